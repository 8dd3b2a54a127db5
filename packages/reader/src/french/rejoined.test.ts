import { describe, expect, it } from 'vitest';

import { rejoined } from './rejoined.ts';

const textOf = (text: string): string => rejoined({ text, words: [], starts: [] }).text;

describe('a number that a line ends in', () => {
  it.each([
    ['an amount', 'pour 14\n928,00 € TTC', 'pour 14 928,00 € TTC'],
    ['a longer one', 'le prix de 1 214\n928,00 EUR', 'le prix de 1 214 928,00 EUR'],
    ['the base of a share', 'vos voix : 367 / 10\n000.', 'vos voix : 367 / 10 000.'],
  ])('is one: %s', (_, text, whole) => {
    expect(textOf(text)).toBe(whole);
  });

  it.each([
    ['a lot', 'pour le lot 12\n450,00 €'],
    ['a year', 'exercice 2026\n450,00 €'],
    ['a line of an account', '5 / 60\n512 Banque'],
    ['a column', '12,00\n450,00 €'],
  ])('is whole: %s', (_, text) => {
    expect(textOf(text)).toBe(text);
  });
});
