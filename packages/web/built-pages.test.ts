// @vitest-environment jsdom
// The pages as they were built, read without a browser: what search engines, those who share and visitors
// without scripts get.
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

import { describe, expect, it } from 'vitest';

import { SITE_PAGES } from '../../e2e/support/site-pages.data.ts';

const client = join(import.meta.dirname, 'build', 'client');
const text = (path: string): string => readFileSync(join(client, path), 'utf8');
const parsed = new Map<string, Document>();
const parse = (path: string): Document => {
  const page =
    parsed.get(path) ??
    new DOMParser().parseFromString(text(join(path, 'index.html')), 'text/html');
  parsed.set(path, page);
  return page;
};
const content = (page: Document, selector: string): string =>
  page.head.querySelector(selector)?.getAttribute('content') ?? '';

const { prerendered }: { prerendered: string[] } = JSON.parse(text('routes.json'));
const map = text('sitemap.xml');

/** The parts of the landing page, from its top to its foot, by a word that each shows. */
const LANDING_PARTS = [
  'Le dossier de vente, enfin en ordre.',
  'Ils rangent leurs dossiers avec Quitus',
  'syndics connectés',
  'Tout ce que demande une vente, au même endroit.',
  'Un tableau de bord qui s’éclaire à mesure que le dossier avance.',
  'Ils ont signé plus tôt.',
  'Vu à la télévision',
  'Une question ? Contactez nous !',
];

it.each(prerendered)('%s has a title, a heading and a way past the menu', (path) => {
  const page = parse(path);
  expect(page.title).toMatch(/ · Quitus$/);
  expect(page.documentElement.lang).toBe('fr');
  expect(page.querySelector('h1')?.textContent).toMatch(/\p{L}/u);
  const skip = page.querySelector('a[href="#contenu"]');
  expect(skip?.textContent).toBe('Aller au contenu');
  expect(page.querySelector('#contenu')).not.toBeNull();
});

it.each(SITE_PAGES)('%s is found and shared by what its head says', (path) => {
  const page = parse(path);
  expect(content(page, 'meta[name=description]').length).toBeGreaterThan(50);
  expect(content(page, 'meta[property="og:title"]')).toBe(page.title);
  const picture = new URL(content(page, 'meta[property="og:image"]')).pathname;
  expect(existsSync(join(client, picture))).toBe(true);
  const canonical = page.head.querySelector('link[rel=canonical]')?.getAttribute('href');
  expect(new URL(canonical ?? '').pathname).toBe(path);
  expect(content(page, 'meta[name=robots]')).toBe('');
});

describe('search engines', () => {
  it('are given the pages of the site and no other', () => {
    for (const path of SITE_PAGES) expect(map).toContain(`${path}</loc>`);
    for (const hidden of ['/404', '/auth', '/boite-mail', '/atelier'])
      expect(map).not.toContain(`${hidden}</loc>`);
    expect(text('robots.txt')).toContain('/sitemap.xml');
    for (const file of ['favicon.ico', 'apple-touch-icon.png', 'site.webmanifest'])
      expect(existsSync(join(client, file))).toBe(true);
  });

  it.each([
    ['/', 'Organization'],
    ['/faq', 'FAQPage'],
    ['/preetatdate', 'Offer'],
  ])('read on %s the facts of an %s', (path, type) => {
    const scripts = [...parse(path).querySelectorAll('script[type="application/ld+json"]')];
    const facts: unknown[] = scripts.map((script) => JSON.parse(script.textContent));
    expect(JSON.stringify(facts)).toContain(type);
  });
});

describe('a visitor without scripts', () => {
  it('has the whole landing page', () => {
    const shown = [...parse('/').body.querySelectorAll('main *')].map(({ textContent }) =>
      textContent.replaceAll(/\s+/g, ' ').trim(),
    );
    for (const words of LANDING_PARTS) expect(shown).toContain(words);
    expect(parse('/').querySelectorAll('main section').length).toBeGreaterThanOrEqual(
      LANDING_PARTS.length,
    );
    expect(parse('/').querySelector('noscript')?.textContent).toContain('JavaScript');
  });

  it('reads the offers and the answers of the help', () => {
    expect(parse('/offrepro').body.textContent).toContain('Pack Pro Illimité');
    expect(parse('/faq').querySelectorAll('main details, main h3').length).toBeGreaterThan(24);
  });

  it.each(SITE_PAGES)('is led from %s only to pages that there are', (path) => {
    const { patterns }: { patterns: string[] } = JSON.parse(text('routes.json'));
    const own = [...parse(path).querySelectorAll('a[href^="/"]')].map(
      (link) => new URL(link.getAttribute('href') ?? '', 'http://site').pathname,
    );
    expect(own.length).toBeGreaterThan(10);
    expect(own.filter((to) => !patterns.includes(to) && !existsSync(join(client, to)))).toEqual([]);
  });
});

it.each(['/share/lien', '/verifier/numero'])(
  '%s is written for any link, and asks for its few files at once',
  (path) => {
    const files = parse(path).head.querySelectorAll('link[rel=modulepreload]');
    expect(files.length).toBeGreaterThan(5);
    expect(files.length).toBeLessThanOrEqual(14);
    expect(parse(path).querySelector('noscript')?.textContent).toContain('JavaScript');
    expect(content(parse(path), 'meta[name=robots]')).toBe('noindex');
    expect(map).not.toContain(path);
  },
);

it('the page that nothing leads to says so', () => {
  const page = parse('/404');
  expect(page.body.textContent).toContain('Oops! La page que nous recherchez semble introuvable.');
  expect(page.body.textContent).toContain('Code erreur : 404');
  for (const href of ['/faq', '/apropos', '/devenirpartenaire', '/'])
    expect(page.querySelector(`main a[href="${href}"]`)).not.toBeNull();
});
