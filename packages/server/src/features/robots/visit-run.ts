// One visit of the robot for one dossier: what the connector tells, asks and brings is written as it comes.
import { wholeLine } from '@quitus/domain/portfolios/property-address';
import type { RunState } from '@quitus/domain/robots/run-state';
import { RobotError } from '@quitus/robots/robot-error';
import type { RunHost, RunProgress } from '@quitus/robots/run-host';
import type { Transport } from '@quitus/robots/transport';

import { sampleAt } from '../../adapters/robots/portals.ts';
import type { Deps } from '../../deps.ts';
import { keepSession, openAccess } from './accesses.queries.ts';
import { createAsker } from './ask-person.ts';
import type { RunEnd } from './end.queries.ts';
import { countSeen, type Fate, isKnownDocument, rememberDocument } from './fetched.queries.ts';
import { sharedPace } from './hosts.queries.ts';
import { keepFetched } from './keep-file.ts';
import {
  addStep,
  beat,
  changeActiveRun,
  noteCredentials,
  type StoredRun,
  publishRun,
} from './runs.queries.ts';
import type { Taken } from './take-up.ts';

/** Throws only what is no failure of the visit: the database, the disk. */
export async function visitRun(deps: Deps, taken: Taken): Promise<RunEnd> {
  const { run, access, destination, portfolio } = taken;
  const stop = new AbortController();
  const asker = createAsker(deps, run, stop.signal);
  const publisher = createRunPublisher(deps, run);
  const unlisten = await deps.runChannel.listen(run.id, (sent) => {
    if ('stop' in sent) stop.abort();
    else void asker.hear(sent);
  });
  const beating = setInterval(() => {
    beat(deps.db, run, deps.now()).then(
      (order) => (order === 'STOP' ? stop.abort() : undefined),
      (cause: unknown) => deps.log.debug({ err: cause }, 'a beat was missed'),
    );
  }, deps.timing.visits.heartbeat_ms);
  const ours = watchOurs();
  const host = runHost(deps, taken, { ask: asker.ask, publisher, ours, signal: stop.signal });
  try {
    const { connector, tenant } = destination;
    const { session } = await deps.portals.visit(
      {
        connector,
        tenant,
        ...(await openAccess(deps.keys.robots, access)),
        keep_session: access.keeps_session,
        home: { address: wholeLine(portfolio.main_address), lots: portfolio.lots },
        had_before: await countSeen(deps.db, run),
      },
      host,
    );
    return { state: 'DONE', session };
  } catch (cause) {
    // What we could not write is not the portal's fault: the job meets it, and may begin anew.
    if (ours.failed !== null) throw ours.failed;
    if (!(cause instanceof RobotError)) throw cause;
    const { code, facts } = cause;
    deps.log.warn(
      { run_id: run.id, connector: run.connector_id, code, info: facts.info },
      'a visit failed',
    );
    return { state: 'FAILED', code, facts };
  } finally {
    clearInterval(beating);
    unlisten();
    await publisher.settled();
  }
}

type Around = { ask: RunHost['ask']; publisher: RunPublisher; ours: Ours; signal: AbortSignal };

function runHost(
  deps: Deps,
  { run, access, destination }: Taken,
  { ask, publisher, ours: { watch }, signal }: Around,
): RunHost {
  const fates = new Map<string, Fate>();
  let last: Promise<unknown> = Promise.resolve();
  const login = watchLogin(watch(() => noteCredentials(deps.db, run, 'KEPT_BACK', 'SENT')));
  const pace = sharedPace(deps);
  return {
    ask: watch(ask),
    isKnown: watch((remote_key) => isKnownDocument(deps.db, run, remote_key)),
    keep: watch(async (document, file) => {
      // One after the other: the same bytes under two names are seen to be the same.
      const keeping = last.then(() => keepFetched(deps, run, document, file));
      last = keeping.catch(() => undefined);
      const fate = await keeping;
      fates.set(document.remote_key, fate);
      return fate.outcome === 'DUPLICATE'
        ? 'DUPLICATE'
        : fate.outcome === 'KEPT'
          ? 'KEPT'
          : 'ASIDE';
    }),
    report: watch(async (progress) => {
      const now = deps.now();
      if (progress.kind === 'STATE') login.pass(progress.state);
      if (progress.kind === 'DOCUMENT') {
        const { document, outcome, reason } = progress;
        const nothing = { file_id: null, sha256: null };
        const said = { outcome, reason: reason === null ? null : sentenceOf(reason), ...nothing };
        const own = fates.get(document.remote_key);
        const aside = own?.outcome === 'KEPT' && outcome === 'ASIDE';
        const fate = own ? { ...own, ...(aside && { outcome }) } : said;
        await rememberDocument(deps.db, run, document, fate, now);
      } else await writeProgress(deps, run, progress, now);
      publisher.publish();
    }),
    // Should the visit be put off, the next one need not ask for the code again.
    entered: watch((session) => keepSession(deps.db, deps.keys.robots, access, session)),
    pace: { turn: watch(pace.turn), pause: watch(pace.pause) },
    wrap: login.wrap,
    network: sampleAt(deps.portals, destination.host) ? 'LOOPBACK' : 'PUBLIC',
    contact: deps.contactEmail,
    signal,
    now: deps.now,
  };
}

const BROKEN_REASONS: Record<string, string> = {
  FILE_BROKEN: 'Illisible sur le portail.',
  FILE_TIMEOUT: 'Trop long à télécharger.',
};
const sentenceOf = (reason: string): string => BROKEN_REASONS[reason] ?? reason;

type Movement = Exclude<RunProgress, { kind: 'DOCUMENT' }>;

const ON_THE_WAY: Partial<Record<RunState, string>> = {
  LOGGING_IN: 'Connexion au portail',
  LISTING: 'Accès accepté',
};

async function writeProgress(deps: Deps, run: StoredRun, progress: Movement, now: Date) {
  const { db } = deps;
  if (progress.kind === 'COUNT') {
    const { done, total } = progress;
    await changeActiveRun(db, run, { done, total });
  } else if (progress.kind === 'STEP') {
    const { title, detail } = progress;
    await addStep(db, run, { title, detail, at: now.toISOString() });
  } else if (progress.state !== 'WAITING_USER') {
    // Who waits for a person is written with the question.
    await changeActiveRun(db, run, { state: progress.state });
    if (progress.state === 'LISTING') await noteCredentials(db, run, 'SENT', 'PROVEN');
    const title = ON_THE_WAY[progress.state];
    if (title) await addStep(db, run, { title, detail: run.portal, at: now.toISOString() });
  }
}

type RunPublisher = { publish: () => void; settled: () => Promise<void> };

function createRunPublisher(deps: Deps, run: StoredRun): RunPublisher {
  let timer: NodeJS.Timeout | null = null;
  let publishing: Promise<unknown> = Promise.resolve();
  const now = () => {
    timer = null;
    publishing = publishRun(deps.db, run).catch((cause: unknown) =>
      deps.log.debug({ err: cause }, 'a movement was not published'),
    );
  };
  return {
    publish: () => void (timer ??= setTimeout(now, deps.timing.visits.publish_every_ms)),
    settled: async () => {
      if (timer) clearTimeout(timer);
      await publishing;
    },
  };
}

type WatchedLogin = { pass: (state: RunState) => void; wrap: (transport: Transport) => Transport };

/** What is posted before one is inside may hold the password: that is written before it leaves. */
function watchLogin(beforeSending: () => Promise<unknown>): WatchedLogin {
  let outside = true;
  return {
    pass: (state) => {
      if (state !== 'WAITING_USER') outside = state === 'LOGGING_IN';
    },
    wrap: (transport) => ({
      send: async (hop) => {
        if (outside && hop.method === 'POST') await beforeSending();
        return transport.send(hop);
      },
      close: () => transport.close(),
    }),
  };
}

type Watch = <A extends unknown[], R>(
  work: (...given: A) => Promise<R>,
) => (...given: A) => Promise<R>;
type Ours = { failed: unknown; watch: Watch };

/** Remembers what went wrong on our side: a visit only tells of the portal's. */
function watchOurs(): Ours {
  const ours: Ours = {
    failed: null,
    watch:
      (work) =>
      async (...given) => {
        try {
          return await work(...given);
        } catch (cause) {
          if (!(cause instanceof RobotError) && !isStopped(cause)) ours.failed ??= cause;
          throw cause;
        }
      },
  };
  return ours;
}

/** Whoever waited was told to stop waiting. */
const isStopped = (cause: unknown): boolean =>
  cause instanceof Error && cause.name === 'AbortError';
