// Sums in the cells of a table, and the rule that ties them: a quote is a total × tantièmes ÷ base.
import { amountOf } from '../../french/amounts.ts';
import { fold } from '../../french/fold.ts';
import type { Cell } from '../../layout/cells.ts';
import { hasCents } from '../../layout/columns.ts';

export type Money = { cell: Cell; cents: number };

/** Rounding of several lots. */
const TOLERANCE = 2;
/** A call is a whole budget, or one part of a year's. */
export const PARTS_OF_YEAR = [1, 2, 3, 4, 12] as const;

export function money(cell: Cell | null): Money | null {
  const read = cell && amountOf(cell.text);
  return cell && read ? { cell, cents: read.side === 'CREDIT' ? -read.cents : read.cents } : null;
}

/** Tantièmes have no cents. */
export function whole(cell: Cell | null): number | null {
  return cell && !hasCents(cell) ? Number(fold(cell.text).replaceAll(/[ .]/g, '')) || null : null;
}

export const sumOf = (amounts: readonly (Money | null)[]): number =>
  amounts.reduce((sum, one) => sum + (one?.cents ?? 0), 0);

export const isShareBy = (
  parts: number,
  total: number,
  { part, base }: { part: number; base: number },
  quote: number,
): boolean => Math.abs((total * part) / base / parts - quote) <= TOLERANCE;

export const isShare = (total: number, part: number, base: number, quote: number): boolean =>
  PARTS_OF_YEAR.some((parts) => isShareBy(parts, total, { part, base }, quote));
