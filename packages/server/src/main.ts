// Everything in one process: pages, API and jobs.
import { startWorker } from './jobs/worker.ts';
import { run } from './run.ts';
import { serve } from './serve.ts';

await run(async (running) => {
  const worker = await startWorker(running.deps, running.pool);
  running.onStop(worker.stop);
  await serve(running);
  console.log(`Quitus est prêt : ${running.config.public_url}`);
});
