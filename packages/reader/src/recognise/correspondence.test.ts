// What people send along with their papers, and what they send by mail.
import type { ReadDocument } from '@quitus/domain/reading/read-document';
import { describe, expect, it } from 'vitest';

import { typedPage } from '../../test/typed-pages.ts';
import { asCorrespondence } from './correspondence.ts';

const LEANING: ReadDocument = {
  type: 'CHARGES',
  sub_kind: 'APPEL_DE_FONDS',
  pages: [1],
  answered: false,
  margin: 5,
  evidence: [],
  bounds: { opens: false, closes: false, runs: true },
  facts: [],
};
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

const typeOf = (text: string, document = LEANING) => {
  const { type, answered } = asCorrespondence(document, [typedPage(text)]);
  return answered ? type : '?';
};

describe('what lies among the papers', () => {
  it.each([
    ['a mail', MAIL, 'OTHER'],
    ['a newsletter', NEWS, 'OTHER'],
    ['a letter that may be a call', LETTER, '?'],
  ])('is none of ours, or may be: %s', (_, text, type) => {
    expect(typeOf(text)).toBe(type);
  });

  it('is what it was recognised as, though it came by mail', () => {
    expect(typeOf(MAIL, { ...LEANING, answered: true })).toBe('CHARGES');
  });
});
