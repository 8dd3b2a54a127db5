import { retryDelay } from './retry-delay.ts';

/** Tries again without limit; only the signal ends it. `wait` is the caller's clock. */
export async function retry<T>(
  work: () => Promise<T>,
  wait: (ms: number) => Promise<void>,
  signal?: AbortSignal,
): Promise<T> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await work();
    } catch (cause) {
      if (signal?.aborted) throw cause;
      await wait(retryDelay(attempt));
    }
  }
}
