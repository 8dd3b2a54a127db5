// A kept file is read: its words, its documents, their facts. Then its slot is controlled.
import { join } from 'node:path';

import { periodByName } from '@quitus/domain/documents/name-guess';
import { coveredPeriod } from '@quitus/domain/reading/covered-period';
import { partsOf } from '@quitus/domain/reading/parts';
import type { FileReading } from '@quitus/domain/reading/read-document';
import { RefusedFile } from '@quitus/reader/file/refused-file';

import { copyHashed } from '../../adapters/pages/plain-copy.ts';
import { inPrivateFolder } from '../../adapters/pages/private-folder.ts';
import { openReadable } from '../../adapters/pages/readable-copy.ts';
import { inTransaction, type Tx } from '../../db/pool.ts';
import type { Deps } from '../../deps.ts';
import { defineJob, enqueue } from '../../jobs/define-job.ts';
import {
  describeFile,
  findFile,
  isKept,
  type KeptFile,
  lockFile,
  moveFile,
  proposeType,
  type StoredFile,
} from '../documents/door.ts';
import { lockPortfolio, recordEvent } from '../portfolios/door.ts';
import { judgeReplacement } from './control.ts';
import { controlSpec, readFileSpec } from './reading-job-specs.ts';
import { publishProgress } from './reading-progress.queries.ts';
import { isUnread, keepFormerReading, keepReading, markProgress } from './readings.queries.ts';

/** Between two words about how far it is. */
const PUBLISH_EVERY_MS = 400;

export const readKeptFile = defineJob({
  ...readFileSpec,
  run: async (deps, { file_id, again }) => {
    const file = await findUnread(deps, file_id, again);
    if (!file) return;
    try {
      await keep(deps, file, await read(deps, file, again), again);
      deps.metrics.readingEnded('read');
    } catch (cause) {
      if (!(cause instanceof RefusedFile)) {
        deps.metrics.readingEnded('tried_again');
        throw cause;
      }
      deps.log.warn({ err: cause, file_id }, 'a file could not be read');
      await leaveToPerson(deps, file, again);
    }
  },
  end: async (deps, { file_id, again }) => {
    const file = await findUnread(deps, file_id, again);
    if (file) await leaveToPerson(deps, file, again);
  },
});

/** Taken up again after its end was written, it is left as it is. */
async function findUnread({ db }: Deps, file_id: string, again: boolean): Promise<KeptFile | null> {
  const file = await findFile(db, file_id);
  if (!file || file.state !== 'READY' || !isKept(file)) return null;
  return again || (await isUnread(db, file_id)) ? file : null;
}

/** A file that cannot be read is a person's work, not a queue that goes round for ever. */
async function leaveToPerson(deps: Deps, file: KeptFile, again: boolean): Promise<void> {
  deps.metrics.readingEnded('unreadable');
  if (again) await keepFormerReading(deps.db, file.id);
  else await keep(deps, file, { pages: [], documents: [] }, again);
}

async function read(
  { db, storage, reader, now, log }: Deps,
  file: KeptFile,
  quietly: boolean,
): Promise<FileReading> {
  const { id: file_id, portfolio_uid, document_type } = file;
  const pages_total = file.pages ?? 0;
  let [pages_done, published] = [0, 0];
  const progress = async () => {
    if (quietly) return;
    await markProgress(db, file_id, pages_done);
    await publishProgress(db, { portfolio_uid, file_id, document_type, pages_done, pages_total });
  };
  await progress();
  return inPrivateFolder(async (folder) => {
    const copy = await copyHashed(await openReadable(storage, file), join(folder, 'document'));
    let publishing: Promise<void> = Promise.resolve();
    const reading = await reader(copy.path, {
      onPage: () => {
        pages_done += 1;
        if (now().getTime() - published < PUBLISH_EVERY_MS) return;
        published = now().getTime();
        publishing = publishing
          .then(progress)
          .catch((cause: unknown) => log.warn({ err: cause }, 'the progress was not written'));
      },
    });
    await publishing;
    return reading;
  });
}

/** The dossier first, then the file, as everybody does. */
const whileLocked = (
  { db }: Pick<Deps, 'db'>,
  { id, portfolio_uid }: KeptFile,
  work: (tx: Tx, file: StoredFile) => Promise<void>,
): Promise<void> =>
  inTransaction(db, async (tx) => {
    await lockPortfolio(tx, portfolio_uid);
    const file = await lockFile(tx, id);
    if (file) await work(tx, file);
  });

/** What the pages say comes before what the name of the file says, and after what somebody said. */
function isGuessed({ name, year, period }: StoredFile): boolean {
  const guess = periodByName(name);
  return year === null || (year === guess.year && period === guess.period);
}

const keep = (deps: Deps, kept: KeptFile, reading: FileReading, again: boolean): Promise<void> =>
  whileLocked(deps, kept, async (tx, file) => {
    const now = deps.now();
    const { id: file_id, portfolio_uid, document_type, name } = file;
    if (!again && !(await isUnread(tx, file_id))) return;
    await keepReading(tx, file_id, reading, now);
    const covered = coveredPeriod(reading.documents);
    if (covered && isGuessed(file)) await describeFile(tx, file, { name, ...covered });
    const [part, ...others] = partsOf(reading.documents, reading.pages.length);
    const alone = others.length === 0 ? (part?.document_type ?? null) : null;
    // The title that a portal gives only proposes: what was read decides.
    const misplaced = alone !== null && alone !== document_type && file.origin === 'SCRAPED';
    if (alone && misplaced && !again) await moveFile(tx, file, alone, null, now);
    else if (alone && (document_type === null || (file.replacement && alone !== document_type)))
      await proposeType(tx, file, alone);
    const facts = reading.documents.reduce((sum, document) => sum + document.facts.length, 0);
    const detail = { file: name, pages: String(reading.pages.length), facts: String(facts) };
    const kind = 'FILE_READ';
    if (!again)
      await recordEvent(tx, { portfolio_uid, kind, document_type, actor: null, detail }, now);
    if (file.replacement === 'PROPOSED' && isKept(file)) await judgeReplacement(tx, file, now);
    else if (document_type) await enqueue(tx, controlSpec, { portfolio_uid, document_type });
  });
