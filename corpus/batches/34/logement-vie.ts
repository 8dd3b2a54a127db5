// A home let, insured and kept up: leases, a receipt, an insurance certificate, a boiler's service.
import { either, paperOf } from '../../paper.ts';
import { table } from '../../writing.ts';

const lease = paperOf(
  'bail-type-pontoise',
  `font: 9pt/1.38 'Nimbus Sans', sans-serif; padding: 13mm 16mm; h1 { font-size: 13pt; text-align: center } h2 { font-size: 9.8pt; background: #e9e9e9; padding: .8mm 2mm; margin: 3mm 0 1mm } p { margin-bottom: 1.2mm } td { border: .15mm solid #999; padding: .9mm 1.4mm } .f { position: absolute; bottom: 6mm; right: 16mm; font-size: 7pt }`,
  [
    `<p>AGENCE SAINT-MACLOU – gestion locative – 2 place du Grand-Martroy, 95300 PONTOISE – CPI 9501 2020 000 045 661</p><h1>CONTRAT DE LOCATION<br><span style="font-size:9pt">(soumis au titre Ier de la loi du 6 juillet 1989 – bail type de location ou colocation de logement nu, décret n° 2015-587 du 29 mai 2015)</span></h1><h2>I. DÉSIGNATION DES PARTIES</h2><p>Le présent contrat est conclu entre les soussignés :</p><p><b>Bailleur :</b> SCI LES TROIS ORMES, société civile immobilière, 40 rue de la Coutellerie, 95300 PONTOISE, représentée par son mandataire l’AGENCE SAINT-MACLOU ;</p><p><b>Locataire :</b> M. Loris ANTONETTI, né le 22/04/1994 à BASTIA, technicien de maintenance.</p><h2>II. OBJET DU CONTRAT</h2><p>A. Consistance du logement : appartement situé 5-7 rue de Gisors, 95300 PONTOISE, 3e étage face – lot 12 – immeuble collectif en copropriété, construit de 1975 à 1989. Surface habitable : 81,20 m². Nombre de pièces principales : 4. Chauffage et eau chaude : individuels au gaz. Niveau de performance : classe D.<br>B. Destination des locaux : usage d’habitation.<br>C. Locaux et équipements accessoires à usage privatif : cave (lot 47), place de stationnement (lot 48).</p><h2>III. DATE DE PRISE D’EFFET ET DURÉE DU CONTRAT</h2><p>A. Date de prise d’effet : 15 mars 2024. B. Durée : six ans (bailleur personne morale), reconductible tacitement.</p><h2>IV. CONDITIONS FINANCIÈRES</h2>${table(
      [],
      [
        ['Loyer mensuel hors charges', '1 085,00 €'],
        ['Provision mensuelle sur charges récupérables', '120,00 €'],
        ['Total mensuel', '1 205,00 €'],
        ['Dépôt de garantie', '1 085,00 €'],
        ['Révision', 'chaque 15 mars, IRL du 4e trimestre 2023 (142,06)'],
        ['Modalités', 'terme à échoir, le 1er du mois, par prélèvement'],
        ['Dernier loyer du précédent locataire', '1 040,00 €, versé le 01/01/2024'],
      ],
    )}<p class="f">Paraphes – page 1/2</p>`,
    `<h2>V. TRAVAUX</h2><p>Montant et nature des travaux d’amélioration effectués depuis la fin du dernier contrat : remplacement de la chaudière, 4 120,00 € TTC.</p><h2>VI. GARANTIES</h2><p>Garantie Visale n° A10244180733 délivrée le 26/02/2024.</p><h2>VII. CLAUSE DE SOLIDARITÉ</h2><p>Sans objet.</p><h2>VIII. CLAUSE RÉSOLUTOIRE</h2><p>Le contrat sera résilié de plein droit à défaut de paiement du loyer, des charges ou du dépôt de garantie, six semaines après un commandement demeuré infructueux, à défaut d’assurance contre les risques locatifs un mois après commandement, ou pour troubles de voisinage constatés par décision de justice.</p><h2>IX. HONORAIRES DE LOCATION</h2><p>À la charge du locataire : visite, dossier, bail 10 € TTC/m², soit 812,00 € ; état des lieux 3 € TTC/m², soit 243,60 €. À la charge du bailleur : 1 055,60 €.</p><h2>X. ANNEXES</h2><p>Extrait du règlement de copropriété, dossier de diagnostic technique (DPE, CREP sans objet, électricité, gaz, état des risques), notice d’information, état des lieux d’entrée, attestation d’assurance.</p><p style="margin-top:8mm">Fait à Pontoise, le 8 mars 2024, en trois originaux.</p><table style="height:30mm"><tr><td>Le bailleur ou son mandataire</td><td>Le locataire</td></tr></table><p class="f">Paraphes – page 2/2</p>`,
  ],
  {
    type: 'LOGEMENT_LOUE',
    sub_kind: 'BAIL',
    facts: {
      landlord: 'SCI LES TROIS ORMES',
      tenant: 'M. Loris ANTONETTI',
      property_address: '5-7 rue de Gisors, 95300 PONTOISE',
      surface_habitable: 8120,
      lots: either(['12', '47', '48'], ['12']),
      lease_from: '2024-03-15',
      lease_duration_months: 72,
      rent: 108500,
      rent_charges: 12000,
      deposit: 108500,
    },
    absent: ['iban', 'surface_carrez', 'rnc', 'price'],
  },
);

const receipt = paperOf(
  'quittance-agence-pontoise',
  `font: 9.6pt/1.45 'Carlito', sans-serif; padding: 16mm; .q td, .q th { border-bottom: .2mm solid #bbb } .q td:last-child { text-align: right } h1 { font-size: 15pt; color: #704214 }`,
  [
    `<table><tr><td style="padding:0"><b>AGENCE SAINT-MACLOU</b><br>2 place du Grand-Martroy<br>95300 PONTOISE<br>01 34 00 08 44</td><td style="padding:12mm 0 0 20mm">M. Loris ANTONETTI<br>5-7 rue de Gisors<br>95300 PONTOISE</td></tr></table><h1 style="margin-top:10mm">QUITTANCE DE LOYER</h1><p>N° 2026-10-0412 – Pontoise, le 7 octobre 2026<br>Propriétaire : SCI LES TROIS ORMES – mandat n° 331<br>Logement loué : appartement, 5-7 rue de Gisors, 95300 PONTOISE, 3e étage<br>Période : du 01/10/2026 au 31/10/2026</p>${table(
      ['Libellé', 'Montant'],
      [
        ['Loyer principal', '1 131,46 €'],
        ['Provision pour charges', '125,00 €'],
        ['<b>Total du terme</b>', '<b>1 256,46 €</b>'],
        ['Reçu par prélèvement le 05/10/2026', '1 256,46 €'],
        ['Reste dû', '0,00 €'],
      ],
      'q',
    )}<p style="margin-top:5mm">Nous soussignés, mandataires du propriétaire, reconnaissons avoir reçu de M. ANTONETTI la somme de mille deux cent cinquante-six euros et quarante-six centimes pour loyer et charges du terme ci-dessus et lui en donnons quittance, sous réserve de tous nos droits et actions. En cas de congé précédemment donné, cette quittance vaudrait indemnité d’occupation.</p><p style="font-size:8pt">Pensez à nous transmettre votre attestation d’assurance habitation avant le 15 mars 2027.</p>`,
  ],
  {
    type: 'LOGEMENT_LOUE',
    sub_kind: 'QUITTANCE',
    facts: {
      landlord: 'SCI LES TROIS ORMES',
      tenant: 'M. Loris ANTONETTI',
      property_address: '5-7 rue de Gisors, 95300 PONTOISE',
      period_from: '2026-10-01',
      period_to: '2026-10-31',
      rent: 113146,
      rent_charges: 12500,
    },
    absent: ['deposit', 'lease_from', 'iban', 'rnc'],
  },
);

const insurance = paperOf(
  'assurance-attestation-rambouillet',
  `font: 10pt/1.5 'P052', serif; padding: 18mm 20mm; h1 { font-size: 15pt; text-align: center; color: #14532d } td { border: .15mm solid #8a9; padding: 1.4mm 2mm } td:first-child { width: 55mm; background: #f0f6f1 }`,
  [
    `<p style="color:#14532d;font-size:15pt"><b>Mutuelle Forestière Exemple</b></p><p>Agence de Rambouillet – Hélène Jacquemin, agent général – 38 rue du Général-de-Gaulle, 78120 RAMBOUILLET – ORIAS 07 900 418</p><p style="margin:6mm 0 0 95mm">M. Thibaud de KERSAUZON<br>9 chemin de la Villeneuve<br>78120 RAMBOUILLET</p><h1 style="margin-top:10mm">ATTESTATION D’ASSURANCE MULTIRISQUE HABITATION</h1>${table(
      [],
      [
        ['Sociétaire', 'M. Thibaud de KERSAUZON'],
        ['N° de contrat', 'MRH 0418 7730 92'],
        [
          'Risque assuré',
          'Maison de 6 pièces principales, 9 chemin de la Villeneuve, 78120 RAMBOUILLET',
        ],
        ['Qualité', 'Propriétaire occupant'],
        ['Période de validité', 'du 01/04/2026 au 31/03/2027'],
        [
          'Garanties',
          'Incendie et événements assimilés, tempête, grêle, neige, dégâts des eaux, vol, bris de glaces, catastrophes naturelles, responsabilité civile propriétaire et vie privée',
        ],
        ['Franchise générale', '180 €'],
      ],
    )}<p style="margin-top:5mm">La présente attestation, établie le 30 mars 2026, ne peut engager la Mutuelle Forestière Exemple en dehors des limites précisées par les clauses et conditions du contrat auquel elle se réfère. Elle n’implique qu’une présomption de garantie (article L. 112-3 du code des assurances). La cotisation de l’année a été réglée.</p><p style="font-size:7.6pt;margin-top:12mm">Mutuelle Forestière Exemple, société d’assurance mutuelle à cotisations variables, entreprise régie par le code des assurances – SIREN 900 661 008 – siège : 4 rue de la Futaie, 45000 ORLÉANS</p>`,
  ],
  {
    type: 'ASSURANCES_DU_LOGEMENT',
    sub_kind: null,
    facts: {
      owner: 'M. Thibaud de KERSAUZON',
      insurer: 'Mutuelle Forestière Exemple',
      policy_number: 'MRH 0418 7730 92',
      property_address: '9 chemin de la Villeneuve, 78120 RAMBOUILLET',
      valid_until: '2027-03-31',
    },
    absent: ['iban', 'rnc', 'price'],
  },
);

const boiler = paperOf(
  'entretien-chaudiere-pontoise',
  `font: 9.2pt/1.4 'DejaVu Sans Condensed', sans-serif; padding: 14mm 16mm; h1 { font-size: 13pt; color: #b45309 } h2 { font-size: 10pt; margin: 3mm 0 1mm } td, th { border: .15mm solid #cba; padding: 1mm 1.5mm }`,
  [
    `<p><b>CHAUFFAGE DE L’OISE</b> – 17 chaussée Jules-César, 95300 PONTOISE – Qualigaz PG 118 442 – 01 34 00 66 10</p><h1>ATTESTATION D’ENTRETIEN D’UNE CHAUDIÈRE (4 à 400 kW)</h1><p>Articles R. 224-41-4 à R. 224-41-9 du code de l’environnement – arrêté du 15 septembre 2009 modifié – attestation n° 26-3381</p>${table(
      [],
      [
        ['Commanditaire', 'M. Loris ANTONETTI, locataire – contrat annuel CO-7714'],
        ['Propriétaire', 'SCI LES TROIS ORMES'],
        ['Lieu', '5-7 rue de Gisors, 95300 PONTOISE, 3e étage face'],
        [
          'Chaudière',
          'murale étanche gaz à condensation, Thermax Isea 24, 24 kW, n° 21-0881447, mise en service 02/2024',
        ],
        ['Date de la visite', '17/02/2026'],
        ['Date du dernier entretien', '20/02/2025'],
        ['Date du dernier ramonage', 'sans objet (ventouse)'],
      ],
    )}<h2>Opérations réalisées</h2><p>Nettoyage du corps de chauffe, du brûleur, de la veilleuse et de l’extracteur ; vérification fonctionnelle de la pompe, des dispositifs de sécurité ; nettoyage du siphon ; contrôle de la régulation.</p><h2>Mesures</h2>${table(
      [
        'Température des fumées',
        'Température ambiante',
        'O₂',
        'CO ambiant',
        'Rendement évalué',
        'Émissions NOx évaluées',
      ],
      [['58 °C', '19 °C', '4,8 %', '0 ppm', '97,2 % PCI', '38 mg/kWh']],
    )}<p style="margin-top:3mm">Teneur en monoxyde de carbone inférieure à 10 ppm : la situation est normale. Conseils : abaisser la courbe de chauffe, désembouer le circuit avant 2028. Prochaine visite avant le 17/02/2027.</p><p>Fait à Pontoise, le 17/02/2026 – le technicien, D. Salvatori – signature du client</p>`,
  ],
  {
    type: 'ENTRETIEN',
    sub_kind: null,
    facts: {
      equipment: 'CHAUDIERE',
      made_on: '2026-02-17',
      property_address: '5-7 rue de Gisors, 95300 PONTOISE',
      owner: 'SCI LES TROIS ORMES',
    },
    absent: ['dpe_number', 'rnc', 'iban'],
  },
);

export const LOGEMENT_VIE = [lease, receipt, insurance, boiler];
