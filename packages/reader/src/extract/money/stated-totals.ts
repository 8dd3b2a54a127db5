import type { Amount } from '../../french/amounts.ts';
import { type AmountLine, amountLines } from '../figures/amount-lines.ts';
import { agreed, type Reading } from '../sheet/reading.ts';
import type { Sheet } from '../sheet/sheet.ts';
// The totals of an account, extracted in a line of their own: « Total appelé 1 021,76 € · Total payé 903,36 € ».
// They are those where they are the sum of the movements on their side.
import type { Account } from './account-table.ts';
import { followedBy } from './called-names.ts';
import type { SeenTotals } from './seen-totals.ts';

const TOTALS = /\b(?:tota(?:l|ux)|cumul|ensemble|somme)\b/;
const ASKED = /\bappel|debit|factur|\bdoit\b|charges|provisions|\bdues?\b/;
const PAID = /\bpay|credit|\bregle|reglement|\bvers|encaiss|\brecus?\b|\bavoir\b|paiement/;

export type StatedTotals = { debits: Reading<number> | null; credits: Reading<number> | null };

export function statedTotals(sheets: readonly Sheet[], accounts: readonly Account[]): StatedTotals {
  const moved = accounts.flatMap(({ movements }) => movements.map(({ cents }) => cents));
  const sum = (cents: readonly number[]) => cents.reduce((all, one) => all + one, 0);
  const extracted = sheets.flatMap((sheet) => besideTotals(amountLines(sheet)));
  // What the account starts from may be counted with its movements.
  const opening = accounts[0]?.opening ?? 0;
  const of = (words: RegExp, others: RegExp, side: RegExp, [value = 0, started = 0]: number[]) =>
    agreed(
      [
        ...extracted
          .filter(({ label }) => words.test(label) && !others.test(label))
          .flatMap((line) => only(line)),
        ...sheets.flatMap((sheet) => followedBy(sheet, side)).map(inCents),
      ].filter((one) => one.value !== 0 && (one.value === value || one.value === value + started)),
    );
  return {
    debits: of(ASKED, PAID, ON_DEBIT, [
      sum(moved.filter((cents) => cents > 0)),
      Math.max(0, opening),
    ]),
    credits: of(PAID, ASKED, ON_CREDIT, [
      -sum(moved.filter((cents) => cents < 0)),
      Math.max(0, -opening),
    ]),
  };
}

/** « Totaux : débit 1 614,65, crédit 1 284,40 »: all the sums of a line that speaks of totals. */
function besideTotals(lines: readonly AmountLine[]): AmountLine[] {
  const totals = lines.filter(({ label }) => TOTALS.test(label));
  return lines.filter(({ middle }) => totals.some((one) => one.middle === middle));
}

/** Where no movement is extracted, the two that the balance parts: « Total de vos débits », « Total de vos crédits ». */
export function settlingTotals(
  sheets: readonly Sheet[],
  extracted: readonly Reading<number>[],
): SeenTotals | null {
  const balance = agreed(extracted.map((one) => ({ ...one, value: Math.abs(one.value) })));
  const lines = sheets.flatMap(amountLines).filter(({ label }) => TOTALS.test(label));
  const of = (words: RegExp, others: RegExp) =>
    agreed(lines.filter(({ label }) => words.test(label) && !others.test(label)).flatMap(only));
  const [debits, credits] = [of(ASKED, PAID), of(PAID, ASKED)];
  const isSettled =
    debits && credits && balance && Math.abs(debits.value - credits.value) === balance.value;
  return isSettled && balance.value !== 0 ? { debits, credits } : null;
}

/** « Soit 512,00 € au débit et 498,10 € au crédit », in a sentence. */
const [ON_DEBIT, ON_CREDIT] = [
  /\s*(?:(?:portee?s? |inscrite?s? )?(?:au|de|en) debits?|d'appels?|(?:(?:vous |lui |t')?(?:ont|a) ete )?appelee?s?|de provisions)\b/,
  /\s*(?:(?:portee?s? |inscrite?s? )?(?:au|de|en) credits?|de (?:versements|reglements|paiements)|(?:(?:vous )?(?:ont|a) ete )?(?:reglee?s?|versee?s?|payee?s?))\b/,
] as const;
const inCents = (one: Reading<Amount>): Reading<number> => ({ ...one, value: one.value.cents });

const only = ({ amounts }: AmountLine): Reading<number>[] =>
  amounts.length === 1 ? amounts.map((one) => ({ ...one, value: Math.abs(one.value.cents) })) : [];
