// What several papers of this batch share: shares to the cent, right-hand cells, small print.
import type { FactName } from '@quitus/domain/reading/facts.data';

/** What falls to a lot, rounded to the cent. */
export const share = (whole: number, part: number, base: number): number =>
  Math.round((whole * part) / base);
export const right = (text: string): string => `<div style="text-align:right">${text}</div>`;
export const small = (text: string): string =>
  `<p style="font-size:6.6pt;line-height:1.2;color:#444">${text}</p>`;
/** Of a paper that is no account. */
export const NO_MONEY: readonly FactName[] = ['balance', 'total', 'to_pay', 'iban'];
