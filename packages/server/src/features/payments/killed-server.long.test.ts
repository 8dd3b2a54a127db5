// Killed between the charge and its record: what was paid is given and billed, once.
import { cashierApi } from '@quitus/api/cashier.api';
import { createCaller } from '@quitus/api/client';
import { paymentsApi } from '@quitus/api/payments.api';
import { eq, sql } from 'drizzle-orm';
import { afterAll, expect, it } from 'vitest';

import { killableServer, type KillableServer } from '../../../test/killable-server.ts';
import { BILLING, CONSENTS } from '../../../test/paying.ts';
import { createDossier, createPerson, outcomeOf } from '../../../test/people.ts';
import { startStripeReplica } from '../../../test/stripe-replica.ts';
import { portfolios } from '../portfolios/portfolios.table.ts';
import { invoices } from './invoices.table.ts';
import { orders } from './payments.table.ts';

const replica = await startStripeReplica(() => new Date());
afterAll(replica.stop);
const servers = { cashier: await killableServer(), stripe: await killableServer() };

const NEVER_ENDING = { ENDLESS_FULFILMENT: '1' };

/** Ordered, and the page where it is paid opened, at a server that never ends what follows a payment. */
async function aboutToPay(server: KillableServer, env: Record<string, string>) {
  const base = await server.start({ ...env, ...NEVER_ENDING });
  const buyer = await createPerson(server, 'PRO_ON_DEMAND');
  const portfolio_uid = await createDossier(server, buyer, {
    portfolio_type: 'PENDING_PAYMENT_PORTFOLIO',
    intended_type: 'APARTMENT_SALE_PORTFOLIO',
  });
  const call = createCaller(`${base}/api`, (request) => {
    request.headers.set('authorization', `Bearer ${buyer.access}`);
    return fetch(request);
  });
  const body = { product_id: 'DOSSIER_ON_DEMAND', portfolio_uid } as const;
  const { id } = await call(paymentsApi.openOrder, { body });
  const { url } = await call(paymentsApi.checkOut, {
    params: { order_id: id },
    body: { billing: BILLING, ...CONSENTS },
  });
  return { base, call, id, portfolio_uid, session_id: url?.split('/').at(-1) ?? '' };
}

/** The payment is being recorded: its order is locked, and still open for everybody else. */
async function untilBeingRecorded({ deps }: KillableServer, id: string): Promise<void> {
  for (;;) {
    const { rows } = await deps.db.execute(
      sql`select id from orders where id = ${id} for update skip locked`,
    );
    if (rows.length === 0) return;
  }
}

/** What is written of it. */
async function recordOf({ deps }: KillableServer, id: string, uid: string) {
  const [order] = await deps.db.select().from(orders).where(eq(orders.id, id));
  const [dossier] = await deps.db.select().from(portfolios).where(eq(portfolios.uid, uid));
  const billed = await deps.db.select().from(invoices);
  return {
    state: order?.state,
    dossier: dossier?.portfolio_type,
    invoices: billed.map(({ number }) => number.replace(/\d{4}-/, '')),
  };
}
const UNRECORDED = { state: 'OPEN', dossier: 'PENDING_PAYMENT_PORTFOLIO', invoices: [] };
const PAID_ONCE = { state: 'PAID', dossier: 'APARTMENT_SALE_PORTFOLIO', invoices: ['F000001'] };

it('at the test cashier, whose announcement is heard again by the next process', async () => {
  const server = servers.cashier;
  const { call, id, portfolio_uid, session_id } = await aboutToPay(server, {});
  await call(cashierApi.act, { params: { session_id }, body: { action: 'ACCEPT' } });
  await untilBeingRecorded(server, id);
  await server.kill();
  expect(await recordOf(server, id, portfolio_uid)).toEqual(UNRECORDED);
  await server.start();
  await server.jobsDone();
  expect(await recordOf(server, id, portfolio_uid)).toEqual(PAID_ONCE);
}, 120_000);

it('at Stripe, which sends its webhook again', async () => {
  const server = servers.stripe;
  const { base, id, portfolio_uid, session_id } = await aboutToPay(server, replica.env);
  const [payload = ''] = replica.pay(session_id);
  const send = (host: string) =>
    fetch(`${host}/api/payments/webhook`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json; charset=utf-8',
        'stripe-signature': replica.sign(payload, new Date()),
      },
      body: payload,
    });
  const cutOff = outcomeOf(send(base));
  await untilBeingRecorded(server, id);
  await server.kill();
  expect(await cutOff).toContain('fetch failed');
  expect(await recordOf(server, id, portfolio_uid)).toEqual(UNRECORDED);
  const again = await server.start(replica.env);
  expect((await send(again)).status).toBe(200);
  expect((await send(again)).status).toBe(200);
  await server.jobsDone();
  expect(await recordOf(server, id, portfolio_uid)).toEqual(PAID_ONCE);
  expect(replica.charged()).toBe(15_00);
}, 120_000);
