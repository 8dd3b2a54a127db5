// A home taxed, let, insured and kept up.
import { either, paperOf } from '../../paper.ts';
import { table } from '../../writing.ts';

const tax = paperOf(
  'taxe-avis-le-mans',
  `font: 8.4pt/1.3 'Nimbus Sans', sans-serif; padding: 11mm; .two { display: grid; grid-template-columns: 66mm 1fr; gap: 8mm } .v { border: .3mm solid #003189; padding: 2.5mm; font-size: 7.8pt } .m { border: .6mm solid #003189; padding: 3mm; margin: 4mm 0; display: flex; justify-content: space-between; font-size: 11pt } td, th { border: .2mm solid #667; text-align: right; padding: .7mm 1mm } td:first-child, th:first-child { text-align: left }`,
  [
    `<div class="two"><div><b>FINANCES PUBLIQUES</b><br>DIRECTION DÉPARTEMENTALE DE LA SARTHE<br>SIP LE MANS<br>33 AVENUE DU GENERAL DE GAULLE<br>72038 LE MANS CEDEX 9<div class="v" style="margin-top:4mm"><b>Vos références</b><br>Numéro fiscal : 18 09 447 210 365<br>Référence de l’avis : 25 72 0881174 42<br>Contrat de prélèvement : M7218094472<br>Numéro de propriétaire : 181 B03318 P<br>Débiteur(s) légal(aux) : BOUVIER-DESNOS THIERRY<br>Numéro de rôle : 22101<br>Date d’établissement : 07/08/2025<br>Date de mise en recouvrement : 31/08/2025</div></div><div><p style="font-size:13pt;color:#003189"><b>AVIS D’IMPÔT 2025</b><br>TAXES FONCIÈRES<br><span style="font-size:8pt">votées et perçues par la commune, l’intercommunalité et divers organismes</span></p><p style="margin-top:14mm;font-size:10pt">M BOUVIER-DESNOS THIERRY<br>40 AV DU GENERAL LECLERC<br>72000 LE MANS</p></div></div><div class="m"><span>Montant de votre impôt</span><b>1 708,00 €</b></div><p>Vous avez choisi le prélèvement mensuel. Montant déjà prélevé : 1 366,00 €. Restant à prélever : 342,00 €, en octobre et novembre. Sinon, date limite de paiement : 15/10/2025.</p>${table(
      [
        'Propriétés bâties',
        'Commune',
        'Syndicat de communes',
        'Inter communalité',
        'Taxes spéciales',
        'Taxe ordures ménagères',
        'Taxe GEMAPI',
        'Total des cotisations',
      ],
      [
        ['Taux 2024', '37,55 %', '', '3,12 %', '0,198 %', '8,45 %', '0,221 %', ''],
        ['Taux 2025', '37,55 %', '', '3,12 %', '0,204 %', '8,62 %', '0,240 %', ''],
        ['Adresse : 40 AV DU GENERAL LECLERC', '', '', '', '', '', '', ''],
        ['Base', '3322', '', '3322', '3322', '3322', '3322', ''],
        ['Cotisation', '1247', '', '104', '7', '286', '8', '1652'],
        ['Cotisation lissée', '', '', '', '', '', '', ''],
      ],
    )}<table style="width:84mm;margin:3mm 0 0 auto"><tr><td>Frais de gestion de la fiscalité directe locale</td><td>56</td></tr><tr><td>Dégrèvement</td><td>0</td></tr><tr><td>Montant de votre impôt</td><td>1708</td></tr></table>`,
  ],
  {
    type: 'TAX_FONCIERE',
    sub_kind: null,
    facts: {
      tax_year: 2025,
      tax_total: 170800,
      teom: 28600,
      tax_fees: 5600,
      tax_number: '1809447210365',
      pay_by: '2025-10-15',
      owner: either('BOUVIER-DESNOS THIERRY', 'M BOUVIER-DESNOS THIERRY'),
    },
    absent: ['iban', 'rnc', 'price'],
  },
);

const islandTax = paperOf(
  'taxe-espace-particulier-saint-pierre',
  `font: 9.4pt/1.4 'DejaVu Sans', sans-serif; padding: 12mm; .h { background: #000091; color: #fff; padding: 3mm } td { border-bottom: .2mm solid #ccd } td:last-child { text-align: right }`,
  [
    `<div class="h">impots.gouv.fr – Espace particulier – Documents – avis de taxes foncières 2024</div><p style="margin-top:4mm">GRONDIN JEAN BERNARD ET COINDIVISAIRES<br>22 CHE BOIS D OLIVES<br>97432 RAVINE DES CABRIS</p><p>N° fiscal du destinataire : 30 22 118 906 417 – Réf. avis : 24 97 4100388 07</p><h1 style="font-size:15pt">Taxes foncières 2024</h1><p>Département 974 LA RÉUNION – commune 416 SAINT-PIERRE</p>${table(
      [],
      [
        ['3 RUE FRANCOIS DE MAHY – part communale (taux 46,12 %, base 1 804)', '832 €'],
        ['Part intercommunale (2,10 %)', '38 €'],
        ['Taxe spéciale d’équipement', '9 €'],
        ['Taxe d’enlèvement des ordures ménagères (15,40 %)', '278 €'],
        ['GEMAPI', '11 €'],
        ['Sous-total des cotisations', '1 168 €'],
        ['Frais de gestion', '41 €'],
        ['<b>Total à payer</b>', '<b>1 209 €</b>'],
      ],
    )}<p style="margin-top:4mm">À payer au plus tard le 15 octobre 2024. Au-delà de 300 €, le paiement se fait obligatoirement en ligne ou par prélèvement : vous disposez alors d’un délai supplémentaire jusqu’au 20 octobre 2024.</p>`,
  ],
  {
    type: 'TAX_FONCIERE',
    sub_kind: null,
    facts: {
      tax_year: 2024,
      tax_total: 120900,
      teom: 27800,
      tax_fees: 4100,
      tax_number: '3022118906417',
      pay_by: '2024-10-15',
      owner: either('GRONDIN JEAN BERNARD ET COINDIVISAIRES', 'GRONDIN JEAN BERNARD'),
    },
    absent: ['iban', 'rnc', 'price', 'lots'],
  },
);

const lease = paperOf(
  'bail-type-auxerre',
  `font: 9.2pt/1.4 'Carlito', sans-serif; padding: 13mm 16mm; h2 { font-size: 10pt; background: #e8e8e8; padding: 1mm 2mm; margin: 3mm 0 1mm } p { margin-bottom: 1mm }`,
  [
    `<h1 style="font-size:14pt;text-align:center">CONTRAT DE LOCATION<br><span style="font-size:9pt">(soumis au titre Ier de la loi du 6 juillet 1989 – résidence principale du locataire – logement nu)</span></h1><h2>I. Désignation des parties</h2><p><b>Bailleur</b> : M. GUYARD Stéphane, personne physique, 41 boulevard de la Chaînette, 89000 AUXERRE.</p><p><b>Locataires</b> : M. ZITOUNI Bilal et Mme ZITOUNI Sarah, solidairement.</p><p><b>Caution</b> : Mme ROUX Françoise, 8 rue de Paris, 89400 MIGENNES.</p><h2>II. Objet du contrat</h2><p>Logement : appartement, 9 rue Joubert, 89000 AUXERRE, 2e étage gauche, lot 3. Surface habitable : 58,40 m². Nombre de pièces : 3. Période de construction : avant 1949. Chauffage individuel électrique. Classe énergétique F.</p><h2>III. Date de prise d’effet et durée</h2><p>Prise d’effet : 1er février 2025. Durée : trois ans.</p><h2>IV. Conditions financières</h2><p>Loyer mensuel : 540,00 €. Révision annuelle au 1er février, IRL du 3e trimestre 2024 (144,51).</p><p>Charges récupérables : provision mensuelle de 42,50 € avec régularisation annuelle. Total mensuel : 582,50 €, payable d’avance le 5 de chaque mois.</p><p>Dernier loyer du précédent locataire : 525,00 €, versé le 05/12/2024.</p><h2>V. Travaux</h2><p>Remplacement du ballon d’eau chaude en 2024 (1 140 €).</p><h2>VI. Garanties</h2><p>Dépôt de garantie : 540,00 €.</p><h2>VII. Clause résolutoire</h2><p>Le contrat est résilié de plein droit à défaut de paiement, six semaines après un commandement demeuré infructueux.</p><p>Fait à Auxerre le 27 janvier 2025 en trois exemplaires. Le bailleur – Les locataires – La caution</p>`,
  ],
  {
    type: 'LOGEMENT_LOUE',
    sub_kind: 'BAIL',
    facts: {
      landlord: 'M. GUYARD Stéphane',
      tenant: 'M. ZITOUNI Bilal et Mme ZITOUNI Sarah',
      property_address: '9 rue Joubert, 89000 AUXERRE',
      surface_habitable: 5840,
      lots: ['3'],
      lease_from: '2025-02-01',
      lease_duration_months: 36,
      rent: 54000,
      rent_charges: 4250,
      deposit: 54000,
    },
    absent: ['iban', 'surface_carrez', 'rnc', 'price', 'energy'],
  },
);

const receipt = paperOf(
  'quittance-simple-auxerre',
  `font: 12pt/1.6 'Nimbus Roman', serif; padding: 30mm 25mm`,
  [
    `<p>M. Stéphane GUYARD<br>41 boulevard de la Chaînette<br>89000 AUXERRE</p><p style="text-align:center;font-size:15pt"><b>Quittance de loyer – mars 2026</b></p><p>Je soussigné Stéphane GUYARD, propriétaire du logement situé 9 rue Joubert, 89000 AUXERRE, déclare avoir reçu de M. et Mme ZITOUNI la somme de 591,00 € (cinq cent quatre-vingt-onze euros) au titre du loyer et des charges du 1er mars 2026 au 31 mars 2026, dont :</p><p>– loyer : 548,50 €<br>– provision pour charges : 42,50 €</p><p>et leur en donne quittance, sous réserve de tous mes droits.</p><p>Fait à Auxerre, le 6 mars 2026</p>`,
  ],
  {
    type: 'LOGEMENT_LOUE',
    sub_kind: 'QUITTANCE',
    facts: {
      landlord: either('Stéphane GUYARD', 'M. Stéphane GUYARD'),
      tenant: 'M. et Mme ZITOUNI',
      property_address: '9 rue Joubert, 89000 AUXERRE',
      period_from: '2026-03-01',
      period_to: '2026-03-31',
      rent: 54850,
      rent_charges: 4250,
    },
    absent: ['deposit', 'lease_from', 'iban'],
  },
);

const insurance = paperOf(
  'assurance-pno-le-mans',
  `font: 10pt/1.45 'DejaVu Sans Condensed', sans-serif; padding: 18mm; td { border-bottom: .2mm solid #ccc }`,
  [
    `<p><b style="font-size:14pt;color:#a00">MUTUELLE DU MAINE EXEMPLE</b><br>Agence Le Mans République – Mme Aurore DAGUENET, agent général</p><p style="margin-left:90mm">Monsieur Thierry BOUVIER-DESNOS<br>40 avenue du Général Leclerc<br>72000 LE MANS</p><p>Le Mans, le 11 décembre 2025</p><h1 style="font-size:13pt">ATTESTATION D’ASSURANCE HABITATION</h1><p>Nous attestons que Monsieur Thierry BOUVIER-DESNOS est titulaire d’un contrat multirisque habitation garantissant le logement désigné ci-après.</p>${table(
      [],
      [
        ['Contrat n°', '0072 4418 907 B'],
        ['Qualité', 'Propriétaire occupant en copropriété'],
        ['Situation du risque', '40 avenue du Général Leclerc, 72000 LE MANS – 4 pièces'],
        [
          'Garanties',
          'Incendie, dégât des eaux, vol, responsabilité civile, catastrophes naturelles',
        ],
        ['Période de validité', 'du 01/01/2026 au 31/12/2026'],
      ],
    )}<p style="margin-top:5mm">La présente attestation ne constitue qu’une présomption de garantie et n’engage l’assureur que dans les limites du contrat.</p>`,
  ],
  {
    type: 'ASSURANCES_DU_LOGEMENT',
    sub_kind: null,
    facts: {
      owner: 'Monsieur Thierry BOUVIER-DESNOS',
      insurer: 'MUTUELLE DU MAINE EXEMPLE',
      policy_number: '0072 4418 907 B',
      property_address: '40 avenue du Général Leclerc, 72000 LE MANS',
      valid_until: '2026-12-31',
    },
    absent: ['iban', 'rnc', 'price', 'lots'],
  },
);

const boiler = paperOf(
  'entretien-chaudiere-plouzane',
  `font: 9.2pt 'Nimbus Sans', sans-serif; padding: 15mm; h1 { font-size: 13pt; color: #c60 } td { border: .2mm solid #dba; padding: 1.3mm }`,
  [
    `<p><b>ARMOR CHAUFFAGE SERVICE</b> – ZA de Mescouézel – 29280 PLOUZANÉ – 02 98 00 55 18</p><h1>ATTESTATION D’ENTRETIEN ANNUEL D’UNE CHAUDIÈRE</h1><p>Arrêté du 15 septembre 2009 – chaudière de 4 à 400 kW</p>${table(
      [],
      [
        ['Client', 'Mme Maïwenn LE HIR'],
        ['Adresse de l’installation', '62 route de Kerarmerrien, 29280 PLOUZANÉ'],
        ['Chaudière', 'Fioul, marque Exemplia, 28 kW, mise en service 2003'],
        ['Date de la visite', '14/10/2025'],
        ['Rendement évalué', '87 %'],
        ['Taux de CO ambiant', '0 ppm – conforme'],
        ['Travaux réalisés', 'Ramonage du conduit, nettoyage du brûleur, remplacement du gicleur'],
      ],
    )}<p style="margin-top:4mm">Conseils : envisager le remplacement par un équipement utilisant une énergie renouvelable. Facture n° 25-3381 jointe : 164,00 € TTC.</p>`,
  ],
  {
    type: 'ENTRETIEN',
    sub_kind: null,
    facts: {
      equipment: 'CHAUDIERE',
      made_on: '2025-10-14',
      owner: 'Mme Maïwenn LE HIR',
      property_address: '62 route de Kerarmerrien, 29280 PLOUZANÉ',
    },
    absent: ['dpe_number', 'rnc', 'total'],
  },
);

export const LOGEMENT = [tax, islandTax, lease, receipt, insurance, boiler];
