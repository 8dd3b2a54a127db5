// What was read of the files, and how far the reading is.
import type { Correction } from '@quitus/domain/reading/corrections';
import { controlledDocuments } from '@quitus/domain/reading/corrections';
import { partsOf } from '@quitus/domain/reading/parts';
import type { FileReading } from '@quitus/domain/reading/read-document';
import { READER_VERSION } from '@quitus/reader/reader-version';
import { and, eq, inArray, isNull, lt, ne, sql } from 'drizzle-orm';

import type { Tx } from '../../db/pool.ts';
import { documentFiles } from '../documents/files.table.ts';
import { factCorrections, fileReadings } from './reading.table.ts';

export type StoredReading = typeof fileReadings.$inferSelect;

export async function findReading(tx: Tx, file_id: string): Promise<StoredReading | undefined> {
  const [reading] = await tx.select().from(fileReadings).where(eq(fileReadings.file_id, file_id));
  return reading;
}

/** Asked for, and not yet done: what was not asked for is not refused. */
export async function isUnread(tx: Tx, file_id: string): Promise<boolean> {
  const reading = await findReading(tx, file_id);
  return !reading || reading.state === 'QUEUED' || reading.state === 'READING';
}

/** Other files of its dossier that wait for their reading. */
export async function countUnreadBeside(tx: Tx, file_id: string): Promise<number> {
  const dossier = tx
    .select({ uid: documentFiles.portfolio_uid })
    .from(documentFiles)
    .where(eq(documentFiles.id, file_id));
  const beside = tx
    .select({ id: documentFiles.id })
    .from(documentFiles)
    .where(and(inArray(documentFiles.portfolio_uid, dossier), ne(documentFiles.id, file_id)));
  return tx.$count(
    fileReadings,
    and(inArray(fileReadings.file_id, beside), inArray(fileReadings.state, ['QUEUED', 'READING'])),
  );
}

export async function findReadings(
  tx: Tx,
  file_ids: readonly string[],
): Promise<Map<string, StoredReading>> {
  if (file_ids.length === 0) return new Map();
  const rows = await tx
    .select()
    .from(fileReadings)
    .where(inArray(fileReadings.file_id, [...file_ids]));
  return new Map(rows.map((row) => [row.file_id, row]));
}

type Progress = Pick<StoredReading, 'state' | 'pages_done' | 'pages_total'>;

/** How far each file of a dossier is, and what those that wait to be sorted seem to hold. */
export async function findProgress(tx: Tx, portfolio_uid: string) {
  const rows = await tx
    .select({
      file_id: fileReadings.file_id,
      state: fileReadings.state,
      pages_done: fileReadings.pages_done,
      pages_total: fileReadings.pages_total,
      documents: sql<
        StoredReading['documents'] | null
      >`case when ${documentFiles.document_type} is null then ${fileReadings.documents} end`,
    })
    .from(fileReadings)
    .innerJoin(documentFiles, eq(documentFiles.id, fileReadings.file_id))
    .where(eq(documentFiles.portfolio_uid, portfolio_uid));
  const byFile = new Map(rows.map((row) => [row.file_id, row]));
  return (file_id: string) => {
    const row = byFile.get(file_id);
    if (!row) return { reading: null, proposed_parts: [] };
    const { state, pages_done, pages_total, documents } = row;
    const reading: Progress = { state, pages_done, pages_total };
    const isRead = state === 'DONE' && documents !== null && documents.length > 0;
    return { reading, proposed_parts: isRead ? partsOf(documents, pages_total) : [] };
  };
}

export const findCorrections = (tx: Tx, file_ids: readonly string[]) =>
  file_ids.length === 0
    ? Promise.resolve([])
    : tx
        .select()
        .from(factCorrections)
        .where(inArray(factCorrections.file_id, [...file_ids]))
        .orderBy(factCorrections.at);

/** Begun anew: what was read before stays until the new reading is done. */
export async function queueReading(tx: Tx, file_id: string, pages_total: number): Promise<void> {
  const begun = { state: 'QUEUED', pages_done: 0, pages_total } as const;
  await tx
    .insert(fileReadings)
    .values({ file_id, reader_version: READER_VERSION, ...begun })
    .onConflictDoUpdate({ target: fileReadings.file_id, set: begun });
}

export async function keepReading(
  tx: Tx,
  file_id: string,
  { pages, documents }: FileReading,
  now: Date,
): Promise<void> {
  const read = pages.some(({ source }) => source !== 'NONE');
  const set = {
    state: read ? 'DONE' : 'FAILED',
    reader_version: READER_VERSION,
    pages_done: pages.length,
    pages_total: pages.length,
    pages,
    documents,
    read_at: now,
  } as const;
  await tx
    .insert(fileReadings)
    .values({ file_id, ...set })
    .onConflictDoUpdate({ target: fileReadings.file_id, set });
}

export const markProgress = (tx: Tx, file_id: string, pages_done: number) =>
  tx
    .update(fileReadings)
    .set({ state: 'READING', pages_done })
    .where(eq(fileReadings.file_id, file_id));

/** The newer reader fails where the former did not: what is known stays, and is not tried again. */
export const keepFormerReading = (tx: Tx, file_id: string) =>
  tx
    .update(fileReadings)
    .set({
      reader_version: READER_VERSION,
      state: sql`case when ${fileReadings.read_at} is null then 'FAILED' else 'DONE' end`,
    })
    .where(eq(fileReadings.file_id, file_id));

/** Kept files that a former version of the reader read, or that none ever did. */
export const listToReadAgain = (tx: Tx, most: number) =>
  tx
    .select({ id: documentFiles.id, pages: documentFiles.pages })
    .from(documentFiles)
    .leftJoin(fileReadings, eq(fileReadings.file_id, documentFiles.id))
    .where(
      and(
        eq(documentFiles.state, 'READY'),
        isNull(documentFiles.deleted_at),
        sql`${documentFiles.pages} > 0`,
        sql`(${fileReadings.file_id} is null or (${lt(fileReadings.reader_version, READER_VERSION)}
          and ${fileReadings.state} in ('DONE', 'FAILED')))`,
      ),
    )
    .orderBy(documentFiles.created_at)
    .limit(most);

/** As the control takes it. */
export const controlledReading = (
  reading: StoredReading | undefined,
  corrections: readonly Correction[],
): FileReading => ({
  pages: reading?.pages ?? [],
  documents: controlledDocuments(reading?.documents ?? [], corrections),
});
