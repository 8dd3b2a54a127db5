// How fast requests left, and how fast they came.
import type { ReplicaSeen } from '../src/replicas/replica.ts';
import type { Transport } from '../src/transport.ts';

type Seen = Pick<ReplicaSeen, 'host' | 'at'>;

/** Between its turn and its leaving a request may be held up for so long: less than one turn. */
const HELD_UP_MS = 60;

const timesByHost = (seen: readonly Seen[]): number[][] =>
  [...Map.groupBy(seen, ({ host }) => host).values()].map((at) =>
    at.map((one) => one.at).toSorted((a, b) => a - b),
  );

/** Requests per second over the busiest stretch of `count` requests at one host. */
export const busiestPace = (seen: readonly Seen[], count: number): number =>
  Math.max(
    0,
    ...timesByHost(seen).flatMap((times) =>
      times.slice(count).map((to, first) => {
        const from = times[first] ?? to;
        return (count * 1000) / (to - from + HELD_UP_MS);
      }),
    ),
  );

/** On its way the first may be held up for so long, and the last not. */
const LATE_MS = 250;

/** From the first to the last at one host. */
export const wholePace = (seen: readonly Seen[]): number =>
  Math.max(
    0,
    ...timesByHost(seen).map((times) => {
      const took = (times.at(-1) ?? 0) - (times[0] ?? 0);
      return ((times.length - 1) * 1000) / (took + LATE_MS);
    }),
  );

/** Notes when each request leaves. */
export function leavingTimes(): { left: Seen[]; wrap: (inner: Transport) => Transport } {
  const left: Seen[] = [];
  const wrap = (inner: Transport): Transport => ({
    ...inner,
    send: (hop) => {
      left.push({ host: hop.url.host, at: performance.now() });
      return inner.send(hop);
    },
  });
  return { left, wrap };
}
