// What portals listed for a dossier, and what became of it.
import type { FetchedDocument } from '@quitus/api/robots.api';
import type { FetchOutcome } from '@quitus/domain/robots/run-state';
import type { FoundDocument } from '@quitus/robots/connector';
import { and, eq, inArray, isNull, ne, or } from 'drizzle-orm';

import type { Tx } from '../../db/pool.ts';
import { documentFiles } from '../documents/files.table.ts';
import { robotDocuments } from './robots.table.ts';
import type { StoredRun } from './runs.queries.ts';

export type Fate = {
  outcome: FetchOutcome;
  reason: string | null;
  file_id: string | null;
  sha256: string | null;
};

type OfRun = Pick<StoredRun, 'id' | 'portfolio_uid' | 'connector_id' | 'tenant'>;

export async function rememberDocument(
  tx: Tx,
  { id: run_id, portfolio_uid, connector_id, tenant }: OfRun,
  document: FoundDocument,
  fate: Fate,
  now: Date,
): Promise<void> {
  const { remote_key, title, date, guess } = document;
  const row = {
    run_id,
    title,
    path: [...document.path],
    dated: date,
    document_type: guess?.document_type ?? null,
    ...fate,
    seen_at: now,
  };
  await tx
    .insert(robotDocuments)
    .values({ portfolio_uid, connector_id, tenant, remote_key, ...row })
    .onConflictDoUpdate({
      target: [
        robotDocuments.portfolio_uid,
        robotDocuments.connector_id,
        robotDocuments.tenant,
        robotDocuments.remote_key,
      ],
      set: row,
    });
}

const atPortal = ({ portfolio_uid, connector_id, tenant }: OfRun) =>
  and(
    eq(robotDocuments.portfolio_uid, portfolio_uid),
    eq(robotDocuments.connector_id, connector_id),
    eq(robotDocuments.tenant, tenant),
  );

/** In the dossier already, and not taken out of it since. */
export async function isKnownDocument(tx: Tx, run: OfRun, remote_key: string): Promise<boolean> {
  const [found] = await tx
    .select({ id: documentFiles.id })
    .from(robotDocuments)
    .innerJoin(documentFiles, eq(documentFiles.id, robotDocuments.file_id))
    .where(
      and(
        atPortal(run),
        eq(robotDocuments.remote_key, remote_key),
        isNull(documentFiles.deleted_at),
        ne(documentFiles.state, 'REFUSED'),
      ),
    );
  return found !== undefined;
}

/** The same bytes, wherever they came from. */
export async function findSameFile(
  tx: Tx,
  portfolio_uid: string,
  sha256: string,
): Promise<string | null> {
  const [found] = await tx
    .select({ id: documentFiles.id })
    .from(documentFiles)
    .where(
      and(
        eq(documentFiles.portfolio_uid, portfolio_uid),
        eq(documentFiles.sha256, sha256),
        eq(documentFiles.state, 'READY'),
        isNull(documentFiles.deleted_at),
      ),
    )
    .limit(1);
  return found?.id ?? null;
}

/** How many this portal had for this dossier. */
export const countSeen = (tx: Tx, run: OfRun): Promise<number> =>
  tx.$count(robotDocuments, atPortal(run));

const ofRun = (run_id: string, ...outcomes: FetchOutcome[]) =>
  and(eq(robotDocuments.run_id, run_id), inArray(robotDocuments.outcome, outcomes));

export const countListed = (tx: Tx, run_id: string): Promise<number> =>
  tx.$count(robotDocuments, eq(robotDocuments.run_id, run_id));

export const countKept = (tx: Tx, run_id: string): Promise<number> =>
  tx.$count(robotDocuments, ofRun(run_id, 'KEPT', 'ASIDE'));

export const listBroken = (tx: Tx, run_id: string) =>
  tx
    .select({ title: robotDocuments.title, document_type: robotDocuments.document_type })
    .from(robotDocuments)
    .where(ofRun(run_id, 'BROKEN'))
    .orderBy(robotDocuments.title);

/** A portal may list thousands that are none of the dossier's. */
const MOST_SHOWN = 300;

/** Where each is now, those left on the portal last: the reader may have put it elsewhere than its title said. */
export async function listFetched(tx: Tx, run_id: string): Promise<FetchedDocument[]> {
  const rows = await tx
    .select({ row: robotDocuments, place: documentFiles.document_type, here: documentFiles.id })
    .from(robotDocuments)
    .leftJoin(
      documentFiles,
      and(
        eq(documentFiles.id, robotDocuments.file_id),
        or(ne(documentFiles.state, 'REFUSED'), isNull(documentFiles.state)),
      ),
    )
    .where(eq(robotDocuments.run_id, run_id))
    .orderBy(eq(robotDocuments.outcome, 'LEFT'), robotDocuments.seen_at, robotDocuments.remote_key)
    .limit(MOST_SHOWN);
  return rows.map(({ row, place, here }) => ({
    title: row.title,
    path: row.path,
    dated: row.dated,
    outcome: row.outcome,
    reason: row.reason,
    document_type: here === null ? (row.outcome === 'BROKEN' ? row.document_type : null) : place,
    file_id: here,
  }));
}
