// One suite for both payment hosts: whatever comes first, twice, late or not at all, there is one
// charge, one invoice and the right status.
import { randomUUID } from 'node:crypto';

import { paymentsApi } from '@quitus/api/payments.api';
import { eq, sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';

import {
  buy,
  findOrder,
  goAndPay,
  invoicesOf,
  order,
  signInAgain,
  postEvent,
  postEvents,
  typeOf,
  waitingDossier,
} from '../../../test/paying.ts';
import { cashierHost, stripeHost } from '../../../test/payment-hosts.ts';
import { createDossier, createPerson, outcomeOf } from '../../../test/people.ts';
import { inTransaction } from '../../db/pool.ts';
import { accounts } from '../accounts/accounts.table.ts';
import { mails } from '../mail/mail.table.ts';
import { lockOrder } from './orders.queries.ts';
import { payBack, printInvoice, watchPayments } from './payments.jobs.ts';
import { refunds } from './payments.table.ts';
import { refundOrder } from './refunds.queries.ts';

const PAID_ONCE = {
  charged: 15_00,
  state: 'PAID',
  invoices: [['INVOICE', 15_00, 2_50]],
  dossier: 'APARTMENT_SALE_PORTFOLIO',
  mails: 1,
  refunds: 0,
};
const NOTHING_PAID = {
  charged: 0,
  state: 'OPEN',
  invoices: [],
  dossier: 'PENDING_PAYMENT_PORTFOLIO',
  mails: 0,
  refunds: 0,
};

describe.each([await stripeHost(), await cashierHost()])('paying at $name', (host) => {
  const { t } = host;
  const mailsTo = (email: string) => t.deps.db.$count(mails, sql`${mails.to} = ${email}`);

  /** Ordered, and its payment page opened; what was charged before, everybody together. */
  async function aboutToPay() {
    const { buyer, uid } = await waitingDossier(host);
    const { id } = await order(host, 'DOSSIER_ON_DEMAND', { portfolio_uid: uid });
    const page = await goAndPay(host, id);
    return { buyer, uid, id, ...page, before: await host.charged() };
  }
  type Begun = Awaited<ReturnType<typeof aboutToPay>>;

  /** What was charged for it, and what came of it. */
  async function endOf({ id, uid, buyer, before }: Begun) {
    const papers = await invoicesOf(host, id);
    return {
      charged: (await host.charged()) - before,
      state: (await findOrder(host, id)).state,
      invoices: papers.map(({ kind, total_cents, tax_cents }) => [kind, total_cents, tax_cents]),
      dossier: await typeOf(host, uid),
      mails: await mailsTo(buyer.email),
      refunds: await t.deps.db.$count(refunds, eq(refunds.order_id, id)),
    };
  }

  const comeBack = (order_id: string) => t.call(paymentsApi.checkOrder, { params: { order_id } });

  it('is told by a webhook, twice and once more in other words', async () => {
    const begun = await aboutToPay();
    const [event = ''] = await host.pay(begun.session_id);
    expect(await postEvent(host, event)).toBe('accepted');
    expect(await postEvent(host, event)).toBe('accepted');
    const again = JSON.stringify({ ...JSON.parse(event), id: `evt_${randomUUID()}` });
    expect(await postEvent(host, again)).toBe('accepted');
    expect(await endOf(begun)).toEqual(PAID_ONCE);
  });

  it('is told by several webhooks at the same instant', async () => {
    const begun = await aboutToPay();
    const [event = ''] = await host.pay(begun.session_id);
    const others = Array.from({ length: 6 }, () =>
      postEvent(host, JSON.stringify({ ...JSON.parse(event), id: `evt_${randomUUID()}` })),
    );
    await Promise.all([...others, comeBack(begun.id), comeBack(begun.id)]);
    expect(await endOf(begun)).toEqual(PAID_ONCE);
  });

  it('is told by the browser, then by its webhook', async () => {
    const begun = await aboutToPay();
    const events = await host.pay(begun.session_id);
    expect(await comeBack(begun.id)).toMatchObject({ state: 'PAID' });
    await postEvents(host, events);
    expect(await endOf(begun)).toEqual(PAID_ONCE);
  });

  it('is told a day later', async () => {
    const begun = await aboutToPay();
    const events = await host.pay(begun.session_id);
    t.wait(24 * 3600);
    await signInAgain(host, begun.buyer);
    await postEvents(host, events);
    expect(await endOf(begun)).toEqual(PAID_ONCE);
  });

  it('is told by nobody: the browser was closed, and the webhook lost', async () => {
    const begun = await aboutToPay();
    await host.pay(begun.session_id);
    await watchPayments.run(t.deps, {});
    expect(await endOf(begun)).toEqual(PAID_ONCE);
    await watchPayments.run(t.deps, {});
    expect(await endOf(begun)).toEqual(PAID_ONCE);
  });

  it('is not believed with a bad signature, nor an old one, nor for other bytes', async () => {
    const begun = await aboutToPay();
    const object = { id: begun.session_id };
    const event = JSON.stringify({
      id: 'evt',
      type: 'checkout.session.completed',
      data: { object },
    });
    const signature = host.sign(event);
    const refused = 'INVALID_WEBHOOK_SIGNATURE';
    expect(await postEvent(host, event, '')).toBe(refused);
    expect(await postEvent(host, event, 't=1,v1=00')).toBe(refused);
    expect(
      await postEvent(
        host,
        event,
        signature.replace(/.$/, (end) => (end === '0' ? '1' : '0')),
      ),
    ).toBe(refused);
    expect(await postEvent(host, `${event} `, signature)).toBe(refused);
    t.wait(600);
    expect(await postEvent(host, event, signature)).toBe(refused);
    expect(await endOf(begun)).toEqual(NOTHING_PAID);
  });

  it('of an order that is not ours is heard, told in the log, and changes nothing', async () => {
    const begun = await aboutToPay();
    const events = await host.pay(await host.openForeign(randomUUID()));
    t.lines.length = 0;
    for (const event of events) expect(await postEvent(host, event)).toBe('accepted');
    expect(t.lines.join('')).toContain('unknown order');
    expect(await findOrder(host, begun.id)).toMatchObject({ state: 'OPEN' });
  });

  it('of something else altogether is heard', async () => {
    const other = { id: `evt_${randomUUID()}`, type: 'payout.paid', data: { object: {} } };
    expect(await postEvent(host, JSON.stringify(other))).toBe('accepted');
    const gone = { id: 'sub_of_nobody' };
    const unknown = { ...other, id: `evt_${randomUUID()}`, data: { object: gone } };
    for (const type of ['customer.subscription.deleted', 'checkout.session.expired'])
      expect(await postEvent(host, JSON.stringify({ ...unknown, id: type, type }))).toBe(
        'accepted',
      );
  });

  it('is refused by the bank, said so, and tried again on the same page', async () => {
    const begun = await aboutToPay();
    const refusal = await host.refuse(begun.session_id);
    await postEvents(host, refusal);
    expect(await findOrder(host, begun.id)).toMatchObject({ payment_failed: true });
    expect(await endOf(begun)).toEqual(NOTHING_PAID);
    expect((await goAndPay(host, begun.id)).url).toBe(begun.url);
    await postEvents(host, await host.pay(begun.session_id));
    // Late, after the payment.
    const late = (refusal[0] ?? '').replace(/"id":"evt[^"]*"/, `"id":"evt_${randomUUID()}"`);
    expect(await postEvent(host, late)).toBe('accepted');
    expect(await findOrder(host, begun.id)).toMatchObject({ payment_failed: false });
    expect(await endOf(begun)).toEqual(PAID_ONCE);
  });

  it('is not recorded while what follows fails, and is once it works again', async () => {
    const begun = await aboutToPay();
    const events = await host.pay(begun.session_id);
    const { DOSSIER_ON_DEMAND } = t.deps.fulfilments;
    const { paid } = DOSSIER_ON_DEMAND;
    DOSSIER_ON_DEMAND.paid = () => Promise.reject(new Error('cut off'));
    expect(await postEvent(host, events[0] ?? '')).toBe('INTERNAL_ERROR');
    DOSSIER_ON_DEMAND.paid = paid;
    expect(await invoicesOf(host, begun.id)).toEqual([]);
    expect(await findOrder(host, begun.id)).toMatchObject({ state: 'OPEN' });
    await postEvents(host, events);
    expect(await endOf(begun)).toEqual(PAID_ONCE);
  });

  it('is one order, one page and one charge for a double click and two tabs', async () => {
    const { buyer, uid } = await waitingDossier(host);
    const before = await host.charged();
    const clicks = Array.from({ length: 5 }, () =>
      order(host, 'DOSSIER_ON_DEMAND', { portfolio_uid: uid }),
    );
    const [first, ...others] = await Promise.all(clicks);
    const id = first?.id ?? '';
    expect(others.map((other) => other.id)).toEqual([id, id, id, id]);
    const pages = await Promise.all(Array.from({ length: 5 }, () => goAndPay(host, id)));
    const [{ session_id, url } = { session_id: '', url: '' }] = pages;
    expect(new Set(pages.map((page) => page.url))).toEqual(new Set([url]));
    await postEvents(host, await host.pay(session_id));
    await expect(host.pay(session_id)).rejects.toThrow();
    expect(await outcomeOf(goAndPay(host, id))).toBe('ORDER_NOT_OPEN');
    expect(await outcomeOf(order(host, 'DOSSIER_ON_DEMAND', { portfolio_uid: uid }))).toBe(
      'PORTFOLIO_ALREADY_PAID',
    );
    expect(await endOf({ buyer, uid, id, session_id, url, before })).toEqual(PAID_ONCE);
  });

  it('opens another page once the first is closed, never two that could be paid', async () => {
    const begun = await aboutToPay();
    await t.deps.gateway?.closeSession(begun.session_id, t.deps.db);
    const again = await goAndPay(host, begun.id);
    expect(again.url).not.toBe(begun.url);
    await expect(host.pay(begun.session_id)).rejects.toThrow();
    await postEvents(host, await host.pay(again.session_id));
    expect(await endOf(begun)).toEqual(PAID_ONCE);
  });

  it('is abandoned, and its page with it; paid just before, it is kept', async () => {
    const abandon = (order_id: string) =>
      t.call(paymentsApi.abandonOrder, { params: { order_id } });
    const left = await aboutToPay();
    expect(await abandon(left.id)).toMatchObject({ state: 'ABANDONED' });
    await expect(host.pay(left.session_id)).rejects.toThrow();
    expect(await outcomeOf(abandon(left.id))).toBe('ORDER_NOT_OPEN');
    expect(await order(host, 'DOSSIER_ON_DEMAND', { portfolio_uid: left.uid })).not.toMatchObject({
      id: left.id,
    });
    const paid = await aboutToPay();
    await host.pay(paid.session_id);
    expect(await abandon(paid.id)).toMatchObject({ state: 'PAID' });
    expect(await endOf(paid)).toEqual(PAID_ONCE);
  });

  it('on a second page goes back by itself, once', async () => {
    const begun = await aboutToPay();
    await postEvents(host, await host.pay(begun.session_id));
    const events = await host.pay(await host.openForeign(begun.id));
    await postEvents(host, events);
    await comeBack(begun.id);
    const again = JSON.stringify({ ...JSON.parse(events[0] ?? ''), id: `evt_${randomUUID()}` });
    expect(await postEvent(host, again)).toBe('accepted');
    const back = await t.deps.db.select().from(refunds).where(eq(refunds.order_id, begun.id));
    expect(back).toMatchObject([{ reason: 'DOUBLE_PAYMENT', amount_cents: 1_00 }]);
    const before = await host.refunded();
    for (const { id } of [...back, ...back]) await payBack.run(t.deps, { refund_id: id });
    expect((await host.refunded()) - before).toBe(1_00);
    expect(await endOf(begun)).toEqual({ ...PAID_ONCE, charged: 16_00, refunds: 1 });
  });

  it('of another sum than asked for is not recorded: a person must look', async () => {
    const begun = await aboutToPay();
    const events = await host.pay(await host.openForeign(begun.id));
    t.lines.length = 0;
    expect(await postEvent(host, events[0] ?? '')).toBe('INTERNAL_ERROR');
    expect(t.lines.join('')).toContain('another sum');
    expect(await endOf(begun)).toEqual({ ...NOTHING_PAID, charged: 1_00 });
  });

  it('given back by hand leaves a credit note, and the dossier waits again', async () => {
    const { uid } = await waitingDossier(host);
    const id = await buy(host, 'DOSSIER_ON_DEMAND', { portfolio_uid: uid });
    const { rows } = await t.deps.db.execute<{ payment_id: string }>(
      sql`select payment_id from orders where id = ${id}`,
    );
    const events = await host.refundByHand(rows[0]?.payment_id ?? '');
    await postEvents(host, [...events, ...events]);
    expect(await findOrder(host, id)).toMatchObject({ state: 'REFUNDED', refunded_cents: 15_00 });
    const papers = await invoicesOf(host, id);
    expect(papers.map(({ kind, total_cents }) => [kind, total_cents])).toEqual([
      ['CREDIT_NOTE', 15_00],
      ['INVOICE', 15_00],
    ]);
    expect(papers[0]?.corrects_number).toBe(papers[1]?.number);
    expect(await typeOf(host, uid)).toBe('PENDING_PAYMENT_PORTFOLIO');
  });

  it('given back in parts takes back the tax that was billed, to the cent', async () => {
    const { uid } = await waitingDossier(host);
    const id = await buy(host, 'DOSSIER_ON_DEMAND', { portfolio_uid: uid });
    const part = { amount_cents: 5_00, reason: 'CANCELLED' } as const;
    for (let times = 0; times < 3; times += 1)
      await inTransaction(t.deps.db, async (tx) => {
        const paid = await lockOrder(tx, id);
        if (paid) await refundOrder(tx, t.deps, paid, part, t.deps.now());
      });
    const papers = await invoicesOf(host, id);
    const taxes = (kind: string) =>
      papers.filter((one) => one.kind === kind).reduce((sum, one) => sum + one.tax_cents, 0);
    expect(taxes('CREDIT_NOTE')).toBe(taxes('INVOICE'));
  });

  it('is no longer read by an agent who left the agency it was made for', async () => {
    const head = await createPerson(t, 'ENTERPRISE_MASTER');
    const { organization_id } = head;
    const agent = await createPerson(t, 'ENTERPRISE_AGENT', { organization_id });
    const uid = await createDossier(t, agent);
    t.as(agent.access);
    await buy(host, 'MISSION_TITRE_PROP', { portfolio_uid: uid });
    const read = async () => [
      (await t.call(paymentsApi.orders, { query: {} })).orders.length,
      (await t.call(paymentsApi.invoices, { query: {} })).invoices.length,
    ];
    expect(await read()).toEqual([1, 1]);
    const elsewhere = await createPerson(t, 'GUEST');
    await t.deps.db
      .update(accounts)
      .set({ account_type: 'GUEST', organization_id: elsewhere.organization_id })
      .where(eq(accounts.id, agent.id));
    await signInAgain(host, agent);
    expect(await read()).toEqual([0, 0]);
    t.as(head.access);
    expect(await read()).toEqual([1, 1]);
  });

  it('refused for an order of somebody else’s making is heard all the same', async () => {
    const data = { object: { metadata: { order_id: 'commande-12' } } };
    const id = `evt_${randomUUID()}`;
    const event = JSON.stringify({ id, type: 'payment_intent.payment_failed', data });
    expect(await postEvent(host, event)).toBe('accepted');
  });

  it('gives an invoice that can be downloaded by whoever paid, and nobody else', async () => {
    const { uid } = await waitingDossier(host);
    await buy(host, 'DOSSIER_ON_DEMAND', { portfolio_uid: uid });
    const list = () => t.call(paymentsApi.invoices, { query: {} });
    const [{ number, ready } = { number: '', ready: true }] = (await list()).invoices;
    expect(number).toMatch(/^F2026-\d{6}$/);
    expect(ready).toBe(false);
    const download = () => t.fetchBytes(paymentsApi.invoicePdf, { params: { number } });
    expect(await outcomeOf(download())).toBe('INVOICE_NOT_READY');
    await printInvoice.run(t.deps, { number });
    expect((await list()).invoices).toMatchObject([{ ready: true, total_cents: 15_00 }]);
    const pdf = Buffer.from(await (await download()).arrayBuffer());
    expect(pdf.subarray(0, 5).toString()).toBe('%PDF-');
    await waitingDossier(host);
    expect(await outcomeOf(download())).toBe('NOT_FOUND');
    expect((await list()).invoices).toEqual([]);
  });
});

it('says so when Stripe does not answer, and nothing is lost', async () => {
  const host = await stripeHost();
  const { uid } = await waitingDossier(host);
  const { id } = await order(host, 'DOSSIER_ON_DEMAND', { portfolio_uid: uid });
  host.fall(true);
  expect(await outcomeOf(goAndPay(host, id))).toBe('PAYMENT_UNAVAILABLE');
  host.fall(false);
  const { session_id } = await goAndPay(host, id);
  const events = await host.pay(session_id);
  host.fall(true);
  expect(await postEvent(host, events[0] ?? '')).toBe('PAYMENT_UNAVAILABLE');
  host.fall(false);
  await postEvents(host, events);
  expect(await findOrder(host, id)).toMatchObject({ state: 'PAID' });
});
