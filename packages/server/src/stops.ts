// What a process has started, stopped in the reverse order. Nothing is left behind: neither what is still
// starting when the order comes, nor what follows a part that fails to stop or takes for ever.
import { setTimeout as sleep } from 'node:timers/promises';

export type Stops = {
  /** Undone last come, first gone. */
  onStop: (undo: () => unknown) => void;
  /**
   * The same for a part that takes a while to start: it is stopped once it has. Once the order to stop has come
   * nothing starts any more, and whoever waits for it goes no further.
   */
  started: <Part extends { stop: () => unknown }>(start: () => Promise<Part>) => Promise<Part>;
  /** What went wrong on the way. */
  stopAll: () => Promise<unknown[]>;
};

export function createStops(limitMs: number): Stops {
  const undos: (() => unknown)[] = [];
  let isStopping = false;
  const onStop = (undo: () => unknown) => void undos.unshift(undo);

  async function isLate(): Promise<never> {
    await sleep(limitMs, undefined, { ref: false });
    throw new Error(`not stopped after ${limitMs} ms`);
  }

  return {
    onStop,
    started: (start) => {
      if (isStopping) return new Promise(() => {});
      const starting = start();
      const ignoreFailedStart = () => undefined; // told to whoever waits for the part
      onStop(() => starting.then((part) => part.stop(), ignoreFailedStart));
      return starting;
    },
    stopAll: async () => {
      isStopping = true;
      const failures: unknown[] = [];
      for (let undo = undos.shift(); undo; undo = undos.shift())
        await Promise.race([(async (stop) => stop())(undo), isLate()]).catch((cause: unknown) =>
          failures.push(cause),
        );
      return failures;
    },
  };
}
