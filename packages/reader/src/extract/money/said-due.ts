// Whether a call says that its total is what is to be paid, in other words than « net à payer ».
import { fold } from '../../french/fold.ts';
import { hasCents } from '../../layout/columns.ts';
import { amountLines } from '../figures/amount-lines.ts';
import {
  BALANCE_STEMS,
  COUPON,
  IS_DUE,
  OWED_WORDS,
  PAY_BEFORE,
  THIS_SUM,
  YOU_OWE,
} from '../figures/call-words.data.ts';
import { categoryOf } from '../shares/call-category.ts';
import { amountsAfter } from '../sheet/labelled.ts';
import type { Reading } from '../sheet/reading.ts';
import type { Sheet } from '../sheet/sheet.ts';
import { followedBy } from './called-names.ts';

export const isSaidDue = (sheets: readonly Sheet[], total: Reading<number> | null): boolean =>
  !isMoreOwed(sheets, total) && isSaid(sheets, total);

/** « Rappel : solde au 31/12/2025, 12,00 € »: whatever it is, more may be due than what is called. */
const isMoreOwed = (sheets: readonly Sheet[], total: Reading<number> | null): boolean =>
  sheets
    .flatMap(amountLines)
    .filter(({ label }) => OWED_WORDS.test(label) && categoryOf(label) === null)
    .some(({ amounts }) =>
      amounts.some(({ value: { cents } }) => cents !== 0 && cents !== total?.value),
    );

const isSaid = (sheets: readonly Sheet[], total: Reading<number> | null): boolean =>
  sheets.some(({ written }) => THIS_SUM.test(fold(written.text).replaceAll(/\s+/g, ' '))) ||
  isToBePaid(sheets, total) ||
  isDueBeside(sheets, total) ||
  sheets.some(isTagged) ||
  sheets.some((sheet) => isOnCoupon(sheet, total));

/** « À payer avant le 10 janvier », beside no sum, is of the only one there is: nothing else seems to be owed. */
const isToBePaid = (sheets: readonly Sheet[], total: Reading<number> | null): boolean =>
  sheets.some(({ written }) => PAY_BEFORE.test(fold(written.text).replaceAll(/\s+/g, ' '))) &&
  sheets
    .flatMap(amountLines)
    .filter(({ label }) => BALANCE_STEMS.test(label) && categoryOf(label) === null)
    .every(({ amounts }) => amounts.every(({ value }) => value.cents === total?.value));

/** « Le montant de 214,00 € est exigible au 1er février », « vous devez donc 214,00 € ». */
const isDueBeside = (sheets: readonly Sheet[], total: Reading<number> | null): boolean =>
  sheets.some((sheet) =>
    [...followedBy(sheet, IS_DUE), ...amountsAfter(sheet, YOU_OWE)].some(
      ({ value }) => value.cents === total?.value,
    ),
  );

/** « Appel du 4e trimestre   à payer »: how the call of the page stands, beside no sum. */
const isTagged = ({ lines }: Sheet): boolean =>
  lines.some(
    ({ cells }) =>
      cells.length < MOST_BESIDE_TAG &&
      !cells.some(hasCents) &&
      cells.some(({ text }) => UNPAID_TAG.test(fold(text))),
  );
const MOST_BESIDE_TAG = 3;
const UNPAID_TAG =
  /^(?:statut ?:? ?)?(?:a (?:payer|regler)|en attente (?:de|du) (?:paiement|reglement)|(?:non|pas encore) (?:paye|regle)e?)$/;

/** The slip that goes back with the payment repeats the sum. */
function isOnCoupon(sheet: Sheet, total: Reading<number> | null): boolean {
  const at = sheet.lines.findIndex(({ folded }) => COUPON.test(folded));
  const top = sheet.lines[at]?.box[1] ?? Infinity;
  return amountLines(sheet).some(
    ({ amounts, middle }) =>
      middle > top && amounts.some(({ value }) => value.cents === total?.value),
  );
}
