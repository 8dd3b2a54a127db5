// A fact that a sum proves, and that sum in the words of whoever reads it.
import type { FactName } from '@quitus/domain/reading/facts.data';
import type { Fact } from '@quitus/domain/reading/read-document';

import { factOf } from '../extract/sheet/reading.ts';
import type { Figure } from './figures.ts';

export const RULE = 'arithmetic';

export const euros = (cents: number): string => {
  const [whole, rest] = [
    Math.trunc(Math.abs(cents) / 100),
    String(Math.abs(cents) % 100).padStart(2, '0'),
  ];
  return `${cents < 0 ? '−' : ''}${String(whole).replaceAll(/\B(?=(\d{3})+$)/g, '\u00a0')},${rest}`;
};
export const grouped = (number: number): string =>
  String(number).replaceAll(/\B(?=(\d{3})+$)/g, '\u00a0');

/** « + 12,00 », « − 12,00 ». */
export const signed = (cents: number): string =>
  `${cents < 0 ? '−' : '+'} ${euros(Math.abs(cents))}`;

/** More terms than this are not spelled out. */
const MOST_TERMS = 6;
export const added = (terms: readonly number[]): string =>
  terms.length > MOST_TERMS ? `somme de ${terms.length} lignes` : terms.map(euros).join(' + ');

export const proven = (
  name: FactName,
  value: Fact['value'],
  { words, box, page }: Pick<Figure, 'words' | 'box' | 'page'>,
  because: string,
): Fact => ({
  ...factOf(name, RULE, { value, raw: words.map(({ text }) => text).join(' '), box, page }),
  proof: 'PROVEN',
  because,
});

/** That sums hold does not say what they are of: words do, and heads. Such a fact is read, by one more reader. */
export const read = (fact: Fact): Fact => ({ ...fact, proof: 'READ', because: null });
