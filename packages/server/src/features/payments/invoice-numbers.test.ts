// Numbers without a gap or a double, whoever pays at the same instant and whatever fails on the way.
import { expect, it } from 'vitest';

import { goAndPay, order, tell } from '../../../test/paying.ts';
import { cashierHost } from '../../../test/payment-hosts.ts';
import { createDossier, createPerson } from '../../../test/people.ts';
import { invoices } from './invoices.table.ts';

const ORDERS = 200;
const host = await cashierHost();
const { t } = host;

const numbers = async () =>
  (await t.deps.db.select().from(invoices).orderBy(invoices.number)).map(({ number }) => number);

it('two hundred orders at once, every seventh failing after its number was taken', async () => {
  const buyer = await createPerson(t, 'PRO_ON_DEMAND');
  t.as(buyer.access);
  const events: string[] = [];
  for (let index = 0; index < ORDERS; index++) {
    const portfolio_uid = await createDossier(t, buyer, {
      portfolio_type: 'PENDING_PAYMENT_PORTFOLIO',
      intended_type: 'APARTMENT_SALE_PORTFOLIO',
    });
    const { id } = await order(host, 'DOSSIER_ON_DEMAND', { portfolio_uid });
    events.push(...(await host.pay((await goAndPay(host, id)).session_id)));
  }
  expect(events).toHaveLength(ORDERS);

  // The mail comes after the number: what fails there gives a number back.
  const { seal } = t.deps.keys;
  let sealed = 0;
  Object.defineProperty(t.deps.keys, 'seal', {
    configurable: true,
    get: () => {
      sealed += 1;
      if (sealed % 7 === 0) throw new Error('cut off');
      return seal;
    },
  });
  const first = await Promise.all(events.map((event) => tell(host, event)));
  Object.defineProperty(t.deps.keys, 'seal', { value: seal });
  const failed = events.filter((_, index) => first[index] !== 'accepted');
  expect(new Set(first)).toEqual(new Set(['accepted', 'INTERNAL_ERROR']));
  const taken = ORDERS - failed.length;
  const series = (length: number) =>
    Array.from({ length }, (_, index) => `F2026-${String(index + 1).padStart(6, '0')}`);
  expect(await numbers()).toEqual(series(taken));

  // Sent again, twice each, all at once.
  const again = await Promise.all([...failed, ...failed].map((event) => tell(host, event)));
  expect(new Set(again)).toEqual(new Set(['accepted']));
  expect(await numbers()).toEqual(series(ORDERS));
  expect(await host.charged()).toBe(ORDERS * 15_00);
}, 120_000);
