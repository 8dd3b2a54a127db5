import { expect, it } from 'vitest';

import { fileGate } from './file-gate.ts';

const never = new AbortController().signal;

/** Carried until it is put down. */
function load(gate: ReturnType<typeof fileGate>, signal = never) {
  const { promise, resolve } = Promise.withResolvers<void>();
  const state = { inside: false, put_down: resolve };
  const carried = gate(signal, async () => {
    state.inside = true;
    await promise;
    state.inside = false;
  });
  return Object.assign(state, { carried });
}

it('lets so many through, then one for each that leaves, in order', async () => {
  const gate = fileGate(2);
  const loads = Array.from({ length: 4 }, () => load(gate));
  const inside = () => loads.map((one) => one.inside);
  await Promise.resolve();
  await Promise.resolve();
  expect(inside()).toEqual([true, true, false, false]);
  loads[1]?.put_down();
  await loads[1]?.carried;
  expect(inside()).toEqual([true, false, true, false]);
  for (const one of loads) one.put_down();
  await Promise.all(loads.map(({ carried }) => carried));
});

it('gives its place back after a failure, and is left by whoever is cancelled', async () => {
  const gate = fileGate(1);
  await expect(gate(never, () => Promise.reject(new Error('cut')))).rejects.toThrow('cut');
  const first = load(gate);
  const stop = new AbortController();
  const second = load(gate, stop.signal);
  const third = load(gate);
  stop.abort();
  await expect(second.carried).rejects.toThrow('cancelled');
  first.put_down();
  await first.carried;
  third.put_down();
  await third.carried;
  expect(second.inside).toBe(false);
});
