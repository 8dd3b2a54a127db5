// What the processes of the robots' bench say to one another.
import { z } from 'zod';

const portals = z.array(
  z.object({
    connector: z.string(),
    tenant: z.unknown(),
    credentials: z.record(z.string(), z.string()),
  }),
);

export const portalsOpen = z.object({ portals });

export const visitsOrder = z.object({ portals, visits: z.number(), rps: z.number() });

export const portalsSeen = z.object({
  logs: z.array(z.array(z.object({ at: z.number(), path: z.string() }))),
});

export const visitedAll = z.object({
  /** « DONE 10 », one for each visit. */
  ended: z.array(z.string()),
  seconds: z.number(),
  rss_mb: z.number(),
});
export type Visited = z.output<typeof visitedAll>;
