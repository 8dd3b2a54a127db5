// How many files this process holds at a time, all visits together: each may weigh sixty megabytes.

export type FileGate = <A>(signal: AbortSignal, carry: () => Promise<A>) => Promise<A>;

/** First come, first served; whoever is cancelled while waiting leaves the row. */
export function fileGate(places: number): FileGate {
  let free = places;
  const row: (() => void)[] = [];
  const enter = (signal: AbortSignal) =>
    new Promise<void>((resolve, reject) => {
      if (free > 0) {
        free -= 1;
        resolve();
        return;
      }
      const mine = () => {
        signal.removeEventListener('abort', gone);
        resolve();
      };
      const gone = () => {
        row.splice(row.indexOf(mine), 1);
        reject(new DOMException('cancelled', 'AbortError'));
      };
      row.push(mine);
      signal.addEventListener('abort', gone, { once: true });
    });
  const leave = () => {
    const next = row.shift();
    if (next) next();
    else free += 1;
  };
  return async (signal, carry) => {
    signal.throwIfAborted();
    await enter(signal);
    try {
      return await carry();
    } finally {
      leave();
    }
  };
}

const FILES_AT_ONCE = 20;

export const processGate: FileGate = fileGate(FILES_AT_ONCE);
