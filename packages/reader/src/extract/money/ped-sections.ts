// « 3° État global des impayés de charges au sein du syndicat », then « Au 30/09/2026   22 418,33 € »: the title
// of a part says what its only sum is, and the line of the sum no more than a day.
import type { Box } from '@quitus/domain/reading/box';

import { hasCents } from '../../layout/columns.ts';
import { amountLines } from '../figures/amount-lines.ts';
import type { Reading } from '../sheet/reading.ts';
import type { Sheet, SheetLine } from '../sheet/sheet.ts';
import { NEUTRAL, OF_ALL, OF_THE_LOT } from './ped-words.data.ts';

/** In lines: a remark may stand between the title and its sum. */
const NEAR = 3;
/** In signs. */
const MAX_TITLE = 120;
/** « II. », « 2°) », « III – ». */
const ENUMERATED = /^(?:(?:[ivx]{1,4}|\d{1,2}|[a-h])\s?(?:[.)°/-]+\s*)+)+/;

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

/** « A. Situation du lot vis-à-vis du syndicat », « Sommes dues par le vendeur »: what stands under it is the seller's. */
export function isOfLot({ lines }: Sheet, [, top]: Box): boolean {
  const title = lines.findLast(
    ({ folded, cells, box }) =>
      box[3] <= top &&
      cells.length === 1 &&
      !cells.some(hasCents) &&
      // « C. À la charge de l’acquéreur : provisions 290,00 €. » is extracted whole on its line.
      !/\d[,.]\d{2}(?:\D|$)/.test(folded) &&
      folded.length < MAX_TITLE &&
      (ENUMERATED.test(folded) || /^\p{Lu}[\p{Lu}\d\s'’:,()/-]{8,}$/u.test(cells[0]?.text ?? '')),
  );
  return title !== undefined && OF_SELLER.test(title.folded) && !OF_ALL.test(title.folded);
}
const OF_SELLER =
  /\b(?:dues?|redevables?|dettes?|situation|compte|charges|sommes)\b.*\b(?:vendeur|cedant|coproprietaire (?:cedant|vendeur)|(?:du|des|au|aux) lots?)\b|\ba la charge d(?:u|e l'?) ?(?:vendeur|acquereur|cedant)/;

const isNewPart = ({ folded, cells }: SheetLine): boolean =>
  ENUMERATED.test(folded) && !cells.some(hasCents);

const sumsOn = (sheet: Sheet, line: SheetLine | undefined) =>
  line ? amountLines({ ...sheet, lines: [line] }) : [];
