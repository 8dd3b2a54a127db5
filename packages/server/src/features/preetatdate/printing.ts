// A paid statement whose printing failed: it is printed again by itself for a day, then the team is asked.
import { pauseBeforePrinting } from '@quitus/domain/preetatdate/printing-again';
import { SECOND_MS } from '@quitus/domain/time/durations';

import type { Tx } from '../../db/pool.ts';
import { enqueue } from '../../jobs/define-job.ts';
import { findPending } from './editions.queries.ts';
import { printPed } from './ped-job-specs.ts';
import { sendToDesk } from './ped-life.ts';
import { changePed, lockPed, type PedChange } from './ped-orders.queries.ts';

export const PRINTED: PedChange = {
  print_failures: 0,
  print_failing_since: null,
  print_failed_at: null,
};

export async function printLater(tx: Tx, order_id: string, now: Date): Promise<void> {
  const ped = await lockPed(tx, order_id);
  if (ped?.state !== 'IN_CREATION') return;
  const failures = ped.print_failures + 1;
  const since = ped.print_failing_since ?? now;
  const failed = await changePed(tx, ped, {
    print_failures: failures,
    print_failing_since: since,
    print_failed_at: now,
  });
  const pause = pauseBeforePrinting(failures, since, now);
  if (pause === null) {
    const asked = await changePed(tx, failed, PRINTED);
    return sendToDesk(tx, asked, 'L’impression a échoué pendant un jour.', now);
  }
  await enqueue(tx, printPed, { order_id }, { wait_seconds: pause / SECOND_MS });
}

/** False where nothing failed: it is printed, or being printed. */
export async function printAgainNow(tx: Tx, order_id: string): Promise<boolean> {
  const ped = await lockPed(tx, order_id);
  const waits = ped?.state === 'IN_CREATION' && ped.print_failed_at !== null;
  if (!waits || !(await findPending(tx, order_id))) return false;
  await enqueue(tx, printPed, { order_id });
  return true;
}
