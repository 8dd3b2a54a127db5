import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

import { describe, expect, it } from 'vitest';

import { SITE, WRITTEN_MAILS } from '../../../test/written-mails.ts';
import { type Colour, COLOURS } from './letter-look.ts';

const features = join(import.meta.dirname, '..');
const ENTITIES: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', '#39': "'" };

const unescape = (text: string) =>
  text.replaceAll(/&(amp|lt|gt|quot|#39);/g, (_, name: string) => ENTITIES[name] ?? '');
const flat = (text: string) => text.replaceAll(/\s+/g, ' ').trim();

/** What is read on the screen, in the order of the page. */
const wordsOf = (html: string) =>
  flat(
    unescape(
      html
        .replace(/^[\s\S]*?<\/head>/, '')
        .replace(/<div style="display:none[\s\S]*?<\/div>/, '')
        .replaceAll(/<!--[\s\S]*?-->/g, '')
        .replaceAll(/<[^>]+>/g, ' '),
    ),
  );
const linksOf = (html: string) =>
  [...html.matchAll(/href="([^"]+)"/g)].map(([, href = '']) => unescape(href));

type Shade = readonly [red: number, green: number, blue: number];
const shade = (hex: string): Shade => [
  Number.parseInt(hex.slice(1, 3), 16) / 255,
  Number.parseInt(hex.slice(3, 5), 16) / 255,
  Number.parseInt(hex.slice(5, 7), 16) / 255,
];
const luminance = (colour: Shade) => {
  const [red = 0, green = 0, blue = 0] = colour.map((part) =>
    part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4,
  );
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
};
function contrast(one: Shade, other: Shade): number {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].toSorted((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}
/** As readers with a night of their own do: the hue stays, light becomes dark. */
const inverted = (colour: Shade): Shade => {
  const sum = Math.max(...colour) + Math.min(...colour);
  const [red, green, blue] = colour;
  return [red + 1 - sum, green + 1 - sum, blue + 1 - sum];
};

const PAIRS: readonly (readonly [ink: Colour, ground: Colour])[] = [
  ['ink', 'card'],
  ['ink', 'page'],
  ['faint', 'card'],
  ['faint', 'page'],
  ['link', 'card'],
  ['label', 'button'],
];

it('is written here once, whichever it is', () => {
  const writers = globSync('**/*.mail.ts', { cwd: features }).flatMap((file) =>
    [
      ...readFileSync(join(features, file), 'utf8').matchAll(
        /^export (?:const|function) (\w+Mail)\b/gm,
      ),
    ].map(([, name]) => name),
  );
  expect(writers.length).toBeGreaterThan(20);
  expect(new Set(Object.keys(WRITTEN_MAILS))).toEqual(new Set(writers));
});

describe.each(Object.entries(WRITTEN_MAILS))('%s', (_, mail) => {
  it('says in text all that it says in HTML, each link with it', () => {
    const text = flat(mail.text);
    for (const link of linksOf(mail.html)) expect(text).toContain(link);
    const said = flat(text.replaceAll(/https?:\/\/\S+/g, ''));
    const shown = wordsOf(mail.html)
      .replaceAll(/https?:\/\/\S+/g, '')
      .replace('Si le bouton ne répond pas, copiez cette adresse :', '');
    const letters = (words: string) => new Set(words.match(/[\p{L}\p{N}]+/gu));
    expect([...letters(shown)].filter((word) => !letters(said).has(word))).toEqual([]);
    expect([...letters(said)].filter((word) => !letters(shown).has(word))).toEqual([]);
  });

  it('bears the mark, in letters that no reader of mails takes away', () => {
    const { html } = mail;
    expect(wordsOf(html)).toMatch(/✓ Quitus/);
    for (const [picture] of html.matchAll(/<img[^>]*>/g)) expect(picture).toMatch(/alt="[^"]+"/);
    expect(html).not.toMatch(/<svg|url\(|<script/);
  });

  it('is French to whoever reads it aloud, and one document with one title', () => {
    expect(mail.html).toMatch(/<html lang="fr">/);
    expect(mail.html).toMatch(/<table[^>]*lang="fr"/);
    expect(mail.html.match(/<h1\s/g)).toHaveLength(1);
    expect(mail.html.match(/<table/g)?.length).toBe(
      mail.html.match(/<table\s[^>]*role="presentation"/g)?.length,
    );
  });

  it('has one main button at most, and something to say beside its subject', () => {
    expect(mail.html.match(/class="label action"/g)?.length ?? 0).toBeLessThanOrEqual(1);
    const [, hidden = ''] = /<div style="display:none[^>]*>([\s\S]*?)<\/div>/.exec(mail.html) ?? [];
    const preheader = flat(unescape(hidden.replaceAll(/&#\d+;/g, '')));
    expect(preheader.length).toBeGreaterThan(20);
    expect(preheader.length).toBeLessThanOrEqual(115);
    expect(preheader).not.toBe(mail.subject);
    expect(preheader).not.toMatch(/^Bonjour/);
  });

  it('paints by day each thing that the night repaints', () => {
    expect(mail.html).toContain('name="color-scheme" content="light dark"');
    expect(mail.html).toContain('@media (prefers-color-scheme:dark)');
    const painted = [...mail.html.matchAll(/class="(\w+)[^"]*"\s+style="([^"]*)"/g)].flatMap(
      ([, name = '', style = '']) =>
        Object.entries(COLOURS)
          .filter(([known]) => known === name)
          .map(([, { paints, day }]) => [style, `${paints}:${day}`] as const),
    );
    expect(painted.length).toBeGreaterThan(8);
    for (const [style, paint] of painted) expect(style).toContain(paint);
    const bare = [...mail.html.matchAll(/<(?:p|h1|a|td)\s[^>]*>/g)].filter(
      ([tag]) => /(?:^|[;"])color:/.test(tag) && !/class="/.test(tag),
    );
    expect(bare).toEqual([]);
  });
});

describe('colours of mails', () => {
  it.each(PAIRS)('%s is read on %s by day, by night, and inverted', (ink, ground) => {
    for (const time of ['day', 'night'] as const) {
      const [over, under] = [shade(COLOURS[ink][time]), shade(COLOURS[ground][time])];
      expect(contrast(over, under)).toBeGreaterThanOrEqual(4.5);
      expect(contrast(inverted(over), inverted(under))).toBeGreaterThanOrEqual(4.5);
    }
  });

  it.each(['card', 'page'] as const)('the tick is a drawing that is seen on %s', (ground) => {
    for (const time of ['day', 'night'] as const) {
      const [over, under] = [shade(COLOURS.tick[time]), shade(COLOURS[ground][time])];
      expect(contrast(over, under)).toBeGreaterThanOrEqual(4.5);
      expect(contrast(inverted(over), inverted(under))).toBeGreaterThanOrEqual(3);
    }
  });
});

it('only our own addresses become links', () => {
  const { contactMessageMail, pedDeliveredMail } = WRITTEN_MAILS;
  expect(linksOf(contactMessageMail?.html ?? '').every((link) => link.startsWith(SITE))).toBe(true);
  expect(contactMessageMail?.html).toContain('ailleurs.example.fr');
  expect(linksOf(pedDeliveredMail?.html ?? '')).toContain(`${SITE}/verifier/PED-2026-000007`);
});
