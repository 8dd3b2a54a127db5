// A fact as it is typed over: what the field starts with, and what the words typed in it mean.
import type { FactValue } from '@quitus/api/reading.api';
import type { FactKind } from '@quitus/domain/reading/facts.data';

/** Said under the field, by kind. */
export const FACT_FORM_ERRORS: Record<FactKind, string> = {
  CENTS: 'Écrivez un montant en euros. Exemple : 1 234,56.',
  AREA: 'Écrivez une surface en mètres carrés. Exemple : 62,40.',
  NUMBER: 'Écrivez un nombre. Exemple : 214.',
  DATE: 'Choisissez une date qui existe.',
  TEXT: 'Écrivez la valeur qui figure sur le document.',
  LIST: 'Écrivez au moins une ligne.',
  YES_NO: 'Choisissez oui ou non.',
};

export const YES = 'oui';
export const NO = 'non';

export function factDraft(kind: FactKind, value: FactValue | null): string {
  if (value === null) return kind === 'YES_NO' ? YES : '';
  if (typeof value === 'boolean') return value ? YES : NO;
  if (typeof value === 'string') return value;
  if (typeof value !== 'number') return value.join('\n');
  return kind === 'CENTS' || kind === 'AREA'
    ? (value / 100).toFixed(2).replace('.', ',')
    : String(value).replace('.', ',');
}

/** « −1 234,56 € », with any of the spaces and either of the signs that keyboards and papers use. */
const AMOUNT = /^-?\d+(?:\.\d{1,2})?$/;

const plain = (words: string): string =>
  words
    .replaceAll(/\s|€|m²$/g, '')
    .replace(',', '.')
    .replace('\u2212', '-');

export function typedHundredths(words: string): number | null {
  const amount = plain(words);
  return AMOUNT.test(amount) ? Math.round(Number(amount) * 100) : null;
}

export function typedNumber(words: string): number | null {
  const number = plain(words);
  return /^-?\d+(?:\.\d+)?$/.test(number) ? Number(number) : null;
}

/** 31 February parses as 3 March: a day that exists comes back the same. */
export function isDay(words: string): boolean {
  const at = new Date(`${words}T00:00:00Z`);
  return !Number.isNaN(at.getTime()) && at.toISOString().slice(0, 10) === words;
}

export const typedList = (words: string): string[] =>
  words
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean);

const MEANINGS: Record<FactKind, (words: string) => FactValue | null> = {
  CENTS: typedHundredths,
  AREA: typedHundredths,
  NUMBER: typedNumber,
  DATE: (words) => (isDay(words) ? words : null),
  YES_NO: (words) => (words === YES ? true : words === NO ? false : null),
  LIST: (words) => (words === '' ? null : typedList(words)),
  TEXT: (words) => (words === '' ? null : words),
};

/** Null when the words are not a value of that kind. */
export const typedFact = (kind: FactKind, typed: string): FactValue | null =>
  MEANINGS[kind](typed.trim());
