// Everything in one process: pages, API and jobs.
import { startDemoPortals } from './features/demo/demo-portals.ts';
import { fillDemo } from './features/demo/demo.queries.ts';
import { allDuties } from './job-registry.ts';
import { startWorker } from './jobs/worker.ts';
import { run } from './run.ts';
import { serve } from './serve.ts';

await run(async (running) => {
  if (running.config.demo) await running.pool.outlast(() => fillDemo(running.deps));
  await serve(running);
  console.log(`Quitus est prêt : ${running.config.public_url}`);
  if (running.config.demo)
    await running.started(() => startDemoPortals(running.deps, running.config.port));
  // Last: the papers of a new demonstration must not keep the pages waiting.
  await running.started(() => startWorker(running.deps, running.pool, ...allDuties(running.deps)));
});
