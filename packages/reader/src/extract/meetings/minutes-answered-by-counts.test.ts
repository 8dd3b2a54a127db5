// Minutes that count voices and say no more, who came extracted by figures that make both sums, days over their values.
import { describe, expect, it } from 'vitest';

import { flatAnswers, isAdopted } from './votes.ts';

describe('an answer', () => {
  it.each([
    'Pour : 483 (Mme Arlet ne prend pas part au vote). Quitus donné.',
    'Pour : 540. Contre : 12. Syndic reconduit.',
    'Quitus donné.',
    'Quitus à la gérante. Unanimité, je n’ai pas voté.',
  ])('is yes in « %s »', (text) => {
    expect(isAdopted(flatAnswers(text))).toBe(true);
  });

  it.each([
    'Pour : 12. Contre : 540. Devis non retenu.',
    'Vote. À l’unanimité, l’assemblée reporte ce point.',
  ])('is not yes in « %s »', (text) => {
    expect(isAdopted(flatAnswers(text))).not.toBe(true);
  });
});
