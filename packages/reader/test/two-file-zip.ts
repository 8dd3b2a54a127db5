// A zip of two papers, the second of which lies in whatever way a test asks for.
import { crc32 } from 'node:zlib';

import { pagesPdf, zlibZeros } from './pdf-bytes.ts';
import { type Entry, zip } from './zip-bytes.ts';

export const BAIL = { name: 'bail.pdf', content: pagesPdf(1) } satisfies Entry;
export const twice = (entry: Partial<Entry>) =>
  zip([BAIL, { ...BAIL, name: 'autre.pdf', ...entry }]);
export const MEGABYTE = Buffer.alloc(1 << 20);
export const rawZeros = (megabytes: number) => ({
  bytes: zlibZeros(megabytes).subarray(2, -4),
  crc: Array.from({ length: megabytes }).reduce<number>((crc) => crc32(MEGABYTE, crc), 0),
});
