import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { afterAll, afterEach, describe, expect, it, vi } from 'vitest';

import { hasNativeEngine, nativeEngine } from './native-engine.ts';
import { certainty, isSeen, legibility } from './seen-words.ts';
import { parseTsv } from './tsv.ts';

const folder = mkdtempSync(join(tmpdir(), 'quitus-ocr-'));
afterAll(() => rmSync(folder, { recursive: true }));
afterEach(() => vi.unstubAllEnvs());

const row = (text: string, confidence = 96) =>
  `5\t1\t1\t1\t1\t1\t10\t20\t30\t12\t${confidence}\t${text}`;

/** A tesseract of ours, first on the PATH. */
function install(script: string): void {
  const file = join(folder, 'tesseract');
  writeFileSync(file, `#!/bin/sh\n${script}\n`);
  chmodSync(file, 0o755);
  vi.stubEnv('PATH', `${folder}:/usr/bin:/bin`);
}

const picture = { width: 2, height: 1, data: Uint8Array.of(0, 255) };

describe('the tesseract of the machine', () => {
  it('is used when it knows French', () => {
    install('echo eng; echo fra');
    expect(hasNativeEngine()).toBe(true);
    install('echo eng; echo frak');
    expect(hasNativeEngine()).toBe(false);
    vi.stubEnv('PATH', join(folder, 'nothing'));
    expect(hasNativeEngine()).toBe(false);
  });

  it('gets the picture, one thread and no secret', async () => {
    vi.stubEnv('APP_SECRET', 'secret');
    install(
      String.raw`seen=$(head -c 9 | tr '\n' ' '); printf '5\t1\t1\t1\t1\t1\t10\t20\t30\t12\t91\t%s\n' "$seen/$OMP_THREAD_LIMIT/$APP_SECRET/$7$8"`,
    );
    expect(await nativeEngine(picture, 'SCATTERED')).toEqual([
      { text: 'P5 2 1 25/1//--psm11', box: [10, 20, 40, 32], confidence: 0.91 },
    ]);
    const [rows] = await nativeEngine(picture, 'ROWS');
    expect(rows?.text).toBe('P5 2 1 25/1//--psm6');
  });

  it('that fails is an error, not an empty page', async () => {
    install('exit 3');
    await expect(nativeEngine(picture, 'SCATTERED')).rejects.toThrow('3');
  });
});

describe('what OCR saw', () => {
  const words = parseTsv(
    [row('Total'), row('|', 95), row('—', 30), row('xq', 12), row('-', 91), row(' ')].join('\n'),
  );

  it('is kept without specks and inventions', () => {
    expect(words.filter(isSeen).map(({ text }) => text)).toEqual(['Total', '-']);
  });

  it('is worth the letters that it is sure of', () => {
    const doubtful = parseTsv([row('Montant'), row('lejo', 40)].join('\n'));
    expect([legibility(doubtful), certainty(doubtful)]).toEqual([7, 7 / 11]);
  });
});
