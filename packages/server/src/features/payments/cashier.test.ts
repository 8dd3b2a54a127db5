// The test cashier by itself: its page, the bank that asks who pays, its announcements, its clock.
import { accountsApi } from '@quitus/api/accounts.api';
import { cashierApi } from '@quitus/api/cashier.api';
import { type newBilling, paymentsApi } from '@quitus/api/payments.api';
import { subscriptionsApi } from '@quitus/api/subscriptions.api';
import type { CashierAction } from '@quitus/domain/payments/cashier';
import { expect, it } from 'vitest';
import type { z } from 'zod';

import {
  BILLING,
  CONSENTS,
  findOrder,
  goAndPay,
  invoicesOf,
  order,
  signInAgain,
  waitingDossier,
} from '../../../test/paying.ts';
import { cashierHost, stripeHost } from '../../../test/payment-hosts.ts';
import { createPerson, outcomeOf } from '../../../test/people.ts';
import { runCashier, sendCashierEvent } from './payments.jobs.ts';

const host = await cashierHost();
const { t } = host;

async function page() {
  const { buyer, uid } = await waitingDossier(host);
  const { id } = await order(host, 'DOSSIER_ON_DEMAND', { portfolio_uid: uid });
  const { session_id, url } = await goAndPay(host, id);
  const act = (action: CashierAction) =>
    t.call(cashierApi.act, { params: { session_id }, body: { action } });
  const look = () => t.call(cashierApi.session, { params: { session_id } });
  return { buyer, id, session_id, url, act, look };
}

/** The announcements of the cashier, sent by the queue and nothing else. */
const sendAnnouncements = async () => {
  const { rows } = await t.pool.query(
    `select payload from graphile_worker._private_jobs j
      join graphile_worker._private_tasks k on k.id = j.task_id where k.identifier = $1`,
    [sendCashierEvent.name],
  );
  for (const { payload } of rows)
    await sendCashierEvent.run(t.deps, sendCashierEvent.payload.parse(payload));
};

it('shows what is to be paid, and announces by itself that it was', async () => {
  const { id, session_id, url, act, look } = await page();
  expect(url).toBe(`http://quitus.test/caisse/${session_id}`);
  expect(await look()).toMatchObject({
    label: 'Dossier à la demande',
    amount_cents: 15_00,
    monthly: false,
    state: 'OPEN',
  });
  expect(await act('ACCEPT')).toMatchObject({
    state: 'PAID',
    redirect_url: `http://quitus.test/payment/success?order=${id}`,
  });
  expect(await findOrder(host, id)).toMatchObject({ state: 'OPEN' });
  await sendAnnouncements();
  expect(await findOrder(host, id)).toMatchObject({ state: 'PAID' });
  expect(await outcomeOf(act('ACCEPT'))).toBe('ORDER_NOT_OPEN');
});

it('lets the bank ask who pays: confirmed, refused, or left there', async () => {
  const confirmed = await page();
  expect(await confirmed.act('AUTHENTICATE')).toMatchObject({
    state: 'AUTHENTICATING',
    redirect_url: null,
  });
  expect(await outcomeOf(confirmed.act('ACCEPT'))).toBe('ORDER_NOT_OPEN');
  expect(await host.charged()).toBe(15_00);
  expect(await confirmed.act('CONFIRM')).toMatchObject({ state: 'PAID' });

  const refused = await page();
  await refused.act('AUTHENTICATE');
  expect(await refused.act('REFUSE')).toMatchObject({ state: 'OPEN', refused: true });
  await sendAnnouncements();
  expect(await findOrder(host, refused.id)).toMatchObject({ state: 'OPEN', payment_failed: true });

  const left = await page();
  await left.act('AUTHENTICATE');
  expect(await left.act('ABANDON')).toMatchObject({
    state: 'OPEN',
    redirect_url: `http://quitus.test/payment/DOSSIER_ON_DEMAND/clientdetails?order=${left.id}`,
  });
  expect(await host.charged()).toBe(30_00);
});

it('closes its pages after a day: paying again opens another', async () => {
  const { buyer, id, session_id, look } = await page();
  t.wait(25 * 3600);
  await runCashier.run(t.deps, {});
  await sendAnnouncements();
  expect(await look()).toMatchObject({ state: 'EXPIRED' });
  await signInAgain(host, buyer);
  expect((await goAndPay(host, id)).session_id).not.toBe(session_id);
});

it('bills an address abroad, as its country writes it', async () => {
  const buyer = await createPerson(t, 'BASIC');
  t.as(buyer.access);
  const { id: order_id } = await order(host, 'PRO_UNLIMITED');
  const checkOut = (typed: Partial<z.input<typeof newBilling>>) =>
    t.call(paymentsApi.checkOut, {
      params: { order_id },
      body: { billing: { ...BILLING, ...typed }, ...CONSENTS },
    });
  const london = { country: 'GB', postal_code: 'sw1a 1aa', city: 'London' } as const;
  expect(await outcomeOf(checkOut({ country: 'BE' }))).toBe('INVALID_POSTAL_CODE');
  expect(await outcomeOf(checkOut({ ...london, siret: '73282932000074' }))).toBe('FOREIGN_SIRET');
  expect(await outcomeOf(checkOut({ first_name: 'Camille 🌸' }))).toBe('INVALID_FIRST_NAME');
  const { url } = await checkOut(london);
  await host.pay(url?.split('/').at(-1) ?? '');
  await t.call(paymentsApi.checkOrder, { params: { order_id } });
  const [invoice] = await invoicesOf(host, order_id);
  expect(invoice?.buyer).toMatchObject({ ...london, postal_code: 'SW1A 1AA' });
  expect(await t.call(paymentsApi.billingIdentity)).toMatchObject({ country: 'GB' });
});

it('proposes the address of the profile, in its country', async () => {
  t.as((await createPerson(t, 'BASIC')).access);
  await t.call(accountsApi.saveInformation, {
    body: { billing_address: 'Rue Neuve 5\n1000 Bruxelles', billing_country: 'BE' },
  });
  expect(await t.call(paymentsApi.billingIdentity)).toMatchObject({
    street: 'Rue Neuve 5',
    postal_code: '1000',
    city: 'Bruxelles',
    country: 'BE',
  });
});

it('takes the next month when it comes', async () => {
  const buyer = await createPerson(t, 'BASIC');
  t.as(buyer.access);
  const { id } = await order(host, 'PRO_UNLIMITED');
  await host.pay((await goAndPay(host, id)).session_id);
  await t.call(paymentsApi.checkOrder, { params: { order_id: id } });
  t.wait(32 * 24 * 3600);
  await runCashier.run(t.deps, {});
  await sendAnnouncements();
  await signInAgain(host, buyer);
  expect((await t.call(paymentsApi.invoices, { query: {} })).invoices).toHaveLength(2);
  const [subscription] = (await t.call(subscriptionsApi.offer)).subscriptions;
  const end = Date.parse(subscription?.current_period_end ?? '');
  expect(end).toBeGreaterThan(t.deps.now().getTime());
});

it('is nowhere to be found where Stripe is paid', async () => {
  const { app } = (await stripeHost()).t;
  const answer = await app.inject('/api/payments/cashier/cs_test_x');
  expect(answer.json()).toEqual({ error: 'NOT_FOUND' });
});
