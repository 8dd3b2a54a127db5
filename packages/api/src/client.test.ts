import { describe, expect, it } from 'vitest';
import { z } from 'zod';

import { createCaller, createFetcher, urlOf } from './client.ts';
import { bytes, defineApi, empty } from './endpoint.ts';
import { ApiError, ERRORS, errorText } from './errors.ts';

const api = defineApi({
  rename: {
    method: 'POST',
    path: '/dossiers/:uid/nom',
    access: 'account',
    audit: null,
    summary: 'Renomme',
    params: z.object({ uid: z.string() }),
    query: z.object({ page: z.number().optional() }),
    body: z.object({ nom: z.string() }),
    response: z.object({ nom: z.string() }),
  },
  picture: {
    method: 'GET',
    path: '/dossiers/:uid/image/:hash.png',
    access: 'account',
    summary: 'Une image',
    params: z.object({ uid: z.string(), hash: z.string() }),
    query: z.object({ size: z.enum(['page', 'thumb']).default('page') }),
    response: bytes(['image/png']),
  },
  append: {
    method: 'PATCH',
    path: '/envois',
    access: 'account',
    summary: 'Envoie des octets',
    audit: null,
    headers: z.object({ 'upload-offset': z.number() }),
    body: bytes(['application/offset+octet-stream']),
    response: empty(204, z.object({ 'upload-offset': z.int() })),
  },
});
const input = { params: { uid: 'a/b' }, query: { page: 2 }, body: { nom: 'Été' } };
const answering = (body: unknown, status = 200) =>
  createCaller('http://quitus.test/api', async () => Response.json(body, { status }));
const refusal = async (body: unknown) =>
  answering(body, 422)(api.rename, input).catch((cause: unknown) => cause);

it('builds the request from the contract', async () => {
  let sent: Request | undefined;
  const call = createCaller('http://quitus.test/api', async (request) => {
    sent = request;
    return Response.json({ nom: 'Été', secret: 'x' });
  });
  expect(await call(api.rename, input)).toEqual({ nom: 'Été' });
  expect(sent?.url).toBe('http://quitus.test/api/dossiers/a%2Fb/nom?page=2');
  expect(await sent?.json()).toEqual({ nom: 'Été' });
});

describe('bytes', () => {
  const params = { uid: 'a/b', hash: 'ff' };

  it('have an address of their own', () => {
    expect(urlOf('/api', api.picture, { params, query: {} })).toBe(
      '/api/dossiers/a%2Fb/image/ff.png',
    );
    const small = urlOf('/api', api.picture, { params, query: { size: 'thumb' } });
    expect(small).toBe('/api/dossiers/a%2Fb/image/ff.png?size=thumb');
    expect(urlOf('/api', api.append)).toBe('/api/envois');
  });

  it('are fetched as they are, or refused like any other call', async () => {
    const fetchBytes = createFetcher('http://quitus.test', async () => new Response('octets'));
    const answer = await fetchBytes(api.picture, { params, query: {} });
    expect(await answer.text()).toBe('octets');
    const refused = createFetcher('http://quitus.test', async () =>
      Response.json({ error: 'NOT_FOUND' }, { status: 404 }),
    );
    await expect(refused(api.picture, { params, query: {} })).rejects.toMatchObject({
      code: 'NOT_FOUND',
    });
  });

  it('are sent with their headers and the type the contract gives them', async () => {
    let sent: Request | undefined;
    const fetchBytes = createFetcher('http://quitus.test', async (request) => {
      sent = request;
      return new Response(null, { status: 204 });
    });
    await fetchBytes(api.append, { headers: { 'upload-offset': 7 }, body: new Blob(['octets']) });
    expect(sent?.headers.get('content-type')).toBe('application/offset+octet-stream');
    expect(sent?.headers.get('upload-offset')).toBe('7');
    expect(await sent?.text()).toBe('octets');
  });
});

describe('an error', () => {
  it.each([
    [{ error: 'EXPIRED_TOKEN' }, ERRORS.EXPIRED_TOKEN.text],
    [{ error: 'JAMAIS_VU' }, "Oops, une erreur s'est produite!"],
    [{ message: 'Plus tard' }, 'Plus tard'],
    [{ non_field_errors: ['un', 'deux'] }, 'un, deux'],
    [{ nom: ['trop long'], age: ['trop court'] }, 'trop long, trop court'],
    ['pas un objet', "Oops, une erreur s'est produite!"],
  ])('%j reads %s', async (body, text) => {
    expect(await refusal(body)).toMatchObject({ message: text });
  });

  it('says that the service cannot be reached', async () => {
    const call = createCaller('http://quitus.test', () => Promise.reject(new TypeError('fetch')));
    await expect(call(api.rename, input)).rejects.toBeInstanceOf(ApiError);
    await expect(call(api.rename, input)).rejects.toMatchObject({ code: 'UNREACHABLE' });
  });
});

it('has one sentence per code, and one for the others', () => {
  expect(errorText('INVALID_SHARE_TOKEN')).toBe(
    "Le lien de partage n'est pas valide, veuillez demander un autre lien de partage",
  );
  expect(errorText('toString')).toBe("Oops, une erreur s'est produite!");
  expect(errorText(null)).toBe("Oops, une erreur s'est produite!");
});
