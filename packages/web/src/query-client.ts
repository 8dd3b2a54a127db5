// What the signed-in pages have read from the server, kept until it changes or the person leaves.
import { ApiError } from '@quitus/api/errors';
import { QueryClient } from '@tanstack/react-query';

import { followSession, readSession } from './session/session.ts';

const STALE_MS = 30_000;
const MAX_RETRIES = 2;

export const queryClient = new QueryClient({
  defaultOptions: {
    queries: {
      staleTime: STALE_MS,
      // A refusal stays a refusal; only a server that did not answer is worth asking again.
      retry: (failures, cause) =>
        failures < MAX_RETRIES && cause instanceof ApiError && cause.status >= 500,
    },
  },
});

/** Names of what is kept: everything about a dossier is under its uid. */
export const keys = {
  portfolios: ['portfolios'],
  portfolio: (uid: string) => ['portfolio', uid],
  events: (uid: string) => ['portfolio', uid, 'events'],
  files: (uid: string) => ['portfolio', uid, 'files'],
  storage: (uid: string) => ['portfolio', uid, 'storage'],
  reading: (uid: string, file_id: string) => ['portfolio', uid, 'files', file_id, 'reading'],
  control: (uid: string, document_type: string) => ['portfolio', uid, 'control', document_type],
  statement: (uid: string) => ['portfolio', uid, 'preetatdate'],
  pedTimeline: (uid: string) => ['portfolio', uid, 'preetatdate', 'timeline'],
  missions: (uid: string) => ['portfolio', uid, 'missions'],
  robots: (uid: string) => ['portfolio', uid, 'robots'],
  robot: (uid: string, scope: string) => ['portfolio', uid, 'robots', scope],
  building: (uid: string) => ['portfolio', uid, 'building'],
  letter: (uid: string) => ['portfolio', uid, 'letter'],
  members: (uid: string) => ['portfolio', uid, 'members'],
  shares: (uid: string) => ['portfolio', uid, 'shares'],
  shareLog: (uid: string, share_id: string) => ['portfolio', uid, 'shares', share_id],
  /** What somebody without an account sees through a link. */
  shared: (token: string) => ['shared', token],
  /** How to enter a portal: it does not change with the dossier. */
  connectorForm: (uid: string, place: unknown) => ['connector-form', uid, place],
  syndics: (typed: string) => ['syndics', typed],
  portalHealth: ['portal-health'],
  queue: ['queue'],
  pedQueue: ['queue', 'preetatdate'],
  missionQueue: ['queue', 'missions'],
  journal: ['journal'],
  account: ['account'],
  allowances: ['account', 'allowances'],
  catalogue: ['catalogue'],
  offer: ['account', 'offer'],
  billing: ['account', 'billing'],
  orders: ['account', 'orders'],
  order: (id: string) => ['account', 'orders', id],
  invoices: ['account', 'invoices'],
} as const;

let holder = typeof window === 'undefined' ? null : (readSession()?.email ?? null);

/** Nothing of one account may be seen by the next one. */
if (typeof window !== 'undefined')
  followSession(() => {
    const email = readSession()?.email ?? null;
    if (email !== holder) queryClient.clear();
    holder = email;
  });
