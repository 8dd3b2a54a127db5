// Reports on the place and its size: risks, noise, sewers, two certificates of area, and a plan of works of a whole building.
import { either, paperOf } from '../../paper.ts';
import { table } from '../../writing.ts';
import { lying, pairs } from './outils.ts';

const risks = paperOf(
  'erp-prestataire-vaison',
  `font: 8pt/1.35 'Carlito', sans-serif; padding: 11mm 12mm; h1 { background: #b45309; color: #fff; font-size: 14pt; padding: 2mm 3mm } h2 { color: #b45309; font-size: 9.4pt; border-bottom: .3mm solid #b45309; margin: 3mm 0 1mm } td, th { border: .15mm solid #d9b38c; padding: .7mm 1.2mm } th { background: #fdf0e1; font-weight: bold } .g td { border: 0 }`,
  [
    `<p style="text-align:right">ALEASCOPE – commande n° 4 718 220 – édité en ligne le 18 mars 2026</p><h1>ÉTAT DES RISQUES</h1><p>Établi en application des articles L. 125-5 et R. 125-26 du code de l’environnement. Synthèse : votre commune est concernée par 2 plans de prévention.</p>${pairs(
      [
        [
          'Adresse de l’immeuble',
          '<b>9 chemin du Bon Ange, 84110 VAISON-LA-ROMAINE</b>',
          'Coordonnées GPS',
          '44.2411, 5.0742',
        ],
        ['Parcelle(s)', 'BI 0240', 'Vendeur', '<b>Mme VAN HOUTEN Marijke</b>'],
        ['Réalisé par', 'Provence Mesure', 'Pour le compte de', 'Immo Ventoux'],
      ],
      'g',
    )}<h2>Synthèse</h2>${table(
      ['Type', 'Nature du risque', 'État de la procédure', 'Date', 'Concerné', 'Travaux'],
      [
        [
          'PPRn',
          'Inondation par crue torrentielle (Ouvèze)',
          'approuvé',
          '30/04/2009',
          'oui',
          'non',
        ],
        ['PPRn', 'Feu de forêt', 'prescrit', '26/07/2005', 'non', 'non'],
        ['SIS', 'Pollution des sols', 'arrêté', '15/01/2019', 'non', '–'],
        ['–', 'Sismicité', 'zone 3 – modérée', '', 'oui', '–'],
        ['–', 'Radon', 'potentiel 1 – faible', '', 'non', '–'],
        ['–', 'Retrait-gonflement des argiles', 'aléa moyen', '', 'oui', '–'],
        ['OLD', 'Obligations légales de débroussaillement', 'zonage informatif', '', 'oui', '–'],
      ],
    )}<h2>Déclaration de sinistres indemnisés (art. L. 125-5 IV)</h2>${table(
      ['Arrêté de catastrophe naturelle', 'Début', 'Fin', 'Arrêté du', 'Indemnisé'],
      [
        ['Inondations et coulées de boue', '21/09/1992', '23/09/1992', '12/10/1992', '☐ oui ☒ non'],
        ['Sécheresse', '01/01/2017', '31/12/2017', '22/05/2018', '☐ oui ☒ non'],
      ],
    )}<p style="margin-top:4mm">Établi le : 18/03/2026 – Cet état est valable 6 mois à compter de sa réalisation, soit jusqu’au 17/09/2026.</p><p>Signature du vendeur : ................ Signature de l’acquéreur : ................</p>`,
  ],
  {
    type: 'DIAGNOSTICS',
    sub_kind: 'ERP',
    facts: {
      property_address: '9 chemin du Bon Ange, 84110 VAISON-LA-ROMAINE',
      owner: 'Mme VAN HOUTEN Marijke',
      made_on: '2026-03-18',
      valid_until: '2026-09-17',
    },
    absent: ['dpe_number', 'lots', 'surface_carrez', 'price'],
  },
);

const noise = paperOf(
  'bruit-formulaire-blagnac',
  `font: 9pt/1.4 'Nimbus Sans', sans-serif; padding: 14mm; h1 { font-size: 14pt; text-align: center } h2 { background: #1f4e79; color: #fff; font-size: 9.4pt; padding: 1mm 2mm; margin: 4mm 0 1.5mm } td { border: .2mm solid #777 }`,
  [
    `<h1>État des nuisances sonores aériennes</h1><p style="text-align:center">En application des articles L. 112-3, L. 112-9, L. 112-11 du code de l’urbanisme</p><p>Cet état, à remplir par le vendeur ou le bailleur, est destiné à être intégré au dossier de diagnostic technique – DDT et annexé à l’acte authentique de vente.</p><h2>1. Cet état est établi sur la base des informations mises à disposition par arrêté préfectoral</h2><p>n° 31-2007-12-21 du 21/12/2007 – mis à jour le : sans objet</p><h2>2. Adresse du bien immobilier</h2>${pairs([['Adresse', '7 rue des Ailes', 'Code postal', '31700', 'Commune', 'BLAGNAC']])}<h2>3. Situation de l’immeuble au regard d’un ou plusieurs plans d’exposition au bruit (PEB)</h2><p>L’immeuble est situé dans le périmètre d’un PEB : révisé ☐ – approuvé ☒ – date 21/12/2007 – oui ☒ non ☐<br>Nom de l’aérodrome : TOULOUSE-BLAGNAC<br>zone A¹ forte ☐ – zone B² forte ☐ – zone C³ modérée ☒ – zone D⁴ ☐</p><h2>4. Documents de référence</h2><p>Le plan d’exposition au bruit est consultable sur le Géoportail et à la mairie de BLAGNAC.</p>${pairs([['Vendeur – bailleur', 'SCI AÉROCONSTELLATION 7', 'Date / lieu', '04/12/2025 à Blagnac', 'Acquéreur – locataire', '']])}`,
  ],
  {
    type: 'DIAGNOSTICS',
    sub_kind: 'BRUIT',
    facts: {
      property_address: '7 rue des Ailes, 31700 BLAGNAC',
      owner: 'SCI AÉROCONSTELLATION 7',
      made_on: '2025-12-04',
    },
    absent: ['dpe_number', 'surface_carrez', 'report_number', 'price'],
  },
);

const septic = paperOf(
  'assainissement-spanc-calenzana',
  `font: 9pt/1.4 'DejaVu Sans Condensed', sans-serif; padding: 13mm; h1 { background: #2f5d50; color: #fff; font-size: 13pt; padding: 2mm 3mm } h2 { font-size: 9.6pt; color: #2f5d50; margin: 4mm 0 1mm } td, th { border: .2mm solid #a3bfb6; padding: 1mm 1.5mm }`,
  [
    `<p>COMMUNAUTÉ DE COMMUNES CALVI BALAGNE – Service public d’assainissement non collectif (SPANC)<br>Espace Bonaparte, 20260 CALVI – spanc@ccb.example.fr</p><h1>Rapport de visite – contrôle de bon fonctionnement et d’entretien avant vente</h1>${pairs(
      [
        ['N° de rapport', 'ANC-2025-087', 'Date de la visite', '24/06/2025'],
        [
          'Propriétaire',
          'M. ACQUAVIVA Jean-Noël',
          'Adresse de l’immeuble',
          'Lieu-dit Pietramaggiore, 20214 CALENZANA',
        ],
        ['Références cadastrales', 'B 1177', 'Occupation', 'résidence secondaire'],
        ['Technicien', 'L. Marcelli', 'Date d’édition', '30/06/2025'],
      ],
    )}<h2>Description de l’installation</h2>${table(
      ['Ouvrage', 'Caractéristiques', 'Constat'],
      [
        ['Fosse toutes eaux', '3 000 litres, béton, 1998', 'boues 45 % : vidange à prévoir'],
        ['Préfiltre', 'intégré', 'colmaté'],
        ['Épandage', '3 x 15 m', 'pas de stagnation'],
        ['Ventilation', 'primaire seule', 'secondaire absente'],
      ],
    )}<h2>Conclusion</h2><p>Installation incomplète, non conforme, sans danger pour la santé des personnes ni risque environnemental avéré. Travaux obligatoires dans un délai d’un an en cas de vente (art. L. 271-4 du CCH).</p><p>Validité du rapport : trois ans à compter de la visite, soit jusqu’au 23/06/2028. Redevance : 180,00 €.</p>`,
  ],
  {
    type: 'DIAGNOSTICS_ASSAINISSEMENT',
    also: ['DIAGNOSTICS'],
    sub_kind: 'ASSAINISSEMENT',
    facts: {
      owner: 'M. ACQUAVIVA Jean-Noël',
      property_address: 'Lieu-dit Pietramaggiore, 20214 CALENZANA',
      made_on: either('2025-06-24', '2025-06-30'),
      valid_until: '2028-06-23',
      report_number: 'ANC-2025-087',
      sewer_kind: 'NON_COLLECTIF',
    },
    absent: ['rnc', 'dpe_number', 'lots', 'total'],
  },
);

const ROOMS = [
  ['RDC – Entrée', '5,14', '5,14', ''],
  ['RDC – Séjour', '28,90', '28,90', ''],
  ['RDC – Cuisine', '9,77', '9,77', ''],
  ['1er – Chambre 1', '12,33', '13,05', 'Hauteur < 1,80 m'],
  ['1er – Salle d’eau', '4,02', '4,40', 'Hauteur < 1,80 m'],
  ['1er – Mezzanine', '6,21', '10,64', 'Hauteur < 1,80 m'],
] as const;
const carrez = paperOf(
  'carrez-duplex-aix',
  `font: 8.8pt/1.4 'Nimbus Sans', sans-serif; padding: 12mm 13mm; h1 { background: #37474f; color: #fff; font-size: 13pt; padding: 2mm 3mm } td, th { border: .15mm solid #b0bec5; padding: .8mm 1.3mm } th { background: #eceff1; font-weight: bold } .r { display: flex; justify-content: space-between; border: .6mm solid #37474f; padding: 2mm 3mm; font-size: 11pt; margin: 4mm 0 }`,
  [
    `<p><b>SEXTIA DIAGNOSTIC</b>, 6 rue Cardinale, 13100 AIX-EN-PROVENCE – rapport n° SX-25.1107-C</p><h1>ATTESTATION DE SUPERFICIE – LOI CARREZ</h1>${pairs(
      [
        [
          'Donneur d’ordre / propriétaire',
          'Mme DE PUGET DE BARBENTANE Hortense',
          'Date du mesurage',
          '14/10/2025',
        ],
        [
          'Adresse du bien',
          '33 avenue du Docteur Aurientis, 13100 AIX-EN-PROVENCE',
          'Lot',
          '76 (duplex, bât. C)',
        ],
      ],
    )}<div class="r"><span>Surface loi Carrez totale</span><b>66,37 m²</b></div>${table(['Parties de l’immeuble bâties visitées', 'Superficie privative au sens Carrez', 'Surface au sol', 'Commentaire'], [...ROOMS, ['TOTAL', '66,37', '71,90', '']])}<p style="margin-top:3mm">Lots annexes exclus de la mission : 133 (cave), 190 (garage). Surface au sol totale : 71,90 m². La présente attestation ne préjuge pas du caractère de superficie habitable du logement.</p><p>Attestation établie à Aix-en-Provence, le 14/10/2025, par Mme A. Sabatier.</p>`,
  ],
  {
    type: 'CERT_CARREZ',
    sub_kind: null,
    facts: {
      property_address: '33 avenue du Docteur Aurientis, 13100 AIX-EN-PROVENCE',
      owner: 'Mme DE PUGET DE BARBENTANE Hortense',
      lots: either(['76'], ['76', '133', '190']),
      report_number: 'SX-25.1107-C',
      made_on: '2025-10-14',
      surface_carrez: 6637,
    },
    absent: ['surface_habitable', 'surface_reference', 'dpe_number'],
  },
);

const carrezLetter = paperOf(
  'carrez-lettre-bastia',
  `font: 10.6pt/1.55 'P052', serif; padding: 22mm`,
  [
    `<p>Ghjuvanni ALBERTINI, géomètre-expert foncier DPLG<br>Résidence Castagno, avenue de la Libération, 20600 BASTIA</p><p style="text-align:right">Bastia, le 3 mai 2024</p><p>Dossier : 24-066</p><p><b>Objet : mesurage du lot 23, PALAZZU CARDO, 2 chemin de l’Annonciade, 20200 BASTIA</b></p><p>À la demande de Madame Ginette PIETRI épouse COLOMBANI, propriétaire, je me suis rendu sur place le 29 avril 2024 et j’ai mesuré les parties privatives de ce lot conformément à l’article 46 de la loi du 10 juillet 1965 et aux articles 4-1 à 4-3 du décret du 17 mars 1967.</p><p>Les surfaces relevées sont : hall 4,6 ; séjour 22,85 ; cuisine 8,1 ; chambre Nord 11,05 ; chambre Sud 12,4 ; bains 4,25 ; dégagement 3,15 ; soit au total <b>66,40 m²</b>. La terrasse de 18 m² n’est pas prise en compte.</p><p>En conséquence, je certifie que la superficie privative du lot 23 est de soixante-six mètres carrés et quarante décimètres carrés.</p>`,
  ],
  {
    type: 'CERT_CARREZ',
    sub_kind: null,
    facts: {
      property_address: '2 chemin de l’Annonciade, 20200 BASTIA',
      owner: 'Madame Ginette PIETRI épouse COLOMBANI',
      lots: ['23'],
      report_number: '24-066',
      made_on: either('2024-05-03', '2024-04-29'),
      surface_carrez: 6640,
    },
    absent: ['surface_habitable', 'surface_reference', 'rnc'],
  },
);

const plan = lying(
  paperOf(
    'pppt-tableau-beziers',
    `font: 7.6pt 'DejaVu Sans Condensed', sans-serif; padding: 9mm 10mm; h1 { background: #b3541e; color: #fff; font-size: 12pt; padding: 1.5mm 3mm } td, th { border: .15mm solid #c9a58e; padding: .8mm 1mm } th { background: #f7e6dc; font-weight: bold } td:nth-child(n+4) { text-align: right }`,
    [
      `<p>BET TRAMONTANE – bureau d’études thermiques et structure – 34500 BÉZIERS – affaire 25-0417 – rapport remis le 15/05/2025</p><h1>PROJET DE PLAN PLURIANNUEL DE TRAVAUX (PPPT) – période 2026-2035</h1><p>Résidence LE MAIL DES POÈTES, 22 avenue Saint-Saëns, 34500 BÉZIERS – 3 bâtiments, 71 lots, 1979 – article 14-2 de la loi n° 65-557 du 10 juillet 1965 – DPE collectif : classe D (188 kWh/m²/an)</p>${table(
        [
          'N°',
          'Travaux préconisés',
          'Priorité',
          '2026',
          '2027',
          '2028',
          '2029-2031',
          '2032-2035',
          'Total TTC',
          'Gain énergie',
        ],
        [
          [
            '1',
            'Mise en sécurité des garde-corps',
            'Urgent',
            '38 000',
            '',
            '',
            '',
            '',
            '38 000',
            '0 %',
          ],
          [
            '2',
            'Isolation des toitures-terrasses',
            'Haute',
            '',
            '92 500',
            '',
            '',
            '',
            '92 500',
            '12 %',
          ],
          [
            '3',
            'Ravalement avec ITE pignons',
            'Moyenne',
            '',
            '',
            '164 000',
            '',
            '',
            '164 000',
            '19 %',
          ],
          ['4', 'VMC hygroréglable', 'Moyenne', '', '', '', '47 200', '', '47 200', '6 %'],
          ['5', 'Réseaux EU/EV enterrés', 'Basse', '', '', '', '', '55 000', '55 000', '0 %'],
          ['', 'TOTAL', '', '38 000', '92 500', '164 000', '47 200', '55 000', '396 700', '37 %'],
        ],
      )}<p style="margin-top:3mm">Performance après travaux : classe C (121 kWh/m²/an). Le présent projet sera présenté à l’assemblée générale, qui décidera de son adoption en tout ou partie. Syndic : HEXACOPRO HÉRAULT.</p>`,
    ],
    {
      type: 'DIAGNOSTICS_IMMEUBLE',
      sub_kind: 'PPPT',
      facts: {
        building: 'Résidence LE MAIL DES POÈTES',
        building_address: '22 avenue Saint-Saëns, 34500 BÉZIERS',
        made_on: '2025-05-15',
        syndic: 'HEXACOPRO HÉRAULT',
      },
      absent: ['budget', 'works_adopted', 'meeting_on', 'dpe_number'],
    },
  ),
);

export const DIAGNOSTICS_LIEUX = [risks, noise, septic, carrez, carrezLetter, plan];
