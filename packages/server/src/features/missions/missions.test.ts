// Papers that the team gets for a dossier, from the order to the slot, on the real server.
import { deskApi } from '@quitus/api/desk.api';
import { missionsApi } from '@quitus/api/missions.api';
import { paymentsApi } from '@quitus/api/payments.api';
import { sql } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';

import { keepFile } from '../../../test/kept-file.ts';
import { pay, workOnSale } from '../../../test/ped-sale.ts';
import { createDossier, createPerson, outcomeOf, type Person } from '../../../test/people.ts';
import { createTestApp } from '../../../test/test-app.ts';
import { inTransaction } from '../../db/pool.ts';
import { findOrder } from '../payments/orders.queries.ts';
import { missionFulfilment } from './mission-fulfilment.ts';

const t = await createTestApp({ env: { REQUESTS_PER_MINUTE: '1000000' } });
const { call } = t;

let owner: Person;
let staff: Person;
let uid = '';
beforeEach(async () => {
  t.wait(1);
  owner = await createPerson(t, 'BASIC');
  staff = await createPerson(t, 'BASIC', { staff: true });
  uid = await createDossier(t, owner);
  t.as(owner.access);
});

const list = () => call(missionsApi.missions, { params: { uid } });
const ask = (kind: 'TITRE_PROP' | 'DIAGNOSTICS' = 'TITRE_PROP') =>
  call(missionsApi.requestMission, { params: { uid }, body: { kind, note: 'Acheté en 2004.' } });
const cancel = (mission_id: string) =>
  call(missionsApi.cancelMission, { params: { uid, mission_id } });
const state = async () => (await list()).missions[0]?.state;
const subjects = async () =>
  (await t.mails()).filter(({ to }) => to === owner.email).map(({ subject }) => subject);

async function askAndPay(): Promise<string> {
  const { mission_id, payment_order_id } = await ask();
  await pay(t, payment_order_id);
  return mission_id;
}

async function asStaff<T>(work: () => Promise<T>): Promise<T> {
  t.as(staff.access);
  try {
    return await work();
  } finally {
    t.as(owner.access);
  }
}

describe('ordering', () => {
  it('says what each is, and what it costs', async () => {
    const { offers, missions } = await list();
    expect(offers.map(({ kind, price_cents, from }) => [kind, price_cents, from])).toEqual([
      ['TITRE_PROP', 35_00, false],
      ['DIAGNOSTICS', 149_00, true],
      ['ETAT_HYPOTHECAIRE', 45_00, false],
    ]);
    expect(missions).toEqual([]);
  });

  it('twice is once', async () => {
    const [first, second] = await Promise.all([ask(), ask()]);
    expect(second).toEqual(first);
    expect((await list()).missions).toMatchObject([
      { state: 'REQUESTED', note: 'Acheté en 2004.' },
    ]);
  });

  it('is refused for a paper that is there, or on its way', async () => {
    await keepFile(t, uid, { document_type: 'DIAGNOSTICS' });
    expect(await outcomeOf(ask('DIAGNOSTICS'))).toBe('MISSION_NOT_NEEDED');
    await askAndPay();
    expect(await outcomeOf(ask())).toBe('MISSION_ALREADY_ASKED');
  });
});

describe('the team', () => {
  const answer = (mission_id: string, accepted: boolean) =>
    call(deskApi.answerMission, {
      params: { mission_id },
      body: { accepted, answer: 'Demandé au service.', expected_on: '2026-11-30' },
    });
  const deliver = (mission_id: string, file_id: string) =>
    call(deskApi.deliverMission, { params: { mission_id }, body: { file_id } });

  it('accepts, says when, and brings the paper into its slot', async () => {
    const mission_id = await askAndPay();
    const { waiting } = await asStaff(() => call(deskApi.missionQueue));
    expect(waiting.find(({ id }) => id === mission_id)).toMatchObject({
      portfolio_uid: uid,
      state: 'PAID',
      requested_by: owner.name,
    });
    await asStaff(() => answer(mission_id, true));
    expect((await list()).missions).toMatchObject([
      { state: 'ACCEPTED', answer: 'Demandé au service.', expected_on: '2026-11-30' },
    ]);
    expect(await outcomeOf(cancel(mission_id))).toBe('MISSION_UNDER_WAY');
    const elsewhere = await keepFile(t, uid, { document_type: 'RIB' });
    await asStaff(async () =>
      expect(await outcomeOf(deliver(mission_id, elsewhere))).toBe('MISSION_FILE_MISSING'),
    );
    const file_id = await keepFile(t, uid, { document_type: 'TITRE_PROP' });
    await asStaff(() => deliver(mission_id, file_id));
    expect((await list()).missions).toMatchObject([{ state: 'DELIVERED', file_id }]);
    await workOnSale(t);
    expect(await subjects()).toEqual(
      expect.arrayContaining([
        expect.stringContaining('Votre commande'),
        expect.stringContaining('Dans votre dossier'),
      ]),
    );
  });

  it('delivers no document that was refused, or that nobody has checked', async () => {
    const mission_id = await askAndPay();
    for (const status of ['NEW_A_VERIFIER', 'REJECTED', 'EXPIRED'] as const) {
      const file_id = await keepFile(t, uid, { document_type: 'TITRE_PROP', status });
      await asStaff(async () => {
        expect(await outcomeOf(deliver(mission_id, file_id))).toBe('MISSION_PAPER_NOT_VERIFIED');
        const { waiting } = await call(deskApi.missionQueue);
        expect(waiting.find(({ id }) => id === mission_id)?.document_status).toBe(status);
      });
    }
    expect(await state()).toBe('PAID');
  });

  it('stops when the buyer withdraws from what was accepted', async () => {
    const mission_id = await askAndPay();
    await asStaff(() => answer(mission_id, true));
    const { orders } = await call(paymentsApi.orders, { query: {} });
    const order_id = orders[0]?.id ?? '';
    await call(paymentsApi.withdraw, { params: { order_id }, body: { refund_cents: 35_00 } });
    expect(await state()).toBe('CANCELLED');
    await asStaff(async () => {
      const { waiting } = await call(deskApi.missionQueue);
      expect(waiting.map(({ id }) => id)).not.toContain(mission_id);
    });
  });

  it('refuses, and everything is given back', async () => {
    const mission_id = await askAndPay();
    await asStaff(() => answer(mission_id, false));
    expect(await state()).toBe('REFUSED');
    const { orders } = await call(paymentsApi.orders, { query: {} });
    expect(orders).toMatchObject([{ state: 'REFUNDED', refunded_cents: 35_00 }]);
    await asStaff(async () =>
      expect(await outcomeOf(answer(mission_id, true))).toBe('MISSION_MOVED_ON'),
    );
  });
});

it('paid after it was cancelled, goes back when another was asked for', async () => {
  const first = await ask();
  await cancel(first.mission_id);
  t.wait(1);
  const second = await ask();
  const { db, now } = t.deps;
  await inTransaction(db, async (tx) => {
    const order = await findOrder(tx, first.payment_order_id);
    if (!order) throw new Error('there is no such order');
    await missionFulfilment('TITRE_PROP').paid(tx, t.deps, order, now());
  });
  expect((await list()).missions).toMatchObject([
    { id: second.mission_id, state: 'REQUESTED' },
    { id: first.mission_id, state: 'CANCELLED' },
  ]);
  const { rows } = await db.execute(
    sql`select 1 from graphile_worker._private_jobs j
      join graphile_worker._private_tasks t on t.id = j.task_id
      where t.identifier = 'give-back-order' and j.payload ->> 'order_id' = ${first.payment_order_id}`,
  );
  expect(rows).toHaveLength(1);
});

describe('cancelling', () => {
  it('before it is paid costs nothing, and closes its payment page', async () => {
    const { mission_id } = await ask();
    await cancel(mission_id);
    expect(await state()).toBe('CANCELLED');
    const { orders } = await call(paymentsApi.orders, { query: {} });
    expect(orders).toMatchObject([{ state: 'ABANDONED' }]);
    expect(await outcomeOf(cancel(mission_id))).toBe('MISSION_MOVED_ON');
    t.wait(1);
    await ask();
    expect(await state()).toBe('REQUESTED');
  });

  it('once it is paid gives everything back, with its credit note', async () => {
    const mission_id = await askAndPay();
    t.wait(1);
    await cancel(mission_id);
    expect(await state()).toBe('CANCELLED');
    const { invoices } = await call(paymentsApi.invoices, { query: {} });
    expect(invoices.map(({ kind, total_cents }) => [kind, total_cents])).toEqual([
      ['CREDIT_NOTE', 35_00],
      ['INVOICE', 35_00],
    ]);
  });
});
