import { describe, expect, it } from 'vitest';

import { typedPage } from '../../test/typed-pages.ts';
import { articlesFollow } from './paper-bounds.ts';
import { recognise } from './recognise.ts';

const boundsOf = (...pages: readonly string[]) =>
  recognise(pages.map((text, index) => ({ ...typedPage(text), number: index + 1 })))[0]?.bounds;

const MINUTES = `Procès-verbal de l’assemblée générale ordinaire
Syndicat des copropriétaires, 14 rue du Marché
Résolution n° 1 : élection du président de séance
Votent pour : 5 400 / 10 000. La résolution est adoptée à la majorité de l’article 24.`;
const GOES_ON = `Résolution n° 2 : approbation des comptes de l’exercice
Votent pour : 5 400 / 10 000. La résolution est adoptée.`;

describe('minutes', () => {
  it.each([
    'L’ordre du jour étant épuisé, la séance est levée à 20 h 15.',
    'Plus rien n’étant à l’ordre du jour, le président lève la séance.',
    'Clôture de la séance à 21 h.',
  ])('end with « %s »', (end) => {
    expect(boundsOf(MINUTES, `${GOES_ON}\n${end}`)).toEqual({
      opens: true,
      closes: true,
      runs: true,
    });
  });

  it('that are cut have no end, and those without their first page no beginning', () => {
    expect(boundsOf(MINUTES, GOES_ON)).toMatchObject({ opens: true, closes: false });
    expect(boundsOf(MINUTES, GOES_ON, '')).toMatchObject({ closes: false });
  });
});

const DEED = `L’an deux mille dix-neuf, le douze mars,
Maître Claire MARTIN, notaire à Nantes, a reçu le présent acte de vente
VENDEUR : M. Jean DUPONT. ACQUÉREUR : Mme Anne LEROY
Désignation : le lot numéro 17, acte authentique de vente`;

describe('a deed', () => {
  it('begins before the notary and ends with the signatures', () => {
    expect(
      boundsOf(
        DEED,
        'DONT ACTE sur douze pages. Lecture faite, les parties ont signé avec le notaire.',
      ),
    ).toEqual({
      opens: true,
      closes: true,
      runs: true,
    });
    expect(boundsOf(DEED, 'Le prix est payé comptant.')).toMatchObject({ closes: false });
  });
});

describe('articles', () => {
  it.each<[string, boolean]>([
    ['article premier\narticle 2\narticle 3', true],
    ['article 1\narticle 2\narticle 1\narticle 2', true],
    ['article 1\narticle 10 de la loi du 10 juillet 1965\narticle 2', true],
    ['sans article', true],
    ['article 1\narticle 2\narticle 5', false],
    ['article 7\narticle 8', false],
  ])('« %s » follow each other: %s', (text, expected) =>
    expect(articlesFollow([text])).toBe(expected),
  );
});
