// Everything that can be said of the code without running it: types, lint, format, migrations, architecture.
import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const root = join(import.meta.dirname, '..');
const stamp = join(root, '.cache', 'types-and-lint.sha256');

type Step = { title: string; bin: string; args: readonly string[] };

const ROUTE_TYPES: Step = {
  title: 'types des routes',
  bin: 'react-router',
  args: ['typegen', 'packages/web'],
};
/** Type-checks each file once, by the tsconfig.json next to it. */
const TYPES_AND_LINT: Step = {
  title: 'types et règles',
  bin: 'oxlint',
  args: ['--type-aware', '--type-check', '--deny-warnings'],
};
const QUICK_STEPS: readonly Step[] = [
  { title: 'format', bin: 'oxfmt', args: ['--check'] },
  {
    title: 'migrations',
    bin: 'drizzle-kit',
    args: ['check', '--config', 'packages/server/drizzle.config.ts'],
  },
  { title: 'architecture', bin: 'vitest', args: ['run', '--project', 'architecture'] },
];

async function passes({ title, bin, args }: Step): Promise<boolean> {
  const started = performance.now();
  const path = join(root, 'node_modules', '.bin', bin);
  const child = spawn(process.execPath, [path, ...args], { cwd: root });
  const output: Buffer[] = [];
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk: Buffer) => output.push(chunk));
  const code = await new Promise<number | null>((resolve) => child.once('close', resolve));
  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  console.log(`${code === 0 ? 'ok ' : 'NON'}  ${title} (${seconds} s)`);
  if (code !== 0) console.log(Buffer.concat(output).toString());
  return code === 0;
}

function hashOfSources(): string {
  const hash = createHash('sha256').update(JSON.stringify(TYPES_AND_LINT));
  const files = globSync('{*,{packages,e2e,bench,corpus,scripts}/**/*}.{ts,tsx,mjs,json}', {
    cwd: root,
    exclude: ['**/node_modules/**', '**/build/**', 'corpus/{papers,sets}/**', '**/cases/**'],
  });
  for (const file of [...files.toSorted(), '.oxlintrc.json'])
    hash.update(file).update(readFileSync(join(root, file)));
  return hash.digest('hex');
}

/** The longest step is left out where it has passed on these very sources. */
async function typesAndLintPass(): Promise<boolean> {
  const hash = hashOfSources();
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === hash) {
    console.log(`ok   ${TYPES_AND_LINT.title} (inchangé)`);
    return true;
  }
  if (!(await passes(TYPES_AND_LINT))) return false;
  mkdirSync(join(root, '.cache'), { recursive: true });
  writeFileSync(stamp, hash);
  return true;
}

const results = (await passes(ROUTE_TYPES))
  ? await Promise.all([typesAndLintPass(), ...QUICK_STEPS.map(passes)])
  : [false];
process.exit(results.every(Boolean) ? 0 : 1);
