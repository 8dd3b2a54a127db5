// A file of the storage on the disk, for readers that want a path: what shows it, and its format.
import { type AcceptedFormat, FORMAT_EXTENSIONS } from '@quitus/domain/documents/file-rules';

import { copyHashed } from '../../adapters/pages/plain-copy.ts';
import { openReadable } from '../../adapters/pages/readable-copy.ts';
import type { Storage } from '../../adapters/storage/storage.ts';
import type { KeptFile } from '../documents/door.ts';
import type { Piece } from './pieces.ts';

const isFormat = (format: string | null): format is AcceptedFormat =>
  format !== null && format in FORMAT_EXTENSIONS;

/** An office document is shown by the PDF that was made of it. */
export async function readableFile(
  storage: Storage,
  file: KeptFile,
  path: string,
): Promise<{ path: string; format: AcceptedFormat }> {
  if (!isFormat(file.format)) throw new Error(`the format of ${file.id} is not known`);
  await copyHashed(await openReadable(storage, file), path);
  return { path, format: file.format === 'DOCX' ? 'PDF' : file.format };
}

/** The same, with the text across its pages where there is one. */
export async function readablePiece(
  storage: Storage,
  { file, key, marked }: Piece,
  path: string,
): Promise<{ path: string; format: AcceptedFormat }> {
  if (!marked) return readableFile(storage, file, path);
  await copyHashed(await storage.open(key), path);
  return { path, format: 'PDF' };
}
