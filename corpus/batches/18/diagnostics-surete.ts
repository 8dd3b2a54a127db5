// Reports on installations, on the place and on its size: gas, electricity, risks, noise, sewer, Carrez.
import { either, paperOf } from '../../paper.ts';
import { paragraphs, table } from '../../writing.ts';

const gas = paperOf(
  'gaz-fiche-cholet',
  `font: 9pt 'Nimbus Sans Narrow', sans-serif; padding: 13mm; h1 { font-size: 14pt; background: #f5b700; padding: 2mm } td, th { border: .2mm solid #b90; padding: .9mm } h2 { font-size: 10pt; margin: 3mm 0 1mm }`,
  [
    `<p><b>EXPERT’MAUGES</b> – cabinet de diagnostic immobilier – 22 rue Nationale, 49300 CHOLET</p><h1>Diagnostic gaz – État de l’installation intérieure</h1><p>NF P 45-500 – arrêtés des 6 avril 2007, 18 novembre 2013, 12 février 2014</p>${table(
      [],
      [
        ['Référence', '2026/EM/0771-GAZ', 'Visite du', '17/08/2026'],
        ['Adresse du bien', '12 bis rue du Paradis, 49300 CHOLET', 'Lot', '15'],
        ['Propriétaire', 'Consorts MÉTAYER', 'Donneur d’ordre', 'Agence Les Mauges'],
        ['Distributeur', 'GRDF Exemple', 'PCE', '03 411 907 224 118'],
      ],
    )}<h2>Appareils</h2>${table(
      ['Appareil', 'Type', 'Puissance', 'Lieu', 'Taux de CO'],
      [
        ['Chaudière à condensation', 'Étanche', '24 kW', 'Cuisine', 'Sans objet'],
        ['Plaque 3 feux', 'Non raccordé', '–', 'Cuisine', '–'],
      ],
    )}<h2>Anomalies</h2><p>Aucune anomalie relevée.</p><h2>Conclusion</h2><p>☒ L’installation ne comporte aucune anomalie<br>☐ L’installation comporte des anomalies de type A1<br>☐ L’installation comporte des anomalies de type A2<br>☐ L’installation comporte des anomalies de type DGI<br>☐ L’installation comporte une anomalie 32c</p><p>Rapport établi à Cholet le 18/08/2026. Durée de validité : trois ans, jusqu’au 17/08/2029.</p>`,
  ],
  {
    type: 'DIAGNOSTICS',
    sub_kind: 'GAZ',
    facts: {
      owner: 'Consorts MÉTAYER',
      property_address: '12 bis rue du Paradis, 49300 CHOLET',
      lots: ['15'],
      report_number: '2026/EM/0771-GAZ',
      made_on: either('2026-08-18', '2026-08-17'),
      valid_until: '2029-08-17',
      diagnostic_result: 'NEGATIVE',
    },
    absent: ['energy', 'surface_carrez', 'dpe_number'],
  },
);

const electricity = paperOf(
  'electricite-tableau-plouzane',
  `font: 9.2pt/1.4 'Carlito', sans-serif; padding: 14mm; td, th { border: .2mm solid #777; padding: 1mm } h2 { font-size: 10.4pt; margin: 4mm 0 1mm }`,
  [
    `<p><b>IROISE DIAGNOSTICS</b> – 3 rue de Bretagne, 29280 PLOUZANÉ</p><h1 style="font-size:14pt">État de l’installation intérieure d’électricité des immeubles à usage d’habitation</h1><p>Rapport n° ID-26-077/E &nbsp; Intervention du 3 mars 2026 &nbsp; Fin de validité : 2 mars 2029</p><h2>1. Immeuble</h2><p>Maison individuelle, 62 route de Kerarmerrien, 29280 PLOUZANÉ – installation de 1979 – propriétaire : Consorts LE HIR-MORVAN</p><h2>2. Conclusion</h2><p>L’installation intérieure d’électricité comporte <b>une ou des anomalies</b>. Il est recommandé au propriétaire d’agir afin d’éliminer les dangers qu’elles présentent.</p><h2>3. Détail des anomalies</h2>${table(
      ['N° article', 'Libellé', 'Localisation', 'Mesure compensatoire'],
      [
        [
          'B3.3.6 a1',
          'Au moins un socle de prise ne comporte pas de broche de terre',
          'Chambres',
          'Non',
        ],
        [
          'B7.3 a',
          'L’enveloppe d’au moins un matériel est manquante ou détériorée',
          'Garage',
          'Non',
        ],
        ['B8.3 e', 'Conducteur non protégé mécaniquement', 'Grenier', 'Non'],
      ],
    )}<h2>4. Informations complémentaires</h2><p>B11 a1 : l’ensemble de l’installation est protégé par au moins un dispositif différentiel à haute sensibilité (30 mA).</p>`,
  ],
  {
    type: 'DIAGNOSTICS',
    sub_kind: 'ELECTRICITE',
    facts: {
      owner: 'Consorts LE HIR-MORVAN',
      property_address: '62 route de Kerarmerrien, 29280 PLOUZANÉ',
      report_number: 'ID-26-077/E',
      made_on: '2026-03-03',
      valid_until: '2029-03-02',
      diagnostic_result: 'POSITIVE',
    },
    absent: ['lots', 'energy', 'dpe_number'],
  },
);

const risks = paperOf(
  'erp-en-ligne-fort-de-france',
  `font: 8.8pt/1.4 'DejaVu Sans', sans-serif; padding: 11mm; .h { background: #1d3557; color: #fff; padding: 4mm; font-size: 13pt } .g { display: grid; grid-template-columns: 1fr 24mm; border-bottom: .2mm solid #aab; padding: 1mm 0 } .g b { text-align: right }`,
  [
    `<div class="h">État des risques – édition en ligne du 14/09/2026 à 09:12</div><p style="margin-top:3mm">Réf. ERP-972-55081 – Établi par risques-immo.example.fr pour le compte de Mme SAINTE-ROSE Marie-José (vendeur)</p><p><b>Bien :</b> RUE DES HIBISCUS, BELLEVUE, 97200 FORT-DE-FRANCE – Parcelle AH 0412 – validité 6 mois</p>${[
      ['PPRn Inondation, approuvé le 30/12/2013', 'non'],
      ['PPRn Mouvement de terrain, approuvé le 30/12/2013', 'OUI'],
      ['PPRn Séisme, volcan, tsunami', 'OUI'],
      ['PPR miniers', 'non'],
      ['PPR technologiques', 'non'],
      ['Zone de sismicité', '5 – forte'],
      ['Potentiel radon', '2'],
      ['Secteur d’information sur les sols (SIS)', 'non'],
      ['Recul du trait de côte', 'non'],
      ['Obligation légale de débroussaillement', 'non'],
      ['Indemnisation CATNAT perçue par le vendeur', 'non'],
    ]
      .map(([label, value]) => `<div class="g"><span>${label}</span><b>${value}</b></div>`)
      .join(
        '',
      )}<p style="margin-top:4mm">Arrêtés de catastrophe naturelle sur la commune : 14 (inondations, mouvements de terrain, vents cycloniques). Carte extraite de Géorisques. Signatures : vendeur ………… acquéreur …………</p>`,
  ],
  {
    type: 'DIAGNOSTICS',
    sub_kind: 'ERP',
    facts: {
      property_address: either(
        'RUE DES HIBISCUS, BELLEVUE, 97200 FORT-DE-FRANCE',
        'RUE DES HIBISCUS, 97200 FORT-DE-FRANCE',
      ),
      owner: 'Mme SAINTE-ROSE Marie-José',
      made_on: '2026-09-14',
      report_number: 'ERP-972-55081',
    },
    absent: ['diagnostic_result', 'dpe_number', 'lots', 'price'],
  },
);

const noise = paperOf(
  'bruit-imprime-saint-nazaire',
  `font: 10pt/1.45 'Nimbus Sans', sans-serif; padding: 18mm; h1 { font-size: 14pt; text-align: center; border: .4mm solid #000; padding: 3mm } td { border: .2mm solid #444 }`,
  [
    `<h1>État des nuisances sonores aériennes</h1><p>En application des articles L. 112-3, L. 112-9, L. 112-11 à L. 112-13 du code de l’urbanisme</p>${table(
      [],
      [
        ['Adresse de l’immeuble', '31 boulevard du Commandant Charcot, 44600 SAINT-NAZAIRE'],
        ['Cadastre', 'CX 118'],
        ['L’immeuble est situé dans le périmètre d’un PEB', 'révisé ☐ approuvé ☒ date 11/10/2004'],
        ['Aérodrome', 'Saint-Nazaire – Montoir'],
        ['Zone', 'A ☐ B ☐ C ☐ D ☒'],
        ['Vendeur ou bailleur', 'Mme N’DIAYE-ROUAUD Aïssatou'],
        ['Date et lieu', 'Saint-Nazaire, le 6 mai 2026'],
      ],
    )}<p style="margin-top:5mm">Information sur les nuisances sonores aériennes : le plan d’exposition au bruit est consultable en mairie et sur le site du Géoportail. Cet état est à joindre au dossier de diagnostic technique.</p>`,
  ],
  {
    type: 'DIAGNOSTICS',
    sub_kind: 'BRUIT',
    facts: {
      property_address: '31 boulevard du Commandant Charcot, 44600 SAINT-NAZAIRE',
      owner: 'Mme N’DIAYE-ROUAUD Aïssatou',
      made_on: '2026-05-06',
    },
    absent: ['diagnostic_result', 'lots', 'dpe_number', 'sewer_kind'],
  },
);

const septic = paperOf(
  'assainissement-spanc-le-lamentin',
  `font: 9.6pt/1.4 'DejaVu Sans Condensed', sans-serif; padding: 15mm; h1 { font-size: 13pt; color: #175873 } td, th { border: .2mm solid #9bc; padding: 1.2mm }`,
  [
    `<p>Régie ODYS’EAU de la communauté d’agglomération – Service public d’assainissement non collectif (SPANC)</p><h1>Compte rendu de contrôle d’une installation d’assainissement non collectif dans le cadre d’une vente</h1>${table(
      [],
      [
        ['N° de dossier', 'SPANC-2025-0029'],
        ['Propriétaire', 'Succession CÉSAIRE-LUCE'],
        ['Adresse de l’installation', '27 chemin de Bois-Carré, 97232 LE LAMENTIN'],
        ['Parcelle', 'R 1406'],
        ['Contrôleur', 'S. Bellance'],
        ['Contrôle effectué le', '14/01/2025'],
        ['Filière', 'Fosse toutes eaux 3 000 L, puits d’infiltration'],
      ],
    )}<p style="margin-top:4mm"><b>Avis :</b> installation non conforme, sans risque sanitaire avéré. Travaux à réaliser par l’acquéreur dans un délai d’un an après la signature de l’acte : création d’un lit d’épandage.</p><p>Le présent rapport a une durée de validité de trois ans. Redevance de contrôle : 160,00 €.</p>`,
  ],
  {
    type: 'DIAGNOSTICS_ASSAINISSEMENT',
    also: ['DIAGNOSTICS'],
    sub_kind: 'ASSAINISSEMENT',
    facts: {
      owner: 'Succession CÉSAIRE-LUCE',
      property_address: '27 chemin de Bois-Carré, 97232 LE LAMENTIN',
      report_number: 'SPANC-2025-0029',
      made_on: '2025-01-14',
      sewer_kind: 'NON_COLLECTIF',
    },
    absent: ['rnc', 'dpe_number', 'price'],
  },
);

const ROOMS = [
  ['Entrée, dégagement', 612],
  ['Séjour', 2844],
  ['Cuisine', 918],
  ['Chambre 1', 1203],
  ['Chambre 2', 1067],
  ['Salle de bains', 388],
  ['W.-C.', 76],
] as const;
const metres = (area: number) => `${Math.trunc(area / 100)},${String(area % 100).padStart(2, '0')}`;
const carrezTotal = ROOMS.reduce((total, [, area]) => total + area, 0);
const carrez = paperOf(
  'carrez-tableau-vannes',
  `font: 9.6pt 'DejaVu Sans Condensed', sans-serif; padding: 14mm; h1 { font-size: 13pt; color: #a33; text-align: center } td, th { border: .2mm solid #c99 } .m td:nth-child(n+2) { text-align: right }`,
  [
    `<p><b>GOLFE DIAG</b> SARL – 20 rue de la Confiance, 56000 VANNES</p><h1>Attestation de superficie de la partie privative<br>(loi « Carrez » n° 96-1107 du 18 décembre 1996)</h1>${table(
      [],
      [
        ['Rapport', 'GD 2023-06-118/C', 'Mesuré le', '12/06/2023'],
        ['Immeuble', '6 rue Saint-Vincent, 56000 VANNES', 'Lot', 'n° 3, 1er étage'],
        ['Propriétaire', 'Indivision RIO – LE BIHAN', 'Mesureur', 'Tugdual NÉDÉLEC'],
      ],
    )}<p></p>${table(
      ['Désignation des locaux', 'Superficie privative (m²)', 'Surface au sol hors Carrez (m²)'],
      [
        ...ROOMS.map(([room, area]) => [room, metres(area), '0,00']),
        ['Cellier (h. inférieure à 1,80 m)', '0,00', '2,35'],
        ['<b>Totaux</b>', `<b>${metres(carrezTotal)}</b>`, '2,35'],
      ],
      'm',
    )}<p style="margin-top:4mm">Superficie privative totale : <b>${metres(carrezTotal)} m²</b> (soixante et onze mètres carrés zéro huit). La cave, lot 17, n’entre pas dans le calcul.</p>`,
  ],
  {
    type: 'CERT_CARREZ',
    sub_kind: null,
    facts: {
      property_address: '6 rue Saint-Vincent, 56000 VANNES',
      owner: 'Indivision RIO – LE BIHAN',
      lots: either(['3'], ['3', '17']),
      report_number: 'GD 2023-06-118/C',
      made_on: '2023-06-12',
      surface_carrez: carrezTotal,
    },
    absent: ['surface_habitable', 'surface_reference', 'dpe_number'],
  },
);

const surveyor = paperOf(
  'carrez-geometre-le-mans',
  `font: 11pt/1.55 'URW Bookman', serif; padding: 24mm 22mm`,
  [
    `<p><b>SELARL CHEVALLIER-PAPIN</b><br>Géomètres-experts fonciers<br>88 avenue Bollée, 72000 LE MANS</p><p style="text-align:right">Le Mans, le 20 janvier 2025</p><p><b>Affaire 25-0033 – Résidence Les Jacobins, 40 avenue du Général Leclerc, 72000 LE MANS</b></p>${paragraphs(['Je soussigné Arthur PAPIN, géomètre-expert, certifie avoir procédé le 16 janvier 2025 au mesurage du lot n° 5, appartement situé au premier étage du bâtiment unique, appartenant à M. Thierry BOUVIER-DESNOS.', 'La superficie privative de ce lot, au sens de l’article 46 de la loi du 10 juillet 1965 et de l’article 4-1 du décret du 17 mars 1967, est de <b>84,15 m²</b> (quatre-vingt-quatre mètres carrés et quinze décimètres carrés).', 'Ce mesurage ne comprend ni le balcon (7,20 m²) ni la loggia non close (4,05 m²). Les lots 41 (cave) et 78 (garage) ne sont pas concernés.', 'En foi de quoi le présent certificat est délivré pour être annexé à l’acte de vente.'])}<p style="margin-left:90mm">A. PAPIN</p>`,
  ],
  {
    type: 'CERT_CARREZ',
    sub_kind: null,
    facts: {
      property_address: '40 avenue du Général Leclerc, 72000 LE MANS',
      owner: 'M. Thierry BOUVIER-DESNOS',
      lots: either(['5'], ['5', '41', '78']),
      report_number: '25-0033',
      made_on: either('2025-01-20', '2025-01-16'),
      surface_carrez: 8415,
    },
    absent: ['surface_habitable', 'surface_reference', 'dpe_number'],
  },
);

export const DIAGNOSTICS_SURETE = [gas, electricity, risks, noise, septic, carrez, surveyor];
