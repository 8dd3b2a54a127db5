import { expect, test } from 'vitest';

import { creditLeftOut } from './credit-left-out.ts';

const entry = (on: string, cents: number, label: string) => ({ on, cents, label });
const settled = entry('2026-06-20', -19_84, 'Régularisation exercice 2025');

test('a credit left out is the settlement that makes it to the cent', () => {
  expect(creditLeftOut([settled], -19_84)).toBe(
    'régularisation de l’exercice 2025, portée au relevé',
  );
  expect(creditLeftOut([settled], -19_83)).toBeNull();
});

test('a settlement posted as real charges less provisions is one', () => {
  const posted = [
    entry('2026-06-20', 1805_12, 'Charges réelles exercice 2025'),
    entry('2026-06-20', -1824_96, 'Annulation des provisions 2025'),
  ];
  expect(creditLeftOut(posted, -19_84)).toBe('régularisation de l’exercice 2025, portée au relevé');
});

test('a credit left out is the one payment of that amount, never one of two', () => {
  const paid = entry('2026-08-20', -50_00, 'Votre virement');
  expect(creditLeftOut([settled, paid], -50_00)).toBe(
    '«\u00a0Votre virement\u00a0» du 20 août 2026, porté au relevé',
  );
  expect(creditLeftOut([paid, paid], -50_00)).toBeNull();
  expect(creditLeftOut([entry('2026-08-20', -50_00, 'Divers')], -50_00)).toBeNull();
});

test('settlements of several years make a credit together', () => {
  const other = entry('2026-07-20', -5_00, 'Régularisation eau 2024');
  expect(creditLeftOut([settled, other], -24_84)).toBe(
    'régularisations de charges, portées au relevé',
  );
});
