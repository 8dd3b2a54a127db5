// What leaves towards a portal, as it leaves; and a portal that answers something else for once.
import type { Hop, HopAnswer, Transport } from '../src/transport.ts';

export type Left = Pick<Hop, 'kind' | 'method' | 'body' | 'headers'> & { address: string };

type Changes = {
  /** An answer given without asking the portal. */
  instead?: (nth: number) => HopAnswer | null;
  /** What the portal's answer becomes. */
  becomes?: (answer: HopAnswer) => HopAnswer;
};

export function watched({ instead = () => null, becomes = (same) => same }: Changes = {}) {
  const left: Left[] = [];
  const wrap = (inner: Transport): Transport => ({
    ...inner,
    send: async (hop) => {
      const { kind, method, body, headers, url } = hop;
      left.push({ kind, method, body, headers, address: url.href });
      return instead(left.length - 1) ?? becomes(await inner.send(hop));
    },
  });
  return { left, wrap };
}
