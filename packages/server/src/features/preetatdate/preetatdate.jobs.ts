// From a paid order to the document in its slot: decided, printed, delivered; or left to the team.
import { createReadStream } from 'node:fs';
import { join } from 'node:path';
import { Readable } from 'node:stream';

import { parisDay } from '@quitus/domain/documents/calendar';
import { pauseForReading } from '@quitus/domain/preetatdate/being-read';
import { isDeliverable } from '@quitus/domain/preetatdate/readiness';
import { SECOND_MS } from '@quitus/domain/time/durations';
import { z } from 'zod';

import { copyHashed } from '../../adapters/pages/plain-copy.ts';
import { inPrivateFolder } from '../../adapters/pages/private-folder.ts';
import { putContent } from '../../adapters/storage/content.ts';
import { isDatabaseAway } from '../../db/away.ts';
import { inTransaction, type Tx } from '../../db/pool.ts';
import type { Deps } from '../../deps.ts';
import { defineJob, enqueue } from '../../jobs/define-job.ts';
import { sitePaths } from '../../site-paths.ts';
import type { SellingDeps } from '../payments/door.ts';
import { lockPortfolio } from '../portfolios/door.ts';
import { deliverEdition } from './delivered.ts';
import {
  editionNumber,
  findPending,
  prepareEdition,
  type StoredEdition,
} from './editions.queries.ts';
import { creditLate, giveBack } from './given-back.ts';
import { listLatePeds } from './ped-desk.queries.ts';
import { giveBackPed, makePed, printPed } from './ped-job-specs.ts';
import { sendToDesk } from './ped-life.ts';
import { findPed, type LivePed, lockPed } from './ped-orders.queries.ts';
import { printLater } from './printing.ts';
import { findPapersBeingRead, findStatement } from './statement.queries.ts';

/** May run twice: what is at the desk or being printed is left there. */
export const makePedJob = defineJob({
  ...makePed,
  run: (deps, { order_id, waited_ms }) =>
    inTransaction(deps.db, async (tx) => {
      const found = await findPed(tx, order_id);
      const portfolio = found && (await lockPortfolio(tx, found.portfolio_uid));
      const ped = portfolio && (await lockPed(tx, order_id));
      if (!ped || ped.state !== 'IN_CREATION') return;
      if (ped.at_desk_since !== null || (await findPending(tx, ped.id))) return;
      const now = deps.now();
      if (ped.making === 'REFUSAL') return sendToDesk(tx, ped, ped.refusal_reason, now);
      if (await waitsForReading(tx, ped, waited_ms)) return;
      const statement = await findStatement(tx, portfolio, now);
      if (!isDeliverable(statement)) return sendToDesk(tx, ped, null, now);
      await prepareEdition(tx, ped, portfolio, statement, now);
      await enqueue(tx, printPed, { order_id });
    }),
});

/** What the papers being read say may complete the statement, or doubt it. */
async function waitsForReading(tx: Tx, ped: LivePed, waited_ms: number): Promise<boolean> {
  const being_read = await findPapersBeingRead(tx, ped.portfolio_uid);
  const pause = being_read.length === 0 ? null : pauseForReading(waited_ms);
  if (pause === null) return false;
  const waiting = { order_id: ped.id, waited_ms: waited_ms + pause };
  await enqueue(tx, makePed, waiting, { wait_seconds: pause / SECOND_MS });
  return true;
}

/** The same edition gives the same bytes: begun again, it ends the same. */
export const printPedJob = defineJob({
  ...printPed,
  run: async (deps, { order_id }) => {
    const ped = await findPed(deps.db, order_id);
    const edition = ped && (await findPending(deps.db, order_id));
    if (!edition || ped.state !== 'IN_CREATION') return;
    const kept = await printed(deps, ped, edition).catch(async (cause: unknown) => {
      if (isDatabaseAway(cause)) throw cause;
      deps.log.error({ err: cause, order_id }, 'a paid statement was not printed');
      await inTransaction(deps.db, (tx) => printLater(tx, order_id, deps.now()));
      return null;
    });
    if (kept)
      await inTransaction(deps.db, (tx) => deliverEdition(tx, deps, { ped, edition }, kept));
  },
  end: (deps, { order_id }) =>
    inTransaction(deps.db, async (tx) => {
      const ped = await lockPed(tx, order_id);
      if (ped?.state === 'IN_CREATION')
        await sendToDesk(tx, ped, 'L’impression a échoué.', deps.now());
    }),
});

async function printed(deps: Deps, ped: LivePed, edition: StoredEdition) {
  const number = editionNumber(ped, edition);
  const paper = await deps.printing.preEtatDate(
    {
      statement: edition.statement,
      number,
      issued_on: parisDay(edition.issued_at),
      verify_url: verifyUrl(deps, number),
      drawn_up_by: 'QUITUS',
      specimen: false,
      main_address: edition.main_address,
      address_extra_line: edition.address_extra_line,
    },
    edition.issued_at,
  );
  return keepPaper(deps, ped.portfolio_uid, paper);
}

export const verifyUrl = ({ publicUrl }: Pick<Deps, 'publicUrl'>, number: string): string =>
  `${publicUrl}${sitePaths.verify(number)}`;

async function keepPaper({ files, storage }: Deps, portfolio_uid: string, paper: Buffer) {
  return inPrivateFolder(async (folder) => {
    const copy = await copyHashed(Readable.from([paper]), join(folder, 'document'));
    const found = await files.inspect(copy.path, 'pre-etat-date.pdf');
    if ('refusal' in found || found.pages === null)
      throw new Error('the printed paper cannot be opened');
    await putContent(storage, portfolio_uid, copy.sha256, createReadStream(copy.path));
    const { sha256, crc32, size } = copy;
    return { sha256, crc32, size, pages: found.pages };
  });
}

/** Each in a transaction of its own: one that fails does not keep the others from their credit. */
export const watchLatePeds = defineJob({
  name: 'watch-late-peds',
  payload: z.object({}),
  run: async (deps) => {
    for (const late of await listLatePeds(deps.db, deps.now()))
      await inTransaction(deps.db, (tx) => creditLate(tx, deps, late, deps.now())).catch(
        (cause: unknown) =>
          deps.log.error({ err: cause, order_id: late.id }, 'a late credit could not be given'),
      );
  },
});

export const giveBackPedJob = defineJob({
  ...giveBackPed,
  run: (deps: SellingDeps, { order_id }) =>
    inTransaction(deps.db, (tx) => giveBack(tx, deps, order_id, deps.now())),
});
