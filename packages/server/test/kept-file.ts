// A file that is already in its slot: what tests are about starts afterwards.
import { createHash, randomUUID } from 'node:crypto';
import { Readable } from 'node:stream';
import { crc32 } from 'node:zlib';

import type { DocumentType } from '@quitus/domain/documents/document-type';
import type { DocumentStatus } from '@quitus/domain/documents/status';

import { contentKey } from '../src/adapters/storage/content.ts';
import { documentFiles } from '../src/features/documents/files.table.ts';
import { changeSlot } from '../src/features/portfolios/slots.queries.ts';
import { smallPdf } from './small-pdf.ts';
import type { TestApp } from './test-app.ts';

type Kept = {
  document_type: DocumentType;
  status?: DocumentStatus;
  name?: string;
  bytes?: Uint8Array;
  pages?: number;
};

export async function keepFile(
  { deps }: Pick<TestApp, 'deps'>,
  portfolio_uid: string,
  { document_type, status = 'VERIFIED', name = 'document.pdf', bytes, pages = 2 }: Kept,
): Promise<string> {
  const content = Buffer.from(bytes ?? smallPdf(pages));
  const sha256 = createHash('sha256').update(content).digest('hex');
  await deps.storage.put(contentKey(portfolio_uid, sha256), Readable.from([content]));
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
    size: content.length,
    sha256,
    crc32: crc32(content),
    created_at: deps.now(),
    ready_at: deps.now(),
  });
  await changeSlot(deps.db, portfolio_uid, document_type, { status, file_count: 1 }, deps.now());
  return id;
}
