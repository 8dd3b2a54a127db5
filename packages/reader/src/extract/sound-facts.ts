// What the facts of one paper say of each other: one that cannot stand beside the others is not told.
import type { FactName } from '@quitus/domain/reading/facts.data';
import type { Fact } from '@quitus/domain/reading/read-document';

type SoundCheck = {
  name: string;
  isOut: (fact: Fact, beside: readonly Fact[]) => boolean;
};

const named = (facts: readonly Fact[], ...names: readonly FactName[]): Fact[] =>
  facts.filter(({ name }) => names.some((one) => one === name));

const numbers = (facts: readonly Fact[]): number[] =>
  facts.flatMap(({ value }) => (typeof value === 'number' ? [value] : []));

/** « du 01/10/2026 au 31/12/2026 », « 1er octobre 2026 ». */
const DAY =
  /\d{1,2}\s?[/.-]\s?\d{1,2}\s?[/.-]\s?\d{2,4}|\d{1,2}(?:er)?\s+(?:jan|f[eé]v|mars|avr|mai|juin|juil|ao[uû]t|sep|oct|nov|d[eé]c)/iu;
const PERIODS: readonly FactName[] = ['period_from', 'period_to', 'exercice_from', 'exercice_to'];
const isPeriod = ({ name }: Fact): boolean => PERIODS.some((one) => one === name);

/** In how many parts a tax is paid: by thirds once, by months today. */
const INSTALMENTS: readonly number[] = [2, 3, 4, 10, 12];
/** In cents: each part is rounded. */
const ROUNDED = 12;

/** « 450 » is the account of all owners, « 450-0123 » that of one. */
const OF_ALL = /^4[05]\d?$/;
const digits = (value: Fact['value']): string => String(value).replaceAll(/\D/g, '');

/** In cents: « 2026-01-20 -86100 Virement ». */
const movedOn = (entries: readonly string[], sign: 1 | -1): number =>
  entries.reduce((sum, entry) => sum + Math.max(0, sign * Number(entry.split(' ')[1] ?? 0)), 0);

export const SOUND_CHECKS: readonly SoundCheck[] = [
  {
    // Who came holds no more than everybody; those who did not take part were counted in.
    name: 'present-within-base',
    isOut: ({ name, value }, beside) =>
      name === 'tantiemes_present' &&
      typeof value === 'number' &&
      numbers(named(beside, 'base')).some((base) => value > base),
  },
  {
    // A quarter is named after the exercise; its days are what is asked for.
    name: 'two-days-beat-a-quarter',
    isOut: (fact, beside) =>
      isPeriod(fact) &&
      !DAY.test(fact.raw) &&
      beside.some(
        ({ name, value, raw }) => name === fact.name && value !== fact.value && DAY.test(raw),
      ),
  },
  {
    name: 'period-runs-forward',
    isOut: (fact, beside) => {
      if (fact.name !== 'period_to' && fact.name !== 'exercice_to') return false;
      const begins = named(beside, fact.name === 'period_to' ? 'period_from' : 'exercice_from');
      return begins.length > 0 && begins.every(({ value }) => value >= fact.value);
    },
  },
  {
    name: 'instalment-is-no-total',
    isOut: ({ name, value }, beside) =>
      name === 'tax_total' &&
      typeof value === 'number' &&
      numbers(named(beside, 'tax_total')).some((total) =>
        INSTALMENTS.some((parts) => Math.abs(total - parts * value) <= ROUNDED),
      ),
  },
  {
    // What moved an account makes up the sums that it prints of either side, with or without what it opened with.
    name: 'entries-make-the-totals',
    isOut: ({ name, value }, beside) => {
      const [balance] = numbers(named(beside, 'balance'));
      if (name !== 'entries' || !Array.isArray(value) || balance === undefined) return false;
      const [debits, credits] = [movedOn(value, 1), movedOn(value, -1)];
      const opening = balance - debits + credits;
      const isMade = (side: FactName, sum: number, before: number) =>
        numbers(named(beside, side)).every((total) => total === sum || total === sum + before);
      return (
        !isMade('total_debit', debits, Math.max(0, opening)) ||
        !isMade('total_credit', credits, Math.max(0, -opening))
      );
    },
  },
  {
    name: 'account-is-no-prefix',
    isOut: ({ name, value }, beside) =>
      name === 'account' &&
      (OF_ALL.test(String(value)) ||
        named(beside, 'account').some(
          (other) =>
            digits(other.value).length > digits(value).length &&
            digits(other.value).startsWith(digits(value)),
        )),
  },
];

export const soundFacts = (facts: readonly Fact[]): Fact[] =>
  facts.filter((fact) => !SOUND_CHECKS.some(({ isOut }) => isOut(fact, facts)));
