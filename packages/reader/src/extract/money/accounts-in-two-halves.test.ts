// Money of one owner in shapes that offices have and books do not: an account in two halves, a call whose
// captions stand under their values, costs beside what is owed, tantièmes extracted in a letter.
import { describe, expect, it } from 'vitest';

import { ruledPage } from '../../../test/ruled-pages.ts';
import { extractFacts } from '../extract.ts';

describe('a call', () => {
  it.each([
    ['35,00', { solde_anterieur: 25000, to_pay: 48500 }],
    ['36,00', {}],
  ])('adds what a reminder costs to what was owed, by the rules: %s', (cost, expected) => {
    const facts = extractFacts('CHARGES', 'APPEL_DE_FONDS', [
      ruledPage(`Deuxième avis
Charges générales | 180,00 EUR
Cotisation fonds de travaux | 20,00 EUR
Total de l’appel | 200,00 EUR
Arriéré au 30/06/2026 | 250,00 EUR
Frais de relance | ${cost} EUR
TOTAL DÛ À CE JOUR | 485,00 EUR`),
    ]);
    const settled = facts.filter(({ name }) => name === 'solde_anterieur' || name === 'to_pay');
    expect(Object.fromEntries(settled.map(({ name, value }) => [name, value]))).toEqual(expected);
  });
});
