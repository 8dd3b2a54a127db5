import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import { load } from 'cheerio';
import { describe, expect, it } from 'vitest';

import type { Page } from '../session.ts';
import { isLoginPage, readBuildings, readLoginForm, readMenu, standingOf } from './pages.ts';

const FOLDER = join(import.meta.dirname, '../../test/pages/ics');

function saved(name: string, status = 200): Page {
  const text = readFileSync(join(FOLDER, `${name}.html`), 'utf8');
  const url = new URL('https://extranet2.ics.fr/V5/documents.html');
  return { url, status, text, $: load(text) };
}

describe('the login form', () => {
  it('of an agency', () => {
    expect(readLoginForm(saved('login-v5'))).toMatchObject({
      login: 'login',
      password: 'mdp',
      captcha: null,
    });
  });

  it('with a picture to copy, beside a form that is another', () => {
    expect(readLoginForm(saved('login-v5-captcha'))).toMatchObject({
      login: 'login',
      password: 'mdp',
      captcha: { image: 'https://extranet2.ics.fr/captcha.png?t=17', field: 'captcha' },
    });
  });

  it('of Citya, whose fields have other names', () => {
    expect(readLoginForm(saved('login-citya'))).toMatchObject({
      login: 'identifiant',
      password: 'passe',
    });
  });

  it('that has changed names what is missing', () => {
    expect(() => readLoginForm(saved('login-changed'))).toThrow(
      'PARSE_CHANGED: input[name="login"], input#login (champ de l’identifiant)',
    );
  });
});

describe('where one stands', () => {
  it.each([
    ['refused-v5', 'LOGIN_FAILED'],
    ['refused-v5-entities', 'ACCOUNT_LOCKED'],
    // A way out stands on these two walls.
    ['wall-password', 'PASSWORD_EXPIRED'],
    ['wall-conditions', 'CGU'],
    // What was never heard is no wrong password.
    ['refused-unheard', null],
    // A foot that speaks of passwords and conditions says nothing.
    ['login-v5', null],
    ['documents-v5', 'IN'],
    ['documents-v5-nested', 'IN'],
  ] as const)('%s: %s', (name, standing) => {
    expect(standingOf(saved(name))).toBe(standing);
  });

  it('is before a wall when the portal forbids, and nowhere when it fails', () => {
    expect(standingOf(saved('login-v5', 403))).toBe('BLOCKED');
    expect(standingOf(saved('documents-v5', 404))).toBe(null);
  });

  it('is at the login page only where one can enter', () => {
    expect(isLoginPage(saved('login-citya'))).toBe(true);
    expect(isLoginPage(saved('documents-v5'))).toBe(false);
    expect(isLoginPage(saved('wall-password'))).toBe(false);
  });
});

describe('the buildings', () => {
  it('have two shelves, told apart by their words', () => {
    expect(readBuildings(saved('documents-v5'))).toEqual([
      {
        unit: { id: '0104-0231', label: 'LE CLOS - 21 RUE DES EXEMPLES 69007 LYON' },
        shelves: [
          {
            view: 'OWNER',
            address: 'https://extranet2.ics.fr/V5/documents-syndic-0104-0231.html',
          },
          {
            view: 'BUILDING',
            address: 'https://extranet2.ics.fr/V5/documents-syndic-0104-0231.html?vue=immeuble',
          },
        ],
      },
    ]);
  });

  it('may have one shelf, in columns, beside rows that are none', () => {
    const found = readBuildings(saved('documents-v5-nested'));
    expect(found.map(({ unit }) => unit)).toEqual([
      { id: '217-A31', label: 'RESIDENCE LE PARC' },
      { id: '104-A31', label: 'RESIDENCE LE CLOS' },
    ]);
    expect(found.map(({ shelves }) => shelves.map(({ view }) => view))).toEqual([
      ['OWNER', 'BUILDING'],
      ['BUILDING'],
    ]);
  });

  it('that are nowhere are a change, not an empty portal', () => {
    expect(() => readBuildings(saved('shelf-v5'))).toThrow('(immeuble)');
  });
});

it('a shelf hands its key to its script', () => {
  expect(readMenu(saved('shelf-v5'))).toEqual({
    cle: '3f1c9a',
    login: 'svc@example.fr',
    pwd: 'svc',
    cabinet: '0042',
    imme: '0104',
    copro: '0231',
  });
  expect(() => readMenu(saved('documents-v5'))).toThrow('side-menu-left (menu des documents)');
});
