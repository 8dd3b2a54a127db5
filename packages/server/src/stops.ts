// What a process has started, stopped in the reverse order. Nothing is left behind: neither what is still
// starting when the order comes, nor what follows a part that fails to stop or takes for ever.
import { setTimeout as sleep } from 'node:timers/promises';

export type Stops = {
  /** Undone last come, first gone. */
  onStop: (undo: () => unknown) => void;
  /** The same for a part that takes a while to start: it is stopped once it has. */
  started: <Part extends { stop: () => unknown }>(starting: Promise<Part>) => Promise<Part>;
  /** What went wrong on the way. */
  stopAll: () => Promise<unknown[]>;
};

export function createStops(limitMs: number): Stops {
  const undos: (() => unknown)[] = [];
  const onStop = (undo: () => unknown) => void undos.unshift(undo);

  async function isLate(): Promise<never> {
    await sleep(limitMs, undefined, { ref: false });
    throw new Error(`not stopped after ${limitMs} ms`);
  }

  return {
    onStop,
    started: (starting) => {
      const ignoreFailedStart = () => undefined; // told to whoever waits for the part
      onStop(() => starting.then((part) => part.stop(), ignoreFailedStart));
      return starting;
    },
    stopAll: async () => {
      const failures: unknown[] = [];
      for (const undo of undos)
        await Promise.race([(async () => undo())(), isLate()]).catch((cause: unknown) =>
          failures.push(cause),
        );
      return failures;
    },
  };
}
