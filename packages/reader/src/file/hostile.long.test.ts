// Whatever is sent, an answer comes in time, the reason is right, and nothing stays behind.
import { beforeAll, describe, expect, it } from 'vitest';

import { temporaryFiles } from '../../test/files.ts';
import { type HostileRun, misjudged, sendHostile } from '../../test/hostile-answers.ts';
import { hostileFiles } from '../../test/hostile.ts';
import { contentPdf, zlibZeros } from '../../test/pdf-bytes.ts';
import { renderPage } from './render.ts';

const MAX_MS_EACH = 21_500;
const MAX_GROWTH_BYTES = 150 * 1024 * 1024;

const written = temporaryFiles();
let run: HostileRun;

beforeAll(async () => {
  run = await sendHostile(await hostileFiles());
}, 300_000);

describe('hostile files', () => {
  it('are many', () => {
    expect(run.answers.length).toBeGreaterThan(100);
  });

  it('are each refused for the right reason, or let in with a warning', () => {
    expect(misjudged(run)).toEqual([]);
  });

  it('are answered in time', () => {
    const slow = run.answers.filter(({ slowest_ms }) => slowest_ms > MAX_MS_EACH);
    expect(slow.map(({ what, slowest_ms }) => ({ what, slowest_ms }))).toEqual([]);
  });

  it('are drawn within limits when they are let in', () => {
    const drawn = run.answers.filter(({ rendering }) => rendering !== null);
    expect(drawn.length).toBeGreaterThan(15);
    const failed = drawn.filter(({ rendering }) => rendering && 'refusal' in rendering);
    // Whether this one fits in the memory it is given depends on the machine; the others always do.
    const others = failed.filter(({ what }) => what !== 'an image of 30 000 × 30 000');
    expect(others).toEqual([]);
  });

  it('leave no process behind', () => {
    expect(run.left_behind).toEqual([]);
  });

  it('do not weigh on the process that asked', () => {
    expect(run.growth_bytes).toBeLessThan(MAX_GROWTH_BYTES);
  });

  it('are given up by whoever draws them too', async () => {
    const bomb = written(contentPdf(zlibZeros(1024), '/Filter /FlateDecode'));
    expect(await renderPage(bomb, { page: 1, width: 100 })).toEqual({ refusal: 'FILE_TOO_SLOW' });
  });
});
