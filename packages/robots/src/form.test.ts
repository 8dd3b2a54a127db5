import { load } from 'cheerio';
import { expect, it } from 'vitest';

import { fillForm } from './form.ts';

const filled = (html: string, typed: Record<string, string> = {}, selector = 'form') =>
  fillForm({ $: load(html), url: new URL('https://portail.example/a/b') }, selector, typed);

it('sends what a browser would', () => {
  const { entries } = filled(
    `<form id=f><input name=texte value=a><input type=hidden name=jeton value="x&amp;y">
     <input name=vide><input value="sans nom">
     <input type=checkbox name=oui checked><input type=checkbox name=non>
     <input type=radio name=choix value=1><input type=radio name=choix value=2 checked>
     <select name=mois><option value=1>Janvier<option value=2 selected>Février</select>
     <select name=an><option disabled>–<option>2025<option>2026</select>
     <select name=plusieurs multiple><option selected>a<option selected>b</select>
     <textarea name=mot>deux\nlignes</textarea>
     <input name=eteint value=1 disabled>
     <fieldset disabled><input name=ferme value=1></fieldset>
     <input type=file name=fichier><input type=button name=bouton value=1>
     <button name=action value=entrer>Entrer</button><button name=action value=annuler>Annuler</button>
     </form><input form=f name=dehors value=d><input name=ailleurs value=z>`,
  );
  expect(entries).toEqual([
    ['texte', 'a'],
    ['jeton', 'x&y'],
    ['vide', ''],
    ['oui', 'on'],
    ['choix', '2'],
    ['mois', '2'],
    ['an', '2025'],
    ['plusieurs', 'a'],
    ['plusieurs', 'b'],
    ['mot', 'deux\r\nlignes'],
    ['action', 'entrer'],
    ['dehors', 'd'],
  ]);
});

it('puts what is typed in its place, once, and adds what the page did not have', () => {
  const html = `<form><input name=login value=x><input type=radio name=r value=1><input type=radio
    name=r value=2 checked><input type=hidden name=t value=1></form>`;
  expect(filled(html, { login: 'camille', r: '1', plus: 'p' }).entries).toEqual([
    ['login', 'camille'],
    ['r', '1'],
    ['t', '1'],
    ['plus', 'p'],
  ]);
});

it('goes where the form says, the first of those that match', () => {
  expect(filled('<form method=POST action="c?x=1">').action.href).toBe(
    'https://portail.example/a/c?x=1',
  );
  expect(filled('<form>')).toMatchObject({ method: 'GET' });
  expect(filled('<form>').action.href).toBe('https://portail.example/a/b');
  expect(filled('<base href="/z/"><form action=c>').action.href).toBe(
    'https://portail.example/z/c',
  );
  const two = '<form id=o action=/un></form><form id=o action=/deux></form>';
  expect(filled(two, {}, '#o').action.pathname).toBe('/un');
});

it('says when there is no such form', () => {
  expect(() => filled('<div id=f></div>', {}, '#f')).toThrow('PARSE_CHANGED');
  expect(() => filled('<form enctype="multipart/form-data">')).toThrow('UNKNOWN');
});
