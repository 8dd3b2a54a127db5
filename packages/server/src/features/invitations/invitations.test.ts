import { accountsApi } from '@quitus/api/accounts.api';
import { authApi } from '@quitus/api/auth.api';
import { invitationsApi } from '@quitus/api/invitations.api';
import { portfoliosApi } from '@quitus/api/portfolios.api';
import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';

import { createDossier, createPerson, outcomeOf, type Person } from '../../../test/people.ts';
import { createTestApp, linkIn } from '../../../test/test-app.ts';
import { accounts } from '../accounts/accounts.table.ts';

const t = await createTestApp();
const { call } = t;
const as = (person: Person) => t.as(person.access);

let serial = 0;
const freshEmail = () => `maitre.${++serial}@example.fr`;

beforeEach(() => {
  t.wait(1);
  t.from(`10.1.0.${++serial % 250}`);
});

async function latestMail(to: string) {
  t.wait(1);
  await t.work();
  return (await t.mails()).find((mail) => mail.to === to);
}

const tokenIn = (mail: { text: string } | undefined) =>
  /\/invitation\/([\w-]+)/.exec(mail?.text ?? '')?.[1] ?? '';

async function invited(
  guest_role: 'NOTAIRE' | 'ACQUEREUR' = 'NOTAIRE',
  guest_email = freshEmail(),
) {
  const owner = await createPerson(t, 'PRO_UNLIMITED');
  const uid = await createDossier(t, owner);
  as(owner);
  const body = {
    portfolio_id: uid,
    guest_email,
    guest_role,
    invitation_message: 'Voici le dossier.',
  };
  const { id } = await call(invitationsApi.invite, { body });
  const token = tokenIn(await latestMail(guest_email));
  return { owner, uid, id, guest_email, token };
}

const validate = (token: string) => {
  t.as(null);
  return outcomeOf(call(invitationsApi.validateInvitation, { body: { token } }));
};

const read = (token: string) => {
  t.as(null);
  return call(invitationsApi.readInvitation, { body: { token } });
};

describe('an invitation', () => {
  it('says who invites whom to what, to whoever holds it, and lets nobody in by that', async () => {
    const { owner, uid, guest_email, token } = await invited('ACQUEREUR');
    const told = await read(token);
    expect(told).toMatchObject({ invited_by: owner.name, guest_email, role: 'ACQUEREUR' });
    expect(told.main_address).not.toBe('');
    expect(JSON.stringify(told)).not.toContain(owner.email);
    as(owner);
    const { guests, invitations } = await call(portfoliosApi.find, { params: { uid } });
    expect([guests.length, invitations.length]).toEqual([0, 1]);
  });

  it('says nothing once it is taken back, expired, or was never made', async () => {
    const { owner, uid, id, token } = await invited();
    as(owner);
    await call(portfoliosApi.revokeInvitation, { params: { uid, invitation_id: id } });
    expect(await outcomeOf(read(token))).toBe('INVALID_INVITATION_LINK');
    expect(await outcomeOf(read('nimporte-quoi'))).toBe('INVALID_INVITATION_LINK');
    const late = await invited();
    t.wait(31 * 24 * 3600);
    expect(await outcomeOf(read(late.token))).toBe('EXPIRED_INVITATION_LINK');
  });

  it('tells who to ask for another, to whoever holds one that is closed and to nobody else', async () => {
    const senderOf = async (token: string) => {
      t.as(null);
      return (await call(invitationsApi.invitationSender, { body: { token } })).sender;
    };
    const { owner, uid, id, token } = await invited();
    expect(await senderOf(token)).toBeNull();
    expect(await senderOf('nimporte-quoi')).toBeNull();
    as(owner);
    await call(portfoliosApi.revokeInvitation, { params: { uid, invitation_id: id } });
    expect(await senderOf(token)).toBe(owner.name);
    const late = await invited();
    t.wait(31 * 24 * 3600);
    expect(await senderOf(late.token)).toBe(late.owner.name);
  });

  it('is mailed with its message, lets the guest in, and mails a sign-in link', async () => {
    const { owner, uid, guest_email, token } = await invited();
    const mail = await latestMail(guest_email);
    expect(mail?.text).toContain('Voici le dossier.');
    expect(mail?.text).toContain(`${owner.name} vous donne accès`);
    expect(mail?.text).not.toContain(owner.email);
    expect(await validate(token)).toBe('accepted');
    const query = linkIn(await latestMail(guest_email));
    const { tokens, redirect_url } = await call(authApi.openLink, { query });
    expect(redirect_url).toBe(`/dashboard/${uid}`);
    t.as(tokens.access);
    expect(await call(authApi.me)).toMatchObject({ account_type: 'GUEST', email: guest_email });
    expect(await call(portfoliosApi.find, { params: { uid } })).toMatchObject({
      relation: 'NOTAIRE',
      abilities: ['REFUSE_STATEMENT'],
    });
  });

  it('tells whoever invited that it was accepted, unless they asked not to', async () => {
    const { owner, guest_email, token } = await invited();
    await validate(token);
    const mail = await latestMail(owner.email);
    expect(mail?.subject).toBe('Notaire\u00a0: invitation acceptée');
    expect(mail?.text).toContain(`La personne invitée (${guest_email}) a maintenant accès`);
    const quiet = await invited();
    as(quiet.owner);
    await call(accountsApi.saveInformation, { body: { notify_guests: false } });
    await validate(quiet.token);
    expect(await latestMail(quiet.owner.email)).toBeUndefined();
  });

  it('lets somebody with an account in, as they are', async () => {
    const notary = await createPerson(t, 'PRO_UNLIMITED', { email: freshEmail() });
    const { uid, token } = await invited('NOTAIRE', notary.email);
    expect(await validate(token)).toBe('accepted');
    as(notary);
    expect((await call(authApi.me)).account_type).toBe('PRO_UNLIMITED');
    expect((await call(portfoliosApi.find, { params: { uid } })).relation).toBe('NOTAIRE');
  });

  it('puts out whoever came in before the address was confirmed', async () => {
    const stranger = await createPerson(t, 'BASIC', { email: freshEmail() });
    await t.deps.db
      .update(accounts)
      .set({ email_verified_at: null, password_hash: 'x' })
      .where(eq(accounts.id, stranger.id));
    const { uid, token } = await invited('NOTAIRE', stranger.email);
    expect(await validate(token)).toBe('accepted');
    as(stranger);
    expect(await outcomeOf(call(portfoliosApi.find, { params: { uid } }))).toBe('UNAUTHENTICATED');
    const [account] = await t.deps.db
      .select({ password_hash: accounts.password_hash })
      .from(accounts)
      .where(eq(accounts.id, stranger.id));
    expect(account?.password_hash).toBeNull();
  });

  it('opened twice, even at once, lets in once', async () => {
    const { uid, owner, token } = await invited();
    expect(await Promise.all([validate(token), validate(token)])).toEqual(['accepted', 'accepted']);
    expect(await validate(token)).toBe('accepted');
    as(owner);
    const { events } = await call(portfoliosApi.events, { params: { uid }, query: {} });
    expect(events.filter(({ kind }) => kind === 'GUEST_JOINED')).toHaveLength(1);
  });

  it('expires, and one that was never made is refused', async () => {
    const { token } = await invited();
    t.wait(31 * 24 * 3600);
    expect(await validate(token)).toBe('EXPIRED_INVITATION_LINK');
    expect(await validate('nimporte-quoi')).toBe('INVALID_INVITATION_LINK');
  });

  it('is copied again by whoever sent it, and by nobody else', async () => {
    const { owner, id, token } = await invited();
    const link = (person: Person, account_id = person.id) => {
      as(person);
      return call(invitationsApi.invitationLink, {
        params: { id: account_id, invitation_id: id },
      });
    };
    expect(await link(owner)).toEqual({ link: `http://quitus.test/invitation/${token}` });
    const other = await createPerson(t, 'PRO_UNLIMITED');
    expect(await outcomeOf(link(other))).toBe('NOT_FOUND');
    expect(await outcomeOf(link(other, owner.id))).toBe('NOT_FOUND');
  });

  it('that is cancelled, or replaced by a newer one, opens nothing', async () => {
    const { owner, uid, id, guest_email, token } = await invited();
    as(owner);
    await call(invitationsApi.invite, { body: { portfolio_id: uid, guest_email } });
    expect(await validate(token)).toBe('INVALID_INVITATION_LINK');
    const newer = tokenIn(await latestMail(guest_email));
    as(owner);
    const { invitations } = await call(portfoliosApi.find, { params: { uid } });
    expect(invitations).toHaveLength(1);
    const cancel = (invitation_id: string) =>
      outcomeOf(call(portfoliosApi.revokeInvitation, { params: { uid, invitation_id } }));
    expect(await cancel(id)).toBe('NOT_FOUND');
    expect(await cancel(invitations[0]?.id ?? '')).toBe('accepted');
    expect(await validate(newer)).toBe('INVALID_INVITATION_LINK');
  });
});

it('validated and cancelled at the same instant ends one way or the other', async () => {
  for (let round = 0; round < 5; round++) {
    const { owner, uid, id, token } = await invited();
    as(owner);
    const cancel = call(portfoliosApi.revokeInvitation, { params: { uid, invitation_id: id } });
    const url = '/api/accounts/invitations/validate';
    const validation = t.app.inject({ method: 'POST', url, payload: { token } });
    const [cancelled, { statusCode }] = await Promise.all([outcomeOf(cancel), validation]);
    expect([
      ['accepted', 404],
      ['NOT_FOUND', 200],
    ]).toContainEqual([cancelled, statusCode]);
  }
});

it('is made under a name: asked for first, then kept in the profile', async () => {
  const owner = await createPerson(t, 'BASIC', { named: false });
  const uid = await createDossier(t, owner);
  as(owner);
  const body = { portfolio_id: uid, guest_email: freshEmail() };
  const invite = () => outcomeOf(call(invitationsApi.invite, { body }));
  expect(await invite()).toBe('NAME_NEEDED');
  await call(accountsApi.saveInformation, { body: { first_name: 'Claire' } });
  expect(await invite()).toBe('NAME_NEEDED');
  await call(accountsApi.saveInformation, { body: { last_name: 'Dubois' } });
  expect(await invite()).toBe('accepted');
  expect((await call(authApi.me)).last_name).toBe('Dubois');
});

describe('a guest', () => {
  it('is seen to have come, and when', async () => {
    const { owner, uid, guest_email, token } = await invited();
    await validate(token);
    const opened = async () => {
      as(owner);
      return (await call(portfoliosApi.find, { params: { uid } })).guests[0]?.last_opened_at;
    };
    expect(await opened()).toBeNull();
    const { tokens } = await call(authApi.openLink, {
      query: linkIn(await latestMail(guest_email)),
    });
    t.as(tokens.access);
    await call(portfoliosApi.find, { params: { uid } });
    expect(await opened()).toBe(t.deps.now().toISOString());
  });

  it('is not invited twice, changes role, and leaves with the link that let them in', async () => {
    const { owner, uid, guest_email, token } = await invited('ACQUEREUR');
    await validate(token);
    as(owner);
    const again = call(invitationsApi.invite, { body: { portfolio_id: uid, guest_email } });
    expect(await outcomeOf(again)).toBe('ALREADY_GUEST');
    const [guest] = (await call(portfoliosApi.find, { params: { uid } })).guests;
    const params = { uid, account_id: guest?.account_id ?? '' };
    await call(portfoliosApi.changeGuestRole, { params, body: { role: 'VENDEUR' } });
    expect((await call(portfoliosApi.find, { params: { uid } })).guests[0]?.role).toBe('VENDEUR');
    await call(portfoliosApi.removeGuest, { params });
    expect((await call(portfoliosApi.find, { params: { uid } })).guests).toEqual([]);
    expect(await validate(token)).toBe('INVALID_INVITATION_LINK');
  });

  it('may not invite others, nor may a stranger', async () => {
    const { uid, guest_email, token } = await invited();
    await validate(token);
    const { tokens } = await call(authApi.openLink, {
      query: linkIn(await latestMail(guest_email)),
    });
    t.as(tokens.access);
    const body = { portfolio_id: uid, guest_email: freshEmail() };
    expect(await outcomeOf(call(invitationsApi.invite, { body }))).toBe('FORBIDDEN');
    as(await createPerson(t, 'PRO_UNLIMITED'));
    expect(await outcomeOf(call(invitationsApi.invite, { body }))).toBe('SALE_PORTFOLIO_NOT_FOUND');
  });
});
