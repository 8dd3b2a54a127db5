// Which PDF or image shows a file: itself, or the PDF that was made of it when it is an office document.
import { createReadStream } from 'node:fs';
import { join } from 'node:path';
import type { Readable } from 'node:stream';

import { officePdf } from '@quitus/reader/file/office-pdf';

import { contentKey } from '../storage/content.ts';
import type { Storage } from '../storage/storage.ts';

type Kept = { portfolio_uid: string; sha256: string; format: string | null };

const previewKey = ({ portfolio_uid, sha256 }: Pick<Kept, 'portfolio_uid' | 'sha256'>): string =>
  `${contentKey(portfolio_uid, sha256)}-preview`;

/** Only a file that has pages has one. */
export const openReadable = (storage: Storage, file: Kept): Promise<Readable> =>
  storage.open(
    file.format === 'DOCX' ? previewKey(file) : contentKey(file.portfolio_uid, file.sha256),
  );

/** Its pages, or null: a document that cannot be laid out is kept all the same, without pictures. */
export async function putPreview(
  storage: Storage,
  file: Omit<Kept, 'format'>,
  path: string,
  folder: string,
): Promise<number | null> {
  const preview = join(folder, 'preview.pdf');
  const laidOut = await officePdf(path, preview);
  if ('refusal' in laidOut) return null;
  await storage.put(previewKey(file), createReadStream(preview));
  return laidOut.pages;
}
