// One process that makes all the visits at once, as a worker would; it tells what they brought and its memory.
import { connectorOf } from '@quitus/robots/catalogue';
import { inMemoryPace } from '@quitus/robots/in-memory-pace';
import { visit } from '@quitus/robots/run';

import { type Visited, visitsOrder } from './robot-orders.ts';

process.once('message', (message) => {
  void (async () => {
    const { portals, visits, rps } = visitsOrder.parse(message);
    const pace = inMemoryPace();
    const { signal } = new AbortController();
    const started = performance.now();
    const ended = await Promise.all(
      Array.from({ length: visits }, async (_, index): Promise<string> => {
        const portal = portals[index % portals.length];
        const connector = connectorOf(portal?.connector ?? '');
        if (!portal || !connector) throw new Error('a portal that nobody knows');
        const { manifest } = connector;
        const limits = { ...manifest.limits, rps };
        const { state, kept } = await visit(
          {
            connector: { ...connector, manifest: { ...manifest, limits } },
            tenant: portal.tenant,
            credentials: portal.credentials,
            session: null,
            home: { address: '14 rue du Marché, 44000 Nantes', lots: [] },
            had_before: 0,
          },
          {
            ask: () => Promise.reject(new Error('nobody is there')),
            isKnown: async () => false,
            keep: async () => 'KEPT',
            report: async () => undefined,
            pace,
            network: 'LOOPBACK',
            contact: 'robot@example.fr',
            signal,
            now: () => new Date(),
          },
        );
        return `${state} ${kept}`;
      }),
    );
    const visited: Visited = {
      ended,
      seconds: (performance.now() - started) / 1000,
      rss_mb: process.resourceUsage().maxRSS / 1000,
    };
    process.send?.(visited, undefined, undefined, () => process.exit(0));
  })();
});
