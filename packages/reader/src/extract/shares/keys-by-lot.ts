// Keys whose lines are printed lot by lot: what an owner has of a key is what all the lots have of it.
import { fold } from '../../french/fold.ts';
import { hasCents } from '../../layout/columns.ts';
import { middleOf } from '../../page/box.ts';
import type { Reading } from '../reading.ts';
import type { Sheet, SheetLine } from '../sheet/sheet.ts';
import type { ShareRow } from './share-table.ts';

/** `isLine` where the key is the label of its own line, not a title over it. */
export type Keyed = {
  key: string;
  part: number;
  base: number;
  reading: Reading<unknown>;
  isLine?: boolean;
};

/** A row of heads, in cells. */
const MIN_HEADS = 3;

export const OF_LOT = /^[\s*>=#•-]*lots? (?:n° ?)?(?<lot>\d+)/;

/** « LOT 42 » over its lines and « LOT 187 » over others: an owner's part of a key is that of all the lots. */
export function overLots<K extends Keyed & { row: ShareRow }>(
  keyed: readonly K[],
  sheets: readonly Sheet[],
): K[] {
  const lotOf = (row: ShareRow): string | null => {
    const { page, middle } = row;
    const lines = sheets.find((sheet) => sheet.page === page)?.lines ?? [];
    const title = lines.findLast(
      ({ cells, box, folded }) =>
        (cells.length === 1 || OF_LOT.test(folded)) &&
        middleOf(box) < middle &&
        !cells.some(hasCents),
    );
    return OF_LOT.exec(title?.folded ?? '')?.groups?.['lot'] ?? lotBeside(lines, row);
  };
  const lots = new Map(keyed.map((one) => [one, lotOf(one.row)]));
  if (new Set([...lots.values()].filter((lot) => lot !== null)).size < 2) return [...keyed];
  const groups = Map.groupBy(keyed, ({ key, base }) => `${fold(key)} ${base}`);
  return [...groups.values()].flatMap((group) => {
    const [first] = group;
    const own = group.map((one) => lots.get(one));
    const apart = own.every((lot) => lot) && new Set(own).size === own.length;
    if (!first || !apart) return group;
    return [{ ...first, part: group.reduce((sum, { part }) => sum + part, 0) }];
  });
}

/** « 022 | Charges générales | 336 »: under the head « Lot » each line starts with its own. */
function lotBeside(lines: readonly SheetLine[], { label, middle }: ShareRow): string | null {
  const isHeaded = lines.some(
    ({ cells, box }) =>
      middleOf(box) < middle &&
      cells.length >= MIN_HEADS &&
      /^(?:n° ?(?:de |du )?)?lots?$/.test(fold(cells[0]?.text ?? '')),
  );
  return isHeaded ? (/^(?:lot )?(?<lot>\d{1,5})\b/.exec(label)?.groups?.['lot'] ?? null) : null;
}
