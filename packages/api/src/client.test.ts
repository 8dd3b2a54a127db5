import { describe, expect, it } from 'vitest';
import { z } from 'zod';

import { createCaller } from './client.ts';
import { defineApi } from './endpoint.ts';
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
