import { verificationApi } from '@quitus/api/verification.api';
import { expect, it } from 'vitest';

import { createTestApp } from '../../../test/test-app.ts';

const { app } = await createTestApp();
const get = (url: string, remoteAddress = '192.0.2.1') =>
  app.inject({ method: 'GET', url, remoteAddress });

it('writes in the page that nobody issued the number', async () => {
  const answer = await get('/verifier/PED-2026-999999');
  expect(answer.statusCode).toBe(200);
  expect(answer.headers).toMatchObject({
    'content-type': 'text/html; charset=utf-8',
    'cache-control': 'no-store',
  });
  expect(answer.headers['content-security-policy']).toContain("script-src 'self'");
  expect(answer.headers['etag']).toBeUndefined();
  expect(answer.body).toContain('<p>PED-2026-999999</p><h2>Numéro inconnu</h2>');
});

it('escapes what stands in the address, and takes no more of it than a number has', async () => {
  const nasty = '<script>alert(1)</script>"&{{verdict.title}}';
  const { body } = await get(`/verifier/${encodeURIComponent(nasty)}`);
  expect(body).toContain('<p>&lt;script&gt;alert(1)&lt;/script');
  expect(body).not.toContain('<script');
});

it('leads what was typed in the form to the page of its number', async () => {
  const led = async (query: string) => {
    const { statusCode, headers } = await get(`/verifier/numero?${query}`);
    return [statusCode, headers.location];
  };
  expect(await led('number=+PED-2026-000023+')).toEqual([303, '/verifier/PED-2026-000023']);
  expect(await led('number=%2F%2Fexample.fr')).toEqual([303, '/verifier/%2F%2Fexample.fr']);
  expect(await led('number=')).toEqual([303, '/verifier']);
});

it('is asked as often as the API, and then says to wait', async () => {
  const [limit] = verificationApi.verify.limits;
  for (let asked = 0; asked < (limit?.max ?? 0); asked += 1)
    expect((await get('/verifier/PED-2026-1', '192.0.2.9')).body).toContain('Numéro inconnu');
  const { body } = await get('/verifier/PED-2026-1', '192.0.2.9');
  expect(body).toContain('La vérification n’a pas pu être faite');
});
