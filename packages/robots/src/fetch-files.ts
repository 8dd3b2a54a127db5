// The list of a portal, and the files of it that are wanted.
import type { FetchOutcome } from '@quitus/domain/robots/run-state';

import type { Downloaded, FoundDocument, ListEvent } from './connector.ts';
import { type FileVerdict, judgeFile } from './fetched-file.ts';
import { processGate } from './file-gate.ts';
import type { Fields } from './manifest.ts';
import { RobotError } from './robot-error.ts';
import { SessionExpired } from './session.ts';
import { tidyEvent, tidyFile } from './tidy.ts';
import { stopped } from './transport.ts';
import { unknownFailure } from './unknown-failure.ts';
import { enterState, isInside, type Walk } from './walk.ts';

export type BrokenFile = { title: string; code: 'FILE_BROKEN' | 'FILE_TIMEOUT' };

/** What is carried over when the list is read anew after a second login. */
export type Progress = {
  known: number;
  left: number;
  kept: number;
  duplicates: number;
  broken: BrokenFile[];
  /** Keys that need nothing more. */
  settled: Set<string>;
  /** Steps that were told. */
  reported: Set<string>;
};

export const nothingYet = (): Progress => ({
  known: 0,
  left: 0,
  kept: 0,
  duplicates: 0,
  broken: [],
  settled: new Set(),
  reported: new Set(),
});

/** Lists and fetches what is not settled yet. SessionExpired: the portal shows the login page again. */
export async function fetchAll<F extends Fields, T>(
  walk: Walk<F, T>,
  progress: Progress,
): Promise<void> {
  const { host } = walk;
  await enterState(walk, 'LISTING');
  const listed = await listAll(walk, progress);
  if (listed.length === 0 && walk.had_before > 0)
    throw new RobotError('PARSE_CHANGED', {
      info: `nothing is listed where ${walk.had_before} documents were`,
    });
  const wanted: FoundDocument[] = [];
  for (const document of listed) {
    if (progress.settled.has(document.remote_key)) continue;
    if (document.leave !== null) {
      progress.settled.add(document.remote_key);
      progress.left += 1;
      await host.report({ kind: 'DOCUMENT', document, outcome: 'LEFT', reason: document.leave });
    } else if (await host.isKnown(document.remote_key)) {
      progress.settled.add(document.remote_key);
      progress.known += 1;
    } else wanted.push(document);
  }
  await enterState(walk, 'DOWNLOADING');
  await fetchWanted(walk, progress, wanted);
}

/** No building has so many papers: the list repeats itself under other keys. */
const MOST_LISTED = 20_000;

async function listAll<F extends Fields, T>(
  walk: Walk<F, T>,
  { reported }: Progress,
): Promise<FoundDocument[]> {
  const listed = new Map<string, FoundDocument>();
  for await (const event of events(walk)) {
    if (event.kind === 'DOCUMENT') {
      const { document } = event;
      if (!listed.has(document.remote_key)) listed.set(document.remote_key, document);
      if (listed.size > MOST_LISTED)
        throw new RobotError('PARSE_CHANGED', { info: 'a list without an end' });
    } else if (!reported.has(`${event.title}\n${event.detail}`)) {
      reported.add(`${event.title}\n${event.detail}`);
      await walk.host.report(event);
    }
  }
  return [...listed.values()];
}

/** What the connector lists; what it throws is told apart from what its reader throws. */
async function* events<F extends Fields, T>(walk: Walk<F, T>): AsyncGenerator<ListEvent> {
  const { connector, visit } = walk;
  try {
    for await (const event of connector.list(visit)) {
      if (visit.signal.aborted) throw stopped(visit.signal);
      yield tidyEvent(event);
    }
  } catch (cause) {
    throw await orExpired(walk, cause);
  }
}

/** What was not understood may only be the login page: asked before it is called a change of the portal. */
async function orExpired<F extends Fields, T>(
  walk: Walk<F, T>,
  cause: unknown,
): Promise<RobotError | SessionExpired> {
  if (cause instanceof SessionExpired) return cause;
  const failure = cause instanceof RobotError ? cause : unknownFailure(cause);
  if (failure.code !== 'PARSE_CHANGED' && failure.code !== 'UNKNOWN') return failure;
  return (await isInside(walk)) ? failure : new SessionExpired();
}

async function fetchWanted<F extends Fields, T>(
  walk: Walk<F, T>,
  progress: Progress,
  wanted: readonly FoundDocument[],
): Promise<void> {
  const { host, limits, visit } = walk;
  const waiting = [...wanted];
  const total = wanted.length;
  let done = 0;
  let failed: unknown = null;
  const worker = async () => {
    for (;;) {
      const document = failed === null ? waiting.shift() : undefined;
      if (!document) return;
      try {
        await processGate(visit.signal, () => settle(walk, progress, document));
        done += 1;
        await host.report({ kind: 'COUNT', done, total });
      } catch (cause) {
        failed ??= cause;
      }
    }
  };
  if (total > 0) await host.report({ kind: 'COUNT', done, total });
  await Promise.all(Array.from({ length: limits.downloads }, worker));
  if (failed !== null) throw failed;
}

async function settle<F extends Fields, T>(
  walk: Walk<F, T>,
  progress: Progress,
  document: FoundDocument,
): Promise<void> {
  const { host, visit } = walk;
  const got = await fetchOne(walk, document);
  if (visit.signal.aborted) throw stopped(visit.signal);
  const { outcome, code } = 'code' in got ? broken(got.code) : await kept(walk, document, got);
  if (code !== null) progress.broken.push({ title: document.title, code });
  else if (outcome === 'DUPLICATE') progress.duplicates += 1;
  else progress.kept += 1;
  progress.settled.add(document.remote_key);
  await host.report({ kind: 'DOCUMENT', document, outcome, reason: code });
}

type Settled = { outcome: FetchOutcome; code: BrokenCode | null };
type BrokenCode = BrokenFile['code'];

const broken = (code: BrokenCode): Settled => ({ outcome: 'BROKEN', code });

/** Whoever keeps it may find that it cannot be read after all. */
async function kept<F extends Fields, T>(
  { host }: Walk<F, T>,
  document: FoundDocument,
  { file, verdict }: { file: Downloaded; verdict: FileVerdict },
): Promise<Settled> {
  try {
    const outcome = await host.keep(document, file);
    return { outcome: outcome === 'KEPT' && verdict !== 'PDF' ? 'ASIDE' : outcome, code: null };
  } catch (cause) {
    if (cause instanceof RobotError && cause.code === 'FILE_BROKEN') return broken(cause.code);
    throw cause;
  }
}

type Got = { file: Downloaded; verdict: FileVerdict } | { code: BrokenCode };

const BROKEN: Got = { code: 'FILE_BROKEN' };

/** Twice at most: what comes broken once may have been cut on the way. */
async function fetchOne<F extends Fields, T>(
  walk: Walk<F, T>,
  document: FoundDocument,
): Promise<Got> {
  const first = await fetchOnce(document);
  if (!('code' in first) || first.code === 'FILE_TIMEOUT') return first;
  // A page, a refusal or nothing at all where a file should be: the session may have ended.
  if (!(await isInside(walk))) throw new SessionExpired();
  return fetchOnce(document);
}

async function fetchOnce(document: FoundDocument): Promise<Got> {
  try {
    const file = tidyFile(await document.open());
    const verdict = judgeFile(file);
    return verdict === 'PDF' || verdict === 'OTHER' ? { file, verdict } : BROKEN;
  } catch (cause) {
    if (cause instanceof SessionExpired) throw cause;
    const failure = cause instanceof RobotError ? cause : unknownFailure(cause);
    if (failure.code === 'FILE_TIMEOUT') return { code: 'FILE_TIMEOUT' };
    // One file that cannot be had, for whatever reason of its own, does not end the visit.
    const own = ['FILE_BROKEN', 'PARSE_CHANGED', 'UNKNOWN'].includes(failure.code);
    if (own) return BROKEN;
    throw failure;
  }
}
