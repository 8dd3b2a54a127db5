// The totals of an account, each named in a line of its own.
import { type AmountLine, amountLines } from '../figures/amount-lines.ts';
import { agreed, type Reading } from '../sheet/reading.ts';
import type { Sheet } from '../sheet/sheet.ts';

const TOTALS = /\b(?:tota(?:l|ux)|cumul|ensemble|somme)\b/;
const ASKED = /\bappel|debit|factur|\bdoit\b|charges|provisions|\bdues?\b/;
const PAID = /\bpay|credit|\bregle|reglement|\bvers|encaiss|\brecus?\b|\bavoir\b|paiement/;

export type StatedTotals = { debits: Reading<number>; credits: Reading<number> };

/** The two that the balance parts: « Total de vos débits », « Total de vos crédits ». */
export function settlingTotals(
  sheets: readonly Sheet[],
  extracted: readonly Reading<number>[],
): StatedTotals | null {
  const balance = agreed(extracted.map((one) => ({ ...one, value: Math.abs(one.value) })));
  const lines = sheets.flatMap(amountLines).filter(({ label }) => TOTALS.test(label));
  const of = (words: RegExp, others: RegExp) =>
    agreed(lines.filter(({ label }) => words.test(label) && !others.test(label)).flatMap(only));
  const [debits, credits] = [of(ASKED, PAID), of(PAID, ASKED)];
  const isSettled =
    debits && credits && balance && Math.abs(debits.value - credits.value) === balance.value;
  return isSettled && balance.value !== 0 ? { debits, credits } : null;
}

const only = ({ amounts }: AmountLine): Reading<number>[] =>
  amounts.length === 1 ? amounts.map((one) => ({ ...one, value: Math.abs(one.value.cents) })) : [];
