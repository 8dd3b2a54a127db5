import { preetatdateApi } from '@quitus/api/preetatdate.api';
import { EMPTY_SITUATION } from '@quitus/domain/portfolios/situation';
// Numbers of pré-états datés: without a gap or a double, however many are given at once and fail.
import { computeStatement } from '@quitus/domain/preetatdate/compute';
import { expect, it } from 'vitest';

import { createSale } from '../../../test/ped-sale.ts';
import { createPerson } from '../../../test/people.ts';
import { createTestApp } from '../../../test/test-app.ts';
import { inTransaction } from '../../db/pool.ts';
import { prepareEdition } from './editions.queries.ts';
import { findPed, lockPed } from './ped-orders.queries.ts';
import { pedCounters } from './preetatdate.table.ts';

const t = await createTestApp({ env: { REQUESTS_PER_MINUTE: '1000000' } });
const { db } = t.deps;

const statement = computeStatement({
  date: '2026-11-15',
  dossier: {
    portfolio_type: 'APARTMENT_SALE_PORTFOLIO',
    situation: EMPTY_SITUATION,
    main_address: '14 Rue du Marché 44000 Nantes',
    rnc_number: null,
    owners: [],
    lots: [],
  },
  files: [],
  answers: [],
});
const PLACE = { main_address: '14 Rue du Marché 44000 Nantes', address_extra_line: null };

class Undone extends Error {}

it('gives every sale the next number, and again the number of what was undone', async () => {
  const owner = await createPerson(t, 'PRO_UNLIMITED');
  t.as(owner.access);
  const ids: string[] = [];
  for (let sale = 0; sale < 12; sale++) {
    const uid = await createSale(t, owner);
    ids.push((await t.call(preetatdateApi.orderPed, { params: { uid } })).order_id);
  }
  const prepare = (id: string, undone: boolean) =>
    inTransaction(db, async (tx) => {
      const ped = await lockPed(tx, id);
      if (!ped) throw new Error('there is no such order');
      await prepareEdition(tx, ped, PLACE, statement, t.deps.now());
      if (undone) throw new Undone();
    });
  const outcomes = await Promise.allSettled(ids.map((id, index) => prepare(id, index % 3 === 0)));
  expect(outcomes.filter(({ status }) => status === 'rejected')).toHaveLength(4);
  await Promise.all(ids.map((id) => prepare(id, false)));
  const ranks = await Promise.all(ids.map(async (id) => (await findPed(db, id))?.rank));
  expect(ranks.toSorted((a, b) => Number(a) - Number(b))).toEqual(ids.map((_, index) => index + 1));
  expect(await db.select().from(pedCounters)).toEqual([{ year: 2026, last: 12 }]);
}, 60_000);
