// What people send by mail, and what only looks like it.
import { expect, it } from 'vitest';

import { typedPage } from '../../test/typed-pages.ts';
import { isSentByMail } from './correspondence.ts';

const MAIL = `De : contact@agence.example.fr
À : solene.k@example.fr
Date : mardi 17 novembre 2026, 09:42
Objet : visite de samedi
Bonjour Madame, pouvez-vous nous transmettre le dernier appel de fonds ?`;
const LETTER = `Burgmann Gérance
Mulhouse, le 5 janvier 2026
Objet : votre premier appel
Madame, Monsieur,
Le solde affiché reste indicatif.`;

it.each([
  ['a mail', [typedPage(MAIL)], true],
  ['a letter that may be a call', [typedPage(LETTER)], false],
  ['no page', [], false],
])('is sent by mail, or is not: %s', (_, pages, said) => {
  expect(isSentByMail(pages)).toBe(said);
});
