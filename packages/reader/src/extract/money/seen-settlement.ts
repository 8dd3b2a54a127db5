// What is left of a year, on a page that OCR has read: a figure of it may be another than the one that is
// printed, and the charges and the provisions of the same page show it.
import type { AmountLine } from '../figures/amount-lines.ts';
import type { Reading } from '../sheet/reading.ts';
import { CHARGES_STEMS, PROVISIONS_STEMS } from './settlement-words.data.ts';

/** Null where both are on the page and none of them leaves as much. */
export function unopposed<R extends Reading<number>>(
  left: R | null,
  extracted: readonly AmountLine[],
): R | null {
  if (left?.page.source !== 'OCR') return left;
  const lines = extracted.filter(({ page, amounts }) => page === left.page && amounts.length === 1);
  const sums = (wanted: (label: string) => boolean): number[] =>
    lines
      .filter(({ label }) => wanted(label))
      .flatMap(({ amounts }) => amounts.map(({ value }) => Math.abs(value.cents)))
      .filter((cents) => cents !== Math.abs(left.value));
  const isAsked = (label: string): boolean => PROVISIONS_STEMS.test(label);
  const provisions = sums(isAsked);
  const charges = sums((label) => CHARGES_STEMS.test(label) && !isAsked(label));
  if (charges.length === 0 || provisions.length === 0) return left;
  return charges.some((one) => provisions.some((paid) => one - paid === left.value)) ? left : null;
}
