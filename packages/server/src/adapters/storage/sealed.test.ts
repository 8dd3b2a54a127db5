import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';

import { afterAll, describe, expect, it } from 'vitest';

import { keyRing } from '../../keys.ts';
import { sweepOrphans } from './content.ts';
import { diskStorage } from './disk.ts';
import { DamagedFile, HEADER_LENGTH, plainSize, SEALED_FRAME_LENGTH } from './frames.ts';
import { sealStorage } from './sealed.ts';

const KEY = 'dossier/acte';
const MB = 1_000_000;
const SIZE = 2 * 64 * 1024 + 5000;
const bytes = randomBytes(SIZE);
const folder = mkdtempSync(join(tmpdir(), 'quitus-sealed-'));
const old = 'un-ancien-secret-assez-long-et-varie-0123456789';
const current = 'un-nouveau-secret-assez-long-et-varie-987654321';

const disk = diskStorage(folder);
const sealed = sealStorage(disk, keyRing([current], 'seal'));
const streamOf = (content: Buffer) => Readable.from([content], { objectMode: false });

afterAll(() => rmSync(folder, { recursive: true }));

/** What was really written, changed by hand behind the seal. */
async function tamper(change: (file: Buffer) => Buffer): Promise<void> {
  await sealed.put(KEY, streamOf(bytes));
  await disk.put(KEY, streamOf(change(await buffer(await disk.open(KEY)))));
}

const read = async (storage = sealed) => buffer(await storage.open(KEY));
const flip = (at: number) => (file: Buffer) => {
  file.writeUInt8(file.readUInt8(at) ^ 1, at);
  return file;
};

describe('a sealed file', () => {
  it('shows nothing of what it holds', async () => {
    await sealed.put(KEY, streamOf(Buffer.from('Mme Martin, 14 rue du Marché')));
    expect((await buffer(await disk.open(KEY))).includes('Martin')).toBe(false);
  });

  it('never looks the same twice', async () => {
    await sealed.put(KEY, streamOf(bytes));
    const first = await buffer(await disk.open(KEY));
    await sealed.put(KEY, streamOf(bytes));
    const second = await buffer(await disk.open(KEY));
    expect(first.subarray(HEADER_LENGTH, 96).equals(second.subarray(HEADER_LENGTH, 96))).toBe(
      false,
    );
  });

  it.each([
    ['the magic', 0],
    ['the version', 7],
    ['the key id', 8],
    ['the nonce', 16],
    ['the first byte', HEADER_LENGTH],
    ['the first tag', HEADER_LENGTH + SEALED_FRAME_LENGTH - 1],
    ['the second frame', HEADER_LENGTH + SEALED_FRAME_LENGTH + 7],
    ['the last frame', HEADER_LENGTH + 2 * SEALED_FRAME_LENGTH + 7],
    ['the last tag', HEADER_LENGTH + 2 * SEALED_FRAME_LENGTH + 5000 + 15],
  ])('fails when a bit of %s is flipped', async (_region, at) => {
    await tamper(flip(at));
    await expect(read()).rejects.toThrow(/is not what was sealed|unknown key/);
  });

  it.each([
    ['its last byte', 1],
    ['its last tag', 16],
    ['its last frame', 5016],
    ['its last two frames', 5016 + SEALED_FRAME_LENGTH],
    ['all its frames', 5016 + 2 * SEALED_FRAME_LENGTH],
    ['its header', 5016 + 2 * SEALED_FRAME_LENGTH + 1],
  ])('fails when it lost %s', async (_lost, length) => {
    await tamper((file) => file.subarray(0, -length));
    await expect(read()).rejects.toThrow(DamagedFile);
  });

  it('fails when something follows its end', async () => {
    await tamper((file) => Buffer.concat([file, file.subarray(-5016)]));
    await expect(read()).rejects.toThrow(DamagedFile);
  });

  it('fails when two frames change places', async () => {
    const [first, second] = [HEADER_LENGTH, HEADER_LENGTH + SEALED_FRAME_LENGTH];
    await tamper((file) =>
      Buffer.concat([
        file.subarray(0, first),
        file.subarray(second, second + SEALED_FRAME_LENGTH),
        file.subarray(first, second),
        file.subarray(second + SEALED_FRAME_LENGTH),
      ]),
    );
    await expect(read()).rejects.toThrow(DamagedFile);
  });

  it('fails under the name of another', async () => {
    await sealed.put(KEY, streamOf(bytes));
    await disk.put('autre-dossier/acte', await disk.open(KEY));
    await expect(buffer(await sealed.open('autre-dossier/acte'))).rejects.toThrow(DamagedFile);
  });

  it('fails in the frames of a range, and only there', async () => {
    await tamper(flip(HEADER_LENGTH + SEALED_FRAME_LENGTH + 7));
    const untouched = await buffer(await sealed.open(KEY, { start: 10, end: 19 }));
    expect(untouched.equals(bytes.subarray(10, 20))).toBe(true);
    const damaged = await sealed.open(KEY, { start: 64 * 1024, end: 64 * 1024 + 9 });
    await expect(buffer(damaged)).rejects.toThrow(DamagedFile);
  });

  it('fails in a range up to its end when its last frame is gone', async () => {
    await tamper((file) => file.subarray(0, -5016));
    await expect(buffer(await sealed.open(KEY, { start: 64 * 1024 }))).rejects.toThrow(DamagedFile);
  });

  it('fails in a range when it is cut after its size was asked', async () => {
    await tamper((file) => file.subarray(0, -5016));
    const size = HEADER_LENGTH + 2 * SEALED_FRAME_LENGTH + 5016;
    const stat = async () => ({ size, modified_at: new Date() });
    const late = sealStorage({ ...disk, stat }, keyRing([current], 'seal'));
    await expect(buffer(await late.open(KEY, { start: 64 * 1024 }))).rejects.toThrow(DamagedFile);
  });

  it.each([0, 32, 47, 48 + SEALED_FRAME_LENGTH, 33 + SEALED_FRAME_LENGTH])(
    'is never %i bytes long',
    (length) => expect(plainSize(length)).toBeNull(),
  );

  it('has no size once its length is impossible, but is still listed and swept', async () => {
    await tamper((file) => file.subarray(0, 40));
    await expect(sealed.stat(KEY)).rejects.toThrow(DamagedFile);
    await expect(sealed.open(KEY, { start: 0, end: 1 })).rejects.toThrow(DamagedFile);
    const tomorrow = new Date(Date.now() + 86_400_000);
    await sweepOrphans(sealed, async () => new Set(), tomorrow);
    expect(await disk.stat(KEY)).toBeNull();
  });
});

describe('keys', () => {
  const before = sealStorage(disk, keyRing([old], 'seal'));
  const after = sealStorage(disk, keyRing([current, old], 'seal'));

  it('that are not the file’s do not open it', async () => {
    await before.put(KEY, streamOf(bytes));
    await expect(read(sealed)).rejects.toThrow('unknown key');
    const otherUse = sealStorage(disk, keyRing([old], 'pseudonym'));
    await expect(read(otherUse)).rejects.toThrow('unknown key');
  });

  it('of before a change still open, and a copy onto itself renews the seal', async () => {
    await before.put(KEY, streamOf(bytes));
    expect((await read(after)).equals(bytes)).toBe(true);
    await after.put(KEY, await after.open(KEY));
    expect((await read(sealed)).equals(bytes)).toBe(true);
  });
});

it('holds next to nothing in memory, however large the file', { timeout: 120_000 }, async () => {
  const chunk = randomBytes(MB);
  const chunks = (function* () {
    for (let sent = 0; sent < 200; sent += 1) yield chunk;
  })();
  const before = process.memoryUsage.rss();
  let most = before;
  const timer = setInterval(() => (most = Math.max(most, process.memoryUsage.rss())), 10);
  await sealed.put('gros/fichier', Readable.from(chunks, { objectMode: false }));
  let size = 0;
  for await (const part of await sealed.open('gros/fichier')) size += part.length;
  clearInterval(timer);
  expect(size).toBe(200 * MB);
  expect((most - before) / MB).toBeLessThan(80);
});
