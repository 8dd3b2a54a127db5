// The five accounting annexes of a building, upright as a small firm prints them, to be sent with a notice.
import type { Paper, Truth } from '../../paper.ts';
import { spaced, sum, table } from '../../writing.ts';

type Line = readonly [label: string, ...values: number[]];
const column = (lines: readonly Line[], at: number) =>
  sum(lines.map((line) => Number(line[at + 1] ?? 0)));
const totals = (lines: readonly Line[]): number[] =>
  lines[0]?.slice(1).map((_, at) => column(lines, at)) ?? [];
const rows = (lines: readonly Line[]) =>
  lines.map(([label, ...values]) => [label, ...values.map(spaced)]);
const total = (label: string, values: readonly number[]) =>
  `<tr class="t"><td>${label}</td>${values.map((value) => `<td>${spaced(value)}</td>`).join('')}</tr>`;

/** The year before, the year that is closed. */
const CASH: readonly Line[] = [
  ['50 Fonds placés', 1800000, 2250000],
  ['51 Banques ou fonds disponibles en banque', 1418322, 1190744],
  ['53 Caisse', 0, 0],
];
const RESERVES: readonly Line[] = [
  ['102 Provisions pour travaux', 0, 480000],
  ['1031 Avances de trésorerie', 600000, 800000],
  ['105 Fonds de travaux', 1800000, 2250000],
  ['12 Solde en attente sur travaux', 61200, 145000],
];
const OWED: readonly Line[] = [
  ['45 Copropriétaires – sommes exigibles restant à recevoir', 611840, 742215],
  ['459 Copropriétaires – créances douteuses', 0, 218630],
  ['46 Débiteurs divers', 12000, 0],
  ['48 Compte de régularisation', 44500, 46100],
];
const DEBTS: readonly Line[] = [
  ['45 Copropriétaires – excédents versés', 488107, 297514],
  ['40 Fournisseurs', 886355, 412175],
  ['43 Sécurité sociale et autres organismes sociaux', 51000, 63000],
];
/** Approved, voted, to be approved, voted, to be voted. */
const SPENT: readonly Line[] = [
  ['601 Eau', 612040, 620000, 634818, 640000, 660000],
  ['602 Électricité', 248300, 260000, 239150, 255000, 255000],
  ['603 Chauffage, énergie et combustibles', 2714600, 2800000, 2866940, 2880000, 2950000],
  ['611 Nettoyage des locaux', 1084000, 1100000, 1096000, 1120000, 1150000],
  ['614 Contrats de maintenance', 402000, 410000, 408500, 420000, 430000],
  ['615 Entretien et petites réparations', 318775, 350000, 296042, 350000, 350000],
  ['616 Primes d’assurances', 704000, 720000, 731200, 760000, 790000],
  ['6211 Rémunération du syndic sur gestion', 864000, 880000, 880000, 890000, 900000],
];
const KEYS: readonly Line[] = [
  ['Clé 01 – Charges générales', 2953115, 3030000, 2998892, 3105000, 3175000],
  ['Clé 02 – Bâtiment B', 878000, 890000, 878318, 900000, 920000],
  ['Clé 04 – Ascenseur B', 402000, 420000, 408500, 430000, 440000],
  ['Clé 06 – Chauffage', 2714600, 2800000, 2866940, 2880000, 2950000],
];
const sheet = [0, 1].map((at) => column(CASH, at) + column(OWED, at));

const top = (number: number, title: string) =>
  `<div class="h"><span>ALBIGEOISE DE GESTION<br>52 lices de Rhonel – 81000 ALBI</span><span style="text-align:right">Syndicat des copropriétaires LES BRIQUES ROUGES<br>40 avenue du Viaduc – 81000 ALBI</span></div><h1>ANNEXE N° ${number}</h1><h3>${title}</h3>`;
const YEARS = `<thead><tr><th rowspan="3"></th><th colspan="3">Pour approbation des comptes</th><th colspan="2">Pour le vote du budget prévisionnel</th></tr><tr><th>Exercice précédent approuvé N-1</th><th>Exercice clos budget voté N</th><th>Exercice clos réalisé à approuver N</th><th>Budget prévisionnel en cours voté N+1</th><th>Budget prévisionnel à voter N+2</th></tr><tr><th>2024</th><th>2025</th><th>2025</th><th>2026</th><th>2027</th></tr></thead>`;
const years = (body: readonly (readonly string[] | string)[]) =>
  table([], body, 'y').replace('<tbody>', `${YEARS}<tbody>`);
const half = (title: string, lines: readonly Line[], end: string) =>
  table(
    [title, 'Exercice précédent approuvé<br>31/12/2024', 'Exercice clos<br>31/12/2025'],
    [...rows(lines), total(end, totals(lines))],
    'y',
  );

export const BRIQUES_PAGES = [
  `${top(1, 'ÉTAT FINANCIER APRÈS RÉPARTITION AU 31/12/2025')}<h2>I – SITUATION FINANCIÈRE ET TRÉSORERIE</h2>${half('Trésorerie', CASH, 'Trésorerie disponible – Total I')}<p></p>${half('Provisions et avances', RESERVES, 'Total I')}<h2>II – CRÉANCES ET DETTES</h2>${half('Créances', OWED, 'Total II')}<p></p>${half('Dettes', DEBTS, 'Total II')}<p></p>${table([], [total('TOTAL GÉNÉRAL (I) + (II)', sheet)], 'y')}<p class="n">Emprunts : montant restant dû : néant.<br>Les comptes sont tenus en euros selon les règles du décret n° 2005-240 du 14 mars 2005. Les charges sont enregistrées dès leur engagement.</p>`,
  `${top(2, 'COMPTE DE GESTION GÉNÉRAL DE L’EXERCICE CLOS RÉALISÉ DU 01/01/2025 AU 31/12/2025 ET BUDGET PRÉVISIONNEL DE L’EXERCICE DU 01/01/2027 AU 31/12/2027')}${years(
    [
      '<tr class="g"><td colspan="6">CHARGES POUR OPÉRATIONS COURANTES</td></tr>',
      ...rows(SPENT),
      total('Sous-total', totals(SPENT)),
      '<tr class="g"><td colspan="6">PRODUITS POUR OPÉRATIONS COURANTES</td></tr>',
      ...rows([['701 Provisions copropriétaires', 7000000, 7140000, 7140000, 7315000, 7485000]]),
      total(
        'Solde (insuffisance – excédent +)',
        [7000000, 7140000, 7140000, 7315000, 7485000].map((one, at) => one - column(SPENT, at)),
      ),
    ],
  )}<p></p>${table(
    [
      'CHARGES POUR TRAVAUX ET AUTRES OPÉRATIONS EXCEPTIONNELLES',
      'Exercice précédent approuvé 2024',
      'Exercice clos réalisé 2025',
    ],
    [
      ...rows([
        ['671 Travaux décidés par l’assemblée générale', 0, 934000],
        ['677 Pertes sur créances irrécouvrables', 0, 0],
      ]),
      total('Sous-total', [0, 934000]),
    ],
    'y',
  )}`,
  `${top(3, 'COMPTE DE GESTION POUR OPÉRATIONS COURANTES DE L’EXERCICE CLOS RÉALISÉ (2025) ET BUDGET PRÉVISIONNEL (2027), PAR CLÉ DE RÉPARTITION')}${years(
    [
      '<tr class="g"><td colspan="6">CHARGES PAR CLÉ DE RÉPARTITION</td></tr>',
      ...rows(KEYS),
      total('TOTAL CHARGES NETTES', totals(KEYS)),
    ],
  )}<p class="n">Les clés de répartition sont celles du règlement de copropriété et de son modificatif. Le chauffage est réparti à la surface chauffée.</p>`,
  `${top(4, 'COMPTE DE GESTION POUR TRAVAUX DE L’ARTICLE 14-2 ET OPÉRATIONS EXCEPTIONNELLES HORS BUDGET PRÉVISIONNEL DE L’EXERCICE CLOS RÉALISÉ (2025)')}${table(
    ['Travaux terminés', 'Dépenses votées', 'Dépenses réalisées', 'Provisions appelées', 'Solde'],
    [
      ...rows([['Réfection des halls d’entrée', 960000, 934000, 960000, 26000]]),
      total('TOTAL', [960000, 934000, 960000, 26000]),
    ],
    'y',
  )}<p class="n">Opération décidée par l’assemblée du 14 juin 2024, réceptionnée sans réserve le 3 mars 2025.</p>`,
  `${top(5, 'ÉTAT DES TRAVAUX DE L’ARTICLE 14-2 ET OPÉRATIONS EXCEPTIONNELLES VOTÉS NON ENCORE CLÔTURÉS À LA FIN DE L’EXERCICE – 31/12/2025')}${table(
    [
      'Nature des travaux',
      'Travaux votés<br>A',
      'Travaux payés<br>B',
      'Travaux réalisés<br>C',
      'Appels travaux, emprunts et subventions reçus<br>D',
      'Solde en attente sur travaux<br>E = D - C',
      'Subventions et emprunts à recevoir, appels à venir<br>F = A - D',
    ],
    [
      ...rows([
        [
          'Remplacement de la chaudière collective',
          3860000,
          1120000,
          1640000,
          1930000,
          290000,
          1930000,
        ],
        ['Mise aux normes de l’ascenseur B', 1275000, 510000, 780000, 635000, -145000, 640000],
      ]),
      total('TOTAL', [5135000, 1630000, 2420000, 2565000, 145000, 2570000]),
    ],
    'y',
  )}`,
] as const;

export const BRIQUES_CSS = `font: 8.2pt/1.3 'DejaVu Sans Condensed', sans-serif; .h { display: flex; justify-content: space-between; border-bottom: .5mm solid #7b2d26; padding-bottom: 1.5mm; margin-bottom: 4mm } h1 { font-size: 12pt; text-align: center; margin: 0 } h3 { font-size: 9pt; text-align: center } h2 { font-size: 9.4pt; margin: 3mm 0 1mm; color: #7b2d26 } .y td, .y th { border: .2mm solid #888; padding: .9mm 1.2mm } .y th { background: #f3e3e0; text-align: center; font-weight: bold } .y td:nth-child(n+2) { text-align: right; white-space: nowrap; width: 25mm } .y .t td { font-weight: bold; background: #faf3f2 } .y .g td { font-weight: bold; text-align: left } .n { font-size: 7.6pt; margin-top: 4mm }`;

const HEADED = {
  syndic: 'ALBIGEOISE DE GESTION',
  building: 'LES BRIQUES ROUGES',
  building_address: '40 avenue du Viaduc, 81000 ALBI',
} as const;
const part = (page: number, sub_kind: Truth['sub_kind'], facts: Truth['facts']): Truth => ({
  type: 'CV_AG',
  sub_kind,
  pages: [page],
  facts: { ...HEADED, ...facts },
});
const budgets = (lines: readonly Line[]) => ({
  charges_courantes_precedentes: column(lines, 0),
  budget_clos: column(lines, 1),
  charges_courantes: column(lines, 2),
  budget_en_cours: column(lines, 3),
  budget_a_voter: column(lines, 4),
});

/** A notice of meeting carries the same sheets behind `before` of its own. */
export const briquesTruths = (before: number): readonly Truth[] => [
  {
    ...part(before + 1, 'ANNEXE_1', {
      annexes: ['1'],
      closed_on: '2025-12-31',
      fonds_places: 2250000,
      banques: 1190744,
      provisions_travaux: 480000,
      avances_tresorerie: 800000,
      fonds_travaux: 2250000,
      solde_travaux: 145000,
      creances_exigibles: 742215,
      creances_douteuses: 218630,
      impayes: 960845,
      excedents_verses: 297514,
      dette_fournisseurs: 412175,
      total_bilan: sheet[1] ?? 0,
    }),
    absent: ['rnc'],
  },
  {
    ...part(before + 2, 'ANNEXE_2', {
      annexes: ['2'],
      closed_on: '2025-12-31',
      ...budgets(SPENT),
      charges_travaux: 934000,
    }),
    absent: ['rnc'],
  },
  part(before + 3, 'ANNEXE_3', { annexes: ['3'], ...budgets(KEYS) }),
  part(before + 4, 'ANNEXE_4', {
    annexes: ['4'],
    travaux_clos: ['Réfection des halls d’entrée'],
  }),
  part(before + 5, 'ANNEXE_5', {
    annexes: ['5'],
    closed_on: '2025-12-31',
    travaux_en_cours: [
      'Remplacement de la chaudière collective',
      'Mise aux normes de l’ascenseur B',
    ],
    travaux_votes: 5135000,
    travaux_payes: 1630000,
    travaux_realises: 2420000,
    travaux_appeles: 2565000,
    travaux_a_recevoir: 2570000,
  }),
];

const five: Paper = {
  name: 'annexes-cinq-albi',
  css: BRIQUES_CSS,
  pages: BRIQUES_PAGES,
  documents: briquesTruths(0),
};

export const COMPTES_DU_SYNDICAT = [five];
