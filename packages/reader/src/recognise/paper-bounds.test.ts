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
    'Fin à 11 h 15, on se retrouve dans la cour.',
    'Les décisions peuvent être contestées dans les deux mois (article 42).\nSignatures : le président, le secrétaire',
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

describe('a survey', () => {
  const REPORT = `État de l’installation intérieure d’électricité
Adresse du bien : 14 rue du Marché, 44000 Nantes. Date de visite : 08/09/2026
Conclusion : l’installation comporte des anomalies.`;
  it('of one page ends with what it comes to, unless it tells of others', () => {
    expect(boundsOf(REPORT)).toMatchObject({ closes: true });
    expect(boundsOf(`${REPORT}\nSommaire`)).toMatchObject({ closes: false });
  });

  it('of several pages does not end with what its first page tells ahead', () => {
    const goesOn = 'Points de contrôle : prise de terre, différentiel, conducteurs.';
    expect(boundsOf(REPORT, goesOn)).toMatchObject({ closes: false });
    expect(boundsOf(REPORT, `${goesOn}\nConclusion générale`)).toMatchObject({ closes: true });
  });
});

describe('a report of a building on one page', () => {
  const ASBESTOS = `Dossier technique amiante – fiche récapitulative
Immeuble 14 rue du Marché, 44000 Nantes. Établi le 17/04/2014`;
  it('sums up what was found', () => {
    expect(boundsOf(ASBESTOS)).toMatchObject({ closes: false });
    const found = `${ASBESTOS}\nPrésence de matériaux contenant de l’amiante : conduit en cave.`;
    expect(boundsOf(found)).toMatchObject({ opens: true, closes: true });
    expect(boundsOf(`${found}\nVoir pages suivantes`)).toMatchObject({ closes: false });
  });

  it('lists works by year, and leaves them to the assembly', () => {
    const plan = `Projet de plan pluriannuel de travaux
14 rue du Marché, 44000 Nantes, établi le 27 mars 2025
2026 Étanchéité des terrasses 28 000 €
2029 Ravalement des façades 88 000 €`;
    expect(boundsOf(plan)).toMatchObject({ closes: false });
    expect(boundsOf(`${plan}\nLe projet est soumis à l’assemblée générale.`)).toMatchObject({
      closes: true,
    });
  });
});

describe('a convocation', () => {
  const LETTER = `Lettre recommandée
Madame, Monsieur, nous vous prions d’assister à l’assemblée générale du syndicat le 17 septembre 2026.
Ordre du jour : 1. Bureau 2. Approbation des comptes 3. Quitus au syndic 4. Budget prévisionnel`;
  it('is a letter, and ends with who sends it', () => {
    expect(boundsOf(LETTER)).toMatchObject({ opens: true, closes: false });
    expect(boundsOf(`${LETTER}\nHervé Leconte\nsigné`)).toMatchObject({ closes: true });
    expect(boundsOf(`${LETTER}\nPour le syndic, Anne Bodin`)).toMatchObject({ closes: true });
  });
});

describe('articles', () => {
  it.each<[string[], boolean]>([
    [['article premier\narticle 2', 'article 3'], true],
    [['article 1\narticle 2', 'article 1\narticle 2'], true],
    [['article 1', 'article 10 de la loi du 10 juillet 1965\narticle 2'], true],
    [['sans article'], true],
    [['article 1\narticle 2\narticle 5', 'article 6'], true],
    [['article 1\narticle 2', 'article 5'], false],
    [['article 1', 'sans article', 'article 3'], false],
    [['article 7\narticle 8'], false],
  ])('%o follow each other from page to page: %s', (texts, expected) =>
    expect(articlesFollow(texts)).toBe(expected),
  );
});

const CONVOCATION = `Convocation à l’assemblée générale ordinaire
Vous êtes convoqué à l’assemblée du syndicat des copropriétaires qui se tiendra le 11 juin 2026
Ordre du jour : approbation des comptes, budget prévisionnel, quitus`;

describe('a convocation', () => {
  it.each([
    ['Pour LEVANT SYNDIC\nCyril AUBANEL', true],
    ['Pour Burgmann Gérance, K. Lutz, gestionnaire', true],
    ['Pour la période du premier semestre', false],
    ['Pour information', false],
  ])('ends with « %s »: %s', (end, closes) => {
    expect(boundsOf(`${CONVOCATION}\n${end}`)?.closes).toBe(closes);
  });
});
