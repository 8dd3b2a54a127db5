// Everything in one process, as in `main.ts`, on any free port and without the built pages: to be
// started and killed by tests.
import { createApp } from '../src/app.ts';
import { startWorker } from '../src/jobs/worker.ts';
import { run } from '../src/run.ts';
import { testSite } from './test-site.ts';

await run(async ({ config, deps, pool, onStop }) => {
  const worker = await startWorker(deps, pool);
  onStop(worker.stop);
  const app = await createApp(config, deps, testSite());
  onStop(() => app.close());
  console.log(await app.listen({ port: 0, host: '127.0.0.1' }));
});
