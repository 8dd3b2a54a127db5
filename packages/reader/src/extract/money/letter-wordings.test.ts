// Calls, accounts and settlements in plain prose, as small syndics write them.
import { describe, expect, it } from 'vitest';

import { typedFacts } from '../../../test/typed-facts.ts';

describe('a call of a small syndic', () => {
  const found = typedFacts(
    `Cher Hugo,
Je fais l’appel de fonds du premier trimestre 2027.
Le budget est de 4 800 €, ta part (125/1000) pour le trimestre est donc de 150,00 €.
Il faut y ajouter 7,50 € pour le fonds travaux, soit 157,50 € à verser avant le 20 janvier 2027.`,
    'CHARGES',
    'APPEL_DE_FONDS',
  );

  it('tells its parts, which make the total', () => {
    expect(found).toMatchObject({
      due_on: '2027-01-20',
      total: 157_50,
      to_pay: 157_50,
      courantes: 150_00,
      fonds_travaux: 7_50,
      tantiemes: 125,
      base: 1000,
    });
  });
});
