// npm run test:long: what takes too long to protect every change. CONTRIBUTING.md lists it with the reasons.
import { findChromium } from './chromium.ts';
import { clearReports, command, finish, playwright, vitest } from './testing/runners.ts';

await findChromium();
clearReports();
finish([
  vitest('long', ['--config', 'vitest.long.config.ts']),
  playwright('long-journeys', ['--config', 'e2e/long']),
  playwright('every-screen', ['--config', 'e2e/sweep.config.ts']),
  command('fuzz', '--minutes', '10'),
  command('sales'),
  command('score', '--digital'),
]);
