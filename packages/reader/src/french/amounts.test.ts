import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { amountOf, findAmounts } from './amounts.ts';
import { foundBox, writtenText, writtenWords } from './written.ts';

describe('an amount', () => {
  it.each([
    ['1 234,56', 123_456],
    ['1\u202f234,56 €', 123_456],
    ['1.234,56 €', 123_456],
    ['1 234.56 Eur', 123_456],
    ['420.00', 42_000],
    ['12 500 €', 1_250_000],
    ['-12,00', -1200],
    ['− 45,10', -4510],
    ['84 512,37-', -8_451_237],
    ['12,00 €-', -1200],
    ['(123,45)', -12_345],
    ['( 1 123,45 € )', -112_345],
    ['+ 45,10', 4510],
    ['0,00', 0],
    ['1 234 567,89', 123_456_789],
  ])('%s', (text, cents) => {
    expect(amountOf(text)).toEqual({ cents, side: null });
  });

  it.each([
    ['300,76 D', 'DEBIT'],
    ['45,10 CR', 'CREDIT'],
    ['45,10C', 'CREDIT'],
    ['623,66 DB', 'DEBIT'],
  ])('%s has a side', (text, side) => {
    expect(amountOf(text)?.side).toBe(side);
  });

  it.each([
    '12/03/2025',
    '184',
    '12,5 %',
    '45,32 m²',
    '01.02.2025',
    'lot 12',
    '(12,00',
    '1,234,567',
    '06.12.34.56.78',
    'n°12,00 a',
  ])('is not %s', (text) => {
    expect(amountOf(text)).toBeNull();
  });

  it('may have no cents where a column is known to hold amounts', () => {
    expect(amountOf('12 500', true)).toEqual({ cents: 1_250_000, side: null });
    expect(amountOf('12 500')).toBeNull();
  });
});

describe('amounts in a line', () => {
  const all = (text: string) => findAmounts(writtenText(text)).map(({ value }) => value.cents);

  it('are found among other figures', () => {
    expect(all('Le 12/03/2025, 45,32 m² et 3,5 % : 1 234,56 € dont TVA 20,00 % 12,00-')).toEqual([
      123_456, -1200,
    ]);
  });

  it('do not run over cells', () => {
    expect(all('10 000\t184\t230,00\t142,60')).toEqual([23_000, 14_260]);
  });

  it('are put together where a line ended in the middle, after a word that asks for an amount', () => {
    expect(all('arrêté à 63\n700,00 €, soit')).toEqual([6_370_000]);
    expect(all('le prix de 1 250\n000 euros')).toEqual([125_000_000]);
    expect(all('une somme de 63 700\neuros')).toEqual([6_370_000]);
  });

  it('are not put together from two things', () => {
    expect(all('Lot 63\n700,00 €')).toEqual([70_000]);
    expect(all('à 63\t700,00 €')).toEqual([70_000]);
    expect(all('à 63\n700,00')).toEqual([70_000]);
  });

  it('are not the last groups of a number that began elsewhere', () => {
    expect(all('arrêté à 75\tContre : 388\n000,00 €')).toEqual([]);
    expect(all('0,00 € et 0,45 €')).toEqual([0, 45]);
  });

  it('have a box', () => {
    const written = writtenWords([
      { text: 'Total', box: [0, 0, 20, 10] },
      { text: '1', box: [30, 0, 35, 10] },
      { text: '234,56', box: [37, 0, 60, 11] },
      { text: '€', box: [62, 0, 67, 10] },
    ]);
    const [amount] = findAmounts(written);
    expect(amount).toMatchObject({ raw: '1 234,56 €', from: 1, to: 4 });
    expect(amount && foundBox(written, amount)).toEqual([30, 0, 67, 11]);
  });
});

describe('whatever is printed', () => {
  const STYLES = [
    [' ', ','],
    ['\u00a0', ','],
    ['\u202f', ','],
    ['.', ','],
    ['', ','],
    [' ', '.'],
    ['', '.'],
  ] as const;

  it('is read back', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: -99_999_999_999, max: 99_999_999_999 }),
        fc.constantFrom(...STYLES),
        fc.constantFrom('', ' €', '€', ' EUR'),
        (cents, [thousands, decimal], currency) => {
          const [euros, rest] = [Math.trunc(Math.abs(cents) / 100), Math.abs(cents) % 100];
          const grouped = String(euros).replaceAll(/\B(?=(\d{3})+$)/g, thousands);
          const text = `${cents < 0 ? '-' : ''}${grouped}${decimal}${String(rest).padStart(2, '0')}${currency}`;
          expect(amountOf(text)).toEqual({ cents: cents === 0 ? 0 : cents, side: null });
        },
      ),
    );
  });
});
