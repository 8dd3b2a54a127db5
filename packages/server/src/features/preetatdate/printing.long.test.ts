// Fifty statements are paid for while four other processes take all of the processor.
import { type ChildProcess, spawn } from 'node:child_process';

import { preEtatDateApart } from '@quitus/papers/printed-apart';
import { afterAll, expect, it } from 'vitest';

import { answerEverything, createSale, orderAndPay } from '../../../test/ped-sale.ts';
import { createPerson } from '../../../test/people.ts';
import { quickPrinting } from '../../../test/quick-printing.ts';
import { createTestApp } from '../../../test/test-app.ts';
import { pedOrders } from './preetatdate.table.ts';

const ORDERS = 50;
const BURNERS = 4;
const MAX_MS = 3_000_000;

const t = await createTestApp({
  env: { REQUESTS_PER_MINUTE: '1000000' },
  deps: { printing: { ...quickPrinting, preEtatDate: preEtatDateApart } },
});

const burners: ChildProcess[] = [];
afterAll(() => burners.forEach((burner) => burner.kill('SIGKILL')));

it(
  'delivers every paid statement, none of them by hand',
  async () => {
    for (let count = 0; count < BURNERS; count++)
      burners.push(spawn(process.execPath, ['-e', 'for (;;);'], { stdio: 'ignore' }));
    for (let count = 0; count < ORDERS; count++) {
      const owner = await createPerson(t, 'BASIC');
      t.as(owner.access);
      const uid = await createSale(t, owner);
      await answerEverything(t, uid, owner);
      await orderAndPay(t, uid);
    }
    const orders = await t.deps.db.select().from(pedOrders);
    expect(orders).toHaveLength(ORDERS);
    const byHand = orders.filter(
      ({ state, at_desk_since }) => state !== 'DELIVERED' || at_desk_since !== null,
    );
    expect(byHand).toEqual([]);
  },
  MAX_MS,
);
