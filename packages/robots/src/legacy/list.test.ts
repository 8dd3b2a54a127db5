// Lists that lead nowhere, from pages made for it.
import { load } from 'cheerio';
import { describe, expect, it } from 'vitest';

import type { Page, Session } from '../session.ts';
import { listDocuments } from './list.ts';
import { SPACE } from './pages.ts';

const FOLDER = `${SPACE}/mes-documents/4102/A`;

/** `rows` and `next` of the page of that number. */
type Shelf = (nth: number) => { rows: readonly string[]; next: number | null };

function bodyOf(url: URL, shelf: Shelf): string {
  if (url.pathname.endsWith('/mon-bien'))
    return '<li class="MyPropertiesSelector-item" data-property="4102">Mon bien</li>';
  const { rows, next } = shelf(Number(url.searchParams.get('page') ?? 1));
  const articles = rows.map(
    (id) =>
      `<article class="TeaserRow" id="${id}"><p class="TeaserRow-desc">Appel</p><a class="Download" href="/download/${id}"></a></article>`,
  );
  return `<nav class="Tabs"><a href="${FOLDER}">Charges</a></nav><section class="TeaserList">${articles.join('')}</section>
<a rel="next" href="${next === null ? '' : `${FOLDER}?page=${next}`}">Suivant</a>`;
}

async function listed(shelf: Shelf) {
  const asked: string[] = [];
  const refuse = () => Promise.reject(new Error('only pages are read'));
  const page = async (address: string): Promise<Page> => {
    const url = new URL(address, 'https://espace.example.fr');
    asked.push(url.search);
    const text = `<a href="/logout">Déconnexion</a>${bodyOf(url, shelf)}`;
    return { url, status: 200, text, $: load(text) };
  };
  const session: Session = { page, json: refuse, submit: refuse, file: refuse };
  const home = { address: '9 rue des Lices, 84000 Avignon', lots: [] };
  const keys: string[] = [];
  for await (const event of listDocuments({ session, home, ask: refuse }, '/login'))
    if (event.kind === 'DOCUMENT') keys.push(event.document.remote_key);
  return { keys, asked: asked.slice(2) };
}

describe('a list', () => {
  it('that turns in a circle is read once', async () => {
    const { keys, asked } = await listed((nth) => ({
      rows: [`d-${nth}`],
      next: nth === 3 ? 2 : nth + 1,
    }));
    expect(keys).toEqual(['d-1', 'd-2', 'd-3']);
    expect(asked).toEqual(['', '?page=2', '?page=3']);
  });

  it('whose further pages repeat the last one ends there', async () => {
    const { keys, asked } = await listed((nth) => ({
      rows: [`d-${Math.min(nth, 2)}`],
      next: nth + 1,
    }));
    expect(keys).toEqual(['d-1', 'd-2']);
    expect(asked).toEqual(['', '?page=2', '?page=3']);
  });

  it('that never ends is told as a change of the portal', async () => {
    await expect(listed((nth) => ({ rows: [`d-${nth}`], next: nth + 1 }))).rejects.toMatchObject({
      code: 'PARSE_CHANGED',
      facts: { info: expect.stringContaining('page suivante') },
    });
  });
});
