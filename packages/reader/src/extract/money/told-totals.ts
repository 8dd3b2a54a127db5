import { agreed, type Reading } from '../reading.ts';
import type { Sheet } from '../sheet/sheet.ts';
// The totals of an account, told in a line of their own: « Total appelé 1 021,76 € · Total payé 903,36 € ».
// They are those where they are the sum of the movements on their side.
import type { Account } from './account-table.ts';
import { type AmountLine, amountLines } from './amount-lines.ts';

const TOTALS = /\b(?:tota(?:l|ux)|cumul|ensemble|somme)\b/;
const ASKED = /\bappel|debit|factur|\bdoit\b|charges|provisions|\bdues?\b/;
const PAID = /\bpay|credit|\bregle|reglement|\bvers|encaiss|\brecus?\b|\bavoir\b|paiement/;

export type ToldTotals = { debits: Reading<number> | null; credits: Reading<number> | null };

export function toldTotals(sheets: readonly Sheet[], accounts: readonly Account[]): ToldTotals {
  const moved = accounts.flatMap(({ movements }) => movements.map(({ cents }) => cents));
  const sum = (cents: readonly number[]) => cents.reduce((all, one) => all + one, 0);
  const told = sheets.flatMap(amountLines).filter(({ label }) => TOTALS.test(label));
  const of = (words: RegExp, others: RegExp, value: number) =>
    agreed(
      told
        .filter(({ label }) => words.test(label) && !others.test(label))
        .flatMap((line) => only(line))
        .filter((one) => one.value === value && value !== 0),
    );
  return {
    debits: of(ASKED, PAID, sum(moved.filter((cents) => cents > 0))),
    credits: of(PAID, ASKED, -sum(moved.filter((cents) => cents < 0))),
  };
}

const only = ({ amounts }: AmountLine): Reading<number>[] =>
  amounts.length === 1 ? amounts.map((one) => ({ ...one, value: Math.abs(one.value.cents) })) : [];
