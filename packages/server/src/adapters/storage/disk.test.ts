import { randomBytes } from 'node:crypto';
import { mkdtempSync, readdirSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';

import { afterAll, expect, it } from 'vitest';

import { keyRing } from '../../keys.ts';
import { diskStorage } from './disk.ts';
import { sealStorage } from './sealed.ts';
import { StorageFull } from './storage.ts';

const folder = mkdtempSync(join(tmpdir(), 'quitus-disk-'));
const disk = diskStorage(folder);
const drafts = join(folder, '.drafts');

afterAll(() => rmSync(folder, { recursive: true }));

async function listAll(): Promise<string[]> {
  const found: string[] = [];
  for await (const { key } of disk.list('')) found.push(key);
  return found;
}

it('fans folders out by the first characters, closed to other accounts', async () => {
  await disk.put('4f2a/acte', Readable.from([Buffer.from('acte')]));
  const file = statSync(join(folder, '4f', '4f2a', 'acte.bin'));
  expect(file.mode & 0o777).toBe(0o600);
  expect(statSync(join(folder, '4f')).mode & 0o777).toBe(0o700);
});

it('shows no file before its last byte', async () => {
  const slow = new Readable({ read: () => {} });
  slow.push(Buffer.alloc(200_000));
  const written = disk.put('lent/fichier', slow);
  await expect.poll(() => readdirSync(drafts).length).toBe(1);
  expect(await disk.stat('lent/fichier')).toBeNull();
  expect(await listAll()).not.toContain('lent/fichier');
  slow.push(null);
  await written;
  expect(await disk.stat('lent/fichier')).toMatchObject({ size: 200_000 });
  expect(readdirSync(drafts)).toEqual([]);
});

it('says that it is full, and leaves no draft', async () => {
  const full = Object.assign(new Error('ENOSPC: no space left on device, write'), {
    code: 'ENOSPC',
  });
  const writing = disk.put('dossier/plein', new Readable({ read() {} }).destroy(full));
  await expect(writing).rejects.toBeInstanceOf(StorageFull);
  expect(readdirSync(drafts)).toEqual([]);
});

it('keeps one of the files put at once under one key, whole, sealed or not', async () => {
  const contents = [1, 2, 3, 4].map((part) => randomBytes(part * 100_000));
  const keys = keyRing(['un-secret-de-test-assez-long-et-varie-0123456789'], 'seal');
  for (const storage of [disk, sealStorage(disk, keys)]) {
    await Promise.all(
      contents.map((content) => storage.put('duel/acte', Readable.from([content]))),
    );
    const kept = await buffer(await storage.open('duel/acte'));
    expect(contents.some((content) => content.equals(kept))).toBe(true);
  }
});

it('drops drafts that a killed process left, a day later', async () => {
  for (const name of ['ancien', 'recent']) writeFileSync(join(drafts, name), 'x');
  const twoDaysAgo = new Date(Date.now() - 2 * 86_400_000);
  utimesSync(join(drafts, 'ancien'), twoDaysAgo, twoDaysAgo);
  await listAll();
  expect(readdirSync(drafts)).toEqual(['recent']);
});

it('drops folders that have long been empty, and none that holds a file', async () => {
  await disk.put('vide/un/acte', Readable.from([Buffer.from('acte')]));
  await disk.put('vide/deux/acte', Readable.from([Buffer.from('acte')]));
  const at = (name: string) => join(folder, 'vi', 'vide', name);
  await disk.remove('vide/un/acte');
  await listAll();
  expect(readdirSync(at(''))).toEqual(['deux', 'un']);
  const twoDaysAgo = new Date(Date.now() - 2 * 86_400_000);
  for (const name of ['un', 'deux']) utimesSync(at(name), twoDaysAgo, twoDaysAgo);
  await listAll();
  expect(readdirSync(at(''))).toEqual(['deux']);
  await disk.put('vide/un/acte', Readable.from([Buffer.from('acte')]));
  expect(await disk.stat('vide/un/acte')).not.toBeNull();
});
