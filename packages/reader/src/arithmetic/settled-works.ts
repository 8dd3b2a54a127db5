// What a settlement says of works outside the budget, which it leaves out of its own sums: what was called of the lot
// for the year and what they really cost it, or that there were none.
import type { FactName } from '@quitus/domain/reading/facts.data';

import { fold } from '../french/fold.ts';
import { amountsIn, type Figure, type Row } from './figures.ts';
import { afterOf, besideOf, rowText } from './labels.ts';

export type SettledWorks = { name: FactName; cents: number; row: number; figure: Figure | null };

const OUTSIDE = /\bhors budget\b/;
const NOTHING =
  /\bhors budget\s*:?\s*neant\b|\baucune? (?:operation|travaux|depense|appel)[^.]{0,40}\bhors budget\b|\bni (?:appel|travaux)\b[^.]{0,15}\bni depenses?\b/;
const NOTHING_CLOSED = /\baucune operation de travaux n'a ete (?:cloturee|soldee|repartie)\b/;
const CALLED = /\bappelee?s?\b/;
const OVER_CALLED = /\btrop\b|\breste\b|\bsolde\b/;
const REAL = /\bquote-part\b|\breel(?:le)?s?\b|\bvotre part des travaux\b/;
/** Rows of the section that the words open. */
const SECTION = 6;

export function settledWorks(rows: readonly Row[]): SettledWorks[] {
  const at = rows.findIndex((_, row) => OUTSIDE.test(rowText(rows, row)));
  const pairs =
    at === -1 ? [] : ([pairUnder(rows, at), pairIn(rows, at)].find((one) => one.length > 0) ?? []);
  if (pairs.length > 0) return pairs;
  const said = (words: RegExp) =>
    rows.findIndex((_, row) => words.test(`${rowText(rows, row)} ${rowText(rows, row + 1)}`));
  const [nothing, unclosed] = [said(NOTHING), said(NOTHING_CLOSED)];
  if (nothing !== -1)
    return [
      { name: 'travaux_appeles_lot', cents: 0, row: nothing, figure: null },
      { name: 'travaux_reels', cents: 0, row: nothing, figure: null },
    ];
  return unclosed === -1 ? [] : [{ name: 'travaux_reels', cents: 0, row: unclosed, figure: null }];
}

function pairIn(rows: readonly Row[], at: number): SettledWorks[] {
  const figures = rows.slice(at, at + SECTION).flatMap(amountsIn);
  const isCalled = (words: string) => CALLED.test(words) && !OVER_CALLED.test(words);
  const isReal = (words: string) => REAL.test(words) && !CALLED.test(words);
  const called = figures
    .filter((one) => isCalled(namedBy(rows, one)))
    .map((one) => worked(rows, one));
  const real = figures.filter((one) => isReal(namedBy(rows, one)));
  const [first, second] = [called[0], real[0]];
  return first && second && called.length === 1 && real.length === 1 ? pairOf(first, second) : [];
}

const pairOf = (called: Figure, real: Figure): SettledWorks[] => [
  { name: 'travaux_appeles_lot', cents: called.value, row: called.row, figure: called },
  { name: 'travaux_reels', cents: real.value, row: real.row, figure: real },
];

/** The words before a sum, or after it in a row that a sum opens. */
function namedBy(rows: readonly Row[], figure: Figure): string {
  const row = rows[figure.row];
  const [opening] = row ? amountsIn(row) : [];
  return opening && besideOf(rows, opening) === '' ? afterOf(rows, figure) : besideOf(rows, figure);
}

/** Under « appelé » and « réel »: the total of the section, or its only row. */
function pairUnder(rows: readonly Row[], at: number): SettledWorks[] {
  const heads = rows[at]?.line.words ?? [];
  const [called, real] = [/^appelee?s?$/, /^reel(?:le)?s?$/].map((words) =>
    heads.find(({ text }) => words.test(fold(text))),
  );
  if (!called || !real) return [];
  const body = rows.slice(at + 1, at + SECTION);
  const end = body.findIndex((row) => amountsIn(row).length === 0);
  const own = end === -1 ? body : body.slice(0, end);
  const under = (row: Row, head: typeof called): Figure | undefined =>
    amountsIn(row).find(({ box }) => Math.abs(box[2] - head.box[2]) <= 2 * row.height);
  const told = own.filter((row) => under(row, called) && under(row, real));
  const totals = told.filter((row) => fold(row.line.words[0]?.text ?? '').startsWith('total'));
  const [row] = totals.length === 1 ? totals : told;
  const [first, second] = row ? [under(row, called), under(row, real)] : [];
  const isOne = totals.length === 1 || own.filter((one) => under(one, called)).length === 1;
  return first && second && isOne ? pairOf(first, second) : [];
}

/** « 2 X 501,12 = 1 002,24 » is what stands after the sign. */
function worked(rows: readonly Row[], figure: Figure): Figure {
  const row = rows[figure.row];
  const after = row
    ? amountsIn(row).find(
        (one) => one.box[0] > figure.box[2] && /^=?$/.test(besideOf(rows, one).trim()),
      )
    : undefined;
  return after ?? figure;
}
