import { Readable } from 'node:stream';
import { crc32 } from 'node:zlib';

// A zip of a dossier: the index first, then the pieces in their folders. What it holds is kept with
// the download, so that its bytes are the same each time they are asked for.
import { indexApart } from '@quitus/papers/printed-apart';
import { z } from 'zod';

import type { Deps } from '../../deps.ts';
import type { Piece } from './pieces.ts';
import { layOutZip } from './zip-layout.ts';

const content = z.array(
  z.object({
    path: z.string(),
    key: z.string(),
    size: z.int(),
    crc32: z.int(),
    modified_at: z.coerce.date(),
  }),
);
/** As the column holds it. */
export type ZipContent = z.input<typeof content>;

export const layoutOf = (stored: unknown) => layOutZip(content.parse(stored));

/** The index of a zip, or the whole of a merged PDF. */
export const downloadKey = (id: string): string => `downloads/${id}`;

type Dossier = { main_address: string; address_extra_line: string | null };
type Given = { id: string; given_to: string; given_by: string };

/** Writes the index, and says what stands where. */
export async function writeZip(
  { storage }: Pick<Deps, 'storage'>,
  { id, given_to, given_by }: Given,
  { main_address, address_extra_line }: Dossier,
  pieces: readonly Piece[],
  now: Date,
): Promise<{ content: ZipContent; size: number }> {
  const index = await indexApart(
    {
      main_address,
      address_extra_line,
      given_to,
      given_by,
      pieces: pieces.map(({ category, name, path, pages, size, sha256, marked, file }) => ({
        category,
        name,
        path,
        pages,
        size,
        sha256,
        original_sha256: marked ? file.sha256 : null,
        origin: file.origin,
        added_at: file.created_at,
      })),
    },
    now,
  );
  const key = downloadKey(id);
  await storage.put(key, Readable.from([index], { objectMode: false }));
  const entries = [
    {
      path: 'index.pdf',
      key,
      size: index.length,
      crc32: crc32(index),
      modified_at: now.toISOString(),
    },
    ...pieces.map(entryOf),
  ];
  return { content: entries, size: layoutOf(entries).size };
}

function entryOf({ path, key, size, crc32: sum, file }: Piece): ZipContent[number] {
  if (sum === null) throw new Error(`the checksum of ${file.id} is not known yet`);
  return { path, key, size, crc32: sum, modified_at: file.created_at.toISOString() };
}

/** Whether these pieces, under these names, are what was written. */
export const isWritten = (stored: ZipContent | null, pieces: readonly Piece[]): boolean =>
  JSON.stringify(stored?.slice(1).map(({ path, key }) => [path, key])) ===
  JSON.stringify(pieces.map(({ path, key }) => [path, key]));
