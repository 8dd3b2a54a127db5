// The time one visit may take; the time that people take to answer is not counted.
import { RobotError } from './robot-error.ts';

export type TimeBudget = {
  signal: AbortSignal;
  /** The clock stands still meanwhile. */
  pausedFor: <A>(what: () => Promise<A>) => Promise<A>;
  stop: () => void;
};

export function timeBudget(budget_ms: number): TimeBudget {
  const over = new AbortController();
  let left = budget_ms;
  let since = 0;
  let timer: NodeJS.Timeout | undefined;
  const run = () => {
    since = performance.now();
    timer = setTimeout(() => over.abort(new RobotError('TOO_LONG')), Math.max(left, 0));
    timer.unref();
  };
  const pause = () => {
    clearTimeout(timer);
    left -= performance.now() - since;
  };
  run();
  return {
    signal: over.signal,
    pausedFor: async (what) => {
      pause();
      try {
        return await what();
      } finally {
        run();
      }
    },
    stop: () => clearTimeout(timer),
  };
}
