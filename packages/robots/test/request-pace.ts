// How fast a replica was asked, by its own log.
import type { ReplicaSeen } from '../src/replicas/replica.ts';

/** Between leaving and arriving a request may be late by so much, and the next one not. */
const LATE_MS = 120;

/**
 * Requests per second over the busiest stretch of at least a second, at one host. Requests that left in turn
 * may arrive closer together: each stretch is counted as that much longer.
 */
export function busiestPace(log: readonly ReplicaSeen[], rps: number): number {
  const hosts = Map.groupBy(log, ({ host }) => host);
  const paces = [...hosts.values()].flatMap((seen) => {
    const times = seen.map(({ at }) => at).toSorted((a, b) => a - b);
    return times.flatMap((from, first) =>
      times.slice(first + Math.ceil(rps)).map((to, index) => {
        const gaps = Math.ceil(rps) + index;
        return (gaps * 1000) / (to - from + LATE_MS);
      }),
    );
  });
  return Math.max(0, ...paces);
}
