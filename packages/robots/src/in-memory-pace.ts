// Turns at each host within one process: for tests, commands and benches.
import { setTimeout as wait } from 'node:timers/promises';

import type { Pace } from './pace.ts';

export function inMemoryPace(now: () => number = () => performance.now()): Pace {
  /** When the next request to a host may leave. */
  const free = new Map<string, number>();
  return {
    turn: async (host, rps, signal) => {
      const at = Math.max(now(), free.get(host) ?? 0);
      free.set(host, at + 1000 / rps);
      // Timers may fire a moment early: what was promised is never sooner.
      for (let left = at - now(); left > 0; left = at - now())
        await wait(Math.ceil(left), undefined, { signal });
    },
    hold: async (host, seconds) => {
      free.set(host, Math.max(free.get(host) ?? 0, now() + seconds * 1000));
    },
  };
}
