// A PDF that a guarded child writes: there when it is whole, gone when it is not.
import { rm } from 'node:fs/promises';
import { resolve } from 'node:path';

import type { AcceptedFormat, FileRefusal } from '@quitus/domain/documents/file-rules';

import { maxRssKb, readVerdict, stopRefusal } from './child-verdict.ts';
import { type GuardedScript, runGuarded } from './guarded-child.ts';

export type WrittenPdf = { pages: number } | { refusal: FileRefusal };

type Writing = {
  outPath: string;
  /** What is opened, in the order of the steps. */
  formats: readonly AcceptedFormat[];
  onStep?: ((done: number) => void) | undefined;
};

/** The child gets the output's path, then `args`; `step` is the one that was refused. */
export async function writePdf(
  script: GuardedScript,
  args: readonly string[],
  { outPath, formats, onStep }: Writing,
): Promise<{ pages: number } | { refusal: FileRefusal; step: number }> {
  const output = resolve(outPath);
  await rm(output, { force: true });
  let whole = false;
  try {
    const max_rss_kb = maxRssKb(formats);
    const run = await runGuarded(script, [output, ...args], { output, onStep, max_rss_kb });
    if ('stopped' in run) {
      const { steps } = run;
      return { refusal: stopRefusal(run, formats[steps] ?? formats[0]), step: steps };
    }
    const { refusal, count } = readVerdict(run.answer);
    const pages = count('pages');
    if (refusal || !pages) return { refusal: refusal ?? 'CORRUPT_FILE', step: count('step') ?? 0 };
    whole = true;
    return { pages };
  } finally {
    if (!whole) await rm(output, { force: true });
  }
}
