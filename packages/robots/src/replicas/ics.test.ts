import { afterEach, expect, it } from 'vitest';

import { startCityaReplica, startIcsReplica } from './ics.ts';
import { PAPERS } from './ics/papers.data.ts';
import type { Replica, ReplicaOptions } from './replica.ts';

let replica: Replica;
afterEach(() => replica.stop());

const LOGIN_PATH = '/V5/connexion-demonstration.html';

type Asked = { cookie?: string; form?: Record<string, string>; referer?: string };
async function ask(path: string, { cookie = '', form, referer }: Asked = {}) {
  const answer = await fetch(new URL(path, replica.url), {
    redirect: 'manual',
    headers: { cookie, ...(referer !== undefined && { referer }) },
    ...(form && { method: 'POST', body: new URLSearchParams(form) }),
  });
  return {
    status: answer.status,
    location: answer.headers.get('location'),
    cookie: answer.headers.get('set-cookie')?.split(';')[0] ?? cookie,
    bytes: Buffer.from(await answer.arrayBuffer()),
  };
}
const text = async (path: string, asked?: Asked) => (await ask(path, asked)).bytes.toString();
const json = async (path: string, asked?: Asked) => JSON.parse(await text(path, asked));

const GOOD = { login: 'C0231', mdp: 'exemple-2026', groupe: 'demonstration' };
async function submit(fields: Record<string, string>, loginPath = LOGIN_PATH) {
  const { cookie } = await ask(loginPath);
  const answer = await ask('/login_externe.php', { cookie, form: fields, referer: replica.url });
  return { ...answer, cookie };
}
async function enter(options: ReplicaOptions = {}) {
  replica = await startIcsReplica(options);
  return (await submit(GOOD)).cookie;
}
const query = (fields: Record<string, string>) => new URLSearchParams(fields).toString();

/** As the page would: the two names of its service account are taken one for the other. */
async function token(cookie: string, vue = '') {
  const menu = await text(`/V5/documents-syndic-0104-0231.html${vue}`, { cookie });
  const attribute = (name: string) => new RegExp(` ${name}="([^"]*)"`).exec(menu)?.[1] ?? '';
  const asked = {
    clePortefeuille: attribute('cle'),
    login: attribute('pwd'),
    mdp: attribute('login'),
    nomProduit: 'Ged',
  };
  const given = await json(`/webservice/idservice/index.php?${query(asked)}`, { cookie });
  return { asked, token: String(given.token) };
}
const entity = (given: string, more: Record<string, string> = {}) =>
  `/webservice/gedservice/GetEntityContentServlet?${query({ type: 'Immeuble', id: '0104', page: '1', resultNumber: '10', token: given, ...more })}`;
const subfolder = (given: string, id: string, page: number) =>
  `/webservice/gedservice/SearchArborescenceContentServlet?${query({ id, page: String(page), resultNumber: '10', token: given })}`;

it('lets in by the login page, with a referer, and shows the way out', async () => {
  const cookie = await enter();
  expect(await text('/V5/initialisation.html', { cookie })).toMatch(
    /Déconnexion[\s\S]*VOTRE SOLDE EST A JOUR/,
  );
  await replica.control({ flags: { owed: '420,15€' } });
  expect(await text('/V5/initialisation.html', { cookie })).toContain(
    '<p class="prix-gros">420,15€</p>',
  );
  const stranger = await ask(LOGIN_PATH);
  const bare = await ask('/login_externe.php', { cookie: stranger.cookie, form: GOOD });
  expect(bare.status).toBe(403);
  expect(await text('/V5/connexion-autre.html')).toContain('Cabinet inconnu');
});

it('refuses a password with 200, and shuts the account with the fifth', async () => {
  replica = await startIcsReplica();
  const wrong = { ...GOOD, mdp: 'non' };
  for (let nth = 1; nth <= 4; nth += 1) {
    const { status, bytes } = await submit(wrong);
    expect([status, bytes.toString()]).toEqual([
      200,
      expect.stringContaining('Identification incorrecte'),
    ]);
  }
  expect((await submit(wrong)).bytes.toString()).toContain('Compte bloqué');
  expect((await submit(GOOD)).bytes.toString()).toContain('Compte bloqué');
});

it('gives a token for names that were swapped, and for ten minutes', async () => {
  let minutes = 0;
  const cookie = await enter({ now: () => new Date(Date.UTC(2026, 10, 17, 8, minutes)) });
  const { asked, token: given } = await token(cookie);
  const straight = { ...asked, login: asked.mdp, mdp: asked.login };
  expect(
    await json(`/webservice/idservice/index.php?${query(straight)}`, { cookie }),
  ).toMatchObject({ success: false });
  expect(await json(entity(given), { cookie })).toMatchObject({ responseCode: '200' });
  minutes = 11;
  expect(await json(entity(given), { cookie })).toMatchObject({ responseCode: '403' });
});

it('forgets who was idle for half an hour', async () => {
  let minutes = 0;
  const cookie = await enter({ now: () => new Date(Date.UTC(2026, 10, 17, 8, minutes)) });
  minutes = 31;
  expect(await ask('/V5/documents.html', { cookie })).toMatchObject({
    status: 302,
    location: LOGIN_PATH,
  });
});

it('repeats the last page of a folder for whoever asks further', async () => {
  const cookie = await enter();
  const { token: given } = await token(cookie);
  const root = await json(entity(given), { cookie });
  expect(root.payload.sons).toMatchObject([
    { nom: 'Appels de fonds', documentsCount: 23, foldersCount: 0 },
    { nom: 'Décomptes', documentsCount: 10 },
    { nom: 'Relevés', documentsCount: 2 },
  ]);
  const [calls, settlements] = root.payload.sons;
  const guids = async (id: string, page: number) =>
    (await json(subfolder(given, id, page), { cookie })).payload.docs.map(
      ({ guid }: { guid: string }) => guid,
    );
  expect(await guids(calls.idArbo, 1)).toHaveLength(10);
  const third = await guids(calls.idArbo, 3);
  expect(third).toHaveLength(3);
  expect(await guids(calls.idArbo, 4)).toEqual(third);
  expect(await guids(settlements.idArbo, 2)).toEqual(await guids(settlements.idArbo, 1));
});

it('answers 500 inside 200 where the building is asked for as an owner', async () => {
  const cookie = await enter();
  const { token: given } = await token(cookie, '?vue=immeuble');
  const pair = { subType: 'COPROPRIETAIRE', subTypeId: '0231' };
  expect(await json(entity(given, pair), { cookie })).toMatchObject({ responseCode: '500' });
  const root = await json(entity(given), { cookie });
  expect(root.payload.sons.map(({ nom }: { nom: string }) => nom)).toEqual([
    '01 Assemblées Générales',
    '02 Règlement',
    '03 Carnet d’entretien',
    '04 Contrats',
    '05 Diagnostics',
    '06 Factures',
  ]);
});

it('asks for the figures of a picture', async () => {
  replica = await startIcsReplica({ scenario: 'captcha' });
  expect(await text(LOGIN_PATH)).toContain('name="captcha"');
  const { bytes } = await ask('/captcha.png');
  expect(bytes.subarray(0, 8).toString('latin1')).toBe('\x89PNG\r\n\x1A\n');
  expect((await submit(GOOD)).bytes.toString()).toContain('code de sécurité');
  expect(await submit({ ...GOOD, captcha: '48213' })).toMatchObject({ status: 302 });
});

it('dresses as Citya: other names, other paths, larger pages, printed files', async () => {
  replica = await startCityaReplica();
  const fields = { identifiant: 'C0231', passe: 'exemple-2026' };
  const { cookie, status } = await submit(fields, '/V5/');
  expect(status).toBe(302);
  const menu = await text('/V5/documents-syndic-0104-0231.html', { cookie });
  const cle = / cle="([^"]*)"/.exec(menu)?.[1] ?? '';
  const service = { clePortefeuille: cle, login: 'svc', mdp: 'svc@example.fr', nomProduit: 'Ged' };
  const given = await json(`/V5/webservice/idservice/index.php?${query(service)}`, { cookie });
  const root = await json(`/V5${entity(given.token)}`, { cookie });
  const [calls, , statements] = root.payload.sons;
  const folder = (id: string) => `/V5${subfolder(given.token, id, 1)}`.replace('=10&', '=500&');
  expect((await json(folder(calls.idArbo), { cookie })).payload.docs).toHaveLength(23);
  const [pcl] = (await json(folder(statements.idArbo), { cookie })).payload.docs;
  expect(pcl).toMatchObject({ extension: 'pcl' });
  const place = query({ token: given.token, emplacement: pcl.emplacement });
  const raw = await ask(`/V5/webservice/gedservice/getFileByFTPServlet?${place}`, { cookie });
  expect(raw.bytes.subarray(0, 2).toString('latin1')).toBe('\x1BE');
  const page = await ask(`/V5/webservice/gedservice/pcl2PdfServlet?${place}`, { cookie });
  expect(page.bytes.subarray(0, 5).toString()).toBe('%PDF-');
});

it('holds each paper under an id of its own', () => {
  expect(new Set(PAPERS.map(({ id }) => id)).size).toBe(PAPERS.length);
});

it('refuses to play what it does not know', async () => {
  replica = await startIcsReplica();
  await expect(replica.control({ scenario: 'otp' })).rejects.toThrow('does not play otp');
});
