import { expect, it } from 'vitest';

import { jumpingClock } from '../test/jumping-clock.ts';
import { inMemoryPace } from './in-memory-pace.ts';

const never = new AbortController().signal;

/** When each of some requests left, in the order they were asked for. */
async function leavings(pace = inMemoryPace(), count = 5, rps = 20) {
  const times: number[] = [];
  await Promise.all(
    Array.from({ length: count }, async () => {
      await pace.turn('portail.example', rps, never);
      times.push(performance.now());
    }),
  );
  return times;
}

it('lets one leave at a time, at a host', async () => {
  const pace = inMemoryPace();
  const leaving = leavings(pace);
  const asked = performance.now();
  await pace.turn('autre.example', 50, never);
  expect(performance.now() - asked).toBeLessThan(100);
  const times = await leaving;
  const gaps = times.slice(1).map((at, index) => at - (times[index] ?? 0));
  expect(Math.min(...gaps)).toBeGreaterThan(25);
});

it('does not catch up after the process stood still', async () => {
  const clock = jumpingClock();
  const pace = inMemoryPace(clock);
  const turn = async () => {
    await pace.turn('portail.example', 20, never);
    return clock.now();
  };
  const turns = [turn(), turn(), turn(), turn()];
  expect(await turns[1]).toBe(50);
  clock.jump(300);
  expect(await Promise.all(turns.slice(2))).toEqual([350, 400]);
});

it('waits as long as the portal asked', async () => {
  const pace = inMemoryPace();
  await pace.pause('portail.example', 0.2);
  const asked = performance.now();
  await pace.turn('portail.example', 1000, never);
  expect(performance.now() - asked).toBeGreaterThan(195);
});

it('lets whoever is cancelled go at once, without taking a turn', async () => {
  const clock = jumpingClock();
  const pace = inMemoryPace(clock);
  await pace.turn('portail.example', 2, never);
  const stop = new AbortController();
  const first = pace.turn('portail.example', 2, never);
  const gone = pace.turn('portail.example', 2, stop.signal);
  const last = pace.turn('portail.example', 2, never);
  stop.abort();
  await expect(gone).rejects.toThrow('cancelled');
  expect(clock.now()).toBe(0);
  await Promise.all([first, last]);
  expect(clock.now()).toBe(1000);
});
