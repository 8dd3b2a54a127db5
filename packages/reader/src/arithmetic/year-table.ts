// The years of an annexe, line by line: as many sums each, of which one line is the sum of others in every year at once. Where the
// columns stand does not matter, for a row is taken whole; the total may stand under its lines, over them, or down a column.
import type { Box } from '@quitus/domain/reading/box';

import { fold } from '../french/fold.ts';
import { boxAround } from '../page/box.ts';
import { headsInBlock, headsOver } from './column-heads.ts';
import type { Figure, Row } from './figures.ts';
import { afterOf, besideOf } from './labels.ts';
import { headIn, type YearName, yearNames } from './year-heads.ts';
import { legendOf } from './year-legend.ts';
import { centsOf, figuresOf, linesAlong, runsDown, type YearLine } from './year-lines.ts';

export type YearTable = { total: YearLine; names: readonly YearName[] };

const YEARS = [5, 4, 3];
/** Fewer lines are no year's charges; of two keys, sums that hold in four years. */
const [MIN_LINES, SURE_YEARS] = [3, 4];

const TOTAL = /\btotal\b|\btotaux\b|\bensemble\b/;
/** Beside the charges of the year stand those for works. */
const WORKS = /travaux|exceptionnel|\b67\d?\b/;

const sameCents = (one: readonly number[], other: readonly number[]): boolean =>
  one.every((cents, year) => cents === other[year]);

const added = (lines: readonly YearLine[], years: number): number[] =>
  Array.from({ length: years }, (_, year) =>
    lines.reduce((sum, line) => sum + (centsOf(line)[year] ?? 0), 0),
  );

/** Whether a line may be the total of the only one before it: words say so, or no two lines are alike in every year by chance. */
const mayRepeat = (line: YearLine): boolean =>
  TOTAL.test(line.words) || new Set(centsOf(line)).size > 2;

/** As many of the last lines as add up to this one in every year; 0 where none do. */
function termsBefore(stack: readonly YearLine[], line: YearLine): number {
  const wanted = centsOf(line);
  for (let count = 1; count <= stack.length; count += 1) {
    const isTotal = count > 1 || mayRepeat(line);
    if (isTotal && sameCents(wanted, added(stack.slice(-count), wanted.length))) return count;
  }
  return 0;
}

function parsed(lines: readonly YearLine[]): YearLine[] {
  const stack: YearLine[] = [];
  for (const line of lines) {
    const count = termsBefore(stack, line);
    stack.push({ ...line, terms: count > 0 ? stack.splice(stack.length - count, count) : [] });
  }
  return stack;
}

const nested = (line: YearLine): YearLine[] => [line, ...line.terms.flatMap(nested)];
const leaves = (line: YearLine): number =>
  line.terms.length === 0 ? 1 : line.terms.reduce((all, term) => all + leaves(term), 0);

/** The only sum of them, or with works beside it: where several stand side by side, what makes them one was not found. */
function onlySum(roots: readonly YearLine[]): YearLine | null {
  const [only, ...others] = roots.filter(({ terms }) => terms.length > 0);
  if (!only || others.length > 0) return null;
  // What is larger in every year holds it: this is the sum of one key.
  const isLarger = (line: YearLine) =>
    centsOf(line).every((cents, year) => cents > (centsOf(only)[year] ?? 0));
  return roots.some(isLarger) ? null : only;
}

/** Keys that stand over their lines, and somewhere one line that is their sum. */
function sumOfKeys(roots: readonly YearLine[]): YearLine | null {
  const keys = roots.filter(({ terms }) => terms.length > 0);
  const total = roots.find(
    (line) =>
      line.terms.length === 0 &&
      keys.length > 1 &&
      sameCents(centsOf(line), added(keys, line.sums.length)),
  );
  return total ? { ...total, terms: keys } : null;
}

/** All of them together, under one another: « Toutes clés ». */
function sumDown(roots: readonly YearLine[], runs: readonly Figure[][]): YearLine | null {
  const years = roots[0]?.sums.length ?? 0;
  const wanted = added(roots, years);
  for (const run of runs)
    for (let at = 0; roots.length > 1 && at + years <= run.length; at += 1) {
      const sums = run.slice(at, at + years);
      const line = { row: sums[0]?.row ?? 0, words: '', sums, terms: roots };
      if (sameCents(centsOf(line), wanted)) return line;
    }
  return null;
}

/** Blocks of sums under one another, one a key, and one that is their sum. */
function sumOfRuns(runs: readonly Figure[][], years: number): YearLine | null {
  const lines = runs
    .filter(({ length }) => length >= years)
    .map((run) => ({ row: run[0]?.row ?? 0, words: '', sums: run.slice(0, years), terms: [] }));
  const total = lines.find((line) => {
    const others = lines.filter((one) => one !== line);
    return others.length > 1 && sameCents(centsOf(line), added(others, years));
  });
  return total ? { ...total, terms: lines.filter((one) => one !== total) } : null;
}

function* totalsOf(rows: readonly Row[]): Generator<YearLine> {
  const runs = runsDown(rows);
  for (const years of YEARS) {
    for (const lines of linesAlong(rows, years))
      for (const own of [lines, lines.toReversed()]) {
        const roots = parsed(own).filter(({ words }) => !WORKS.test(words));
        for (const total of [onlySum(roots), sumOfKeys(roots), sumDown(roots, runs)])
          if (total && leaves(total) >= (years >= SURE_YEARS ? 2 : MIN_LINES)) yield total;
      }
    const total = sumOfRuns(runs, years);
    if (total) yield total;
  }
}

const isDown = ({ sums: [first, second] }: YearLine): boolean => first?.row !== second?.row;

function boxesOf(line: YearLine): Box[] {
  const all = nested(line).filter((one) => figuresOf(one)[0]?.page === figuresOf(line)[0]?.page);
  return line.sums.map((_, year) =>
    boxAround(all.flatMap(({ sums }) => (sums[year] ? [sums[year].box] : []))),
  );
}

/** Of each year, what stands over its column or beside its sum; what a mark stands for. */
function headsOf(rows: readonly Row[], total: YearLine): (readonly string[])[] {
  const figures = figuresOf(total);
  const beside = [besideOf, afterOf].map((of) => figures.map((figure) => of(rows, figure)));
  const terms = total.terms.map(({ row }) => row);
  const first = Math.min(total.row, ...terms);
  const over = [headsOver, headsInBlock].flatMap((of) =>
    (['CELLS', 'WORDS'] as const).flatMap((parts) =>
      [first, Math.min(...terms)].map((row) =>
        (of(rows, row, boxesOf(total), parts) ?? []).map(fold),
      ),
    ),
  );
  return [...(isDown(total) ? beside : over), legendOf(rows, figures, first) ?? []];
}

/** The table of which most lines add up and whose years are told apart; null where there is none. */
export function yearTable(rows: readonly Row[]): YearTable | null {
  const totals = [...totalsOf(rows)].toSorted((a, b) => leaves(b) - leaves(a));
  for (const total of totals)
    for (const heads of headsOf(rows, total)) {
      const names = heads.length === total.sums.length ? yearNames(heads.map(headIn)) : null;
      if (names) return { total, names };
    }
  return null;
}
