// Questions whose number or title OCR did not read: where a run of numbers lacks one, the line that
// stands in its place is looked for again, with less asked of it.
import type { Box } from '@quitus/domain/reading/box';

import { fold } from '../../french/fold.ts';
import { type Cell, cellOf } from '../../layout/cells.ts';
import { middleOf } from '../../page/box.ts';
import { type Head, isAligned, isAside, type Place, type Run } from '../sheet/resolution-head.ts';

/** Fewer questions do not show how they are printed. */
const MIN_SHOWN = 4;
/** What figures are taken for, and what the sign after them is. */
const FIGURE = String.raw`[\dliosbzg|!]`;
const SIGN = String.raw`\s?[.,):°/-]{1,2}\s*`;

/** « 09 » says that it is a number and « 10 » under it does not: where one is missing, any head that stands there is it. */
export function completed(
  { style, heads }: Run,
  all: readonly Head[],
  places: readonly Place[],
): Run {
  const run = [...heads];
  if (run.length < MIN_SHOWN) return { style, heads };
  for (let index = 0; index <= run.length; index += 1) {
    const [before, next] = [run[index - 1], run[index]];
    const number = (before?.number ?? 0) + 1;
    if (next?.number === number) continue;
    const [from, to] = [before?.at ?? -1, next?.at ?? places.length];
    const missing =
      all.find(
        (head) =>
          before !== undefined &&
          head.number === number &&
          head.at > from &&
          head.at < to &&
          isAligned(run, head),
      ) ?? unread(run, number, places.slice(0, to), from + 1, (at) => isInTurn(all, at));
    if (missing) run.splice(index, 0, missing);
  }
  return { style, heads: run };
}

/** « 10. » after « 9. » is what it says: no other number was taken for it. */
function isInTurn(all: readonly Head[], place: number): boolean {
  const index = all.findIndex(({ at }) => at === place);
  const number = all[index]?.number ?? Number.NaN;
  return all[index - 1]?.number === number - 1 || all[index + 1]?.number === number + 1;
}

/** « 11)R 1 de la chaudière n », « l0) Élagage », « RÉSOLUTON N° 12 : Travaux », « Ré 2 - Compt », on a sheet that OCR read. */
function unread(
  run: readonly Head[],
  number: number,
  places: readonly Place[],
  from: number,
  isStated: (at: number) => boolean,
): Head | null {
  const [like] = run;
  if (!like) return null;
  const figures = String(number);
  const pattern =
    like.style === 'NAMED'
      ? new RegExp(
          String.raw`^(?:\p{L}{8,12}|${stemsOf(like)})\s*n?\W{0,3}\s?0?${figures}${SIGN}`,
          'u',
        )
      : new RegExp(String.raw`^(?:${figures}|${FIGURE}{${figures.length}})${SIGN}`, 'u');
  for (let at = from; at < places.length; at += 1) {
    const place = places[at];
    const match = place && pattern.exec(place.line.folded);
    if (!match || place.sheet.page.source !== 'OCR' || isStated(at)) continue;
    const title = cellOf(place.line.cells.flatMap(({ words }) => words));
    // Where OCR lost the end of « Résolution », it lost more of the line.
    const isStem = like.style === 'NAMED' && !/^\p{L}{8}/u.test(match[0]);
    const isRead = !isStem && /^\p{Lu}\p{L}+/u.test(title.text.slice(match[0].length));
    // A letter for a figure may as well be the first word of a sentence.
    if (!isRead && !isStem && !match[0].startsWith(figures)) continue;
    const head: Head = { ...like, ...place, at, number, title, from: match[0].length };
    if (isAligned(run, head)) return isRead ? head : { ...head, torn: true };
  }
  return null;
}

/** Of « Résolution », what OCR may have left: « Ré », « Réso ». */
function stemsOf({ title }: Head): string {
  const word = /^\p{L}+/u.exec(fold(title.text))?.[0] ?? '';
  const stems = Array.from({ length: Math.max(0, word.length - 1) }, (_, at) =>
    word.slice(0, at + 2),
  );
  return [...stems.toReversed(), word].filter((stem) => stem !== '').join('|');
}

/** In heights of a line: titles of one column start at the same place. */
const ALIGNED = 1.2;
const NUMBER_ALONE = /^(?:n° ?)?\d{1,3}[.)°-]*$/i;

/** Of the words after the number, whether they stand in a cell of their own or right beside it. */
const titleLeft = ({ line }: Place): number | null => {
  const [first, second] = line.cells.flatMap(({ words }) => words);
  return first && NUMBER_ALONE.test(first.text) ? (second?.box[0] ?? null) : null;
};

/** The title of a row, as a head of the run of the one above it. */
function rowHead(head: Head, place: Place, at: number, cells: Place['line']['cells']): Head {
  const votes = cells.findIndex(({ text }) => isAside(fold(text)));
  const title = cellOf(
    cells.slice(0, votes === -1 ? undefined : votes).flatMap((one) => one.words),
  );
  const [, top, right, bottom] = place.line.box;
  const box: Box = [head.line.box[0], top, right, bottom];
  return { ...head, ...place, line: { ...place.line, box }, at, title, from: 0 };
}

/**
 * An agenda with a column of numbers, of which OCR loses those of one figure: as many titles stand
 * between two that it read as numbers are missing, or they are not extracted.
 */
export function withLostNumbers(heads: readonly Head[], places: readonly Place[]): Head[] {
  return heads.flatMap((head, index) => {
    const next = heads[index + 1];
    const left = titleLeft(head);
    if (left === null || head.sheet.page.source !== 'OCR') return [head];
    const isIn = (column: number) => Math.abs(column - left) < ALIGNED * head.sheet.height;
    const under = places[head.at + 1];
    const [sign, ...row] = under?.line.cells ?? [];
    // « LL | Projet de plan pluriannuel »: a number that was read as something else.
    if (under && under.sheet === head.sheet && sign && row[0] && isIn(row[0].box[0]))
      return next?.at === head.at + 1 || !/^[\p{L}|!]{1,2}$/u.test(sign.text)
        ? [head]
        : [head, { ...rowHead(head, under, head.at + 1, row), number: head.number + 1 }];
    const other = next ? titleLeft(next) : null;
    if (!next || other === null || next.sheet !== head.sheet || !isIn(other)) return [head];
    const lost = lostTitles(head, left, places, head.at + 1, next.at);
    const titles = lost.find((some) => some.length === next.number - head.number - 1) ?? [];
    return [head, ...titles.map((one, at) => ({ ...one, number: head.number + at + 1 }))];
  });
}

/** The lines of the column of titles; and those of them that have votes beside them, where texts stand in it too. */
function lostTitles(
  head: Head,
  left: number,
  places: readonly Place[],
  from: number,
  to: number,
): Head[][] {
  const isIn = (column: number) => Math.abs(column - left) < ALIGNED * head.sheet.height;
  const all = places.slice(from, to).flatMap((place, at): Head[] => {
    const [sign] = place.line.cells;
    // « el | Consultation du conseil »: a number that was read as something else.
    const isNumber = sign && /^[\p{L}\d|!.,]{1,2}$/u.test(sign.text);
    const cells = isNumber ? place.line.cells.slice(1) : place.line.cells;
    const [first] = cells;
    return first && isIn(first.box[0]) && /^\p{Lu}/u.test(first.text)
      ? [rowHead(head, place, from + at, cells)]
      : [];
  });
  return [all, all.filter(({ line }) => line.cells.slice(1).some(({ text }) => COUNT.test(text)))];
}
const COUNT = /^\d[\d\s]*$/;

/** In numbers: further on, figures are those of something else. */
const FURTHER = 9;
/** Titles have a capital, streets and months have none. */
const NEXT_NUMBER =
  /^(?:n° ?)?(?<number>\d{1,2})(?!\d)\s?[.):°/-]*\s*(?!(?:RUE|AV|BOUL|BD|PLACE|ALL|CHEM|ROUTE|QUAI)\b)\p{Lu}/u;

/**
 * After the last question that OCR read, others stand that it did not: a number that leaps further in
 * the same column, or the title of one more row right under a list.
 */
export function hasMore({ heads }: Run, last: Cell, places: readonly Place[]): boolean {
  const [before, end] = heads.slice(-2);
  if (!before || !end || end.sheet.page.source !== 'OCR' || end.style === 'NAMED') return false;
  const leaps = places.slice(end.at + 1).some((place) => {
    const { text } = cellOf(place.line.cells.flatMap(({ words }) => words));
    const number = Number(NEXT_NUMBER.exec(text)?.groups?.['number']);
    const isNext = number > end.number && number <= end.number + FURTHER;
    return isNext && place.sheet === end.sheet && isAligned(heads, { ...end, ...place });
  });
  const [below, left] = [places[end.at + 1], titleLeft(end)];
  if (leaps || !below || left === null || end.at - before.at > 1) return leaps;
  const [first] = below.line.cells;
  const [own, step] = [end.line.box, middleOf(end.line.box) - middleOf(before.line.box)];
  return (
    below.sheet === end.sheet &&
    first !== undefined &&
    /^\p{Lu}/u.test(first.text) &&
    !last.words.some((word) => first.words.includes(word)) &&
    left - own[0] > ALIGNED * end.sheet.height &&
    Math.abs(first.box[0] - left) < ALIGNED * end.sheet.height &&
    middleOf(below.line.box) - middleOf(own) < STEP * step
  );
}
/** In steps from one row of a list to the next. */
const STEP = 1.3;

/**
 * The same over the first number that was read: as many rows of votes as there are questions before it, or
 * as many titles right above it, one under the other at the step of those below.
 */
export function withLostStart(heads: readonly Head[], places: readonly Place[]): Head[] {
  // « 22 ROUTE DU BOURG », in the address, is no question: the one that follows has a smaller number.
  const index = heads.findIndex(({ number }, at) => (heads[at + 1]?.number ?? 0) > number);
  const [first, next] = heads.slice(Math.max(0, index));
  const left = first ? titleLeft(first) : null;
  if (
    !first ||
    !next ||
    index === -1 ||
    left === null ||
    first.number < 2 ||
    first.sheet.page.source !== 'OCR'
  )
    return [...heads];
  const [all = [], voted = []] = lostTitles(first, left, places, 0, first.at);
  const listed = all.filter(({ at }, row) => at === first.at - (all.length - row));
  // « Ordre du jour » over the list starts where its numbers do.
  const isTitle = ({ title: { box } }: Head) =>
    Math.abs(box[0] - left) < Math.abs(box[0] - first.line.box[0]);
  const isList =
    next.at === first.at + 1 && listed.every(isTitle) && isEven([...listed, first, next]);
  const start = [voted, isList ? listed : []].find((some) => some.length === first.number - 1);
  return start
    ? [...start.map((one, at) => ({ ...one, number: at + 1 })), ...heads.slice(index)]
    : [...heads];
}

function isEven(rows: readonly Head[]): boolean {
  const middles = rows.map(({ line }) => middleOf(line.box));
  const steps = middles.slice(1).map((middle, at) => middle - (middles[at] ?? 0));
  return Math.max(...steps) < STEP * Math.min(...steps);
}
