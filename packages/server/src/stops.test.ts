import { expect, it } from 'vitest';

import { createStops } from './stops.ts';

const never = () => new Promise<never>(() => undefined);

it('stops the last that was started first', async () => {
  const said: string[] = [];
  const { onStop, stopAll } = createStops(1000);
  onStop(() => said.push('database'));
  onStop(() => said.push('pages'));
  expect(await stopAll()).toEqual([]);
  expect(said).toEqual(['pages', 'database']);
});

it('stops what is still starting once it has started, before what it stands on', async () => {
  const said: string[] = [];
  const { onStop, started, stopAll } = createStops(1000);
  onStop(() => said.push('pool'));
  const { promise, resolve } = Promise.withResolvers<{ stop: () => unknown }>();
  const worker = started(() => promise);
  const stopped = stopAll();
  resolve({ stop: () => said.push('worker') });
  await worker;
  expect(await stopped).toEqual([]);
  expect(said).toEqual(['worker', 'pool']);
});

it('tells a start that failed to whoever waits for it, and stops the rest', async () => {
  const said: string[] = [];
  const { onStop, started, stopAll } = createStops(1000);
  onStop(() => said.push('pool'));
  await expect(started(() => Promise.reject(new Error('no room')))).rejects.toThrow('no room');
  expect(await stopAll()).toEqual([]);
  expect(said).toEqual(['pool']);
});

it('goes on after a part that fails to stop, and after one that takes for ever', async () => {
  const said: string[] = [];
  const { onStop, stopAll } = createStops(5);
  onStop(() => said.push('database'));
  onStop(never);
  onStop(() => {
    throw new Error('stuck');
  });
  expect(await stopAll()).toEqual([new Error('stuck'), new Error('not stopped after 5 ms')]);
  expect(said).toEqual(['database']);
});

it('starts nothing once it was told to stop, and stops what comes meanwhile', async () => {
  const said: string[] = [];
  const { onStop, started, stopAll } = createStops(1000);
  onStop(() => said.push('pool'));
  onStop(async () => {
    onStop(() => said.push('pages, come late'));
    await Promise.resolve();
    said.push('mail');
  });
  const stopped = stopAll();
  let isStarted = false;
  void started(async () => {
    isStarted = true;
    return { stop: () => said.push('worker') };
  });
  expect(await stopped).toEqual([]);
  expect(isStarted).toBe(false);
  expect(said).toEqual(['mail', 'pages, come late', 'pool']);
});
