// A session with a portal: its hosts, its cookies, its pace, its patience.
import type { LookupFunction } from 'node:net';

import { cookiesFrom, saveCookies } from './kept-cookies.ts';
import type { Limits } from './manifest.ts';
import { type Network, networkGuard } from './network-guard.ts';
import type { Pace } from './pace.ts';
import type { Journey } from './redirections.ts';
import { sessionOver } from './session-over.ts';
import type { Session } from './session.ts';
import { httpTransport, type Tempo, TEMPO, type Transport } from './transport.ts';

/** Cookies of a session, as text that can be sealed. */
export type SavedSession = string;

export type SessionOptions = {
  /** Whole of what may be visited, as `host[:port]`. */
  hosts: readonly string[];
  /** What paths are paths of. */
  base: string;
  pace: Pace;
  limits: Pick<Limits, 'rps'>;
  network: Network;
  contact: string;
  signal: AbortSignal;
  now: () => Date;
  saved?: SavedSession | null;
  tempo?: Partial<Tempo>;
  /** To record what passes, or to play what was recorded. */
  wrap?: (transport: Transport) => Transport;
  /** DNS of tests. */
  lookup?: LookupFunction;
};

export type OpenSession = Session & {
  /** The same session for what is done once the visit is stopped: to leave. */
  under: (signal: AbortSignal) => Session;
  save: () => SavedSession;
  close: () => Promise<void>;
};

export function openSession(options: SessionOptions): OpenSession {
  const { hosts, base, network, lookup, limits, pace, contact, signal, now } = options;
  const { wrap = (bare) => bare } = options;
  const tempo: Tempo = { ...TEMPO, ...options.tempo };
  const guard = networkGuard({ hosts, network, ...(lookup && { lookup }) });
  const transport = wrap(httpTransport(guard, tempo));
  const jar = cookiesFrom(options.saved ?? null);
  const { retry_ms } = tempo;
  const { rps } = limits;
  const journey: Journey = { guard, transport, jar, pace, rps, retry_ms, contact, signal, now };
  return {
    ...sessionOver(journey, base),
    under: (other) => sessionOver({ ...journey, signal: other }, base),
    save: () => saveCookies(jar),
    close: () => transport.close(),
  };
}
