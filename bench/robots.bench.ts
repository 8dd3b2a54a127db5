// Fifty visits at once in one process: what they weigh, and whether each portal was asked no faster than it may.
import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';

import { report } from './figure.ts';
import { portalsOpen, portalsSeen, visitedAll } from './robot-orders.ts';

const VISITS = 50;
const HOSTS = 15;
/** Faster than any portal is asked for real: fifty visits end within a minute. */
const RPS = 10;
const PAPERS = 10;
/** From the issue. */
const ALLOWED_MB = 400;
/** The busiest stretch of this long, at one host. */
const STRETCH_MS = 5000;

const child = (script: string, ...args: string[]): ChildProcess =>
  fork(join(import.meta.dirname, script), args, {
    execArgv: ['--max-semi-space-size=2'],
    env: { ...process.env, MALLOC_ARENA_MAX: '2' },
  });

async function said(from: ChildProcess): Promise<unknown> {
  const gone = once(from, 'exit').then(([code]) => {
    throw new Error(`a process of the bench ended with ${String(code)}`);
  });
  const [message]: unknown[] = await Promise.race([once(from, 'message'), gone]);
  return message;
}

/** Requests per second over the busiest stretch. */
function busiest(times: readonly number[]): number {
  const sorted = times.toSorted((a, b) => a - b);
  let first = 0;
  let most = 0;
  for (const [index, at] of sorted.entries()) {
    while (at - (sorted[first] ?? at) >= STRETCH_MS) first += 1;
    most = Math.max(most, index - first + 1);
  }
  // Both ends of the stretch are counted: five seconds at ten a second may hold fifty-one.
  return ((most - 1) * 1000) / STRETCH_MS;
}

export async function benchRobots(): Promise<boolean> {
  const portals = child('robot-portals.ts', String(HOSTS));
  try {
    const open = portalsOpen.parse(await said(portals));
    const visits = child('robot-visits.ts');
    visits.send({ ...open, visits: VISITS, rps: RPS });
    const { ended, seconds, rss_mb } = visitedAll.parse(await said(visits));
    portals.send('logs');
    const { logs } = portalsSeen.parse(await said(portals));
    const whole = ended.filter((end) => end === `DONE ${PAPERS}`).length;
    return [
      report({
        figure: 'robots-visits-whole',
        value: whole,
        unit: 'visits',
        reference: { name: 'started', value: VISITS },
        goal: 1,
      }),
      report({
        figure: 'robots-busiest-host',
        value: Math.max(...logs.map((log) => busiest(log.map(({ at }) => at)))),
        unit: 'requests/s',
        reference: { name: 'limit', value: RPS },
        goal: 1,
        better: 'lower',
      }),
      report({
        figure: 'robots-50-visits-rss',
        value: rss_mb,
        unit: 'MB',
        reference: { name: 'allowed', value: ALLOWED_MB },
        goal: 1,
        better: 'lower',
      }),
      report({
        figure: 'robots-50-visits',
        value: seconds,
        unit: 's',
        reference: {
          name: 'if the limit were the only thing to wait for',
          value: Math.max(...logs.map(({ length }) => length)) / RPS,
        },
        goal: null,
        better: 'lower',
      }),
    ].every(Boolean);
  } finally {
    portals.kill();
  }
}
