// What this process counts about itself, in the words of Prometheus. Labels hold route patterns, job
// names and codes of ours: never an id, an address or anything a caller wrote.
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Pool } from 'pg';
import { Counter, Gauge, Histogram, Registry } from 'prom-client';

export type ReadingOutcome = 'read' | 'unreadable' | 'tried_again';

/** From « as expected » to « somebody left »; each one is a line per route. */
const SECONDS = [0.01, 0.05, 0.25, 1, 5];

export type Metrics = ReturnType<typeof createMetrics>;

export function createMetrics(pool: Pool) {
  const registry = new Registry();
  const registers = [registry];
  const requests = new Counter({
    name: 'quitus_http_requests_total',
    help: 'Requests answered, by route pattern',
    labelNames: ['method', 'route', 'status'],
    registers,
  });
  const durations = new Histogram({
    name: 'quitus_http_request_seconds',
    help: 'Time until the answer was sent, by route pattern',
    labelNames: ['method', 'route'],
    buckets: SECONDS,
    registers,
  });
  const jobs = new Counter({
    name: 'quitus_jobs_total',
    help: 'Jobs that this process ended, done or failed; one that fails may be tried again',
    labelNames: ['job', 'outcome'],
    registers,
  });
  const readings = new Counter({
    name: 'quitus_readings_total',
    help: 'Files read by this process, by outcome',
    labelNames: ['outcome'],
    registers,
  });
  const visits = new Counter({
    name: 'quitus_robot_visits_total',
    help: 'Visits of the robots that this process ended, by portal and by state or code',
    labelNames: ['connector', 'outcome'],
    registers,
  });
  const sockets = new Gauge({
    name: 'quitus_live_sockets',
    help: 'Open live connections of this process',
    registers,
  });
  watchPool(pool, registry);

  return {
    registry,
    answered: (request: FastifyRequest, reply: FastifyReply): void => {
      const { method } = request;
      const route = request.routeOptions?.url ?? 'unmatched';
      requests.inc({ method, route, status: reply.statusCode });
      durations.observe({ method, route }, reply.elapsedTime / 1000);
    },
    jobEnded: (job: string, outcome: 'done' | 'failed') => jobs.inc({ job, outcome }),
    readingEnded: (outcome: ReadingOutcome) => readings.inc({ outcome }),
    visitEnded: (connector: string, outcome: string) => visits.inc({ connector, outcome }),
    socketsOpen: (open: number) => sockets.set(open),
  };
}

function watchPool(pool: Pool, registry: Registry): void {
  const connections = new Gauge({
    name: 'quitus_database_connections',
    help: 'Connections of this process to the database, and calls that wait for one',
    labelNames: ['state'],
    registers: [registry],
    collect: () => {
      connections.set({ state: 'open' }, pool.totalCount);
      connections.set({ state: 'idle' }, pool.idleCount);
      connections.set({ state: 'awaited' }, pool.waitingCount);
    },
  });
}
