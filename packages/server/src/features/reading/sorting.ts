// A file that holds several documents becomes as many files, each with its own pages.
import { createReadStream } from 'node:fs';
import { join } from 'node:path';

import { ACCEPTED_FORMATS } from '@quitus/domain/documents/file-rules';
import { mergeToPdf } from '@quitus/reader/file/merge';
import { RefusedFile } from '@quitus/reader/file/refused-file';

import { copyHashed, type PlainCopy } from '../../adapters/pages/plain-copy.ts';
import { inPrivateFolder } from '../../adapters/pages/private-folder.ts';
import { openReadable } from '../../adapters/pages/readable-copy.ts';
import { putContent } from '../../adapters/storage/content.ts';
import type { Storage } from '../../adapters/storage/storage.ts';
import { derivedId } from '../../derived-id.ts';
import type { KeptFile } from '../documents/door.ts';

export type CutPart = Omit<PlainCopy, 'path'> & { id: string; pages: readonly number[] };

/** What can be read as pages of its own: a Word file is cut as the PDF that shows it. */
const readableFormat = ({ format }: KeptFile) =>
  ACCEPTED_FORMATS.find((one) => one === (format === 'DOCX' ? 'PDF' : format)) ?? 'PDF';

/** Pages that share a picture each take it along: the parts may weigh more than the whole, within the room. */
export const cutFile = (
  storage: Storage,
  file: KeptFile,
  parts: readonly (readonly number[])[],
  room: number,
): Promise<CutPart[]> =>
  inPrivateFolder(async (folder) => {
    const whole = await copyHashed(await openReadable(storage, file), join(folder, 'whole'));
    const cut: CutPart[] = [];
    let weight = 0;
    for (const [index, pages] of parts.entries()) {
      const path = join(folder, `part-${index}`);
      const piece = { path: whole.path, format: readableFormat(file), title: file.name, group: '' };
      const written = await mergeToPdf([{ ...piece, pages }], path, undefined, file.name);
      if ('refusal' in written) throw new RefusedFile(written.refusal);
      const { path: _, ...kept } = await copyHashed(createReadStream(path), `${path}-hashed`);
      weight += kept.size;
      if (weight > room) throw new RefusedFile('STORAGE_FULL');
      await putContent(storage, file.portfolio_uid, kept.sha256, createReadStream(path));
      cut.push({ ...kept, id: derivedId(file.id, ...pages.map(String)), pages });
    }
    return cut;
  });
