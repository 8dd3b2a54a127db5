import { authApi } from '@quitus/api/auth.api';
import { contactApi } from '@quitus/api/contact.api';
import { ApiError } from '@quitus/api/errors';
import { beforeEach, describe, expect, it } from 'vitest';

import { createTestApp, linkIn } from '../../../test/test-app.ts';
import { makeStaff } from '../accounts/accounts.queries.ts';

const t = await createTestApp();
const body = {
  name: 'Hélène Duval',
  email: 'helene@example.fr',
  message: 'Bonjour,\n\nCombien coûte un <b>dossier</b> ?',
};
const codeOf = (work: Promise<unknown>) =>
  work.then(
    () => 'accepted',
    (cause: unknown) => (cause instanceof ApiError ? cause.code : cause),
  );

let address = 0;
beforeEach(() => {
  t.as(null);
  t.from(`10.1.0.${++address}`);
});

describe('a contact message', () => {
  it('reaches the team with who wrote it, and cannot become markup', async () => {
    await call(body);
    await t.work();
    const [mail] = await t.mails();
    expect(mail).toMatchObject({ to: 'contact@example.fr', subject: 'Message de Hélène Duval' });
    expect(mail?.text).toContain('Adresse email : helene@example.fr');
    expect(mail?.html).toContain('&lt;b&gt;dossier&lt;/b&gt;');
  });

  it('carries the company and the phone of a future partner', async () => {
    const partner = { ...body, email: 'agence@example.fr', company: 'Agence du Port', phone: '02' };
    await t.call(contactApi.send, { body: partner });
    t.wait(1);
    await t.work();
    const mail = (await t.mails()).find(({ text }) => text.includes('agence@example.fr'));
    expect(mail?.text).toContain('Société : Agence du Port');
  });

  it('of a machine that fills the hidden field goes nowhere, without telling it', async () => {
    const before = (await t.mails()).length;
    expect(await codeOf(call({ ...body, website: 'https://spam.example' }))).toBe('accepted');
    await t.work();
    expect(await t.mails()).toHaveLength(before);
  });

  it.each([
    [{ email: 'pas-une-adresse' }, 'INVALID_EMAIL'],
    [{ name: '   ' }, 'VALIDATION_ERROR'],
    [{ message: '' }, 'VALIDATION_ERROR'],
    [{ message: 'a'.repeat(5001) }, 'VALIDATION_ERROR'],
  ])('with %j is refused', async (change, code) => {
    expect(await codeOf(call({ ...body, ...change }))).toBe(code);
  });

  it('has a limit per sender', async () => {
    const from = { ...body, email: 'bavard@example.fr' };
    for (let sent = 0; sent < 5; sent++) expect(await codeOf(call(from))).toBe('accepted');
    expect(await codeOf(call(from))).toBe('TOO_MANY_REQUESTS');
  });
});

describe('a test mail', () => {
  it('is for the team only', async () => {
    expect(await codeOf(t.call(contactApi.test))).toBe('UNAUTHENTICATED');
    const email = 'equipe@example.fr';
    const portfolio_type = 'HOUSE_SALE_PORTFOLIO';
    await t.call(authApi.registerEmail, { body: { email, portfolio_type, main_address: 'x' } });
    t.wait(1);
    await t.work();
    const link = linkIn((await t.mails()).find(({ to }) => to === email));
    const { tokens } = await t.call(authApi.openLink, { query: link });
    t.as(tokens.access);
    expect(await codeOf(t.call(contactApi.test))).toBe('NOT_FOUND');
    await makeStaff(t.deps.db, email);
    expect(await codeOf(t.call(contactApi.test))).toBe('accepted');
    await t.work();
    const essay = (await t.mails()).find(({ subject }) => subject === 'E-mail d’essai de Quitus');
    expect(essay?.to).toBe(email);
  });
});

function call(message: typeof body & { website?: string }) {
  return t.call(contactApi.sendMinimal, { body: message });
}
