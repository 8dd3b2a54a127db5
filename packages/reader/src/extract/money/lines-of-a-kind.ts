import type { CallCategory } from '../shares/call-category.ts';
// The lines of a call, each with what it pays for: what no name tells, and what a name tells wrongly.
import type { ShareRow } from '../shares/share-table.ts';

export const WORKS: CallCategory = 'travaux';
export type Extracted = { row: ShareRow; category: CallCategory | null };

/** Right under a line that has a name, a row without one may be more of it, or anything else. */
export function isNameless(row: ShareRow, rows: readonly ShareRow[]): boolean {
  const above = rows[rows.indexOf(row) - 1];
  return row.label === '' && above?.kind === 'LINE' && above.table === row.table;
}

/** « À déduire : affectation du fonds de travaux – 430,50 »: what is taken out of the fund pays for works. */
export function withoutDrawings(named: readonly Extracted[]): Extracted[] {
  const isDrawn = ({ row, category }: Extracted) =>
    category === 'fonds_travaux' && (row.quote?.cents ?? 0) < 0;
  const isWorks = named.some((one) => one.category === WORKS);
  return named.map((one) => (isDrawn(one) ? { ...one, category: isWorks ? WORKS : null } : one));
}
