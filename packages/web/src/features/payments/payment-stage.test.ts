import { ORDER_STATES } from '@quitus/domain/payments/order';
import { expect, it } from 'vitest';

import { askAgainIn, paymentStage, USUAL_WAIT_MS } from './payment-stage.ts';

const open = { state: 'OPEN', payment_failed: false } as const;

it('never says paid before the order is', () => {
  const paid = ORDER_STATES.filter(
    (state) => paymentStage({ state, payment_failed: false }, 0) === 'PAID',
  );
  expect(paid).toEqual(['PAID']);
});

it('asks often at first, then less, and says that it takes long', () => {
  expect(paymentStage(open, USUAL_WAIT_MS - 1)).toBe('WAITING');
  expect(paymentStage(open, USUAL_WAIT_MS)).toBe('SLOW');
  expect(Number(askAgainIn('WAITING'))).toBeLessThan(Number(askAgainIn('SLOW')));
});

it('stops asking once there is nothing to wait for', () => {
  for (const stage of ['PAID', 'ABANDONED', 'GIVEN_BACK'] as const)
    expect(askAgainIn(stage)).toBe(false);
});

it('tells a refused card from one that is still being asked', () => {
  expect(paymentStage({ ...open, payment_failed: true }, 0)).toBe('REFUSED');
  // Refused once, then paid.
  expect(paymentStage({ state: 'PAID', payment_failed: true }, 0)).toBe('PAID');
});
