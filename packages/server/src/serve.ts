import { createApp } from './app.ts';
import { loadSite, siteFolder } from './http/site.ts';
import { startMetrics } from './metrics/scrape.ts';
import type { Running } from './run.ts';

/** Pages that production does not have. */
const DEVELOPMENT_PAGES = ['/boite-mail', '/atelier'];

/** Answers pages and calls; resolves once it does. */
export async function serve({ config, deps, onStop, started }: Running): Promise<void> {
  const site = loadSite(siteFolder, config.production ? DEVELOPMENT_PAGES : []);
  if (config.production && site.sample_sections.length > 0)
    deps.log.warn(
      { sections: site.sample_sections },
      'the landing page leaves out what has no real content yet',
    );
  const app = await createApp(config, deps, site);
  onStop(() => app.close());
  await started(() => startMetrics(config, deps));
  await app.listen({ port: config.port, host: config.host });
}
