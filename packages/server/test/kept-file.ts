// A file that is already in its slot: what tests are about starts afterwards.
import { createHash, randomUUID } from 'node:crypto';
import { Readable } from 'node:stream';
import { crc32 } from 'node:zlib';

import type { DocumentType } from '@quitus/domain/documents/document-type';
import type { DocumentStatus } from '@quitus/domain/documents/status';

import { contentKey } from '../src/adapters/storage/content.ts';
import { inTransaction } from '../src/db/pool.ts';
import { acceptFile } from '../src/features/documents/file-changes.queries.ts';
import { guessed } from '../src/features/documents/files.queries.ts';
import { documentFiles } from '../src/features/documents/files.table.ts';
import { changeSlot } from '../src/features/portfolios/slots.queries.ts';
import { askReading } from '../src/features/reading/reading-requests.ts';
import { bringSlotTo } from './slot-status.ts';
import { smallPdf } from './small-pdf.ts';
import type { TestApp } from './test-app.ts';

type Kept = {
  document_type: DocumentType;
  status?: DocumentStatus;
  name?: string;
  bytes?: Uint8Array;
  pages?: number;
};

type World = Pick<TestApp, 'deps'>;

async function putBytes({ deps }: World, portfolio_uid: string, content: Buffer) {
  const sha256 = createHash('sha256').update(content).digest('hex');
  await deps.storage.put(contentKey(portfolio_uid, sha256), Readable.from([content]));
  return { sha256, crc32: crc32(content), size: content.length };
}

export async function keepFile(
  { deps }: World,
  portfolio_uid: string,
  { document_type, status = 'VERIFIED', name = 'document.pdf', bytes, pages = 2 }: Kept,
): Promise<string> {
  const content = await putBytes({ deps }, portfolio_uid, Buffer.from(bytes ?? smallPdf(pages)));
  const id = randomUUID();
  await deps.db.insert(documentFiles).values({
    id,
    portfolio_uid,
    document_type,
    name,
    state: 'READY',
    origin: 'UPLOADED_BY_USER',
    format: 'PDF',
    pages,
    ...content,
    created_at: deps.now(),
    ready_at: deps.now(),
  });
  await changeSlot(deps.db, portfolio_uid, document_type, { file_count: 1 }, deps.now());
  await bringSlotTo(deps, portfolio_uid, document_type, status);
  return id;
}

type Brought = {
  document_type: DocumentType | null;
  name: string;
  pages: number;
  replaces_id?: string | null;
};

/** Sent by this person, looked at and kept: its reading is what comes next. */
export async function bringFile(
  { deps }: World,
  portfolio_uid: string,
  by: { id: string; email: string },
  { document_type, name, pages, replaces_id = null }: Brought,
): Promise<string> {
  const content = await putBytes({ deps }, portfolio_uid, Buffer.from(smallPdf(pages)));
  const id = randomUUID();
  await inTransaction(deps.db, async (tx) => {
    const [file] = await tx
      .insert(documentFiles)
      .values({
        id,
        portfolio_uid,
        document_type,
        name,
        ...guessed({ document_type, name }),
        replaces_id,
        state: 'CHECKING',
        origin: 'UPLOADED_BY_USER',
        size: content.size,
        added_by_id: by.id,
        added_by: by.email,
        created_at: deps.now(),
      })
      .returning();
    if (!file) throw new Error('the file was not added');
    await acceptFile(tx, file, { name, format: 'PDF', pages, ...content }, deps.now());
    await askReading(tx, { id, pages });
  });
  return id;
}
