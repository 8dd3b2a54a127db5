// The words beside a figure: what stands before it in its row, else what the nearest row without figures above says.
import { fold } from '../french/fold.ts';
import { middleOf } from '../page/box.ts';
import type { Figure, Row } from './figures.ts';

const textOf = (words: readonly { text: string }[]): string => words.map(({ text }) => text).join(' ');

/** Of the height of a line: words of one cell stand nearer than this to the next. */
const NEAR = 1.6;

/** The words of a row that are no figures, from the left; as printed. */
export function labelOf(rows: readonly Row[], { row }: Figure): string {
  const { line, figures = [], height = 0 } = rows[row] ?? {};
  const words = line?.words ?? [];
  const taken = new Set(figures.filter(({ has_cents }) => has_cents).flatMap((one) => one.words));
  const first = words.findIndex((word) => /\p{L}/u.test(word.text) && !taken.has(word));
  if (first === -1) return '';
  let last = first;
  while (last + 1 < words.length) {
    const [word, next] = [words[last], words[last + 1]];
    if (!word || !next || taken.has(next) || next.box[0] - word.box[2] > NEAR * height) break;
    last += 1;
  }
  return textOf(words.slice(first, last + 1));
}

/** All that a row says. */
export const rowText = (rows: readonly Row[], row: number): string => fold(textOf(rows[row]?.line.words ?? []));

/** Words in the row of a figure that has it for its amount: those left of it, after the amount before. */
export function besideOf(rows: readonly Row[], figure: Figure): string {
  const { line, figures = [] } = rows[figure.row] ?? {};
  const amounts = figures.filter(({ has_cents }) => has_cents);
  const left = Math.max(-Infinity, ...amounts.filter((one) => one.box[2] < figure.box[0]).map((one) => one.box[2]));
  const own = (line?.words ?? []).filter(({ box }) => box[0] >= left && box[2] <= figure.box[0]);
  return fold(textOf(own));
}

/** The words right over a figure that stands in a card of its own: of the nearest rows above, those that overlap it. */
export function overOf(rows: readonly Row[], figure: Figure, most = 2): string {
  const above = rows
    .slice(Math.max(0, figure.row - 4), figure.row)
    .filter(({ page, line, height }) => page === figure.page && middleOf(figure.box) - middleOf(line.box) < (most + 1.5) * height)
    .flatMap(({ line }) => line.words.filter(({ box, text }) => /\p{L}/u.test(text) && box[0] < figure.box[2] && box[2] > figure.box[0]));
  return fold(textOf(above));
}
