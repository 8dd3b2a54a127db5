// npm run faults -- [--seed 1] [--each 8] [--from faults.json] [--to results.json]
// Plants one fault after the other in the sources, runs the tests that lead to it, and tells which went unnoticed.
// The working tree must be clean: each file is written back after its fault.
import { spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';

import { drawFaults, type Fault, GROUPS } from './testing/planted-faults.ts';
import { root } from './testing/runners.ts';

const { values: asked } = parseArgs({
  options: {
    seed: { type: 'string', default: '1' },
    each: { type: 'string', default: '8' },
    from: { type: 'string' },
    to: { type: 'string' },
  },
});
/** A fault that makes a test wait for ever is noticed. */
const MAX_MS = 600_000;

function testsFail(file: string, ...args: readonly string[]): boolean {
  const vitest = join(root, 'node_modules', '.bin', 'vitest');
  const related = ['related', '--run', '--bail=1', '--passWithNoTests', ...args, file];
  const options = { cwd: root, stdio: 'ignore', timeout: MAX_MS } as const;
  return spawnSync(process.execPath, [vitest, ...related], options).status !== 0;
}

/** The package's own tests first: they are quick, and mostly enough. */
function isNoticed({ group, file, before, after, line }: Fault): boolean {
  const path = join(root, file);
  const source = readFileSync(path, 'utf8');
  const lines = source.split('\n');
  if (lines[line - 1] !== before) throw new Error(`${file}:${line} is not « ${before} » any more`);
  writeFileSync(path, lines.with(line - 1, after).join('\n'));
  try {
    const own = GROUPS[group].projects.flatMap((name) => ['--project', name]);
    return testsFail(file, ...own) || testsFail(file);
  } finally {
    writeFileSync(path, source);
  }
}

const faults: Fault[] = asked.from
  ? JSON.parse(readFileSync(asked.from, 'utf8'))
  : drawFaults(Number(asked.seed), Number(asked.each));
const results = faults.map((fault) => {
  const started = performance.now();
  const noticed = isNoticed(fault);
  const seconds = Math.round((performance.now() - started) / 1000);
  console.log(`${noticed ? 'vu    ' : 'PASSÉ '} ${fault.file}:${fault.line} (${seconds} s)`);
  if (!noticed) console.log(`       ${fault.before.trim()}\n     → ${fault.after.trim()}`);
  return { ...fault, noticed };
});
if (asked.to) writeFileSync(asked.to, JSON.stringify(results, null, 2));
for (const [group, all] of Map.groupBy(results, ({ group: name }) => name))
  console.log(`${group}: ${all?.filter(({ noticed }) => noticed).length} sur ${all?.length}`);
