import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { inWords } from '../../test/number-words.ts';
import { numberFromWords } from './number-words.ts';
import { findShares } from './shares.ts';
import { writtenText } from './written.ts';

const all = (text: string) =>
  findShares(writtenText(text)).map(({ value: { part, base } }) => `${part}/${base}`);

describe('tantièmes', () => {
  it.each([
    ['345/10 000èmes', '345/10000'],
    ['345 / 10.000èmes des parties communes', '345/10000'],
    ['345 sur 10 000', '345/10000'],
    ['184/10000', '184/10000'],
    ['156/10\n000 tantièmes', '156/10000'],
    ['0412/10000', '412/10000'],
    ['les 1 234/100 000 tantièmes', '1234/100000'],
    ['12/9 989èmes', '12/9989'],
    ['58 214 / 100 000\ntantièmes', '58214/100000'],
    ['45/100èmes', '45/100'],
    ['345 dix-millièmes', '345/10000'],
    ['trois cent quarante-cinq dix-millièmes', '345/10000'],
    ['quatre-vingt-dix millièmes', '90/1000'],
    ['quatre-vingts dix-millièmes', '80/10000'],
    ['184 tantièmes', '184/null'],
    ['lots 31 et 77 265 tantièmes', '265/null'],
    ['lot n° 7 265/10 000', '265/10000'],
    ['deux lots : 1 265 / 10 000', '1265/10000'],
  ])('%s', (text, share) => {
    expect(all(text)).toEqual([share]);
  });

  it.each([
    'appel 2/4',
    '12/03/2025',
    'page 3/12',
    'exercice 1/2025',
    'Compte : 338/4512',
    'réf. client 118/4021',
    '0338/4500012',
    '345/12 €',
    '10 001/10 000èmes',
    'cent dix millièmes',
  ])('are not %s', (text) => {
    expect(all(text)).toEqual([]);
  });
});

describe('a number in words', () => {
  it('is read back', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 999_999 }), (value) => {
        const words = inWords(value).replaceAll('é', 'e');
        expect(numberFromWords(words)).toBe(value);
      }),
    );
  });

  it.each([
    'vingt trente',
    'cinq cinq',
    'deux mille trois mille',
    'et',
    'douze cents quatre cents',
  ])('is not « %s »', (words) => {
    expect(numberFromWords(words)).toBeNull();
  });
});
