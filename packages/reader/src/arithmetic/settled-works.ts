// What a settlement says of works outside the budget, which it leaves out of its own sums: what was called of the lot
// for the year and what they really cost it, or that there were none.
import type { FactName } from '@quitus/domain/reading/facts.data';

import { fold } from '../french/fold.ts';
import { cellsOf } from '../layout/cells.ts';
import { centreOf } from '../page/box.ts';
import { headsOver } from './column-heads.ts';
import { amountsIn, type Figure, overlap, type Row } from './figures.ts';
import { isBase, isWhole, printedFractions, smallFractions } from './fractions.ts';
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
/** Rows of the section that the words open. */
const SECTION = 6;

/** `settled`: the provisions and the charges of the year, which are no works. */
export function settledWorks(
  printed: readonly Row[],
  settled: readonly [provisions: number, charges: number] | null = null,
): SettledWorks[] {
  const rows = withoutWholes(printed);
  const openings = rows.flatMap((_, row) => (OUTSIDE.test(rowText(rows, row)) ? [row] : []));
  const ways = [pairUnder, pairAcross, pairIn, pairInText, pairOnPage];
  const isOther = (pair: readonly SettledWorks[]) =>
    settled === null || pair.some(({ cents }, at) => cents !== settled[at]);
  const pairs = openings.flatMap((at) => {
    const left = leftOf(rows[at]);
    return ways
      .map((way) => way(rows, at))
      .filter((pair) => isOther(pair) && pair.every(({ row }) => !listsSeveral(rows[row], left)));
  });
  const told = pairs.find((one) => one.length > 0);
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
  const isOfAll = (figure: Figure) =>
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
    const wholes = amountsIn(row).filter(isOfAll);
    const isOfWhole = (one: Figure) => wholes.some((whole) => one === whole || overlap(one, whole));
    return { ...row, figures: row.figures.filter((one) => !isOfWhole(one)) };
  });
}

/** « Appelé | 2 950,00 | 619,50 | 772,90 | 761,10 »: the owners side by side. */
const listsSeveral = (row: Row | undefined, left: number): boolean =>
  row !== undefined && amountsIn(row).filter(({ box }) => box[0] >= left).length > 3;

const isCalled = (words: string) => CALLED.test(words) && !DIFFERENCE.test(words);
const isReal = (words: string) => REAL.test(words) && !CALLED.test(words);
const isSpent = (words: string) => REAL.test(words) || SPENT.test(words);

function pairIn(rows: readonly Row[], at: number): SettledWorks[] {
  const left = leftOf(rows[at]);
  const figures = sectionAt(rows, at)
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

/** The cell that opens the section. */
const openingOf = (row: Row | undefined) =>
  row && cellsOf(row.line, row.height).find(({ text }) => OUTSIDE.test(fold(text)));

const leftOf = (row: Row | undefined): number => openingOf(row)?.box[0] ?? -Infinity;

/** In heights of a line: what stands further to the right is another card, or a column. */
const CARD_GAP = 5;

/** Its rows; a card beside it may have others between them. */
function sectionAt(rows: readonly Row[], at: number): readonly Row[] {
  const row = rows[at];
  const left = leftOf(row);
  const cells = row ? cellsOf(row.line, row.height).filter(({ box }) => box[0] >= left) : [];
  const card = cells.find(({ box }, index) => {
    const before = cells[index - 1];
    return before && box[0] - before.box[2] > CARD_GAP * (row?.height ?? 0);
  });
  const right = card?.box[0] ?? Infinity;
  const isIn = ({ line, height }: Row) =>
    line.words.some(({ box }) => box[0] > left - height && box[0] < right);
  return rows.slice(at).filter(isIn).slice(0, SECTION);
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
  for (const row of sectionAt(rows, at)) {
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
  // The section may have a row of its own, over its only works.
  const isAlone = amountsIn(rows[at] ?? { figures: [] }).length === 0;
  const own = isAlone ? at + 1 : at;
  const row = rows[own];
  const isOnly = !isAlone || amountsIn(rows[own + 1] ?? { figures: [] }).length < 2;
  const [one, other, gap, ...more] = row && isOnly ? amountsIn(row) : [];
  if (!one || !other || !gap || more.length > 0) return [];
  if (Math.abs(one.value - other.value) !== gap.value) return [];
  // « Appelé 450,00 | Réel 436,86 | Solde -13,14 » under the heads of the year says itself what each is.
  if ([one, other].some((figure) => isCalled(namedBy(rows, figure)))) return [];
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

/** In rows: heads stand no further under the words that open the section. */
const HEADS = 3;

/** « Appelé » and « réel » in the row that opens the section, or in one of those right under it. */
function headsAt(rows: readonly Row[], at: number) {
  for (const [below, row] of rows.slice(at, at + HEADS).entries()) {
    if (below > 0 && amountsIn(row).length > 0) continue;
    const cells = cellsOf(row.line, row.height);
    // Heads that go on over two lines stand close to each other.
    const areClose =
      below > 0 && cells.some(({ text }) => isCalled(fold(text)) && isSpent(fold(text)));
    const heads = areClose ? row.line.words : cells;
    const named = (is: (words: string) => boolean) =>
      heads.filter(({ text }) => !OUTSIDE.test(fold(text)) && is(fold(text)));
    const [called, ...more] = named(isCalled);
    const [real, ...others] = named(
      (words) => !CALLED.test(words) && (isSpent(words) || SHARED_OUT.test(words)),
    );
    if (called && real && more.length === 0 && others.length === 0)
      return { called, real, head: at + below };
  }
  return null;
}

/** Under « appelé » and « réel »: the total of the section, or its only row. */
function pairUnder(rows: readonly Row[], at: number): SettledWorks[] {
  const heads = headsAt(rows, at);
  if (!heads) return [];
  const { called, real, head } = heads;
  const body = rows.slice(head + 1, head + SECTION);
  const start = body.findIndex((row) => amountsIn(row).length > 0);
  const end = body.findIndex((row, index) => index > start && amountsIn(row).length === 0);
  const own = start === -1 ? [] : body.slice(start, end === -1 ? body.length : end);
  const under = (row: Row, one: typeof called): Figure | undefined =>
    amountsIn(row).find(
      ({ box }) =>
        Math.abs(box[2] - one.box[2]) <= 2 * row.height ||
        Math.abs(centreOf(box) - centreOf(one.box)) <= 2 * row.height,
    );
  const told = own.filter((row) => under(row, called) && under(row, real));
  const totals = told.filter(({ line, height }) =>
    cellsOf(line, height).some(({ text }) => TOTAL.test(fold(text))),
  );
  const [row] = totals.length > 0 ? totals : told;
  if (row && hasBase(row, leftOf(rows[at]))) return [];
  const [first, second] = row ? [under(row, called), under(row, real)] : [];
  const isOne = totals.length > 0 || own.filter((one) => under(one, called)).length === 1;
  return first && second && isOne ? pairOf(first, second) : [];
}
const TOTAL = /^(?:sous-)?total/;

/** « Total 1000 | 2 150,00 | 2 150,00 » is of all owners. */
const hasBase = ({ figures }: Row, left: number): boolean =>
  figures.some((one) => one.box[0] >= left && isWhole(one) && isBase(one));

/** A page that is about works alone: what was called, what it really cost, and what lies between, the only ones that do so. */
function pairOnPage(rows: readonly Row[], at: number): SettledWorks[] {
  const page = rows[at]?.page;
  if (rows.slice(0, at).some((row) => row.page === page && amountsIn(row).length > 0)) return [];
  const alone = rows
    .slice(at + 1)
    .filter((row) => row.page === page)
    .map(amountsIn)
    .flatMap(([only, ...others]) => (only && others.length === 0 ? [only] : []));
  const found = alone.flatMap((figure, index) => {
    const [second, gap] = [alone[index + 1], alone[index + 2]];
    const [called, ...more] = [figure, second ?? figure].filter((one) =>
      isCalled(namedBy(rows, one)),
    );
    const real = [figure, second].find((one) => one && isReal(namedBy(rows, one)));
    return called &&
      real &&
      gap &&
      more.length === 0 &&
      Math.abs(called.value - real.value) === gap.value
      ? [pairOf(called, real)]
      : [];
  });
  const [first, ...others] = found;
  return first && others.length === 0 ? first : [];
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
