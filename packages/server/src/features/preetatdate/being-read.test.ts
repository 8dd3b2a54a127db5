// A pré-état daté that is looked at, ordered or delivered while papers of its dossier are still being read.
import { deskApi } from '@quitus/api/desk.api';
import { preetatdateApi } from '@quitus/api/preetatdate.api';
import { eq } from 'drizzle-orm';
import { beforeEach, expect, it } from 'vitest';

import { keepFile } from '../../../test/kept-file.ts';
import { answerEverything, createSale, orderAndPay } from '../../../test/ped-sale.ts';
import { createPerson, outcomeOf, type Person } from '../../../test/people.ts';
import { paper, reading } from '../../../test/scripted-reader.ts';
import { smallPdf } from '../../../test/small-pdf.ts';
import { createTestApp } from '../../../test/test-app.ts';
import { keepReading, queueReading } from '../reading/readings.queries.ts';
import { makePedJob } from './preetatdate.jobs.ts';
import { pedEditions } from './preetatdate.table.ts';

const t = await createTestApp({ env: { REQUESTS_PER_MINUTE: '1000000' } });
const { call } = t;
const LONG_ENOUGH_MS = 5 * 60_000;

let owner: Person;
let uid = '';
let file_id = '';
beforeEach(async () => {
  owner = await createPerson(t, 'BASIC');
  uid = await createSale(t, owner);
  t.as(owner.access);
  file_id = await keepFile(t, uid, { document_type: 'CERT_CARREZ', bytes: smallPdf(1) });
  await queueReading(t.deps.db, file_id, 1);
});

const page = () => call(preetatdateApi.ped, { params: { uid } });
const beingRead = async () => (await page()).being_read.map(({ document_type }) => document_type);
const finishReading = () =>
  keepReading(t.deps.db, file_id, reading([paper('CERT_CARREZ')]), t.deps.now());
const make = (order_id: string, waited_ms = 0) => makePedJob.run(t.deps, { order_id, waited_ms });
const lastStep = async () =>
  (await call(preetatdateApi.pedTimeline, { params: { uid } })).steps.at(-1)?.step;

it('the page names those papers, and none that the statement never quotes', async () => {
  const rib = await keepFile(t, uid, { document_type: 'RIB', bytes: smallPdf(1) });
  await queueReading(t.deps.db, rib, 1);
  expect(await beingRead()).toEqual(['CERT_CARREZ']);
  await finishReading();
  expect(await beingRead()).toEqual([]);
});

it('a paid order waits for them before it is made', async () => {
  await answerEverything(t, uid, owner);
  const order_id = await orderAndPay(t, uid);
  expect(await lastStep()).toBe('PAID');
  const { rows } = await t.pool.query(
    `select payload ->> 'waited_ms' as waited_ms from graphile_worker._private_jobs where key = $1`,
    [`make-ped ${order_id}`],
  );
  expect(rows).toEqual([{ waited_ms: '10000' }]);
  await finishReading();
  await make(order_id);
  const made = await t.deps.db.select().from(pedEditions).where(eq(pedEditions.order_id, order_id));
  expect(made).toHaveLength(1);
});

it('a paid order goes on without them after some minutes', async () => {
  const order_id = await orderAndPay(t, uid);
  expect(await lastStep()).toBe('PAID');
  await make(order_id, LONG_ENOUGH_MS);
  expect(await lastStep()).toBe('AT_DESK');
});

it('the desk delivers without them only when somebody accepts that', async () => {
  const order_id = await orderAndPay(t, uid);
  await make(order_id, LONG_ENOUGH_MS);
  const staff = await createPerson(t, 'BASIC', { staff: true });
  t.as(staff.access);
  const { item } = await call(deskApi.takePed, { body: { wanted: order_id } });
  expect(item?.being_read).toHaveLength(1);
  await answerEverything(t, uid, staff);
  const deliver = (accept_unread: boolean) =>
    outcomeOf(call(deskApi.deliverPed, { params: { order_id }, body: { accept_unread } }));
  expect(await deliver(false)).toBe('PED_BEING_READ');
  expect(await deliver(true)).toBe('accepted');
});
