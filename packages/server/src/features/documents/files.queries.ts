// Files of a dossier: announced, received, kept or refused, removed and put back.
import type { DocumentFile } from '@quitus/api/documents.api';
import { fail } from '@quitus/api/errors';
import type { DocumentType } from '@quitus/domain/documents/document-type';
import { type FileRefusal, FILE_REFUSAL_TEXTS } from '@quitus/domain/documents/file-rules';
import { transition } from '@quitus/domain/documents/transitions';
import { and, count, desc, eq, isNull, lt, ne } from 'drizzle-orm';

import type { Tx } from '../../db/pool.ts';
import { recordEvent } from '../portfolios/events.queries.ts';
import { portfolioDocuments } from '../portfolios/portfolios.table.ts';
import { changeSlot } from '../portfolios/slots.queries.ts';
import { documentFiles } from './files.table.ts';

export type StoredFile = typeof documentFiles.$inferSelect;
type Doer = { account_id: string; email: string };

export const fileView = (file: StoredFile): DocumentFile => ({
  ...file,
  created_at: file.created_at.toISOString(),
  deleted_at: file.deleted_at?.toISOString() ?? null,
});

/** The newest first; one that never came is not shown to the others. */
export const listFiles = (tx: Tx, portfolio_uid: string): Promise<StoredFile[]> =>
  tx
    .select()
    .from(documentFiles)
    .where(
      and(eq(documentFiles.portfolio_uid, portfolio_uid), ne(documentFiles.state, 'RECEIVING')),
    )
    .orderBy(desc(documentFiles.created_at), desc(documentFiles.id));

type Announced = Pick<StoredFile, 'id' | 'portfolio_uid' | 'document_type' | 'name' | 'size'>;

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
      state: 'RECEIVING',
      origin: 'UPLOADED_BY_USER',
      added_by_id: actor.account_id,
      added_by: actor.email,
      created_at: now,
    })
    .onConflictDoNothing();
  const found = await findFile(tx, file.id);
  const same =
    found?.portfolio_uid === file.portfolio_uid && found.added_by_id === actor.account_id;
  return same ? found : fail('VALIDATION_ERROR');
}

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

const adder = (file: StoredFile) =>
  file.added_by_id && file.added_by ? { account_id: file.added_by_id, email: file.added_by } : null;

export async function refuseFile(
  tx: Tx,
  file: StoredFile,
  refusal: FileRefusal,
  now: Date,
): Promise<void> {
  await tx
    .update(documentFiles)
    .set({ state: 'REFUSED', refusal })
    .where(eq(documentFiles.id, file.id));
  const { portfolio_uid, document_type } = file;
  const detail = { file: file.name, reason: FILE_REFUSAL_TEXTS[refusal] };
  const kind = 'FILE_REFUSED';
  await recordEvent(tx, { portfolio_uid, kind, document_type, actor: null, detail }, now);
}

type Known = { format: string; pages: number | null; sha256: string; size: number };

/** The file is kept, and its slot follows. */
export async function acceptFile(tx: Tx, file: StoredFile, known: Known, now: Date): Promise<void> {
  await tx
    .update(documentFiles)
    .set({ ...known, state: 'READY', ready_at: now })
    .where(eq(documentFiles.id, file.id));
  const { portfolio_uid, document_type } = file;
  const detail = { file: file.name };
  const actor = adder(file);
  const kind = 'FILE_ACCEPTED';
  await recordEvent(tx, { portfolio_uid, kind, document_type, actor, detail }, now);
  await moveSlot(tx, portfolio_uid, document_type, 'FILE_ARRIVED', now);
}

export async function removeFile(tx: Tx, file: StoredFile, actor: Doer, now: Date): Promise<void> {
  await tx.update(documentFiles).set({ deleted_at: now }).where(eq(documentFiles.id, file.id));
  await tellFile(tx, file, 'FILE_REMOVED', actor, now);
  await moveSlot(tx, file.portfolio_uid, file.document_type, 'LAST_FILE_REMOVED', now);
}

export async function restoreFile(tx: Tx, file: StoredFile, actor: Doer, now: Date): Promise<void> {
  await tx.update(documentFiles).set({ deleted_at: null }).where(eq(documentFiles.id, file.id));
  await tellFile(tx, file, 'FILE_RESTORED', actor, now);
  await moveSlot(tx, file.portfolio_uid, file.document_type, 'FILE_ARRIVED', now);
}

const tellFile = (
  tx: Tx,
  { portfolio_uid, document_type, name }: StoredFile,
  kind: 'FILE_REMOVED' | 'FILE_RESTORED',
  actor: Doer,
  now: Date,
) => recordEvent(tx, { portfolio_uid, kind, document_type, actor, detail: { file: name } }, now);

/** Counts what the slot holds and lets its status follow; the event above has locked the dossier. */
async function moveSlot(
  tx: Tx,
  portfolio_uid: string,
  document_type: DocumentType,
  event: 'FILE_ARRIVED' | 'LAST_FILE_REMOVED',
  now: Date,
): Promise<void> {
  const [held] = await tx
    .select({ files: count() })
    .from(documentFiles)
    .where(
      and(
        eq(documentFiles.portfolio_uid, portfolio_uid),
        eq(documentFiles.document_type, document_type),
        eq(documentFiles.state, 'READY'),
        isNull(documentFiles.deleted_at),
      ),
    );
  const file_count = held?.files ?? 0;
  const [slot] = await tx
    .select({ status: portfolioDocuments.status })
    .from(portfolioDocuments)
    .where(
      and(
        eq(portfolioDocuments.portfolio_uid, portfolio_uid),
        eq(portfolioDocuments.document_type, document_type),
      ),
    );
  const from = slot?.status ?? 'A_AJOUTER';
  const emptied = event === 'LAST_FILE_REMOVED' && file_count > 0;
  const to = emptied ? null : transition(event, from, document_type);
  if (to === null || to === from) {
    await changeSlot(tx, portfolio_uid, document_type, { file_count }, now);
    return;
  }
  await changeSlot(tx, portfolio_uid, document_type, { file_count, status: to, note: null }, now);
  const detail = { from, to };
  const kind = 'DOCUMENT_STATUS_CHANGED';
  await recordEvent(tx, { portfolio_uid, kind, document_type, actor: null, detail }, now);
}

/** Announced and never sent: nothing of it is worth keeping after a day. */
export const forgetUnsent = (tx: Tx, before: Date) =>
  tx
    .delete(documentFiles)
    .where(and(eq(documentFiles.state, 'RECEIVING'), lt(documentFiles.created_at, before)))
    .returning({ id: documentFiles.id });

export const listReceiving = (tx: Tx, before: Date) =>
  tx
    .select({ id: documentFiles.id, size: documentFiles.size })
    .from(documentFiles)
    .where(and(eq(documentFiles.state, 'RECEIVING'), lt(documentFiles.created_at, before)));
