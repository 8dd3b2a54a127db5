import { createHash, randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';

import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { type S3StandIn, startS3 } from '../../../test/s3-stand-in.ts';
import { keyRing } from '../../keys.ts';
import { contentKey, putContent, sweepOrphans } from './content.ts';
import { diskStorage } from './disk.ts';
import { s3Storage } from './s3.ts';
import { sealStorage } from './sealed.ts';
import { MissingFile, OutOfRange, type Storage } from './storage.ts';

const KiB = 1024;
const FRAME = 64 * KiB;
const folder = mkdtempSync(join(tmpdir(), 'quitus-storage-'));
const keys = keyRing(['un-secret-de-test-assez-long-et-varie-0123456789'], 'seal');
let s3: S3StandIn;

beforeAll(async () => {
  s3 = await startS3();
});
afterAll(() => {
  s3.stop();
  rmSync(folder, { recursive: true });
});

const STORES: [name: string, open: () => Storage][] = [
  ['a disk', () => diskStorage(join(folder, 'plain'))],
  ['a sealed disk', () => sealStorage(diskStorage(join(folder, 'sealed')), keys)],
  ['S3', () => s3Storage(s3.options)],
  ['sealed S3', () => sealStorage(s3Storage({ ...s3.options }), keys)],
];

let serial = 0;
const freshKey = (name = 'dossier') => `${name}-${++serial}/file`;
const streamOf = (...chunks: Buffer[]) => Readable.from(chunks, { objectMode: false });

const hashOf = (bytes: Buffer) => createHash('sha256').update(bytes).digest('hex');

/** Sends the beginning of a file, then fails. */
const broken = (length: number) =>
  Readable.from(
    (async function* () {
      for (let sent = 0; sent < length; sent += FRAME) yield Buffer.alloc(FRAME, 1);
      throw new Error('the browser went away');
    })(),
    { objectMode: false },
  );

describe.each(STORES)('files kept in %s', (_name, openStore) => {
  let store: Storage;
  beforeAll(() => {
    store = openStore();
  });
  afterAll(() => store.close());

  const keysUnder = async (prefix: string) => {
    const found: string[] = [];
    for await (const { key } of store.list(prefix)) found.push(key);
    return found.sort();
  };

  it.each([0, 1, FRAME - 1, FRAME, FRAME + 1, 2 * FRAME, 5_000_000, 9_000_000])(
    'come back as they were (%i bytes)',
    async (size) => {
      const key = freshKey();
      const bytes = randomBytes(size);
      expect(await store.put(key, streamOf(bytes))).toEqual({ size });
      expect(await store.stat(key)).toMatchObject({ size });
      expect((await buffer(await store.open(key))).equals(bytes)).toBe(true);
    },
  );

  it('come back whole whatever the pieces they came in', async () => {
    const key = freshKey();
    const bytes = randomBytes(3 * FRAME + 17);
    const pieces: Buffer[] = [];
    for (let at = 0; at < bytes.length; at += 4099) pieces.push(bytes.subarray(at, at + 4099));
    await store.put(key, streamOf(...pieces));
    expect((await buffer(await store.open(key))).equals(bytes)).toBe(true);
  });

  it('open in the middle, at and across the borders of frames', async () => {
    const key = freshKey();
    const size = 3 * FRAME + 100;
    const bytes = randomBytes(size);
    await store.put(key, streamOf(bytes));
    const ranges: [start: number, end: number | undefined][] = [
      [0, 9],
      [0, FRAME - 1],
      [FRAME - 1, FRAME],
      [FRAME, FRAME],
      [FRAME, 2 * FRAME - 1],
      [FRAME + 5, 3 * FRAME + 5],
      [3 * FRAME, undefined],
      [size - 1, size - 1],
      [size - 10, size + 1000],
      [0, undefined],
    ];
    for (const [start, end] of ranges) {
      const part = await buffer(await store.open(key, { start, end }));
      const wanted = bytes.subarray(start, end === undefined ? size : end + 1);
      expect(part.equals(wanted), `${start}-${end}`).toBe(true);
    }
  });

  it('have no bytes after their end, nor before their start', async () => {
    const key = freshKey();
    await store.put(key, streamOf(Buffer.from('bonjour')));
    for (const range of [{ start: 7 }, { start: 7, end: 9 }, { start: 3, end: 2 }, { start: -1 }])
      await expect(store.open(key, range)).rejects.toThrow(OutOfRange);
  });

  it('replace the former one', async () => {
    const key = freshKey();
    await store.put(key, streamOf(randomBytes(FRAME * 2)));
    await store.put(key, streamOf(Buffer.from('nouveau')));
    expect((await buffer(await store.open(key))).toString()).toBe('nouveau');
  });

  it('that nobody put are missing', async () => {
    const key = freshKey();
    expect(await store.stat(key)).toBeNull();
    await expect(store.open(key)).rejects.toThrow(MissingFile);
    await expect(store.open(key, { start: 0, end: 5 })).rejects.toThrow(MissingFile);
  });

  it('put several times at once under one key end as one of them', async () => {
    const key = freshKey();
    const bytes = randomBytes(200 * KiB);
    await Promise.all([1, 2, 3, 4].map(() => store.put(key, streamOf(bytes))));
    expect(await store.stat(key)).toMatchObject({ size: bytes.length });
    expect(await keysUnder(key)).toEqual([key]);
  });

  it.each([10 * FRAME, 160 * FRAME])('leave nothing when cut off (%i bytes)', async (length) => {
    const key = freshKey();
    await expect(store.put(key, broken(length))).rejects.toThrow();
    expect(await store.stat(key)).toBeNull();
    expect(await keysUnder(key)).toEqual([]);
  });

  it('keep the former one when its successor is cut off or dropped', async () => {
    const key = freshKey();
    await store.put(key, streamOf(Buffer.from('ancien')));
    await expect(store.put(key, broken(2 * FRAME))).rejects.toThrow('the browser went away');
    const dropped = new Readable({ read: () => {} });
    dropped.push(Buffer.alloc(100));
    setTimeout(() => dropped.destroy(), 20);
    await expect(store.put(key, dropped)).rejects.toThrow();
    await expect(store.put(key, streamOf().destroy())).rejects.toThrow();
    expect((await buffer(await store.open(key))).toString()).toBe('ancien');
  });

  it('are listed by the beginning of their key', async () => {
    const base = freshKey('liste');
    const wanted = [base, `${base}/a`, `${base}/b/c`, `${base}-suite`];
    for (const key of wanted) await store.put(key, streamOf(Buffer.from(key)));
    expect(await keysUnder(base)).toEqual(wanted.toSorted());
    expect(await keysUnder(`${base}/`)).toEqual([`${base}/a`, `${base}/b/c`]);
    expect(await keysUnder(`${base}/b/c`)).toEqual([`${base}/b/c`]);
    expect(await keysUnder(`${base}/rien`)).toEqual([]);
    for await (const { key, size, modified_at } of store.list(base)) {
      expect(size).toBe(key.length);
      expect(Math.abs(Date.now() - modified_at.getTime())).toBeLessThan(60_000);
    }
  });

  it('may be removed twice', async () => {
    const key = freshKey();
    await store.put(key, streamOf(Buffer.from('adieu')));
    await store.remove(key);
    await store.remove(key);
    expect(await store.stat(key)).toBeNull();
  });

  it.each(['', '/a', 'a/', 'a//b', '../a', 'a/../b', 'A', 'a.b', 'a b', 'é', 'a'.repeat(513)])(
    'are not named %j',
    async (key) => {
      await expect(store.put(key, streamOf())).rejects.toThrow('not a storage key');
      await expect(store.stat(key)).rejects.toThrow('not a storage key');
    },
  );

  it('are stored once for the same bytes in a dossier', async () => {
    const bytes = randomBytes(100 * KiB);
    const dossier = `dossier-${++serial}`;
    const sha256 = hashOf(bytes);
    expect(await putContent(store, dossier, sha256, streamOf(bytes))).toEqual({ existed: false });
    expect(await putContent(store, dossier, sha256, streamOf(bytes))).toEqual({ existed: true });
    const key = contentKey(dossier, sha256);
    expect(await keysUnder(dossier)).toEqual([key]);
    expect((await buffer(await store.open(key))).equals(bytes)).toBe(true);
  });

  it('are stored apart for the same bytes in two dossiers', async () => {
    const bytes = Buffer.from('acte');
    for (const dossier of [`dossier-${++serial}`, `dossier-${++serial}`])
      expect(await putContent(store, dossier, hashOf(bytes), streamOf(bytes))).toEqual({
        existed: false,
      });
  });

  it('are not stored under the name of other bytes, which stay', async () => {
    const bytes = randomBytes(FRAME);
    const dossier = `dossier-${++serial}`;
    const sha256 = hashOf(bytes);
    await putContent(store, dossier, sha256, streamOf(bytes));
    const others = putContent(store, dossier, sha256, streamOf(randomBytes(FRAME)));
    await expect(others).rejects.toThrow('are not those of its name');
    const kept = await buffer(await store.open(contentKey(dossier, sha256)));
    expect(kept.equals(bytes)).toBe(true);
  });

  it('leave nothing when the content is cut off', async () => {
    const dossier = `dossier-${++serial}`;
    const sha256 = hashOf(Buffer.alloc(FRAME, 1));
    await expect(putContent(store, dossier, sha256, broken(FRAME))).rejects.toThrow();
    expect(await keysUnder(dossier)).toEqual([]);
  });

  it('are swept once old and unknown', async () => {
    const [kept, orphan] = [freshKey('garde'), freshKey('orphelin')];
    for (const key of [kept, orphan]) await store.put(key, streamOf(Buffer.from('x')));
    const findKnown = async (found: readonly string[]) =>
      new Set(found.filter((key) => key !== orphan));
    const hour = 60 * 60 * 1000;
    expect(await sweepOrphans(store, findKnown, new Date(Date.now() - hour))).toEqual({
      removed: 0,
    });
    expect(await sweepOrphans(store, findKnown, new Date(Date.now() + hour))).toEqual({
      removed: 1,
    });
    expect(await store.stat(orphan)).toBeNull();
    expect(await store.stat(kept)).not.toBeNull();
  });
});
