// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import { bringPage } from './awaited-page.ts';

const bring = vi.fn<(pathname: string) => Promise<void>>();
const onWaiting = vi.fn();
const modules = { isHere: () => false, bring };
const noNetwork = () => Promise.reject(new TypeError('Failed to fetch'));
const open = (stopped = new AbortController().signal) =>
  bringPage(modules, '/account', onWaiting, stopped);

function setOnline(online: boolean): void {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(online);
  if (online) window.dispatchEvent(new Event('online'));
}

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('fetch', vi.fn(noNetwork));
  bring.mockResolvedValue();
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  vi.resetAllMocks();
});

test('with the network the page comes at once, and nobody is told to wait', async () => {
  expect(await open()).toBe('HERE');
  expect(onWaiting).not.toHaveBeenCalled();
});

test('without the network nothing is asked for before it is back', async () => {
  setOnline(false);
  const opened = open();
  await vi.advanceTimersByTimeAsync(20_000);
  expect(bring).not.toHaveBeenCalled();
  expect(onWaiting).toHaveBeenCalled();
  setOnline(true);
  expect(await opened).toBe('HERE');
});

test('a network that leads nowhere is tried again by the clock', async () => {
  bring.mockImplementationOnce(noNetwork);
  const opened = open();
  await vi.advanceTimersByTimeAsync(1);
  expect(onWaiting).toHaveBeenCalledOnce();
  await vi.advanceTimersByTimeAsync(5000);
  expect(await opened).toBe('HERE');
});

test('a file that a reachable server no longer has is gone', async () => {
  bring.mockImplementation(noNetwork);
  vi.stubGlobal('fetch', async () => new Response(''));
  expect(await open()).toBe('GONE');
});

test('stops waiting once something else is asked for', async () => {
  setOnline(false);
  const stop = new AbortController();
  const opened = open(stop.signal);
  await vi.advanceTimersByTimeAsync(1);
  stop.abort();
  expect(await opened).toBeNull();
  setOnline(true);
  expect(bring).not.toHaveBeenCalled();
});
