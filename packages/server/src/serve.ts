import { createApp } from './app.ts';
import { loadSite, siteFolder } from './http/site.ts';
import type { Running } from './run.ts';

/** Answers pages and calls; resolves once it does. */
export async function serve({ config, deps, onStop }: Running): Promise<void> {
  const app = await createApp(config, deps, loadSite(siteFolder));
  onStop(() => app.close());
  await app.listen({ port: config.port, host: config.host });
}
