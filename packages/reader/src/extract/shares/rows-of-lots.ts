// A key whose owner has two lots may be printed over two rows: « Charges générales | lot 27 | 14 862,50 |
// 10 000 | 312 | 463,71 », then « lot 64 | 6 | 8,92 » alone under it. The second row has no name, no total and
// no base of its own: it has those of the row above, and its sum proves it.
import { isShare } from './share-money.ts';
import type { ShareRow } from './share-table.ts';

/** Folded: « 0064 », « lot 64 », or nothing, where a name should be. */
const NO_NAME = /^(?:lots? ?)?(?:n° ?)?[\d\s./-]*$/;
const isUnnamed = ({ label }: ShareRow): boolean => NO_NAME.test(label);

/** Each row without a name has that of the row over it, where it is a share of the same sum. */
export function withNamesAbove(rows: readonly ShareRow[]): ShareRow[] {
  let above: ShareRow | null = null;
  return rows.map((row): ShareRow => {
    const own: ShareRow | null = above && isUnder(row, above) ? namedAs(row, above) : null;
    if (own) return own;
    above = row.kind === 'LINE' && !isUnnamed(row) && row.proven === true ? row : null;
    return row;
  });
}

const isUnder = (row: ShareRow, above: ShareRow): boolean =>
  isUnnamed(row) &&
  row.kind === 'LINE' &&
  row.table === above.table &&
  row.page === above.page &&
  row.total === null &&
  (row.base === null || row.base === above.base);

function namedAs(
  row: ShareRow,
  { label, label_cell, key, total, base }: ShareRow,
): ShareRow | null {
  const { part, quote } = row;
  const proves = total && base && part && quote && isShare(total.cents, part, base, quote.cents);
  return proves ? { ...row, label, label_cell, key, base, proven: true, below: true } : null;
}

/** What an owner has of a key is what all the rows of it have. */
export function summedBelow<K extends { row: ShareRow; part: number }>(keyed: readonly K[]): K[] {
  const summed: K[] = [];
  for (const one of keyed) {
    const last = summed.at(-1);
    if (one.row.below && last) summed[summed.length - 1] = { ...last, part: last.part + one.part };
    else summed.push(one);
  }
  return summed;
}
