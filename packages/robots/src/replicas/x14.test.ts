import { afterEach, expect, it } from 'vitest';

import type { Replica, ReplicaOptions } from './replica.ts';
import { startX14Replica } from './x14.ts';

let replica: Replica | null = null;
afterEach(async () => {
  await replica?.stop();
  replica = null;
});

const FAST = { max_rps: '1000' };

async function open(options: ReplicaOptions = {}) {
  const started = await startX14Replica({
    ...options,
    flags: { ...FAST, ...options.flags },
  });
  replica = started;
  let cookie = '';
  const ask = async (path: string, init: RequestInit = {}) => {
    const answer = await fetch(new URL(path, started.url), {
      redirect: 'manual',
      ...init,
      headers: { cookie, 'content-type': 'application/json' },
    });
    const text = await answer.text();
    const is_json = answer.headers.get('content-type')?.includes('json');
    const json: unknown = is_json ? JSON.parse(text) : null;
    return { status: answer.status, headers: answer.headers, text, json };
  };
  const login = async (password = started.credentials['password']) => {
    const body = JSON.stringify({ login: started.credentials['login'], password });
    const answer = await ask('/authenticate', { method: 'POST', body });
    cookie = answer.headers.get('set-cookie')?.split(';')[0] ?? cookie;
    return answer;
  };
  return { started, ask, login };
}

const FOLDERS = '/api/extranet/coproprietaire/documents/classeur';

it('lets in who knows the password, and shows folders with their own counts', async () => {
  const { ask, login } = await open();
  expect((await ask('/api/current-logged-user')).status).toBe(401);
  expect((await login()).json).toMatchObject({ authentication: true });
  const meetings = { nom: 'Assemblées Générales', parent: null, fileCount: 0 };
  expect((await ask(FOLDERS)).json).toMatchObject({
    allClasseurs: expect.arrayContaining([
      expect.objectContaining(meetings),
      expect.objectContaining({ nom: '2026', fileCount: 2 }),
    ]),
    data: { Classeurs: expect.arrayContaining([expect.objectContaining(meetings)]) },
  });
});

it('gives files as JSON or as they are, and the former paths when asked', async () => {
  const { started, ask, login } = await open();
  await login();
  expect((await ask('/api/extranet/documents/downloadFile/36219')).json).toEqual({
    file_name: '036219.PDF',
    mime_type: 'application/pdf',
    // « %PDF- »
    base64: expect.stringMatching(/^JVBERi/),
  });
  await started.control({ flags: { download: 'raw', paths: 'old' } });
  expect((await ask('/api/current-logged-user')).status).toBe(404);
  expect((await ask('/extranet/documents/download/36219')).text).toMatch(/^%PDF-/);
});

it('locks after three wrong passwords, for thirty minutes', async () => {
  let now = new Date('2026-11-17T10:00:00Z');
  const { login } = await open({ now: () => now });
  const said = [await login('a'), await login('b'), await login('c'), await login()];
  const wrong = { authenticationResult: 'Identifiant ou mot de passe incorrect' };
  const locked = { authenticationResult: 'Compte verrouillé pendant 30 minutes' };
  expect(said.map(({ json }) => json)).toMatchObject([wrong, wrong, locked, locked]);
  now = new Date('2026-11-17T10:31:00Z');
  expect((await login()).status).toBe(200);
});

it('ends a session after fifteen minutes, and holds it to its agency', async () => {
  let now = new Date('2026-11-17T10:00:00Z');
  const { started, ask, login } = await open({ now: () => now });
  await login();
  expect((await ask('/api/current-logged-user')).status).toBe(200);
  const neighbour = started.url.replace('127.0.0.1', 'localhost');
  expect((await ask(`${neighbour}/api/current-logged-user`)).status).toBe(401);
  now = new Date('2026-11-17T10:15:00Z');
  expect((await ask('/api/current-logged-user')).status).toBe(401);
});

it('keeps the council’s space from the others', async () => {
  const { started, ask, login } = await open();
  await login();
  const council = FOLDERS.replace('coproprietaire', 'conseil-syndical');
  expect((await ask(council)).status).toBe(403);
  await started.control({ flags: { council: 'on' } });
  expect((await ask(council)).json).toMatchObject({
    data: { Classeurs: [{ nom: 'Conseil syndical' }] },
  });
});

it('refuses more than three requests in a second, and scenarios that mean nothing to it', async () => {
  const { started, ask } = await open({ flags: { max_rps: '3' } });
  const answers = await Promise.all([1, 2, 3, 4].map(() => ask('/connexion/')));
  expect(answers.filter(({ status }) => status === 429)).toHaveLength(1);
  await expect(started.control({ scenario: 'otp' })).rejects.toThrow('does not play otp');
});
