// How fast requests left.
import type { Transport } from '../src/transport.ts';

type Left = { host: string; at: number };

/** Milliseconds between the two requests to one host that followed each other most closely. */
export const shortestGap = (left: readonly Left[]): number =>
  Math.min(
    ...[...Map.groupBy(left, ({ host }) => host).values()].flatMap((requests) =>
      requests.slice(1).map(({ at }, index) => at - (requests[index]?.at ?? at)),
    ),
  );

/** Notes when each request leaves. */
export function leavingTimes(now: () => number): {
  left: Left[];
  wrap: (inner: Transport) => Transport;
} {
  const left: Left[] = [];
  const wrap = (inner: Transport): Transport => ({
    ...inner,
    send: (hop) => {
      left.push({ host: hop.url.host, at: now() });
      return inner.send(hop);
    },
  });
  return { left, wrap };
}
