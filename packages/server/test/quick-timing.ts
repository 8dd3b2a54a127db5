import type { Timing } from '../src/timing.ts';

/**
 * In the proportions of production. Leases leave room for a machine that is busy with other tests; those of visits
 * are as in production, since tests move the clock that counts them.
 */
export const QUICK_TIMING: Timing = {
  database: { probe_every_ms: 20, probe_timeout_ms: 250, heartbeat_ms: 100 },
  jobs: {
    poll_ms: 50,
    sparse_poll_ms: 500,
    rescue_every_ms: 50,
    dead_after_ms: 300,
    relock_ms: 20,
    restart_ms: 100,
    drain_ms: 200,
  },
  visits: {
    heartbeat_ms: 5000,
    lease_ms: 20_000,
    lease_retry_ms: 10_000,
    turn_retry_ms: 20_000,
    publish_every_ms: 20,
    answer_poll_ms: 20,
  },
};

/** For a process of its own, which has the real clock. */
export const QUICK_PROCESS_TIMING: Timing = {
  ...QUICK_TIMING,
  visits: {
    ...QUICK_TIMING.visits,
    heartbeat_ms: 100,
    lease_ms: 1000,
    lease_retry_ms: 100,
    turn_retry_ms: 100,
  },
};
