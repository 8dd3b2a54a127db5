// What a settlement says of works outside the budget, which it leaves out of its own sums: what was called of the lot
// for the year and what they really cost it, or that there were none.
import type { FactName } from '@quitus/domain/reading/facts.data';

import { fold } from '../french/fold.ts';
import { cellsOf } from '../layout/cells.ts';
import { headsOver } from './column-heads.ts';
import { amountsIn, type Figure, type Row } from './figures.ts';
import { afterOf, besideOf, rowText } from './labels.ts';

export type SettledWorks = { name: FactName; cents: number; row: number; figure: Figure | null };

const OUTSIDE =
  /\bhors budget\b|\btravaux\b[^.]{0,20}\bart(?:\.|icle)? ?14-2\b(?!-)|\b(?:travaux|operations) (?:et operations )?exceptionnel(?:le)?s\b/;
const NOTHING =
  /\bhors budget\b[^.;]{0,20}\bneant\b|\b(?:aucune?|pas de|sans) (?:operation|travaux|depense|appel)[^.]{0,40}\bhors budget\b|\bni (?:appel|travaux)\b[^.]{0,15}\bni depenses?\b|\bexceptionnelles?\b[^.;]{0,20}: (?:aucune?|neant)\b|\b14-2\W+neant\b/;
const NOTHING_CLOSED = /\baucune operation de travaux n'a ete (?:cloturee|soldee|repartie)\b/;
const CALLED = /\bappelee?s?\b/;
const DIFFERENCE = /\becart\b|\bdifference\b|\btrop\b|\breste\b|\bsolde\b/;
const REAL = /\bquote-part\b|\breel(?:le)?s?\b|\bvotre part des travaux\b|\bcout\b/;
const SPENT = /\bdepense(?:e?s)?\b|\bfacture\b/;
/** Rows of the section that the words open. */
const SECTION = 6;

export function settledWorks(rows: readonly Row[]): SettledWorks[] {
  const openings = rows.flatMap((_, row) => (OUTSIDE.test(rowText(rows, row)) ? [row] : []));
  const ways = [pairUnder, pairAcross, pairIn, pairInText];
  const pairs = openings.flatMap((at) => ways.map((way) => way(rows, at)));
  const told = pairs.find(
    (one) => one.length > 0 && one.every(({ row }) => !listsSeveral(rows[row])),
  );
  if (told) return told;
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

/** « Appelé | 2 950,00 | 619,50 | 772,90 | 761,10 »: the owners side by side. */
const listsSeveral = (row: Row | undefined): boolean =>
  row !== undefined && amountsIn(row).length > 3;

const isCalled = (words: string) => CALLED.test(words) && !DIFFERENCE.test(words);
const isReal = (words: string) => REAL.test(words) && !CALLED.test(words);

function pairIn(rows: readonly Row[], at: number): SettledWorks[] {
  const left = leftOf(rows[at]);
  const figures = rows
    .slice(at, at + SECTION)
    .flatMap(amountsIn)
    .filter(({ box }) => box[0] >= left);
  const called = figures
    .filter((one) => isCalled(namedBy(rows, one)))
    .map((one) => worked(rows, one));
  const real = figures.filter((one) => isReal(namedBy(rows, one)));
  const [first] = called;
  if (!first || called.length > 1) return [];
  const [second] = real.length === 0 ? provenBy(rows, first, figures) : real;
  return second && real.length < 2 ? pairOf(first, second) : [];
}

/** Where the cell begins that opens the section. */
function leftOf(row: Row | undefined): number {
  const cells = row ? cellsOf(row.line, row.height) : [];
  return cells.find(({ text }) => OUTSIDE.test(fold(text)))?.box[0] ?? -Infinity;
}

/** A cost that nobody names, less what was called, is the difference that is printed. */
function provenBy(rows: readonly Row[], called: Figure, figures: readonly Figure[]): Figure[] {
  const gaps = figures.filter((one) => DIFFERENCE.test(namedBy(rows, one)));
  return figures.filter(
    (one) =>
      one !== called &&
      gaps.some((gap) => gap !== one && Math.abs(one.value - called.value) === gap.value),
  );
}

/** In a text that runs on: what is said since the sum before. */
function pairInText(rows: readonly Row[], at: number): SettledWorks[] {
  const left = leftOf(rows[at]);
  let words: string[] = [];
  const named: { figure: Figure; said: string }[] = [];
  for (const row of rows.slice(at, at + SECTION)) {
    const amounts = amountsIn(row);
    for (const word of row.line.words.filter(({ box }) => box[0] >= left)) {
      const figure = amounts.find((one) => one.words.at(-1) === word);
      if (figure) named.push({ figure, said: fold(words.join(' ')) });
      if (figure) words = [];
      else if (amounts.every((one) => !one.words.includes(word))) words.push(word.text);
    }
  }
  const called = named.filter(({ said }) => isCalled(said));
  const real = named.filter(
    ({ said }) =>
      (isReal(said) || (SPENT.test(said) && !CALLED.test(said))) && !DIFFERENCE.test(said),
  );
  const [first, second] = [called[0], real[0]];
  return first && second && called.length === 1 && real.length === 1
    ? pairOf(first.figure, second.figure)
    : [];
}

/** « Travaux | 267,40 | 280,00 | -12,60 », under « charges réelles », « provisions appelées » and what is between them. */
function pairAcross(rows: readonly Row[], at: number): SettledWorks[] {
  const row = rows[at];
  const [one, other, gap, ...more] = row ? amountsIn(row) : [];
  if (!one || !other || !gap || more.length > 0) return [];
  if (Math.abs(one.value - other.value) !== gap.value) return [];
  const heads = headsOver(
    rows,
    at,
    [one, other, gap].map(({ box }) => box),
  )?.map(fold);
  const [first = '', second = ''] = heads ?? [];
  const words = [first, second].some((head) => /\bappel/.test(head))
    ? /\bappel/
    : /\bprovisions?\b/;
  const isAsked = (head: string) => words.test(head);
  if (isAsked(second) && !isAsked(first)) return pairOf(other, one);
  return isAsked(first) && !isAsked(second) ? pairOf(one, other) : [];
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
