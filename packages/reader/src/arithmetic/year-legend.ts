// Columns that are called « a » to « e » or « (1) » to « (5) », and a sentence that says which year each of them is.
import { fold } from '../french/fold.ts';
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
  return said ? [...said.slice(0, -1), lastSaid(said.at(-1) ?? '')] : null;
}

/** Up to its year: more words may follow. */
const lastSaid = (text: string): string => /^.*?\b20\d{2}(?:\W+20\d{2})*/.exec(text)?.[0] ?? text;
