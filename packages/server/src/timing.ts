/** Leases, heartbeats and pauses, in milliseconds. Production values: `config.ts`. */
export type Timing = { database: DatabaseTiming; jobs: JobTiming; visits: VisitTiming };

export type DatabaseTiming = {
  /** Between two probes of a database that is away. */
  probe_every_ms: number;
  /** A probe that got no answer for so long has failed. */
  probe_timeout_ms: number;
  /** Between two queries that check a connection which only listens. */
  heartbeat_ms: number;
};

export type JobTiming = {
  /** Between two polls of one job slot. */
  poll_ms: number;
  /** With many slots in one process: they rely on LISTEN/NOTIFY. */
  sparse_poll_ms: number;
  /** Between two searches for jobs of dead workers and for idle lanes. */
  rescue_every_ms: number;
  /** A worker without its lock for so long is dead: longer than a living one needs to lock again. */
  dead_after_ms: number;
  /** Before the lock of a living worker is tried again. */
  relock_ms: number;
  /** Before a worker that failed to start is started again. */
  restart_ms: number;
  /** How long running jobs may take to end after SIGTERM. */
  drain_ms: number;
};

export type VisitTiming = {
  heartbeat_ms: number;
  /** A visit without a heartbeat for so long lost its worker. */
  lease_ms: number;
  /** Before a job looks again at a visit whose lease is held. */
  lease_retry_ms: number;
  /** Before a visit asks again for a place at a busy portal. */
  turn_retry_ms: number;
  /** Between two progress notices. */
  publish_every_ms: number;
  /** Between two looks at whether the person has answered. */
  answer_poll_ms: number;
};
