import { randomUUID } from 'node:crypto';

import { accountsApi } from '@quitus/api/accounts.api';
import { authApi } from '@quitus/api/auth.api';
import { portfoliosApi } from '@quitus/api/portfolios.api';
import { eq } from 'drizzle-orm';
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
import { organizations } from '../accounts/accounts.table.ts';
import { portfolios } from './portfolios.table.ts';

const t = await createTestApp();
const { call, deps } = t;
const as = (person: Person) => t.as(person.access);

const flat = {
  portfolio_type: 'APARTMENT_SALE_PORTFOLIO',
  main_address: '3 Allée des Saules 44300 Nantes',
} as const;

const list = (
  query: Partial<Parameters<typeof call<typeof portfoliosApi.list>>[1]['query']> = {},
) => call(portfoliosApi.list, { query });

beforeEach(() => t.wait(1));

describe('opening a dossier', () => {
  it('gives a basic account one, and refuses the second', async () => {
    as(await createPerson(t, 'BASIC'));
    const { uid } = await call(portfoliosApi.create, { body: flat });
    expect((await call(portfoliosApi.find, { params: { uid } })).relation).toBe('OWNER');
    expect(await outcomeOf(call(portfoliosApi.create, { body: flat }))).toBe(
      'PORTFOLIO_ALLOWANCE_REACHED',
    );
    expect((await call(authApi.me)).portfolio_count).toBe(1);
  });

  it('gives more when the organisation orders statements', async () => {
    const person = await createPerson(t, 'BASIC');
    as(person);
    await call(portfoliosApi.create, { body: flat });
    await deps.db
      .update(organizations)
      .set({ portfolio_with_ped: true })
      .where(eq(organizations.id, person.organization_id));
    expect(await outcomeOf(call(portfoliosApi.create, { body: flat }))).toBe('accepted');
  });

  it('makes one dossier of a double click', async () => {
    as(await createPerson(t, 'PRO_UNLIMITED'));
    const uid = randomUUID();
    const answers = await Promise.all(
      [1, 2, 3].map(() => call(portfoliosApi.create, { body: { ...flat, uid } })),
    );
    expect(answers).toEqual([{ uid }, { uid }, { uid }]);
    expect((await list()).portfolios).toHaveLength(1);
  });

  it('makes one of two at the same instant, where one is allowed', async () => {
    as(await createPerson(t, 'BASIC'));
    const outcomes = await Promise.all(
      [1, 2].map(() => outcomeOf(call(portfoliosApi.create, { body: flat }))),
    );
    expect(new Set(outcomes)).toEqual(new Set(['PORTFOLIO_ALLOWANCE_REACHED', 'accepted']));
  });

  it('does not take over the dossier of somebody else whose uid was guessed', async () => {
    const owner = await createPerson(t, 'PRO_UNLIMITED');
    const uid = await createDossier(t, owner);
    as(await createPerson(t, 'PRO_UNLIMITED'));
    expect(await outcomeOf(call(portfoliosApi.create, { body: { ...flat, uid } }))).toBe(
      'VALIDATION_ERROR',
    );
  });

  it('waits for the payment of an account that pays by dossier', async () => {
    as(await createPerson(t, 'PRO_ON_DEMAND'));
    const { uid } = await call(portfoliosApi.create, { body: flat });
    expect(await call(portfoliosApi.find, { params: { uid } })).toMatchObject({
      portfolio_type: 'PENDING_PAYMENT_PORTFOLIO',
      intended_type: 'APARTMENT_SALE_PORTFOLIO',
      slots: [],
    });
  });

  it('is not for guests', async () => {
    as(await createPerson(t, 'GUEST'));
    expect(await outcomeOf(call(portfoliosApi.create, { body: flat }))).toBe(
      'PORTFOLIO_ALLOWANCE_REACHED',
    );
  });
});

describe('changing a dossier', () => {
  it('keeps what was not mentioned, and forgets the place of an address typed by hand', async () => {
    const owner = await createPerson(t, 'PRO_UNLIMITED');
    const uid = await createDossier(t, owner, { reference: 'V-12', ban_id: '44109_1' });
    as(owner);
    await call(portfoliosApi.edit, { params: { uid }, body: { address_extra_line: 'Bât. A' } });
    await call(portfoliosApi.edit, {
      params: { uid },
      body: { main_address: '8 Impasse du Lavoir' },
    });
    const [row] = await deps.db.select().from(portfolios).where(eq(portfolios.uid, uid));
    expect(row).toMatchObject({
      main_address: '8 Impasse du Lavoir',
      address_extra_line: 'Bât. A',
      reference: 'V-12',
      ban_id: null,
    });
    expect(row?.search_text).toContain('impasse du lavoir bat. a v 12');
  });

  it('archives, refuses changes meanwhile, and restores', async () => {
    const owner = await createPerson(t, 'PRO_UNLIMITED');
    const uid = await createDossier(t, owner);
    as(owner);
    await call(portfoliosApi.archive, { params: { uid } });
    expect((await list()).portfolios).toEqual([]);
    expect((await list({ filter: 'ARCHIVED' })).portfolios).toHaveLength(1);
    expect(
      await outcomeOf(call(portfoliosApi.edit, { params: { uid }, body: { reference: 'x' } })),
    ).toBe('PORTFOLIO_ARCHIVED');
    await call(portfoliosApi.restore, { params: { uid } });
    expect((await list()).portfolios).toHaveLength(1);
  });

  it('is handed to another member of the organisation, and to nobody else', async () => {
    const organization_id = await createOrganization(t);
    const master = await createPerson(t, 'ENTERPRISE_MASTER', { organization_id });
    const agent = await createPerson(t, 'ENTERPRISE_AGENT', { organization_id });
    const stranger = await createPerson(t, 'PRO_UNLIMITED');
    const uid = await createDossier(t, agent);
    as(agent);
    const to = (account_id: string) =>
      outcomeOf(call(portfoliosApi.transfer, { params: { uid }, body: { account_id } }));
    expect(await to(stranger.id)).toBe('NOT_FOUND');
    expect(await to(master.id)).toBe('accepted');
    expect(await outcomeOf(call(portfoliosApi.find, { params: { uid } }))).toBe(
      'SALE_PORTFOLIO_NOT_FOUND',
    );
    as(master);
    expect((await call(portfoliosApi.find, { params: { uid } })).managed_by.id).toBe(master.id);
  });

  it('answers questions one at a time, and sets some aside', async () => {
    const owner = await createPerson(t, 'PRO_UNLIMITED');
    const uid = await createDossier(t, owner);
    as(owner);
    await call(portfoliosApi.answer, { params: { uid }, body: { skip: ['pool', 'rented'] } });
    await call(portfoliosApi.answer, { params: { uid }, body: { answers: { rented: true } } });
    await call(portfoliosApi.answer, { params: { uid }, body: { answers: { build_year: 1932 } } });
    const dossier = await call(portfoliosApi.find, { params: { uid } });
    expect(dossier.situation).toMatchObject({ rented: true, build_year: 1932, pool: null });
    expect(dossier.skipped_questions).toEqual(['pool']);
  });

  it('sets a document aside with a reason, and takes it back', async () => {
    const owner = await createPerson(t, 'PRO_UNLIMITED');
    const uid = await createDossier(t, owner);
    as(owner);
    const before = (await list()).portfolios[0]?.total ?? 0;
    const params = { uid, document_type: 'CARNET_ENTRETIEN' } as const;
    await call(portfoliosApi.waive, { params, body: { reason: 'Immeuble sans syndic' } });
    expect((await list()).portfolios[0]?.total).toBe(before - 1);
    await call(portfoliosApi.unwaive, { params });
    expect((await list()).portfolios[0]?.total).toBe(before);
    expect(await outcomeOf(call(portfoliosApi.waive, { params, body: { reason: ' ' } }))).toBe(
      'MISSING_REASON',
    );
  });

  it('tells its history, numbered without gaps, even under changes at the same instant', async () => {
    const owner = await createPerson(t, 'PRO_UNLIMITED');
    const uid = await createDossier(t, owner);
    as(owner);
    await Promise.all(
      [1, 2, 3, 4, 5].map((year) =>
        call(portfoliosApi.answer, {
          params: { uid },
          body: { answers: { build_year: 1930 + year } },
        }),
      ),
    );
    const { events, next } = await call(portfoliosApi.events, { params: { uid }, query: {} });
    expect(events.map(({ number }) => number)).toEqual([6, 5, 4, 3, 2, 1]);
    expect(events.at(-1)).toMatchObject({ kind: 'PORTFOLIO_CREATED', actor: owner.name });
    expect(next).toBeNull();
  });
});

describe('what an invited person sees', () => {
  it('is what the role allows', async () => {
    const owner = await createPerson(t, 'PRO_UNLIMITED');
    const uid = await createDossier(t, owner);
    await bringSlotTo(deps, uid, 'PV_AG', 'VERIFIED');
    await bringSlotTo(deps, uid, 'RIB', 'VERIFIED');
    await bringSlotTo(deps, uid, 'CHARGES', 'REJECTED');
    const seenBy = async (role: Parameters<typeof invite>[3]) => {
      const guest = await createPerson(t, 'GUEST');
      await invite(t, uid, guest, role);
      as(guest);
      const dossier = await call(portfoliosApi.find, { params: { uid } });
      expect(dossier).toMatchObject({ relation: role, guests: [], invitations: [] });
      return dossier.slots.map(({ document_type }) => document_type);
    };
    expect(await seenBy('NOTAIRE')).toEqual(expect.arrayContaining(['PV_AG', 'RIB', 'CHARGES']));
    expect(await seenBy('VENDEUR')).not.toContain('DOC_IDENTITE_ACQUEREURS');
    const buyer = await seenBy('ACQUEREUR');
    expect(buyer).toEqual(expect.arrayContaining(['PV_AG', 'DOC_IDENTITE_ACQUEREURS']));
    expect(buyer).not.toContain('RIB');
    expect(buyer).not.toContain('CHARGES');
    as(owner);
    expect((await call(portfoliosApi.find, { params: { uid } })).guests).toHaveLength(3);
  });
});

it('tells whoever has no name yet by their part in the dossier, then by the name they give', async () => {
  const owner = await createPerson(t, 'BASIC', { named: false });
  const notary = await createPerson(t, 'GUEST', { named: false });
  const uid = await createDossier(t, owner);
  await invite(t, uid, notary, 'AGENT');
  const at = { params: { uid } };
  as(notary);
  await call(portfoliosApi.answer, { ...at, body: { answers: { pool: true } } });
  as(owner);
  const actors = async () =>
    (await call(portfoliosApi.events, { ...at, query: {} })).events.map(({ actor }) => actor);
  expect(await actors()).toEqual(['l’agent', 'le titulaire du dossier']);
  const body = { first_name: 'Claire', last_name: 'Dubois' };
  await call(accountsApi.saveInformation, { body });
  expect(await actors()).toEqual(['l’agent', 'Claire Dubois']);
});

describe('a buyer', () => {
  it('is not told of the seller, of what failed, nor of who else is there', async () => {
    const owner = await createPerson(t, 'PRO_UNLIMITED');
    const buyer = await createPerson(t, 'GUEST');
    const notary = await createPerson(t, 'GUEST');
    const uid = await createDossier(t, owner);
    await invite(t, uid, buyer, 'ACQUEREUR');
    await invite(t, uid, notary, 'AGENT');
    const at = { params: { uid } };
    as(owner);
    await call(portfoliosApi.answer, { ...at, body: { answers: { seller: 'DIVORCE' } } });
    as(notary);
    await call(portfoliosApi.answer, { ...at, body: { answers: { pool: true } } });
    const params = { uid, document_type: 'CARNET_ENTRETIEN' } as const;
    await call(portfoliosApi.waive, { params, body: { reason: 'Litige avec le syndic' } });
    for (const [type, to] of [
      ['PV_AG', 'VERIFIED'],
      ['CHARGES', 'REJECTED'],
    ] as const)
      await bringSlotTo(deps, uid, type, to);
    as(buyer);
    expect((await call(portfoliosApi.find, at)).situation.seller).toBeNull();
    const { events } = await call(portfoliosApi.events, { ...at, query: {} });
    expect(events.map(({ kind, document_type }) => [kind, document_type])).toEqual([
      ['DOCUMENT_STATUS_CHANGED', 'PV_AG'],
      ['PORTFOLIO_CREATED', null],
    ]);
    const [row] = (await list()).portfolios;
    expect(row).toMatchObject({ attention: { label: 'En préparation' }, next_action: null });
    expect((await list({ search: 'appels de charges' })).portfolios).toEqual([]);
    const colleague = await createPerson(t, 'GUEST');
    await invite(t, uid, colleague, 'NOTAIRE');
    as(colleague);
    const { events: all } = await call(portfoliosApi.events, { ...at, query: {} });
    expect(JSON.stringify(all)).not.toContain(notary.name);
    expect(JSON.stringify(all)).toContain(owner.name);
  });
});

it('answers what nobody could have typed with a refusal, not a failure', async () => {
  const owner = await createPerson(t, 'PRO_UNLIMITED');
  const uid = await createDossier(t, owner);
  as(owner);
  const after = Buffer.from(JSON.stringify(['hier', uid])).toString('base64url');
  const refused = [
    call(portfoliosApi.events, { params: { uid }, query: { before: 9_999_999_999 } }),
    list({ after }),
  ];
  const outcomes = await Promise.all(refused.map(outcomeOf));
  expect(new Set(outcomes)).toEqual(new Set(['VALIDATION_ERROR']));
  const edited = call(portfoliosApi.edit, { params: { uid }, body: { reference: 'a\u0000b' } });
  expect(await outcomeOf(edited)).toBe('UNPRINTABLE_TEXT');
});
