// « 3° État global des impayés de charges au sein du syndicat », then « Au 30/09/2026   22 418,33 € »: the title
// of a part says what its only sum is, and the line of the sum no more than a day.
import { hasCents } from '../layout/columns.ts';
import { amountLines } from './amount-lines.ts';
import { NEUTRAL, OF_THE_LOT } from './ped-words.data.ts';
import type { Reading } from './reading.ts';
import type { Sheet, SheetLine } from './sheet.ts';

/** In lines: a remark may stand between the title and its sum. */
const NEAR = 3;
/** In signs. */
const MAX_TITLE = 120;
const ENUMERATED = /^(?:(?:[ivx]{1,4}|\d{1,2}|[a-h])(?:[.)°/-]+\s*)+)+/;

/** Of a part that tells several sums, nothing says which is the building's. */
export const titledSums = (sheet: Sheet, stems: RegExp): Reading<number>[] =>
  sheet.lines.flatMap(({ folded, cells }, at) => {
    const title = folded.replace(ENUMERATED, '');
    const isTitle =
      cells.length === 1 &&
      title.length < MAX_TITLE &&
      stems.test(title) &&
      !OF_THE_LOT.test(title) &&
      !/[.;]$/.test(title) &&
      sumsOn(sheet, sheet.lines[at]).length === 0;
    if (!isTitle) return [];
    const own = sheet.lines.slice(at + 1, at + 1 + NEAR);
    const first = own.findIndex((line) => sumsOn(sheet, line).length > 0);
    const [sum, ...others] = sumsOn(sheet, own[first]);
    const goesOn = sumsOn(sheet, sheet.lines[at + 2 + first]).length > 0;
    const isParted = own.slice(0, first).some((line) => isNewPart(line));
    const [amount, ...more] = sum?.amounts ?? [];
    return amount &&
      sum &&
      others.length + more.length === 0 &&
      !goesOn &&
      !isParted &&
      NEUTRAL.test(sum.label)
      ? [{ ...amount, value: amount.value.cents }]
      : [];
  });

const isNewPart = ({ folded, cells }: SheetLine): boolean =>
  ENUMERATED.test(folded) && !cells.some(hasCents);

const sumsOn = (sheet: Sheet, line: SheetLine | undefined) =>
  line ? amountLines({ ...sheet, lines: [line] }) : [];
