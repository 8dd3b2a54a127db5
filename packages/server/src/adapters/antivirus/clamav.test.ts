import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { afterAll, afterEach, expect, it } from 'vitest';

import { type Answer, type FakeClamd, startClamd } from '../../../test/fake-clamd.ts';
import { clamav } from './clamav.ts';

const folder = mkdtempSync(join(tmpdir(), 'quitus-clamav-'));
const path = join(folder, 'document');
const bytes = randomBytes(1_000_003);
writeFileSync(path, bytes);

let clamd: FakeClamd | undefined;
afterEach(async () => {
  await clamd?.stop();
  clamd = undefined;
});
afterAll(() => rmSync(folder, { recursive: true }));

async function scanWith(answer: Answer, silence_ms?: number) {
  clamd = await startClamd(answer);
  return clamav({ host: '127.0.0.1', port: clamd.port }, silence_ms).scan(path);
}

it('shows every byte of the file, and takes a plain OK for a yes', async () => {
  expect(await scanWith(() => 'stream: OK\0')).toBeNull();
  expect(clamd?.seen[0]?.equals(bytes)).toBe(true);
});

it.each([
  ['Win.Test.EICAR_HDB-1', 'INFECTED_FILE'],
  ['Reader.Test.Marker.UNOFFICIAL', 'INFECTED_FILE'],
  ['Heuristics.Phishing.Email', 'INFECTED_FILE'],
  ['Heuristics.Encrypted.PDF', 'ENCRYPTED_FILE'],
  ['Heuristics.Limits.Exceeded.MaxFileSize', 'FILE_TOO_SLOW'],
])('refuses a file in which %s was found (%s)', async (name, refusal) => {
  expect(await scanWith(() => `stream: ${name} FOUND\0`)).toBe(refusal);
});

it.each([
  '',
  'stream: OK',
  'stream: OKAY\0',
  'stream: OK\0stream: Virus FOUND\0',
  'stream: FOUND\0',
  'stream: Virus\0 FOUND\0',
  'INSTREAM size limit exceeded. ERROR\0',
])('takes %j for no answer', async (reply) => {
  await expect(scanWith(() => reply)).rejects.toThrow('clamd said');
});

it('fails when clamd hangs up, says nothing, or is not there', async () => {
  const hangUp = () => {
    throw new Error('killed');
  };
  await expect(scanWith(hangUp)).rejects.toThrow();
  await clamd?.stop();
  await expect(scanWith(() => null, 100)).rejects.toThrow('clamd is silent');
  const { port = 0 } = clamd ?? {};
  await clamd?.stop();
  clamd = undefined;
  await expect(clamav({ host: '127.0.0.1', port }).scan(path)).rejects.toThrow('ECONNREFUSED');
});
