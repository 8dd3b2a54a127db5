// Who came, proven by the votes; a title without its majority; an offer that is preferred; days of a mandate after
// their labels; sums that a letter proposes in its own words.
import { describe, expect, it } from 'vitest';

import { typedFacts } from '../../../test/typed-facts.ts';

describe('who came', () => {
  const minutes = (head: string, votes: readonly string[]) =>
    typedFacts(
      `Procès-verbal de l’assemblée générale du 3 novembre 2025
${head}
${['Bureau', 'Comptes', 'Quitus', 'Budget'].map((title, at) => `${at + 1}. ${title}\n${votes[at]}`).join('\n')}`,
      'PV_AG',
    )['tantiemes_present'];
  const votes = [
    'Pour 431 Contre 0 Abstention 0. Adoptée.',
    'Pour 400 Contre 31 Abstention 0. Adoptée.',
    'Pour 390 Contre 31 Abstention 10. Adoptée.',
    'Pour 431 Contre 0 Abstention 0. Adoptée.',
  ];

  it('is the number of the head that vote after vote makes', () => {
    expect(minutes('Participants : 12 sur 19 – Tantièmes : 431 / 640', votes)).toBe(431);
  });

  it('is not told where the votes make another one', () => {
    expect(minutes('Participants : 12 sur 19 – Tantièmes : 455 / 640', votes)).toBeUndefined();
  });

  it('is the part, in « so many of the so many »', () => {
    expect(
      minutes(
        'Les copropriétaires présents ou représentés possèdent ensemble 7 215 des 10 000 tantièmes.',
        ['Adoptée.', 'Adoptée.', 'Adoptée.', 'Adoptée.'],
      ),
    ).toBe(7215);
  });
});

describe('a title', () => {
  it.each([
    'Majorité nécessaire : Article 24',
    'Majorité applicable : article 25',
    'Clé : générale',
  ])('has no « %s »', (tail) => {
    expect(
      typedFacts(
        `Procès-verbal de l’assemblée générale du 3 novembre 2025
1. Élection du bureau ${tail}
Résolution adoptée.
2. Quitus au syndic ${tail}
Résolution adoptée.`,
        'PV_AG',
      )['resolutions'],
    ).toEqual(['1. Élection du bureau', '2. Quitus au syndic']);
  });
});

describe('works', () => {
  it.each([
    'L’offre de Zingueries du Val (14 200,00 € TTC) est préférée à celle de Toits & Co (15 900,00 € TTC).',
    'Le devis Zingueries du Val de 14 200,00 € TTC l’emporte sur le devis Toits & Co de 15 900,00 € TTC.',
  ])('%s', (text) => {
    expect(
      typedFacts(
        `Procès-verbal de l’assemblée générale du 3 novembre 2025
1. Bureau
Résolution adoptée.
2. Réfection des gouttières
${text}
Résolution adoptée.`,
        'PV_AG',
      )['works_adopted_total'],
    ).toBe(1420000);
  });
});

describe('a mandate', () => {
  it('has its days after their labels', () => {
    expect(
      typedFacts(
        `Procès-verbal de l’assemblée générale du 3 novembre 2025
1. Bureau
Résolution adoptée.
2. Renouvellement du mandat du syndic
Prise d’effet : 04/11/2025. Fin : 30/06/2027.
Résolution adoptée.`,
        'PV_AG',
      ),
    ).toMatchObject({ mandate_from: '2025-11-04', mandate_to: '2027-06-30' });
  });
});

describe('a letter', () => {
  const letter = (text: string, read = typedFacts) =>
    read(
      `Objet : convocation à l’assemblée générale
De : Lise Orme <lise@example.fr>
À : Paul Lys <paul@example.fr>
Date : mar. 3 mars 2026 20:15
Je vous convoque à l’assemblée générale qui aura lieu le samedi 28 mars 2026 à 10 heures.
Ordre du jour :
1. Comptes
2. Budget
3. Fonds travaux
${text}`,
      'CV_AG',
    );

  it('proposes sums in its own words', () => {
    expect(
      letter(
        'Pour le point 2, je propose un budget de 3 600 € du 1er janvier au 31 décembre 2027, et pour le point 3 une cotisation de 180 €.',
      ),
    ).toMatchObject({
      sent_on: '2026-03-03',
      budget_a_voter: 360000,
      budget_from: '2027-01-01',
      budget_to: '2027-12-31',
      cotisation_fonds_travaux: 18000,
    });
  });

  it('proposes none of the sums of today', () => {
    const facts = letter('Le budget actuel est de 3 400 € et la cotisation actuelle de 170 €.');
    expect(facts).not.toHaveProperty('budget_a_voter');
    expect(facts).not.toHaveProperty('cotisation_fonds_travaux');
  });

  it('proposes no contribution of a year in that of a quarter', () => {
    const text = 'Votre cotisation sera de 45 € par trimestre.';
    expect(letter(text)).not.toHaveProperty('budget_a_voter');
    expect(letter(text)).not.toHaveProperty('cotisation_fonds_travaux');
  });
});
