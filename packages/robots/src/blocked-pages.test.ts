import { describe, expect, it } from 'vitest';

import { saysMaintenance, wallIn } from './blocked-pages.ts';

const wall = (status: number, text: string, headers: Record<string, string> = {}) =>
  wallIn(status, new Headers(headers), text);

describe('a check against machines', () => {
  it.each([
    ['Cloudflare', 403, '<title>Just a moment...</title>', { 'cf-mitigated': 'challenge' }],
    ['Cloudflare', 503, '<form class="challenge-form" id="cf-chl-x">', {}],
    ['DataDome', 200, '<script src="https://geo.captcha-delivery.com/c.js"></script>', {}],
    ['Imperva', 200, 'Request unsuccessful. Incapsula incident ID: 12', {}],
    ['PerimeterX', 403, '<div id="px-captcha">', {}],
    ['Akamai', 403, '<h1>Access Denied</h1> Reference #18.2f', {}],
    ['AWS WAF', 202, '', { 'x-amzn-waf-action': 'challenge' }],
    ['anti-bot', 503, '<p>Page anti-bot : navigateur trop ancien</p>', {}],
    ['anti-bot', 403, '<p>Prouvez que vous n’êtes pas un robot</p>', {}],
  ])('is %s’s at %i', (name, status, text, headers) => {
    expect(wall(status, text, headers)).toBe(name);
  });

  it.each([
    [
      'a page that Cloudflare let through',
      200,
      '<script src="/cdn-cgi/challenge-platform/scripts/jsd/main.js">',
    ],
    ['a page that Imperva let through', 200, '<script src="/_Incapsula_Resource?SWJIYLWA=7">'],
    ['a form with a captcha of its own', 200, '<label>Je ne suis pas un robot</label>'],
    ['a folder for others', 403, '<h1>Access Denied.</h1>'],
    ['a folder for others', 403, '{"message":"Accès refusé"}'],
  ])('is not %s', (_what, status, text) => {
    expect(wall(status, text)).toBeNull();
  });
});

describe('a notice of works', () => {
  it.each([
    '<h1>Site en maintenance</h1>',
    '<p>Une op&eacute;ration de maintenance est en cours.</p>',
    'Service momentanément indisponible',
    '<p>Votre espace est temporairement fermé.</p>',
    `<style>${'a{}'.repeat(2000)}</style><p>Le site est actuellement indisponible`,
  ])('is %s', (text) => expect(saysMaintenance(text)).toBe(true));

  it.each([
    '<a>Contrat de maintenance ascenseur</a>',
    `<p>Ascenseur en maintenance</p>${'<tr><td>Procès-verbal 2024</td></tr>'.repeat(100)}`,
    '<p>Bienvenue dans votre espace</p>',
  ])('is not %s', (text) => expect(saysMaintenance(text)).toBe(false));
});
