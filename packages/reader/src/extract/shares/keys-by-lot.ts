// Keys whose lines are printed lot by lot: what an owner has of a key is what all the lots have of it.
import { fold } from '../../french/fold.ts';
import { hasCents } from '../../layout/columns.ts';
import { middleOf } from '../../page/box.ts';
import type { Reading } from '../sheet/reading.ts';
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
  const lots = new Map(keyed.map((one) => [one, lotOf(one.row, sheets)]));
  const shared = new Set(lots.values());
  // A lot over lines that were not read has a part of the key too: what the others have is not the owner's.
  const isHalf = titledLots(sheets).some((lot) => !shared.has(lot));
  if (shared.size - Number(shared.has(null)) < 2 || isHalf) return [...keyed];
  const groups = Map.groupBy(keyed, ({ key, base }) => `${fold(key)} ${base}`);
  return [...groups.values()].flatMap((group) => {
    const [first] = group;
    const own = group.map((one) => lots.get(one));
    const apart = own.every((lot) => lot) && new Set(own).size === own.length;
    if (!first || !apart) return group;
    return [{ ...first, part: group.reduce((sum, { part }) => sum + part, 0) }];
  });
}

/** « LOT 0061 CAVE », alone or over heads. */
const titledLots = (sheets: readonly Sheet[]): string[] =>
  sheets.flatMap(({ lines }) =>
    lines
      .filter(({ cells }) => !cells.some(hasCents))
      .flatMap(({ folded }) => OF_LOT.exec(folded)?.groups?.['lot'] ?? []),
  );

/**
 * « 0021 … 412 », « 0021 … 412 », « 0088 … 19 » over « Total … 431 »: whatever the lines are called, the lots have
 * one share each, and the total is that of the owner.
 */
export function closedLots<K extends Keyed & { row: ShareRow }>(
  keyed: readonly K[],
  rows: readonly ShareRow[],
  sheets: readonly Sheet[],
): K[] {
  const [first] = keyed;
  if (!first || keyed.some(({ base }) => base !== first.base)) return [];
  const parts = new Map<string, number>();
  for (const { row, part } of keyed) {
    const lot = lotOf(row, sheets);
    if (lot === null || (parts.get(lot) ?? part) !== part) return [];
    parts.set(lot, part);
  }
  const part = [...parts.values()].reduce((sum, one) => sum + one, 0);
  const isClosed = rows.some(({ kind, part: extracted }) => kind === 'TOTAL' && extracted === part);
  return parts.size > 1 && isClosed ? [{ ...first, part }] : [];
}

/** The lot that a title over the row names, or that it starts with. */
function lotOf(row: ShareRow, sheets: readonly Sheet[]): string | null {
  const lines = sheets.find(({ page }) => page === row.page)?.lines ?? [];
  const title = lines.findLast(
    ({ cells, box, folded }) =>
      (cells.length === 1 || OF_LOT.test(folded)) &&
      middleOf(box) < row.middle &&
      !cells.some(hasCents),
  );
  return OF_LOT.exec(title?.folded ?? '')?.groups?.['lot'] ?? lotBeside(lines, row);
}

const LOT_HEAD = /^(?:n° ?(?:de |du )?)?lots?(?: n°)?$/;

/** « 022 | Charges générales | 336 »: under the head « Lot » each line has its own, first or among its columns. */
function lotBeside(lines: readonly SheetLine[], { label, middle }: ShareRow): string | null {
  const heads = lines.findLast(
    ({ cells, box }) =>
      middleOf(box) < middle &&
      cells.length >= MIN_HEADS &&
      cells.some(({ text }) => LOT_HEAD.test(fold(text))),
  );
  const head = heads?.cells.find(({ text }) => LOT_HEAD.test(fold(text)));
  if (!heads || !head) return null;
  if (head === heads.cells[0])
    return /^(?:lot )?(?<lot>\d{1,5})\b/.exec(label)?.groups?.['lot'] ?? null;
  const line = lines.find(({ box }) => box[1] <= middle && box[3] >= middle);
  const own = line?.cells.filter(({ box }) => box[0] < head.box[2] && head.box[0] < box[2]) ?? [];
  const [only, ...others] = own.map(({ text }) => text);
  return only && others.length === 0 && /^\d{1,5}$/.test(only) ? only : null;
}
