import { statedAmounts } from '../figures/stated-amounts.ts';
import { flowTextOf } from '../sheet/flow-text.ts';
// What an account leaves, in any words of owing: « vous restez redevables, à la date de ce jour, de la somme de 80,16 € ».
// Words alone may speak of something else: only the account's own movements prove such a sum.
import type { Reading } from '../sheet/reading.ts';
import type { Sheet } from '../sheet/sheet.ts';
import { type Balance, sidedBalance } from './signed-balance.ts';

const OWING =
  /\bsoldes?\b|redevable|\bdev(?:ez|oir|rez|ons)\b|\bdue?s?\b|debiteur|crediteur|\bdebit\b|\bcredit\b|faveur|\breste|restant|regler|payer|regulariser|couvrir|position|situation|arriere|impaye|dette|creance|compte/;

export const looseBalances = (sheets: readonly Sheet[]): Balance[] =>
  statedAmounts(flowTextOf(sheets)).flatMap(({ value, label, tail, ...place }) => {
    const words = `${label} ${tail}`;
    const one = { ...place, value: { cents: value, side: null } };
    return OWING.test(words) ? (sidedBalance(one, words) ?? []) : [];
  });

/** Those that are what the movements leave, on its side where words tell one. */
export const provenBalances = (loose: readonly Balance[], balance: number): Reading<number>[] =>
  loose
    .filter(({ value, signed }) =>
      signed ? value === balance : Math.abs(value) === Math.abs(balance),
    )
    .slice(0, 1)
    .map((one) => ({ ...one, value: balance }));
