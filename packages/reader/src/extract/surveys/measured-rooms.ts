// The area that the rooms of a table add up to: the total of a certificate, whatever words name it.
import { fold } from '../../french/fold.ts';
import { foundBox } from '../../french/written.ts';
import type { Cell } from '../../layout/cells.ts';
import { middleOf } from '../../page/box.ts';
import { findAreas } from '../figures/areas.ts';
import type { Reading } from '../sheet/reading.ts';
import type { Sheet } from '../sheet/sheet.ts';

/** « 12,33 » or « 12,33 m² », all that a cell says. */
const BARE = /^(?<whole>\d{1,4})[.,](?<part>\d{1,2})(?:\s?m²|\s?m2)?$/;
/** Rooms make a table from two on; columns line up by their right or their left side, in heights of a line. */
const [MIN_ROOMS, ALIGNED] = [2, 0.8];

function areaOf(cell: Cell): number | null {
  const { whole, part = '' } = BARE.exec(cell.text.trim())?.groups ?? {};
  return whole === undefined ? null : Number(whole) * 100 + Number(part.padEnd(2, '0'));
}

/** « 2170 » for 21,70, « 13415 » for 13,15: of a room whose comma was lost or taken for a figure. Only the sum proves it. */
function guessedArea(cell: Cell): number | null {
  const known = areaOf(cell);
  if (known !== null || cell.words.every(({ confidence }) => confidence === undefined))
    return known;
  const { whole, part } =
    /^(?<whole>\d{1,2})\d?(?<part>\d{2})$/.exec(cell.text.trim())?.groups ?? {};
  return whole === undefined ? null : Number(whole) * 100 + Number(part);
}

/** « Soit une superficie privative de 52,52 », of which the unit stands apart. */
function closingArea(cell: Cell): number | null {
  const { whole, part } =
    /(?:surface|superficie|total)\D*\s(?<whole>\d{1,4})[.,](?<part>\d{2})$/.exec(
      fold(cell.text).trim(),
    )?.groups ?? {};
  return whole === undefined ? null : Number(whole) * 100 + Number(part);
}

type Room = { cell: Cell; area: number };

/** Cells that stand one under the other and are areas, from top to bottom. */
function columnsOf({ lines, height }: Sheet, read: typeof areaOf): Room[][] {
  const columns: Room[][] = [];
  for (const { cells } of lines)
    for (const cell of cells) {
      const area = read(cell);
      if (area === null) continue;
      const own = columns.find((column) =>
        [0, 2].some(
          (side) =>
            Math.abs((column.at(-1)?.cell.box[side] ?? Infinity) - (cell.box[side] ?? 0)) <
            ALIGNED * height,
        ),
      );
      if (own) own.push({ cell, area });
      else columns.push([{ cell, area }]);
    }
  return columns;
}

/** Every total that is printed under, beside or after the rooms that it adds up; `alone` where no other column is. */
export function provenTotals(sheet: Sheet): Total[] {
  const sure = totalsOf(sheet, areaOf);
  return sure.length > 0 ? sure : totalsOf(sheet, guessedArea);
}
type Total = Reading<number> & { line: string; alone: boolean };

function totalsOf(sheet: Sheet, read: typeof areaOf): Total[] {
  const { written, lines } = sheet;
  // In the text a total keeps its unit, which cells may part from it.
  const named = findAreas(written).map((one) => ({
    value: one.value,
    box: foundBox(written, one),
    raw: one.raw,
  }));
  const bare = lines.flatMap(({ cells }) =>
    cells.flatMap((cell) => {
      const value = areaOf(cell) ?? closingArea(cell);
      return value === null ? [] : [{ value, box: cell.box, raw: cell.text }];
    }),
  );
  const printed = [...named, ...bare];
  const columns = columnsOf(sheet, read);
  return columns.flatMap((column) => {
    // A total may close the column itself.
    for (const end of [column.length, column.length - 1]) {
      const rooms = column.slice(0, end);
      const sum = rooms.reduce((all, { area }) => all + area, 0);
      const total = printed.find(
        ({ value, box }) =>
          value === sum && rooms.every(({ cell }) => middleOf(cell.box) !== middleOf(box)),
      );
      const line = lines.find(
        ({ box }) => total && box[1] <= total.box[1] + 1 && box[3] >= total.box[3] - 1,
      );
      if (rooms.length >= MIN_ROOMS && total)
        return [
          {
            ...total,
            page: sheet.page,
            alone: columns.length === 1,
            line: `${headOver(sheet, rooms[0]?.cell)} ${line?.folded ?? ''}`,
          },
        ];
    }
    return [];
  });
}

/** What stands over the first room, up to a few lines: « Superficie privative (m²) », often wrapped. */
function headOver({ lines }: Sheet, first: Cell | undefined): string {
  if (!first) return '';
  return lines
    .filter(({ box }) => box[3] <= first.box[1] + 1)
    .slice(-HEAD_LINES)
    .flatMap(({ cells }) =>
      cells.filter(
        ({ box, words }) =>
          box[0] < first.box[2] && first.box[0] < box[2] && words.length <= MAX_HEAD,
      ),
    )
    .map(({ text }) => fold(text))
    .join(' ');
}
const HEAD_LINES = 4;
/** In words. */
const MAX_HEAD = 8;
