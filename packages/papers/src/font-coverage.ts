// Which characters a font has, read from its file without loading the letters themselves.
// Format: OpenType, « cmap » table, subtables 4 (the first 65 536 characters) and 12 (all of them).
import { closeSync, openSync, readSync } from 'node:fs';

export type Coverage = ReadonlySet<number>;

const DIRECTORY_AT = 12;
const DIRECTORY_LINE = 16;
const ENCODINGS_AT = 4;
const ENCODING_LINE = 8;

export function fontCoverage(path: string): Coverage {
  const file = openSync(path, 'r');
  try {
    const read = (at: number, length: number) => {
      const bytes = Buffer.alloc(length);
      readSync(file, bytes, 0, length, at);
      return bytes;
    };
    const tables = read(DIRECTORY_AT, read(0, DIRECTORY_AT).readUInt16BE(4) * DIRECTORY_LINE);
    const line = tables.indexOf('cmap', 0, 'latin1');
    if (line % DIRECTORY_LINE !== 0) throw new Error(`${path} has no cmap`);
    return covered(read(tables.readUInt32BE(line + 8), tables.readUInt32BE(line + 12)));
  } finally {
    closeSync(file);
  }
}

function covered(cmap: Buffer): Coverage {
  const characters = new Set<number>();
  for (let index = 0; index < cmap.readUInt16BE(2); index += 1) {
    const table = cmap.subarray(cmap.readUInt32BE(ENCODINGS_AT + index * ENCODING_LINE + 4));
    const format = table.readUInt16BE(0);
    const ranges = format === 12 ? groups(table) : format === 4 ? segments(table) : [];
    for (const [first, last] of ranges)
      for (let character = first; character <= last; character += 1) characters.add(character);
  }
  return characters;
}

type Range = readonly [first: number, last: number];

const groups = (table: Buffer): Range[] =>
  Array.from({ length: table.readUInt32BE(12) }, (_, group) => [
    table.readUInt32BE(16 + group * 12),
    table.readUInt32BE(20 + group * 12),
  ]);

function segments(table: Buffer): Range[] {
  const length = table.readUInt16BE(6);
  const at = (column: number, segment: number) => 14 + column * length + segment * 2;
  return Array.from({ length: length / 2 }, (_, segment): Range => {
    const last = table.readUInt16BE(at(0, segment));
    // After the ends stands an empty word; the last segment only closes the list.
    const first = table.readUInt16BE(at(1, segment) + 2);
    return last === 0xff_ff ? [1, 0] : [first, last];
  });
}
