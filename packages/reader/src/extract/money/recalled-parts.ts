// What a call recalls under its lines: « Provisions courantes 612,00 », « Fonds de travaux 31,00 », « Total de l’appel
// 643,00 ». Where the names of the lines say nothing, the sums of each kind say it, if they make the total.
import { type AmountLine, amountLines } from '../figures/amount-lines.ts';
import { CALL_CATEGORIES, type CallCategory, categoryOf } from '../shares/call-category.ts';
import type { Reading } from '../sheet/reading.ts';
import type { Sheet } from '../sheet/sheet.ts';

/** « Total prov. charges courantes » is no other thing than the charges. */
const TOTAL = /^(?:(?:sous|s)?[ /-]*tota(?:l|ux)|montant|recapitulatif)\b[ :]*(?:des? |du )?/;

const isOne = ({ amounts }: AmountLine): boolean => amounts.length === 1;
const centsOf = ({ amounts }: AmountLine): number => amounts[0]?.value.cents ?? 0;

/** Each kind once, right above the total that they make. */
function partsAbove(
  above: readonly AmountLine[],
  total: number,
): Map<CallCategory, Reading<number>> | null {
  const parts = new Map<CallCategory, Reading<number>>();
  let left = total;
  for (const line of above.toReversed()) {
    const category = categoryOf(line.label.replace(TOTAL, ''));
    const [amount] = line.amounts;
    if (!category || !amount || !isOne(line) || parts.has(category)) return null;
    parts.set(category, { ...amount, value: amount.value.cents });
    left -= amount.value.cents;
    if (left === 0 && parts.size > 1) return parts;
    if (left <= 0 || parts.size === CALL_CATEGORIES.length) return null;
  }
  return null;
}

export function recalledParts(
  sheets: readonly Sheet[],
  total: Reading<number>,
): ReadonlyMap<CallCategory, Reading<number>> {
  const lines = sheets.flatMap(amountLines);
  const found = lines.flatMap((line, at) =>
    isOne(line) && centsOf(line) === total.value
      ? (partsAbove(lines.slice(0, at), total.value) ?? [])
      : [],
  );
  return found[0] ?? new Map<CallCategory, Reading<number>>();
}
