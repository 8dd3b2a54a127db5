import { authApi, type PartnerQuery } from '@quitus/api/auth.api';
import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';

import { createPerson, freshEmail, outcomeOf } from '../../../test/people.ts';
import { createTestApp, linkIn } from '../../../test/test-app.ts';
import { organizations, partners, partnerSignatures } from '../accounts/accounts.table.ts';
import { portfolios } from '../portfolios/portfolios.table.ts';
import { forgetExpired } from '../retention/forget-expired.jobs.ts';
import { createPartner, revokePartner } from './partners.queries.ts';
import { sign } from './sign.ts';

const t = await createTestApp();
const { call, deps } = t;
const partner = await createPartner(deps.db, deps.keys.seal, 'Logiciel Clé', deps.now());

let serial = 0;
beforeEach(() => {
  t.as(null);
  t.from(`10.5.0.${++serial}`);
});

function signed(
  change: Partial<Omit<PartnerQuery, 'signature'>> = {},
  seconds = 300,
  key = partner.key,
): PartnerQuery {
  const fields = {
    partner: partner.id,
    email: freshEmail('client'),
    address: '3 rue de l’Œillet 44000 Nantes',
    portfolio_type: 'APARTMENT_SALE_PORTFOLIO' as const,
    reference: `V-${++serial}`,
    expires: String(Math.floor(deps.now().getTime() / 1000) + seconds),
    ...change,
  };
  return { ...fields, signature: sign(key, fields) };
}

const arrive = (body: PartnerQuery) => call(authApi.integrationUrl, { body });

const profileOf = (access: string | undefined) => {
  t.as(access ?? null);
  return call(authApi.me);
};

async function mailTo(email: string) {
  t.wait(1);
  await t.work();
  return (await t.mails()).find(({ to }) => to === email);
}

describe('somebody sent by a partner', () => {
  it('has an account, the dossier and an open session', async () => {
    const query = signed({ email: 'Client.Nouveau@Example.FR' });
    const { tokens, redirect_url } = await arrive(query);
    const profile = await profileOf(tokens?.access);
    expect(profile).toMatchObject({ email: 'client.nouveau@example.fr', account_type: 'BASIC' });
    const [dossier] = await deps.db
      .select()
      .from(portfolios)
      .where(eq(portfolios.owner_id, profile.id));
    expect(dossier).toMatchObject({
      main_address: query.address,
      reference: query.reference,
      partner_id: partner.id,
    });
    expect(redirect_url).toBe(`/dashboard/${dossier?.uid}`);
    expect((await mailTo(profile.email))?.subject).toBe('Votre compte Quitus est créé');
  });

  it('comes back to the same dossier with the same reference', async () => {
    const query = signed();
    const first = await arrive(query);
    t.wait(1);
    const second = await arrive(signed({ email: query.email, reference: query.reference }));
    expect(second.redirect_url).toBe(first.redirect_url);
    expect((await profileOf(second.tokens?.access)).portfolio_count).toBe(1);
  });

  it('comes twice at the same instant to one account and one dossier', async () => {
    const query = signed();
    const again = signed({ email: query.email, reference: query.reference }, 299);
    const [first, second] = await Promise.all([arrive(query), arrive(again)]);
    expect(second.redirect_url).toBe(first.redirect_url);
    expect((await profileOf(first.tokens?.access)).portfolio_count).toBe(1);
  });

  it('opens a second dossier only when the account allows it', async () => {
    const { email } = signed();
    const { tokens } = await arrive(signed({ email }));
    const second = signed({ email });
    expect(await outcomeOf(arrive(second))).toBe('PORTFOLIO_ALLOWANCE_REACHED');
    const { organization } = await profileOf(tokens?.access);
    await deps.db
      .update(organizations)
      .set({ portfolio_with_ped: true })
      .where(eq(organizations.id, organization.id));
    expect(await outcomeOf(arrive(second))).toBe('accepted');
  });

  it('does not reach the dossier of somebody else through its reference', async () => {
    const query = signed();
    await arrive(query);
    const { redirect_url, tokens } = await arrive(signed({ reference: query.reference }));
    expect(redirect_url).toBe('/account');
    expect((await profileOf(tokens?.access)).portfolio_count).toBe(0);
  });
});

describe('an account that the partner did not open', () => {
  it('is not opened on its word: the owner gets a link by mail', async () => {
    const { email } = await createPerson(t, 'PRO_UNLIMITED');
    expect(await arrive(signed({ email }))).toEqual({ link_sent: true });
    const { tokens } = await call(authApi.openLink, { query: linkIn(await mailTo(email)) });
    expect((await profileOf(tokens.access)).portfolio_count).toBe(0);
    t.as(null);
    expect(await arrive(signed({ email }))).toEqual({ link_sent: true });
  });

  it('is not opened by another partner either', async () => {
    const other = await createPartner(deps.db, deps.keys.seal, 'Autre', deps.now());
    const { email } = signed();
    await arrive(signed({ email }));
    const query = signed({ email, partner: other.id }, 300, other.key);
    expect(await arrive(query)).toEqual({ link_sent: true });
  });
});

describe('a signature', () => {
  it('serves once', async () => {
    const query = signed();
    await arrive(query);
    expect(await outcomeOf(arrive(query))).toBe('USED_SIGNATURE');
  });

  it('serves once even when it comes several times at the same instant', async () => {
    const query = signed();
    const outcomes = await Promise.all([1, 2, 3].map(() => outcomeOf(arrive(query))));
    expect(outcomes.toSorted()).toEqual(['USED_SIGNATURE', 'USED_SIGNATURE', 'accepted']);
  });

  it.each([
    ['email', 'autre@example.fr'],
    ['address', '4 rue de l’Œillet 44000 Nantes'],
    ['portfolio_type', 'HOUSE_SALE_PORTFOLIO'],
    ['reference', 'V-0'],
    ['signature', 'a'.repeat(64)],
    ['signature', 'A'.repeat(64)],
    ['signature', 'court'],
  ])('covers %s', async (field, value) => {
    expect(await outcomeOf(arrive({ ...signed(), [field]: value }))).toBe('INVALID_SIGNATURE');
  });

  it('covers the expiry and the partner', async () => {
    const query = signed();
    const expires = String(Number(query.expires) + 1);
    expect(await outcomeOf(arrive({ ...query, expires }))).toBe('INVALID_SIGNATURE');
    const other = await createPartner(deps.db, deps.keys.seal, 'Autre', deps.now());
    expect(await outcomeOf(arrive({ ...query, partner: other.id }))).toBe('INVALID_SIGNATURE');
  });

  it('expires, and cannot be made long in advance', async () => {
    expect(await outcomeOf(arrive(signed({}, 0)))).toBe('EXPIRED_SIGNATURE');
    expect(await outcomeOf(arrive(signed({}, 600)))).toBe('accepted');
    expect(await outcomeOf(arrive(signed({}, 601)))).toBe('INVALID_SIGNATURE');
  });

  it('cannot move a line from one field to the next', async () => {
    const moved = signed({ address: 'a\nemail=victime@example.fr' });
    expect(await outcomeOf(arrive(moved))).toBe('UNPRINTABLE_TEXT');
  });

  it('is forgotten once it can no longer serve', async () => {
    await arrive(signed());
    t.wait(601);
    await forgetExpired.run(deps, {});
    expect(await deps.db.$count(partnerSignatures)).toBe(0);
  });
});

describe('a partner', () => {
  it('that nobody knows is refused', async () => {
    expect(await outcomeOf(arrive(signed({ partner: 'inconnu' })))).toBe('UNKNOWN_PARTNER');
  });

  it('is refused once revoked', async () => {
    const other = await createPartner(deps.db, deps.keys.seal, 'Autre', deps.now());
    const query = () => signed({ partner: other.id }, 300, other.key);
    expect(await outcomeOf(arrive(query()))).toBe('accepted');
    expect(await revokePartner(deps.db, other.id, deps.now())).toBe(true);
    expect(await outcomeOf(arrive(query()))).toBe('UNKNOWN_PARTNER');
    expect(await revokePartner(deps.db, other.id, deps.now())).toBe(false);
  });

  it('has a key that the database does not show', async () => {
    const kept = JSON.stringify(await deps.db.select().from(partners));
    expect(kept).not.toContain(partner.key);
  });
});

it('signs as the page for partners shows', () => {
  const fields = {
    partner: '0123456789abcdef',
    email: 'jeanne.martin@example.fr',
    address: '3 rue de l’Œillet 44000 Nantes',
    portfolio_type: 'APARTMENT_SALE_PORTFOLIO',
    reference: 'V-2026-118',
    expires: '1794736800',
  };
  expect(sign('cle-d-exemple', fields)).toBe(
    'ddfdaebe6e6b006f89e3d8286094148813d7b26c1368dc7598f40610612e9bce',
  );
});
