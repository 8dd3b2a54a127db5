import type { WaitingPed } from '@quitus/api/desk.api';
import { expect, test } from 'vitest';

import { waitingWords } from './waiting-peds.ts';

const ped = (order_id: string, given: Partial<WaitingPed> = {}): WaitingPed => ({
  order_id,
  portfolio_uid: '00000000-0000-4000-8000-000000000001',
  main_address: '14 rue du Marché, 44000 Nantes',
  since: '2026-11-17T10:00:00.000Z',
  due_at: '2026-11-18T10:00:00.000Z',
  late: false,
  question_pending: false,
  refused: false,
  held_by: null,
  print_failed_at: null,
  ...given,
});

test('a question stops the clock, a missed promise is said', () => {
  const now = new Date('2026-11-17T12:00:00.000Z');
  expect(waitingWords(ped('a', { question_pending: true, late: true }), now)).toBe(
    'attend le client',
  );
  expect(waitingWords(ped('a', { late: true }), now)).toBe('en retard');
  expect(waitingWords(ped('a'), now)).toMatch(/^avant demain, /);
});
