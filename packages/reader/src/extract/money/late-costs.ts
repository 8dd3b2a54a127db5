// What a reminder adds: « Arriéré 443,13 », « Frais de relance 35,00 », « Total dû 921,26 ».
import type { AmountLine } from '../figures/amount-lines.ts';
import { COSTS } from '../figures/call-words.data.ts';
import type { Reading } from '../sheet/reading.ts';
import type { Balance } from './signed-balance.ts';

/** What is called, what was owed and what it costs, where they are what is to be paid. */
export function withCosts(
  total: Reading<number>,
  balances: readonly Balance[],
  payments: readonly Reading<number>[],
  extracted: readonly AmountLine[],
): { before: Reading<number> | null; to_pay: Reading<number> } | null {
  const costs = extracted
    .filter(({ label, amounts }) => COSTS.test(label) && amounts.length === 1)
    .flatMap(({ amounts }) => amounts.map(({ value }) => value.cents));
  const sums = new Set([...costs, costs.reduce((sum, one) => sum + one, 0)]);
  const owed = balances.length > 0 ? balances : [null];
  const [only, ...others] = payments.flatMap((to_pay) =>
    owed.flatMap((before) => {
      const left = to_pay.value - total.value - (before?.value ?? 0);
      return left > 0 && sums.has(left) ? [{ before, to_pay }] : [];
    }),
  );
  return only && others.length === 0 ? only : null;
}
