import type { PedOrder } from '@quitus/api/preetatdate.api';
import { expect, test } from 'vitest';

import { awaitedSteps, orderTitle, standingOf, stateNews } from './order-words.ts';

const NOW = new Date(2026, 10, 17, 16, 30);
const at = (hours: number): string => new Date(NOW.getTime() + hours * 3_600_000).toISOString();
const plain = (words: string): string => words.replaceAll('\u00A0', ' ');

const order = (given: Partial<PedOrder> = {}): PedOrder => ({
  id: '00000000-0000-4000-8000-000000000001',
  state: 'IN_CREATION',
  making: 'ORDER',
  product_id: 'PED_PRO',
  amount_cents: 6000,
  payment_order_id: null,
  ordered_at: at(-1),
  paid_at: at(-1),
  due_at: at(23),
  delivered_at: null,
  queue: { ahead: 2, estimated_at: at(3) },
  question: null,
  refusal_reason: null,
  late_credit_cents: null,
  ...given,
});

const words = (given: Partial<PedOrder>): string => plain(standingOf(order(given), NOW).text);

test('in creation, the place in the queue and the promise are both told', () => {
  expect(words({})).toBe(
    '2 commandes passent avant la vôtre, prévue aujourd’hui, 19 h 30. Livré au plus tard demain, 15 h 30.',
  );
  expect(words({ queue: { ahead: 0, estimated_at: at(1) } })).toContain(
    'La vôtre est la prochaine',
  );
});

test('late is said to be late, with what is given back', () => {
  expect(words({ due_at: at(-1) })).toContain('Le délai promis est dépassé.');
  expect(words({ due_at: at(-1), late_credit_cents: 3000 })).toContain(
    'Le délai est dépassé : 30,00 € vous sont remboursés.',
  );
});

test('while the customer is asked something, the delay stands still', () => {
  const question = { text: 'Quel est le solde ?', asked_at: at(-1) };
  expect(words({ question, due_at: null, queue: null })).toBe(
    'L’équipe attend votre réponse. En attendant, le délai est suspendu.',
  );
});

test('only a new state is said aloud', () => {
  expect(stateNews(order(), order({ queue: null }))).toBe('');
  expect(stateNews(order(), order({ state: 'DELIVERED' }))).toBe('Livré.');
});

test('what is still to come ends with the delivery', () => {
  expect(awaitedSteps(order()).at(-1)).toBe('Pré-état daté livré');
  expect(awaitedSteps(order({ state: 'DELIVERED' }))).toEqual([]);
});

test('what was paid for is no longer titled as something to order', () => {
  expect(orderTitle(null)).toBe('Commander le pré-état daté');
  expect(orderTitle(order({ state: 'DELIVERED' }))).toBe('Votre pré-état daté');
  expect(orderTitle(order({ state: 'REFUNDED' }))).toBe('Commander le pré-état daté');
});
