import { existsSync, statSync } from 'node:fs';
import { join } from 'node:path';

import { expect, it } from 'vitest';

import { temporaryFiles, temporaryFolder } from '../../test/files.ts';
import { pagesPdf } from '../../test/pdf-bytes.ts';
import { runGuarded } from './guarded-child.ts';
import { writePdf } from './written-pdf.ts';

const written = temporaryFiles();
const folder = temporaryFolder();
const at = (name: string) => join(folder, name);

it('a child writes the file it was given, for its owner alone, and counts its steps', async () => {
  const output = at('mine.pdf');
  const steps: number[] = [];
  const args = [output, written(pagesPdf(3)), 'PDF', 'Copie'];
  const run = await runGuarded('watermark-child.ts', args, {
    output,
    onStep: (done) => steps.push(done),
  });
  expect(run).toEqual({ answer: Buffer.from('{"pages":3}') });
  expect(steps).toEqual([1, 2, 3]);
  expect(statSync(output).mode & 0o777).toBe(0o600);
});

it('a child that tries another path fails, and the file it read is not to blame', async () => {
  const [other, output] = [at('other.pdf'), at('allowed.pdf')];
  const args = [other, written(pagesPdf(1)), 'PDF', 'Copie'];
  await expect(runGuarded('watermark-child.ts', args, { output })).rejects.toThrow('its files');
  await expect(runGuarded('watermark-child.ts', args)).rejects.toThrow('its files');
  expect(existsSync(other)).toBe(false);
});

it('what a refused file left half written is removed', async () => {
  const good = [written(pagesPdf(1)), 'PDF', 'Bail', 'Appartement', ''];
  const bad = [written(Buffer.from('%PDF-1.7 no')), 'PDF', 'Acte', 'Appartement', ''];
  const outPath = at('merged.pdf');
  const merged = await writePdf('merge-child.ts', ['Dossier', ...good, ...bad], {
    outPath,
    formats: ['PDF', 'PDF'],
  });
  expect(merged).toEqual({ refusal: 'CORRUPT_FILE', step: 1 });
  expect(existsSync(outPath)).toBe(false);
});

it('a child that has answered and cannot end is not waited for', async () => {
  const start = performance.now();
  expect(await runGuarded('../../test/lingering-child.ts', [])).toEqual({
    answer: Buffer.from('done'),
  });
  expect(performance.now() - start).toBeLessThan(10_000);
});

it('a child that takes too much of the processor is killed', async () => {
  const stopped = await runGuarded('../../test/busy-child.ts', [], { max_step_cpu_ms: 200 });
  expect(stopped).toMatchObject({ stopped: 'TIME', steps: 0 });
});

it('a child that takes too much memory is killed', async () => {
  const stopped = await runGuarded('../../test/busy-child.ts', [], { max_rss_kb: 20_000 });
  expect(stopped).toMatchObject({ stopped: 'MEMORY', steps: 0 });
});
