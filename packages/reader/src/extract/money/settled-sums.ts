// Three sums that one another prove: what is called, what was owed before, what is to be paid. Words only
// say which amounts may be which; that one is the sum of the others says which are.
import type { Amount } from '../../french/amounts.ts';
import { BALANCE_STEMS, PAY_STEMS } from '../figures/call-words.data.ts';
import type { Reading } from '../sheet/reading.ts';
import { type Balance, sidedBalance, sideIn } from './signed-balance.ts';

/** A line of a paper, or a clause of it. */
export type Labelled = { label: string; tail: string; amounts: readonly Reading<Amount>[] };
type Settled = { before: Reading<number>; to_pay: Reading<number> };

/** Null where no two amounts settle the total, or several do. */
export function settledSums(extracted: readonly Labelled[], total: number): Settled | null {
  const alone = extracted.filter(({ amounts }) => amounts.length === 1);
  const payments = alone.filter(
    ({ label, tail }) => PAY_STEMS.test(`${label} ${tail}`) && !PAID_BEFORE.test(label),
  );
  const balances = alone.filter(
    ({ label, tail }) => BALANCE_STEMS.test(label) || TOO_MUCH.test(tail),
  );
  const found = balances.flatMap((line) => {
    const balance = balanceOf(line);
    if (!balance || balance.value === 0) return [];
    return payments.flatMap((payment): Settled[] => {
      const [pay] = payment.amounts;
      if (!pay || payment === line) return [];
      const owed = pay.value.cents - total;
      const fits = balance.value === owed || (!balance.signed && -balance.value === owed);
      return fits
        ? [{ before: { ...balance, value: owed }, to_pay: { ...pay, value: pay.value.cents } }]
        : [];
    });
  });
  const [first] = found;
  const isOne = new Set(found.map(({ to_pay }) => to_pay.value)).size === 1;
  return first && isOne ? first : null;
}

/** « Vous aviez versé 20,00 € de trop » is what was paid, not what is to be. */
const PAID_BEFORE =
  /\b(?:ai|as|a|avons|avez|avais|avait|aviez|ont|ete|deja)(?: \p{L}+){0,2} (?:vers|regl|pay|vir|acquitt|encaiss)ee?s?\b/u;
const TOO_MUCH = /^(?:ttc )?(?:de|en) (?:trop|avance|moins|retard)\b/;

const balanceOf = ({ amounts, label, tail }: Labelled): Balance | null => {
  const [only] = amounts;
  return only ? sidedBalance(only, `${label} ${sideIn(tail)}`) : null;
};
