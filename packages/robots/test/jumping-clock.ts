// A clock for turns at a host: who waits does not wait, the clock jumps to when the turn comes.
import { setImmediate } from 'node:timers/promises';

import type { PaceClock } from '../src/in-memory-pace.ts';

export type JumpingClock = PaceClock & { jump: (ms: number) => void };

export function jumpingClock(): JumpingClock {
  let now = 0;
  return {
    now: () => now,
    wait: async (ms, signal) => {
      const end = now + ms;
      // Who had the turn before leaves at its own time.
      await setImmediate(undefined, { signal });
      now = Math.max(now, end);
    },
    jump: (ms) => {
      now += ms;
    },
  };
}
