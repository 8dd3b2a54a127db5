// An account in two lists side by side, « DOIT » and « AVOIR », each with its total: what one has over the
// other is the balance that the paper tells.
import { fold } from '../../french/fold.ts';
import { middleOf } from '../../page/box.ts';
import { amountLines } from '../figures/amount-lines.ts';
import { money } from '../shares/share-money.ts';
import { agreed, readCells, type Reading } from '../sheet/reading.ts';
import type { Sheet } from '../sheet/sheet.ts';
import { roleOf } from './account-roles.ts';
import type { SeenTotals } from './seen-totals.ts';

const TOTALS = /^tota(?:l|ux)\b|^cumul/;

export function facingTotals(
  sheets: readonly Sheet[],
  extracted: readonly Reading<number>[],
): SeenTotals | null {
  const balance = agreed(extracted.map((one) => ({ ...one, value: Math.abs(one.value) })));
  const [only, ...others] = sheets.flatMap(totalsIn);
  const isSettled =
    only && balance && Math.abs(only.debits.value - only.credits.value) === balance.value;
  return isSettled && others.length === 0 && balance.value !== 0
    ? only
    : pairedTotals(sheets, extracted);
}

/** « Total | 901,40 | Total | 650,00 » on one row of two halves, whatever these are called: the balance says which is owed. */
function pairedTotals(
  sheets: readonly Sheet[],
  extracted: readonly Reading<number>[],
): SeenTotals | null {
  const balance = agreed(extracted);
  const found = sheets.flatMap(({ tables, page }) =>
    tables.flatMap(({ rows }) =>
      rows.flatMap(({ texts, values }): SeenTotals[] => {
        const sums = values.map(money);
        const [left, right, ...more] = sums.flatMap((sum) => sum ?? []);
        const names = texts.flatMap((text) => (text ? [fold(text.text)] : []));
        const isPair = names.length === 2 && names.every((name) => TOTALS.test(name));
        if (!left || !right || more.length > 0 || !isPair || !balance?.value) return [];
        const [debits, credits] =
          balance.value > 0 === left.cents > right.cents ? [left, right] : [right, left];
        return debits.cents - credits.cents === balance.value
          ? [
              {
                debits: readCells(debits.cents, [debits.cell], page),
                credits: readCells(credits.cents, [credits.cell], page),
              },
            ]
          : [];
      }),
    ),
  );
  const [only, ...others] = found;
  return only && others.length === 0 ? only : null;
}

/** Under a line that has the two heads and nothing else. */
const totalsIn = (sheet: Sheet): SeenTotals[] =>
  sheet.lines.flatMap(({ cells, box }): SeenTotals[] => {
    const [left, right, ...more] = cells;
    const isFacing =
      left &&
      right &&
      more.length === 0 &&
      roleOf(left.text) === 'DEBIT' &&
      roleOf(right.text) === 'CREDIT';
    if (!isFacing) return [];
    const totals = amountLines(sheet)
      .filter(({ middle, label, nearest }) => {
        const isTotal = TOTALS.test(label) || TOTALS.test(nearest);
        return isTotal && middle > middleOf(box);
      })
      .flatMap(({ amounts }) => amounts.map((one) => ({ ...one, value: one.value.cents })));
    const [debits, ...owed] = totals.filter((one) => one.box[2] <= right.box[0]);
    const [credits, ...paid] = totals.filter((one) => one.box[0] >= right.box[0]);
    return debits && credits && owed.length + paid.length === 0 ? [{ debits, credits }] : [];
  });
