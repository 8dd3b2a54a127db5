import { afterEach, beforeEach, expect, it, vi } from 'vitest';

import { timeBudget } from './time-budget.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

it('is over after its time', async () => {
  const { signal } = timeBudget(1000);
  await vi.advanceTimersByTimeAsync(999);
  expect(signal.aborted).toBe(false);
  await vi.advanceTimersByTimeAsync(1);
  expect(signal.reason).toMatchObject({ code: 'TOO_LONG' });
});

it('stands still while somebody thinks, and goes on with what was left', async () => {
  const budget = timeBudget(1000);
  await vi.advanceTimersByTimeAsync(600);
  const { promise, resolve } = Promise.withResolvers<string>();
  const answer = budget.pausedFor(() => promise);
  await vi.advanceTimersByTimeAsync(300_000);
  expect(budget.signal.aborted).toBe(false);
  resolve('482913');
  expect(await answer).toBe('482913');
  await vi.advanceTimersByTimeAsync(399);
  expect(budget.signal.aborted).toBe(false);
  await vi.advanceTimersByTimeAsync(1);
  expect(budget.signal.aborted).toBe(true);
});

it('goes on when nobody answered, and ends with the visit', async () => {
  const budget = timeBudget(1000);
  await expect(budget.pausedFor(() => Promise.reject(new Error('late')))).rejects.toThrow('late');
  budget.stop();
  await vi.advanceTimersByTimeAsync(5000);
  expect(budget.signal.aborted).toBe(false);
});
