// What a credit of the account is made of. II-C of the notaries' model is the credit of an approved year that was not
// used yet; what the owner paid too much is their own money, and is told apart.
import type { Entry } from '../reading/account-entry.ts';
import { isPaidLabel } from './account-labels.ts';

type Credit = { settled: number; paid: number };

/** The oldest credits are used first: what is left is made of the last movements. What no entry makes counts as settled. */
export function creditOf({
  entries,
  balance,
}: {
  entries: readonly Entry[];
  balance: number;
}): Credit {
  const credit = Math.max(-balance, 0);
  let left = credit;
  let paid = 0;
  for (const { cents, label } of entries.toSorted((a, b) => b.on.localeCompare(a.on))) {
    const taken = Math.min(left, Math.max(-cents, 0));
    left -= taken;
    if (isPaidLabel(label)) paid += taken;
  }
  return { settled: credit - paid, paid };
}
