// A zip whose every byte has its place before any file is read: sizes and checksums are known and
// nothing is compressed. The answer can thus say its exact length, and start again anywhere.
// Format: PKWARE APPNOTE 6.3, sections 4.3.7 to 4.3.16.

export type ZipEntry = { path: string; size: number; crc32: number; modified_at: Date };

/** Bytes of ours, or a whole entry to be read from elsewhere. */
export type ZipPart<E> = { start: number; length: number } & ({ bytes: Buffer } | { entry: E });
export type ZipLayout<E> = { size: number; parts: ZipPart<E>[] };

/** From these values on, a field only says « look in the zip64 extension ». */
const FULL_16 = 0xff_ff;
const FULL_32 = 0xff_ff_ff_ff;
const VERSION_PLAIN = 20;
const VERSION_ZIP64 = 45;
const MADE_ON_UNIX = 3 << 8;
const UTF8_NAMES = 0x08_00;
const STORED = 0;
const REGULAR_FILE_0644 = 0o100644 * 0x1_00_00;
const ZIP64_EXTRA = 0x00_01;

export function layOutZip<E extends ZipEntry>(entries: readonly E[]): ZipLayout<E> {
  const parts: ZipPart<E>[] = [];
  let at = 0;
  const place = (length: number, what: { bytes: Buffer } | { entry: E }) => {
    if (length > 0) parts.push({ start: at, length, ...what });
    at += length;
  };
  const directory = entries.map((entry) => {
    const offset = at;
    const said = facts(entry);
    const bytes = localHeader(entry, said);
    place(bytes.length, { bytes });
    place(entry.size, { entry });
    return directoryLine(entry, said, offset);
  });
  const lines = Buffer.concat(directory);
  const end = endOfZip(entries.length, lines.length, at);
  place(lines.length + end.length, { bytes: Buffer.concat([lines, end]) });
  return { size: at, parts };
}

function localHeader(entry: ZipEntry, said: Buffer): Buffer {
  const name = Buffer.from(entry.path);
  const extra = zip64Extra(entry.size >= FULL_32 ? [entry.size, entry.size] : []);
  return Buffer.concat([
    u32(0x04_03_4b_50),
    u16(extra.length > 0 ? VERSION_ZIP64 : VERSION_PLAIN),
    said,
    u16(name.length),
    u16(extra.length),
    name,
    extra,
  ]);
}

function directoryLine(entry: ZipEntry, said: Buffer, offset: number): Buffer {
  const name = Buffer.from(entry.path);
  const extra = zip64Extra([
    ...(entry.size >= FULL_32 ? [entry.size, entry.size] : []),
    ...(offset >= FULL_32 ? [offset] : []),
  ]);
  return Buffer.concat([
    u32(0x02_01_4b_50),
    u16(MADE_ON_UNIX | VERSION_ZIP64),
    u16(extra.length > 0 ? VERSION_ZIP64 : VERSION_PLAIN),
    said,
    u16(name.length),
    u16(extra.length),
    // Comment, disk, internal attributes.
    Buffer.alloc(6),
    u32(REGULAR_FILE_0644),
    u32(offset),
    name,
    extra,
  ]);
}

/** What the header before a file and its line in the directory say alike. */
const facts = ({ size, crc32, modified_at }: ZipEntry): Buffer =>
  Buffer.concat([
    u16(UTF8_NAMES),
    u16(STORED),
    dosTime(modified_at),
    u32(crc32),
    u32(size),
    u32(size),
  ]);

function endOfZip(count: number, length: number, offset: number): Buffer {
  const end = Buffer.concat([
    u32(0x06_05_4b_50),
    Buffer.alloc(4),
    u16(count),
    u16(count),
    u32(length),
    u32(offset),
    u16(0),
  ]);
  if (count < FULL_16 && length < FULL_32 && offset < FULL_32) return end;
  const wide = Buffer.concat([
    u32(0x06_06_4b_50),
    u64(44),
    u16(MADE_ON_UNIX | VERSION_ZIP64),
    u16(VERSION_ZIP64),
    Buffer.alloc(8),
    u64(count),
    u64(count),
    u64(length),
    u64(offset),
  ]);
  const locator = Buffer.concat([u32(0x07_06_4b_50), u32(0), u64(offset + length), u32(1)]);
  return Buffer.concat([wide, locator, end]);
}

const zip64Extra = (values: readonly number[]): Buffer =>
  values.length === 0
    ? Buffer.alloc(0)
    : Buffer.concat([u16(ZIP64_EXTRA), u16(values.length * 8), ...values.map(u64)]);

const WALL_CLOCK = new Intl.DateTimeFormat('sv-SE', {
  dateStyle: 'short',
  timeStyle: 'medium',
  timeZone: 'Europe/Paris',
});

/** Zips know no time zone: whoever opens one reads the hour as it was in France. */
function dosTime(moment: Date): Buffer {
  const [year = 0, month = 0, day = 0, hour = 0, minute = 0, second = 0] = WALL_CLOCK.format(moment)
    .split(/\D/)
    .map(Number);
  return Buffer.concat([
    u16((hour << 11) | (minute << 5) | (second >> 1)),
    u16((Math.max(0, year - 1980) << 9) | (month << 5) | day),
  ]);
}

function u16(value: number): Buffer {
  const bytes = Buffer.alloc(2);
  bytes.writeUInt16LE(Math.min(value, FULL_16));
  return bytes;
}

function u32(value: number): Buffer {
  const bytes = Buffer.alloc(4);
  bytes.writeUInt32LE(Math.min(value, FULL_32));
  return bytes;
}

function u64(value: number): Buffer {
  const bytes = Buffer.alloc(8);
  bytes.writeBigUInt64LE(BigInt(value));
  return bytes;
}
