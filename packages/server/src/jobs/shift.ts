// One life of the queue's own worker. It gives up when the end of a job cannot be written, and then only
// ends what it had begun: whoever started it starts another.
import { EventEmitter } from 'node:events';

import { type CronItem, Logger, parseCronItems, run, type TaskList } from 'graphile-worker';

import type { WatchedPool } from '../db/watched-pool.ts';
import type { Deps } from '../deps.ts';
import { keepPresence } from './presence.ts';

/** What is done, and when. */
export type Duties = {
  tasks: TaskList;
  schedule: readonly CronItem[];
  laned: readonly { name: string; lanes?: number }[];
  /** How many at once in this process. */
  hands?: number | undefined;
};

export type Shift = {
  /** As the jobs in its hands name it. */
  id: string;
  /** It takes no more jobs; those under way go on. */
  leave: () => Promise<void>;
  /** It left, and nothing is under way any more. */
  over: Promise<void>;
  /** From then on its jobs are anybody's. */
  forget: () => void;
};

const HANDS = 5;

export const queueLogger = ({ log, db }: Pick<Deps, 'log' | 'db'>): Logger =>
  new Logger(() => (level, message) => {
    // An outage is told once; what is cut off at the end is expected.
    if (db.$client.doubtful || db.$client.ending) return;
    // Hands that mostly wait need no connection each.
    if (message.includes('maxPoolSize')) return;
    if (level === 'error' || level === 'warning') log.warn({ from: 'queue' }, message);
  });

export async function beginShift(
  deps: Deps,
  pool: WatchedPool,
  { tasks, schedule, hands = HANDS }: Duties,
  onLeaving: () => void,
): Promise<Shift> {
  const timing = deps.timing.jobs;
  const events = new EventEmitter();
  const over = Promise.withResolvers<void>();
  let [id, underWay, leaving] = ['', 0, false];
  const check = () => {
    if (leaving && underWay === 0) over.resolve();
  };
  events.on('pool:create', ({ workerPool }: { workerPool: { id: string } }) => {
    id = workerPool.id;
  });
  events.on('job:start', () => void (underWay += 1));
  for (const end of ['job:complete', 'worker:fatalError'])
    events.on(end, () => {
      underWay -= 1;
      check();
    });
  events.once('pool:gracefulShutdown', () => {
    leaving = true;
    check();
    onLeaving();
  });
  // Nothing can be ended in order while the database is away: it gives up once it is back.
  let isStopping = false;
  const leavesInOrder: GraphileConfig.Plugin = {
    name: 'LeavesInOrder',
    version: '1.0.0',
    worker: {
      middleware: {
        poolGracefulShutdown: async (next) => {
          if (!isStopping) await pool.settled();
          return next();
        },
      },
    },
  };
  const runner = await run({
    pgPool: pool,
    concurrency: hands,
    // Every slot polls: many slots poll less often and rely on LISTEN/NOTIFY.
    pollInterval: hands > HANDS ? timing.sparse_poll_ms : timing.poll_ms,
    noHandleSignals: true,
    taskList: tasks,
    parsedCronItems: parseCronItems([...schedule]),
    events,
    logger: queueLogger(deps),
    preset: {
      // Written apart from the job: when that fails the worker gives up; otherwise the process would.
      worker: { completeJobBatchDelay: 0, failJobBatchDelay: 0 },
      plugins: [leavesInOrder],
    },
  });
  const presence = keepPresence(pool, id, timing.relock_ms);
  return {
    id,
    leave: async () => {
      isStopping = true;
      return leaving ? over.promise : runner.stop();
    },
    over: over.promise,
    forget: presence.end,
  };
}
