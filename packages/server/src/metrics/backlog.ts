// The backlog as gauges, filled at each scrape by one query.
import { setTimeout as sleep } from 'node:timers/promises';

import type { Logger } from 'pino';
import { Gauge, type Registry } from 'prom-client';

import type { Db } from '../db/pool.ts';
import { findBacklog, findVisitsUnderWay } from './backlog.queries.ts';

/** Less than a scrape waits for: a database that is down must not hide the process. */
const PATIENCE_MS = 2000;

export function watchBacklog(registry: Registry, { db, log }: { db: Db; log: Logger }) {
  const registers = [registry];
  const gauge = (name: string, help: string) => new Gauge({ name, help, registers });
  const byJob = (name: string, help: string) =>
    new Gauge({ name, help, labelNames: ['job'], registers });
  const up = gauge('quitus_database_up', 'Whether the database answered this scrape');
  const waiting = byJob('quitus_jobs_waiting', 'Jobs that could run and wait');
  const oldest = byJob('quitus_jobs_oldest_seconds', 'Age of the oldest of them');
  const givenUp = byJob('quitus_jobs_given_up', 'Jobs that nobody will try again');
  const mails = gauge('quitus_mails_waiting', 'Mails that were not sent yet');
  const oldestMail = gauge('quitus_mails_oldest_seconds', 'Age of the oldest of them');

  const visits = new Gauge({
    name: 'quitus_robot_visits',
    help: 'Visits of the robots under way, by state',
    labelNames: ['state'],
    registers,
  });

  const look = async () => ({
    lines: await findBacklog(db),
    under_way: await findVisitsUnderWay(db),
  });
  const count = () =>
    Promise.race([look(), sleep(PATIENCE_MS, null, { ref: false })]).catch((cause: unknown) => {
      log.warn({ err: cause }, 'the backlog could not be counted');
      return null;
    });

  /** What was true at the last scrape is not shown as if it still were. */
  return async function refresh(): Promise<void> {
    const found = await count();
    const lines = found?.lines ?? null;
    for (const one of [waiting, oldest, givenUp, visits]) one.reset();
    for (const { state, runs } of found?.under_way ?? []) visits.set({ state }, runs);
    for (const one of [mails, oldestMail]) one.remove();
    up.set(lines === null ? 0 : 1);
    for (const line of lines ?? [])
      if (line.job === null) {
        mails.set(line.waiting);
        oldestMail.set(line.oldest_seconds);
      } else {
        waiting.set({ job: line.job }, line.waiting);
        oldest.set({ job: line.job }, line.oldest_seconds);
        givenUp.set({ job: line.job }, line.given_up);
      }
  };
}
