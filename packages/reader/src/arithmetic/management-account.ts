// Annexes 2, 3 and 5: charges and budgets of three years in five columns, works in six. Heads say which column is which; the total row
// is the one whose every column adds up.
import type { FactName } from '@quitus/domain/reading/facts.data';

import { columnOf, headOf, namedIn, type SummedColumn, summedColumns } from './annexe-sums.ts';
import type { SheetLine } from './balance-sheet.ts';
import { amountsIn, type Figure, type Row } from './figures.ts';
import { rowText } from './labels.ts';
import { leavesOf, type Sum } from './sums.ts';

const YEARS = [
  'charges_courantes_precedentes',
  'budget_clos',
  'charges_courantes',
  'budget_en_cours',
  'budget_a_voter',
] as const satisfies readonly FactName[];
type YearName = (typeof YEARS)[number];
const WORKS = [
  'travaux_votes',
  'travaux_payes',
  'travaux_realises',
  'travaux_appeles',
  null,
  'travaux_a_recevoir',
] as const satisfies readonly (FactName | null)[];

const BUDGET = /budget|previsionnel|\bvotes?\b|\bvoter\b/;
const SPENT = /realis|approuv|depens|\breel|\bclos\b|exercice/;

/** The last year that a head names: « 2024-2025 », « N+1 »; null where it names none. */
function yearIn(head: string): number | null {
  const years = [...head.matchAll(/\b20(\d{2})\b/g)].map(([, year]) => Number(year));
  if (years.length > 0) return Math.max(...years);
  const steps = /\bn ?(?:([+-]) ?(\d))?(?![\w°])/.exec(head);
  return steps ? Number(`${steps[1] ?? ''}${steps[2] ?? 0}`) : null;
}

const SAYS_YEAR = /\b20\d{2}\b|\bn ?[+-] ?\d|\bn\b/;

type Head = { isBudget: boolean; isVoted: boolean; year: number };

function headIn(text: string): Head | null {
  const year = yearIn(text);
  const isBudget = BUDGET.test(text) && !/realis|a approuver/.test(text);
  return year === null || (!isBudget && !SPENT.test(text))
    ? null
    : { isBudget, isVoted: !/\bvoter\b/.test(text), year };
}

/** What each column is, from the heads alone: two years that were spent, and the budgets counted from the later one. */
function yearNames(heads: readonly (Head | null)[]): (YearName | null)[] {
  const spent = heads.flatMap((head) => (head && !head.isBudget ? [head.year] : []));
  const closed = Math.max(...spent);
  return heads.map((head) => {
    if (!head || new Set(spent).size !== 2) return null;
    if (!head.isBudget)
      return head.year === closed ? 'charges_courantes' : 'charges_courantes_precedentes';
    if (head.year === closed) return 'budget_clos';
    return head.isVoted && head.year === closed + 1 ? 'budget_en_cours' : 'budget_a_voter';
  });
}

/** Fewer lines are no year's charges. */
const MIN_LINES = 3;
const MIN_YEARS = 3;
const INCOME = /produits|provisions|\b70\d\b|\b71\d\b/;

const sumAt = (columns: readonly SummedColumn[], figure: Figure): Sum | undefined =>
  columnOf(columns, figure)?.sums.find((sum) => sum.figure === figure && sum.terms.length > 1);

export type ManagementAccount = {
  lines: readonly SheetLine[];
  /** By key, where the sums of a sum are named: what was really spent. */
  by_key: readonly { label: string; figure: Figure }[];
};

export function managementAccount(rows: readonly Row[]): ManagementAccount | null {
  const columns = summedColumns(rows);
  const totals = rows.flatMap((row) => {
    const figures = amountsIn(row);
    const sums = figures.flatMap((figure) => sumAt(columns, figure) ?? []);
    const lines = Math.max(0, ...sums.map((sum) => leavesOf(sum).length));
    const isYears =
      figures.length >= MIN_YEARS &&
      figures.length <= YEARS.length &&
      sums.length >= figures.length - 1 &&
      lines >= MIN_LINES;
    return isYears && namedIn(row).every(({ words }) => !INCOME.test(words))
      ? [{ figures, sums, lines }]
      : [];
  });
  const [best] = totals.toSorted((a, b) => b.lines - a.lines);
  if (!best) return null;
  const names = yearNames(
    best.figures.map((figure) => headIn(headOf(rows, columns, figure, SAYS_YEAR))),
  );
  const isClear = new Set(names).size === names.length && !names.includes(null);
  const lines = best.figures.flatMap((figure, index): SheetLine[] => {
    const name = isClear ? names[index] : null;
    return name ? [{ name, figure, cents: figure.value }] : [];
  });
  const real = lines.find(({ name }) => name === 'charges_courantes')?.figure;
  const sum = real && sumAt(columns, real);
  const keys = (sum?.terms.filter(({ terms }) => terms.length > 0) ?? []).toSorted(
    (a, b) => a.figure.row - b.figure.row,
  );
  const isByKey = sum !== undefined && keys.length > 1 && keys.length === sum.terms.length;
  return {
    lines,
    by_key: isByKey ? keys.map((key) => ({ label: keyLabel(rows, key), figure: key.figure })) : [],
  };
}

const TOTAL = /^\W*(?:sous-)?total\b/;

/** Its own words, or the title over its first line. */
function keyLabel(rows: readonly Row[], key: Sum): string {
  const own =
    namedIn(
      rows[key.figure.row] ?? {
        line: { words: [], box: [0, 0, 0, 0] },
        page: key.figure.page,
        height: 0,
        figures: [],
      },
    )[0]?.words ?? '';
  if (!TOTAL.test(own)) return bare(own);
  const first = Math.min(...leavesOf(key).map(({ figure }) => figure.row));
  const title = rows.slice(0, first).findLastIndex((row) => amountsIn(row).length === 0);
  return bare(rowText(rows, title));
}

/** Without its number and its base. */
const bare = (label: string): string =>
  label
    .replace(/^\W*\d{1,4}\b/, '')
    .replace(/\(?\bbase \d[\d ]*\)?/, '')
    .replaceAll(/^\W+|\W+$/g, '');

/** E = D − C in the row of totals: only so the columns are what the decree says. */
export function worksAccount(rows: readonly Row[]): SheetLine[] {
  const found = rows.flatMap((row, index) => {
    const figures = amountsIn(row);
    const [, , done, called, left] = figures;
    const holds =
      figures.length === WORKS.length &&
      done &&
      called &&
      left &&
      Math.abs(called.value - done.value) === left.value;
    return holds ? [{ figures, isTotal: /\btotal\b|\btotaux\b/.test(rowText(rows, index)) }] : [];
  });
  const total = found.find(({ isTotal }) => isTotal) ?? (found.length === 1 ? found[0] : undefined);
  return WORKS.flatMap((name, index): SheetLine[] => {
    const figure = total?.figures[index];
    return name && figure ? [{ name, figure, cents: figure.value }] : [];
  });
}
