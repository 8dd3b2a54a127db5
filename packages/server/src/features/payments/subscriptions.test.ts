// Offers: begun, gone on, changed, ended, at both payment hosts; and changing one's mind.
import { paymentsApi } from '@quitus/api/payments.api';
import { subscriptionsApi } from '@quitus/api/subscriptions.api';
import type { AccountType } from '@quitus/domain/accounts/account-type';
import type { ProductId } from '@quitus/domain/payments/catalogue';
import { eq, sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';

import {
  BILLING,
  buy,
  findOrder,
  goAndPay,
  invoicesOf,
  order,
  signInAgain,
  storedOrder,
  postEvents,
  typeOf,
  waitingDossier,
} from '../../../test/paying.ts';
import { cashierHost, stripeHost } from '../../../test/payment-hosts.ts';
import { createDossier, createPerson, outcomeOf, type Person } from '../../../test/people.ts';
import { inTransaction } from '../../db/pool.ts';
import { accounts } from '../accounts/accounts.table.ts';
import { mails } from '../mail/mail.table.ts';
import { portfolios } from '../portfolios/portfolios.table.ts';
import { markPerformed } from './orders.queries.ts';
import { abandonLater, endHostedSubscription, giveBackOrder, payBack } from './payments.jobs.ts';
import { orders, refunds, subscriptions } from './payments.table.ts';
import { settle } from './settle.ts';

const DAY = 24 * 3600;

describe.each([await stripeHost(), await cashierHost()])('at $name', (host) => {
  const { t } = host;
  const { db } = t.deps;

  async function come(account_type: AccountType = 'PRO_ON_DEMAND'): Promise<Person> {
    const person = await createPerson(t, account_type);
    t.as(person.access);
    return person;
  }
  const standing = () => t.call(subscriptionsApi.offer);
  const typeOfAccount = async () => (await standing()).account_type;

  async function subscribe(product_id: ProductId, asked: { quantity?: number } = {}) {
    const order_id = await buy(host, product_id, asked);
    const { subscription_id } = await storedOrder(host, order_id);
    const [row] = await db
      .select()
      .from(subscriptions)
      .where(eq(subscriptions.id, subscription_id ?? ''));
    return { order_id, id: row?.id ?? '', gateway_id: row?.gateway_id ?? '' };
  }

  /** What the jobs do about the money, without the papers. */
  async function payAllBack() {
    for (const { id } of await db.select().from(refunds))
      await payBack.run(t.deps, { refund_id: id });
  }

  async function addAgent(head: Person) {
    const { organization_id } = head;
    const agent = await createPerson(t, 'ENTERPRISE_AGENT', { organization_id });
    return { agent, uid: await createDossier(t, agent) };
  }

  it('an offer begins, whatever is told first', async () => {
    for (const turned of [
      [0, 1, 2],
      [2, 1, 0],
      [1, 0, 2],
      [1, 2, 0],
    ]) {
      await come();
      const { id } = await order(host, 'PRO_UNLIMITED');
      const events = await host.pay((await goAndPay(host, id)).session_id);
      expect(events).toHaveLength(3);
      await postEvents(
        host,
        turned.map((index) => events[index] ?? ''),
      );
      expect(await standing()).toMatchObject({
        account_type: 'PRO_UNLIMITED',
        subscriptions: [{ product_id: 'PRO_UNLIMITED', amount_cents: 49_00, state: 'ACTIVE' }],
      });
      expect(await invoicesOf(host, id)).toHaveLength(1);
    }
  });

  it('opens what waited for its payment, and closes its orders', async () => {
    const { buyer, uid } = await waitingDossier(host);
    const { id } = await order(host, 'DOSSIER_ON_DEMAND', { portfolio_uid: uid });
    const { session_id } = await goAndPay(host, id);
    const { choices } = await standing();
    const codes = choices
      .find(({ offer }) => offer === 'PRO_UNLIMITED')
      ?.effects.map(({ code }) => code);
    expect(codes).toContain('WAITING_DOSSIERS_OPENED');
    await buy(host, 'PRO_UNLIMITED');
    expect(await typeOf(host, uid)).toBe('APARTMENT_SALE_PORTFOLIO');
    expect(await outcomeOf(goAndPay(host, id))).toBe('PORTFOLIO_ALREADY_PAID');
    await abandonLater.run(t.deps, { order_id: id });
    expect(await findOrder(host, id)).toMatchObject({ state: 'ABANDONED' });
    await expect(host.pay(session_id)).rejects.toThrow();
    await signInAgain(host, buyer);
    expect(await outcomeOf(order(host, 'PRO_UNLIMITED'))).toBe('OFFER_ALREADY_YOURS');
  });

  it('each further month is billed once', async () => {
    const buyer = await come();
    const { gateway_id, id } = await subscribe('PRO_UNLIMITED');
    t.wait(31 * DAY);
    const events = await host.renew(gateway_id);
    await postEvents(host, [...events, ...events]);
    await signInAgain(host, buyer);
    const { orders: listed } = await t.call(paymentsApi.orders, { query: {} });
    expect(listed.map(({ amount_cents, state }) => [amount_cents, state])).toEqual([
      [49_00, 'PAID'],
      [49_00, 'PAID'],
    ]);
    // A further month is no new contract.
    expect(listed[0]?.withdrawal.refusal).toBe('WITHDRAWAL_NOT_POSSIBLE');
    expect((await t.call(paymentsApi.invoices, { query: {} })).invoices).toHaveLength(2);
    expect(await db.$count(orders, eq(orders.subscription_id, id))).toBe(2);
  });

  it('is cancelled and taken back, cancelled again, and ends with its period', async () => {
    const buyer = await come();
    const { id, gateway_id } = await subscribe('PRO_UNLIMITED');
    const params = { subscription_id: id };
    const cancel = () =>
      t.call(subscriptionsApi.cancelSubscription, { params, body: { falls_to: 'BASIC' } });
    expect((await cancel()).subscriptions).toMatchObject([
      { cancel_at_period_end: true, falls_to: 'BASIC' },
    ]);
    const ways = Object.fromEntries((await standing()).choices.map(({ offer, by }) => [offer, by]));
    expect(ways).toEqual({
      BASIC: 'NEXT',
      PRO_ON_DEMAND: 'CANCEL',
      PRO_UNLIMITED: 'RESUME',
      ENTERPRISE_MASTER: 'PAY',
    });
    const resumed = await t.call(subscriptionsApi.resumeSubscription, { params });
    expect(resumed.subscriptions).toMatchObject([
      { cancel_at_period_end: false, falls_to: 'PRO_ON_DEMAND' },
    ]);
    await cancel();
    expect(await typeOfAccount()).toBe('PRO_UNLIMITED');
    t.wait(31 * DAY);
    const events = await host.renew(gateway_id);
    await postEvents(host, [...events, ...events]);
    await signInAgain(host, buyer);
    expect(await standing()).toMatchObject({ account_type: 'BASIC', subscriptions: [] });
    expect(await outcomeOf(cancel())).toBe('SUBSCRIPTION_OVER');
    const told = await db.select().from(mails).where(eq(mails.to, buyer.email));
    expect(told).toHaveLength(2);
  });

  it('paid on a second page, is given back and does not run there', async () => {
    await come();
    const { order_id } = await subscribe('PRO_UNLIMITED');
    const second = `sub_${order_id}`;
    const session = {
      id: `cs_${order_id}`,
      state: 'PAID',
      order_id,
      payment_id: `pi_${order_id}`,
      subscription_id: second,
      amount_cents: 49_00,
    } as const;
    await inTransaction(db, (tx) =>
      settle(tx, t.deps, { session, subscription: null }, t.deps.now()),
    );
    const { rows } = await db.execute(
      sql`select 1 from graphile_worker._private_jobs j
        join graphile_worker._private_tasks t on t.id = j.task_id
        where t.identifier = 'end-hosted-subscription' and j.payload ->> 'gateway_id' = ${second}`,
    );
    expect(rows).toHaveLength(1);
    await db.delete(refunds).where(eq(refunds.payment_id, session.payment_id));
  });

  it('over before its page was heard of gives nothing', async () => {
    await come();
    const { id } = await order(host, 'PRO_UNLIMITED');
    const { session_id } = await goAndPay(host, id);
    const events = await host.pay(session_id);
    const { gateway } = t.deps;
    const session = await gateway?.findSession(session_id, db);
    await gateway?.endNow(session?.subscription_id ?? '', db, t.deps.now());
    await postEvents(host, events);
    expect(await standing()).toMatchObject({ account_type: 'PRO_ON_DEMAND', subscriptions: [] });
  });

  it('changes for a larger one: what is left of the first is given back', async () => {
    await come();
    const first = await subscribe('PRO_UNLIMITED');
    t.wait(10 * 60);
    const [charged, refunded] = [await host.charged(), await host.refunded()];
    await subscribe('PACK_PRO_UNLIMITED');
    expect(await standing()).toMatchObject({
      account_type: 'ENTERPRISE_MASTER',
      subscriptions: [{ product_id: 'PACK_PRO_UNLIMITED', falls_to: 'PRO_ON_DEMAND' }],
      agents: { allowed: 5, used: 0 },
    });
    const { withdrawal } = await findOrder(host, first.order_id);
    expect(withdrawal.refusal).toBe('WITHDRAWAL_NOT_POSSIBLE');
    await endHostedSubscription.run(t.deps, { gateway_id: first.gateway_id });
    await payAllBack();
    expect(await host.isOver(first.gateway_id)).toBe(true);
    expect((await host.charged()) - charged).toBe(149_00);
    expect((await host.refunded()) - refunded).toBe(49_00);
    const papers = await invoicesOf(host, first.order_id);
    expect(papers.map(({ kind, total_cents }) => [kind, total_cents])).toEqual([
      ['CREDIT_NOTE', 49_00],
      ['INVOICE', 49_00],
    ]);
  });

  it('changes for a smaller one: agents leave as was told, nothing is lost', async () => {
    const head = await come();
    await subscribe('PACK_PRO_UNLIMITED');
    const extra = await subscribe('EXTRA_AGENT', { quantity: 2 });
    expect((await standing()).agents).toEqual({ allowed: 7, used: 0 });
    const { agent, uid } = await addAgent(head);
    const { choices } = await standing();
    const told = choices.find(({ offer }) => offer === 'PRO_UNLIMITED');
    expect(told?.effects.map(({ code }) => code)).toEqual([
      'STARTS_NOW',
      'UNUSED_TIME_REFUNDED',
      'AGENTS_LEAVE',
      'DOSSIERS_KEPT',
      'DOSSIERS_UNLIMITED',
    ]);
    await subscribe('PRO_UNLIMITED');
    expect(await standing()).toMatchObject({
      account_type: 'PRO_UNLIMITED',
      agents: { allowed: 0, used: 0 },
      subscriptions: [{ product_id: 'PRO_UNLIMITED' }],
    });
    expect(await db.$count(accounts, eq(accounts.id, agent.id))).toBe(0);
    const [kept] = await db.select().from(portfolios).where(eq(portfolios.uid, uid));
    expect(kept?.owner_id).toBe(head.id);
    await endHostedSubscription.run(t.deps, { gateway_id: extra.gateway_id });
    expect(await host.isOver(extra.gateway_id)).toBe(true);
  });

  it('agents are bought by the number: another number is another order, the first is closed', async () => {
    await come();
    expect(await outcomeOf(order(host, 'EXTRA_AGENT'))).toBe('OFFER_HAS_NO_AGENTS');
    await subscribe('PACK_PRO_UNLIMITED');
    const two = await order(host, 'EXTRA_AGENT', { quantity: 2 });
    const { session_id } = await goAndPay(host, two.id);
    const three = await order(host, 'EXTRA_AGENT', { quantity: 3 });
    expect(three.amount_cents).toBe(57_00);
    expect(await findOrder(host, two.id)).toMatchObject({ state: 'ABANDONED' });
    await expect(host.pay(session_id)).rejects.toThrow();
    await postEvents(host, await host.pay((await goAndPay(host, three.id)).session_id));
    expect((await standing()).agents.allowed).toBe(8);
  });

  it('agents paid for once the pack has ended are given back', async () => {
    await come();
    await subscribe('PACK_PRO_UNLIMITED');
    const { id } = await order(host, 'EXTRA_AGENT', { quantity: 2 });
    const { session_id } = await goAndPay(host, id);
    await subscribe('PRO_UNLIMITED');
    await postEvents(host, await host.pay(session_id));
    await giveBackOrder.run(t.deps, { order_id: id });
    expect(await findOrder(host, id)).toMatchObject({ state: 'REFUNDED', refunded_cents: 38_00 });
    expect(await standing()).toMatchObject({
      agents: { allowed: 0 },
      subscriptions: [{ product_id: 'PRO_UNLIMITED' }],
    });
  });

  it('may not be withdrawn from by a trade, which no box was asked of', async () => {
    await come('PRO_ON_DEMAND');
    const { id: order_id } = await order(host, 'PRO_UNLIMITED');
    const body = { billing: BILLING, begin_now: false, loss_acknowledged: false };
    const { url } = await t.call(paymentsApi.checkOut, { params: { order_id }, body });
    await postEvents(host, await host.pay(url?.split('/').at(-1) ?? ''));
    const { state, withdrawal } = await findOrder(host, order_id);
    expect(state).toBe('PAID');
    expect(withdrawal).toMatchObject({ refund_cents: null, refusal: 'WITHDRAWAL_NOT_POSSIBLE' });
  });

  it('may be withdrawn from within fourteen days, for the days that are left', async () => {
    const buyer = await come('BASIC');
    const { order_id, gateway_id } = await subscribe('PRO_UNLIMITED');
    t.wait(10 * DAY + 60);
    await signInAgain(host, buyer);
    await payAllBack();
    const refunded = await host.refunded();
    const { withdrawal } = await findOrder(host, order_id);
    const withdraw = (refund_cents: number) =>
      t.call(paymentsApi.withdraw, { params: { order_id }, body: { refund_cents } });
    expect(await outcomeOf(withdraw(49_00))).toBe('WITHDRAWAL_CHANGED');
    const given = withdrawal.refund_cents ?? 0;
    expect(given).toBeGreaterThan(32_00);
    expect(given).toBeLessThan(34_00);
    expect(await withdraw(given)).toMatchObject({ state: 'WITHDRAWN', refunded_cents: given });
    expect(await outcomeOf(withdraw(given))).toBe('WITHDRAWAL_NOT_POSSIBLE');
    expect(await standing()).toMatchObject({ account_type: 'BASIC', subscriptions: [] });
    await endHostedSubscription.run(t.deps, { gateway_id });
    await payAllBack();
    await payAllBack();
    expect((await host.refunded()) - refunded).toBe(given);
    const told = await db.select().from(mails).where(eq(mails.to, buyer.email));
    expect(told).toHaveLength(2);
  });

  it('what is not delivered is given back whole; what is, no longer', async () => {
    const buyer = await come('BASIC');
    const uid = await createDossier(t, buyer);
    const id = await buy(host, 'PED', { portfolio_uid: uid });
    const { withdrawal } = await findOrder(host, id);
    expect(withdrawal).toMatchObject({ refund_cents: 80_00, refusal: null });
    await markPerformed(db, id, t.deps.now());
    const body = { refund_cents: 80_00 };
    const withdraw = (order_id: string) =>
      outcomeOf(t.call(paymentsApi.withdraw, { params: { order_id }, body }));
    expect(await withdraw(id)).toBe('WITHDRAWAL_RIGHT_LOST');
    const late = await buy(host, 'PED', { portfolio_uid: uid });
    t.wait(20 * DAY);
    await signInAgain(host, buyer);
    expect(await withdraw(late)).toBe('WITHDRAWAL_TOO_LATE');
  });

  it('goes on when a month that is over is given back by hand', async () => {
    const buyer = await come();
    const { gateway_id, order_id } = await subscribe('PRO_UNLIMITED');
    t.wait(32 * DAY);
    await postEvents(host, await host.renew(gateway_id));
    const { payment_id } = await storedOrder(host, order_id);
    await postEvents(host, await host.refundByHand(payment_id ?? ''));
    await signInAgain(host, buyer);
    expect(await findOrder(host, order_id)).toMatchObject({ state: 'REFUNDED' });
    expect(await standing()).toMatchObject({
      account_type: 'PRO_UNLIMITED',
      subscriptions: [{ product_id: 'PRO_UNLIMITED' }],
    });
  });
});

it('a month that the bank refuses is said, changes nothing yet, and ends the offer when Stripe gives up', async () => {
  const host = await stripeHost();
  const { t } = host;
  const buyer = await createPerson(t, 'PRO_ON_DEMAND');
  t.as(buyer.access);
  const { subscription_id } = await storedOrder(host, await buy(host, 'PRO_UNLIMITED'));
  const [row] = await t.deps.db
    .select()
    .from(subscriptions)
    .where(eq(subscriptions.id, subscription_id ?? ''));
  const gateway_id = row?.gateway_id ?? '';
  const told = () => t.deps.db.$count(mails, eq(mails.to, buyer.email));
  const refused = host.refuseMonth(gateway_id);
  await postEvents(host, [...refused, ...host.refuseMonth(gateway_id)]);
  expect(await t.call(subscriptionsApi.offer)).toMatchObject({
    account_type: 'PRO_UNLIMITED',
    subscriptions: [{ state: 'PAST_DUE' }],
  });
  expect(await told()).toBe(2);
  await postEvents(host, [...host.giveUp(gateway_id), ...refused]);
  expect(await t.call(subscriptionsApi.offer)).toMatchObject({
    account_type: 'PRO_ON_DEMAND',
    subscriptions: [],
  });
  expect(await told()).toBe(3);
});
