// Hostile files marked and merged: those that came in are, the others are refused, and all in time.
// Only what came in gets there; of the others, some stand for those whose check is wrong one day.
import { existsSync, readdirSync } from 'node:fs';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import type { AcceptedFormat, FileRefusal } from '@quitus/domain/documents/file-rules';
import { afterAll, beforeAll, expect, it } from 'vitest';

import type { HostileFile } from '../../test/hostile-file.ts';
import { hostileFiles } from '../../test/hostile.ts';
import { mergeToPdf } from './merge.ts';
import { sniffFile } from './sniff-file.ts';
import { watermarkedPdf } from './watermark.ts';

/** One in so many of those that are refused. */
const SAMPLED = 20;
/** A page that takes longer is given up, and none of these has two of them. */
const MAX_MS_EACH = 95_000;

const PAGED: readonly AcceptedFormat[] = ['PDF', 'JPEG', 'PNG', 'TIFF', 'HEIC'];

type Made = { pages: number } | { refusal: FileRefusal };
type Answer = {
  what: string;
  how: 'marked' | 'merged';
  made: Made;
  left: boolean;
  taken_ms: number;
  /** It was let in. */
  expected: boolean;
};

/** Whether this one fits in the memory it is given depends on the machine. */
const isCopied = ({ expected, what }: HostileFile): boolean =>
  'warnings' in expected && what !== 'an image of 30 000 × 30 000';

let folder = '';
const answers: Answer[] = [];

async function answersTo({ what, content, expected }: HostileFile): Promise<Answer[]> {
  const [path, output] = [join(folder, 'sent'), join(folder, 'made')];
  await writeFile(path, content);
  const sniffed = await sniffFile(path, '');
  if ('refusal' in sniffed || !PAGED.includes(sniffed.format)) return [];
  const { format } = sniffed;
  const ways = {
    marked: () => watermarkedPdf(path, format, 'Copie', output),
    merged: () => mergeToPdf([{ path, format, title: what, group: 'Fichiers' }], output),
  };
  const answered = async (how: keyof typeof ways): Promise<Answer> => {
    const start = performance.now();
    const made = await ways[how]();
    const taken_ms = performance.now() - start;
    const left = existsSync(output);
    await rm(output, { force: true });
    return { what, how, made, left, taken_ms, expected: 'warnings' in expected };
  };
  return [await answered('marked'), await answered('merged')];
}

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'quitus-hostile-'));
  for (const [index, file] of (await hostileFiles()).entries())
    if (isCopied(file) || index % SAMPLED === 0) answers.push(...(await answersTo(file)));
}, 300_000);

afterAll(() => rm(folder, { recursive: true }));

it('were all tried', () => {
  expect(answers.length).toBeGreaterThan(40);
});

it('are copied when they were let in, and only drawn within limits', () => {
  const refused = answers.filter(({ expected, made }) => expected && 'refusal' in made);
  expect(refused).toEqual([]);
});

it('leave a file when they are copied, and nothing when they are not', () => {
  const wrong = answers.filter(({ made, left }) => left !== 'pages' in made);
  expect(wrong).toEqual([]);
  expect(readdirSync(folder)).toEqual(['sent']);
});

it('are answered in time', () => {
  const slow = answers.filter(({ taken_ms }) => taken_ms > MAX_MS_EACH);
  expect(slow).toEqual([]);
});
