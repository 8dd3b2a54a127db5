// Pages and API only; any number of these may run side by side.
import { run } from './run.ts';
import { serve } from './serve.ts';

await run(async (running) => {
  await serve(running);
  console.log(`Quitus est prêt : ${running.config.public_url}`);
});
