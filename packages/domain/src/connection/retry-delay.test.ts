import { expect, it } from 'vitest';

import { retryDelay } from './retry-delay.ts';

it('doubles from 10 ms and stays at 10 s after the tenth attempt', () => {
  expect([1, 2, 3, 10, 11, 500].map(retryDelay)).toEqual([20, 40, 80, 10_240, 10_000, 10_000]);
});
