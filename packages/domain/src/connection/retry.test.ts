import { expect, it } from 'vitest';

import { retryDelay } from './retry-delay.ts';
import { retry } from './retry.ts';

it('doubles from 10 ms and stays at 10 s after the tenth attempt', () => {
  expect([1, 2, 3, 10, 11, 500].map(retryDelay)).toEqual([20, 40, 80, 10_240, 10_000, 10_000]);
});

it('tries until it works, waiting longer each time', async () => {
  const waits: number[] = [];
  let left = 3;
  const work = async () => {
    if (left-- > 0) throw new Error('down');
    return 'up';
  };
  expect(await retry(work, async (ms) => void waits.push(ms))).toBe('up');
  expect(waits).toEqual([20, 40, 80]);
});

it('stops when nobody waits any more', async () => {
  const gone = new AbortController();
  const work = async () => {
    gone.abort();
    throw new Error('down');
  };
  await expect(retry(work, async () => {}, gone.signal)).rejects.toThrow('down');
});
