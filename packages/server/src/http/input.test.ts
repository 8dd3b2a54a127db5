import { request } from 'node:http';

import { describe, expect, it } from 'vitest';

import { createDossier, createPerson } from '../../test/people.ts';
import { listen } from '../../test/sending.ts';
import { createTestApp } from '../../test/test-app.ts';

const t = await createTestApp();
const base = await listen(t);
const owner = await createPerson(t, 'ENTERPRISE_MASTER');
const uid = await createDossier(t, owner);
const authorization = `Bearer ${owner.access}`;

const post = async (path: string, body: string, type = 'application/json') => {
  const answer = await fetch(`${base}/api${path}`, {
    method: 'POST',
    headers: { authorization, 'content-type': type },
    body,
  });
  return [answer.status, await answer.json()];
};
const INVALID = [400, { error: 'VALIDATION_ERROR' }];

describe('a text that no keyboard types', () => {
  const waiver = `/portfolios/${uid}/documents/PV_AG/waiver`;
  const house = (main_address: string) =>
    JSON.stringify({ portfolio_type: 'HOUSE_SALE_PORTFOLIO', main_address });

  it.each([
    ['NUL in a reason', waiver, String.raw`{"reason":"avant\u0000après"}`],
    ['half a character in a reason', waiver, String.raw`{"reason":"avant\ud83daprès"}`],
    ['half a character in an address', '/portfolios', house('1 rue \udc00 des Lilas')],
    ['NUL in an address', '/portfolios', house('1 rue \0 des Lilas')],
  ])('is refused: %s', async (_, path, body) => {
    expect(await post(path, body)).toEqual([400, { error: 'UNPRINTABLE_TEXT' }]);
  });

  it('is refused in the address of a call, and once it is decoded', async () => {
    const answer = await fetch(`${base}/api/accounts/agents?filter=a%00b`, {
      headers: { authorization },
    });
    expect(answer.status).toBe(400);
    const email_b64 = Buffer.from('jean\0@example.fr').toString('base64url');
    const link = await fetch(`${base}/api/auth/token?email_b64=${email_b64}&token=abc`);
    expect([link.status, await link.json()]).toEqual([403, { error: 'INVALID_TOKEN' }]);
    const reset = { email_b64, token: 'abc', password: 'Un-mot-de-passe-1' };
    const [status] = await post('/auth/password/reset/validate', JSON.stringify(reset));
    expect(status).toBe(403);
  });

  it('does not touch whole ones', async () => {
    expect((await post(waiver, JSON.stringify({ reason: 'Sans objet 🏠 é' })))[0]).toBe(200);
  });
});

it('is refused where a text is an object that passes for one', async () => {
  const body = JSON.stringify({ refresh: { length: { toString: 'x' } } });
  expect(await post('/auth/logout', body)).toEqual(INVALID);
});

it('may be nested as deep as somebody likes', async () => {
  const deep = `${'{"a":'.repeat(20_000)}1${'}'.repeat(20_000)}`;
  expect((await post(`/portfolios/${uid}/archive`, deep))[0]).toBe(200);
  expect((await post(`/portfolios/${uid}/restore`, '['.repeat(20_000)))[0]).toBe(400);
  expect(await post('/portfolios', deep)).toEqual(INVALID);
});

describe('a form', () => {
  const part = '--x\r\ncontent-disposition: form-data; name="logo"; filename="a.png"\r\n\r\nabc';

  const unended = (name: string) =>
    `--x\r\ncontent-disposition: form-data; name="${name}"\r\ncontent-type: image/png\r\n\r\n`
      .repeat(2)
      .concat('\r\n--x--\r\n');

  it.each([
    ['has no boundary', 'multipart/form-data', `${part}\r\n--x--\r\n`],
    ['has an empty boundary', 'multipart/form-data; boundary=', `${part}\r\n--x--\r\n`],
    ['has another boundary', 'multipart/form-data; boundary=y', `${part}\r\n--x--\r\n`],
    ['ends within a file', 'multipart/form-data; boundary=x', part],
    ['has no line before a boundary', 'multipart/form-data; boundary=x', unended('logo')],
    ['has it before a field', 'multipart/form-data; boundary=x', unended('__proto__')],
    ['ends within a name', 'multipart/form-data; boundary=x', '--x\r\ncontent-dispo'],
  ])('that %s is refused', async (_, type, body) => {
    expect(await post('/accounts/branding', body, type)).toEqual(INVALID);
  });

  it('that never ends leaves nothing behind when its sender goes', async () => {
    const sender = request(`${base}/api/accounts/branding`, {
      method: 'POST',
      headers: {
        authorization,
        'content-type': 'multipart/form-data; boundary=x',
        'content-length': 1000,
      },
    });
    const gone = new Promise((resolve) => sender.once('close', resolve));
    sender.on('error', () => {});
    sender.write(part);
    const connections = () =>
      new Promise<number>((resolve) => t.app.server.getConnections((_, count) => resolve(count)));
    await expect.poll(connections).toBeGreaterThan(0);
    sender.destroy();
    await gone;
    expect((await fetch(`${base}/api/health`)).status).toBe(200);
    await expect.poll(() => t.lines.join('')).toContain('"route":"/api/accounts/branding"');
    expect(t.lines.join('')).not.toContain('request failed');
  });
});
