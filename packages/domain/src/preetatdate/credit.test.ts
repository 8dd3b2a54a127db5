import { expect, it } from 'vitest';

import { computeStatement } from './compute.ts';
import { creditOf } from './credit.ts';
import { ACCOUNT, fieldIn, inputOf, MINUTES, paperWith } from './made-up-sale.ts';

const CALLED = { on: '2026-10-01', cents: 300_76, label: 'Appel 4e trim. 2026' };
const paid = (cents: number, on = '2026-10-09') => ({ on, cents, label: 'Votre virement' });
const settled = (on: string) => ({ on, cents: -45_10, label: 'Régularisation exercice 2025' });

it('a credit is made of the last movements, settled or paid', () => {
  expect(creditOf({ balance: -4_24, entries: [CALLED, paid(-305_00)] })).toEqual({
    settled: 0,
    paid: 4_24,
  });
  const after = [CALLED, paid(-300_76), settled('2026-10-20')];
  expect(creditOf({ balance: -45_10, entries: after })).toEqual({ settled: 45_10, paid: 0 });
  const both = [CALLED, settled('2026-10-08'), paid(-305_00)];
  expect(creditOf({ balance: -49_34, entries: both })).toEqual({ settled: 0, paid: 49_34 });
  expect(creditOf({ balance: 12_00, entries: [CALLED] })).toEqual({ settled: 0, paid: 0 });
  expect(creditOf({ balance: -12_00, entries: [] })).toEqual({ settled: 12_00, paid: 0 });
});

it('rounded transfers are no credit of an approved year, and are told', () => {
  const entries = ['2026-10-01 66876 Appel 4e trim. 2026', '2026-10-09 -67200 Votre virement'];
  const statement = computeStatement(
    inputOf([paperWith(ACCOUNT, { balance: -3_24, entries }), MINUTES]),
  );
  expect(fieldIn(statement, 'II-C')).toMatchObject({ value: 0, state: 'PROVEN' });
  expect(statement.alerts.join().replaceAll(/\s/g, ' ')).toContain('3,24 € versés d’avance');
});
