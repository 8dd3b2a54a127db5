// Answers a call and writes the line that its contract wants: in its transaction when it was done, after
// the transaction was undone when it was refused.
import { type Endpoint, streams } from '@quitus/api/endpoint';
import { ApiError } from '@quitus/api/errors';
import { type AuditKind, type AuditOutcome, keepsRefusals } from '@quitus/domain/security/audit';

import { recordAudit, type Subject } from '../audit/audit.queries.ts';
import type { Origin } from '../audit/origin.ts';
import { type Db, inTransaction, type Tx } from '../db/pool.ts';
import { type Actor, Refusal, type Visitor } from './handler.ts';

type Call = { params: unknown; actor: Actor | Visitor | null; origin: Origin; tx: Tx };

/** What a handler knows of the event; null when nothing worth a line happened. */
export type About = (subject: Subject | null) => void;

export async function answerAudited<C extends Call>(
  db: Db,
  endpoint: Pick<Endpoint, 'method' | 'body' | 'response'> & {
    audit?: AuditKind | null | undefined;
  },
  call: C,
  answer: (context: C & { about: About }) => unknown,
): Promise<unknown> {
  const kind = endpoint.audit ?? null;
  const { actor, origin } = call;
  const noted: { subject: Subject | null } = { subject: null };
  const about: About = (subject) => {
    noted.subject = subject && { ...noted.subject, ...subject };
  };
  if (kind === null && readsOnly(endpoint)) return answer({ ...call, about });

  async function write(tx: Tx, outcome: AuditOutcome, code?: string): Promise<void> {
    const { subject } = noted;
    if (kind === null || subject === null || (outcome === 'REFUSED' && !keepsRefusals(kind)))
      return;
    const detail = { ...subject.detail, code };
    const doer = actor && 'account_id' in actor ? actor : null;
    await recordAudit(tx, { ...subject, kind, outcome, actor: doer, detail }, origin);
  }

  // Bytes may take long to make ready: their line must not hold a connection meanwhile.
  const within = <T>(work: (tx: Tx) => Promise<T>): Promise<T> =>
    streams(endpoint) ? work(db) : inTransaction(db, work);
  try {
    return await within(async (tx) => {
      noted.subject = firstSubject(call);
      const result = await answer({ ...call, tx, about });
      if (result instanceof Refusal) await write(tx, 'REFUSED', result.code);
      else await write(tx, 'DONE');
      return result;
    });
  } catch (cause) {
    if (cause instanceof ApiError) await write(db, 'REFUSED', cause.code ?? undefined);
    throw cause;
  }
}

const readsOnly = (endpoint: Pick<Endpoint, 'method' | 'body' | 'response'>): boolean =>
  endpoint.method === 'GET' || endpoint.method === 'HEAD' || streams(endpoint);

/** The dossier in the address, or that of the link somebody came with. */
function firstSubject({ params, actor }: Call): Subject {
  if (actor && 'share_id' in actor)
    return { portfolio_uid: actor.portfolio_uid, detail: { about_id: actor.share_id } };
  const named = typeof params === 'object' && params !== null && 'uid' in params;
  return named && typeof params.uid === 'string' ? { portfolio_uid: params.uid } : {};
}
