// An archive is not kept: each file it carries becomes a file of its own, looked at like any other.
import { createHash } from 'node:crypto';

import type { FileRefusal } from '@quitus/domain/documents/file-rules';
import { RefusedFile } from '@quitus/reader/file/refused-file';
import { zipEntries } from '@quitus/reader/file/zip-entries';

import type { Storage } from '../../adapters/storage/storage.ts';
import type { StoredFile } from './files.queries.ts';
import { putParts, removeParts } from './incoming-parts.ts';

export type UnpackedEntry = { id: string; name: string; size: number };

/** Brings the bytes of its files to where uploads wait; once it is refused, none of them stays. */
export async function unpack(
  storage: Storage,
  archive: Pick<StoredFile, 'id'>,
  path: string,
): Promise<UnpackedEntry[] | { refusal: FileRefusal }> {
  const begun: string[] = [];
  const entries: UnpackedEntry[] = [];
  try {
    for await (const { name, content } of zipEntries(path)) {
      const id = entryId(archive.id, name);
      begun.push(id);
      const size = await putParts(storage, id, 0, content);
      if (size > 0) entries.push({ id, name, size });
    }
  } catch (cause) {
    // Anything else is tried again, and brings the same parts.
    if (!(cause instanceof RefusedFile)) throw cause;
    for (const id of begun) await removeParts(storage, id);
    return { refusal: cause.refusal };
  }
  return entries.length > 0 ? entries : { refusal: 'CORRUPT_FILE' };
}

/** The same each time the archive is unpacked: names are unique in it. */
function entryId(archive_id: string, name: string): string {
  const hash = createHash('sha256').update(`${archive_id}/${name}`).digest('hex');
  const part = (from: number, to: number) => hash.slice(from, to);
  // Version 8 of RFC 9562: bits that mean something to us alone.
  return `${part(0, 8)}-${part(8, 12)}-8${part(13, 16)}-a${part(17, 20)}-${part(20, 32)}`;
}
