import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import { describe, expect, it } from 'vitest';
import { z } from 'zod';

import { SessionExpired } from '../session.ts';
import { dayOf, fileIn, listingIn, readJson, refusalIn, userIn } from './answers.ts';

const saved = (name: string): unknown =>
  JSON.parse(readFileSync(join(import.meta.dirname, 'saved', name), 'utf8'));

const HOST = 'https://cabinet.crypto-extranet.com';
const FOLDERS = '/api/extranet/coproprietaire/documents/classeur';
const answer = (text: string, { status = 200, path = FOLDERS } = {}) => ({
  url: new URL(path, HOST),
  status,
  text,
});

describe('an answer', () => {
  it('is its JSON', () => {
    expect(readJson(answer('{"a":1}'))).toEqual({ a: 1 });
  });

  it('is nothing where nothing is', () => {
    expect(readJson(answer('<h1>404</h1>', { status: 404 }))).toBeNull();
  });

  it('that is a page is a portal at rest, whatever the page says', () => {
    const page = answer('<p>Votre espace revient dans quelques instants.</p>');
    expect(() => readJson(page)).toThrow(expect.objectContaining({ code: 'MAINTENANCE' }));
  });

  it.each([
    ['a refusal', answer('{}', { status: 401 })],
    ['a prohibition', answer('{}', { status: 403 })],
    ['the login page', answer('<form></form>', { path: '/connexion/' })],
  ])('that is %s ends the session', (_what, away) => {
    expect(() => readJson(away)).toThrow(SessionExpired);
  });

  it.each([
    ['/password-expiration', 'PASSWORD_EXPIRED'],
    ['/conditions-generales', 'CGU'],
  ])('that leads to %s is %s, with where to act', (path, code) => {
    const wall = expect.objectContaining({ code, facts: { link: HOST } });
    expect(() => readJson(answer('<h1></h1>', { path }))).toThrow(wall);
  });

  it('of a kind nobody knows is unknown', () => {
    const unknown = expect.objectContaining({ code: 'UNKNOWN' });
    expect(() => readJson(answer('{"error":"x"}', { status: 500 }))).toThrow(unknown);
  });
});

describe('a login', () => {
  const said = (authenticationResult: string | null, authentication = false) =>
    refusalIn(
      answer(JSON.stringify({ authentication, authenticationResult }), {
        status: authentication ? 200 : 401,
        path: '/authenticate',
      }),
    );

  it('that is granted is no refusal', () => {
    expect(said('Authentification réussie', true)).toBeNull();
  });

  it.each([
    ['Identifiant ou mot de passe incorrect', 'LOGIN_FAILED'],
    ['Vos identifiants sont invalides', 'LOGIN_FAILED'],
    ['Compte verrouillé pendant 30 minutes', 'ACCOUNT_LOCKED'],
    ['Mot de passe incorrect : votre compte est bloqué', 'ACCOUNT_LOCKED'],
    ['Votre mot de passe a expiré', 'PASSWORD_EXPIRED'],
    ['Votre espace est en cours de migration', 'UNKNOWN'],
    ['', 'UNKNOWN'],
    [null, 'UNKNOWN'],
  ])('refused with « %s » is %s', (words, code) => {
    expect(said(words)).toMatchObject({ code });
  });

  it('tells the tries that are left, where the portal does', () => {
    const words = 'Mot de passe incorrect, il vous reste 2 tentatives';
    expect(said(words)).toMatchObject({ code: 'LOGIN_FAILED', facts: { tries_left: 2 } });
  });

  it('answered by a page is a portal at rest; by another JSON, a portal that changed', () => {
    expect(refusalIn(answer('<html></html>'))).toMatchObject({ code: 'MAINTENANCE' });
    expect(() => refusalIn(answer('{"ok":true}', { path: '/authenticate' }))).toThrow(
      'PARSE_CHANGED: /authenticate: authentication',
    );
  });
});

describe('who is in', () => {
  it.each([
    [{ user: { id_copro: 10_421, membre_conseil: 0 } }, { is_council: false }],
    [{ user: { id_copro: '10421', membre_conseil: '1' } }, { is_council: true }],
    [{ user: { id_copro: 10_421 } }, { is_council: false }],
    [{ user: { ref_copro: 'C104217', id_copro: null } }, { is_council: false }],
    [{ user: null }, null],
    [{ user: [] }, null],
    [{ user: false }, null],
    [{ user: { nom_copro: '', membre_conseil: 1 } }, null],
  ])('%j', (body, expected) => {
    expect(userIn(body, '/api/current-logged-user')).toEqual(expected);
  });

  it('is never taken from an answer that says nothing', () => {
    expect(() => userIn({}, '/api/current-logged-user')).toThrow('PARSE_CHANGED');
  });
});

describe('a list', () => {
  it.each(['root-array.json', 'root-object.json'])('is the same from %s', (name) => {
    const { all, inner, documents, total } = listingIn(saved(name), FOLDERS);
    expect(inner.map(({ nom }) => nom)).toEqual([
      'Assemblées Générales',
      "Carnet d'entretien",
      'Contrat de syndic',
    ]);
    expect(all?.find(({ nom }) => nom === '2026')).toMatchObject({
      id: '31',
      parent: '12',
      fileCount: 2,
    });
    expect([documents, total]).toEqual([[], 0]);
  });

  it('does without the whole tree where it is told in another way', () => {
    const root = z.looseObject({}).parse(saved('root-array.json'));
    const body = { ...root, allClasseurs: { 12: 'Divers' } };
    expect(listingIn(body, FOLDERS)).toMatchObject({ all: null, inner: { length: 3 } });
  });

  it('names what is missing', () => {
    const body = { data: { folders: [], Documents: [] } };
    expect(() => listingIn(body, FOLDERS)).toThrow(`PARSE_CHANGED: ${FOLDERS}: data.Classeurs`);
    const renamed = { data: { Classeurs: [], Documents: [{ uuid: 'x' }] } };
    expect(() => listingIn(renamed, FOLDERS)).toThrow(`${FOLDERS}: data.Documents.0.id`);
  });

  it('dates its documents by either of their dates', () => {
    const { documents } = listingIn(saved('folder.json'), FOLDERS);
    expect(documents.map(dayOf)).toEqual(['2026-07-02', '2026-05-18']);
  });
});

describe('a file', () => {
  const [row] = listingIn(saved('folder.json'), FOLDERS).documents;
  if (!row) throw new Error('the saved folder holds nothing');
  const from = (body: string, type: string, status = 200) =>
    fileIn(
      {
        url: new URL('/api/extranet/documents/downloadFile/48210', HOST),
        status,
        headers: new Headers({ 'content-type': type }),
        bytes: new TextEncoder().encode(body),
      },
      row,
    );

  it('comes in JSON or as it is', () => {
    const base64 = Buffer.from('%PDF-1.7').toString('base64');
    const wrapped = { file_name: '000123.PDF', mime_type: 'application/pdf', base64 };
    const bytes = new TextEncoder().encode('%PDF-1.7');
    const mime = 'application/pdf';
    const json = from(JSON.stringify(wrapped), 'application/json; charset=utf-8');
    expect(json).toEqual({ bytes, name: '000123.PDF', mime });
    expect(from('%PDF-1.7', mime)).toEqual({ bytes, name: '048210.PDF', mime });
  });

  it('is broken where it is not there, or not in its answer', () => {
    const broken = expect.objectContaining({ code: 'FILE_BROKEN' });
    expect(() => from('<h1>404</h1>', 'text/html', 404)).toThrow(broken);
    expect(() => from('{"error":"introuvable"}', 'application/json')).toThrow(broken);
    expect(() => from('{"base64":"JVBE', 'application/json')).toThrow(broken);
  });

  it('refused is a session that ended', () => {
    expect(() => from('{}', 'application/json', 401)).toThrow(SessionExpired);
  });
});
