// The files of a zip, one after the other, inflated as they are read and counted as they grow.
import { type FileHandle, open } from 'node:fs/promises';
import { pipeline } from 'node:stream';
import { crc32, createInflateRaw } from 'node:zlib';

import { safeFileName } from '@quitus/domain/documents/file-rules';
import { MAX_FILE_BYTES } from '@quitus/domain/documents/file-size';

import { RefusedFile } from './refused-file.ts';
import { HEAD_BYTES, sniff, TAIL_BYTES } from './sniff.ts';
import { contentStart, readAt, readDirectory, type ZipRecord } from './zip-directory.ts';

export type ZipEntry = {
  /** Safe to write down, and the only one of its name in the archive. */
  name: string;
  /** As in the archive, folders included. */
  path: string;
  /** To be read to its end before the next entry; throws RefusedFile. */
  content: AsyncIterable<Buffer>;
};

export type ZipKind = 'ARCHIVE' | 'DOCX';

/** A document holds more, smaller parts, some of them packages themselves. */
const MAX_ENTRIES: Record<ZipKind, number> = { ARCHIVE: 200, DOCX: 2000 };
const MAX_RATIO = 100;
/** Below this a ratio says nothing: a blank scan shrinks a thousandfold. */
const RATIO_FLOOR_BYTES = 10 * 1024 * 1024;
const MAX_TOTAL_BYTES = 500 * 1024 * 1024;
const CHUNK_BYTES = 64 * 1024;

/** What operating systems add by themselves. */
const LITTER = /(^|\/)(__MACOSX\/|\.DS_Store$|Thumbs\.db$|desktop\.ini$)/i;

/** Throws RefusedFile at the first thing that is not safe. */
export async function* zipEntries(
  path: string,
  kind: ZipKind = 'ARCHIVE',
): AsyncGenerator<ZipEntry> {
  const file = await open(path, 'r');
  try {
    const records = await readDirectory(file, MAX_ENTRIES[kind]);
    const taken = new Set<string>();
    const total = { bytes: 0 };
    for (const record of records) {
      if (kind === 'ARCHIVE' && LITTER.test(record.path)) continue;
      const content = counted(file, record, total);
      yield {
        name: uniqueName(record.path, taken),
        path: record.path,
        content: kind === 'ARCHIVE' ? withoutNestedZip(content) : content,
      };
    }
  } finally {
    await file.close();
  }
}

async function* counted(
  file: FileHandle,
  record: ZipRecord,
  total: { bytes: number },
): AsyncGenerator<Buffer> {
  const packed = packedBytes(file, await contentStart(file, record), record.packed_bytes);
  let [produced, crc] = [0, 0];
  for await (const chunk of record.deflated ? inflate(packed) : packed) {
    produced += chunk.length;
    total.bytes += chunk.length;
    crc = crc32(chunk, crc);
    const inflatedTooMuch =
      produced > RATIO_FLOOR_BYTES && produced > record.packed_bytes * MAX_RATIO;
    const tooLarge = produced > MAX_FILE_BYTES || total.bytes > MAX_TOTAL_BYTES;
    if (inflatedTooMuch || tooLarge) throw new RefusedFile('ZIP_BOMB');
    yield chunk;
  }
  if (crc !== record.crc) throw new RefusedFile('CORRUPT_FILE');
}

async function* inflate(packed: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
  const inflating = pipeline(packed, createInflateRaw({ chunkSize: CHUNK_BYTES }), () => {});
  try {
    for await (const chunk of inflating) if (Buffer.isBuffer(chunk)) yield chunk;
  } catch {
    throw new RefusedFile('CORRUPT_FILE');
  }
}

async function* packedBytes(
  file: FileHandle,
  start: number,
  length: number,
): AsyncGenerator<Buffer> {
  for (let done = 0; done < length; done += CHUNK_BYTES) {
    yield await readAt(file, start + done, Math.min(CHUNK_BYTES, length - done));
  }
}

/** A zip in a zip is how bombs and viruses travel; a document is told apart by its directory. */
async function* withoutNestedZip(content: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
  let head = Buffer.alloc(0);
  let tail = Buffer.alloc(0);
  for await (const chunk of content) {
    if (head.length < HEAD_BYTES) head = Buffer.concat([head, chunk]).subarray(0, HEAD_BYTES);
    tail = Buffer.concat([tail, chunk]).subarray(-TAIL_BYTES);
    yield chunk;
  }
  const sniffed = sniff({ head, tail }, '');
  if ('format' in sniffed && sniffed.format === 'ZIP') throw new RefusedFile('UNSAFE_ZIP');
}

function uniqueName(path: string, taken: Set<string>): string {
  const name = safeFileName(path);
  const dot = name.lastIndexOf('.');
  const [stem, extension] = dot > 0 ? [name.slice(0, dot), name.slice(dot)] : [name, ''];
  let candidate = name;
  for (let copy = 2; taken.has(candidate.toLowerCase()); copy += 1) {
    candidate = `${stem} (${copy})${extension}`;
  }
  taken.add(candidate.toLowerCase());
  return candidate;
}
