// Files of a dossier: announced, received, found. What changes them is in file-changes.queries.ts.
import type { DocumentFile } from '@quitus/api/documents.api';
import { fail } from '@quitus/api/errors';
import type { DocumentType } from '@quitus/domain/documents/document-type';
import { periodByName, typeByName } from '@quitus/domain/documents/name-guess';
import { and, desc, eq, inArray, isNull, lt, ne, notInArray, sql } from 'drizzle-orm';

import type { Tx } from '../../db/pool.ts';
import type { Doer } from '../../http/handler.ts';
import { shownName } from '../accounts/door.ts';
import { documentFiles } from './files.table.ts';

export type StoredFile = typeof documentFiles.$inferSelect;
/** One whose bytes are in the storage. */
export type KeptFile = StoredFile & { sha256: string };

/** In the slot now: here, not removed, and with no newer version of it that is. */
export const isCurrent = and(
  eq(documentFiles.state, 'READY'),
  isNull(documentFiles.deleted_at),
  isNull(documentFiles.replacement),
  sql`not exists (
    with recursive newer as (
      select id, state, deleted_at, replacement from document_files next
      where next.replaces_id = ${documentFiles.id}
      union
      select next.id, next.state, next.deleted_at, next.replacement from document_files next
      join newer on next.replaces_id = newer.id
    ) select from newer where state = 'READY' and deleted_at is null and replacement is null)`,
);

export type Read = Pick<DocumentFile, 'reading' | 'proposed_parts'>;

/** All the files of a dossier, each with what it is to the others, and what was read of it. */
export function fileViews(
  files: readonly StoredFile[],
  { account_id }: { account_id: string },
  readOf: (file_id: string) => Read,
): DocumentFile[] {
  const here = files.filter(({ state, deleted_at }) => state === 'READY' && !deleted_at);
  const placed = here.filter(({ replacement }) => replacement === null);
  const replaced = new Set(placed.flatMap((file) => formerVersions(files, file)));
  const oldest = here.toSorted((a, b) => Number(a.created_at) - Number(b.created_at));
  const firstOf = new Map(oldest.toReversed().map((file) => [file.sha256, file]));
  return files.map((file) => {
    const same = file.sha256 === null ? undefined : firstOf.get(file.sha256);
    return {
      ...file,
      ...readOf(file.id),
      added_by_me: file.added_by_id === account_id,
      removed_by_me: file.removed_by_id === account_id,
      current: file.replacement === null && !replaced.has(file.id),
      same_as: same && same.id !== file.id ? { id: same.id, name: same.name } : null,
      created_at: file.created_at.toISOString(),
      deleted_at: file.deleted_at?.toISOString() ?? null,
    };
  });
}

function formerVersions(files: readonly StoredFile[], { replaces_id }: StoredFile): string[] {
  const former = files.find(({ id }) => id === replaces_id);
  return former ? [former.id, ...formerVersions(files, former)] : [];
}

/** The newest first; one that never came, or only carried others, is not shown. */
export const listFiles = (tx: Tx, portfolio_uid: string): Promise<StoredFile[]> =>
  tx
    .select()
    .from(documentFiles)
    .where(
      and(
        eq(documentFiles.portfolio_uid, portfolio_uid),
        notInArray(documentFiles.state, ['RECEIVING', 'UNPACKED']),
      ),
    )
    .orderBy(desc(documentFiles.created_at), desc(documentFiles.id));

type Slot = { portfolio_uid: string; document_type: DocumentType };

/** The file that the team is to look at beside the verified one. */
export async function findKeptReplacement(
  tx: Tx,
  { portfolio_uid, document_type }: Slot,
): Promise<KeptFile | undefined> {
  const files = await tx
    .select()
    .from(documentFiles)
    .where(
      and(
        eq(documentFiles.portfolio_uid, portfolio_uid),
        eq(documentFiles.document_type, document_type),
        eq(documentFiles.replacement, 'KEPT'),
        eq(documentFiles.state, 'READY'),
        isNull(documentFiles.deleted_at),
      ),
    );
  return files.find(isKept);
}

/** What the slots of a dossier hold now. */
export async function listCurrentFiles(tx: Tx, portfolio_uid: string): Promise<KeptFile[]> {
  const files = await tx
    .select()
    .from(documentFiles)
    .where(and(eq(documentFiles.portfolio_uid, portfolio_uid), isCurrent))
    .orderBy(documentFiles.created_at, documentFiles.id);
  return files.filter(isKept);
}

export async function isInSlot(tx: Tx, id: string): Promise<boolean> {
  const [file] = await tx
    .select({ id: documentFiles.id })
    .from(documentFiles)
    .where(and(eq(documentFiles.id, id), isCurrent));
  return file !== undefined;
}

export const isKept = (file: StoredFile): file is KeptFile => file.sha256 !== null;

type Announced = Pick<
  StoredFile,
  'id' | 'portfolio_uid' | 'document_type' | 'name' | 'size' | 'replaces_id' | 'origin'
>;

/** Announced twice, it is one file; under the id of somebody else's, it is refused. */
export async function announceFile(
  tx: Tx,
  file: Announced,
  actor: Doer,
  now: Date,
): Promise<StoredFile> {
  await tx
    .insert(documentFiles)
    .values({
      ...file,
      ...guessed(file),
      state: 'RECEIVING',
      added_by_id: actor.account_id,
      added_by: await shownName(tx, actor),
      created_at: now,
    })
    .onConflictDoNothing();
  const found = await findFile(tx, file.id);
  const same =
    found?.portfolio_uid === file.portfolio_uid && found.added_by_id === actor.account_id;
  return same ? found : fail('VALIDATION_ERROR');
}

type ByName = Pick<StoredFile, 'document_type' | 'name'>;

/** What the name tells: a proposal while it waits to be sorted, the year and period it covers. */
export const guessed = ({ document_type, name }: ByName) => ({
  ...periodByName(name),
  proposed_type: document_type === null ? typeByName(name) : null,
});

export async function findFile(tx: Tx, id: string): Promise<StoredFile | undefined> {
  const [file] = await tx.select().from(documentFiles).where(eq(documentFiles.id, id));
  return file;
}

export async function lockFile(tx: Tx, id: string): Promise<StoredFile | undefined> {
  const [file] = await tx
    .select()
    .from(documentFiles)
    .where(eq(documentFiles.id, id))
    .for('update');
  return file;
}

/** All its bytes are here: true once, whoever says it. */
export async function markReceived(tx: Tx, id: string): Promise<boolean> {
  const marked = await tx
    .update(documentFiles)
    .set({ state: 'CHECKING' })
    .where(and(eq(documentFiles.id, id), eq(documentFiles.state, 'RECEIVING')))
    .returning({ id: documentFiles.id });
  return marked.length > 0;
}

/** Other files of its dossier that wait for their inspection. */
export async function countCheckingBeside(tx: Tx, id: string): Promise<number> {
  const dossier = tx
    .select({ uid: documentFiles.portfolio_uid })
    .from(documentFiles)
    .where(eq(documentFiles.id, id));
  return tx.$count(
    documentFiles,
    and(
      inArray(documentFiles.portfolio_uid, dossier),
      eq(documentFiles.state, 'CHECKING'),
      ne(documentFiles.id, id),
    ),
  );
}

export const listReceiving = (tx: Tx, before: Date) =>
  tx
    .select({ id: documentFiles.id, size: documentFiles.size })
    .from(documentFiles)
    .where(and(eq(documentFiles.state, 'RECEIVING'), lt(documentFiles.created_at, before)));
