// Images written by hand where an encoder would refuse to lie.
import { crc32 } from 'node:zlib';

import { zlibZeros } from './pdf-bytes.ts';

const PNG_START = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);

function pngChunk(kind: string, content: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(kind), content]);
  const [length, check] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(content.length);
  check.writeUInt32BE(crc32(body));
  return Buffer.concat([length, body, check]);
}

/** One bit a pixel, all black: nothing on the disk, a lot once decoded. */
export function blackPng(width: number, height: number): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header[8] = 1;
  const megabytes = Math.ceil(((Math.ceil(width / 8) + 1) * height) / 2 ** 20);
  return Buffer.concat([
    PNG_START,
    pngChunk('IHDR', header),
    pngChunk('IDAT', zlibZeros(megabytes)),
    pngChunk('IEND', Buffer.alloc(0)),
  ]);
}

/** Pages of one grey pixel. The last one leads to `next`: 0 ends the file, 8 starts it again. */
export function tiff(pages: number, next: 0 | 8 = 0): Buffer {
  const TAGS = [
    [256, 1],
    [257, 1],
    [258, 8],
    [259, 1],
    [262, 1],
    [273, 6],
    [277, 1],
    [278, 1],
    [279, 1],
  ] as const;
  const size = 2 + TAGS.length * 12 + 4;
  const file = Buffer.alloc(8 + size * pages);
  file.write('II*\0\x08\0\0\0', 'latin1');
  for (let page = 0; page < pages; page += 1) {
    const at = 8 + page * size;
    file.writeUInt16LE(TAGS.length, at);
    for (const [index, [tag, value]] of TAGS.entries()) {
      const entry = at + 2 + index * 12;
      file.writeUInt16LE(tag, entry);
      file.writeUInt16LE(4, entry + 2);
      file.writeUInt32LE(1, entry + 4);
      file.writeUInt32LE(value, entry + 8);
    }
    file.writeUInt32LE(page === pages - 1 ? next : at + size, at + size - 4);
  }
  return file;
}

export const isoImage = (brand: string, ...compatible: string[]): Buffer => {
  const brands = Buffer.from(`ftyp${brand}\0\0\0\0${compatible.join('')}`, 'latin1');
  const length = Buffer.alloc(4);
  length.writeUInt32BE(brands.length + 4);
  return Buffer.concat([length, brands, Buffer.alloc(600)]);
};
