// Columns that are called « a » to « e » or « (1) » to « (5) », and a sentence that says which year each of them is.
import { fold } from '../french/fold.ts';
import { cellsOf } from '../layout/cells.ts';
import type { Word } from '../page/page.ts';
import { amountsIn, type Figure, type Row } from './figures.ts';

const MARK = /^\(?(?<mark>[a-e1-5])\)?[=:.]?$/i;
/** In words: what is said of one column is no longer. */
const LONGEST = 20;

const markIn = (text: string): string | null =>
  MARK.exec(text)?.groups?.mark?.toLowerCase() ?? null;

/** « a », « b », « c »: one after the other. */
const areInRow = (marks: readonly (string | null)[]): marks is string[] =>
  marks.every(
    (mark, at) => mark !== null && (at === 0 || mark.charCodeAt(0) === markBefore(marks, at) + 1),
  );
const markBefore = (marks: readonly (string | null)[], at: number): number =>
  marks[at - 1]?.charCodeAt(0) ?? Number.NaN;

/** The mark right before each sum in its row. */
function marksBeside(rows: readonly Row[], figures: readonly Figure[]): (string | null)[] {
  return figures.map(({ row, words: [first] }) => {
    const words = rows[row]?.line.words ?? [];
    const before = first ? words[words.indexOf(first) - 1] : undefined;
    return before ? markIn(before.text) : null;
  });
}

/** The nearest row over them that is marks and nothing else but a name for the lines. */
function marksOver(rows: readonly Row[], first: number, years: number): (string | null)[] {
  const over = rows.slice(0, first).findLast((row) => {
    const marks = row.line.words.slice(-years).map(({ text }) => markIn(text));
    return amountsIn(row).length === 0 && marks.length === years && areInRow(marks);
  });
  return over ? over.line.words.slice(-years).map(({ text }) => markIn(text)) : [null];
}

/** From each mark to the next. */
function saidOf(words: readonly Word[], marks: readonly string[]): string[] | null {
  const all = words.map(({ text }) => markIn(text));
  for (const start of all.keys()) {
    if (all[start] !== marks[0]) continue;
    const places = [start];
    for (const mark of marks.slice(1)) {
      const from = (places.at(-1) ?? 0) + 1;
      const next = all.slice(from, from + LONGEST).indexOf(mark);
      if (next > 0) places.push(from + next);
    }
    if (places.length === marks.length)
      return places.map((place, at) =>
        fold(
          words
            .slice(place + 1, places[at + 1] ?? place + LONGEST)
            .map(({ text }) => text)
            .join(' '),
        ),
      );
  }
  return null;
}

/** What the marks of these sums stand for, in their order; null where they have none. `first`: the row under the heads. */
export function legendOf(
  rows: readonly Row[],
  figures: readonly Figure[],
  first: number,
): string[] | null {
  const marks = [marksBeside(rows, figures), marksOver(rows, first, figures.length)].find(areInRow);
  const words = rows.filter((row) => amountsIn(row).length === 0).flatMap(({ line }) => line.words);
  const said = marks && saidOf(words, marks);
  // The last one ends where its line does not say anything else.
  return said
    ? [...said.slice(0, -1), lastSaid(said.at(-1) ?? '')]
    : codesSaid(rows, codesOver(rows, first, figures.length));
}

/** In words: what a column is takes so many. */
const LEAST = 2;
/** In signs. */
const CODE = 12;

/** « E-1 », « E voté », « E+1 »: the nearest row over the sums that has as many short cells. */
function codesOver(rows: readonly Row[], first: number, years: number): string[] {
  const cells = rows
    .slice(0, first)
    .filter((row) => amountsIn(row).length === 0)
    .map((row) => cellsOf(row.line, row.height).map(({ text }) => fold(text)))
    .findLast(({ length }) => length === years || length === years + 1);
  const codes = (cells ?? []).slice(-years);
  const areCodes = codes.every(({ length }) => length <= CODE);
  return areCodes && new Set(codes).size === years ? codes : [];
}

/** Where the words stand as a whole. */
function placesOf(code: string, text: string): number[] {
  const places: number[] = [];
  for (let at = text.indexOf(code); at !== -1; at = text.indexOf(code, at + 1))
    if (/[\s(]/.test(text[at - 1] ?? ' ') && /[\s:=]/.test(text[at + code.length] ?? ' '))
      places.push(at);
  return places;
}

/** From each code to the next, where a sentence under the table says what they are. */
function codesSaid(rows: readonly Row[], codes: readonly string[]): string[] | null {
  const text = rows
    .filter((row) => amountsIn(row).length === 0)
    .map(({ line }) => fold(line.words.map((word) => word.text).join(' ')))
    .join(' ');
  const [first, ...others] = codes;
  for (const start of first === undefined ? [] : placesOf(first, text)) {
    const places = [start];
    for (const code of others) {
      const next = placesOf(code, text).find((at) => at > (places.at(-1) ?? 0));
      if (next !== undefined) places.push(next);
    }
    const said = places.map((place, at) =>
      text.slice(place + (codes[at]?.length ?? 0), places[at + 1]).trim(),
    );
    const isSaid = said.length === codes.length && said.every(isLong);
    if (isSaid) return [...said.slice(0, -1), lastSaid(said.at(-1) ?? '')];
  }
  return null;
}
const isLong = (said: string): boolean => said.split(' ').length >= LEAST;

/** Up to its year: more words may follow. */
const lastSaid = (text: string): string => /^.*?\b20\d{2}(?:\W+20\d{2})*/.exec(text)?.[0] ?? text;
