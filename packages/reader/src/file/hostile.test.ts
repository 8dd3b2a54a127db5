// Whatever is sent, an answer comes in time, the reason is right, and nothing stays behind.
import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import type { HostileFile } from '../../test/hostile-file.ts';
import { hostileFiles } from '../../test/hostile.ts';
import { inspectFile, type Inspection } from './inspect.ts';
import { renderPage, type Rendering } from './render.ts';

const MAX_MS_EACH = 21_500;
const MAX_GROWTH_BYTES = 150 * 1024 * 1024;

type Sent = Omit<HostileFile, 'content'> & { path: string };
type Answer = Sent & { inspection: Inspection; rendering: Rendering | null; slowest_ms: number };

let folder = '';
const answers: Answer[] = [];
let growth = 0;
let childrenBefore: string[] = [];

/** The processes that we started, by their number. */
async function children(): Promise<string[]> {
  const numbers = (await readdir('/proc').catch(() => [])).filter((name) => /^\d+$/.test(name));
  const stats = await Promise.all(
    numbers.map(async (number) => {
      const stat = await readFile(`/proc/${number}/stat`, 'latin1').catch(() => '');
      const [, parent] = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
      return parent === String(process.pid) ? [number] : [];
    }),
  );
  return stats.flat();
}

async function timed<T>(work: () => Promise<T>): Promise<[T, number]> {
  const start = performance.now();
  return [await work(), performance.now() - start];
}

async function answerTo(sent: Sent): Promise<Answer> {
  const [inspection, inspected] = await timed(() => inspectFile(sent.path, sent.name));
  const [rendering, rendered] = await timed(async () =>
    'format' in inspection && inspection.pages !== null
      ? renderPage(sent.path, { page: 1, width: 400 })
      : null,
  );
  return { ...sent, inspection, rendering, slowest_ms: Math.max(inspected, rendered) };
}

async function send(files: readonly HostileFile[]): Promise<Sent[]> {
  const sent: Sent[] = [];
  for (const [index, { content, ...rest }] of files.entries()) {
    const path = join(folder, String(index));
    await writeFile(path, content);
    sent.push({ ...rest, path });
  }
  return sent;
}

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'quitus-hostile-'));
  const queue = await send(await hostileFiles());
  childrenBefore = await children();
  const start = process.memoryUsage.rss();
  const watch = setInterval(() => {
    growth = Math.max(growth, process.memoryUsage.rss() - start);
  }, 100);
  // Two at a time: what is measured is the file, not the queue.
  const lane = async () => {
    for (let sent = queue.shift(); sent; sent = queue.shift()) answers.push(await answerTo(sent));
  };
  await Promise.all([lane(), lane()]);
  clearInterval(watch);
}, 300_000);

afterAll(() => rm(folder, { recursive: true }));

describe('hostile files', () => {
  it('are many', () => {
    expect(answers.length).toBeGreaterThan(100);
  });

  it('are each refused for the right reason, or let in with a warning', () => {
    const wrong = answers.flatMap(({ what, name, inspection, expected }) => {
      const right =
        'refusal' in inspection
          ? 'refusals' in expected && expected.refusals.includes(inspection.refusal)
          : 'warnings' in expected && expected.warnings.join() === inspection.warnings.join();
      return right ? [] : [{ what, name: name.slice(0, 40), inspection, expected }];
    });
    expect(wrong).toEqual([]);
  });

  it('are answered in time', () => {
    const slow = answers.filter(({ slowest_ms }) => slowest_ms > MAX_MS_EACH);
    expect(slow.map(({ what, slowest_ms }) => ({ what, slowest_ms }))).toEqual([]);
  });

  it('are drawn within limits when they are let in', () => {
    const drawn = answers.filter(({ rendering }) => rendering !== null);
    expect(drawn.length).toBeGreaterThan(15);
    const failed = drawn.filter(({ rendering }) => rendering && 'refusal' in rendering);
    // Whether this one fits in the memory it is given depends on the machine; the others always do.
    const others = failed.filter(({ what }) => what !== 'an image of 30 000 × 30 000');
    expect(others).toEqual([]);
  });

  it('leave no process behind', async () => {
    expect(await children()).toEqual(childrenBefore);
  });

  it('do not weigh on the process that asked', () => {
    expect(growth).toBeLessThan(MAX_GROWTH_BYTES);
  });
});
