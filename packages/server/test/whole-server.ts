// Everything in one process, as in `main.ts`, on any free port and without the built pages: to be
// started and killed by tests.
import { flushCompileCache } from 'node:module';

import { createApp } from '../src/app.ts';
import type { SellingDeps } from '../src/features/payments/fulfilment.ts';
import { allDuties } from '../src/job-registry.ts';
import { startWorker } from '../src/jobs/worker.ts';
import { run } from '../src/run.ts';
import { QUICK_PROCESS_TIMING } from './quick-timing.ts';
import { openTestPortal } from './robot-in-child.ts';
import { testSite } from './test-site.ts';

await run(
  async ({ config, deps, pool, onStop }) => {
    // What is killed here is the keeping of files; reading them would only make it longer, or for ever.
    const reader: SellingDeps['reader'] = process.env.ENDLESS_READING
      ? () => new Promise(() => {})
      : async () => ({ pages: [], documents: [] });
    // Cut off there, a payment was taken and is not recorded.
    const { fulfilments } = deps;
    const endless = {
      ...fulfilments,
      DOSSIER_ON_DEMAND: { paid: () => new Promise<void>(() => {}) },
    };
    openTestPortal(deps);
    const blind: SellingDeps = {
      ...deps,
      reader,
      fulfilments: process.env.ENDLESS_FULFILMENT ? endless : fulfilments,
    };
    const worker = await startWorker(blind, pool, ...allDuties(blind));
    onStop(worker.stop);
    const app = await createApp(config, blind, testSite());
    onStop(() => app.close());
    const address = await app.listen({ port: 0, host: '127.0.0.1' });
    // Killed, it would leave nothing of what it compiled to the next.
    flushCompileCache();
    console.log(address);
  },
  { timing: QUICK_PROCESS_TIMING },
);
