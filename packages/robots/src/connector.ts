// A connector: how one family of portals is entered and read. It touches nothing but its session.
import type { DocumentType } from '@quitus/domain/documents/document-type';

import type { CredentialsOf, Fields, Manifest } from './manifest.ts';
import type { Session } from './session.ts';

/** A home, a lot or a building, where an account holds several. */
export type Unit = { id: string; label: string };

export type Question =
  | {
      kind: 'CODE';
      channel: 'EMAIL' | 'SMS';
      /** Where it was sent, as the portal masks it. */
      hint?: string;
      length: number;
      /** The code before was refused. */
      retry: boolean;
    }
  | { kind: 'CAPTCHA'; png: Uint8Array; retry: boolean }
  | { kind: 'UNIT'; units: readonly Unit[] };

export type Downloaded = {
  bytes: Uint8Array;
  /** As the portal names it, with its extension. */
  name: string;
  mime: string | null;
};

/** Only proposes: the reader decides. */
export type Guess = { document_type: DocumentType; confidence: number; reason: string };

export type FoundDocument = {
  /** Stable at this portal from one visit to the next: never an id that changes with each login. */
  remote_key: string;
  title: string;
  /** Folders, from the outermost. */
  path: readonly string[];
  /** ISO day. */
  date: string | null;
  /** Null: nothing is known by its label; it is fetched and read all the same. */
  guess: Guess | null;
  /** Why it is not fetched: « facture », « avis d’une autre adresse ». Null: fetch it. */
  leave: string | null;
  unit: Unit | null;
  /** Called only for what is fetched. */
  open: () => Promise<Downloaded>;
};

export type ListEvent =
  | { kind: 'DOCUMENT'; document: FoundDocument }
  /** What was found out on the way, for the person who watches: « Lot 23 trouvé ». */
  | { kind: 'STEP'; title: string; detail: string };

/** What tells the home of the dossier from the others of an account. */
export type Home = {
  /** As the dossier has it: « 14 rue du Marché, 69002 Lyon ». */
  address: string;
  lots: readonly string[];
};

export type Visit<C, T> = {
  credentials: C;
  tenant: T;
  home: Home;
  session: Session;
  /** Throws OTP_EXPIRED when nobody answers, OTP_REQUIRED when nobody is there. */
  ask: (question: Question) => Promise<string>;
  signal: AbortSignal;
  now: () => Date;
};

/** Once inside, or with a session that was kept: the credentials are not at hand any more. */
export type VisitInside<T> = Omit<Visit<unknown, T>, 'credentials'>;

/** Methods, so that connectors of every kind stand in one list; what they are given is parsed by their manifest. */
export type Connector<F extends Fields = Fields, T = unknown> = {
  manifest: Manifest<F, T>;
  /** Positive proof only: a way out, a name, never the absence of a login form. */
  isLoggedIn(visit: Omit<VisitInside<T>, 'ask'>): Promise<boolean>;
  /** Submits the credentials once. Throws a RobotError; anything it does not know is UNKNOWN. */
  login(visit: Visit<CredentialsOf<F>, T>): Promise<void>;
  /** Newest first where the portal allows it. Run again from the start after a session that expired. */
  list(visit: VisitInside<T>): AsyncGenerator<ListEvent>;
  logout?(visit: VisitInside<T>): Promise<void>;
};

/** Checks that a connector and its manifest fit, and keeps their types apart from the others'. */
export const defineConnector = <const F extends Fields, T>(
  connector: Connector<F, T>,
): Connector<F, T> => connector;
