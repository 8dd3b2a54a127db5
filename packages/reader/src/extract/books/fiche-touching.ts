// A label so long that it touches its value: « …, de commerces et de 418 » over « bureaux ». Where the rows around it
// have their values in a column, what starts in that column is a value, however near the words before it stand.
import type { Word } from '../../page/page.ts';
import { type Sheet, sheetOf } from '../sheet/sheet.ts';

/** Fewer rows show no column of values. */
const MIN_ROWS = 4;
/** In heights of a line: how far two values of a column may start from one another. */
const ALIGNED = 0.25;
/** In heights of a line: as far as this, words are of two cells. */
const APART = 1;
/** Fewer words before it make no label that is too long. */
const MIN_WORDS = 4;
const FIGURE = /^\d[\d ]*(?:,\d{2})?(?: ?€)?$/;

/** The words of the page, each one that touches a value ending before it. */
export function withValuesApart(sheet: Sheet): Sheet {
  const { lines, height, page } = sheet;
  const starts = lines.flatMap(({ cells }) =>
    cells.length === 2 && /\p{L}{3}/u.test(cells[0]?.text ?? '') ? (cells[1]?.box[0] ?? []) : [],
  );
  const isColumn = (left: number): boolean =>
    starts.filter((start) => Math.abs(start - left) < ALIGNED * height).length >= MIN_ROWS;
  const touching = new Map<Word, number>();
  for (const { cells } of starts.length < MIN_ROWS ? [] : lines) {
    const [cell, ...others] = cells;
    const at = cell?.words.findIndex(({ box }, index) => index >= MIN_WORDS && isColumn(box[0]));
    if (!cell || others.length > 0 || at === undefined || at === -1) continue;
    const value = cell.words.slice(at);
    const [before, first] = [cell.words[at - 1], value[0]];
    if (before && first && FIGURE.test(value.map(({ text }) => text).join(' ')))
      touching.set(before, first.box[0] - APART * height);
  }
  if (touching.size === 0) return sheet;
  return sheetOf({
    ...page,
    words: page.words.map((word) => {
      const end = touching.get(word);
      const [left, top, , bottom] = word.box;
      return end === undefined
        ? word
        : { ...word, box: [Math.min(left, end - 1), top, end, bottom] as const };
    }),
  });
}
