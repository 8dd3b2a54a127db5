import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { RefusedFile } from '@quitus/reader/file/refused-file';
import { readFile } from '@quitus/reader/read';
import { afterAll, expect, it, vi } from 'vitest';

import { smallPdf } from '../../../test/small-pdf.ts';
import { readBeside } from './read-beside.ts';

const folder = mkdtempSync(join(tmpdir(), 'quitus-reading-'));
afterAll(() => rmSync(folder, { recursive: true }));

const failed = vi.fn();
const read = readBeside(failed);

function written(name: string, bytes: Uint8Array | string): string {
  const path = join(folder, name);
  writeFileSync(path, bytes);
  return path;
}

it('reads what the reader reads, and tells each page', async () => {
  const path = written('deux-pages', smallPdf(2));
  const onPage = vi.fn();
  expect(await read(path, { onPage })).toEqual(await readFile(path));
  expect(onPage).toHaveBeenCalledTimes(2);
});

it('tells a refusal from a failure, and goes on with the next file', async () => {
  await expect(read(written('rien', 'rien de lisible'))).rejects.toBeInstanceOf(RefusedFile);
  await expect(read(join(folder, 'absent'))).rejects.toThrow('ENOENT');
  expect((await read(written('une-page', smallPdf(1)))).pages).toHaveLength(1);
  expect(failed).not.toHaveBeenCalled();
});
