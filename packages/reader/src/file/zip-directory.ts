// The central directory of a zip, read by hand so that nothing it declares is believed.
import type { FileHandle } from 'node:fs/promises';

import { RefusedFile } from './refused-file.ts';

export type ZipRecord = {
  /** As written in the archive, with « / » between folders. */
  path: string;
  name_bytes: Buffer;
  deflated: boolean;
  crc: number;
  packed_bytes: number;
  offset: number;
};

const END_SIGNATURE = 0x06054b50;
const END_BYTES = 22;
const RECORD_SIGNATURE = 0x02014b50;
const RECORD_BYTES = 46;
const LOCAL_SIGNATURE = 0x04034b50;
const LOCAL_BYTES = 30;
const ZIP64 = 0xffffffff;
const STORED = 0;
const DEFLATED = 8;

export async function readAt(file: FileHandle, position: number, length: number): Promise<Buffer> {
  const { buffer, bytesRead } = await file.read(Buffer.alloc(length), 0, length, position);
  if (bytesRead < length) throw new RefusedFile('CORRUPT_FILE');
  return buffer;
}

/** Files only, in the order of their bytes, none over another's. */
export async function readDirectory(file: FileHandle, maxEntries: number): Promise<ZipRecord[]> {
  const { size } = await file.stat();
  const { count, start, length } = await findDirectory(file, size);
  if (count > maxEntries) throw new RefusedFile('ZIP_BOMB');
  if (start + length > size) throw new RefusedFile('CORRUPT_FILE');
  const directory = await readAt(file, start, length);
  const records: ZipRecord[] = [];
  let at = 0;
  for (let index = 0; index < count; index += 1) {
    const { record, next } = parseRecord(directory, at);
    if (record) records.push(record);
    at = next;
  }
  records.sort((a, b) => a.offset - b.offset);
  for (const [index, record] of records.entries()) {
    const end = record.offset + LOCAL_BYTES + record.name_bytes.length + record.packed_bytes;
    if (end > start) throw new RefusedFile('CORRUPT_FILE');
    // Entries that share their bytes: how a few KB unfold into terabytes.
    if (end > (records[index + 1]?.offset ?? start)) throw new RefusedFile('ZIP_BOMB');
  }
  return records;
}

async function findDirectory(file: FileHandle, size: number) {
  const tail = await readAt(file, Math.max(0, size - 66_000), Math.min(size, 66_000));
  for (let at = tail.length - END_BYTES; at >= 0; at -= 1) {
    if (tail.readUInt32LE(at) !== END_SIGNATURE) continue;
    const [count, length, start] = [
      tail.readUInt16LE(at + 10),
      tail.readUInt32LE(at + 12),
      tail.readUInt32LE(at + 16),
    ];
    return { count, length, start };
  }
  throw new RefusedFile('CORRUPT_FILE');
}

function parseRecord(directory: Buffer, at: number): { record: ZipRecord | null; next: number } {
  if (at + RECORD_BYTES > directory.length || directory.readUInt32LE(at) !== RECORD_SIGNATURE)
    throw new RefusedFile('CORRUPT_FILE');
  const nameEnd = at + RECORD_BYTES + directory.readUInt16LE(at + 28);
  const next = nameEnd + directory.readUInt16LE(at + 30) + directory.readUInt16LE(at + 32);
  if (next > directory.length) throw new RefusedFile('CORRUPT_FILE');
  const flags = directory.readUInt16LE(at + 8);
  const method = directory.readUInt16LE(at + 10);
  const [packed_bytes, offset] = [directory.readUInt32LE(at + 20), directory.readUInt32LE(at + 42)];
  const name_bytes = directory.subarray(at + RECORD_BYTES, nameEnd);
  const path = safePath(decodeName(name_bytes));
  const kind = (directory.readUInt32LE(at + 38) >>> 28) & 0xf;
  if (![0x0, 0x4, 0x8].includes(kind)) throw new RefusedFile('UNSAFE_ZIP');
  if (path.endsWith('/')) return { record: null, next };
  if ((flags & 0x2041) !== 0) throw new RefusedFile('ENCRYPTED_FILE');
  if (method !== STORED && method !== DEFLATED) throw new RefusedFile('UNSAFE_ZIP');
  if (packed_bytes === ZIP64 || offset === ZIP64) throw new RefusedFile('CORRUPT_FILE');
  const crc = directory.readUInt32LE(at + 16);
  const deflated = method === DEFLATED;
  return { record: { path, name_bytes, deflated, crc, packed_bytes, offset }, next };
}

/** Where the content starts, once the entry's own header agrees with the directory. */
export async function contentStart(file: FileHandle, record: ZipRecord): Promise<number> {
  const local = await readAt(file, record.offset, LOCAL_BYTES);
  if (local.readUInt32LE(0) !== LOCAL_SIGNATURE) throw new RefusedFile('CORRUPT_FILE');
  const nameLength = local.readUInt16LE(26);
  const name = await readAt(file, record.offset + LOCAL_BYTES, nameLength);
  if (!name.equals(record.name_bytes)) throw new RefusedFile('UNSAFE_ZIP');
  return record.offset + LOCAL_BYTES + nameLength + local.readUInt16LE(28);
}

function safePath(name: string): string {
  const path = name.replaceAll('\\', '/');
  const outside = path.startsWith('/') || /^[a-z]:/i.test(path) || path.includes('\0');
  if (outside || path === '' || path.split('/').includes('..')) throw new RefusedFile('UNSAFE_ZIP');
  return path;
}

/** Codes 0x80 to 0x9A, the same in the two code pages of old Windows tools. */
const OLD_LETTERS = 'ÇüéâäàåçêëèïîìÄÅÉæÆôöòûùÿÖÜ';

function decodeName(name: Buffer): string {
  const text = name.toString('utf8');
  if (!text.includes('\uFFFD')) return text;
  return Array.from(name, (byte) =>
    byte < 0x80 ? String.fromCharCode(byte) : (OLD_LETTERS[byte - 0x80] ?? '_'),
  ).join('');
}
