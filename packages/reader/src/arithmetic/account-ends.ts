// With what an account opens and with what it closes: printed in rows of its own, over the movements or under them, or in boxes.
import { findDates } from '../french/dates.ts';
import { writtenWords } from '../french/written.ts';
import { cellsOf } from '../layout/cells.ts';
import type { Word } from '../page/page.ts';
import type { MovementDays } from './account-days.ts';
import { sideSign } from './account-rows.ts';
import type { Account, Explained } from './account.ts';
import { amountsIn, type Figure, type Row } from './figures.ts';
import { overOf, rowText, underOf } from './labels.ts';

const BEFORE_THE_ROWS = 12;

/** « SAN au 01/01/2026 »: whatever it is called, it is of a day before all others, told in its row, else over it in its card. */
export function openedBy(
  rows: readonly Row[],
  days: MovementDays,
  explained: Explained,
): { explained: Explained; closing: Figure } | null {
  const dated = [...days.keys()];
  // The sum of one side and the difference of both make that of the other.
  const isSide = ({ value }: Figure) =>
    ([1, -1] as const).some(
      (sign) =>
        value ===
        explained.movements.reduce((sum, { cents }) => sum + Math.max(0, cents * sign), 0),
    );
  const apart = rows
    .flatMap((row, index) =>
      days.has(index) || Math.abs(index - (dated[0] ?? 0)) > BEFORE_THE_ROWS ? [] : amountsIn(row),
    )
    .filter((one) => one.value > 0 && !isSide(one));
  for (const isOfBefore of [inRow, inCard].map((told) => isBefore(days, told(rows)))) {
    const found = apart.filter(isOfBefore).flatMap((figure) => {
      const opening = figure.value * sideSign(figure) * (figure.negative ? -1 : 1);
      const led = {
        ...explained,
        opening,
        opening_figure: figure,
        closing: explained.closing + opening,
      };
      const closing = closingFigure(rows, dated, led);
      return closing && closing !== figure && led.closing !== 0
        ? [{ explained: led, closing }]
        : [];
    });
    if (found.length > 0) return found.length === 1 ? (found[0] ?? null) : null;
  }
  return null;
}

type Told = (figure: Figure) => readonly Word[];

const inRow =
  (rows: readonly Row[]): Told =>
  ({ row }) =>
    rows[row]?.line.words ?? [];

/** In the two rows over it and in the one under it. */
const inCard =
  (rows: readonly Row[]): Told =>
  ({ row, page, box }) =>
    [row - 2, row - 1, row + 1].flatMap((at) =>
      rows[at]?.page === page
        ? cellsOf(rows[at].line, rows[at].height)
            .filter((cell) => cell.box[0] < box[2] && cell.box[2] > box[0])
            .flatMap(({ words }) => words)
        : [],
    );

/** Whether these words tell a day that is not after the first of the movements. */
function isBefore(days: MovementDays, told: Told): (figure: Figure) => boolean {
  const [first] = [...days.values()].flatMap(({ on }) => on ?? []).toSorted();
  return (figure) =>
    findDates(writtenWords(told(figure))).some(
      ({ value }) => first !== undefined && value <= first,
    );
}

const OPENED =
  /\breports?\b|a[- ]nouveau|\bsolde (?:anterieur|precedent|initial|au)\b|ouverture|\bavant\b|\brepris/;

/** « Report au 31/03/2026 : 0,00 »: nothing was owed, and the paper says so. */
export function nothingBefore(
  rows: readonly Row[],
  days: MovementDays,
  { movements }: Explained,
): Account['opening'] {
  const isOfBefore = [inRow, inCard].map((told) => isBefore(days, told(rows)));
  const moved = new Set(movements.map(({ row }) => row));
  const figure = rows
    .flatMap(amountsIn)
    .find(
      (one) =>
        one.value === 0 &&
        !moved.has(one.row) &&
        isOfBefore.some((isOf) => isOf(one)) &&
        OPENED.test(`${rowText(rows, one.row)} ${overOf(rows, one)} ${underOf(rows, one)}`),
    );
  return figure ? { figure, cents: 0 } : null;
}

/** The balance that the movements lead to, printed after them, or above them in a box. */
export function closingFigure(
  rows: readonly Row[],
  dated: readonly number[],
  { closing, roles, movements }: Explained,
): Figure | null {
  const moved = new Set(movements.map(({ figure }) => figure));
  const all = rows.flatMap((row, index) => amountsIn(row).map((figure) => ({ figure, index })));
  const same = all.filter(({ figure }) => figure.value === Math.abs(closing) && !moved.has(figure));
  const named = same.find(({ figure, index }) =>
    /\bsolde\b|\bdu\b|faveur|a payer|a regler|reste|situation|crediteur|debiteur/.test(
      `${rowText(rows, index)} ${overOf(rows, figure)} ${underOf(rows, figure)}`,
    ),
  );
  const running = roles.running
    ? same.find(
        ({ figure, index }) => dated.includes(index) && roles.running?.figures.includes(figure),
      )
    : undefined;
  return (named ?? running ?? (closing === 0 ? undefined : same[0]))?.figure ?? null;
}
