// A picture of figures, to be read by a person and copied.
import { crc32, deflateSync } from 'node:zlib';

/** Five columns by seven rows, one number per row. */
const FIGURES: Record<string, readonly number[]> = {
  '0': [14, 17, 19, 21, 25, 17, 14],
  '1': [4, 12, 4, 4, 4, 4, 14],
  '2': [14, 17, 1, 2, 4, 8, 31],
  '3': [31, 2, 4, 2, 1, 17, 14],
  '4': [2, 6, 10, 18, 31, 2, 2],
  '5': [31, 16, 30, 1, 1, 17, 14],
  '6': [6, 8, 16, 30, 17, 17, 14],
  '7': [31, 1, 2, 4, 8, 8, 8],
  '8': [14, 17, 17, 14, 17, 17, 14],
  '9': [14, 17, 17, 15, 1, 2, 12],
};
const [CELL, ROWS, SCALE, MARGIN] = [7, 7, 6, 12];
const [PAPER, INK] = [0xff, 0x22];

export function captchaPng(figures: string): Uint8Array {
  const width = figures.length * CELL * SCALE + 2 * MARGIN;
  const height = ROWS * SCALE + 2 * MARGIN;
  // Each line begins with its filter: none.
  const lines = Buffer.alloc((width + 1) * height, PAPER);
  for (let y = 0; y < height; y += 1) {
    lines[y * (width + 1)] = 0;
    for (let x = 0; x < width; x += 1)
      if (isInk(figures, x - MARGIN, y - MARGIN)) lines[y * (width + 1) + 1 + x] = INK;
  }
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  // Eight bits of grey.
  header[8] = 8;
  return Buffer.concat([
    Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
    chunk('IHDR', header),
    chunk('IDAT', deflateSync(lines)),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

function isInk(figures: string, x: number, y: number): boolean {
  const [column, row] = [Math.floor(x / SCALE), Math.floor(y / SCALE)];
  const bits = FIGURES[figures[Math.floor(column / CELL)] ?? '']?.[row] ?? 0;
  const place = column % CELL;
  return x >= 0 && y >= 0 && place < 5 && ((bits >> (4 - place)) & 1) === 1;
}

function chunk(kind: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(kind), data]);
  const [length, check] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(data.length);
  check.writeUInt32BE(crc32(body));
  return Buffer.concat([length, body, check]);
}
