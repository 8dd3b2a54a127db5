// A home let, insured, kept up and taxed.
import { either, paperOf } from '../../paper.ts';
import { table } from '../../writing.ts';

const lease = paperOf(
  'bail-agence',
  `font: 9.4pt/1.4 'DejaVu Serif Condensed', serif; h1 { font-size: 14pt; text-align: center } h2 { font-size: 10pt; margin: 3mm 0 1mm; text-transform: uppercase } .b { border: .2mm solid #555; padding: 2mm; margin-bottom: 2mm }`,
  [
    `<h1>CONTRAT DE BAIL À USAGE D’HABITATION PRINCIPALE – LOCATION VIDE</h1><p style="text-align:center">loi n° 89-462 du 6 juillet 1989, décret n° 2015-587 du 29 mai 2015</p><h2>Entre les soussignés</h2><div class="b"><b>LE BAILLEUR</b> : INDIVISION DELOBEL, représentée par Mme Anne-Sophie DELOBEL, 6 chaussée Brunehaut, 62000 ARRAS, ayant pour mandataire l’agence Flandre Location</div><div class="b"><b>LE LOCATAIRE</b> : Monsieur Karim BELHADJ, né le 3 décembre 1991 à ROUBAIX</div><h2>Article 1 – Le logement</h2><p>Appartement de deux pièces situé 30 rue de la Barre, 59800 LILLE, troisième étage, porte gauche (lot 22), avec cave (lot 61). Surface habitable : 49,22 m². Chauffage individuel électrique.</p><h2>Article 2 – Durée</h2><p>Le bail est consenti pour une durée de 36 mois. Il prend effet le 01/04/2026 et se renouvelle tacitement.</p><h2>Article 3 – Loyer et accessoires</h2><p>Le loyer mensuel est de 640,00 € hors charges. Les charges récupérables donnent lieu à une provision mensuelle de 55,00 €. Soit un total mensuel de 695,00 €, payable d’avance le premier de chaque mois. Loyer de référence majoré : 16,8 €/m². Le loyer du précédent locataire était de 618,00 €.</p><h2>Article 4 – Dépôt de garantie</h2><p>Le locataire verse ce jour la somme de 640,00 €.</p>`,
    `<h2>Article 5 – Révision</h2><p>Le loyer est révisé chaque année au 1er avril selon l’indice de référence des loyers du quatrième trimestre 2025.</p><h2>Article 6 – Obligations</h2><p>Le locataire use paisiblement des locaux, s’assure contre les risques locatifs et entretient le logement. Le bailleur délivre un logement décent et en assure la jouissance paisible.</p><h2>Article 7 – Clause résolutoire</h2><p>À défaut de paiement du loyer ou des charges, le contrat est résilié de plein droit six semaines après un commandement demeuré infructueux.</p><h2>Pièces annexées</h2><p>État des lieux, dossier de diagnostic technique, notice d’information, extraits du règlement de copropriété.</p><p style="margin-top:8mm">Fait à Lille, le 24 mars 2026, en deux exemplaires originaux. Signatures des parties.</p>`,
  ],
  {
    type: 'LOGEMENT_LOUE',
    sub_kind: 'BAIL',
    facts: {
      landlord: either(
        'INDIVISION DELOBEL',
        'INDIVISION DELOBEL, représentée par Mme Anne-Sophie DELOBEL',
      ),
      tenant: 'Monsieur Karim BELHADJ',
      property_address: '30 rue de la Barre, 59800 LILLE',
      surface_habitable: 4922,
      lots: ['22', '61'],
      lease_from: '2026-04-01',
      lease_duration_months: 36,
      rent: 64000,
      rent_charges: 5500,
      deposit: 64000,
    },
    absent: ['iban', 'surface_carrez', 'rnc', 'price'],
  },
);

const receipt = paperOf(
  'quittance-formulaire',
  `font: 10pt 'Nimbus Sans', sans-serif; .q { border: .5mm double #333; padding: 6mm } td { border-bottom: .2mm solid #bbb } td:last-child { text-align: right }`,
  [
    `<div class="q"><p>FLANDRE LOCATION – 3 place Rihour, 59800 LILLE – mandataire du bailleur INDIVISION DELOBEL</p><p style="font-size:14pt;text-align:center"><b>Quittance – échéance d’octobre 2026</b></p><p>Locataire : M. Karim BELHADJ<br>Logement : 30 rue de la Barre, 59800 LILLE<br>Terme du 01/10/2026 au 31/10/2026</p>${table(
      [],
      [
        ['Loyer hors charges', '640,00 €'],
        ['Provision sur charges', '55,00 €'],
        ['<b>Total acquitté le 02/10/2026</b>', '<b>695,00 €</b>'],
      ],
    )}<p style="margin-top:4mm">Nous reconnaissons avoir reçu la somme ci-dessus, dont nous donnons quittance sous réserve de nos droits. Cette quittance annule tout reçu donné à titre d’acompte pour le même terme.</p></div>`,
  ],
  {
    type: 'LOGEMENT_LOUE',
    sub_kind: 'QUITTANCE',
    facts: {
      landlord: 'INDIVISION DELOBEL',
      tenant: 'M. Karim BELHADJ',
      property_address: '30 rue de la Barre, 59800 LILLE',
      period_from: '2026-10-01',
      period_to: '2026-10-31',
      rent: 64000,
      rent_charges: 5500,
    },
    absent: ['deposit', 'lease_from', 'iban'],
  },
);

const insurance = paperOf(
  'assurance-attestation-cadre',
  `font: 10pt/1.45 'URW Gothic', sans-serif; padding: 20mm; .c { border-left: 2mm solid #d9480f; padding-left: 5mm; margin: 6mm 0 }`,
  [
    `<p style="color:#d9480f;font-size:16pt"><b>Prévoyance Garonne Exemple</b></p><p style="margin-left:85mm">Madame Delphine CASTAGNÉ<br>44 allée des Tamaris<br>31300 TOULOUSE</p><p>Toulouse, le 8 janvier 2026</p><h1 style="font-size:14pt">Votre attestation multirisque habitation</h1><div class="c">Sociétaire : Madame Delphine CASTAGNÉ<br>Contrat : HAB 62 114 908<br>Logement assuré : appartement, 44 allée des Tamaris, 31300 TOULOUSE<br>Qualité : copropriétaire occupante<br>Période de garantie : du 1er janvier 2026 au 31 décembre 2026</div><p>Les biens et la responsabilité civile de l’assurée sont couverts contre l’incendie, l’explosion, les dégâts des eaux, le vol et les événements climatiques, dans les limites des conditions générales. Cette attestation n’engage pas l’assureur au-delà des clauses du contrat.</p>`,
  ],
  {
    type: 'ASSURANCES_DU_LOGEMENT',
    sub_kind: null,
    facts: {
      owner: 'Madame Delphine CASTAGNÉ',
      insurer: 'Prévoyance Garonne Exemple',
      policy_number: 'HAB 62 114 908',
      property_address: '44 allée des Tamaris, 31300 TOULOUSE',
      valid_until: '2026-12-31',
    },
    absent: ['iban', 'rnc', 'price'],
  },
);

const upkeep = paperOf(
  'entretien-pompe',
  `font: 9.6pt 'DejaVu Sans Condensed', sans-serif; h1 { font-size: 14pt; color: #0a7f5a } td, th { border: .2mm solid #9cc }`,
  [
    `<p>SAÔNE CLIM SERVICE – 69250 Neuville-sur-Saône – attestation de capacité n° 4418</p><h1>RAPPORT DE VISITE D’ENTRETIEN – POMPE À CHALEUR AIR/EAU</h1>${table(
      [],
      [
        ['Client', 'M. Gérard TISSOT'],
        ['Lieu d’intervention', '15 chemin des Saules, 69650 Quincieux'],
        ['Intervention du', '6 mai 2026'],
        ['Matériel', 'Thermex Aéro 11, n° de série TX-204418, mise en service 2019'],
        ['Fluide', 'R410A, 3,2 kg – contrôle d’étanchéité : satisfaisant'],
      ],
    )}<p style="margin-top:4mm">Opérations effectuées : nettoyage de l’évaporateur, contrôle des pressions, vérification du circulateur et de la régulation, relevé des températures. Prochain entretien avant mai 2028 (décret n° 2020-912).</p><p>Signature du technicien et du client.</p>`,
  ],
  {
    type: 'ENTRETIEN',
    sub_kind: null,
    facts: {
      equipment: 'POMPE_A_CHALEUR',
      made_on: '2026-05-06',
      owner: 'M. Gérard TISSOT',
      property_address: '15 chemin des Saules, 69650 Quincieux',
    },
    absent: ['dpe_number', 'rnc'],
  },
);

const tax = paperOf(
  'taxe-deux-volets',
  `font: 8.8pt 'Nimbus Sans', sans-serif; .t { display: grid; grid-template-columns: 58mm 1fr; gap: 8mm } .k { background: #eef3fb; padding: 3mm; font-size: 8pt } td, th { border: .2mm solid #8aa; text-align: right; padding: .8mm 1mm } td:first-child, th:first-child { text-align: left } .s { border: .5mm solid #000; padding: 3mm; margin: 5mm 0; font-size: 11pt; text-align: center }`,
  [
    `<div class="t"><div><p><b>RÉPUBLIQUE FRANÇAISE</b><br>DIRECTION GÉNÉRALE DES FINANCES PUBLIQUES<br>CENTRE DES FINANCES PUBLIQUES<br>SIP DE VILLEURBANNE</p><div class="k"><b>Pour vos démarches</b><br>Votre numéro fiscal : 20 31 774 905 186<br>Référence de l’avis : 26 69 4410877 31<br>N° de rôle : 221<br>Date d’établissement : 05/08/2026<br>Date de mise en recouvrement : 31/08/2026</div></div><div><p style="font-size:15pt"><b>TAXES FONCIÈRES 2026</b><br><span style="font-size:9pt">AVIS D’IMPÔT – propriétés bâties et non bâties</span></p><p style="margin-top:14mm;font-size:10.5pt">M VERNAY OLIVIER DAMIEN<br>7 RUE DES CHARMETTES<br>69100 VILLEURBANNE</p></div></div><div class="s">Somme à payer : <b>1 214,00 €</b><br>Date limite de paiement : 15/10/2026 – paiement en ligne : 20/10/2026 à minuit</div><p>Propriétaire(s) : VERNAY OLIVIER DAMIEN (indivision simple, M00418) – HADDAD NADIA</p><p>Vous pouvez adhérer au prélèvement mensuel pour 2027 jusqu’au 15 décembre. À défaut de paiement dans les délais, une majoration de 10 % sera appliquée.</p>`,
    `<p>TAXES FONCIÈRES 2026 – Département : RHÔNE (69) – Commune : VILLEURBANNE (266) – page 2/2</p>${table(
      [
        'PROPRIÉTÉS BÂTIES',
        'Commune',
        'Syndicat',
        'Métropole',
        'Taxes spéciales',
        'Ordures ménagères',
        'GEMAPI',
        'Total',
      ],
      [
        ['Taux 2025', '32,94 %', '–', '–', '0,114 %', '5,24 %', '0,18 %', ''],
        ['Taux 2026', '32,94 %', '–', '–', '0,119 %', '5,31 %', '0,19 %', ''],
        ['7 RUE DES CHARMETTES – lots 42, 187', '', '', '', '', '', '', ''],
        ['Base', '3042', '', '', '3042', '3042', '3042', ''],
        ['Cotisation', '1002', '', '', '4', '162', '6', ''],
        ['Cotisations 2025', '985', '', '', '3', '157', '5', '1150'],
        ['Cotisations 2026', '1002', '', '', '4', '162', '6', '1174'],
        ['Variation', '+1,73 %', '', '', '', '+3,18 %', '', '+2,09 %'],
      ],
    )}<table style="width:90mm;margin:6mm 0 0 auto"><tr><td>Frais de gestion de la fiscalité directe locale</td><td>40</td></tr><tr><td>Dégrèvement jeunes agriculteurs</td><td>0</td></tr><tr><td><b>Montant de l’impôt</b></td><td><b>1214</b></td></tr></table>`,
  ],
  {
    type: 'TAX_FONCIERE',
    sub_kind: null,
    facts: {
      tax_year: 2026,
      tax_total: 121400,
      teom: 16200,
      tax_fees: 4000,
      tax_number: '2031774905186',
      pay_by: '2026-10-15',
      owner: 'VERNAY OLIVIER DAMIEN',
    },
    absent: ['iban', 'rnc', 'price'],
  },
);

export const VIE_DU_LOGEMENT = [lease, receipt, insurance, upkeep, tax];
