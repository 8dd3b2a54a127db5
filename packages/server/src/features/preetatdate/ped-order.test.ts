// One sale of a pré-état daté from end to end: ordered, paid, delivered, checked, made again.
import { createHash } from 'node:crypto';

import { deskApi } from '@quitus/api/desk.api';
import { documentsApi } from '@quitus/api/documents.api';
import { paymentsApi } from '@quitus/api/payments.api';
import { portfoliosApi } from '@quitus/api/portfolios.api';
import { preetatdateApi } from '@quitus/api/preetatdate.api';
import { verificationApi } from '@quitus/api/verification.api';
import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';

import { keepFile } from '../../../test/kept-file.ts';
import { answerEverything, createSale, orderAndPay, workOnSale } from '../../../test/ped-sale.ts';
import { createPerson, invite, outcomeOf, type Person } from '../../../test/people.ts';
import { fact, paper, reading } from '../../../test/scripted-reader.ts';
import { smallPdf } from '../../../test/small-pdf.ts';
import { createTestApp } from '../../../test/test-app.ts';
import { inTransaction } from '../../db/pool.ts';
import { openSession } from '../auth/sessions.queries.ts';
import { documentFiles } from '../documents/files.table.ts';
import { findOrder } from '../payments/orders.queries.ts';
import { refundOrder } from '../payments/refunds.queries.ts';
import { keepReading } from '../reading/readings.queries.ts';
import { pedFulfilment } from './ped-fulfilment.ts';
import { watchLatePeds } from './preetatdate.jobs.ts';
import { pedOrders } from './preetatdate.table.ts';

const t = await createTestApp({ env: { REQUESTS_PER_MINUTE: '1000000' } });
const { call } = t;
const HOUR = 3600;

let owner: Person;
let staff: Person;
let uid = '';
beforeEach(async () => {
  t.wait(1);
  owner = await createPerson(t, 'BASIC');
  staff = await createPerson(t, 'BASIC', { staff: true });
  uid = await createSale(t, owner);
  t.as(owner.access);
});

const page = () => call(preetatdateApi.ped, { params: { uid } });
const order = () => call(preetatdateApi.orderPed, { params: { uid } });
const timeline = () => call(preetatdateApi.pedTimeline, { params: { uid } });
const steps = async () => (await timeline()).steps.map(({ step }) => step);
const verify = (number: string) => call(verificationApi.verify, { params: { number } });
const statusOfPed = async () => {
  const { slots } = await call(portfoliosApi.find, { params: { uid } });
  return slots.find(({ document_type }) => document_type === 'PRE_ETAT_DATE')?.status;
};
const lastNumber = async () => (await page()).editions[0]?.number ?? '';

async function signedIn(person: Person): Promise<Person> {
  const { db, keys, now } = t.deps;
  const { access } = await openSession(db, keys.accessToken, person, null, now());
  return { ...person, access };
}

/** A day later, signed in again. */
async function signInAgain(): Promise<void> {
  owner = await signedIn(owner);
  t.as(owner.access);
}

async function asStaff<T>(work: () => Promise<T>): Promise<T> {
  t.as(staff.access);
  try {
    return await work();
  } finally {
    t.as(owner.access);
  }
}

/** Printing takes its time where many do. */
const SLOWLY = 120_000;

async function deliverAtOnce(): Promise<string> {
  await answerEverything(t, uid, owner);
  return orderAndPay(t, uid);
}

describe('ordering', () => {
  it('twice, in two tabs or in a hurry, is one order and one payment', async () => {
    const asked = await Promise.all([order(), order(), order()]);
    expect(new Set(asked.map(({ order_id }) => order_id)).size).toBe(1);
    expect(await order()).toEqual(asked[0]);
    expect(await statusOfPed()).toBe('PENDING_PAYMENT');
    const { orders } = await call(paymentsApi.orders, { query: {} });
    expect(orders).toHaveLength(1);
  });

  it('from the payment pages goes through the same gate', async () => {
    const body = { product_id: 'PED', portfolio_uid: uid } as const;
    const opened = await call(paymentsApi.openOrder, { body });
    expect((await order()).payment_order_id).toBe(opened.id);
  });

  it('given up, leaves the dossier as it was, and can be done again', async () => {
    const first = await order();
    await call(preetatdateApi.abandonPed, { params: { uid } });
    expect(await statusOfPed()).toBe('A_AJOUTER');
    expect((await page()).order).toBeNull();
    const again = call(preetatdateApi.abandonPed, { params: { uid } });
    expect(await outcomeOf(again)).toBe('PED_NOT_WAITING');
    expect((await order()).order_id).not.toBe(first.order_id);
  });

  it('paid at the last instant, after it was given up, goes on; unless another took its place', async () => {
    const paidLate = async (payment_order_id: string) => {
      const paid = await findOrder(t.deps.db, payment_order_id);
      if (!paid) throw new Error('there is no such order');
      await inTransaction(t.deps.db, (tx) => pedFulfilment.paid(tx, t.deps, paid, t.deps.now()));
    };
    const { payment_order_id: first } = await order();
    await call(preetatdateApi.abandonPed, { params: { uid } });
    t.wait(1);
    const { payment_order_id: second } = await order();
    await paidLate(first);
    expect((await page()).order).toMatchObject({
      state: 'PENDING_PAYMENT',
      payment_order_id: second,
    });
    await call(preetatdateApi.abandonPed, { params: { uid } });
    await paidLate(second);
    expect((await page()).order).toMatchObject({ state: 'IN_CREATION', payment_order_id: second });
  });

  it('is shut once it is paid', async () => {
    await orderAndPay(t, uid);
    expect(await outcomeOf(order())).toBe('PED_ALREADY_ORDERED');
  });
});

describe('what is confirmed whole', () => {
  it(
    'is delivered at once: numbered, in its slot, mailed, and genuine',
    async () => {
      await deliverAtOnce();
      expect(await statusOfPed()).toBe('VERIFIED');
      expect(await steps()).toEqual(['ORDERED', 'PAID', 'DELIVERED']);
      const { editions, order: told } = await page();
      expect(told).toMatchObject({ state: 'DELIVERED', due_at: null, queue: null });
      const [edition] = editions;
      expect(edition?.number).toMatch(/^PED-2026-\d{6}$/);
      const params = { uid, file_id: edition?.file_id ?? '' };
      const sent = await t.fetchBytes(documentsApi.fileContent, { params });
      const pdf = Buffer.from(await sent.arrayBuffer());
      const sha256 = createHash('sha256').update(pdf).digest('hex');
      expect(sha256).toBe(edition?.sha256);
      const mails = (await t.mails()).filter(({ to }) => to === owner.email);
      expect(mails.map(({ subject }) => subject)).toContain(
        `Votre pré-état daté ${edition?.number}`,
      );
      t.as(null);
      const number = edition?.number ?? '';
      expect(await verify(number)).toEqual({
        genuine: true,
        number,
        edition: 1,
        issued_on: '2026-11-15',
        current: true,
        superseded_on: null,
      });
      const written = await t.app.inject(`/verifier/${number}`);
      expect(written.body).toContain(`<p>${number}</p><h2>Document authentique</h2>`);
      expect(written.body).toContain('Délivré le 15 novembre 2026. C’est la dernière édition.');
      const compare = (hash: string) =>
        call(verificationApi.compare, { params: { number }, body: { sha256: hash } });
      expect((await compare(sha256)).same).toBe(true);
      expect((await compare('0'.repeat(64))).same).toBe(false);
    },
    SLOWLY,
  );
});

it('what nobody issued is not genuine, and nothing else is told', async () => {
  t.as(null);
  for (const number of ['PED-2026-999999', 'PED-1999-000001', 'nimporte', 'PED-2026-000001-9'])
    expect(await verify(number)).toEqual({
      genuine: false,
      number: null,
      edition: null,
      issued_on: null,
      current: null,
      superseded_on: null,
    });
});

it('paid with nearly everything unknown, it waits for a person of the team', async () => {
  await answerEverything(t, uid, owner, () => null);
  expect((await page()).readiness.deliverable).toBe(false);
  await orderAndPay(t, uid);
  expect(await steps()).toEqual(['ORDERED', 'PAID', 'AT_DESK']);
});

describe('what is not', () => {
  let order_id = '';
  beforeEach(async () => {
    order_id = await orderAndPay(t, uid);
  });
  const take = () => call(deskApi.takePed, { body: { wanted: order_id } });
  const deliver = () => call(deskApi.deliverPed, { params: { order_id }, body: {} });
  const ask = (question: string) =>
    call(deskApi.askCustomer, { params: { order_id }, body: { question } });

  it('waits at the desk, due a day after its payment, as the customer sees', async () => {
    expect(await statusOfPed()).toBe('CREATION_IN_PROCESS');
    const { order: told } = await page();
    expect(told?.state).toBe('IN_CREATION');
    expect(Date.parse(told?.due_at ?? '') - Date.parse(told?.paid_at ?? '')).toBe(24 * HOUR * 1000);
    expect(told?.queue?.ahead).toBeGreaterThanOrEqual(0);
    const { waiting } = await asStaff(() => call(deskApi.pedQueue));
    expect(waiting.find((one) => one.order_id === order_id)).toMatchObject({
      portfolio_uid: uid,
      late: false,
      held_by: null,
    });
    const dues = waiting.map(({ due_at }) => due_at ?? '');
    expect(dues).toEqual(dues.toSorted((a, b) => a.localeCompare(b)));
  });

  it('is not there yet for whoever comes to the desk before it is made', async () => {
    const made = eq(pedOrders.id, order_id);
    await t.deps.db.update(pedOrders).set({ at_desk_since: null }).where(made);
    expect(await asStaff(() => outcomeOf(take()))).toBe('PED_BEING_MADE');
    await t.deps.db.update(pedOrders).set({ at_desk_since: t.deps.now() }).where(made);
    expect((await asStaff(take)).item?.order.id).toBe(order_id);
  });

  it(
    'is held by one person of the team, who completes and delivers it',
    async () => {
      const { item } = await asStaff(take);
      expect(item?.statement.fields.length).toBeGreaterThan(60);
      const other = await createPerson(t, 'BASIC', { staff: true });
      t.as(other.access);
      expect(await outcomeOf(take())).toBe('DOCUMENT_HELD');
      expect(await outcomeOf(deliver())).toBe('DOCUMENT_HELD');
      await asStaff(async () => {
        expect(await outcomeOf(deliver())).toBe('PED_NOT_COMPLETE');
        await answerEverything(t, uid, staff);
        await deliver();
        expect(await outcomeOf(deliver())).toBe('PED_NOT_WAITING');
      });
      await workOnSale(t);
      expect(await statusOfPed()).toBe('VERIFIED');
      expect(await steps()).toEqual(['ORDERED', 'PAID', 'AT_DESK', 'DELIVERED']);
    },
    SLOWLY,
  );

  it('is delivered mostly unknown only by somebody who accepts that', async () => {
    await asStaff(async () => {
      await take();
      await answerEverything(t, uid, staff, () => null);
      expect(await outcomeOf(deliver())).toBe('PED_MOSTLY_UNKNOWN');
      await call(deskApi.deliverPed, { params: { order_id }, body: { accept_unknown: true } });
    });
    expect((await page()).order?.queue).toBeNull();
  });

  it('stands still while the customer is asked', async () => {
    const before = (await page()).order?.due_at ?? '';
    await asStaff(() => ask('Le lot 12 est-il une cave ?'));
    expect((await page()).order).toMatchObject({
      due_at: null,
      queue: null,
      question: { text: 'Le lot 12 est-il une cave ?' },
    });
    await workOnSale(t);
    const mails = (await t.mails()).filter(({ to }) => to === owner.email);
    expect(mails.map(({ subject }) => subject)).toContain('Une question sur votre pré-état daté');
    t.wait(2 * HOUR);
    staff = await signedIn(staff);
    await asStaff(() => ask('Le lot 12 est-il une cave, au sous-sol ?'));
    t.wait(3 * HOUR);
    await signInAgain();
    await call(preetatdateApi.answerQuestion, { params: { uid }, body: { comment: 'Oui.' } });
    const after = (await page()).order;
    expect(after?.question).toBeNull();
    expect(Date.parse(after?.due_at ?? '') - Date.parse(before)).toBe(5 * HOUR * 1000);
    const twice = call(preetatdateApi.answerQuestion, { params: { uid }, body: { comment: 'x' } });
    expect(await outcomeOf(twice)).toBe('PED_NOT_WAITING');
  });

  it('keeps its dossier from being archived', async () => {
    const archive = () => call(portfoliosApi.archive, { params: { uid } });
    expect(await outcomeOf(archive())).toBe('PED_UNDER_WAY');
    const { payment_order_id } = (await page()).order ?? {};
    const params = { order_id: payment_order_id ?? '' };
    await call(paymentsApi.withdraw, { params, body: { refund_cents: 80_00 } });
    await archive();
  });

  it('late, gives back no more than is left', async () => {
    const { payment_order_id } = (await page()).order ?? {};
    const paid = await findOrder(t.deps.db, payment_order_id ?? '');
    if (!paid) throw new Error('there is no such order');
    const most = { amount_cents: 70_00, reason: 'CANCELLED' } as const;
    await inTransaction(t.deps.db, (tx) => refundOrder(tx, t.deps, paid, most, t.deps.now()));
    t.wait(24 * HOUR + 1);
    await watchLatePeds.run(t.deps, {});
    await signInAgain();
    expect((await page()).order).toMatchObject({ late_credit_cents: 10_00, state: 'IN_CREATION' });
  });

  it('late, gives half of its price back, once', async () => {
    t.wait(24 * HOUR + 1);
    await watchLatePeds.run(t.deps, {});
    await watchLatePeds.run(t.deps, {});
    await signInAgain();
    expect((await page()).order).toMatchObject({ late_credit_cents: 40_00, state: 'IN_CREATION' });
    expect((await steps()).filter((step) => step === 'LATE_CREDITED')).toHaveLength(1);
    const { invoices } = await call(paymentsApi.invoices, { query: {} });
    expect(invoices.map(({ kind, total_cents }) => [kind, total_cents])).toEqual([
      ['CREDIT_NOTE', 40_00],
      ['INVOICE', 80_00],
    ]);
  });

  it('withdrawn from, is given back and leaves the slot as it was', async () => {
    const { payment_order_id } = (await page()).order ?? {};
    await call(paymentsApi.withdraw, {
      params: { order_id: payment_order_id ?? '' },
      body: { refund_cents: 80_00 },
    });
    expect(await statusOfPed()).toBe('A_AJOUTER');
    expect((await page()).order).toBeNull();
    expect((await steps()).at(-1)).toBe('REFUNDED');
    const { waiting } = await asStaff(() => call(deskApi.pedQueue));
    expect(waiting.filter((one) => one.order_id === order_id)).toEqual([]);
  });
});

describe('what was delivered', () => {
  it(
    'is made again for nothing when a notary refuses it, then when its papers change',
    async () => {
      const file_id = await keepFile(t, uid, { document_type: 'CHARGES', bytes: smallPdf(3) });
      const appel = paper('CHARGES', {
        sub_kind: 'APPEL_DE_FONDS',
        facts: [fact('syndic', 'Cabinet Duval'), fact('due_on', '2026-10-01')],
      });
      await keepReading(t.deps.db, file_id, reading([appel]), t.deps.now());
      await deliverAtOnce();
      const number = await lastNumber();
      const refresh = () => call(preetatdateApi.refreshPed, { params: { uid } });
      expect((await page()).refresh.offered).toBe(false);
      expect(await outcomeOf(refresh())).toBe('PED_UNCHANGED');

      const notary = await createPerson(t, 'GUEST');
      await invite(t, uid, notary, 'NOTAIRE');
      const refuse = () =>
        call(preetatdateApi.refusePed, {
          params: { uid },
          body: { reason: 'Il manque le lot 12.' },
        });
      expect(await outcomeOf(refuse())).toBe('FORBIDDEN');
      t.as(notary.access);
      await refuse();
      expect(await outcomeOf(refuse())).toBe('PED_NOT_DELIVERED');
      await workOnSale(t);
      t.as(owner.access);
      expect(await statusOfPed()).toBe('CREATION_IN_PROCESS');
      const { order: told } = await page();
      expect(told).toMatchObject({ making: 'REFUSAL', refusal_reason: 'Il manque le lot 12.' });
      await asStaff(() =>
        call(deskApi.deliverPed, { params: { order_id: told?.id ?? '' }, body: {} }),
      );
      await workOnSale(t);
      expect(await lastNumber()).toBe(`${number}-2`);

      await t.deps.db
        .update(documentFiles)
        .set({ deleted_at: t.deps.now() })
        .where(eq(documentFiles.id, file_id));
      expect((await page()).refresh.offered).toBe(true);
      await answerEverything(t, uid, owner);
      await refresh();
      await workOnSale(t);
      expect(await lastNumber()).toBe(`${number}-3`);
      expect(await statusOfPed()).toBe('VERIFIED');

      const { invoices } = await call(paymentsApi.invoices, { query: {} });
      expect(invoices).toHaveLength(1);
      expect(await verify(number)).toMatchObject({ genuine: true, current: false });
      expect(await verify(`${number}-2`)).toMatchObject({ edition: 2, current: false });
      expect(await verify(`${number}-3`)).toMatchObject({ edition: 3, current: true });
      const { files } = await call(documentsApi.files, { params: { uid } });
      const peds = files.filter(({ document_type }) => document_type === 'PRE_ETAT_DATE');
      expect(peds).toHaveLength(3);
      const [current] = (await page()).editions;
      expect(peds.filter((one) => one.current).map(({ id }) => id)).toEqual([current?.file_id]);
    },
    SLOWLY,
  );
});
