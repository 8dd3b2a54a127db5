// The words beside a figure: what stands before it in its row, else what the nearest row without figures above says.
import { fold } from '../french/fold.ts';
import { cellsOf } from '../layout/cells.ts';
import { middleOf } from '../page/box.ts';
import type { Word } from '../page/page.ts';
import type { Figure, Row } from './figures.ts';

const textOf = (words: readonly { text: string }[]): string =>
  words.map(({ text }) => text).join(' ');

/** Of the height of a line: words of one cell stand nearer than this to the next. */
const NEAR = 1.6;

/** The words of a row that are no figures, from the left; as printed. */
export function labelOf(rows: readonly Row[], { row }: Figure): string {
  const { line, figures = [], height = 0 } = rows[row] ?? {};
  const words = line?.words ?? [];
  const taken = new Set(figures.filter(({ has_cents }) => has_cents).flatMap((one) => one.words));
  const first = words.findIndex((word) => /\p{L}/u.test(word.text) && !taken.has(word));
  const [leftmost] = figures;
  if (first === -1) return leftmost ? textOf(wordsAround(rows, leftmost)) : '';
  let last = first;
  while (last + 1 < words.length) {
    const [word, next] = [words[last], words[last + 1]];
    if (!word || !next || taken.has(next) || next.box[0] - word.box[2] > NEAR * height) break;
    last += 1;
  }
  return textOf(words.slice(first, last + 1));
}

/** All that a row says. */
export const rowText = (rows: readonly Row[], row: number): string =>
  fold(textOf(rows[row]?.line.words ?? []));

/** Words in the row of a figure that has it for its amount: those left of it, after the amount before. */
export function besideOf(rows: readonly Row[], figure: Figure): string {
  const { line, figures = [] } = rows[figure.row] ?? {};
  const amounts = figures.filter(({ has_cents }) => has_cents);
  const left = Math.max(
    -Infinity,
    ...amounts.filter((one) => one.box[2] < figure.box[0]).map((one) => one.box[2]),
  );
  const own = (line?.words ?? []).filter(({ box }) => box[0] >= left && box[2] <= figure.box[0]);
  return fold(textOf(own));
}

/** Of the height of a line: a name of two lines has its sums between them, half a line from each; or it goes on a line below. */
const [HALF_A_LINE, A_LINE] = [0.8, 1.6];

/** Words left of a figure in another row that has no sum there. */
function wordsLeftOf(rows: readonly Row[], figure: Figure, at: number, most: number): Word[] {
  const [own, other] = [rows[figure.row], rows[at]];
  if (!own || !other || other.page !== own.page) return [];
  const left = Math.max(
    -Infinity,
    ...own.figures
      .filter((one) => one.has_cents && one.box[2] < figure.box[0])
      .map((one) => one.box[2]),
  );
  const isNear = Math.abs(middleOf(other.line.box) - middleOf(own.line.box)) < most * own.height;
  const isFree = other.figures.every(
    ({ has_cents, box }) => !has_cents || box[2] < left || box[0] > figure.box[2],
  );
  return isNear && isFree
    ? other.line.words.filter(({ box }) => box[0] >= left && box[2] <= figure.box[0])
    : [];
}

/** A name of two lines: what stands half a line over and under the sums. */
const wordsAround = (rows: readonly Row[], figure: Figure): Word[] =>
  [figure.row - 1, figure.row + 1].flatMap((at) => wordsLeftOf(rows, figure, at, HALF_A_LINE));

/** What a name goes on with under its first line. */
export const belowOf = (rows: readonly Row[], figure: Figure): string =>
  fold(textOf(wordsLeftOf(rows, figure, figure.row + 1, A_LINE)));

export const aroundOf = (rows: readonly Row[], figure: Figure): string =>
  fold(textOf(wordsAround(rows, figure)));

/** Of the cells of a row, those that stand over or under a figure. */
function cellsAt({ line, height }: Row, { box }: Figure): string[] {
  return cellsOf(line, height)
    .filter((cell) => /\p{L}/u.test(cell.text) && cell.box[0] < box[2] && cell.box[2] > box[0])
    .map(({ text }) => text);
}

/** In lines: a head stands no further from what it names. */
const FAR = 3.5;

function cellsNear(rows: readonly Row[], figure: Figure): string {
  const near = rows.filter(
    ({ page, line, height }) =>
      page === figure.page && Math.abs(middleOf(figure.box) - middleOf(line.box)) < FAR * height,
  );
  return fold(near.flatMap((row) => cellsAt(row, figure)).join(' '));
}

/** As many words in each of two lines that begin at one place are a text that runs on: what stands over a word of it is by chance. */
const RUNNING = 7;

function isInText(rows: readonly Row[], { row, page }: Figure): boolean {
  const own = rows[row];
  const runs = (at: number) => {
    const other = rows[at];
    const words = other?.line.words.filter(({ text }) => /\p{L}/u.test(text)) ?? [];
    const isFlush =
      own &&
      other &&
      Math.abs(other.line.box[0] - own.line.box[0]) < own.height &&
      words.length > 0;
    return other?.page === page && isFlush && words.length >= RUNNING;
  };
  return Boolean(runs(row) && (runs(row - 1) || runs(row + 1)));
}

/** The words over a figure that stands in a card of its own. */
export const overOf = (rows: readonly Row[], figure: Figure): string =>
  isInText(rows, figure)
    ? ''
    : cellsNear(rows.slice(Math.max(0, figure.row - 4), figure.row), figure);

/** The words under it, where sums come first. */
export const underOf = (rows: readonly Row[], figure: Figure): string =>
  isInText(rows, figure) ? '' : cellsNear(rows.slice(figure.row + 1, figure.row + 3), figure);

/** The words right after it in its row, up to the next amount. */
export function afterOf(rows: readonly Row[], figure: Figure): string {
  const { line, figures = [] } = rows[figure.row] ?? {};
  const right = Math.min(
    Infinity,
    ...figures
      .filter((one) => one.has_cents && one.box[0] > figure.box[2])
      .map((one) => one.box[0]),
  );
  return fold(
    textOf((line?.words ?? []).filter(({ box }) => box[0] >= figure.box[2] && box[2] <= right)),
  );
}
