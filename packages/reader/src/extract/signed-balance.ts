// What an owner owes, positive; what is in the owner's favour, negative.
import { amountsAfter, amountsUnder } from './labelled.ts';
import type { Reading } from './reading.ts';
import type { Sheet } from './sheet.ts';

/** `signed` where the paper says the side: a letter, a word, a minus. */
export type Balance = Reading<number> & { signed: boolean };

const CREDIT = /crediteur|en votre faveur|a votre credit|trop[ -]percu/;
const DEBIT = /debiteur|a votre charge|en faveur du syndicat|restant du|a votre debit/;

export function signedBalance(sheet: Sheet, label: RegExp): Balance[] {
  const found = [
    ...amountsAfter(sheet, label),
    ...amountsUnder(sheet, label).map((one) => ({ ...one, name: '' })),
  ];
  return found.flatMap((one) => {
    const { cents, side } = one.value;
    const [credit, debit] = [CREDIT.test(one.name), DEBIT.test(one.name)];
    // « solde débiteur : -12,00 » says two things.
    if ((credit || debit) && cents < 0) return [];
    if ((credit && side === 'DEBIT') || (debit && side === 'CREDIT') || (credit && debit))
      return [];
    const owes = !(credit || side === 'CREDIT');
    const value = owes || cents === 0 ? cents : -cents;
    return [{ ...one, value, signed: credit || debit || side !== null || cents < 0 }];
  });
}
