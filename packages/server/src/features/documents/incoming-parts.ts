// Bytes on their way wait in the storage, sealed, as parts named by where they begin: any process may
// bring the next one, any worker may read them. A part is there whole or not at all.
import { Readable } from 'node:stream';

import type { Storage } from '../../adapters/storage/storage.ts';

export const INCOMING = 'incoming';
const PART_BYTES = 2 * 1024 * 1024;
/** Keys sort as numbers do. */
const OFFSET_DIGITS = 12;

const folderOf = (id: string): string => `${INCOMING}/${id}/`;
const partKey = (id: string, offset: number): string =>
  `${folderOf(id)}${String(offset).padStart(OFFSET_DIGITS, '0')}`;

type Part = { key: string; start: number; size: number };

/** Adds what comes from `offset` on, and tells where it ended; a cut keeps the parts before it. */
export async function putParts(
  storage: Storage,
  id: string,
  offset: number,
  source: AsyncIterable<Buffer>,
): Promise<number> {
  let at = offset;
  for await (const part of inParts(source)) {
    await putPart(storage, partKey(id, at), part);
    at += part.length;
  }
  return at;
}

const putPart = (storage: Storage, key: string, part: Buffer): Promise<unknown> =>
  storage.putBytes?.(key, part) ?? storage.put(key, Readable.from([part], { objectMode: false }));

/** Shared with whichever thread writes them, and used again: making them anew would cost more. */
const spare: Buffer[] = [];
const MOST_SPARE = 10;

/** One part is all there ever is in memory: the next is written over it, so it must be used at once. */
async function* inParts(source: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
  const buffer = spare.pop() ?? Buffer.from(new SharedArrayBuffer(PART_BYTES));
  let size = 0;
  try {
    for await (const chunk of source)
      for (let taken = 0; taken < chunk.length;) {
        const fits = chunk.copy(buffer, size, taken);
        taken += fits;
        size += fits;
        if (size < PART_BYTES) continue;
        yield buffer;
        size = 0;
      }
    if (size > 0) yield buffer.subarray(0, size);
  } finally {
    if (spare.length < MOST_SPARE) spare.push(buffer);
  }
}

/** Those that follow one another from the first byte; two processes may have brought some twice. */
async function listParts(storage: Storage, id: string): Promise<Part[]> {
  const found: Part[] = [];
  for await (const { key, size } of storage.list(folderOf(id)))
    found.push({ key, size, start: Number(key.slice(-OFFSET_DIGITS)) });
  let end = 0;
  return found
    .toSorted((a, b) => a.start - b.start)
    .filter(({ start, size }) => {
      const follows = start === end;
      if (follows) end += size;
      return follows;
    });
}

/** How much of the file is here, from its first byte without a hole. */
export async function receivedBytes(storage: Storage, id: string): Promise<number> {
  const parts = await listParts(storage, id);
  return parts.reduce((sum, { size }) => sum + size, 0);
}

export async function* openParts(storage: Storage, id: string): AsyncGenerator<Buffer> {
  for (const { key } of await listParts(storage, id)) yield* await storage.open(key);
}

export async function removeParts(storage: Storage, id: string): Promise<void> {
  const keys: string[] = [];
  for await (const { key } of storage.list(folderOf(id))) keys.push(key);
  for (const key of keys) await storage.remove(key);
}
