// The five annexes that go with the accounts (décret of 14 March 2005).
import {
  balanceAt,
  closedWorksIn,
  exerciseOf,
  KEY_LABELS,
  keysOf,
  ofKey,
  openWorksAt,
  worksAt,
} from './accounts.ts';
import {
  fields,
  figures,
  PAGE,
  row,
  section,
  small,
  table,
  text,
  title,
  total,
  words,
} from './blocks.ts';
import type { Building } from './building.ts';
import { amount, euros, shortDay, sum } from './figures.ts';
import type { Block, Column } from './press.ts';
import { residence } from './syndic-paper.ts';

/** Columns named by what they are, by years, or hardly at all: readers meet the three. */
export const ANNEX_HEADS = ['named', 'years', 'relative'] as const;
export type AnnexHeads = (typeof ANNEX_HEADS)[number];

const fiveHeads = (heads: AnnexHeads, year: number): string[] =>
  ({
    named: [
      'Exercice précédent approuvé',
      'Exercice clos budget voté',
      'Exercice clos réalisé à approuver',
      'Budget prévisionnel en cours voté',
      'Budget prévisionnel à voter',
    ],
    years: [
      `Réalisé ${year - 1}`,
      `Budget ${year}`,
      `Réalisé ${year}`,
      `Budget ${year + 1}`,
      `Budget ${year + 2}`,
    ],
    relative: ['N-1', 'N budget', 'N réalisé', 'N+1', 'N+2'],
  })[heads];

/** Accounts closed on 31 December of `year`. */
export function annexesComptables(building: Building, year: number, heads: AnnexHeads): Block[] {
  const head = (number: number, name: string): Block[] => [
    ...(number === 1 ? [] : [PAGE]),
    title(`Annexe n° ${number}`, name),
    fields([...residence(building), ['Exercice', `du 01/01/${year} au 31/12/${year}`]], 22),
  ];
  return [
    ...head(1, `État financier après répartition au 31/12/${year} (en euros)`),
    ...annexOne(building, year, heads),
    ...head(2, 'Compte de gestion général de l’exercice clos et budget prévisionnel'),
    ...annexTwo(building, year, heads),
    ...head(
      3,
      'Compte de gestion pour opérations courantes de l’exercice clos et budget prévisionnel',
    ),
    ...annexThree(building, year, heads),
    ...head(
      4,
      'Compte de gestion pour travaux de l’article 14-2 et opérations exceptionnelles, exercice clos',
    ),
    annexFour(building, year),
    ...head(
      5,
      'État des travaux de l’article 14-2 et opérations exceptionnelles votés non encore clôturés',
    ),
    ...annexFive(building, year),
  ];
}

const SMALL = { size: 0.86, inset: 3 };

function annexOne(building: Building, year: number, heads: AnnexHeads): Block[] {
  const [before, now] = [balanceAt(building, year - 1), balanceAt(building, year)];
  const pair = (name: keyof typeof now) => [amount(before[name]), amount(now[name])];
  const years =
    heads === 'named'
      ? ['Exercice précédent approuvé', 'Exercice clos']
      : [String(year - 1), String(year)];
  const side = [words('', 1.8), ...years.map((head) => figures(head, 1))];
  return [
    table(
      [...side, ...side],
      [
        section('I. Situation financière et trésorerie : Trésorerie | Provisions et avances'),
        row(
          '50 Fonds placés',
          ...pair('works_fund'),
          '1031 Avances de trésorerie',
          ...pair('advances'),
        ),
        row('51 Banques', ...pair('bank'), '105 Fonds de travaux', ...pair('works_fund')),
        row(
          '53 Caisse',
          amount(0),
          amount(0),
          '12 Solde en attente sur travaux',
          ...pair('waiting'),
        ),
        total('Trésorerie disponible, Total I', ...pair('cash'), 'Total I', ...pair('right_one')),
        section('II. Créances | Dettes'),
        row(
          '45 Copropriétaires, sommes exigibles restant à recevoir',
          ...pair('owed_by_owners'),
          '45 Copropriétaires, excédents versés',
          ...pair('overpaid'),
        ),
        row(
          '459 Copropriétaires, créances douteuses',
          ...pair('doubtful'),
          '40 Fournisseurs',
          ...pair('suppliers'),
        ),
        total('Total II', ...pair('receivables'), 'Total II', ...pair('right_two')),
        total(
          'Total général (I) + (II)',
          ...pair('total'),
          'Total général (I) + (II)',
          ...pair('total'),
        ),
      ],
      SMALL,
    ),
    small(
      'Emprunts : montant restant dû : néant. (2) L’état individuel des copropriétaires débiteurs et créditeurs est tenu à disposition au siège du syndic.',
    ),
  ];
}

const five = (building: Building, year: number) => ({
  before: exerciseOf(building, year - 1),
  now: exerciseOf(building, year),
  current: exerciseOf(building, year + 1),
  next: exerciseOf(building, year + 2),
});

const fiveColumns = (heads: AnnexHeads, year: number): Column[] => [
  words('', 2.6),
  ...fiveHeads(heads, year).map((head) => figures(head, 1)),
];

/** The five figures of one account; accounts come in the same order every year. */
function lineRows(building: Building, year: number, only?: string) {
  const { before, now, current, next } = five(building, year);
  return now.lines.flatMap((line, index) => {
    if (only !== undefined && line.key !== only) return [];
    const [b, c, n] = [before.lines[index], current.lines[index], next.lines[index]];
    const figured = [b?.spent ?? 0, line.budget, line.spent, c?.budget ?? 0, n?.budget ?? 0];
    return [{ label: `${line.account} ${line.label}`, figured }];
  });
}

const amounts = (figured: readonly number[]): string[] => figured.map((cents) => amount(cents));
const totals = (rows: readonly { figured: readonly number[] }[]): number[] =>
  [0, 1, 2, 3, 4].map((column) => sum(rows.map(({ figured }) => figured[column] ?? 0)));

function annexTwo(building: Building, year: number, heads: AnnexHeads): Block[] {
  const { before, now } = five(building, year);
  const rows = lineRows(building, year);
  const spent = totals(rows);
  const called = [before.budget, now.budget, now.budget, spent[3] ?? 0, spent[4] ?? 0];
  const closed = closedWorksIn(building, year).map((works) => ({
    works,
    at: worksAt(works, year),
  }));
  const [done, asked] = [
    sum(closed.map(({ at }) => at.done)),
    sum(closed.map(({ at }) => at.called)),
  ];
  const balance = called.map((cents, index) => cents - (spent[index] ?? 0));
  return [
    table(
      fiveColumns(heads, year),
      [
        section('Charges pour opérations courantes'),
        ...rows.map(({ label, figured }) => row(label, ...amounts(figured))),
        total('Sous-total', ...amounts(spent)),
        section('Produits pour opérations courantes'),
        row('701 Provisions copropriétaires', ...amounts(called)),
        total('Sous-total', ...amounts(called)),
        total('Solde (excédent ou insuffisance) affecté aux copropriétaires', ...amounts(balance)),
        section('Travaux de l’article 14-2 et opérations exceptionnelles'),
        row('671 Travaux décidés par l’assemblée', amount(0), '', amount(done), '', ''),
        row('702 Provisions sur travaux', amount(0), '', amount(asked), '', ''),
        total('Solde (excédent ou insuffisance)', amount(0), '', amount(asked - done), '', ''),
      ],
      SMALL,
    ),
  ];
}

function annexThree(building: Building, year: number, heads: AnnexHeads): Block[] {
  const { before, now } = five(building, year);
  const spent = totals(lineRows(building, year));
  const called = [before.budget, now.budget, now.budget, spent[3] ?? 0, spent[4] ?? 0];
  return [
    table(
      fiveColumns(heads, year),
      [
        ...keysOf(building).flatMap((key) => {
          const rows = lineRows(building, year, key);
          return [
            section(KEY_LABELS[key]),
            ...rows.map(({ label, figured }) => row(label, ...amounts(figured))),
            total('Total net', ...amounts(totals(rows))),
          ];
        }),
        total('TOTAL CHARGES NETTES', ...amounts(spent)),
        total('PROVISIONS COPROPRIÉTAIRES', ...amounts(called)),
        total('SOLDE', ...amounts(called.map((cents, index) => cents - (spent[index] ?? 0)))),
      ],
      SMALL,
    ),
  ];
}

function annexFour(building: Building, year: number): Block {
  const rows = closedWorksIn(building, year).map((works) => ({ works, at: worksAt(works, year) }));
  return rows.length === 0
    ? text('Néant : aucune opération n’a été clôturée au cours de l’exercice.')
    : table(
        [
          words('Opération', 1),
          figures('Dépenses votées'),
          figures('Dépenses réalisées'),
          figures('Provisions appelées'),
          figures('Solde'),
        ],
        [
          ...rows.map(({ works, at }) =>
            row(
              `${works.label} (assemblée du ${shortDay(works.voted_on)})`,
              ...amounts([at.voted, at.done, at.called, at.waiting]),
            ),
          ),
          total(
            'Total',
            ...amounts([
              sum(rows.map(({ at }) => at.voted)),
              sum(rows.map(({ at }) => at.done)),
              sum(rows.map(({ at }) => at.called)),
              sum(rows.map(({ at }) => at.waiting)),
            ]),
          ),
        ],
        SMALL,
      );
}

const FIVE = ['voted', 'paid', 'done', 'called', 'waiting', 'to_call'] as const;

function annexFive(building: Building, year: number): Block[] {
  const rows = openWorksAt(building, year).map((works) => ({ works, at: worksAt(works, year) }));
  if (rows.length === 0)
    return [text('Néant : aucune opération en cours à la clôture de l’exercice.')];
  return [
    table(
      [
        words('Opération', 2),
        ...[
          'A. Travaux votés',
          'B. Travaux payés',
          'C. Travaux réalisés',
          'D. Appels, emprunts, subventions reçus',
          'E. Solde en attente (D - C)',
          'F. À recevoir',
        ].map((head) => figures(head, 1)),
      ],
      [
        ...rows.map(({ works, at }) =>
          row(
            `${works.label} (${shortDay(works.voted_on)})`,
            ...FIVE.map((name) => amount(at[name])),
          ),
        ),
        total('Total', ...FIVE.map((name) => amount(sum(rows.map(({ at }) => at[name]))))),
      ],
      SMALL,
    ),
    small(
      `Le total de la colonne E, ${euros(sum(rows.map(({ at }) => at.waiting)))}, est repris au compte 12 de l’annexe n° 1.`,
    ),
  ];
}

/** What a reader should find in the annexes. */
export function annexTruth(building: Building, year: number) {
  const balance = balanceAt(building, year);
  return {
    closed_on: `${year}-12-31`,
    balance,
    unpaid_by_owners: balance.owed_by_owners + balance.doubtful,
    owed_to_suppliers: balance.suppliers,
    works_fund: balance.works_fund,
    budgets: [year, year + 1, year + 2].map((of) => ({
      year: of,
      amount: exerciseOf(building, of).budget,
    })),
    spent: exerciseOf(building, year).spent,
    works_spent: sum(closedWorksIn(building, year).map((works) => worksAt(works, year).done)),
    by_key: keysOf(building).map((key) => ({
      key,
      spent: sum(ofKey(exerciseOf(building, year), key).map((line) => line.spent)),
      budgets: [year + 1, year + 2].map((of) =>
        sum(ofKey(exerciseOf(building, of), key).map((line) => line.budget)),
      ),
    })),
    open_works: openWorksAt(building, year).map((works) => ({
      label: works.label,
      ...worksAt(works, year),
    })),
  };
}
