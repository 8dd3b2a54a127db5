import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';

import { afterAll, expect, it } from 'vitest';

import { type S3StandIn, startS3 } from '../../../test/s3-stand-in.ts';
import { keyRing } from '../../keys.ts';
import { besideStorage } from './beside.ts';
import { diskStorage } from './disk.ts';
import { s3Storage } from './s3.ts';
import { sealStorage } from './sealed.ts';
import { StorageDown } from './storage.ts';

const KiB = 1024;
const folder = mkdtempSync(join(tmpdir(), 'quitus-beside-'));
const keys = keyRing(['un-secret-de-test-assez-long-et-varie-0123456789'], 'files');
const rethrow = (cause: Error) => {
  throw cause;
};
const sealed = sealStorage(diskStorage(folder), keys);
const storage = besideStorage(sealed, { keys, place: { folder } }, rethrow);
const s3: S3StandIn = await startS3();

afterAll(() => {
  storage.close();
  s3.stop();
  rmSync(folder, { recursive: true });
});

const shared = (length: number) => {
  const bytes = Buffer.from(new SharedArrayBuffer(length));
  randomBytes(length).copy(bytes);
  return bytes;
};

it.each([0, 1, 256 * KiB - 1, 256 * KiB, 4096 * KiB])(
  'writes what anybody with the keys can read (%i bytes)',
  async (length) => {
    for (const bytes of [randomBytes(length), shared(length)]) {
      await storage.putBytes('dossier/acte', bytes);
      expect((await buffer(await sealed.open('dossier/acte'))).equals(bytes)).toBe(true);
    }
  },
);

it('writes to S3 as well', async () => {
  const kept = sealStorage(s3Storage(s3.options), keys);
  const beside = besideStorage(kept, { keys, place: { s3: s3.options } }, rethrow);
  const bytes = shared(300 * KiB);
  await beside.putBytes('dossier/acte', bytes);
  expect((await buffer(await kept.open('dossier/acte'))).equals(bytes)).toBe(true);
  beside.close();
});

it('tells what kind of failure it was', async () => {
  const nowhere = { ...s3.options, endpoint: 'http://127.0.0.1:1' };
  const kept = sealStorage(s3Storage(nowhere), keys);
  const beside = besideStorage(kept, { keys, place: { s3: nowhere } }, rethrow);
  await expect(beside.putBytes('dossier/acte', shared(300 * KiB))).rejects.toBeInstanceOf(
    StorageDown,
  );
  beside.close();
});

it('writes several at once, each whole', async () => {
  const pieces = Array.from({ length: 8 }, (_, index) => shared((index + 1) * 300 * KiB));
  await Promise.all(pieces.map((bytes, index) => storage.putBytes(`dossier/${index}`, bytes)));
  for (const [index, bytes] of pieces.entries())
    expect((await buffer(await sealed.open(`dossier/${index}`))).equals(bytes)).toBe(true);
});

it('fails as the storage does, and goes on', async () => {
  const bytes = shared(300 * KiB);
  await expect(storage.putBytes('../acte', bytes)).rejects.toThrow('not a storage key');
  await storage.putBytes('dossier/suite', bytes);
  expect(await sealed.stat('dossier/suite')).toMatchObject({ size: bytes.length });
});

it('fails what a thread that ends was writing, and starts another', async () => {
  const bytes = shared(4096 * KiB);
  await storage.putBytes('dossier/avant', bytes);
  const written = storage.putBytes('dossier/pendant', bytes);
  storage.close();
  await expect(written).rejects.toThrow('the writing thread is gone');
  await storage.putBytes('dossier/apres', bytes);
  expect(await sealed.stat('dossier/apres')).not.toBeNull();
});

it('says why a thread could not work', async () => {
  const told = Promise.withResolvers<Error>();
  const place = { folder: '/dev/null/nowhere' };
  const broken = besideStorage(sealed, { keys, place }, told.resolve);
  const written = broken.putBytes('dossier/acte', shared(300 * KiB));
  await expect(written).rejects.toThrow('the writing thread is gone');
  expect((await told.promise).message).toContain('/dev/null/nowhere');
});
