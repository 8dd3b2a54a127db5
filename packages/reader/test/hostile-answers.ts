// Sends hostile files through inspection and drawing, and watches what that does to this process.
import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { inspectFile, type Inspection } from '../src/file/inspect.ts';
import { renderPage, type Rendering } from '../src/file/render.ts';
import type { HostileFile } from './hostile-file.ts';

type Sent = Omit<HostileFile, 'content'> & { path: string };
export type HostileAnswer = Sent & {
  inspection: Inspection;
  rendering: Rendering | null;
  slowest_ms: number;
};
export type HostileRun = {
  answers: readonly HostileAnswer[];
  /** How much memory this process took on meanwhile. */
  growth_bytes: number;
  /** Numbers of our child processes that were not there before. */
  left_behind: readonly string[];
};

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

async function answerTo(sent: Sent): Promise<HostileAnswer> {
  const [inspection, inspected] = await timed(() => inspectFile(sent.path, sent.name));
  const [rendering, rendered] = await timed(async () =>
    'format' in inspection && inspection.pages !== null
      ? renderPage(sent.path, { page: 1, width: 400 })
      : null,
  );
  return { ...sent, inspection, rendering, slowest_ms: Math.max(inspected, rendered) };
}

async function written(files: readonly HostileFile[], folder: string): Promise<Sent[]> {
  const sent: Sent[] = [];
  for (const [index, { content, ...rest }] of files.entries()) {
    const path = join(folder, String(index));
    await writeFile(path, content);
    sent.push({ ...rest, path });
  }
  return sent;
}

export async function sendHostile(files: readonly HostileFile[]): Promise<HostileRun> {
  const folder = await mkdtemp(join(tmpdir(), 'quitus-hostile-'));
  const queue = await written(files, folder);
  const before = await children();
  const start = process.memoryUsage.rss();
  let growth_bytes = 0;
  const watch = setInterval(() => {
    growth_bytes = Math.max(growth_bytes, process.memoryUsage.rss() - start);
  }, 100);
  const answers: HostileAnswer[] = [];
  // Two at a time: what is measured is the file, not the queue.
  const takeAll = async () => {
    for (let sent = queue.shift(); sent; sent = queue.shift()) answers.push(await answerTo(sent));
  };
  await Promise.all([takeAll(), takeAll()]);
  clearInterval(watch);
  await rm(folder, { recursive: true });
  const left_behind = (await children()).filter((number) => !before.includes(number));
  return { answers, growth_bytes, left_behind };
}

/** Those refused for another reason than expected, or let in with other warnings. */
export const misjudged = ({ answers }: HostileRun) =>
  answers.flatMap(({ what, name, inspection, expected }) => {
    const isRight =
      'refusal' in inspection
        ? 'refusals' in expected && expected.refusals.includes(inspection.refusal)
        : 'warnings' in expected && expected.warnings.join() === inspection.warnings.join();
    return isRight ? [] : [{ what, name: name.slice(0, 40), inspection, expected }];
  });
