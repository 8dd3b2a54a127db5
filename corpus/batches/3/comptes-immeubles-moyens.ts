// Annexes of smaller buildings: a balance on one sheet with relative years, and the accounts by key.
import { either, type Paper, type Truth } from '../../paper.ts';
import { plain, spaced, sum, table, thin } from '../../writing.ts';
import { added, annexe, columnOf, type Line, totalsOf } from './etats-comptables.ts';
import { BACALAN, WAZEMMES } from './immeubles.ts';

const ASSETS: readonly Line[] = [
  ['51 Banque, compte séparé', 1843022, 2217864],
  ['50 Fonds placés (livret syndicat)', 1515000, 1818000],
];
const FUNDS: readonly Line[] = [
  ['102 Provisions pour travaux', 0, 980000],
  ['1031 Avances de trésorerie', 750000, 750000],
  ['105 Fonds de travaux loi ALUR', 1515000, 1818000],
  ['12 Solde en attente sur travaux', 0, 0],
];
const CLAIMS: readonly Line[] = [
  ['45 Copropriétaires, sommes exigibles', 880240, 713608],
  ['459 Copropriétaires, créances douteuses', 0, 0],
  ['46 Débiteurs divers (assurance)', 0, 326500],
];
const LIABILITIES: readonly Line[] = [
  ['45 Copropriétaires, excédents versés', 614480, 402019],
  ['40 Fournisseurs', 1358782, 1125953],
];
const half = (title: string, lines: readonly Line[], end: string) =>
  table(
    [title, 'N-1', 'N'],
    [
      ...lines.map(([label, ...values]) => [label, ...values.map(plain)]),
      `<tr class="t"><td>${end}</td>${totalsOf(lines)
        .map((value) => `<td>${plain(value)}</td>`)
        .join('')}</tr>`,
    ],
  );
const grand = (values: readonly number[]) =>
  table(
    [],
    [
      `<tr class="t"><td>TOTAL GENERAL</td>${values.map((value) => `<td>${plain(value)}</td>`).join('')}</tr>`,
    ],
  );
const SPENT: readonly Line[] = [
  ['Eau froide', 1118300, 1150000, 1245800, 1250000, 1300000],
  ['Electricité', 384120, 400000, 371960, 400000, 400000],
  ['Ménage', 1260000, 1280000, 1284000, 1300000, 1330000],
  ['Contrats (portail, VMC, extincteurs)', 318400, 330000, 327280, 340000, 350000],
  ['Réparations courantes', 512655, 450000, 606450, 500000, 500000],
  ['Assurances', 906000, 930000, 1004600, 1050000, 1120000],
  ['Honoraires syndic', 1260000, 1300000, 1311000, 1220000, 1240000],
];
const SPENT_CODES = ['601', '602', '611', '614', '615', '616', '621'];
const bacalanHead = (number: number, title: string) =>
  `<table class="h"><tr><td><b style="color:#6b1230;font-size:13pt">Aquivera</b><br>AQUIVERA IMMOBILIER, syndic</td><td style="text-align:right">LE CLOS BACALAN (4417)<br>27 rue Achard, 33300 BORDEAUX</td></tr></table><h1>Annexe ${number} – ${title}</h1><p>Exercice N : du 01/01/2025 au 31/12/2025. Montants en euros.</p>`;

const balance: Paper = {
  name: 'annexes-bordeaux-bilan',
  css: `font: 8.4pt/1.3 'DejaVu Sans Condensed', sans-serif; .h td { border: 0 } h1 { font-size: 12pt; color: #6b1230; border-bottom: .4mm solid #6b1230 } td, th { border: .2mm solid #b9a3ab; padding: .8mm 1.4mm } th { background: #6b1230; color: #fff } td:nth-child(n+2), th:nth-child(n+2) { text-align: right; white-space: nowrap } .h td:nth-child(n+2) { white-space: normal } .t td { font-weight: bold; background: #f3e6eb } table { margin-bottom: 3mm }`,
  pages: [
    `${bacalanHead(1, 'État financier après répartition')}<h3>Situation financière et trésorerie</h3>${half('Trésorerie', ASSETS, 'Total I')}${half('Provisions et avances', FUNDS, 'Total I')}<h3>Créances</h3>${half('Créances', CLAIMS, 'Total II')}<h3>Dettes</h3>${half('Dettes', LIABILITIES, 'Total II')}<h3>Équilibre</h3>${grand(added(totalsOf(ASSETS), totalsOf(CLAIMS)))}${grand(added(totalsOf(FUNDS), totalsOf(LIABILITIES)))}<p>Emprunts souscrits par le syndicat – montant restant dû : néant.</p><p>Les créances sur les copropriétaires comprennent les appels de fonds exigibles au 31/12/2025 et le solde de la répartition de l'exercice. Le compte 46 enregistre l'indemnité attendue de l'assureur au titre de la fuite de la colonne d'eau froide du bâtiment A.</p><p>La liste nominative des soldes débiteurs et créditeurs est tenue à la disposition des copropriétaires dans les conditions de l'article 18-1 de la loi du 10 juillet 1965.</p>`,
    `${bacalanHead(2, 'Compte de gestion général et budget prévisionnel')}${table(
      [
        'Cpte',
        'Charges courantes',
        'N-1 approuvé',
        'N voté',
        'N réalisé à approuver',
        'N+1 voté',
        'N+2 à voter',
      ],
      [
        ...SPENT.map(([label, ...values], index) => [
          SPENT_CODES[index] ?? '',
          label,
          ...values.map(plain),
        ]),
        `<tr class="t"><td></td><td>Total charges courantes</td>${totalsOf(SPENT)
          .map((value) => `<td>${plain(value)}</td>`)
          .join('')}</tr>`,
        [
          '701',
          'Provisions copropriétaires',
          ...[5760000, 5840000, 5840000, 6060000, 6240000].map(plain),
        ],
        `<tr class="t"><td></td><td>Solde</td>${[525, 0, -311090, 0, 0].map((value) => `<td>${plain(value)}</td>`).join('')}</tr>`,
      ],
    )}${table(
      ['Travaux et opérations exceptionnelles', 'N-1', 'N'],
      [
        ['671 Travaux votés', '0,00', '9 620,00'],
        ['678 Charges exceptionnelles', '0,00', '0,00'],
        '<tr class="t"><td>Total travaux et opérations exceptionnelles</td><td>0,00</td><td>9 620,00</td></tr>',
      ],
    )}<p>Une insuffisance de l'exercice est répartie entre les copropriétaires dès l'approbation des comptes.</p>`,
  ],
  documents: [
    annexe(1, 'ANNEXE_1', {
      syndic: 'AQUIVERA IMMOBILIER',
      ...BACALAN,
      annexes: ['1'],
      closed_on: '2025-12-31',
      fonds_places: 1818000,
      banques: 2217864,
      provisions_travaux: 980000,
      avances_tresorerie: 750000,
      fonds_travaux: 1818000,
      solde_travaux: 0,
      creances_exigibles: 713608,
      creances_douteuses: 0,
      impayes: 713608,
      excedents_verses: 402019,
      dette_fournisseurs: 1125953,
      total_bilan: sum([2217864, 1818000, 713608, 326500]),
    }),
    annexe(2, 'ANNEXE_2', {
      syndic: 'AQUIVERA IMMOBILIER',
      ...BACALAN,
      annexes: ['2'],
      closed_on: '2025-12-31',
      charges_courantes_precedentes: columnOf(SPENT, 0),
      budget_clos: columnOf(SPENT, 1),
      charges_courantes: columnOf(SPENT, 2),
      budget_en_cours: columnOf(SPENT, 3),
      budget_a_voter: columnOf(SPENT, 4),
      charges_travaux: 962000,
    }),
  ],
};

type KeyBlock = { key: string; lines: readonly Line[] };
const BLOCKS: readonly KeyBlock[] = [
  {
    key: 'Clé 001 – Charges communes générales (1 000)',
    lines: [
      ['Assurance', 214000, 220000, 228540, 240000, 255000],
      ['Honoraires de gestion', 372000, 380000, 380000, 390000, 398000],
      ['Électricité des communs', 61840, 70000, 66215, 70000, 70000],
      ['Nettoyage escaliers et abords', 418800, 425000, 424800, 440000, 450000],
    ],
  },
  {
    key: 'Clé 002 – Chauffage (940)',
    lines: [
      ['Gaz', 1315520, 1400000, 1288430, 1400000, 1350000],
      ['Exploitation chaufferie', 198000, 200000, 204600, 210000, 215000],
    ],
  },
  {
    key: 'Clé 003 – Garages (60)',
    lines: [['Entretien porte basculante', 36000, 40000, 38640, 40000, 42000]],
  },
];
const blockTotals = BLOCKS.map(({ lines }) => totalsOf(lines));
const overall = blockTotals.reduce<readonly number[]>(
  (one, other) => added(one, other),
  [0, 0, 0, 0, 0],
);
const YEARS = [
  '',
  'Réalisé 2023-2024<br>approuvé',
  'Budget 2024-2025<br>voté',
  'Réalisé 2024-2025<br>à approuver',
  'Budget 2025-2026<br>voté',
  'Budget 2026-2027<br>à voter',
];
const iena = (number: number, title: string) =>
  `<p>Cabinet HOCHEPIED &amp; Cie – 33 boulevard de la Liberté, 59000 LILLE</p><h1>Résidence LE BEFFROI DE WAZEMMES</h1><p style="text-align:center">52 rue d’Iéna, 59000 LILLE</p><h2>Annexe n° ${number} : ${title}</h2><p style="text-align:center">Exercice clos le 30 juin 2025 (du 1er juillet 2024 au 30 juin 2025)</p>`;

export const IENA_CSS = `font: 8.8pt/1.3 'P052', serif; h1 { font-size: 13pt; text-align: center; margin: 3mm 0 0 } h2 { font-size: 10.5pt; text-align: center } td, th { border: .2mm solid #333; padding: .8mm 1.3mm } th { text-align: center; font-size: 7.8pt } td:nth-child(n+2) { text-align: right; white-space: nowrap } .b td { font-weight: bold; text-align: left !important; border-bottom: 0 } .t td { font-weight: bold }`;
export const IENA_PAGES: readonly string[] = [
  `${iena(3, 'Compte de gestion pour opérations courantes de l’exercice clos et budget prévisionnel de l’exercice à venir')}${table(
    YEARS,
    [
      ...BLOCKS.flatMap(({ key, lines }, index) => [
        `<tr class="b"><td colspan="6">${key}</td></tr>`,
        ...lines.map(([label, ...values]) => [label, ...values.map(thin)]),
        `<tr class="t"><td>Total net</td>${(blockTotals[index] ?? []).map((value) => `<td>${thin(value)}</td>`).join('')}</tr>`,
      ]),
      `<tr class="t"><td>TOTAL CHARGES NETTES</td>${overall.map((value) => `<td>${thin(value)}</td>`).join('')}</tr>`,
      ['PROVISIONS COPROPRIÉTAIRES', ...[2630000, 2735000, 2735000, 2790000, 2780000].map(thin)],
      ['SOLDE', ...[13840, 0, 103775, 0, 0].map(thin)],
    ],
  )}<p style="margin-top:3mm">L'économie constatée sur le poste gaz tient à la douceur de l'hiver et à la renégociation du contrat de fourniture au 1er janvier 2025. Le budget à voter tient compte du remplacement projeté de la chaudière, qui devrait réduire la consommation d'environ 18 %.</p>`,
  `${iena(5, 'État des travaux de l’article 14-2 et opérations exceptionnelles votés non encore clôturés à la fin de l’exercice')}${table(
    [
      'Travaux votés (date de l’assemblée)',
      'Votés A',
      'Payés B',
      'Réalisés C',
      'Appels, emprunts, subventions reçus D',
      'Solde en attente E = D – C',
      'Restant à recevoir F = A – D',
    ],
    [
      [
        'Réfection du chéneau sur cour (14/10/2024)',
        ...[1162000, 464800, 580000, 871500, 291500, 290500].map(spaced),
      ],
      `<tr class="t"><td>Totaux</td>${[1162000, 464800, 580000, 871500, 291500, 290500].map((value) => `<td>${spaced(value)}</td>`).join('')}</tr>`,
    ],
  )}<p style="margin-top:4mm">Le chantier du chéneau, interrompu en avril 2025 en raison de la défaillance du sous-traitant, reprendra à l'automne. La réception est prévue pour décembre 2025. Le solde en attente figure au compte 12 de l'état financier.</p><p>Aucune opération exceptionnelle n'a par ailleurs été engagée au cours de l'exercice. Les honoraires du syndic afférents à ces travaux (2 % du montant hors taxes) sont compris dans le montant voté.</p>`,
];

/** A notice of meeting carries the same sheets behind `before` of its own. */
export const ienaTruths = (before: number): readonly Truth[] => [
  annexe(before + 1, 'ANNEXE_3', {
    syndic: 'Cabinet HOCHEPIED & Cie',
    ...WAZEMMES,
    annexes: ['3'],
    closed_on: '2025-06-30',
    charges_courantes_precedentes: overall[0] ?? 0,
    budget_clos: overall[1] ?? 0,
    charges_courantes: overall[2] ?? 0,
    budget_en_cours: overall[3] ?? 0,
    budget_a_voter: overall[4] ?? 0,
  }),
  annexe(before + 2, 'ANNEXE_5', {
    syndic: 'Cabinet HOCHEPIED & Cie',
    ...WAZEMMES,
    annexes: ['5'],
    closed_on: '2025-06-30',
    travaux_en_cours: either(
      ['Réfection du chéneau sur cour (14/10/2024)'],
      ['Réfection du chéneau sur cour'],
    ),
    travaux_votes: 1162000,
    travaux_payes: 464800,
    travaux_realises: 580000,
    travaux_appeles: 871500,
    solde_travaux: 291500,
    travaux_a_recevoir: 290500,
  }),
];

const byKey: Paper = {
  name: 'annexes-lille-cles',
  css: IENA_CSS,
  pages: IENA_PAGES,
  documents: ienaTruths(0),
};

export const COMPTES_IMMEUBLES_MOYENS = [balance, byKey];
