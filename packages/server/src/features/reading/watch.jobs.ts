// What time does by itself: documents that end are told ahead, then expire; a better reader reads again.
import { addDays, daysBetween, frenchDay, parisDay } from '@quitus/domain/documents/calendar';
import { staleStatusOf } from '@quitus/domain/documents/document-expiry';
import { z } from 'zod';

import { inTransaction, type Tx } from '../../db/pool.ts';
import type { Deps } from '../../deps.ts';
import { defineJob } from '../../jobs/define-job.ts';
import { findStatus, lockPortfolio, moveSlot } from '../portfolios/door.ts';
import { changeControl, findControl, type Place } from './controls.queries.ts';
import { documentExpiresMail } from './document-expires.mail.ts';
import { listEnding } from './ending.queries.ts';
import { askQuietReading } from './reading-requests.ts';
import { listToReadAgain } from './readings.queries.ts';
import { mailManager, mailDocumentRefusal } from './refusals.ts';

const [FIRST_REMINDER, LAST_REMINDER] = [30, 7];

/** Each slot in a transaction of its own: one that fails does not keep the others from being told. */
export const watchExpiry = defineJob({
  name: 'watch-expiry',
  payload: z.object({}),
  run: async (deps) => {
    const today = parisDay(deps.now());
    for (const place of await listEnding(deps.db, addDays(today, FIRST_REMINDER)))
      await inTransaction(deps.db, (tx) => follow(tx, deps, place, today));
  },
});

async function follow(tx: Tx, deps: Deps, place: Place, today: string): Promise<void> {
  const portfolio = await lockPortfolio(tx, place.portfolio_uid);
  const control = await findControl(tx, place);
  const status = await findStatus(tx, place);
  const expires_at = control?.expires_at;
  if (!portfolio || portfolio.archived_at || !expires_at || status !== 'VERIFIED') return;
  const now = deps.now();
  const { document_type } = place;
  const days = daysBetween(today, expires_at);
  if (days <= 0) {
    const wanted = staleStatusOf(document_type);
    const event = wanted === 'EXPIRED' ? 'VALIDITY_PASSED' : 'NEWER_EXPECTED';
    const note = `Document actuel : valable jusqu’au ${frenchDay(addDays(expires_at, -1))}. Document attendu : sa nouvelle version.`;
    if (!(await moveSlot(tx, place, event, { to: wanted, note, now }))) return;
    await mailDocumentRefusal(tx, deps, portfolio, { document_type, reason: note }, now);
    return;
  }
  const last = days <= LAST_REMINDER;
  const remindedFor = last ? control.reminded_7_for : control.reminded_30_for;
  if (remindedFor === expires_at) return;
  await changeControl(
    tx,
    place,
    last
      ? { reminded_7_for: expires_at, reminded_30_for: expires_at }
      : { reminded_30_for: expires_at },
  );
  await mailManager(tx, deps, portfolio, document_type, now, (url) =>
    documentExpiresMail(
      { url, address: portfolio.main_address, document_type, expires_at, days },
      deps.publicUrl,
    ),
  );
}

/** A few at a time, behind what people wait for. */
const READ_AGAIN_AT_ONCE = 50;

export const readAgain = defineJob({
  name: 'read-again',
  payload: z.object({}),
  run: async ({ db }) => {
    const files = await listToReadAgain(db, READ_AGAIN_AT_ONCE);
    for (const file of files) await inTransaction(db, (tx) => askQuietReading(tx, file));
  },
});
