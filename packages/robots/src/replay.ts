// Plays a recorded visit: each answer once, in order, and nothing that was not recorded.
import {
  type Exchange,
  type RecordedBody,
  type Recording,
  shapeOf,
  stubBytes,
  stubPdf,
} from './recording.ts';
import type { Hop, Transport } from './transport.ts';

/** A connector asked what it did not ask when it was recorded: the test fails, whatever the visit makes of it. */
export class NotRecorded extends Error {
  override readonly name = 'NotRecorded';
}

export type Replay = {
  /** For `RunHost.wrap`. */
  wrap: () => Transport;
  /** What was asked and not recorded: nothing, or the connector has changed. */
  missing: readonly string[];
  /** Answers that nobody asked for. */
  left: () => number;
};

const names = (query: string) => [...new URLSearchParams(query).keys()].toSorted().join(', ');

/** Method, path, names of what goes with it. */
const keyOf = ({ method, path, query, shape }: Omit<Exchange, 'status' | 'headers' | 'body'>) =>
  [method, path, names(query), shape].join(' ');

export function replay({ exchanges }: Recording): Replay {
  const waiting = Map.groupBy(exchanges, keyOf);
  const missing: string[] = [];
  const next = ({ method, url, body, headers }: Hop): Exchange => {
    const shape = shapeOf(body, headers['content-type'] ?? '');
    const key = keyOf({ method, path: url.pathname, query: url.search, shape });
    const queue = waiting.get(key) ?? [];
    // Files are fetched side by side: where the whole address is recorded, its own answer is given.
    const exact = queue.findIndex(({ query }) => query === url.search);
    const [found] = queue.splice(Math.max(exact, 0), 1);
    if (found) return found;
    missing.push(key);
    throw new NotRecorded(key);
  };
  return {
    wrap: () => ({
      close: async () => undefined,
      send: async (hop) => {
        const { status, headers, body } = next(hop);
        return { status, headers: new Headers(headers), bytes: bytesOf(body) };
      },
    }),
    missing,
    left: () => [...waiting.values()].flat().length,
  };
}

function bytesOf(body: RecordedBody): Uint8Array {
  if (body.kind === 'PDF') return stubPdf(body.size, body.number);
  if (body.kind === 'BYTES') return stubBytes(body.size, body.number);
  return Buffer.from(body.text, body.charset === 'windows-1252' ? 'latin1' : 'utf-8');
}
