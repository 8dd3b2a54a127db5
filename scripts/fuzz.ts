// npm run fuzz -- --minutes 10 --seed 7: calls everything with anything, and prints one line of figures.
import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';

const root = join(import.meta.dirname, '..');
const { values } = parseArgs({
  options: { minutes: { type: 'string', default: '10' }, seed: { type: 'string' } },
});
const seed = values.seed ?? String(Math.floor(Math.random() * 2 ** 32));
console.log(`Graine : ${seed} (npm run fuzz -- --seed ${seed} pour recommencer)`);

const folder = mkdtempSync(join(tmpdir(), 'quitus-fuzz-'));
const report = join(folder, 'figures.json');
const vitest = join(root, 'node_modules', '.bin', 'vitest');
const ran = spawnSync(process.execPath, [vitest, 'run', '--project', 'fuzz'], {
  cwd: root,
  stdio: 'inherit',
  env: { ...process.env, FUZZ_SEED: seed, FUZZ_MINUTES: values.minutes, FUZZ_REPORT: report },
});
// Without figures it did not get far enough: what happened is above.
if (existsSync(report)) console.log(readFileSync(report, 'utf8'));
rmSync(folder, { recursive: true });
process.exit(ran.status ?? 1);
