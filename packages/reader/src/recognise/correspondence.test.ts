// What people send along with their papers, and what they send by mail.
import { describe, expect, it } from 'vitest';

import { typedPage } from '../../test/typed-pages.ts';
import { isCorrespondence, isSentByMail } from './correspondence.ts';

const MAIL = `De : contact@agence.example.fr
À : solene.k@example.fr
Date : mardi 17 novembre 2026, 09:42
Objet : visite de samedi
Bonjour Madame, pouvez-vous nous transmettre le dernier appel de fonds ?`;
const NEWS = `Le Petit Faron – n° 14, septembre 2026
La lettre de votre conseil syndical
Appels de fonds. Le troisième des cinq appels tombera à la mi-octobre.`;
const LETTER = `Burgmann Gérance
Mulhouse, le 5 janvier 2026
Madame, Monsieur,
Le solde affiché sur votre premier appel reste indicatif.`;

describe('what lies among the papers', () => {
  it.each([
    ['a mail', MAIL, [true, true]],
    ['a newsletter', NEWS, [true, false]],
    ['a letter that may be a call', LETTER, [false, false]],
  ])('is correspondence, or may be one of them: %s', (_, text, said) => {
    const pages = [typedPage(text)];
    expect([isCorrespondence(pages), isSentByMail(pages)]).toEqual(said);
  });

  it('is nothing where there is no page', () => {
    expect([isCorrespondence([]), isSentByMail([])]).toEqual([false, false]);
  });
});
