// What leaves towards a portal, as it leaves; and a portal that answers something else for once.
import type { Hop, HopAnswer, Transport } from '../src/transport.ts';

export type Left = Pick<Hop, 'kind' | 'method' | 'body' | 'headers'> & { address: string };

/** `instead`: an answer given without asking the portal. */
export function watched(instead: (nth: number) => HopAnswer | null = () => null) {
  const left: Left[] = [];
  const wrap = (inner: Transport): Transport => ({
    ...inner,
    send: async (hop) => {
      const { kind, method, body, headers, url } = hop;
      left.push({ kind, method, body, headers, address: url.href });
      return instead(left.length - 1) ?? inner.send(hop);
    },
  });
  return { left, wrap };
}
