import { describe, expect, it } from 'vitest';

import {
  lastWithdrawalDay,
  unusedPart,
  type Withdrawable,
  withdrawalRefund,
  withdrawalRefusal,
} from './withdrawal.ts';

const at = (day: string, time = '12:00') => new Date(`${day}T${time}:00Z`);

describe('the last day to change one’s mind', () => {
  it.each([
    ['a Monday', '2026-11-16', '2026-11-30'],
    ['put off from a Sunday', '2026-11-15', '2026-11-30'],
    ['put off from a Saturday', '2026-11-14', '2026-11-30'],
    ['put off from Christmas, a Friday', '2026-12-11', '2026-12-28'],
    ['put off from Easter Monday', '2026-03-23', '2026-04-07'],
    ['put off from Ascension', '2026-04-30', '2026-05-15'],
    ['put off from Whit Monday', '2027-05-03', '2027-05-18'],
  ])('%s', (_, paid, last) => {
    expect(lastWithdrawalDay(at(paid))).toBe(last);
  });

  it('is counted from the day in France', () => {
    expect(lastWithdrawalDay(at('2026-11-16', '23:30'))).toBe('2026-12-01');
  });
});

const paid: Withdrawable = {
  state: 'PAID',
  amount_cents: 80_00,
  refunded_cents: 0,
  paid_at: at('2026-11-16'),
  performed_at: null,
  begin_now_at: at('2026-11-16'),
  loss_acknowledged_at: at('2026-11-16'),
  renewal: false,
  period: null,
};
const done = { ...paid, performed_at: at('2026-11-17') };
const month = { ...paid, period: { start: at('2026-11-16'), end: at('2026-12-16') } };

describe('changing one’s mind', () => {
  it.each<[string, Withdrawable, string, string | null]>([
    ['before delivery', paid, '2026-11-30', null],
    ['after the last day', paid, '2026-12-01', 'WITHDRAWAL_TOO_LATE'],
    ['after delivery, both boxes ticked', done, '2026-11-18', 'WITHDRAWAL_RIGHT_LOST'],
    ['after delivery, the first not ticked', { ...done, begin_now_at: null }, '2026-11-18', null],
    [
      'after delivery, the second not ticked',
      { ...done, loss_acknowledged_at: null },
      '2026-11-18',
      null,
    ],
    [
      'not paid',
      { ...paid, state: 'OPEN', paid_at: null },
      '2026-11-18',
      'WITHDRAWAL_NOT_POSSIBLE',
    ],
    [
      'bought for a trade, which was not asked',
      { ...paid, begin_now_at: null, loss_acknowledged_at: null },
      '2026-11-18',
      'WITHDRAWAL_NOT_POSSIBLE',
    ],
    ['twice', { ...paid, state: 'WITHDRAWN' }, '2026-11-18', 'WITHDRAWAL_NOT_POSSIBLE'],
    [
      'when its days to come were given back',
      { ...month, refunded_cents: 74_67 },
      '2026-11-18',
      'WITHDRAWAL_NOT_POSSIBLE',
    ],
    ['of a further month', { ...month, renewal: true }, '2026-11-18', 'WITHDRAWAL_NOT_POSSIBLE'],
  ])('%s', (_, order, day, refusal) => {
    expect(withdrawalRefusal(order, at(day, '22:00'))).toBe(refusal);
  });

  it.each([
    ['all of what is not delivered', paid, 80_00],
    ['what was not given back already', { ...paid, refunded_cents: 30_00 }, 50_00],
    ['the days left of a subscription', month, 72_00],
    ['the days left, less what was given back', { ...month, refunded_cents: 2_00 }, 70_00],
    ['all of a subscription that was not asked to begin', { ...month, begin_now_at: null }, 80_00],
  ])('gives back %s', (_, order, cents) => {
    expect(withdrawalRefund(order, at('2026-11-19', '20:00'))).toBe(cents);
  });
});

it('what is left of a month never exceeds it, nor goes below nothing', () => {
  const period = { start: at('2026-11-01'), end: at('2026-12-01') };
  const left = (day: string) => unusedPart(49_00, period, at(day));
  expect(['2026-10-20', '2026-11-01', '2026-11-16', '2026-12-01', '2027-01-01'].map(left)).toEqual([
    49_00, 49_00, 24_50, 0, 0,
  ]);
});
