// What must be made before a download can begin, one step after the other.
import { createReadStream } from 'node:fs';
import { join } from 'node:path';
import { crc32 } from 'node:zlib';

import { folderTitle } from '@quitus/domain/documents/download';
import { mergeToPdf } from '@quitus/reader/file/merge';

import { inPrivateFolder } from '../../adapters/pages/private-folder.ts';
import { contentKey } from '../../adapters/storage/content.ts';
import type { Deps } from '../../deps.ts';
import type { SortedFile } from '../documents/door.ts';
import { saveChecksum, type StoredDownload } from './download-rows.queries.ts';
import { type Copies, type Piece } from './pieces.ts';
import { readablePiece } from './readable-file.ts';
import { ensureCopy, findCopies } from './watermarked-copies.queries.ts';
import { downloadKey } from './zip-content.ts';

type Step = Pick<Deps, 'db' | 'storage' | 'now'>;

/** A file of the dossier cannot be shown as pages: this download will never be. */
export class CannotPrepare extends Error {
  override readonly name = 'CannotPrepare';
}

/** The copies that some pages need; `onStep` after each. */
export async function markFiles(
  deps: Step,
  { share_id, mark_text, marked_ids }: StoredDownload,
  files: readonly SortedFile[],
  onStep: () => void,
): Promise<Copies> {
  const marked = files.filter(({ id }) => marked_ids.includes(id));
  if (share_id === null || mark_text === null) {
    if (marked.length > 0) throw new Error('only a share link marks its pages');
    return new Map();
  }
  const known = await findCopies(deps.db, share_id, marked_ids);
  for (const file of marked) {
    if (known.has(file.id)) continue;
    const copy = await ensureCopy(deps, { share_id, text: mark_text }, file);
    if ('refusal' in copy) throw new CannotPrepare(`${file.id}: ${copy.refusal}`);
    known.set(file.id, copy);
    onStep();
  }
  return known;
}

/** Files that came before checksums were kept. */
export async function sumFiles(
  { db, storage }: Step,
  files: readonly SortedFile[],
  onStep: () => void,
): Promise<SortedFile[]> {
  const summed: SortedFile[] = [];
  for (const file of files) {
    if (file.crc32 !== null) {
      summed.push(file);
      continue;
    }
    let sum = 0;
    for await (const chunk of await storage.open(contentKey(file.portfolio_uid, file.sha256)))
      sum = crc32(chunk, sum);
    await saveChecksum(db, file, sum);
    summed.push({ ...file, crc32: sum });
    onStep();
  }
  return summed;
}

/** One PDF with a bookmark for each document; its size. */
export const mergeFiles = (
  { storage }: Step,
  id: string,
  pieces: readonly Piece[],
  onStep: () => void,
): Promise<number> =>
  inPrivateFolder(async (folder) => {
    const parts = [];
    for (const [index, piece] of pieces.entries()) {
      const part = await readablePiece(storage, piece, join(folder, `part-${index}`));
      parts.push({ ...part, title: piece.name, group: folderTitle(piece.path) });
    }
    const out = join(folder, 'merged');
    const merged = await mergeToPdf(parts, out, onStep);
    if ('refusal' in merged) throw new CannotPrepare(`part ${merged.part}: ${merged.refusal}`);
    return (await storage.put(downloadKey(id), createReadStream(out))).size;
  });
