// The connections to the database, and whether it is there: told once when it goes, once when it is back.
// Meanwhile nobody waits for a connection in vain, and whoever can wait learns when to go on.
import { Socket } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';

import { Client, Pool, type PoolClient, type PoolConfig } from 'pg';

import type { DatabaseTiming } from '../timing.ts';
import { DatabaseAway, isDatabaseAway, isFull } from './away.ts';

export type OutageLog = { warn: (detail: object, message: string) => void };

type Connected = (
  cause: Error | undefined,
  client: PoolClient | undefined,
  done: (release?: unknown) => void,
) => void;

const AWAY = () => new DatabaseAway('the database is away');

export class WatchedPool extends Pool {
  readonly timing: DatabaseTiming;
  readonly #log: OutageLog;
  readonly #config: PoolConfig;
  /** Settled once the database answers again; null while it does. */
  #outage: PromiseWithResolvers<void> | null = null;
  #probing = false;

  constructor(config: PoolConfig, timing: DatabaseTiming, log: OutageLog) {
    super(config);
    this.timing = timing;
    this.#config = config;
    this.#log = log;
    // Connections that break while nobody uses them, and those in use: a restart must not cost the process.
    this.on('error', (cause) => void this.#suspect(cause));
    this.on('connect', (client) => client.on('error', (cause: Error) => void this.#suspect(cause)));
  }

  get away(): boolean {
    return this.#outage !== null;
  }

  /** Something broke: what it is was told, or will be in a moment. */
  get doubtful(): boolean {
    return this.#probing;
  }

  /** Resolves when the database answers: at once unless it is away. */
  async back(): Promise<void> {
    await this.#outage?.promise;
  }

  /** For the start of a process: waits for a database that is away, throws when it refuses us. */
  async reach(): Promise<void> {
    for (let cause = await this.#probe(); cause !== null; cause = await this.#probe()) {
      if (!isDatabaseAway(cause, true)) throw cause;
      await this.#suspect(cause);
      await sleep(this.timing.probe_every_ms);
    }
  }

  /** For whoever saw it go: by then it is known whether it is away, and it is back if it was. */
  async settled(): Promise<void> {
    await sleep(this.timing.probe_every_ms);
    await this.back();
  }

  /** Work on the database and nothing else, done again from the start when it went away meanwhile. */
  async outlast<T>(work: () => Promise<T>): Promise<T> {
    for (;;)
      try {
        return await work();
      } catch (cause) {
        if (this.ending || !isDatabaseAway(cause, true)) throw cause;
        await this.settled();
      }
  }

  override connect(): Promise<PoolClient>;
  override connect(callback: Connected): void;
  override connect(callback?: Connected): Promise<PoolClient> | void {
    if (!callback) return this.#connected();
    if (this.away) process.nextTick(callback, AWAY(), undefined, () => {});
    else
      super.connect((cause, client, done) => callback(cause && this.#asError(cause), client, done));
  }

  async #connected(): Promise<PoolClient> {
    if (this.away) throw AWAY();
    return super.connect().catch((cause: unknown) => {
      throw this.#asError(cause);
    });
  }

  #asError(cause: unknown): Error {
    if (!isDatabaseAway(cause, true))
      return cause instanceof Error ? cause : new Error('no connection', { cause });
    void this.#suspect(cause);
    return new DatabaseAway('no connection to the database', { cause });
  }

  /** A connection was lost, or not made: that alone may be an accident, so a new one is tried. */
  async #suspect(cause: unknown): Promise<void> {
    if (this.#probing) return;
    this.#probing = true;
    for (let last = await this.#probe(); !this.ending; last = await this.#probe()) {
      if (last === null || !isDatabaseAway(last, true) || isFull(last)) break;
      if (!this.#outage) {
        this.#outage = Promise.withResolvers();
        this.#log.warn({ err: last }, 'the database is away: waiting for it');
      }
      await sleep(this.timing.probe_every_ms);
    }
    this.#probing = false;
    const outage = this.#outage;
    this.#outage = null;
    if (!this.ending && outage) this.#log.warn({}, 'the database is back');
    else if (!this.ending) this.#log.warn({ err: cause }, 'a database connection was lost');
    outage?.resolve();
  }

  /** Null: it answers. */
  async #probe(): Promise<unknown> {
    const socket = new Socket();
    const client = new Client({ ...this.#config, stream: () => socket });
    client.on('error', () => {}); // told by the query that it breaks
    const answered = client.connect().then(() => client.query('select 1'));
    // One that accepts and then says nothing is away too.
    const late = sleep(this.timing.probe_timeout_ms, undefined, { ref: false }).then(() =>
      Promise.reject(AWAY()),
    );
    try {
      await Promise.race([answered, late]);
      return null;
    } catch (cause) {
      return cause;
    } finally {
      for (const unheard of [answered, late]) unheard.catch(() => {});
      client.end().catch(() => {}); // it may never have begun
      setTimeout(() => socket.destroy(), this.timing.probe_every_ms).unref();
    }
  }
}
