// What a screen sets under a row of an account: what the movement is called, and the side of its sum.
import type { Cell } from '../../layout/cells.ts';
import { hasCents } from '../../layout/columns.ts';
import type { Row } from '../../layout/tables.ts';
import { middleOf } from '../../page/box.ts';
import type { Page, Word } from '../../page/page.ts';
import type { Sheet } from '../sheet/sheet.ts';
import { isSide } from './account-sides.ts';

/** In heights of a line. */
const NEAR = 1.3;

/** Right under a row, and no other row. */
function cellsUnder(sheets: readonly Sheet[], page: Page, { box }: Row): readonly Cell[] {
  const sheet = sheets.find((one) => one.page === page);
  const below = sheet?.lines.find((line) => middleOf(line.box) > box[3]);
  const isNear = sheet && below && below.box[1] - box[3] < NEAR * sheet.height;
  return isNear && !below.cells.some(hasCents) ? below.cells : [];
}

/** « 24 août 2026   − 42,00 € » over « Frais de relance », as screens list them; with « débit » under the sum, or not. */
export function wordsUnder(sheets: readonly Sheet[], page: Page, row: Row): string {
  const [only, ...others] = cellsUnder(sheets, page, row);
  const height = sheets.find((one) => one.page === page)?.height ?? 0;
  const isLabel = only && others.every(isSide) && Math.abs(only.box[0] - row.box[0]) < height;
  return isLabel ? only.text : '';
}

/** The « débit » that stands under the sum. */
export const sideBelow = (sheets: readonly Sheet[], page: Page, row: Row): Word | undefined =>
  cellsUnder(sheets, page, row).slice(1).find(isSide)?.words[0];
