// The day of an account that also tells where it starts from; what a year leaves, where OCR misread it; sums
// that start one under the other; lots and keys as other offices set them.
import { describe, expect, it } from 'vitest';

import { seenPage } from '../../../test/seen-pages.ts';
import { readFacts } from '../../proof/read-facts.ts';

describe('what a year leaves', () => {
  const read = (left: string) =>
    readFacts('CHARGES', 'DECOMPTE', [
      seenPage(`ARRÊTÉ DES CHARGES 2025
Votre part dans les charges communes de l’exercice 2025 | 1.834,81
Prov. appelées | 2.032,00
Solde à votre crédit | ${left}`),
    ]).find(({ name }) => name === 'difference');

  it('is proven where the page’s own sums leave as much', () => {
    expect(read('197,19')).toMatchObject({ value: -19719, proof: 'PROVEN' });
  });

  it('is not proven where OCR read another figure', () => {
    expect(read('197,18')?.proof).not.toBe('PROVEN');
  });
});
