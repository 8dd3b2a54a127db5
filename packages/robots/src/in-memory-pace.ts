// Turns at each host within one process: for tests, commands and benches.
import { setTimeout } from 'node:timers/promises';

import type { Pace } from './pace.ts';

/** What turns are counted by. */
export type PaceClock = {
  /** Milliseconds. */
  now: () => number;
  wait: (ms: number, signal: AbortSignal) => Promise<void>;
};

const REAL: PaceClock = {
  now: () => performance.now(),
  wait: (ms, signal) => setTimeout(ms, undefined, { signal }),
};

type Queue = {
  /** Settles when the one before has left. */
  before: Promise<void>;
  /** When the next request may leave. */
  free: number;
};

export function inMemoryPace({ now, wait }: PaceClock = REAL): Pace {
  const queues = new Map<string, Queue>();
  const queueOf = (host: string): Queue => {
    const queue = queues.get(host) ?? { before: Promise.resolve(), free: 0 };
    queues.set(host, queue);
    return queue;
  };
  return {
    turn: async (host, rps, signal) => {
      const queue = queueOf(host);
      // From one's leaving to the next, not from hour to hour: a process that stood still does not catch up.
      const leave = async () => {
        for (let left = queue.free - now(); left > 0 && !signal.aborted; left = queue.free - now())
          await wait(Math.ceil(left), signal);
        signal.throwIfAborted();
        queue.free = now() + 1000 / rps;
      };
      const mine = queue.before.then(leave);
      queue.before = mine.catch(() => undefined);
      await Promise.race([mine, aborted(signal)]);
    },
    pause: async (host, seconds) => {
      const queue = queueOf(host);
      queue.free = Math.max(queue.free, now() + seconds * 1000);
    },
  };
}

/** Whoever is cancelled does not wait for those before. */
const aborted = (signal: AbortSignal) =>
  new Promise<never>((_resolve, reject) => {
    const gone = () => reject(new DOMException('cancelled', 'AbortError'));
    if (signal.aborted) gone();
    else signal.addEventListener('abort', gone, { once: true });
  });
