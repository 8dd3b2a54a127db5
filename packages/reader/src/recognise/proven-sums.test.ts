import { describe, expect, it } from 'vitest';

import { hasMovesOfOwner, isAccountClosed, isSharedOut, isYearSettled } from './proven-sums.ts';

describe('the sums of a page', () => {
  it('settle a year, whatever the words around them', () => {
    const year = 'ta part de 2025 993,59\ntes 4 versements -960,00\nreste a regler 33,59';
    expect(isYearSettled(year)).toBe(true);
    expect(isYearSettled(year.replace('33,59', '33,60'))).toBe(false);
  });

  it('close an account that a letter adds up', () => {
    const letter = 'au total 500,00 € appeles et 410,00 € payes : tu dois donc encore 90,00 €';
    expect([isAccountClosed(letter), isYearSettled(letter)]).toEqual([true, false]);
  });

  it('are calls and payments at their days', () => {
    const moves =
      '05/01 - appel t1 : 310,00 €\n22/01 - ton cheque : 310,00 €\n05/04 - appel t2 : 310,00 €';
    expect(hasMovesOfOwner(moves)).toBe(true);
    expect(hasMovesOfOwner(moves.replaceAll('appel', 'achat'))).toBe(false);
  });

  it('are parts of what is shared out', () => {
    const parts = 'lot 2, 285/1000\nassurance 812,00 231,42\neau 1 404,00 400,14';
    expect(isSharedOut(parts)).toBe(true);
    expect(isSharedOut(parts.replace('285/', '300/'))).toBe(false);
  });
});
