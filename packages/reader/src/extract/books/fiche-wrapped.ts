// « Chauffage | collectif – réseau » over « urbain »: a narrow column breaks what it tells, and the first line alone
// is another value.
import type { Cell } from '../../layout/cells.ts';
import { boxAround, middleOf } from '../../page/box.ts';
import type { Reading } from '../sheet/reading.ts';
import type { Sheet } from '../sheet/sheet.ts';

/** In heights of a line: how near the rest stands, and how well it is aligned. */
const [BELOW, ALIGNED] = [1.8, 0.5];
/** Lines of one value. */
const MOST_LINES = 3;

/** Begins with a small letter, right under the value, where no label of its own stands beside it. */
function restBelow({ box, page }: Reading<string>, sheets: readonly Sheet[]): Cell | null {
  const sheet = sheets.find((one) => one.page === page);
  if (!sheet) return null;
  const { lines, height } = sheet;
  const isAt = (cell: Cell, left: number) => Math.abs(cell.box[0] - left) < ALIGNED * height;
  // A column may be set to the right, or centred.
  const isInLine = (cell: Cell) =>
    [cell.box[0] - box[0], cell.box[2] - box[2], cell.box[0] + cell.box[2] - box[0] - box[2]].some(
      (apart) => Math.abs(apart) < ALIGNED * height,
    );
  const row = lines.find(({ cells }) =>
    cells.some((cell) => isAt(cell, box[0]) && Math.abs(cell.box[3] - box[3]) < ALIGNED * height),
  );
  const label = row?.cells.findLast((cell) => cell.box[2] < box[0]);
  if (!label) return null;
  const under = lines.find(({ cells }) =>
    cells.some((cell) => {
      const step = middleOf(cell.box) - (box[3] - height / 2);
      return isInLine(cell) && step > height / 2 && step < BELOW * height;
    }),
  );
  const rest = under?.cells.find(isInLine);
  const hasLabel = under?.cells.some(
    (cell) => cell.box[0] >= label.box[0] - height && cell.box[2] < box[0],
  );
  return rest && !hasLabel && /^\p{Ll}/u.test(rest.text) ? rest : null;
}

/** « collectif et », « mixte – », « réseau (gaz »: what comes after it is lost, and it is another value without. */
const CUT_SHORT =
  /(?:[-–—:,;/+(&]|(?<![\p{L}\d'’])(?:et|ou|de|du|des|la|le|les|un|une|à|au|aux|par|pour|sur|avec|dans|en|entre|avant|après|depuis|vers|dont)|['’])$/iu;
export const isCutShort = (text: string): boolean =>
  CUT_SHORT.test(text.trim()) || text.lastIndexOf('(') > text.lastIndexOf(')');

/** None where its end was not found. */
export function wholeValue(reading: Reading<string>, sheets: readonly Sheet[]): Reading<string>[] {
  let whole = reading;
  for (let line = 1; line < MOST_LINES; line += 1) {
    const rest = restBelow(whole, sheets);
    if (!rest) break;
    whole = {
      ...whole,
      value: `${whole.value} ${rest.text}`,
      raw: `${whole.raw} ${rest.text}`,
      box: boxAround([whole.box, rest.box]),
    };
  }
  return isCutShort(whole.value) ? [] : [whole];
}
