// What changes a file, and the slots that follow. Every change leaves its event.
import type { DocumentType } from '@quitus/domain/documents/document-type';
import { type FileRefusal, FILE_REFUSAL_TEXTS } from '@quitus/domain/documents/file-rules';
import type { Period } from '@quitus/domain/documents/period';
import { replacementOf } from '@quitus/domain/documents/replacement';
import type { EventKind } from '@quitus/domain/portfolios/event';
import { failureText } from '@quitus/domain/robots/robot-error';
import { and, eq, isNotNull, ne, sql } from 'drizzle-orm';

import type { Tx } from '../../db/pool.ts';
import { publish } from '../../domain-events.ts';
import type { Doer } from '../../http/handler.ts';
import { shownName } from '../accounts/door.ts';
import { changeSlot, findStatus, moveSlot, recordEvent } from '../portfolios/door.ts';
import { isCurrent, isInSlot, type StoredFile } from './files.queries.ts';
import { documentFiles } from './files.table.ts';
import { recountStorage } from './storage-allowance.queries.ts';

const change = (tx: Tx, id: string, set: Partial<StoredFile>) =>
  tx.update(documentFiles).set(set).where(eq(documentFiles.id, id));

const recordFileEvent = (
  tx: Tx,
  { portfolio_uid, document_type, name }: StoredFile,
  kind: EventKind,
  actor: Doer | null,
  now: Date,
  detail: Record<string, string> = {},
) =>
  recordEvent(
    tx,
    { portfolio_uid, kind, document_type, actor, detail: { file: name, ...detail } },
    now,
  );

export async function refuseFile(
  tx: Tx,
  file: StoredFile,
  refusal: FileRefusal,
  now: Date,
): Promise<void> {
  await change(tx, file.id, { state: 'REFUSED', refusal });
  await recountStorage(tx, file.portfolio_uid);
  await recordFileEvent(tx, file, 'FILE_REFUSED', null, now, {
    reason: FILE_REFUSAL_TEXTS[refusal],
  });
  // What the robot was to bring came, and cannot be kept.
  const { portfolio_uid, document_type, name } = file;
  if (file.origin !== 'SCRAPED' || document_type === null) return;
  const note = failureText('FILE_BROKEN', { portal: '', titles: [name] });
  await moveSlot(tx, { portfolio_uid, document_type }, 'ROBOT_FAILED', { note, now });
}

type Known = {
  format: string;
  pages: number | null;
  sha256: string;
  crc32: number;
  size: number;
  name: string;
};

/** The file is kept, and its slot follows. */
export async function acceptFile(tx: Tx, file: StoredFile, known: Known, now: Date): Promise<void> {
  const { replaces_id, portfolio_uid, document_type, origin } = file;
  const replacement = replacementOf({
    origin,
    replaces: replaces_id !== null && (await isInSlot(tx, replaces_id)),
    slot_is_verified:
      document_type !== null &&
      (await findStatus(tx, { portfolio_uid, document_type })) === 'VERIFIED',
  });
  await change(tx, file.id, { ...known, replaces_id, replacement, state: 'READY', ready_at: now });
  await recountStorage(tx, portfolio_uid);
  const kind = replaces_id && !replacement ? 'FILE_REPLACED' : 'FILE_ACCEPTED';
  await recordFileEvent(tx, { ...file, ...known }, kind, adder(file), now);
  if (!replacement) return followSlot(tx, file, 'FILE_ARRIVED', now);
  // Of two that were dropped for the same document the later is meant.
  await tx
    .update(documentFiles)
    .set({ deleted_at: now, removed_by: QUITUS })
    .where(
      and(
        eq(documentFiles.replaces_id, replaces_id ?? file.id),
        isNotNull(documentFiles.replacement),
        ne(documentFiles.id, file.id),
      ),
    );
}

/** It was verified, and takes the place of the one before. Its slot stays as it is. */
export async function placeReplacement(tx: Tx, file: StoredFile, now: Date): Promise<void> {
  await change(tx, file.id, { replacement: null });
  await recordFileEvent(tx, file, 'FILE_REPLACED', adder(file), now);
}

/** What it was to replace is no longer valid: it arrives as any other. */
export async function arriveInstead(tx: Tx, file: StoredFile, now: Date): Promise<void> {
  await placeReplacement(tx, file, now);
  await followSlot(tx, file, 'FILE_ARRIVED', now);
}

/** Meant by whoever dropped it: the team looks at it, beside the one that stays valid until then. */
export async function keepReplacement(tx: Tx, file: StoredFile, now: Date): Promise<void> {
  const { portfolio_uid, document_type } = file;
  if (document_type === null) return;
  const place = { portfolio_uid, document_type };
  if ((await findStatus(tx, place)) !== 'VERIFIED') return arriveInstead(tx, file, now);
  await change(tx, file.id, { replacement: 'KEPT' });
  await publish(tx, 'REPLACEMENT_KEPT', { ...place, now });
}

/** Dropped in the wrong place: it waits to be sorted, and its slot never knew it. */
export async function unsortReplacement(
  tx: Tx,
  file: StoredFile,
  actor: Doer,
  now: Date,
): Promise<void> {
  await change(tx, file.id, { replacement: null, replaces_id: null, document_type: null });
  await recordFileEvent(tx, { ...file, document_type: null }, 'FILE_MOVED', actor, now);
}

/** The team found it wrong: it goes, and the one before it stays. */
export async function refuseReplacement(
  tx: Tx,
  file: StoredFile,
  actor: Doer,
  now: Date,
): Promise<void> {
  await change(tx, file.id, { deleted_at: now, removed_by_id: null, removed_by: QUITUS });
  await recordFileEvent(tx, file, 'FILE_REMOVED', actor, now);
}
const QUITUS = 'Quitus';

const adder = (file: StoredFile): Doer | null =>
  file.added_by_id && file.added_by ? { account_id: file.added_by_id } : null;

/** What stays in the slot, or comes back to it, is to be checked again. */
export async function removeFile(tx: Tx, file: StoredFile, actor: Doer, now: Date): Promise<void> {
  const current = (await currentIds(tx, file)).includes(file.id);
  const removed_by = await shownName(tx, actor);
  await change(tx, file.id, { deleted_at: now, removed_by_id: actor.account_id, removed_by });
  await recordFileEvent(tx, file, 'FILE_REMOVED', actor, now);
  if (!current) return;
  // Nothing valid is left to wait beside.
  await tx
    .update(documentFiles)
    .set({ replacement: null })
    .where(eq(documentFiles.replaces_id, file.id));
  await followSlot(tx, file, 'FILE_TAKEN_OUT', now);
}

export async function restoreFile(tx: Tx, file: StoredFile, actor: Doer, now: Date): Promise<void> {
  await change(tx, file.id, { deleted_at: null, removed_by_id: null, removed_by: null });
  await recordFileEvent(tx, file, 'FILE_RESTORED', actor, now);
  if (file.replacement) return;
  await followSlot(tx, file, 'FILE_ARRIVED', now);
}

type Description = { name: string; year: number | null; period: Period | null };

export async function describeFile(tx: Tx, file: StoredFile, said: Description): Promise<void> {
  await change(tx, file.id, said);
}

/** With its former and newer versions: they are one document. */
export async function moveFile(
  tx: Tx,
  file: StoredFile,
  document_type: DocumentType,
  actor: Doer | null,
  now: Date,
): Promise<void> {
  await tx.execute(sql`
    with recursive versions as (
      select id, replaces_id from document_files where id = ${file.id}
      union
      select other.id, other.replaces_id from document_files other
      join versions on other.id = versions.replaces_id or other.replaces_id = versions.id
    )
    update document_files set document_type = ${document_type}, proposed_type = null
    where id in (select id from versions)`);
  await recordFileEvent(tx, { ...file, document_type }, 'FILE_MOVED', actor, now);
  await followSlot(tx, file, 'FILE_TAKEN_OUT', now);
  await followSlot(tx, { ...file, document_type }, 'FILE_ARRIVED', now);
}

/** It leaves its slot while it is cut into the documents it holds. */
export async function beginSplit(tx: Tx, file: StoredFile, actor: Doer, now: Date): Promise<void> {
  await change(tx, file.id, { state: 'SPLITTING' });
  await recordFileEvent(tx, file, 'FILE_SPLIT', actor, now);
  await followSlot(tx, file, 'FILE_TAKEN_OUT', now);
}

/** It cannot be cut: it is back where it was. */
export async function abandonSplit(tx: Tx, file: StoredFile, now: Date): Promise<void> {
  await change(tx, file.id, { state: 'READY' });
  await followSlot(tx, file, 'FILE_ARRIVED', now);
}

type Part = Known & Pick<StoredFile, 'id' | 'document_type' | 'year' | 'period'>;

/** Each part is a file of whoever sent the whole; the whole is done with. */
export async function endSplit(
  tx: Tx,
  whole: StoredFile,
  parts: readonly Part[],
  now: Date,
): Promise<void> {
  const { id: parent_id, portfolio_uid, origin, added_by_id, added_by } = whole;
  for (const { id, document_type, year, period, ...known } of parts) {
    const from = { parent_id, portfolio_uid, origin, added_by_id, added_by };
    const [added] = await tx
      .insert(documentFiles)
      .values({
        ...from,
        id,
        document_type,
        year,
        period,
        name: known.name,
        size: known.size,
        state: 'CHECKING',
        created_at: now,
      })
      .onConflictDoNothing()
      .returning();
    if (added) await acceptFile(tx, added, known, now);
  }
  await change(tx, whole.id, { state: 'UNPACKED' });
}

/** Where it seems to belong, once it was read. */
export async function proposeType(
  tx: Tx,
  file: StoredFile,
  proposed_type: DocumentType,
): Promise<void> {
  await change(tx, file.id, { proposed_type });
}

type Placed = Pick<StoredFile, 'portfolio_uid' | 'document_type'>;

/** Counts what the slot holds and lets its status follow; the event before it has locked the dossier. */
async function followSlot(
  tx: Tx,
  { portfolio_uid, document_type }: Placed,
  happened: 'FILE_ARRIVED' | 'FILE_TAKEN_OUT',
  now: Date,
): Promise<void> {
  if (document_type === null) return;
  const place = { portfolio_uid, document_type };
  const file_count = (await currentIds(tx, place)).length;
  await changeSlot(tx, portfolio_uid, document_type, { file_count }, now);
  const event = file_count === 0 ? 'LAST_FILE_REMOVED' : happened;
  const moved = await moveSlot(tx, place, event, { now });
  if (moved?.to === 'NEW_A_VERIFIER') await publish(tx, 'SLOT_CHANGED', place);
}

async function currentIds(tx: Tx, { portfolio_uid, document_type }: Placed): Promise<string[]> {
  if (document_type === null) return [];
  const files = await tx
    .select({ id: documentFiles.id })
    .from(documentFiles)
    .where(
      and(
        eq(documentFiles.portfolio_uid, portfolio_uid),
        eq(documentFiles.document_type, document_type),
        isCurrent,
      ),
    );
  return files.map(({ id }) => id);
}
