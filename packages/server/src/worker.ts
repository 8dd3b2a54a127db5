// Jobs only; any number of these may run side by side.
import { allDuties } from './job-registry.ts';
import { startWorker } from './jobs/worker.ts';
import { startMetrics } from './metrics/scrape.ts';
import { run } from './run.ts';

await run(async ({ config, deps, pool, started }) => {
  await started(() => startMetrics(config, deps));
  await started(() => startWorker(deps, pool, ...allDuties(deps)));
  console.log('Quitus travaille : les tâches sont prises en charge.');
});
