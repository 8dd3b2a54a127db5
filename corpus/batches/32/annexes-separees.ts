// Annexes that come one by one: a state of finances, two accounts of a year, works on one sheet.
import { either, type Paper, paperOf } from '../../paper.ts';
import { dotted, plain, spaced, sum, table } from '../../writing.ts';
import { across, row } from './parts.ts';

type Two = readonly [label: string, last: number, now: number];
const added = (lines: readonly Two[], at: 1 | 2) => sum(lines.map((line) => line[at]));
const ASSETS: readonly Two[] = [
  ['512 – Banque Corrèze Exemple, compte courant', 684018, 542377],
  ['514 – Livret A du syndicat', 950000, 1120000],
];
const CLAIMS: readonly Two[] = [
  ['450 – Copropriétaires : sommes exigibles restant à recevoir', 214675, 298140],
  ['459 – Copropriétaires : créances douteuses', 0, 0],
  ['461 – Débiteurs divers', 0, 16283],
];
const RESERVES: readonly Two[] = [
  ['1031 – Avances de trésorerie', 300000, 300000],
  ['105 – Fonds de travaux', 950000, 1120000],
  ['120 – Solde en attente sur travaux', 112500, 0],
];
const DUES: readonly Two[] = [
  ['450 – Copropriétaires : excédents versés', 187193, 204610],
  ['401 – Fournisseurs', 299000, 352190],
];
const block = (title: string, lines: readonly Two[], end: string) => [
  across('k', 3, title),
  ...lines.map(([label, last, now]) => [label, spaced(last), spaced(now)]),
  row('s', [end, spaced(added(lines, 1)), spaced(added(lines, 2))]),
];
const whole = added(ASSETS, 2) + added(CLAIMS, 2);
const wholeLast = added(ASSETS, 1) + added(CLAIMS, 1);

const tulle = paperOf(
  'annexe-etat-financier-tulle',
  `font: 8.8pt 'DejaVu Sans Condensed', sans-serif; td { border-bottom: .15mm solid #bbb; padding: .9mm 1.5mm } th { background: #2b4162; color: #fff; padding: 1.2mm 1.5mm } td:nth-child(n+2), th:nth-child(n+2) { text-align: right; white-space: nowrap } .k td { font-weight: bold; color: #2b4162; text-align: left !important; padding-top: 3mm } .s td { font-weight: bold; border-top: .3mm solid #2b4162 } .g td { background: #dfe6f0; font-weight: bold; font-size: 9.6pt }`,
  [
    `<table><tr><td style="border:0"><b style="font-size:13pt;color:#2b4162">Corrèze Gestion Immobilière</b><br>17 quai Baluze, 19000 TULLE</td><td style="border:0;text-align:right">Copropriété <b>LES TERRASSES DE SOUILHAC</b><br>40 avenue Victor Hugo, 19000 TULLE<br>RNC AC9175526</td></tr></table>
    <h1 style="font-size:12.5pt;margin:5mm 0 1mm">Annexe 1 – État financier après répartition</h1><p>Exercice du 01/10/2024 au 30/09/2025 – situation au 30 septembre 2025 (montants en €)</p>
    ${table(
      ['Postes', '30/09/2024', '30/09/2025'],
      [
        ...block('ACTIF – Trésorerie', ASSETS, 'Total I – trésorerie disponible'),
        ...block('ACTIF – Créances', CLAIMS, 'Total II – créances'),
        row('g', ['TOTAL GÉNÉRAL ACTIF (I + II)', spaced(wholeLast), spaced(whole)]),
        ...block('PASSIF – Provisions et avances', RESERVES, 'Total I – provisions et avances'),
        ...block('PASSIF – Dettes', DUES, 'Total II – dettes'),
        row('g', [
          'TOTAL GÉNÉRAL PASSIF (I + II)',
          spaced(added(RESERVES, 1) + added(DUES, 1)),
          spaced(added(RESERVES, 2) + added(DUES, 2)),
        ]),
      ],
    )}
    <p style="margin-top:4mm">Emprunts : néant. Le syndicat n’emploie pas de personnel. Édition du 04/12/2025, sous réserve d’approbation par l’assemblée générale.</p>`,
  ],
  {
    type: 'CV_AG',
    sub_kind: 'ANNEXE_1',
    facts: {
      annexes: ['1'],
      syndic: 'Corrèze Gestion Immobilière',
      building: 'LES TERRASSES DE SOUILHAC',
      building_address: '40 avenue Victor Hugo, 19000 TULLE',
      rnc: 'AC9175526',
      closed_on: '2025-09-30',
      banques: either(542377, 542377 + 1120000),
      avances_tresorerie: 300000,
      fonds_travaux: 1120000,
      solde_travaux: 0,
      creances_exigibles: 298140,
      creances_douteuses: 0,
      impayes: 298140,
      excedents_verses: 204610,
      dette_fournisseurs: 352190,
      total_bilan: whole,
    },
    absent: ['provisions_travaux', 'budget_a_voter', 'owner'],
  },
);

type Five = readonly [label: string, ...values: readonly [number, number, number, number, number]];
const POSTS: readonly Five[] = [
  ['Eau', 318450, 330000, 341270, 340000, 350000],
  ['Électricité', 96420, 100000, 104355, 105000, 110000],
  ['Nettoyage et sortie des conteneurs', 541200, 550000, 552000, 565000, 580000],
  ['Contrats de maintenance', 187000, 190000, 192640, 195000, 200000],
  ['Entretien et petites réparations', 143905, 160000, 121748, 160000, 160000],
  ['Assurances', 286310, 300000, 312480, 320000, 335000],
  ['Honoraires du syndic', 620000, 630000, 630000, 640000, 655000],
  ['Frais d’affranchissement et divers', 38715, 40000, 36307, 40000, 40000],
];
const BY_KEY: readonly Five[] = [
  ['A – Charges générales', 1492830, 1540000, 1515890, 1580000, 1620000],
  ['B – Ascenseur', 420720, 430000, 433640, 445000, 460000],
  ['C – Eau', 318450, 330000, 341270, 340000, 350000],
];
const five = (lines: readonly Five[]) =>
  ([1, 2, 3, 4, 5] as const).map((at) => sum(lines.map((line) => line[at])));
const [last = 0, voted = 0, real = 0, running = 0, next = 0] = five(POSTS);
const fiveTable = (first: string, lines: readonly Five[], end: string) =>
  table(
    [
      first,
      'N-1<br>approuvé<br>2023/2024',
      'N<br>budget voté<br>2024/2025',
      'N<br>réalisé à approuver<br>2024/2025',
      'N+1<br>budget en cours voté<br>2025/2026',
      'N+2<br>budget à voter<br>2026/2027',
    ],
    [
      ...lines.map(([label, ...values]) => [label, ...values.map(dotted)]),
      row('s', [end, ...five(lines).map(dotted)]),
    ],
  );
const dordogne = (number: number, title: string) =>
  `<p style="display:flex;justify-content:space-between;border-bottom:.4mm solid #7b2d26"><b>SOGIPÉRI – Syndic – Périgueux</b><span>Résidence VÉSONE PARC (0088)</span></p><h1 style="font-size:12pt;color:#7b2d26;margin:4mm 0 1mm">ANNEXE ${number}</h1><p>${title}<br>Exercice clos du 01/07/2024 au 30/06/2025</p>`;
const YEAR = {
  syndic: either('SOGIPÉRI', 'SOGIPÉRI – Syndic – Périgueux'),
  building: 'Résidence VÉSONE PARC',
  closed_on: '2025-06-30',
  charges_courantes_precedentes: last,
  budget_clos: voted,
  charges_courantes: real,
  budget_en_cours: running,
  budget_a_voter: next,
} as const;

const perigueux: Paper = {
  name: 'annexes-gestion-perigueux',
  css: `font: 8.6pt 'Nimbus Sans', sans-serif; td, th { padding: 1mm 1.5mm; border: .15mm solid #c9b4b2 } th { background: #f2e5e3; font-weight: bold; text-align: center } td:nth-child(n+2) { text-align: right; white-space: nowrap } .s td { font-weight: bold; background: #faf4f3 }`,
  pages: [
    `${dordogne(2, 'Compte de gestion général de l’exercice clos réalisé et budget prévisionnel')}${fiveTable('CHARGES POUR OPÉRATIONS COURANTES', POSTS, 'Sous-total charges courantes')}<p></p>${table(
      ['PRODUITS', 'N-1', 'N voté', 'N réalisé', 'N+1', 'N+2'],
      [
        ['701 Provisions appelées', ...[2250000, voted, voted, running, next].map(dotted)],
        row('s', ['Solde (excédent)', ...[2250000 - last, 0, voted - real, 0, 0].map(dotted)]),
      ],
    )}<p></p>${table(
      ['TRAVAUX ART. 14-2 ET OPÉRATIONS EXCEPTIONNELLES', 'N-1', 'N'],
      [
        ['Travaux décidés par l’assemblée', dotted(486000), dotted(0)],
        row('s', ['Total charges travaux', dotted(486000), dotted(0)]),
      ],
    )}<p style="margin-top:5mm;font-size:7.6pt">30 rue du Président Wilson 24000 PÉRIGUEUX – SOGIPÉRI SAS, RCS Périgueux 900 008 240</p>`,
    `${dordogne(3, 'Compte de gestion pour opérations courantes de l’exercice clos réalisé et budget prévisionnel, par clé de répartition')}${fiveTable('CLÉS', BY_KEY, 'Total général')}<p style="margin-top:5mm">Les clés sont celles du règlement de copropriété du 19/10/1979.</p>`,
  ],
  documents: [
    {
      type: 'CV_AG',
      sub_kind: 'ANNEXE_2',
      pages: [1],
      facts: { ...YEAR, annexes: ['2'], charges_travaux: 0 },
      absent: ['rnc', 'banques', 'building_address'],
    },
    {
      type: 'CV_AG',
      sub_kind: 'ANNEXE_3',
      pages: [2],
      facts: { ...YEAR, annexes: ['3'] },
      absent: ['rnc', 'deed_on'],
    },
  ],
};

type Works = readonly [label: string, voted: number, paid: number, done: number, called: number];
const BRIVE: readonly Works[] = [
  ['Chaufferie : passage au gaz condensation', 4185000, 2090000, 2720000, 3348000],
  ['Porte automatique du garage', 612000, 0, 306000, 612000],
  ['Audit énergétique / DPE collectif', 480000, 144000, 144000, 240000],
];
const briveCells = ([, a, b, c, d]: Works) => [a, b, c, d, d - c, a - d].map(plain);
const briveSum: Works = [
  'TOTAUX',
  sum(BRIVE.map((works) => works[1])),
  sum(BRIVE.map((works) => works[2])),
  sum(BRIVE.map((works) => works[3])),
  sum(BRIVE.map((works) => works[4])),
];
const GAILLARDE = {
  syndic: 'Cabinet de la Gaillarde',
  building: 'LE CLOS DES CARMES',
  building_address: '12 boulevard Jules Ferry, 19100 BRIVE-LA-GAILLARDE',
  closed_on: '2026-03-31',
} as const;

const brive: Paper = {
  name: 'annexes-travaux-brive',
  css: `font: 8.4pt 'Carlito', sans-serif; padding: 11mm; h2 { font-size: 11pt; margin: 5mm 0 1mm } td, th { border: .2mm solid #444; padding: 1mm 1.4mm } th { background: #fde9c9; text-align: center } td:nth-child(n+2) { text-align: right; white-space: nowrap } .s td { font-weight: bold }`,
  landscape: true,
  pages: [
    `<p><b>Cabinet de la Gaillarde</b> – 5 place de la République – 19100 BRIVE-LA-GAILLARDE &nbsp;&nbsp;|&nbsp;&nbsp; Copropriété : <b>LE CLOS DES CARMES</b>, 12 boulevard Jules Ferry, 19100 BRIVE-LA-GAILLARDE &nbsp;&nbsp;|&nbsp;&nbsp; Exercice clos le 31/03/2026</p>
    <h2>ANNEXE N° 4 – Compte de gestion pour travaux de l’article 14-2 et opérations exceptionnelles hors budget prévisionnel</h2>
    ${table(
      ['Opérations terminées dans l’exercice', 'Voté', 'Réalisé', 'Provisions appelées', 'Solde'],
      [
        [
          'Peinture de la cage d’escalier A',
          plain(1462000),
          plain(1448330),
          plain(1462000),
          plain(13670),
        ],
        row('s', ['TOTAUX', plain(1462000), plain(1448330), plain(1462000), plain(13670)]),
      ],
    )}
    <h2>ANNEXE N° 5 – État des travaux de l’article 14-2 et opérations exceptionnelles votés non encore clôturés au 31/03/2026</h2>
    ${table(
      [
        'Travaux votés',
        'Travaux votés (A)',
        'Travaux payés (B)',
        'Travaux réalisés (C)',
        'Appels travaux reçus (D)',
        'Solde en attente (E = D - C)',
        'Restant à recevoir (F = A - D)',
      ],
      [
        ...BRIVE.map((works) => [works[0], ...briveCells(works)]),
        row('s', [briveSum[0], ...briveCells(briveSum)]),
      ],
    )}
    <p style="margin-top:4mm">Les travaux de chaufferie ont fait l’objet d’un appel à fonds en cinq versements ; la subvention demandée n’est pas comptée.</p>`,
  ],
  documents: [
    {
      type: 'CV_AG',
      sub_kind: 'ANNEXE_4',
      pages: [1],
      facts: {
        ...GAILLARDE,
        annexes: either(['4'], ['4', '5']),
        travaux_clos: ['Peinture de la cage d’escalier A'],
      },
    },
    {
      type: 'CV_AG',
      sub_kind: 'ANNEXE_5',
      pages: [1],
      facts: {
        ...GAILLARDE,
        annexes: either(['5'], ['4', '5']),
        travaux_en_cours: BRIVE.map(([label]) => label),
        travaux_votes: briveSum[1],
        travaux_payes: briveSum[2],
        travaux_realises: briveSum[3],
        travaux_appeles: briveSum[4],
        travaux_a_recevoir: briveSum[1] - briveSum[4],
      },
    },
  ],
};

export const ANNEXES_SEPAREES = [tulle, perigueux, brive];
