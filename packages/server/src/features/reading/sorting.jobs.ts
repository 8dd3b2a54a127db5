// A file is cut into the documents it holds. Nothing is read twice: each part takes its share of what
// was read of the whole.
import { storedFileName } from '@quitus/domain/documents/file-rules';
import { coveredPeriod } from '@quitus/domain/reading/covered-period';
import { documentsOfPart } from '@quitus/domain/reading/parts';
import type { FileReading } from '@quitus/domain/reading/read-document';
import { RefusedFile } from '@quitus/reader/file/refused-file';
import type { z } from 'zod';

import { inTransaction, type Tx } from '../../db/pool.ts';
import type { Deps } from '../../deps.ts';
import { defineJob } from '../../jobs/define-job.ts';
import {
  abandonSplit,
  endSplit,
  findFile,
  findRoomOf,
  isKept,
  lockFile,
  roomRefusal,
  type StoredFile,
} from '../documents/door.ts';
import { lockPortfolio, type PortfolioHead } from '../portfolios/door.ts';
import { splitSpec } from './reading-job-specs.ts';
import { findReading, keepReading, type StoredReading } from './readings.queries.ts';
import { type CutPart, cutFile } from './sorting.ts';

type Parts = z.output<(typeof splitSpec)['payload']>['parts'];

export const splitFile = defineJob({
  ...splitSpec,
  run: async (deps, { file_id, parts }) => {
    const file = await findFile(deps.db, file_id);
    if (file?.state !== 'SPLITTING' || !isKept(file)) return;
    try {
      const cut = await cutFile(
        deps.storage,
        file,
        parts.map(({ pages }) => pages),
        file.size + (await findRoomOf(deps.db, file.portfolio_uid)),
      );
      await whileSplitting(deps, file, async (tx, whole, portfolio) => {
        await place(tx, whole, parts, cut, deps.now());
        if (await roomRefusal(tx, portfolio)) throw new RefusedFile('STORAGE_FULL');
      });
    } catch (cause) {
      if (!(cause instanceof RefusedFile)) throw cause;
      deps.log.warn({ err: cause, file_id }, 'a file could not be cut');
      await leaveWhole(deps, file);
    }
  },
  end: async (deps, { file_id }) => {
    const file = await findFile(deps.db, file_id);
    if (file) await leaveWhole(deps, file);
  },
});

/** Not cut after all: somebody sorts it again. */
export const leaveWhole = (deps: Deps, file: StoredFile): Promise<void> =>
  whileSplitting(deps, file, (tx, whole) => abandonSplit(tx, whole, deps.now()));

const whileSplitting = (
  { db }: Deps,
  { id, portfolio_uid }: StoredFile,
  work: (tx: Tx, whole: StoredFile, portfolio: PortfolioHead) => Promise<void>,
): Promise<void> =>
  inTransaction(db, async (tx) => {
    const portfolio = await lockPortfolio(tx, portfolio_uid);
    const whole = await lockFile(tx, id);
    if (portfolio && whole?.state === 'SPLITTING') await work(tx, whole, portfolio);
  });

async function place(
  tx: Tx,
  whole: StoredFile,
  parts: Parts,
  cut: readonly CutPart[],
  now: Date,
): Promise<void> {
  const reading = await findReading(tx, whole.id);
  const placed = cut.map(({ id, pages, sha256, crc32, size }, index) => {
    const read = partReading(reading, pages);
    const { year = null, period = null } = coveredPeriod(read.documents) ?? {};
    const document_type = parts[index]?.document_type ?? null;
    const name = storedFileName(partName(whole.name, pages), 'PDF');
    const known = { name, format: 'PDF', pages: pages.length, sha256, crc32, size };
    return { read, file: { id, document_type, year, period, ...known } };
  });
  await endSplit(
    tx,
    whole,
    placed.map(({ file }) => file),
    now,
  );
  for (const { read, file } of placed) await keepReading(tx, file.id, read, now);
}

function partReading(reading: StoredReading | undefined, pages: readonly number[]): FileReading {
  const read = new Map(reading?.pages.map((page) => [page.number, page]));
  return {
    pages: pages.flatMap((page, index) => {
      const found = read.get(page);
      return found ? { ...found, number: index + 1 } : [];
    }),
    documents: documentsOfPart(reading?.documents ?? [], pages),
  };
}

/** « Scan du 3 mai, pages 4 à 9 ». */
function partName(name: string, pages: readonly number[]): string {
  const [first, last] = [pages[0], pages.at(-1)];
  const which = first === last ? `page ${first}` : `pages ${first} à ${last}`;
  return `${name.replace(/\.[a-z0-9]{2,5}$/i, '')}, ${which}`;
}
