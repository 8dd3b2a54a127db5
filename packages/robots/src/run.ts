// One visit from the door to the last file, without a database: the host keeps what it brings.
import type { FetchOutcome, RunState } from '@quitus/domain/robots/run-state';

import type { Connector, Downloaded, FoundDocument, Home, Question } from './connector.ts';
import type { Fields } from './manifest.ts';

/** Cookies of a session, as text that can be sealed. */
export type SavedSession = string;

export type RunProgress =
  | { kind: 'STATE'; state: Exclude<RunState, 'PENDING' | 'DONE' | 'PARTIAL' | 'FAILED'> }
  | { kind: 'STEP'; title: string; detail: string }
  /** Listed, and what became of it. */
  | { kind: 'DOCUMENT'; document: FoundDocument; outcome: FetchOutcome; reason: string | null }
  | { kind: 'COUNT'; done: number; total: number };

/** Who waits for their turn at a host: across processes in the server, in one process in tests. */
export type Pace = {
  /** Resolves when a request may leave. */
  turn: (host: string, rps: number, signal: AbortSignal) => Promise<void>;
  /** The portal asked to wait. */
  hold: (host: string, seconds: number) => Promise<void>;
};

export type RunHost = {
  ask: (question: Question) => Promise<string>;
  /** Already in the dossier under this key: not opened. */
  isKnown: (remote_key: string) => Promise<boolean>;
  /** Checked bytes. DUPLICATE when the dossier has them. */
  keep: (document: FoundDocument, file: Downloaded) => Promise<'KEPT' | 'DUPLICATE' | 'ASIDE'>;
  tell: (progress: RunProgress) => Promise<void>;
  pace: Pace;
  /** LOOPBACK: replicas on this machine may be visited; never in production. */
  network: 'PUBLIC' | 'LOOPBACK';
  signal: AbortSignal;
  now: () => Date;
};

export type RunOrder<F extends Fields, T> = {
  connector: Connector<F, T>;
  tenant: unknown;
  /** As typed; parsed by the manifest. Null: only the kept session. */
  credentials: Record<string, string> | null;
  session: SavedSession | null;
  home: Home;
  /** How many documents this access had last time: none now is suspect. */
  had_before: number;
};

export type RunResult = {
  state: 'DONE' | 'PARTIAL';
  kept: number;
  duplicates: number;
  known: number;
  left: number;
  broken: readonly { title: string; code: 'FILE_BROKEN' | 'FILE_TIMEOUT' }[];
  /** For whoever chose to keep it. */
  session: SavedSession;
};
