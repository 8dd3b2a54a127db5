// How long from `node main.ts` to the ready line: on an empty folder, then on the same one again.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { median, report } from './figure.ts';
import { start } from './processes.ts';

const ROUNDS = 5;
const MAIN = 'packages/server/src/main.ts';

export async function benchStart(): Promise<boolean> {
  const cold: number[] = [];
  const warm: number[] = [];
  const bare: number[] = [];
  for (let round = 0; round < ROUNDS; round++) {
    const data = mkdtempSync(join(tmpdir(), 'quitus-bench-'));
    const env = { QUITUS_DATA: data, PORT: '3931', DATABASE_URL: '', LOG_LEVEL: 'silent' };
    for (const times of [cold, warm]) {
      const started = await start(MAIN, 'Quitus est prêt', env);
      times.push(started.ms);
      await started.stop();
    }
    const reference = await start('bench/bare-fastify.ts', 'ready', { PORT: '3932' });
    bare.push(reference.ms);
    await reference.stop();
    rmSync(data, { recursive: true, force: true });
  }
  const reference = { name: 'bare Fastify process', value: median(bare) };
  const figures = [
    { figure: 'start-cold', value: median(cold), unit: 'ms', reference, goal: null },
    { figure: 'start-warm', value: median(warm), unit: 'ms', reference, goal: null },
  ];
  return figures.map(report).every(Boolean);
}
