// What an owner owes, positive; what is in the owner's favour, negative.
import type { Amount } from '../../french/amounts.ts';
import { amountsAfter, amountsUnder } from '../sheet/labelled.ts';
import type { Reading } from '../sheet/reading.ts';
import type { Sheet } from '../sheet/sheet.ts';

/** `signed` where the paper says the side: a letter, a word, a minus. */
export type Balance = Reading<number> & {
  signed: boolean;
  /** A minus says it and no word: on some papers that is what is owed. */
  minus?: boolean;
  /** The day that its own label tells. */
  day?: string;
};

const CREDIT =
  /crediteur|en (?:votre|ta) faveur|a votre (?:credit|profit)|(?:au|votre|un) credit\b|\bavoir de\b|trop[ -](?:percu|verse)|nous vous devons|\bje (?:vous|te) dois|vous est due?\b|(?:vous|te) revien|a vous (?:rembourser|restituer|verser)|excedent/;
const DEBIT =
  /debiteur|en notre faveur|\bdette\b|\bsolde (?:restant )?du(?=\s*(?:$|[:(]|a ce jour|au \d))|\bil (?:vous )?reste\b|\b(?:un|votre) debit\b|arriere|impaye|devoir|redevable|a votre (?:charge|debit)|en faveur du syndicat|restante? due?\b|vous (?:nous )?devez|reste due?\b|du par vous|a (?:payer|regler)|insuffisance|complement|due? (?:a|au|envers|par) (?:la copropriete|le syndicat|syndicat|nous|vous)/;

/** « 412,30 € (débiteur) », « 412,30 € en votre faveur »: at the start of what follows. */
export const sideIn = (tail: string): string =>
  /^[\s(:-]*(?:soit )?(?:a |en |au )?(?:debiteur|crediteur|votre (?:faveur|debit|credit|charge)|(?:du )?syndicat)/.exec(
    tail,
  )?.[0] ?? '';

/** Null where the words and the figure say two things. « (créditeur) -45,12 » says one thing twice. */
export function sidedBalance(one: Reading<Amount>, words: string): Balance | null {
  const { cents, side } = one.value;
  const credit = CREDIT.test(words) || side === 'CREDIT';
  const debit = DEBIT.test(words) || side === 'DEBIT';
  if ((credit && debit) || (debit && cents < 0)) return null;
  const value = credit && cents > 0 ? -cents : cents;
  const minus = cents < 0 && !credit && !debit;
  return { ...one, value, signed: credit || debit || minus, ...(minus ? { minus } : {}) };
}

export function signedBalance(sheet: Sheet, label: RegExp): Balance[] {
  const found = [
    ...amountsAfter(sheet, label),
    ...amountsUnder(sheet, label).map((one) => ({ ...one, name: '' })),
  ];
  return found.flatMap((one) => sidedBalance(one, one.name) ?? []);
}
