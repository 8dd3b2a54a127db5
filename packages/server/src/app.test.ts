import { createHash } from 'node:crypto';
import { type IncomingMessage, request } from 'node:http';

import { describe, expect, it } from 'vitest';
import { z } from 'zod';

import { createPerson } from '../test/people.ts';
import { listen } from '../test/sending.ts';
import { createTestApp } from '../test/test-app.ts';
import { testSite } from '../test/test-site.ts';
import { implement } from './http/handler.ts';
import { mount } from './http/mount.ts';
import type { Site } from './http/site.ts';

const t = await createTestApp();
const { app, deps, pool, lines } = t;
const listening = listen(t);
const get = (url: string, headers: Record<string, string> = {}) =>
  app.inject({ method: 'GET', url, headers });

describe('the API', () => {
  it('is healthy, and ready when the database answers', async () => {
    expect((await get('/api/health')).json()).toEqual({ status: 'ok' });
    expect((await get('/api/ready')).json()).toEqual({ status: 'ready' });
  });

  it('answers JSON 404 for an unknown path or method', async () => {
    for (const method of ['GET', 'POST', 'DELETE'] as const) {
      const answer = await app.inject({ method, url: '/api/nexiste/pas' });
      expect([answer.statusCode, answer.json()]).toEqual([404, { error: 'NOT_FOUND' }]);
    }
    const answer = await app.inject({ method: 'DELETE', url: '/api/auth/me' });
    expect(answer.json()).toEqual({ error: 'NOT_FOUND' });
  });

  it('answers a code to a body that is no JSON, too large or of the wrong shape', async () => {
    const post = (payload: string, type = 'application/json') =>
      app.inject({
        method: 'POST',
        url: '/api/auth/email',
        headers: { 'content-type': type },
        payload,
      });
    expect((await post('{"email":')).json()).toEqual({ error: 'VALIDATION_ERROR' });
    expect((await post('{}')).json()).toEqual({ error: 'VALIDATION_ERROR' });
    expect((await post('<xml/>', 'text/xml')).json()).toEqual({ error: 'VALIDATION_ERROR' });
    expect((await post('{"email":"jean@"}')).json()).toEqual({ error: 'INVALID_EMAIL' });
    const large = await post(JSON.stringify({ email: 'a'.repeat(2 << 20) }));
    expect([large.statusCode, large.json()]).toEqual([413, { error: 'PAYLOAD_TOO_LARGE' }]);
  });

  it('asks who is calling before what is said', async () => {
    const post = (payload: string, url: string, headers = {}) =>
      app.inject({
        method: 'POST',
        url,
        headers: { 'content-type': 'application/json', ...headers },
        payload,
      });
    for (const payload of ['{"body":', '{}', '[[['])
      for (const url of [
        '/api/portfolios',
        '/api/portfolios/pas-un-uuid/archive',
        '/api/accounts/branding',
      ])
        expect((await post(payload, url)).json()).toEqual({ error: 'UNAUTHENTICATED' });
    const { access } = await createPerson(t, 'BASIC');
    const authorization = `Bearer ${access}`;
    const desk = '/api/staff/portfolios/x/documents/y/decision';
    expect((await post('{', desk, { authorization })).json()).toEqual({ error: 'NOT_FOUND' });
    const known = await post('{', '/api/portfolios', { authorization });
    expect(known.json()).toEqual({ error: 'VALIDATION_ERROR' });
  });

  it('is kept nowhere, refused or not', async () => {
    for (const url of ['/api/health', '/api/auth/me', '/api/nexiste/pas', '/api/share/keys'])
      expect([url, (await get(url)).headers['cache-control']]).toEqual([url, 'no-store']);
    const refused = await app.inject({
      method: 'POST',
      url: '/api/auth/token/refresh',
      payload: {},
    });
    expect(refused.headers['cache-control']).toBe('no-store');
  });

  it('gives each request an id, and 401 to whoever has no token', async () => {
    const [first, second] = [await get('/api/auth/me'), await get('/api/auth/me')];
    expect([first.statusCode, first.json()]).toEqual([401, { error: 'UNAUTHENTICATED' }]);
    expect(first.headers['x-request-id']).toMatch(/^[0-9a-f-]{36}$/);
    expect(first.headers['x-request-id']).not.toBe(second.headers['x-request-id']);
  });

  it('counts callers by the address its own proxy saw, whatever they claim', async () => {
    const behind = await createTestApp({ env: { TRUST_PROXY: '1', REQUESTS_PER_MINUTE: '3' } });
    const from = async (claimed: string, seen: string) => {
      const headers = { 'x-forwarded-for': `${claimed}, ${seen}` };
      return (await behind.app.inject({ url: '/api/health', headers })).statusCode;
    };
    for (const claimed of ['1.1.1.1', '2.2.2.2', '3.3.3.3'])
      expect(await from(claimed, '9.9.9.9')).toBe(200);
    expect(await from('4.4.4.4', '9.9.9.9')).toBe(429);
    expect(await from('4.4.4.4', '::ffff:9.9.9.9')).toBe(429);
    expect(await from('4.4.4.4', '8.8.8.8')).toBe(200);
    // One home has a whole /64 of addresses.
    for (const seen of ['2001:db8:1:2::1', '2001:db8:1:2::2', '2001:DB8:1:2:ffff::3'])
      expect(await from('1.1.1.1', seen)).toBe(200);
    expect(await from('1.1.1.1', '2001:db8:1:2:a:b:c:d')).toBe(429);
    expect(await from('1.1.1.1', '2001:db8:1:3::1')).toBe(200);
  });

  it('describes itself: OpenAPI 3.1 for machines, a page for people', async () => {
    const document = (await get('/api/openapi.json')).json();
    expect(document.openapi).toBe('3.1.0');
    expect(Object.keys(document.paths)).toContain('/api/auth/password/reset/validate');
    const upload = document.paths['/api/uploads/{id}'];
    expect(Object.keys(upload).toSorted()).toEqual(['delete', 'head', 'patch']);
    expect(upload.patch.requestBody.content).toEqual({
      'application/offset+octet-stream': { schema: { type: 'string', format: 'binary' } },
    });
    expect(upload.patch.responses[204].headers).toHaveProperty('upload-offset');
    const { responses } = document.paths['/api/portfolios/{uid}/files/{file_id}/content'].get;
    expect(Object.keys(responses)).toEqual(['200', '206']);
    expect(responses[200].content['application/pdf'].schema.format).toBe('binary');
    const page = await get('/api/docs');
    expect(page.body).toContain('PATCH /api/uploads/:id');
    expect(page.headers['content-type']).toContain('text/html');
    expect(page.body).toContain('POST /api/auth/token/refresh');
    expect(page.body).toContain('EXPIRED_SHARE_TOKEN');
  });

  it('says no more than a code when a query fails, and logs nothing personal', async () => {
    const away = await createTestApp();
    await away.pool.query('drop table accounts cascade');
    const body = { email: 'jean@example.fr', password: 'Girafe7Lampe' };
    const answer = await away.app.inject({
      method: 'POST',
      url: '/api/auth/password/authenticate',
      payload: body,
    });
    expect([answer.statusCode, answer.json()]).toEqual([500, { error: 'INTERNAL_ERROR' }]);
    expect(away.lines.join('')).toContain('request failed');
    expect(away.lines.join('')).not.toContain('jean@example.fr');
  });
});

it('drops every field that the contract does not list', async () => {
  const { app: other } = await createTestApp();
  expect((await other.inject('/api/health')).json()).toEqual({ status: 'ok' });
  const table = {
    leak: {
      method: 'GET',
      path: '/fuite',
      access: 'public',
      summary: 'Essai',
      response: z.object({ name: z.string() }),
    },
  } as const;
  const { default: Fastify } = await import('fastify');
  const { serializerCompiler, validatorCompiler } = await import('fastify-type-provider-zod');
  const bare = Fastify();
  bare.setValidatorCompiler(validatorCompiler).setSerializerCompiler(serializerCompiler);
  const stray = { name: 'Jeanne', password_hash: 'argon2' };
  const nobody = {
    findActor: async () => null,
    findVisitor: async () => null,
    pseudonyms: deps.keys.pseudonym,
  };
  mount(bare, deps, nobody, implement(table)({ leak: async () => stray }));
  expect((await bare.inject('/fuite')).json()).toEqual({ name: 'Jeanne' });
});

/** Over a real connection: what injects requests would tidy the path first. */
async function askedAsIs(path: string): Promise<IncomingMessage> {
  const port = new URL(await listening).port;
  return new Promise((resolve, reject) => {
    request({ host: '127.0.0.1', port, path }, (answer) => resolve(answer.resume()))
      .on('error', reject)
      .end();
  });
}

describe('the pages', () => {
  it('are served where they are, with a policy that names their own scripts only', async () => {
    const page = await get('/');
    const hash = createHash('sha256').update('console.log(1)').digest('base64');
    expect(page.statusCode).toBe(200);
    expect(page.body).toContain('accueil');
    expect(page.headers['content-security-policy']).toContain(`script-src 'self' 'sha256-${hash}'`);
    expect(page.headers['content-security-policy']).not.toMatch(/script-src[^;]*unsafe/);
    expect(page.headers['x-content-type-options']).toBe('nosniff');
    expect(page.headers['referrer-policy']).toBe('no-referrer');
  });

  it('may talk to the outside addresses that the build names, and to no other', () => {
    const policy = (site: Site) => site.files.get('/')?.headers['content-security-policy'];
    expect(policy(testSite())).toContain("frame-src 'self';");
    const video = testSite([], { frame: ['https://video.example.fr'] });
    expect(policy(video)).toContain("frame-src 'self' https://video.example.fr;");
  });

  it('are the application itself for a page that is not prerendered', async () => {
    for (const path of ['/account', '/dashboard/abc'])
      expect([(await get(path)).statusCode, (await get(path)).body]).toEqual([
        200,
        expect.stringContaining('chargement'),
      ]);
  });

  it('answer 404 with the not-found page for the rest', async () => {
    for (const path of ['/nimporte-quoi', '/dashboard', '/dashboard/a/b', '/routes.json', '/404']) {
      const answer = await get(path);
      expect([path, answer.statusCode]).toEqual([path, 404]);
      expect(answer.body).toContain('semble introuvable');
    }
  });

  it('are cached for ever when their name holds their hash, and asked again otherwise', async () => {
    const asset = await get('/assets/app-abc123.js');
    expect(asset.headers['cache-control']).toContain('immutable');
    const page = await get('/connexion');
    expect(page.headers['cache-control']).toBe('no-cache');
    const again = await get('/connexion', { 'if-none-match': String(page.headers.etag) });
    expect([again.statusCode, again.body]).toEqual([304, '']);
  });

  it('lose their trailing slash without leaving the site', async () => {
    const moved = await get('/connexion/?error_code=AUTH_ERROR');
    expect([moved.statusCode, moved.headers.location]).toEqual([
      308,
      '/connexion?error_code=AUTH_ERROR',
    ]);
    for (const path of [
      '//ailleurs.example/',
      '///ailleurs.example/',
      '/\\ailleurs.example/',
      '/\\/ailleurs.example/',
      '/%5Cailleurs.example/',
      '/nimporte-quoi/',
      'http://ailleurs.example/connexion/',
    ]) {
      const { statusCode, headers } = await askedAsIs(path);
      expect([path, statusCode, headers.location]).toEqual([path, 404, undefined]);
    }
  });
});

describe('production', () => {
  it('has no page for the outbox either', () => {
    expect(testSite(['/account']).isPage('/account')).toBe(false);
    expect(testSite().isPage('/account')).toBe(true);
  });

  it('has no outbox to read', async () => {
    const env = {
      NODE_ENV: 'production',
      PUBLIC_URL: 'https://quitus.test',
      DATABASE_URL: 'postgres://nowhere.test/quitus',
      SMTP_URL: 'smtp://127.0.0.1:1',
      PAYMENTS: '0',
    };
    const live = await createTestApp({ env });
    expect((await live.app.inject('/api/dev/outbox')).statusCode).toBe(404);
    expect((await get('/api/dev/outbox')).statusCode).toBe(200);
  });
});

it('logs one line a call, with its pattern and without its query, and nothing of the pages', async () => {
  await get('/api/auth/token?email_b64=abc&token=tres-secret');
  await get('/dashboard/identifiant-prive');
  await pool.query('select 1');
  const logs = lines.join('');
  expect(logs).toContain('"route":"/api/auth/token"');
  expect(logs).not.toContain('tres-secret');
  expect(logs).not.toContain('identifiant-prive');
});
