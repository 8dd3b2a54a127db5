// « 2/4 | 01/04/2026 | Budget courant 287,30 | Fonds travaux 14,37 | Total 301,67 »: a plan of payments tells across
// each line what its sum is made of.
import { fold } from '../../french/fold.ts';
import type { Cell } from '../../layout/cells.ts';
import type { Table } from '../../layout/tables.ts';
import { type CallCategory, categoryOf } from '../shares/call-category.ts';
import { money } from '../shares/share-money.ts';
import { readCells, type Reading } from '../sheet/reading.ts';
import type { Sheet } from '../sheet/sheet.ts';

type Parts = ReadonlyMap<CallCategory, Reading<number>>;

/** Each column of its own kind, and all of them the total; null where two lines of that total are made otherwise. */
export function partsAcross(sheets: readonly Sheet[], total: number): Parts | null {
  const found = sheets.flatMap((sheet) =>
    sheet.tables.flatMap((table) => partsOfRows(table, total, sheet)),
  );
  const [first] = found;
  const sums = (parts: Parts) => [...parts].map(([name, { value }]) => `${name} ${value}`).join();
  return first && found.every((one) => sums(one) === sums(first)) ? first : null;
}

const partsOfRows = (table: Table, total: number, { page }: Sheet): Parts[] =>
  table.rows.flatMap(({ values }): Parts[] => {
    const sums = values.map(money);
    const parts = sums.flatMap((sum) =>
      sum && sum.cents !== total ? [{ sum, kind: categoryOf(headOver(table, sum.cell)) }] : [],
    );
    const isStated = sums.some((sum) => sum?.cents === total);
    const added = parts.reduce((all, { sum }) => all + sum.cents, 0);
    const kinds = new Set(parts.map(({ kind }) => kind));
    if (!isStated || added !== total || kinds.size !== parts.length || parts.length < 2) return [];
    return kinds.has(null)
      ? []
      : [
          new Map(
            parts.flatMap(({ sum, kind }) =>
              kind ? [[kind, readCells(sum.cents, [sum.cell], page)] as const] : [],
            ),
          ),
        ];
  });

/** In whole cells: over a narrow figure stands one word of its head. */
const headOver = ({ header }: Table, { box }: Cell): string =>
  header
    .flat()
    .filter((cell) => cell.box[0] < box[2] && box[0] < cell.box[2])
    .map(({ text }) => fold(text))
    .join(' ');

/** Sums of another kind stand in columns of their own: one kind is not all of the call. */
export const headsOfOthers = ({ tables }: Sheet, kind: CallCategory): boolean =>
  tables.some(({ header }) =>
    header.flat().some(({ text }) => {
      const own = categoryOf(fold(text));
      return own !== null && own !== kind;
    }),
  );
