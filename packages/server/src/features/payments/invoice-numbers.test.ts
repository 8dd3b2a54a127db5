// Numbers without a gap or a double, whoever pays at the same instant and whatever fails on the way.
import { expect, it } from 'vitest';

import { goAndPay, order, postEvent } from '../../../test/paying.ts';
import { cashierHost } from '../../../test/payment-hosts.ts';
import { createDossier, createPerson } from '../../../test/people.ts';
import { invoices } from './invoices.table.ts';

const ORDERS = 40;
const host = await cashierHost();
const { t } = host;

const numbers = async () =>
  (await t.deps.db.select().from(invoices).orderBy(invoices.number)).map(({ number }) => number);

it('forty orders at once, every seventh failing after its number was taken', async () => {
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
  const first = await Promise.all(events.map((event) => postEvent(host, event)));
  Object.defineProperty(t.deps.keys, 'seal', { value: seal });
  let failed = events.filter((_, index) => first[index] !== 'accepted');
  expect(failed.length).toBeGreaterThan(0);
  expect(failed.length).toBeLessThan(ORDERS);
  const taken = ORDERS - failed.length;
  const series = (length: number) =>
    Array.from({ length }, (_, index) => `F2026-${String(index + 1).padStart(6, '0')}`);
  expect(await numbers()).toEqual(series(taken));

  // Sent again, twice each, all at once, as long as one was not heard.
  while (failed.length > 0) {
    const [once, twice] = [[...failed], [...failed]];
    const heard = await Promise.all([...once, ...twice].map((event) => postEvent(host, event)));
    failed = once.filter((_, index) => heard[index] !== 'accepted');
  }
  expect(await numbers()).toEqual(series(ORDERS));
  expect(await host.charged()).toBe(ORDERS * 15_00);
}, 120_000);
