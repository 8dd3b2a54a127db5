import { once } from 'node:events';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { crc32 } from 'node:zlib';

import { describe, expect, it } from 'vitest';

import type { ByteRange } from '../../adapters/storage/storage.ts';
import { layOutZip } from './zip-layout.ts';
import { streamZip } from './zip-stream.ts';

const modified_at = new Date('2026-07-15T10:04:06Z');
const entry = (path: string, text: string) => {
  const bytes = Buffer.from(text);
  return { path, bytes, size: bytes.length, crc32: crc32(bytes), modified_at };
};
type Entry = ReturnType<typeof entry>;

const ENTRIES = [
  entry('index.pdf', 'un index'),
  entry('1 Immeuble et copropriété/Procès-verbal 2025.pdf', 'x'.repeat(5000)),
  entry('2 Appartement/vide.pdf', ''),
  entry('2 Appartement/Plan.pdf', 'un plan'),
];

const open = async ({ bytes }: Entry, { start, end }: ByteRange = { start: 0 }) =>
  Readable.from([bytes.subarray(start, (end ?? bytes.length - 1) + 1)], { objectMode: false });

/** The lines of the directory, read as a stranger would: from the end. */
function directoryOf(zip: Buffer) {
  const end = zip.lastIndexOf(Buffer.from('504b0506', 'hex'));
  const count = zip.readUInt16LE(end + 10);
  let at = zip.readUInt32LE(end + 16);
  return Array.from({ length: count }, () => {
    const length = zip.readUInt16LE(at + 28);
    const line = {
      flags: zip.readUInt16LE(at + 8),
      method: zip.readUInt16LE(at + 10),
      time: zip.readUInt16LE(at + 12),
      date: zip.readUInt16LE(at + 14),
      crc32: zip.readUInt32LE(at + 16),
      size: zip.readUInt32LE(at + 24),
      mode: zip.readUInt32LE(at + 38) >>> 16,
      offset: zip.readUInt32LE(at + 42),
      path: zip.toString('utf8', at + 46, at + 46 + length),
    };
    at += 46 + length + zip.readUInt16LE(at + 30);
    return line;
  });
}

describe('a zip', () => {
  it('is exactly as long as it was laid out, and holds every file untouched', async () => {
    const layout = layOutZip(ENTRIES);
    const zip = await buffer(streamZip(layout, open));
    expect(zip.length).toBe(layout.size);
    const lines = directoryOf(zip);
    expect(lines.map(({ path }) => path)).toEqual(ENTRIES.map(({ path }) => path));
    for (const [index, { bytes, size, crc32: sum, path }] of ENTRIES.entries()) {
      const line = lines[index];
      // UTF-8 names, stored, 0644, noon and four minutes in Paris in July.
      expect(line).toMatchObject({ flags: 0x08_00, method: 0, crc32: sum, size, mode: 0o100644 });
      expect(line?.time).toBe((12 << 11) | (4 << 5) | 3);
      expect(line?.date).toBe((46 << 9) | (7 << 5) | 15);
      const at = (line?.offset ?? 0) + 30 + Buffer.byteLength(path);
      expect(zip.subarray(at, at + size)).toEqual(bytes);
    }
  });

  it('gives any stretch of itself as the slice of the whole', async () => {
    const layout = layOutZip(ENTRIES);
    const zip = await buffer(streamZip(layout, open));
    const last = layout.size - 1;
    for (const [start, end] of [
      [0, 0],
      [0, last],
      [10, 45],
      [3000, 3001],
      [100, last - 30],
      [last, last],
    ] as const) {
      const part = await buffer(streamZip(layout, open, { start, end }));
      expect(part.equals(zip.subarray(start, end + 1))).toBe(true);
    }
  });

  it('opens no file outside the stretch', async () => {
    const layout = layOutZip(ENTRIES);
    const opened: string[] = [];
    const start = layout.size - 20;
    await buffer(
      streamZip(layout, (one) => (opened.push(one.path), open(one)), { start, end: start + 5 }),
    );
    expect(opened).toEqual([]);
  });

  it('drops the file it was reading when nobody reads any longer', async () => {
    const endless = new Readable({ read: () => endless.push(Buffer.alloc(65_536)) });
    const layout = layOutZip([{ path: 'a', size: 1e9, crc32: 0, modified_at }]);
    const stream = streamZip(layout, async () => endless);
    await once(stream, 'readable');
    const closed = new Promise((resolve) => endless.once('close', resolve));
    stream.destroy();
    await closed;
    expect(endless.destroyed).toBe(true);
  });

  it('stops rather than lie when a file is not as long as announced', async () => {
    const layout = layOutZip(ENTRIES);
    const short = async () => Readable.from([Buffer.alloc(3)], { objectMode: false });
    const long = async () => Readable.from([Buffer.alloc(6000)], { objectMode: false });
    await expect(buffer(streamZip(layout, short))).rejects.toThrow('not as long');
    await expect(buffer(streamZip(layout, long))).rejects.toThrow('not as long');
  });
});

describe('a zip of more than four gigabytes', () => {
  const huge = 4_400_000_000;
  const big = { path: 'gros.bin', size: huge, crc32: 7, modified_at };
  const small = { path: 'petit.pdf', size: 10, crc32: 9, modified_at };

  it('says sizes and places in its zip64 fields, and only where they do not fit', () => {
    const { parts, size } = layOutZip([small, big, small]);
    const [first, , header, , , , tail] = parts.map((part) =>
      'bytes' in part ? part.bytes : Buffer.alloc(0),
    );
    expect(first?.readUInt16LE(28)).toBe(0);
    // The header before the big file: both sizes in the extension.
    expect(header?.readUInt32LE(18)).toBe(0xff_ff_ff_ff);
    expect(header?.readUInt16LE(28)).toBe(20);
    expect(header?.readBigUInt64LE(30 + 8 + 4)).toBe(BigInt(huge));
    if (!tail) throw new Error('no directory');
    const lastLine = tail.lastIndexOf(Buffer.from('504b0102', 'hex'));
    expect(tail.readUInt32LE(lastLine + 24)).toBe(10);
    expect(tail.readUInt32LE(lastLine + 42)).toBe(0xff_ff_ff_ff);
    const offset = Number(tail.readBigUInt64LE(lastLine + 46 + 9 + 4));
    expect(offset).toBe(30 + 9 + 10 + 30 + 8 + 20 + huge);
    const wide = tail.lastIndexOf(Buffer.from('504b0606', 'hex'));
    const directoryAt = Number(tail.readBigUInt64LE(wide + 48));
    expect(directoryAt + tail.length).toBe(size);
    expect(Number(tail.readBigUInt64LE(wide + 20 + 56 + 8 - 20))).toBe(directoryAt + wide);
  });

  it('counts more files than sixteen bits can', () => {
    const { parts } = layOutZip(Array.from({ length: 70_000 }, () => ({ ...small, size: 0 })));
    const tail = parts.at(-1);
    if (!tail || !('bytes' in tail)) throw new Error('no directory');
    const wide = tail.bytes.lastIndexOf(Buffer.from('504b0606', 'hex'));
    expect(tail.bytes.readBigUInt64LE(wide + 32)).toBe(70_000n);
    expect(tail.bytes.readUInt16LE(tail.length - 22 + 10)).toBe(0xff_ff);
  });
});
