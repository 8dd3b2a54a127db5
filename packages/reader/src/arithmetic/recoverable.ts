// What an owner may ask of a tenant, of a settlement: the lines that are marked so add up to it, or a column beside the shares does; else
// the one sum that is called so.
import { fold } from '../french/fold.ts';
import { cellsOf } from '../layout/cells.ts';
import { amountsIn, type Figure, type Row } from './figures.ts';
import { afterOf, besideOf, overOf, rowText, underOf } from './labels.ts';
import { columnLanes } from './lanes.ts';
import type { ShareLine } from './shares.ts';
import { leavesOf, nestedIn, sumsOf } from './sums.ts';

export type Recoverable = { figure: Figure; because: 'MARKED' | 'COLUMN' | 'PARTS' | null };

const RECOVERABLE = /\brecup|\blocati(?:f|ve)s?\b|\blocataire/;
const NOT_RECOVERABLE = /\bnon[ -]recup/;

export function recoverableOf(
  rows: readonly Row[],
  lines: readonly ShareLine[],
  charges: Figure,
): Recoverable | null {
  const figures = rows.flatMap(amountsIn).filter(({ value }) => value > 0 && value < charges.value);
  const marked = markedSum(rows, lines);
  const sum = figures.find((one) => one.value === marked && isCalled(rows, one));
  if (sum) return { figure: sum, because: 'MARKED' };
  const whole = wholeOf(rows, figures);
  if (whole) return { figure: whole, because: 'PARTS' };
  const total = columnTotal(rows, lines, charges);
  if (total) return { figure: total, because: 'COLUMN' };
  const taken = new Set(lines.flatMap(({ share, total: all }) => [share.value, all.value]));
  const called = figures.filter((one) => !taken.has(one.value) && isCalled(rows, one));
  const [only] = called;
  return only && called.every(({ value }) => value === only.value)
    ? { figure: only, because: null }
    : null;
}

/** Of all that is called so, the one that the others add up to: key by key, or key by key and line by line. */
function wholeOf(rows: readonly Row[], figures: readonly Figure[]): Figure | null {
  const lanes = columnLanes(rows).filter((lane) => {
    const top = lane.find(({ has_cents }) => has_cents);
    if (!top) return false;
    const over = overOf(rows, top);
    // Heads too close for a gap are one cell: by the words right over it.
    return saysSo(over) || (over.length > MOST_LETTERS && saysSo(headOf(rows, top)));
  });
  // « Dont récupérable 672,46 + 185,00 = 857,46 » in one row.
  const inRow = rows.flatMap((row) => {
    const own = amountsIn(row).filter(({ value }) => value > 0);
    const [last, ...before] = own.toReversed();
    const cents = before.reduce((all, { value }) => all + value, 0);
    const isSum = last && before.length > 1 && cents === last.value;
    return isSum && saysSo(firstCell(rows, last)) ? [last] : [];
  });
  if (inRow.length === 1) return inRow[0] ?? null;
  const called = figures.filter(
    (one) =>
      lanes.some((lane) => lane.includes(one)) ||
      saysSo(firstCell(rows, one)) ||
      saysSo(lettered(besideOf(rows, one)) ?? overOf(rows, one)) ||
      isCalled(rows, one),
  );
  const most = Math.max(0, ...called.map(({ value }) => value));
  const terms = called.filter(({ value }) => value < most);
  const sum = terms.reduce((all, { value }) => all + value, 0);
  const isWhole = (sum === most && terms.length > 1) || (sum === 2 * most && terms.length > 3);
  return isWhole ? (called.find(({ value }) => value === most) ?? null) : null;
}

const saysSo = (words: string): boolean =>
  words.length <= MOST_LETTERS && RECOVERABLE.test(words) && !NOT_RECOVERABLE.test(words);
const lettered = (words: string): string | null => (/[a-z]{3}/.test(words) ? words : null);

/** « Dont récupérable 672,46 185,00 196,16 »: what a row of sums is called. */
function firstCell(rows: readonly Row[], { row, box }: Figure): string {
  const { line, height } = rows[row] ?? { line: { words: [], box }, height: 0 };
  const [first] = cellsOf(line, height);
  const isList = rows[row] !== undefined && amountsIn(rows[row]).length > 2;
  return isList && first && first.box[2] < box[0] ? fold(first.text) : '';
}

/** Longer words are a sentence about something else. */
const MOST_LETTERS = 60;

/** By the words right beside it where it stands alone; in a row of cards, by those over or under it. */
function isCalled(rows: readonly Row[], figure: Figure): boolean {
  const row = rows[figure.row];
  const isAlone = row !== undefined && amountsIn(row).length === 1;
  const isCard = !/\p{L}{3}/u.test(rowText(rows, figure.row));
  const near = isAlone ? [cellBeside, afterOf] : isCard ? [overOf, underOf] : [];
  return near.some((wording) => {
    const words = wording(rows, figure).trim();
    return saysSo(words);
  });
}

/** The last words before it. */
function cellBeside(rows: readonly Row[], { row, box }: Figure): string {
  const { line, height } = rows[row] ?? { line: { words: [], box }, height: 0 };
  const before = cellsOf(line, height).filter(
    (cell) => cell.box[2] <= box[0] && /\p{L}{3}/u.test(cell.text),
  );
  return fold(before.at(-1)?.text ?? '');
}

/** « 291,55 € Eau froide récupérable »: the shares in rows that say so, or whose sum is said again in one that does. */
function markedSum(rows: readonly Row[], lines: readonly ShareLine[]): number {
  const shares = [...new Map(lines.map(({ share }) => [share.row, share])).values()];
  const mark = markOn(rows);
  const isSigned = ({ row }: Figure) =>
    mark !== undefined && (rows[row]?.line.words ?? []).some(({ text }) => text === mark);
  const isMarked = ({ row, value, page }: Figure) =>
    [row - 1, row, row + 1].some(
      (at) =>
        rows[at]?.page === page &&
        amountsIn(rows[at]).some((one) => one.value === value) &&
        RECOVERABLE.test(rowText(rows, at)) &&
        !NOT_RECOVERABLE.test(rowText(rows, at)),
    );
  const marked = shares.filter((one) => isMarked(one) || isSigned(one));
  return marked.length > 1 && marked.length < shares.length
    ? marked.reduce((sum, { value }) => sum + value, 0)
    : 0;
}

/** « (R) dépense récupérable », « celles suivies du signe ® sont récupérables ». */
const MARKS = ['®', '*', '**', '(R)', '(L)', '(r)', '¤', '†', '•'];
const markOn = (rows: readonly Row[]): string | undefined => {
  const legends = rows.filter(
    (_, at) => RECOVERABLE.test(rowText(rows, at)) && !NOT_RECOVERABLE.test(rowText(rows, at)),
  );
  const inLegend = (mark: string) =>
    legends.filter(({ line }) => line.words.some(({ text }) => text === mark)).length;
  return MARKS.find((mark) => inLegend(mark) > 0);
};

/** A column of which no figure is more than the share in its row, and that adds up in the row of the charges. */
function columnTotal(
  rows: readonly Row[],
  lines: readonly ShareLine[],
  charges: Figure,
): Figure | null {
  const byRow = Map.groupBy(new Set(lines.map(({ share }) => share)), ({ row }) => row);
  const found = columnLanes(rows).flatMap((lane) => {
    const column = lane.filter((one) => one.has_cents && one.value > 0);
    const beside = column.filter(({ row }) => byRow.has(row));
    const isOfShares = beside.every((one) =>
      byRow
        .get(one.row)
        ?.some((share) => share.value >= one.value && isBeside(rows, one, share.value)),
    );
    const head = beside[0] ? headOf(rows, beside[0]) : '';
    const isNamed = RECOVERABLE.test(head) && !NOT_RECOVERABLE.test(head);
    const [first, ...others] = beside;
    if (!first || !isOfShares || !isNamed) return [];
    // Of one key alone the column has its sum twice.
    if (others.length === 0)
      return column.filter((one) => one.value === first.value && isOfCharges(rows, one, charges));
    const amounts = column.map((figure) => ({
      figure,
      cents: figure.value,
      closes: isOfCharges(rows, figure, charges),
    }));
    return sumsOf(amounts)
      .flatMap((roots) => roots.flatMap(nestedIn))
      .filter(
        (sum) =>
          leavesOf(sum).length > 1 &&
          sum.cents < charges.value &&
          isOfCharges(rows, sum.figure, charges),
      )
      .map(({ figure }) => figure);
  });
  const [only] = found;
  return only && found.every(({ value }) => value === only.value) ? only : null;
}

/** Whether another figure of its row is worth so much: where all may be recovered, both columns say the same. */
const isBeside = (rows: readonly Row[], figure: Figure, cents: number): boolean =>
  amountsIn(rows[figure.row] ?? { figures: [] }).some(
    (other) => other !== figure && other.value === cents,
  );

const isOfCharges = (rows: readonly Row[], { row }: Figure, charges: Figure): boolean =>
  amountsIn(rows[row] ?? { figures: [] }).some(({ value }) => value === charges.value);

/** In rows: as high over its first figure a head may stand. */
const FAR = 4;

/** The words over a column, whatever stands between. */
function headOf(rows: readonly Row[], { box, row, page }: Figure): string {
  const over = rows
    .slice(Math.max(0, row - FAR), row)
    .filter((one) => one.page === page)
    .flatMap(({ line, height }) =>
      line.words.filter((word) => word.box[0] < box[2] + height && word.box[2] > box[0] - height),
    );
  return fold(over.map(({ text }) => text).join(' '));
}
