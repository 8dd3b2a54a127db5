// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';

import { openSocket } from './reconnecting-socket.ts';

class Wire extends EventTarget {
  static opened: Wire[] = [];
  sent: string[] = [];
  constructor() {
    super();
    Wire.opened.push(this);
  }
  send(text: string) {
    this.sent.push(text);
  }
  close() {
    this.dispatchEvent(new Event('close'));
  }
}

const wire = (): Wire => Wire.opened.at(-1) ?? expect.fail('nothing was opened');
const lost = vi.fn();
let wanted = true;

const open = (hello = async () => ({ type: 'hello' as const, ticket: 'un-ticket' })) =>
  openSocket({ hello, onMessage: () => {}, onLost: lost, isWanted: () => wanted });

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('WebSocket', Wire);
  wanted = true;
});

afterEach(() => {
  Wire.opened = [];
  lost.mockReset();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

it('asks anew for what it says first, each time it comes back', async () => {
  let tickets = 0;
  open(async () => ({ type: 'hello', ticket: `ticket-${++tickets}` }));
  for (const ticket of ['ticket-1', 'ticket-2']) {
    await vi.advanceTimersByTimeAsync(20);
    wire().dispatchEvent(new Event('open'));
    expect(wire().sent).toEqual([JSON.stringify({ type: 'hello', ticket })]);
    wire().close();
  }
  expect(lost).toHaveBeenCalledTimes(2);
});

it('waits longer after each failure, by chance between half of the delay and all of it', async () => {
  const delays = vi.spyOn(globalThis, 'setTimeout');
  const chance = vi.spyOn(Math, 'random');
  open();
  for (const [drawn, delay] of [
    [0, 10],
    [0.5, 30],
    [1, 80],
  ] as const) {
    await vi.advanceTimersByTimeAsync(100);
    chance.mockReturnValue(drawn);
    wire().close();
    expect(delays.mock.lastCall?.[1]).toBe(delay);
  }
});

it('is over once it is lost and nobody wants it any more', async () => {
  const socket = open();
  await vi.advanceTimersByTimeAsync(0);
  wanted = false;
  wire().close();
  expect(socket.over).toBe(true);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(Wire.opened).toHaveLength(1);
});

it('waits for the network where there is none', async () => {
  const online = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  open();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(Wire.opened).toHaveLength(0);
  online.mockReturnValue(true);
  window.dispatchEvent(new Event('online'));
  await vi.advanceTimersByTimeAsync(0);
  expect(Wire.opened).toHaveLength(1);
});
