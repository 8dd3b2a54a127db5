import { expect, it } from 'vitest';

import { pauseBeforePrinting } from './printing-again.ts';

const SINCE = new Date('2026-11-19T10:00:00Z');
const after = (hours: number) => new Date(SINCE.getTime() + hours * 3_600_000);

it('prints again soon, then every hour', () => {
  const minutes = [1, 2, 3, 4, 5, 12].map((failures) => {
    const pause = pauseBeforePrinting(failures, SINCE, after(1));
    return pause === null ? null : pause / 60_000;
  });
  expect(minutes).toEqual([1, 5, 15, 30, 60, 60]);
});

it('asks a person once printing has failed for a day', () => {
  expect(pauseBeforePrinting(27, SINCE, after(23.9))).toBe(3_600_000);
  expect(pauseBeforePrinting(28, SINCE, after(24))).toBeNull();
});
