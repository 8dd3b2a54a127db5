// Boxes put together, and taken back to the sheet that people look at.
import type { Box } from '@quitus/domain/reading/box';

import { movedBox } from './matrix.ts';
import type { Page } from './page.ts';

export const widthOf = ([left, , right]: Box): number => right - left;
export const heightOf = ([, top, , bottom]: Box): number => bottom - top;
export const middleOf = ([, top, , bottom]: Box): number => (top + bottom) / 2;
export const centreOf = ([left, , right]: Box): number => (left + right) / 2;

/** The smallest box that holds them all. */
export function boxAround(boxes: readonly Box[]): Box {
  return boxes.reduce<Box>(
    (whole, box) => [
      Math.min(whole[0], box[0]),
      Math.min(whole[1], box[1]),
      Math.max(whole[2], box[2]),
      Math.max(whole[3], box[3]),
    ],
    [Infinity, Infinity, -Infinity, -Infinity],
  );
}

/** Where to draw it on the page as it is shown. Whatever leaves the reader as evidence goes through here. */
export const sheetBox = (page: Page, box: Box): Box =>
  page.sheet.from_page === null ? box : movedBox(page.sheet.from_page, box);
