// What a settlement says of works outside the budget, which it leaves out of its own sums: what was called of the lot
// for the year and what they really cost it, or that there were none.
import type { FactName } from '@quitus/domain/reading/facts.data';

import { amountsIn, type Figure, type Row } from './figures.ts';
import { besideOf, rowText } from './labels.ts';

export type SettledWorks = { name: FactName; cents: number; row: number; figure: Figure | null };

const OUTSIDE = /\bhors budget\b/;
const NOTHING =
  /\bhors budget\s*:?\s*neant\b|\baucune? (?:operation|travaux|depense|appel)[^.]{0,40}\bhors budget\b/;
const NOTHING_CLOSED = /\baucune operation de travaux n'a ete (?:cloturee|soldee|repartie)\b/;
const CALLED = /\bappelee?s?\b/;
const OVER_CALLED = /\btrop\b|\breste\b|\bsolde\b/;
const REAL = /\bquote-part\b|\breelle?\b/;
/** Rows of the section that the words open. */
const SECTION = 6;

export function settledWorks(rows: readonly Row[]): SettledWorks[] {
  const at = rows.findIndex((_, row) => OUTSIDE.test(rowText(rows, row)));
  const pairs = at === -1 ? [] : pairIn(rows, at);
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
    .filter((one) => isCalled(besideOf(rows, one)))
    .map((one) => worked(rows, one));
  const real = figures.filter((one) => isReal(besideOf(rows, one)));
  const [first, second] = [called[0], real[0]];
  return first && second && called.length === 1 && real.length === 1
    ? [
        { name: 'travaux_appeles_lot', cents: first.value, row: first.row, figure: first },
        { name: 'travaux_reels', cents: second.value, row: second.row, figure: second },
      ]
    : [];
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
