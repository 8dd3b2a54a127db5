import { expect, it } from 'vitest';

import { typedFacts } from '../../../test/typed-facts.ts';

const read = (left: string) =>
  typedFacts(
    `Copropriété du 3 rue du Four – 19100 BRIVE
Brive, le 8 mai 2026
Voici où en est ton compte (lots 4 et 12).
Au total 500,00 € appelés et 410,00 € payés : à ce jour tu dois donc encore ${left} à la copropriété.`,
    'CHARGES',
    'RELEVE_DE_COMPTE',
  );

it('is told where what was called and what was paid leave what is owed', () => {
  expect(read('90,00 €')).toMatchObject({
    balance: 9000,
    total_debit: 50000,
    total_credit: 41000,
  });
});

it('is silent where they do not', () => {
  const { balance, total_debit } = read('95,00 €');
  expect([balance, total_debit]).toEqual([undefined, undefined]);
});
