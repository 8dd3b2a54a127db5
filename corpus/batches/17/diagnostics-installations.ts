// Reports on installations, places and areas: gas, electricity, risks, noise, sewer, two Carrez.
import { either, paperOf } from '../../paper.ts';
import { paragraphs, table } from '../../writing.ts';

const LYON = {
  owner: 'M. VON ADELSHEIM Karl-Heinz',
  property_address: '40 rue de Gerland, 69007 Lyon',
  lots: ['56'],
} as const;
const scan = `font: 9.2pt/1.4 'Carlito', sans-serif; padding: 14mm; h1 { font-size: 14pt; color: #00487c } h2 { font-size: 10.4pt; color: #00487c; margin: 4mm 0 1mm } td, th { border: .15mm solid #a9bccb } .f { position: absolute; bottom: 6mm; font-size: 7pt; color: #69757f }`;
const scanFoot = `<p class="f">BÂTI-SCAN LYON SARL – 9 rue Chevreul, 69007 Lyon – SIRET 900 000 366 00012 – assurance RC 88 014 227 jusqu’au 31/12/2026</p>`;

const gas = paperOf(
  'gaz-dgi-nancy',
  `font: 9pt/1.4 'Nimbus Sans', sans-serif; padding: 14mm; h1 { font-size: 13pt } h2 { font-size: 9.6pt; background: #eee; padding: 1mm; margin: 3mm 0 1mm } td, th { border: .2mm solid #888 }`,
  [
    `<p><b>LORRAINE CONTRÔLES RÉUNIS</b>, 54 rue Stanislas, 54000 NANCY – Rapport LCR 2024/G/0611</p><h1>Rapport de visite – état de l’installation intérieure de gaz</h1><h2>A. Désignation</h2><p>Appartement, RDC surélevé, lot 8, 112 rue de Mon-Désert, 54000 NANCY. Propriétaire : Mme LALLEMAND Huguette. Distributeur : GRDF. Installation alimentée : oui.</p><h2>B. Opérateur</h2><p>Visite du 12/11/2024, rapport valable jusqu’au 11/11/2027.</p><h2>C. Appareils</h2>${table(
      ['Appareil', 'Type', 'Observations'],
      [
        ['Chauffe-eau', 'non raccordé, 8,7 kW', '20.1 – DGI'],
        ['Cuisinière', 'non raccordé', '7d4 – A1 : tuyau périmé'],
      ],
    )}<h2>D. Conclusion</h2><p>L’installation comporte des anomalies de type <b>DGI</b> qui devront être réparées avant remise en service, et une anomalie A1. Fermeture partielle effectuée, étiquette de condamnation apposée. Fiche informative transmise au distributeur le 12/11/2024.</p>`,
  ],
  {
    type: 'DIAGNOSTICS',
    sub_kind: 'GAZ',
    facts: {
      owner: 'Mme LALLEMAND Huguette',
      property_address: '112 rue de Mon-Désert, 54000 NANCY',
      lots: ['8'],
      report_number: 'LCR 2024/G/0611',
      made_on: '2024-11-12',
      valid_until: '2027-11-11',
      diagnostic_result: 'POSITIVE',
    },
    absent: ['dpe_number', 'energy', 'surface_carrez'],
  },
);

const electricity = paperOf(
  'electricite-points-lyon',
  scan,
  [
    `<h1>État de l’installation intérieure d’électricité</h1><p>Dossier BSL-25-2210 / ELEC – date de la visite : 30/10/2025 – limites de validité vente : 29/10/2028</p>${table(
      [],
      [
        ['Adresse', '40 rue de Gerland, 69007 Lyon – lot 56'],
        ['Propriétaire', 'M. VON ADELSHEIM Karl-Heinz'],
        ['Installation', '2004, plus de 15 ans – sous tension : oui'],
      ],
    )}<h2>Synthèse</h2><p>L’installation intérieure d’électricité comporte une ou des anomalies. Il est recommandé au propriétaire d’agir afin d’éliminer les dangers qu’elle(s) présente(nt).</p>${table(
      ['N°', 'Anomalie'],
      [
        [
          'B.3.3.6 a1',
          'Au moins un socle de prise de courant ne comporte pas de broche de terre (chambre).',
        ],
        [
          'B.8.3 e',
          'Au moins un conducteur isolé n’est pas placé sur toute sa longueur dans un conduit (cuisine).',
        ],
      ],
    )}<h2>Constatations diverses</h2><p>E.1 : installations non couvertes par le diagnostic : parties communes, parafoudre.</p>${scanFoot}`,
  ],
  {
    type: 'DIAGNOSTICS',
    sub_kind: 'ELECTRICITE',
    facts: {
      ...LYON,
      report_number: either('BSL-25-2210 / ELEC', 'BSL-25-2210'),
      made_on: '2025-10-30',
      valid_until: '2028-10-29',
      diagnostic_result: 'POSITIVE',
    },
    absent: ['dpe_number', 'energy', 'policy_number'],
  },
);

const risks = paperOf(
  'erp-rapport-grenoble',
  `font: 9.2pt/1.4 'DejaVu Sans Condensed', sans-serif; padding: 13mm; h1 { font-size: 15pt; color: #7a3b00 } h2 { font-size: 10pt; background: #fbeee0; padding: 1mm 2mm; margin: 3mm 0 1mm } td { border: .15mm solid #cba }`,
  [
    `<h1>État des risques</h1><p>Rapport édité le 14 avril 2026 d’après Géorisques – valable six mois pour la signature, jusqu’au 13 octobre 2026</p>${table(
      [],
      [
        ['Parcelle', 'Grenoble (38185), section IM n° 214'],
        ['Adresse', '17 rue Ampère, 38000 GRENOBLE'],
        ['Vendeur', 'SCI BELLEDONNE 17, représentée par Mme Charlotte AGNÈS-VINCENT'],
      ],
    )}<h2>Inondation</h2><p>PPRi Drac, approuvé le 17/07/2023 : bien en zone réglementée, prescriptions de travaux : oui, non réalisés.</p><h2>Séisme</h2><p>Zone 4, moyenne.</p><h2>Radon</h2><p>Potentiel faible (1).</p><h2>Risque technologique</h2><p>Hors périmètre PPRt.</p><h2>Sols pollués</h2><p>Secteur d’information sur les sols : non.</p><h2>Sinistres</h2><p>Le vendeur déclare n’avoir reçu aucune indemnité pour catastrophe naturelle.</p><p style="margin-top:5mm">Le vendeur : à Grenoble, le 14/04/2026. L’acquéreur : ………………</p>`,
  ],
  {
    type: 'DIAGNOSTICS',
    sub_kind: 'ERP',
    facts: {
      property_address: '17 rue Ampère, 38000 GRENOBLE',
      owner: either(
        'SCI BELLEDONNE 17',
        'SCI BELLEDONNE 17, représentée par Mme Charlotte AGNÈS-VINCENT',
      ),
      made_on: '2026-04-14',
      valid_until: '2026-10-13',
      parcels: ['IM 214'],
    },
    absent: ['diagnostic_result', 'dpe_number', 'lots', 'price'],
  },
);

const noise = paperOf(
  'bruit-aerodrome-athis-mons',
  `font: 9.6pt/1.45 'Nimbus Sans', sans-serif; padding: 16mm; h2 { font-size: 10pt; border-bottom: .3mm solid #000; margin-top: 4mm }`,
  [
    `<h1 style="font-size:14pt;text-align:center">ÉTAT DES NUISANCES SONORES AÉRIENNES</h1><p style="text-align:center">Articles L. 112-11 et R. 112-17 du code de l’urbanisme – plan d’exposition au bruit</p><p>1. Cet état est établi d’après le PEB approuvé par arrêté interpréfectoral n° 2012-4046 du 21/12/2012.</p><h2>2. Situation du bien immobilier</h2><p>62 avenue François-Mitterrand – code postal 91200 – commune ATHIS-MONS – parcelle AP 88</p><h2>3. Aérodrome</h2><p>PARIS-ORLY. Le bien est situé en zone : A ☐ (très forte) – B ☐ (forte) – C ☒ (modérée) – D ☐ (faible)</p><h2>4. Documents de référence</h2><p>Consultables en mairie et sur le Géoportail.</p><p style="margin-top:8mm">Vendeur : Mme TAVARES DOS SANTOS Lurdes – Date : 09/09/2025 – Acquéreur : ……………………</p>`,
  ],
  {
    type: 'DIAGNOSTICS',
    sub_kind: 'BRUIT',
    facts: {
      property_address: '62 avenue François-Mitterrand, 91200 ATHIS-MONS',
      owner: 'Mme TAVARES DOS SANTOS Lurdes',
      made_on: '2025-09-09',
      parcels: ['AP 88'],
    },
    absent: ['lots', 'dpe_number', 'price', 'emissions'],
  },
);

const sewer = paperOf(
  'assainissement-seine-melun',
  `font: 9.6pt/1.45 'DejaVu Sans Condensed', sans-serif; padding: 16mm; td, th { border: .2mm solid #9ab } h1 { font-size: 14pt; color: #14508c }`,
  [
    `<p>Communauté d’agglomération Exemple Val de Seine – Direction de l’eau – 297 rue Rousseau-Vaudran, 77190 Dammarie-lès-Lys</p><h1>Certificat de contrôle de raccordement au réseau public d’assainissement</h1><p>Contrôle demandé dans le cadre d’une vente (article L. 2224-8 du CGCT, loi du 17 mars 2023 relative aux territoires de la Seine)</p>${table(
      [],
      [
        ['Rapport', 'CAE-2026-0412'],
        ['Propriétaire', 'Indivision ROUSSEL / EL HADDAOUI'],
        ['Immeuble contrôlé', '4 bis avenue Thiers, 77000 MELUN'],
        ['Date du contrôle', '3 février 2026'],
        ['Réseau desservant l’immeuble', 'collectif, unitaire'],
        ['Eaux usées', 'raccordées, test au colorant positif'],
        ['Eaux pluviales', 'infiltrées à la parcelle'],
      ],
    )}<p style="margin-top:5mm;font-size:12pt"><b>Avis : CONFORME</b></p><p>Le présent certificat est valable dix ans, jusqu’au 2 février 2036, sauf modification des installations.</p>`,
  ],
  {
    type: 'DIAGNOSTICS_ASSAINISSEMENT',
    also: ['DIAGNOSTICS'],
    sub_kind: 'ASSAINISSEMENT',
    facts: {
      owner: 'Indivision ROUSSEL / EL HADDAOUI',
      property_address: '4 bis avenue Thiers, 77000 MELUN',
      report_number: 'CAE-2026-0412',
      made_on: '2026-02-03',
      valid_until: '2036-02-02',
      sewer_kind: 'COLLECTIF',
    },
    absent: ['rnc', 'dpe_number', 'lots'],
  },
);

const measured = paperOf(
  'carrez-tableau-lyon',
  scan,
  [
    `<h1>Attestation de superficie privative « Carrez »</h1><p>Dossier BSL-25-2210 / CARREZ – mesurage du 30/10/2025</p><p>40 rue de Gerland, 69007 Lyon – allée B, 3e étage – <b>Lot n° 56</b> – M. VON ADELSHEIM Karl-Heinz, propriétaire</p>${table(
      ['Pièce', 'Carrez (m²)', 'Non prise en compte (m²)', 'Motif'],
      [
        ['Entrée / dégagement', '6,04', '', ''],
        ['Séjour-cuisine', '27,31', '', ''],
        ['Chambre 1', '12,20', '', ''],
        ['Chambre 2', '9,48', '', ''],
        ['Salle de bains', '3,92', '0,40', 'gaine'],
        ['Loggia', '', '5,15', 'non close'],
      ],
    )}<p style="font-size:15pt;margin-top:5mm">58,95 m²</p><p style="color:#69757f">superficie privative totale du lot (cinquante-huit mètres carrés quatre-vingt-quinze)</p><p>Superficie au sol : 59,35 m² hors loggia.</p>${scanFoot}`,
  ],
  {
    type: 'CERT_CARREZ',
    sub_kind: null,
    facts: {
      ...LYON,
      report_number: either('BSL-25-2210 / CARREZ', 'BSL-25-2210'),
      made_on: '2025-10-30',
      surface_carrez: 5895,
    },
    absent: ['surface_habitable', 'dpe_number', 'rnc'],
  },
);

const surveyor = paperOf(
  'carrez-lettre-geometres-colmar',
  `font: 11pt/1.6 'C059', serif; padding: 26mm 24mm`,
  [
    `<p>GRAFF &amp; DIETRICH, géomètres-experts associés<br>11 avenue de la Marne, 68000 Colmar</p><h1 style="font-size:14pt;text-align:center;margin:8mm 0">Certificat de mesurage</h1>${paragraphs(['À la requête de M. et Mme HAAS-OBERLIN, propriétaires du lot 5 de l’immeuble 27 route d’Ingersheim, 68000 Colmar, nous avons mesuré ce jour la superficie de la partie privative de ce lot, conformément à l’article 46 de la loi du 10 juillet 1965 et aux articles 4-1 à 4-3 du décret du 17 mars 1967.', 'Cette superficie est de 97,08 m² (quatre-vingt-dix-sept mètres carrés et huit décimètres carrés). Le balcon, 8,30 m², et la partie du salon de moins de 1,80 m de hauteur, 2,15 m², en sont exclus.', 'Le présent certificat, n° 2023-1188, n’engage les signataires que dans l’état actuel des lieux.', 'Colmar, le 6 mars 2023.'])}`,
  ],
  {
    type: 'CERT_CARREZ',
    sub_kind: null,
    facts: {
      property_address: '27 route d’Ingersheim, 68000 Colmar',
      owner: 'M. et Mme HAAS-OBERLIN',
      lots: ['5'],
      report_number: '2023-1188',
      made_on: '2023-03-06',
      surface_carrez: 9708,
    },
    absent: ['surface_habitable', 'rnc', 'dpe_number'],
  },
);

export const DIAGNOSTICS_INSTALLATIONS = [
  gas,
  electricity,
  risks,
  noise,
  sewer,
  measured,
  surveyor,
];
