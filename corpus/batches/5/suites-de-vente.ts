// Around a sale: cover of a landlord, a boiler's yearly visit, a cabinet's statement before the promise.
import { either, paperOf } from '../../paper.ts';
import { table } from '../../writing.ts';

const cover = paperOf(
  'assurance-nantes-pno',
  `font: 10pt/1.5 'DejaVu Sans Condensed', sans-serif; padding: 18mm 20mm; h1 { font-size: 14pt; color: #1e6b3a } td { border-bottom: .15mm solid #9c9 }`,
  [
    `<p><b style="font-size:15pt;color:#1e6b3a">MUTUELLE DE LOIRE EXEMPLE</b><br>Société d’assurance mutuelle à cotisations variables, entreprise régie par le code des assurances<br>Agence Nantes Centre, 4 place Royale, 44000 NANTES</p><p style="margin-left:95mm">M. GUILLOUX FABIEN<br>17 RUE DES HAUTS PAVES<br>44000 NANTES</p><p>Nantes, le 5 janvier 2026</p><h1>ATTESTATION D’ASSURANCE PROPRIÉTAIRE NON OCCUPANT</h1><p>Nous soussignés, Mutuelle de Loire Exemple, attestons que le sociétaire désigné ci-dessous est titulaire d’un contrat en cours de validité :</p>${table(
      [],
      [
        ['Sociétaire', 'M. GUILLOUX FABIEN'],
        ['Numéro de contrat', 'PNO 7 731 448 K'],
        ['Adresse du risque', '9 rue du Coudray, 44000 NANTES'],
        [
          'Nature du bien',
          'Appartement de 3 pièces principales en copropriété, avec cave et parking',
        ],
        ['Qualité de l’assuré', 'Propriétaire non occupant (copropriétaire bailleur)'],
        ['Garanties acquises du', '01/01/2026 au 31/12/2026'],
      ],
    )}<p style="margin-top:5mm">Événements garantis : responsabilité civile du propriétaire d’immeuble (article 9-1 de la loi du 10 juillet 1965), recours des voisins et des locataires, incendie et événements assimilés, dégâts des eaux, gel, catastrophes naturelles et technologiques, tempête, grêle et neige, bris de glace, vol et vandalisme.</p><p>La présente attestation ne peut engager l’assureur en dehors des limites précisées par les clauses et conditions du contrat auquel elle se réfère. Elle n’implique qu’une présomption de garantie (article L. 112-3 du code des assurances) et ne préjuge pas du paiement de la cotisation.</p><p style="margin-left:95mm">Pour la Mutuelle,<br>le directeur général</p>`,
  ],
  {
    type: 'ASSURANCES_DU_LOGEMENT',
    sub_kind: null,
    facts: {
      owner: 'M. GUILLOUX FABIEN',
      insurer: 'MUTUELLE DE LOIRE EXEMPLE',
      policy_number: 'PNO 7 731 448 K',
      property_address: '9 rue du Coudray, 44000 NANTES',
      valid_until: '2026-12-31',
    },
    absent: ['iban', 'rnc', 'price', 'rent'],
  },
);

const boiler = paperOf(
  'entretien-rennes-chaudiere',
  `font: 9.4pt/1.4 'Nimbus Sans', sans-serif; h1 { font-size: 14pt; color: #b45309; text-align: center } h2 { font-size: 10pt; color: #b45309; margin: 4mm 0 1mm } td, th { border: .15mm solid #d6a56a; padding: 1mm 1.5mm } th { background: #fdf3e4 }`,
  [
    `<p><b>CHAUFFAGE SERVICE 35</b> – 8 rue du Manoir de Servigné, 35000 RENNES – SIRET 900 001 020 00014 – professionnel du gaz n° 35-2218</p><h1>ATTESTATION D’ENTRETIEN ANNUEL D’UNE CHAUDIÈRE GAZ</h1><p style="text-align:center">article R. 224-41-8 du code de l’environnement – arrêté du 15 septembre 2009 – puissance comprise entre 4 et 400 kW</p>${table(
      [],
      [
        ['Commanditaire', 'Mme RIOU Solenn'],
        ['Adresse de l’installation', '14 rue Legraverend, 35000 RENNES'],
        ['Date de la visite', '08/09/2026'],
        ['Contrat', 'C-118 907, formule confort'],
        ['Technicien', 'Brieuc HERVÉ'],
      ],
    )}<h2>Identification de la chaudière</h2>${table(
      [
        'Marque et modèle',
        'N° de série',
        'Mise en service',
        'Combustible',
        'Puissance',
        'Évacuation',
      ],
      [['Thermex Condens 24', 'TXC24-190447', '11/2019', 'Gaz naturel', '24 kW', 'Ventouse']],
    )}<h2>Points contrôlés</h2>${table(
      ['Opération', 'Réalisée', 'Observation'],
      [
        ['Nettoyage du corps de chauffe et du brûleur', 'oui', ''],
        ['Vérification du circulateur et des sécurités', 'oui', ''],
        ['Contrôle de l’évacuation des produits de combustion', 'oui', ''],
        ['Réglage du débit de gaz', 'oui', ''],
        ['Nettoyage du siphon de condensats', 'oui', 'légère corrosion'],
      ],
    )}<h2>Mesures</h2><p>Teneur en monoxyde de carbone dans l’ambiance : 0 ppm (situation normale, inférieure à 10 ppm). Température des fumées : 58 °C. Rendement évalué : 97,4 % ; rendement de référence : 93 %. Émissions d’oxydes d’azote évaluées : 38 mg/kWh.</p><h2>Conseils</h2><p>Pose d’une régulation programmable, désembouage des radiateurs lors du prochain entretien. Prochain entretien à prévoir avant le 08/09/2027. L’attestation est à conserver deux ans et à tenir à disposition en cas de contrôle.</p><p>Signature du technicien – Signature du client</p>`,
  ],
  {
    type: 'ENTRETIEN',
    sub_kind: null,
    facts: {
      equipment: 'CHAUDIERE',
      made_on: '2026-09-08',
      owner: 'Mme RIOU Solenn',
      property_address: '14 rue Legraverend, 35000 RENNES',
    },
    absent: ['dpe_number', 'energy', 'rnc', 'price'],
  },
);

const before = paperOf(
  'ped-nantes-cabinet',
  `font: 9pt/1.4 'DejaVu Sans Condensed', sans-serif; h1 { font-size: 15pt; text-align: center } h2 { font-size: 9.8pt; background: #e9e9e9; padding: 1mm 2mm; margin: 3.5mm 0 1mm } td { border-bottom: .1mm dotted #888; padding: .8mm 1.5mm } .a td:last-child { text-align: right; width: 34mm } .i td:first-child { width: 48mm }`,
  [
    `<p>CABINET PENNANEAC’H & FILS – 3 quai de la Fosse, 44000 NANTES</p><h1>PRÉ-ÉTAT DATÉ</h1><p style="text-align:center">Informations délivrées au titre de l’article L. 721-2, II, 2° du code de la construction et de l’habitation, préalablement à la promesse de vente</p><table class="i"><tr><td>Syndicat</td><td>LES JARDINS DE L’ERDRE</td></tr><tr><td>Adresse</td><td>9 rue du Coudray, 44000 NANTES</td></tr><tr><td>Immatriculation</td><td>AD2047719</td></tr><tr><td>Copropriétaire cédant</td><td>M. ou Mme GUILLOUX Fabien</td></tr><tr><td>Lots cédés</td><td>22 (appartement), 61 (cave), 94 (parking)</td></tr><tr><td>Établi le</td><td>4 novembre 2026</td></tr></table><h2>PREMIÈRE PARTIE – Sommes dues par le copropriétaire cédant pour les lots objets de la mutation</h2><table class="a"><tr><td>A/ Au syndicat, au titre :</td><td></td></tr><tr><td>1. des provisions exigibles du budget prévisionnel (D. art. 5-1° a)</td><td>0,00 €</td></tr><tr><td>2. des provisions exigibles dans les dépenses non comprises dans le budget</td><td>146,80 €</td></tr><tr><td>3. des charges impayées sur les exercices antérieurs</td><td>0,00 €</td></tr><tr><td>4. des avances exigibles (réserve, provisions spéciales)</td><td>0,00 €</td></tr><tr><td>B/ À des tiers : emprunt du syndicat</td><td>0,00 €</td></tr></table><h2>DEUXIÈME PARTIE – Sommes dont le syndicat pourrait être débiteur</h2><table class="a"><tr><td>1. Avance de trésorerie (compte 1031)</td><td>256,90 €</td></tr><tr><td>2. Autres avances (compte 1033)</td><td>55,05 €</td></tr></table>`,
    `<h2>TROISIÈME PARTIE – Sommes incombant au nouveau copropriétaire</h2><table class="a"><tr><td>Reconstitution des avances</td><td>311,95 €</td></tr><tr><td>Provision du budget, exigible le 01/01/2027</td><td>677,89 €</td></tr><tr><td>Fonds de travaux, exigible le 01/01/2027</td><td>31,02 €</td></tr><tr><td>Porte de garage, appel 2/2 exigible le 15/12/2026</td><td>146,80 €</td></tr></table><h2>ANNEXE – Charges des deux exercices précédents pour les lots</h2><table class="a"><tr><td>Exercice 2025/2026 : quote-part appelée / réelle</td><td>2 668,80 € / 2 856,24 €</td></tr><tr><td>Exercice 2024/2025 : quote-part appelée / réelle</td><td>2 596,00 € / 2 571,38 €</td></tr></table><h2>ANNEXE – Situation financière du syndicat au 31/03/2026</h2><table class="a"><tr><td>Impayés de charges au sein de la copropriété</td><td>9 411,06 €</td></tr><tr><td>Dette du syndicat à l’égard des fournisseurs</td><td>6 040,22 €</td></tr><tr><td>Montant du fonds de travaux</td><td>14 235,00 €</td></tr><tr><td>Dont part rattachée aux lots cédés (367/10 000)</td><td>522,42 €</td></tr></table><h2>Renseignements divers</h2><p>Procédures en cours : néant. Assurance de l’immeuble : Mutuelle de Loire Exemple. Prochaine assemblée générale : juin 2027. Travaux votés non exécutés : porte basculante du garage. Le présent document est délivré à titre d’information et ne remplace pas l’état daté prévu à l’article 5 du décret du 17 mars 1967, qui sera adressé au notaire avant l’acte. Coût du présent pré-état daté : 180,00 € TTC.</p><p style="margin-left:100mm">Le syndic</p>`,
  ],
  {
    type: 'PRE_ETAT_DATE',
    sub_kind: null,
    facts: {
      syndic: either('CABINET PENNANEAC’H & FILS', 'CABINET PENNANEAC’H ET FILS'),
      building: 'LES JARDINS DE L’ERDRE',
      building_address: '9 rue du Coudray, 44000 NANTES',
      rnc: 'AD2047719',
      owner: 'M. ou Mme GUILLOUX Fabien',
      lots: ['22', '61', '94'],
      tantiemes: 367,
      base: 10000,
      made_on: '2026-11-04',
      fonds_travaux: 1423500,
      impayes: 941106,
      dette_fournisseurs: 604022,
    },
    absent: ['iban', 'meeting_on', 'price'],
  },
);

export const SUITES_DE_VENTE = [cover, boiler, before];
