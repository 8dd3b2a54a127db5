// One request and its answer: no cookies, no redirection, no second try. Recording and replaying stand here.
import { Agent, fetch } from 'undici';

import type { NetworkGuard } from './network-guard.ts';
import { RobotError } from './robot-error.ts';

export type Hop = {
  kind: 'PAGE' | 'FILE';
  method: 'GET' | 'POST';
  url: URL;
  headers: Record<string, string>;
  body: string | null;
  signal: AbortSignal;
};

export type HopAnswer = { status: number; headers: Headers; bytes: Uint8Array };

export type Transport = {
  send: (hop: Hop) => Promise<HopAnswer>;
  close: () => Promise<void>;
};

/** TIMEOUT: it took too long. NETWORK: no answer. CUT: the answer broke off. TOO_LARGE: it was left there. */
export class HopFailure extends Error {
  override readonly name = 'HopFailure';
  readonly kind: 'TIMEOUT' | 'NETWORK' | 'CUT' | 'TOO_LARGE';

  constructor(kind: HopFailure['kind']) {
    super(kind);
    this.kind = kind;
  }
}

/** How long things may take. */
export type Tempo = {
  page_ms: number;
  file_ms: number;
  /** Without a byte. */
  idle_ms: number;
  /** Before a GET is sent again. */
  retry_ms: readonly number[];
  /** To sign out. */
  leaving_ms: number;
  /** Aborts when that time is over. */
  deadline: (ms: number) => AbortSignal;
};

export const TEMPO: Tempo = {
  page_ms: 30_000,
  file_ms: 120_000,
  idle_ms: 30_000,
  retry_ms: [2000, 4000, 8000],
  leaving_ms: 5000,
  deadline: (ms) => AbortSignal.timeout(ms),
};

const MEGABYTE = 1024 * 1024;
const CEILING = { PAGE: 5 * MEGABYTE, FILE: 60 * MEGABYTE } as const;

/** The refusal of the guard comes wrapped by fetch: it is what matters. */
function refusalIn(cause: unknown): RobotError | null {
  if (cause instanceof RobotError) return cause;
  return cause instanceof Error ? refusalIn(cause.cause) : null;
}

/** What whoever stopped it says: somebody cancelled, or the time of the visit is over. */
export function stopped(signal: AbortSignal): RobotError {
  return signal.reason instanceof RobotError ? signal.reason : new RobotError('CANCELLED');
}

export function httpTransport(guard: NetworkGuard, tempo: Tempo): Transport {
  const agent = new Agent({
    connect: { lookup: guard.lookup, timeout: Math.min(tempo.page_ms, 10_000) },
    headersTimeout: tempo.page_ms,
    bodyTimeout: tempo.idle_ms,
    pipelining: 1,
  });

  return {
    send: async ({ kind, method, url, headers, body, signal }) => {
      if (signal.aborted) throw stopped(signal);
      const deadline = tempo.deadline(kind === 'FILE' ? tempo.file_ms : tempo.page_ms);
      let answered = false;
      try {
        const answer = await fetch(url, {
          method,
          headers,
          body,
          redirect: 'manual',
          dispatcher: agent,
          signal: AbortSignal.any([signal, deadline]),
        });
        answered = true;
        const bytes = await readUpTo(CEILING[kind], answer.body);
        return { status: answer.status, headers: new Headers([...answer.headers]), bytes };
      } catch (cause) {
        if (signal.aborted) throw stopped(signal);
        if (cause instanceof HopFailure) throw cause;
        const refusal = refusalIn(cause);
        if (refusal) throw refusal;
        if (deadline.aborted || isTimeout(cause)) throw new HopFailure('TIMEOUT');
        throw new HopFailure(answered ? 'CUT' : 'NETWORK');
      }
    },
    close: () => agent.destroy(),
  };
}

function isTimeout(cause: unknown): boolean {
  if (!(cause instanceof Error)) return false;
  const code = 'code' in cause ? String(cause.code) : '';
  return /TIMEOUT|TIMEDOUT/.test(code) || isTimeout(cause.cause);
}

async function readUpTo(
  ceiling: number,
  body: AsyncIterable<Uint8Array> | null,
): Promise<Uint8Array> {
  if (!body) return new Uint8Array();
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of body) {
    size += chunk.length;
    if (size > ceiling) throw new HopFailure('TOO_LARGE');
    chunks.push(chunk);
  }
  return Buffer.concat(chunks, size);
}
