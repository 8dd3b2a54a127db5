// What a settlement says of works outside the budget, which it leaves out of its own sums: what was called of the lot
// for the year and what they really cost it, or that there were none.
import type { FactName } from '@quitus/domain/reading/facts.data';

import { fold } from '../french/fold.ts';
import { cellsOf } from '../layout/cells.ts';
import { centreOf } from '../page/box.ts';
import { headsOver } from './column-heads.ts';
import { amountsIn, type Figure, overlap, type Row } from './figures.ts';
import { printedFractions, smallFractions } from './fractions.ts';
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
const SHARED_OUT = /\brepartie?s?\b/;
/** Rows of the section that the words open, and of the heads over its columns. */
const [SECTION, HEADS] = [6, 3];

/** `settled`: the provisions and the charges of the year, which are no works. */
export function settledWorks(
  printed: readonly Row[],
  settled: readonly [provisions: number, charges: number] | null = null,
): SettledWorks[] {
  const rows = withoutWholes(printed);
  const openings = rows.flatMap((_, row) => (OUTSIDE.test(rowText(rows, row)) ? [row] : []));
  const ways = [pairUnder, pairIn, pairAcross, pairInText, pairProven];
  const isOther = (pair: readonly SettledWorks[]) =>
    settled === null || pair.some(({ cents }, at) => cents !== settled[at]);
  const told = openings
    .flatMap((at) => {
      const own = cardFrom(rows, at);
      return ways
        .map((way) => way(own, at))
        .filter((pair) => isOther(pair) && pair.every(({ row }) => !listsSeveral(own[row])));
    })
    .find((pair) => pair.length > 0);
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

/** « 1 sur 19 de 5 130,00 € »: what a share is worked out from is everybody's, in the row of its fraction. */
function withoutWholes(rows: readonly Row[]): Row[] {
  const fractions = [...printedFractions(rows), ...smallFractions(rows)];
  const amounts = rows.flatMap(amountsIn);
  const isWhole = (figure: Figure) =>
    fractions.some(
      ({ part, base }) =>
        part.row === figure.row &&
        amounts.some(
          (share) =>
            Math.abs(share.row - figure.row) < SECTION &&
            share.value < figure.value &&
            Math.abs(share.value - (figure.value * part.value) / base.value) <= 1,
        ),
    );
  return rows.map((row) => {
    const wholes = amountsIn(row).filter(isWhole);
    const isOfWhole = (one: Figure) => wholes.some((whole) => one === whole || overlap(one, whole));
    return { ...row, figures: row.figures.filter((one) => !isOfWhole(one)) };
  });
}

/** « Appelé | 2 950,00 | 619,50 | 772,90 | 761,10 »: the owners side by side. */
const listsSeveral = (row: Row | undefined): boolean =>
  row !== undefined && amountsIn(row).length > 3;

const isCalled = (words: string) => CALLED.test(words) && !DIFFERENCE.test(words);
const isReal = (words: string) => REAL.test(words) && !CALLED.test(words);

function pairIn(rows: readonly Row[], at: number): SettledWorks[] {
  const figures = sectionAt(rows, at).flatMap(amountsIn);
  const called = figures
    .filter((one) => isCalled(namedBy(rows, one)))
    .map((one) => worked(rows, one));
  const real = figures.filter((one) => isReal(namedBy(rows, one)));
  const [first] = called;
  if (!first || called.length > 1) return [];
  const [second] = real.length === 0 ? provenBy(rows, first, figures) : real;
  return second && real.length < 2 ? pairOf(first, second) : [];
}

/** What was called, what it cost and what is between them, alone on the rest of the page. */
function pairProven(rows: readonly Row[], at: number): SettledWorks[] {
  const figures = rows.slice(at).flatMap(amountsIn);
  const [called, ...more] = figures.filter((one) => isCalled(namedBy(rows, one)));
  const [real, ...others] = figures.filter((one) => isReal(namedBy(rows, one)));
  if (!called || !real || more.length > 0 || others.length > 0) return [];
  const gap = Math.abs(called.value - real.value);
  return gap > 0 && figures.some(({ value }) => value === gap) ? pairOf(called, real) : [];
}

/** The page from the words that open a section on, without what stands left of them. */
function cardFrom(rows: readonly Row[], at: number): Row[] {
  const { page, height } = rows[at] ?? { height: 0 };
  const left = (openingOf(rows[at])?.box[0] ?? -Infinity) - height;
  return rows.map((row, index) => {
    if (index < at) return row;
    const isIn = ({ box }: Pick<Figure, 'box'>) => row.page === page && box[0] >= left;
    const { line, figures } = row;
    return {
      ...row,
      line: { ...line, words: line.words.filter(isIn) },
      figures: figures.filter(isIn),
    };
  });
}

/** The cell that opens the section. */
const openingOf = (row: Row | undefined) =>
  row && cellsOf(row.line, row.height).find(({ text }) => OUTSIDE.test(fold(text)));

/** In heights of a line: what stands further to the right is another card, or a column. */
const CARD_GAP = 5;

/** Its rows; a card beside it may have others between them. */
function sectionAt(rows: readonly Row[], at: number): readonly Row[] {
  const row = rows[at];
  const cells = row ? cellsOf(row.line, row.height) : [];
  const card = cells.find(({ box }, index) => {
    const before = cells[index - 1];
    return before && box[0] - before.box[2] > CARD_GAP * (row?.height ?? 0);
  });
  const right = card?.box[0] ?? Infinity;
  return rows
    .slice(at)
    .filter(({ line }) => line.words.some(({ box }) => box[0] < right))
    .slice(0, SECTION);
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
  let words: string[] = [];
  const named: { figure: Figure; said: string }[] = [];
  for (const row of sectionAt(rows, at)) {
    const amounts = amountsIn(row);
    for (const word of row.line.words) {
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
  // The section may have a row of its own, over its only works.
  const isAlone = amountsIn(rows[at] ?? { figures: [] }).length === 0;
  const own = isAlone ? at + 1 : at;
  const row = rows[own];
  const isOnly = !isAlone || amountsIn(rows[own + 1] ?? { figures: [] }).length < 2;
  const [one, other, gap, ...more] = row && isOnly ? amountsIn(row) : [];
  if (!one || !other || !gap || more.length > 0) return [];
  if (Math.abs(one.value - other.value) !== gap.value) return [];
  const heads = headsOver(
    rows,
    own,
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

type Head = { text: string; box: Figure['box'] };

/** Under « appelé » and « réel »: the total of the section, or its only row. */
function pairUnder(rows: readonly Row[], at: number): SettledWorks[] {
  const section = rows.slice(at).filter(({ line }) => line.words.length > 0);
  const ways = section.slice(0, HEADS).flatMap((head, place) => {
    if (place > 0 && amountsIn(head).length > 0) return [];
    const body = section.slice(place + 1);
    // Heads may stand as near to one another as the words of one.
    return [cellsOf(head.line, head.height), head.line.words].map((heads) =>
      underHeads(heads, body),
    );
  });
  return ways.find((pair) => pair.length > 0) ?? [];
}

function underHeads(heads: readonly Head[], body: readonly Row[]): SettledWorks[] {
  const named = (is: (words: string) => boolean) =>
    heads.filter(({ text }) => !OUTSIDE.test(fold(text)) && is(fold(text)));
  const [called, ...more] = named(isCalled);
  const own = named((words) => isReal(words) || SHARED_OUT.test(words));
  const [real, ...others] = own.length > 0 ? own : named(isSpent);
  if (!called || !real || more.length > 0 || others.length > 0) return [];
  const start = body.findIndex((row) => amountsIn(row).length > 0);
  const end = body.findIndex(
    (row, index) => index > start && amountsIn(row).length === 0 && hasLetters(row),
  );
  const lines = start === -1 ? [] : body.slice(start, end === -1 ? SECTION : end);
  const under = (row: Row, head: Head): Figure | undefined =>
    amountsIn(row).find(
      ({ box }) =>
        Math.abs(box[2] - head.box[2]) <= 2 * row.height ||
        Math.abs(centreOf(box) - centreOf(head.box)) <= 2 * row.height,
    );
  const told = lines.filter((row) => under(row, called) && under(row, real));
  const totals = told.filter((row) => TOTAL.test(fold(row.line.words[0]?.text ?? '')));
  const [row] = totals.length > 0 ? totals : told;
  const [first, second] = row ? [under(row, called), under(row, real)] : [];
  const isOne = totals.length > 0 || lines.filter((one) => under(one, called)).length === 1;
  return first && second && first !== second && isOne ? pairOf(first, second) : [];
}
const TOTAL = /^(?:sous-)?total/;
const hasLetters = ({ line }: Row): boolean => line.words.some(({ text }) => /\p{L}/u.test(text));
const isSpent = (words: string): boolean =>
  SPENT.test(words) && !CALLED.test(words) && !OF_ALL.test(words);
/** « Dépense de l’immeuble ». */
const OF_ALL = /immeuble|syndic|copropriete|total/;

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
