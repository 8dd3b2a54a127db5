// A balance sheet set in two halves, each with its own pitch: read line by line across the page, a row of
// one half meets a head of the other. Cut between them, each half is a sheet of its own.
import { hasCents } from '../../layout/columns.ts';
import { sheetOf } from '../sheet/sheet.ts';
import type { AnnexePart } from './annexe-parts.ts';

/** Of the width of the page: where the gap between both halves may stand. */
const [FROM, TO] = [0.3, 0.7];
/** In heights of a line: less is a space between two words. */
const MIN_GAP = 0.8;

type Gap = readonly [left: number, right: number];

/** Each way of cutting the part in two, from the widest gap; its figures say which is right. */
export function halvesOf({ number, sheet, lines }: AnnexePart): (readonly AnnexePart[])[] {
  const [first, last] = [
    lines.findIndex(({ cells }) => cells.some(hasCents)),
    lines.findLastIndex(({ cells }) => cells.some(hasCents)),
  ];
  if (first === -1) return [];
  const { page, height } = sheet;
  const words = lines
    .slice(first, last + 1)
    .flatMap(({ cells }) => cells.flatMap((cell) => cell.words));
  const heads = lines.slice(0, first).flatMap(({ cells }) => cells.flatMap((cell) => cell.words));
  return gapsOf(words.map(({ box }): Gap => [box[0], box[2]]))
    .filter(
      ([left, right]) =>
        right - left > MIN_GAP * height && left > FROM * page.width && right < TO * page.width,
    )
    .toSorted((a, b) => b[1] - b[0] - (a[1] - a[0]))
    .map(([left, right]) => {
      const middle = (left + right) / 2;
      return [true, false].map((isLeft) => {
        const own = [...heads, ...words].filter(({ box }) => box[0] < middle === isLeft);
        const half = sheetOf({ ...page, words: own });
        return { number, sheet: { ...half, page }, lines: half.lines };
      });
    });
}

/** What no word covers, from the left to the right. */
function gapsOf(spans: readonly Gap[]): Gap[] {
  const [first, ...others] = spans.toSorted((a, b) => a[0] - b[0]);
  const gaps: Gap[] = [];
  let end = first?.[1] ?? 0;
  for (const [left, right] of others) {
    if (left > end) gaps.push([end, left]);
    end = Math.max(end, right);
  }
  return gaps;
}
