import { randomBytes, randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';

import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { type S3StandIn, startS3 } from '../../../test/s3-stand-in.ts';
import { keysIn } from '../../../test/sending.ts';
import { diskStorage } from '../../adapters/storage/disk.ts';
import { s3Storage } from '../../adapters/storage/s3.ts';
import { sealStorage } from '../../adapters/storage/sealed.ts';
import type { Storage } from '../../adapters/storage/storage.ts';
import { keyRing } from '../../keys.ts';
import { openParts, putParts, receivedBytes, removeParts } from './incoming-parts.ts';

const MiB = 1024 * 1024;
const folder = mkdtempSync(join(tmpdir(), 'quitus-parts-'));
const keys = keyRing(['un-secret-de-test-assez-long-et-varie-0123456789'], 'files');
let s3: S3StandIn;

beforeAll(async () => {
  s3 = await startS3();
});
afterAll(() => {
  s3.stop();
  rmSync(folder, { recursive: true });
});

async function* inChunks(bytes: Buffer, length = 65_536): AsyncGenerator<Buffer> {
  for (let at = 0; at < bytes.length; at += length) yield bytes.subarray(at, at + length);
}

async function* cutAfter(bytes: Buffer, length: number): AsyncGenerator<Buffer> {
  yield* inChunks(bytes.subarray(0, length));
  throw new Error('the line was cut');
}

const STORES: [name: string, open: () => Storage][] = [
  ['a disk', () => sealStorage(diskStorage(folder), keys)],
  ['S3', () => sealStorage(s3Storage(s3.options), keys)],
];

describe.each(STORES)('bytes on their way to %s', (_name, openStore) => {
  const bytes = randomBytes(9 * MiB + 17);
  let storage: Storage;
  beforeAll(() => {
    storage = openStore();
  });
  afterAll(() => storage.close());

  const read = (id: string) => buffer(openParts(storage, id));

  it('come back in their order, whatever the pieces they came in', async () => {
    const id = randomUUID();
    let at = 0;
    for (const length of [1, 5 * MiB, 100_000, bytes.length]) {
      const next = bytes.subarray(at, at + length);
      at = await putParts(storage, id, at, inChunks(next, 70_001));
    }
    expect(at).toBe(bytes.length);
    expect(await receivedBytes(storage, id)).toBe(bytes.length);
    expect((await read(id)).equals(bytes)).toBe(true);
    await removeParts(storage, id);
    expect(await keysIn(storage, `incoming/${id}`)).toEqual([]);
  });

  it('are kept up to the last whole part when the line is cut, and go on from there', async () => {
    const id = randomUUID();
    const cut = putParts(storage, id, 0, cutAfter(bytes, 9 * MiB));
    await expect(cut).rejects.toThrow('the line was cut');
    expect(await receivedBytes(storage, id)).toBe(8 * MiB);
    await putParts(storage, id, 8 * MiB, inChunks(bytes.subarray(8 * MiB)));
    expect((await read(id)).equals(bytes)).toBe(true);
  });

  it('count only as far as there is no hole', async () => {
    const id = randomUUID();
    await putParts(storage, id, 0, inChunks(bytes.subarray(0, 100)));
    await putParts(storage, id, 4 * MiB, inChunks(bytes.subarray(4 * MiB)));
    expect(await receivedBytes(storage, id)).toBe(100);
    // Reaches over the part that waited there.
    await putParts(storage, id, 100, inChunks(bytes.subarray(100, 9 * MiB)));
    expect(await receivedBytes(storage, id)).toBe(9 * MiB);
    await putParts(storage, id, 9 * MiB, inChunks(bytes.subarray(9 * MiB)));
    expect((await read(id)).equals(bytes)).toBe(true);
  });

  it('are nothing for a file that has none', async () => {
    expect(await receivedBytes(storage, randomUUID())).toBe(0);
    expect(await read(randomUUID())).toHaveLength(0);
  });
});
