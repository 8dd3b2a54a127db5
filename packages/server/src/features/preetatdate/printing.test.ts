// A paid statement is delivered although its printing fails for a while, and the team sees that it does.
import { deskApi } from '@quitus/api/desk.api';
import { preetatdateApi } from '@quitus/api/preetatdate.api';
import { beforeEach, expect, it } from 'vitest';

import { answerEverything, createSale, orderAndPay, workOnSale } from '../../../test/ped-sale.ts';
import { createPerson, outcomeOf, type Person } from '../../../test/people.ts';
import { quickPrinting } from '../../../test/quick-printing.ts';
import { createTestApp } from '../../../test/test-app.ts';
import { openSession } from '../auth/sessions.queries.ts';

let isDown = true;
const t = await createTestApp({
  env: { REQUESTS_PER_MINUTE: '1000000' },
  deps: {
    printing: {
      ...quickPrinting,
      preEtatDate: (data, written_at) =>
        isDown
          ? Promise.reject(new Error('the paper was not written'))
          : quickPrinting.preEtatDate(data, written_at),
    },
  },
});
const { call } = t;
const HOUR = 3600;

let owner: Person;
let staff: Person;
let uid = '';
let order_id = '';
beforeEach(async () => {
  isDown = true;
  owner = await createPerson(t, 'BASIC');
  staff = await createPerson(t, 'BASIC', { staff: true });
  uid = await createSale(t, owner);
  t.as(owner.access);
  await answerEverything(t, uid, owner);
  order_id = await orderAndPay(t, uid);
});

/** Sessions end while a day passes. */
async function as(person: Person): Promise<void> {
  const { db, keys, now } = t.deps;
  t.as((await openSession(db, keys.accessToken, person, null, now())).access);
}

const state = async () => {
  await as(owner);
  return (await call(preetatdateApi.ped, { params: { uid } })).order?.state;
};
const onDesk = async () => {
  await as(staff);
  const { waiting } = await call(deskApi.pedQueue);
  return waiting.find((one) => one.order_id === order_id);
};
const printAgain = async () => {
  await as(staff);
  await call(deskApi.printPedAgain, { params: { order_id } });
  await workOnSale(t);
};

it('is shown to the team at once, which prints it again and delivers it', async () => {
  expect(await state()).toBe('IN_CREATION');
  expect((await onDesk())?.print_failed_at).toBe(t.deps.now().toISOString());
  await printAgain();
  expect(await state()).toBe('IN_CREATION');
  isDown = false;
  await printAgain();
  expect(await state()).toBe('DELIVERED');
  expect(await onDesk()).toBeUndefined();
  await as(staff);
  expect(await outcomeOf(call(deskApi.printPedAgain, { params: { order_id } }))).toBe(
    'PED_NOT_WAITING',
  );
});

it('is printed again by itself a minute later', async () => {
  const { rows } = await t.pool.query(
    `select extract(epoch from run_at - now())::int as seconds from graphile_worker.jobs
     where task_identifier = 'print-ped' order by id desc limit 1`,
  );
  expect(rows[0].seconds).toBeGreaterThan(50);
  expect(rows[0].seconds).toBeLessThanOrEqual(60);
});

it('is left to a person once its printing has failed for a day', async () => {
  t.wait(24 * HOUR);
  await printAgain();
  const waiting = await onDesk();
  expect(waiting).toMatchObject({ order_id, print_failed_at: null });
  await as(owner);
  const { steps } = await call(preetatdateApi.pedTimeline, { params: { uid } });
  expect(steps.at(-1)).toMatchObject({ step: 'AT_DESK' });
});
