// A share extracted under the line that it makes: « Charges générales   270,00 € » over « 45 / 1000 × 6 000,00 € ».
import { findAmounts } from '../../french/amounts.ts';
import { findShares } from '../../french/shares.ts';
import { writtenWords } from '../../french/written.ts';
import { middleOf } from '../../page/box.ts';
import type { Sheet } from '../sheet/sheet.ts';
import { isShare } from './share-money.ts';
import type { ShareRow } from './share-table.ts';

/** In heights of a line. */
const NEAR = 2.2;

/** Only where the arithmetic proves it: what stands below may be of the next line. */
export function withShareBelow(sheet: Sheet, row: ShareRow): ShareRow {
  const { kind, part, quote, middle } = row;
  if (kind !== 'LINE' || part !== null || !quote) return row;
  const below = sheet.lines.find(({ box }) => middleOf(box) > middle + 1);
  if (!below || middleOf(below.box) - middle > NEAR * sheet.height) return row;
  const written = writtenWords(below.cells.flatMap(({ words }) => words));
  const [share, ...shares] = findShares(written).map(({ value }) => value);
  const [of, ...sums] = findAmounts(written).map(({ value }) => value.cents);
  if (!share?.base || of === undefined || shares.length > 0 || sums.length > 0) return row;
  return isShare(of, share.part, share.base, quote.cents)
    ? { ...row, part: share.part, base: share.base, proven: true }
    : row;
}
