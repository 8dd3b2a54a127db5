// The pré-états datés of the demonstration: ordered and paid at the test cashier, made from the papers that
// were read, by the same code as any other.
import { z } from 'zod';

import { inTransaction } from '../../db/pool.ts';
import { defineJob, enqueue, type Job } from '../../jobs/define-job.ts';
import type { SellingDeps } from '../payments/door.ts';
import { confirmEverything, hasUnread, orderStatement, payStatement } from './demo-sale.queries.ts';
import { DOSSIER_KEYS, DOSSIERS } from './demo.data.ts';

/** Ten minutes: what could not be read by then is not waited for. */
const MOST_LOOKS = 40;

const sale = z.object({ uid: z.uuid(), key: z.enum(DOSSIER_KEYS), looked: z.int() });

export const sellDemoStatement: Job<typeof sale, SellingDeps> = defineJob({
  name: 'sell-demo-statement',
  payload: sale,
  wait_seconds: 15,
  run: (deps, { uid, key, looked }) =>
    inTransaction(deps.db, async (tx) => {
      const statement = DOSSIERS.find((one) => one.key === key)?.statement;
      // Only what costs nothing is bought for a demonstration.
      if (statement === undefined || deps.gateway?.kind !== 'TEST') return;
      if (looked < MOST_LOOKS && (await hasUnread(tx, uid)))
        return enqueue(tx, sellDemoStatement, { uid, key, looked: looked + 1 });
      const now = deps.now();
      if (statement === 'DELIVERED') await confirmEverything(tx, uid, now);
      const order = await orderStatement(tx, deps, uid, now);
      if (order && statement !== 'TO_PAY') await payStatement(tx, deps, order, now);
    }),
});
