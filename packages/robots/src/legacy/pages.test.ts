// Pages as these portals had them, one version beside the other.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import { load } from 'cheerio';
import { describe, expect, it } from 'vitest';

import type { Page } from '../session.ts';
import {
  asksCaptcha,
  foldersOn,
  messageOn,
  nextOn,
  placeOf,
  rowsOn,
  sentTo,
  SPACE,
  unitsOn,
} from './pages.ts';

const HOST = 'https://espace.example.fr';

function saved(name: string, path: string): Page {
  const text = readFileSync(join(import.meta.dirname, 'saved', `${name}.html`), 'utf8');
  return { url: new URL(path, HOST), status: 200, text, $: load(text) };
}
const written = (text: string, path: string): Page => ({
  url: new URL(path, HOST),
  status: 200,
  text,
  $: load(text),
});
const folder = `${SPACE}/mes-documents/4102/C?page=3`;

describe('where one is', () => {
  it.each([
    ['2021-login-refused', '/login', 'LOGIN'],
    ['2023-login', '/login', 'LOGIN'],
    ['2021-code', '/login/2fa', 'CODE'],
    ['2021-mon-bien', `${SPACE}/mon-bien`, 'IN'],
    ['2023-documents', folder, 'IN'],
  ] as const)('%s', (name, path, place) => {
    expect(placeOf(saved(name, path))).toBe(place);
  });

  it('a way out proves nothing where something is still asked', () => {
    expect(placeOf(saved('2021-code', `${SPACE}/mon-bien`))).toBe('CODE');
    expect(placeOf(saved('2023-login', `${SPACE}/mon-bien`))).toBe('LOGIN');
    expect(placeOf(saved('2021-mon-bien', '/cgu'))).toBe('TERMS');
    expect(placeOf(saved('2021-mon-bien', '/accueil'))).toBe('ELSEWHERE');
  });

  it('nor does a page of the space without a way out', () => {
    expect(placeOf(written('<h1>Mon bien</h1>', `${SPACE}/mon-bien`))).toBe('ELSEWHERE');
  });
});

describe('the login page', () => {
  it('says why it stays shut', () => {
    expect(messageOn(saved('2021-login-refused', '/login'))).toBe(
      'Votre e-mail, votre identifiant ou votre mot de passe est incorrect.',
    );
    expect(messageOn(saved('2023-login', '/login'))).toBeNull();
  });

  it('says where the code went', () => {
    expect(sentTo(saved('2021-code', '/login/2fa'))).toBe('c•••@e•••.fr');
    expect(sentTo(saved('2023-login', '/login'))).toBeNull();
  });

  it.each([
    ['<div class="g-recaptcha"></div>', true],
    ['<img src="/captcha.png">', true],
    ['<input name="captcha_answer">', true],
    ['<input name="username">', false],
  ])('asks whether one is human: %s', (text, expected) => {
    expect(asksCaptcha(written(text, '/login'))).toBe(expected);
  });
});

describe('lists', () => {
  it('name homes, but not the one to add', () => {
    expect(unitsOn(saved('2021-mon-bien', `${SPACE}/mon-bien`))).toEqual([
      { id: '4102', label: '9 rue des Lices 84000 Avignon Lot n° 5' },
      { id: '7733', label: '31 allée de l’Oulle 84000 Avignon' },
    ]);
  });

  it('name folders, but not the help', () => {
    expect(foldersOn(saved('2021-documents', folder))).toEqual([
      { name: 'Assemblées générales', href: `${HOST}${SPACE}/mes-documents/4102/A` },
      { name: 'Charges', href: `${HOST}${SPACE}/mes-documents/4102/C` },
    ]);
  });

  it('of 2021: days missing or impossible, and a row without a file', () => {
    expect(rowsOn(saved('2021-documents', folder))).toEqual([
      {
        id: 'document-9001',
        title: 'Appel de fonds 4e trimestre 2026',
        date: '2026-10-01',
        href: `${HOST}/download/9001`,
      },
      {
        id: 'document-9002',
        title: 'Décompte de charges 2025',
        date: null,
        href: `${HOST}/download/9002?v=2`,
      },
      {
        id: 'document-9003',
        title: 'Relevé des dépenses (consultable à l’agence)',
        date: null,
        href: null,
      },
    ]);
  });

  it('of 2023: the size is not the title', () => {
    expect(rowsOn(saved('2023-documents', folder))).toEqual([
      {
        id: 'document-77',
        title: 'Procès-verbal d’assemblée générale',
        date: '2026-06-11',
        href: `${HOST}/download/77`,
      },
    ]);
  });

  it('lead from the last page to itself', () => {
    const page = saved('2021-documents', folder);
    expect(nextOn(page)).toBe(page.url.href);
    expect(nextOn(saved('2023-documents', folder))).toBeNull();
  });

  it('are empty only when they say so', () => {
    expect(rowsOn(saved('2023-documents-none', folder))).toEqual([]);
    const silent = written('<section class="TeaserList"></section>', folder);
    expect(() => rowsOn(silent)).toThrow(/PARSE_CHANGED: .*TeaserRow/);
  });

  it('that changed name what is not there any more', () => {
    expect(() => rowsOn(saved('changed-documents', folder))).toThrow(
      /PARSE_CHANGED: .*article\.TeaserRow.*ligne d’un document/,
    );
    expect(() => unitsOn(written('<main></main>', `${SPACE}/mon-bien`))).toThrow(
      /PARSE_CHANGED: .*MyPropertiesSelector-item.*liste des biens/,
    );
    const untitled =
      '<section class="TeaserList"><article class="TeaserRow" id="a"></article></section>';
    expect(() => rowsOn(written(untitled, folder))).toThrow(/PARSE_CHANGED: .*title/);
  });
});
