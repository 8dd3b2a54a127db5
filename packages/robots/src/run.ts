// One visit from the login to the last file, without a database: the host keeps what it brings.
import type { Connector, Home, Question } from './connector.ts';
import { type BrokenFile, fetchAll, nothingYet } from './fetch-files.ts';
import type { Fields } from './manifest.ts';
import { type OpenSession, openSession, type SavedSession } from './open-session.ts';
import { RobotError } from './robot-error.ts';
import type { RunHost } from './run-host.ts';
import { SessionExpired } from './session.ts';
import { tidyQuestion } from './tidy.ts';
import { type TimeBudget, timeBudget } from './time-budget.ts';
import { stopped, TEMPO } from './transport.ts';
import { parsedOrder } from './typed-access.ts';
import { enter, enterState, isInside, type Walk } from './walk.ts';

export type RunOrder<F extends Fields, T> = {
  connector: Connector<F, T>;
  tenant: unknown;
  /** As typed; parsed by the manifest. Null: only the kept session. */
  credentials: Record<string, string> | null;
  session: SavedSession | null;
  /** The person keeps the session: the robot does not sign out of it. */
  keep_session?: boolean;
  home: Home;
  /** How many documents this access had last time: none now is suspect. */
  had_before: number;
};

export type RunResult = {
  state: 'DONE' | 'PARTIAL';
  kept: number;
  duplicates: number;
  known: number;
  left: number;
  broken: readonly BrokenFile[];
  /** For whoever chose to keep it. */
  session: SavedSession;
};

/** Throws RobotError, or what its host threw. What `host.keep` was given before stays kept. */
export async function visit<F extends Fields, T>(
  order: RunOrder<F, T>,
  host: RunHost,
): Promise<RunResult> {
  const { manifest } = order.connector;
  const { tenant, credentials } = parsedOrder(order);
  const hosts = manifest.hosts(tenant);
  const budget = timeBudget(manifest.limits.budget_ms);
  const signal = AbortSignal.any([host.signal, budget.signal]);
  const session = openSession({
    ...host,
    hosts,
    base: `${host.network === 'PUBLIC' ? 'https' : 'http'}://${hosts[0]}`,
    limits: manifest.limits,
    signal,
    saved: order.session,
  });
  const { home, connector, had_before } = order;
  const { now } = host;
  const state: Walk['state'] = { now: 'LOGGING_IN' };
  const ask = rememberingHome(askHost(host, budget, signal, state));
  const walk: Walk<F, T> = {
    connector,
    visit: { tenant, home, session, ask, signal, now },
    credentials,
    state,
    host,
    limits: manifest.limits,
    had_before,
  };
  let inside = false;
  try {
    await enterState(walk, 'LOGGING_IN');
    if (order.session === null || !(await isInside(walk))) {
      await enter(walk);
      await host.entered?.(session.save());
    }
    inside = true;
    const counts = await fetchWithOneReturn(walk);
    return { ...counts, session: session.save() };
  } catch (cause) {
    throw signal.aborted ? stopped(signal) : cause;
  } finally {
    budget.stop();
    if (inside && !order.keep_session) await leave(walk, session);
    await session.close();
  }
}

/** A person is asked: the visit waits, its clock stands, and cancelling ends the waiting. */
const askHost =
  (host: RunHost, budget: TimeBudget, signal: AbortSignal, state: Walk['state']) =>
  async (question: Question): Promise<string> => {
    if (signal.aborted) throw stopped(signal);
    await host.report({ kind: 'STATE', state: 'WAITING_USER' });
    const gone = new Promise<never>((_resolve, reject) => {
      signal.addEventListener('abort', () => reject(stopped(signal)), { once: true });
    });
    const { shown, meant } = tidyQuestion(question);
    const answer = await budget.pausedFor(() => Promise.race([host.ask(shown), gone]));
    await host.report({ kind: 'STATE', state: state.now });
    return meant(answer);
  };

/** Which home it is was said once: a list that is read anew after a second login does not ask again. */
function rememberingHome(ask: RunHost['ask']): RunHost['ask'] {
  let said: string | null = null;
  return async (question) => {
    if (question.kind !== 'UNIT') return ask(question);
    const known = question.units.find(({ id }) => id === said);
    said = known?.id ?? (await ask(question));
    return said;
  };
}

/** The portal may show the login page again on the way: one enters once more, and reads the list anew. */
async function fetchWithOneReturn<F extends Fields, T>(
  walk: Walk<F, T>,
): Promise<Omit<RunResult, 'session'>> {
  const progress = nothingYet();
  try {
    await fetchAll(walk, progress);
  } catch (cause) {
    if (!(cause instanceof SessionExpired)) throw cause;
    await enterState(walk, 'LOGGING_IN');
    await enter(walk);
    await fetchAll(walk, progress).catch((again: unknown) => {
      if (!(again instanceof SessionExpired)) throw again;
      throw new RobotError('UNKNOWN', { info: 'the session ended again after a second login' });
    });
  }
  const { kept, duplicates, known, left, broken } = progress;
  return { state: broken.length > 0 ? 'PARTIAL' : 'DONE', kept, duplicates, known, left, broken };
}

/** A courtesy to the portal: whether it works changes nothing. */
async function leave<F extends Fields, T>(walk: Walk<F, T>, session: OpenSession): Promise<void> {
  const { leaving_ms, deadline } = { ...TEMPO, ...walk.host.tempo };
  const signal = deadline(leaving_ms);
  const leaving = { ...walk.visit, session: session.under(signal), signal };
  await walk.connector.logout?.(leaving).catch(() => undefined);
}
