// What was reached: of each folder of cases, how many facts are right, and which are wrong or missed.
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

import { type Case, CASES } from './case-file.ts';
import { judgeCase, type Verdicts } from './judge-case.ts';
import { readCase } from './read-case.ts';

export type Baseline = Record<string, Verdicts>;

const FILE = join(CASES, 'baseline.json');
/** One fact in two hundred may change hands within a folder, and one fact in the smallest. */
const NOISE = 200;

export const readBaseline = (): Baseline => JSON.parse(readFileSync(FILE, 'utf8'));
export const writeBaseline = (baseline: Baseline): void =>
  writeFileSync(FILE, `${JSON.stringify(baseline, null, 2)}\n`);

export async function verdictsOf(cases: readonly Case[]): Promise<Verdicts> {
  const all: Verdicts[] = [];
  for (const one of cases) all.push(judgeCase(one, await readCase(one)));
  return {
    right: all.reduce((sum, { right }) => sum + right, 0),
    wrong: all.flatMap(({ wrong }) => wrong),
    missed: all.flatMap(({ missed }) => missed),
  };
}

export const noiseOf = ({ right }: Verdicts): number => Math.max(1, Math.floor(right / NOISE));

const added = (before: readonly string[], now: readonly string[]): string =>
  now.filter((one) => !before.includes(one)).join('\n  ') || 'none';

/** A sentence where more is wrong or less is right than the noise allows; null where all is as good as before. */
export function loss(before: Verdicts, now: Verdicts): string | null {
  const noise = noiseOf(before);
  const isWorse =
    now.wrong.length > before.wrong.length + noise || now.right < before.right - noise;
  return isWorse
    ? `right ${before.right} → ${now.right}, wrong ${before.wrong.length} → ${now.wrong.length} (noise ${noise})
newly wrong:
  ${added(before.wrong, now.wrong)}
newly missed:
  ${added(before.missed, now.missed)}`
    : null;
}
