// Who has a visit made: answers its questions, says what is known, keeps what comes, hears how far it is.
import type { FetchOutcome, RunState } from '@quitus/domain/robots/run-state';

import type { Downloaded, FoundDocument, Question } from './connector.ts';
import type { Network } from './network-guard.ts';
import type { SavedSession } from './open-session.ts';
import type { Pace } from './pace.ts';
import type { Tempo, Transport } from './transport.ts';

export type RunProgress =
  | { kind: 'STATE'; state: Exclude<RunState, 'PENDING' | 'DONE' | 'PARTIAL' | 'FAILED'> }
  | { kind: 'STEP'; title: string; detail: string }
  /** Listed, and what became of it. */
  | { kind: 'DOCUMENT'; document: FoundDocument; outcome: FetchOutcome; reason: string | null }
  | { kind: 'COUNT'; done: number; total: number };

export type RunHost = {
  ask: (question: Question) => Promise<string>;
  /** Already in the dossier under this key: not opened. */
  isKnown: (remote_key: string) => Promise<boolean>;
  /** Checked bytes. DUPLICATE when the dossier has them. */
  keep: (document: FoundDocument, file: Downloaded) => Promise<'KEPT' | 'DUPLICATE' | 'ASIDE'>;
  report: (progress: RunProgress) => Promise<void>;
  /** Once inside by a login: the session as it is then, for who keeps it, or who tries again after a failure
      without askHost for another code. A secret. */
  entered?: (session: SavedSession) => Promise<void>;
  pace: Pace;
  /** LOOPBACK: replicas on this machine are visited, and nothing else; never in production. */
  network: Network;
  /** Address that portals can write to about this robot. */
  contact: string;
  signal: AbortSignal;
  now: () => Date;
  /** Tests have less time. */
  tempo?: Partial<Tempo>;
  /** To record what passes, or to play what was recorded. */
  wrap?: (transport: Transport) => Transport;
};
