import { randomUUID } from 'node:crypto';

import { portfoliosApi } from '@quitus/api/portfolios.api';
import { DOCUMENT_TYPES } from '@quitus/domain/documents/document-type';
import { sql } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';

import {
  createDossier,
  createOrganization,
  createPerson,
  invite,
  outcomeOf,
  type Person,
} from '../../../test/people.ts';
import { bringSlotTo } from '../../../test/slot-status.ts';
import { createTestApp } from '../../../test/test-app.ts';

const t = await createTestApp();
const { call, deps } = t;
const as = (person: Person) => t.as(person.access);

const list = (
  query: Partial<Parameters<typeof call<typeof portfoliosApi.list>>[1]['query']> = {},
) => call(portfoliosApi.list, { query });

const counts = async (search = '') =>
  (await call(portfoliosApi.counts, { query: { search } })).counts;

beforeEach(() => t.wait(1));

describe('the list', () => {
  it('shows an agent theirs, and the head of the organisation all', async () => {
    const organization_id = await createOrganization(t);
    const master = await createPerson(t, 'ENTERPRISE_MASTER', { organization_id });
    const agents = [
      await createPerson(t, 'ENTERPRISE_AGENT', { organization_id }),
      await createPerson(t, 'ENTERPRISE_AGENT', { organization_id }),
    ];
    for (const agent of agents) await createDossier(t, agent);
    as(master);
    expect((await list()).portfolios).toHaveLength(2);
    for (const agent of agents) {
      as(agent);
      expect((await list()).portfolios.map(({ managed_by }) => managed_by.id)).toEqual([agent.id]);
    }
  });

  it('is read page by page without missing or repeating one, in every order', async () => {
    const owner = await createPerson(t, 'PRO_UNLIMITED');
    const host = await createPerson(t, 'PRO_UNLIMITED');
    for (let number = 1; number <= 11; number++) {
      if (number % 3 === 0) t.wait(1);
      const holder = number % 4 === 0 ? host : owner;
      const uid = await createDossier(t, holder, { main_address: `${number % 5} Rue du Test` });
      if (holder === host) await invite(t, uid, owner, 'NOTAIRE');
    }
    // Instants written by the database itself are finer than a clock of ours.
    await deps.db.execute(
      sql`update portfolios set created_at = now(), last_activity_at = now() + (random() * interval '900 microseconds') where organization_id = ${owner.organization_id}`,
    );
    as(owner);
    for (const sort of ['ACTIVITY', 'ADDRESS', 'CREATED'] as const) {
      const seen: string[] = [];
      let after: string | undefined;
      do {
        const page = await list({ sort, limit: 3, ...(after && { after }) });
        seen.push(...page.portfolios.map(({ uid }) => uid));
        after = page.next ?? undefined;
      } while (after);
      expect(seen).toHaveLength(11);
      expect(new Set(seen).size).toBe(11);
    }
    expect(await outcomeOf(list({ after: 'nimporte' }))).toBe('VALIDATION_ERROR');
  });

  it('finds by address without accents, by reference, by manager, by document', async () => {
    const owner = await createPerson(t, 'PRO_UNLIMITED', {
      email: `agathe.${randomUUID()}@example.fr`,
    });
    const uid = await createDossier(t, owner, {
      main_address: '27 bis Rue de la Fontaine 35000 Rennes',
      reference: 'LOT-23',
    });
    await createDossier(t, owner, { main_address: '5 Place du Vieux Puits 44000 Nantes' });
    await bringSlotTo(deps, uid, 'CERT_CARREZ', 'NEW_A_VERIFIER');
    as(owner);
    const found = async (search: string) =>
      (await list({ search })).portfolios.map((row) => row.uid);
    for (const search of ['rennes fontaine', 'FONTAINE', 'lot-23', '27 bis', 'carrez'])
      expect([search, await found(search)]).toEqual([search, [uid]]);
    expect(await found('agathe')).toHaveLength(2);
    expect(await found('100%')).toEqual([]);
    expect(await found('introuvable')).toEqual([]);
  });

  it('finds by lot and by owner, and takes a number for the beginning of one', async () => {
    const owner = await createPerson(t, 'PRO_UNLIMITED');
    const uid = await createDossier(t, owner, { main_address: '7 Rue du Port 44120 Vertou' });
    const other = await createDossier(t, owner, { main_address: '12 Rue du Port 44120 Vertou' });
    as(owner);
    await call(portfoliosApi.edit, {
      params: { uid },
      body: { lots: ['112'], owners: ['Gwenaëlle L’Hostis'] },
    });
    const found = async (search: string) =>
      (await list({ search })).portfolios.map((row) => row.uid).toSorted();
    expect(await found('gwenaelle hostis')).toEqual([uid]);
    expect(await found('lot 112')).toEqual([uid]);
    expect(await found('12')).toEqual([other]);
    expect(await found('44120')).toEqual([uid, other].toSorted());
  });

  it('finds by an owner only for those who may know them', async () => {
    const owner = await createPerson(t, 'PRO_UNLIMITED');
    const buyer = await createPerson(t, 'GUEST');
    const uid = await createDossier(t, owner);
    as(owner);
    const named = `proprietaire${randomUUID().slice(0, 8)}`;
    await call(portfoliosApi.edit, { params: { uid }, body: { owners: [named] } });
    await invite(t, uid, buyer, 'ACQUEREUR');
    expect((await list({ search: named })).portfolios).toHaveLength(1);
    as(buyer);
    expect((await list()).portfolios).toHaveLength(1);
    expect((await list({ search: named })).portfolios).toEqual([]);
    expect(await counts(named)).toMatchObject({ ALL: 0 });
  });

  it('counts what a search finds, under each filter', async () => {
    const owner = await createPerson(t, 'PRO_UNLIMITED');
    const lavoir = { main_address: '8 Impasse du Lavoir 44400 Rezé' };
    const blocked = await createDossier(t, owner, lavoir);
    await createDossier(t, owner, lavoir);
    await createDossier(t, owner, { main_address: '1 Quai du Port 44000 Nantes' });
    await bringSlotTo(deps, blocked, 'RIB', 'REJECTED');
    as(owner);
    expect(await counts('lavoir')).toMatchObject({ ALL: 2, TO_DO: 1, TO_START: 1, ARCHIVED: 0 });
    expect(await counts()).toMatchObject({ ALL: 3, TO_DO: 1, TO_START: 2 });
  });

  it('counts and filters by how the dossier stands', async () => {
    const owner = await createPerson(t, 'PRO_UNLIMITED');
    const begun = await createDossier(t, owner);
    const blocked = await createDossier(t, owner);
    const ready = await createDossier(t, owner, { portfolio_type: 'PED_PORTFOLIO' });
    await createDossier(t, owner, { portfolio_type: 'GESTION_LOCATIVE_PORTFOLIO' });
    await bringSlotTo(deps, begun, 'RIB', 'VERIFIED');
    await bringSlotTo(deps, blocked, 'RIB', 'REJECTED');
    for (const type of DOCUMENT_TYPES) await bringSlotTo(deps, ready, type, 'VERIFIED');
    as(owner);
    expect(await counts()).toEqual({
      ALL: 4,
      TO_START: 1,
      TO_DO: 1,
      IN_PROGRESS: 1,
      IN_ORDER: 1,
      RENTAL: 1,
      ARCHIVED: 0,
    });
    const uids = async (filter: 'TO_DO' | 'IN_ORDER') =>
      (await list({ filter })).portfolios.map(({ uid }) => uid);
    expect(await uids('TO_DO')).toEqual([blocked]);
    expect(await uids('IN_ORDER')).toEqual([ready]);
  });
});
