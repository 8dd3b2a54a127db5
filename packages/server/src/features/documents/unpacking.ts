// An archive is not kept: each file it carries becomes a file of its own, looked at like any other.
import type { FileRefusal } from '@quitus/domain/documents/file-rules';
import { RefusedFile } from '@quitus/reader/file/refused-file';
import { zipEntries } from '@quitus/reader/file/zip-entries';

import type { Storage } from '../../adapters/storage/storage.ts';
import { derivedId } from '../../derived-id.ts';
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
      // The same each time the archive is unpacked: names are unique in it.
      const id = derivedId(archive.id, name);
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
