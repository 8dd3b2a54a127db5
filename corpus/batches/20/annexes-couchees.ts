// The five accounting annexes on lying sheets.
import type { Paper, Truth } from '../../paper.ts';
import { spaced, sum, table } from '../../writing.ts';

type Line = readonly [label: string, ...values: number[]];
const at = (lines: readonly Line[], column: number) =>
  sum(lines.map((line) => Number(line[column + 1] ?? 0)));
const total = (label: string, lines: readonly Line[], count: number): Line => [
  label,
  ...Array.from({ length: count }, (_, column) => at(lines, column)),
];

const part = (page: number, sub_kind: Truth['sub_kind'], facts: Truth['facts']): Truth => ({
  type: 'CV_AG',
  sub_kind,
  pages: [page],
  facts: {
    annexes: [String(page)],
    syndic: 'Cabinet Oberlin-Weiss Immobilier',
    building: 'Les Bouleaux du Modern',
    ...facts,
  },
  // The only address printed is the syndic's.
  absent: ['building_address', 'rnc', 'owner'],
});
const SMALL: readonly Line[] = [
  ['60 – Achats : eau, électricité, fournitures', 318744, 330000, 302118, 340000, 350000],
  [
    '61 – Services extérieurs : contrats, petits travaux, assurances',
    1462090,
    1500000,
    1418825,
    1540000,
    1580000,
  ],
  ['62 – Frais d’administration et honoraires', 596400, 600000, 580000, 610000, 625000],
  ['63 – Impôts, taxes', 14210, 20000, 13990, 15000, 15000],
];
const SMALL_KEYS: readonly Line[] = [
  ['Charges générales', 2106644, 2160000, 2037933, 2205000, 2265000],
  ['Cage 17', 166400, 170000, 160000, 180000, 185000],
  ['Cage 19', 118400, 120000, 117000, 120000, 120000],
];
const top = (number: number, title: string) =>
  `<div class="h"><span>ANNEXE ${number}</span><b>${title}</b><span>Les Bouleaux du Modern<br>Haguenau</span></div>`;
const foot = `<p class="f">Cabinet Oberlin-Weiss Immobilier – 8 Grand’Rue – 67500 Haguenau – Exercice du 01/01/2025 au 31/12/2025 – montants en euros</p>`;
const years = (lines: readonly Line[], end: string) =>
  table(
    [
      'Intitulé',
      'Réalisé 2025<br>à approuver',
      'Budget 2025<br>voté',
      'Réalisé 2024<br>approuvé',
      'Budget 2026<br>voté',
      'Budget 2027<br>à voter',
    ],
    [...lines, total(end, lines, 5)].map(
      ([label, ...values]) =>
        `<tr class="${label === end ? 't' : ''}"><td>${label}</td>${values.map((value) => `<td>${spaced(value)}</td>`).join('')}</tr>`,
    ),
  );
const SMALL_RUN = {
  charges_courantes: at(SMALL, 0),
  budget_clos: at(SMALL, 1),
  charges_courantes_precedentes: at(SMALL, 2),
  budget_en_cours: at(SMALL, 3),
  budget_a_voter: at(SMALL, 4),
} as const;
const cash: readonly Line[] = [
  ['Banque – compte courant (512)', 918830],
  ['Livret fonds de travaux (501)', 1420000],
];
const owed: readonly Line[] = [
  ['Copropriétaires débiteurs (450)', 612744],
  ['Copropriétaires douteux (459)', 200000],
];
const kept: readonly Line[] = [
  ['Avances de trésorerie (1031)', 500000],
  ['Fonds de travaux (105)', 1420000],
  ['Solde en attente sur travaux (120)', 94800],
];
const debts: readonly Line[] = [
  ['Fournisseurs (401)', 540319],
  ['Copropriétaires créditeurs (450)', 596455],
];
const side = (groups: readonly (readonly [string, readonly Line[]])[]) =>
  table(
    [],
    [
      ...groups.flatMap(([title, lines]) => [
        `<tr class="t"><td>${title}</td><td>${spaced(at(lines, 0))}</td></tr>`,
        ...lines.map(([label, value = 0]) => [label, spaced(value)]),
      ]),
      `<tr class="t"><td>TOTAL GÉNÉRAL</td><td>${spaced(sum(groups.map(([, lines]) => at(lines, 0))))}</td></tr>`,
    ],
  );
const all: Paper = {
  name: 'annexes-couchees-haguenau',
  landscape: true,
  css: `font: 8.6pt/1.35 'Carlito', sans-serif; padding: 12mm 16mm; .h { display: grid; grid-template-columns: 40mm 1fr 40mm; background: #efe9dd; padding: 2mm; margin-bottom: 5mm; text-align: center } td { border-bottom: .15mm solid #cbbf9f } th { border-bottom: .3mm solid #000; text-align: right } th:first-child { text-align: left } td:nth-child(n+2) { text-align: right } .t td { font-weight: bold; background: #f8f5ee } .x { display: grid; grid-template-columns: 1fr 1fr; gap: 8mm } .f { position: absolute; bottom: 7mm; font-size: 6.8pt }`,
  pages: [
    `${top(1, 'État financier après répartition au 31/12/2025')}<div class="x">${side([
      ['I – Trésorerie', cash],
      ['II – Créances', owed],
    ])}${side([
      ['I – Provisions et avances', kept],
      ['II – Dettes', debts],
    ])}</div><p style="margin-top:4mm">Emprunts restant dus : néant</p>${foot}`,
    `${top(2, 'Compte de gestion général de l’exercice clos 2025 et budget prévisionnel 2027')}${years(SMALL, 'Total charges courantes')}<p style="margin-top:4mm">Travaux et opérations exceptionnelles 2025 : remplacement du portail, ${spaced(418000)} (provisions appelées ${spaced(430000)}).</p>${foot}`,
    `${top(3, 'Compte de gestion pour opérations courantes 2025 et budget 2027, par clé')}${years(SMALL_KEYS, 'Total toutes clés')}${foot}`,
    `${top(4, 'Compte de gestion pour travaux art. 14-2 et opérations exceptionnelles, exercice clos 2025')}${table(['Opération', 'Dépenses votées', 'Dépenses réalisées', 'Provisions appelées', 'Solde'], [['Remplacement du portail', spaced(430000), spaced(418000), spaced(430000), spaced(12000)]])}${foot}`,
    `${top(5, 'Travaux votés non encore clôturés au 31/12/2025')}${table(
      [
        'Opération',
        'Votés (A)',
        'Payés (B)',
        'Réalisés (C)',
        'Appelés reçus (D)',
        'E = D-C',
        'F = A-D',
      ],
      [
        [
          'Peinture cages d’escalier',
          spaced(1580000),
          spaced(0),
          spaced(0),
          spaced(94800),
          spaced(94800),
          spaced(1580000 - 94800),
        ],
        [
          'TOTAL',
          spaced(1580000),
          spaced(0),
          spaced(0),
          spaced(94800),
          spaced(94800),
          spaced(1580000 - 94800),
        ],
      ],
    )}${foot}`,
  ],
  documents: [
    part(1, 'ANNEXE_1', {
      closed_on: '2025-12-31',
      banques: 918830,
      fonds_places: 1420000,
      creances_exigibles: 612744,
      creances_douteuses: 200000,
      impayes: 812744,
      avances_tresorerie: 500000,
      fonds_travaux: 1420000,
      solde_travaux: 94800,
      dette_fournisseurs: 540319,
      excedents_verses: 596455,
      total_bilan: at(cash, 0) + at(owed, 0),
    }),
    part(2, 'ANNEXE_2', { closed_on: '2025-12-31', ...SMALL_RUN, charges_travaux: 418000 }),
    part(3, 'ANNEXE_3', { ...SMALL_RUN }),
    part(4, 'ANNEXE_4', { travaux_clos: ['Remplacement du portail'] }),
    part(5, 'ANNEXE_5', {
      closed_on: '2025-12-31',
      travaux_en_cours: ['Peinture cages d’escalier'],
      travaux_votes: 1580000,
      travaux_payes: 0,
      travaux_realises: 0,
      travaux_appeles: 94800,
      travaux_a_recevoir: 1580000 - 94800,
    }),
  ],
};

export const ANNEXES_COUCHEES = [all];
