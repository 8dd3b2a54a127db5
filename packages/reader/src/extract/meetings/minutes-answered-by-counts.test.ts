// Minutes that count voices and say no more, who came extracted by figures that make both sums, days over their values.
import { describe, expect, it } from 'vitest';

import { ruledFacts } from '../../../test/ruled-pages.ts';
import { typedFacts } from '../../../test/typed-facts.ts';
import { flatAnswers, isAdopted } from './votes.ts';

describe('minutes that only count', () => {
  const facts = (last: string) =>
    typedFacts(
      `Procès-verbal de l’assemblée générale du 9 mai 2026
Sont présents ou représentés 3 copropriétaires sur 4, soit 780 tantièmes sur 1 000.
1. Bureau de séance
Mme Lory préside. Votants : 780. Pour : 780.
2. Quitus
Quitus est proposé pour M. Abel. Votants : 610. Pour : 610.
3. Budget 2027
Il est proposé 5 200 €. 780 voix pour.
4. Peinture de la grille
${last}`,
      'PV_AG',
    );

  it('say yes by more than half of all, and no by more against than for', () => {
    expect(facts('Devis de 900 €. Pour : 170. Contre : 610.')).toMatchObject({
      resolutions_adopted: ['1', '2', '3'],
      resolutions_rejected: ['4'],
      quitus: true,
      budget: 5200_00,
    });
  });

  it('say nothing where another majority may be asked, or voices are not all there', () => {
    for (const text of [
      'Devis de 900 €. Pour : 440. Contre : 340.',
      'Majorité de l’article 26. Pour : 600. Contre : 180.',
      'Pour : 2. Contre : 3.',
    ])
      expect(facts(text)).not.toHaveProperty('resolutions_adopted');
  });
});

describe('an answer', () => {
  it.each([
    'Pour : 483 (Mme Arlet ne prend pas part au vote). Quitus donné.',
    'Pour : 540. Contre : 12. Syndic reconduit.',
    'Quitus donné.',
    'Quitus à la gérante. Unanimité, je n’ai pas voté.',
  ])('is yes in « %s »', (text) => {
    expect(isAdopted(flatAnswers(text))).toBe(true);
  });

  it.each([
    'Pour : 12. Contre : 540. Devis non retenu.',
    'Vote. À l’unanimité, l’assemblée reporte ce point.',
  ])('is not yes in « %s »', (text) => {
    expect(isAdopted(flatAnswers(text))).not.toBe(true);
  });
});

describe('who came', () => {
  const head = 'Procès-verbal de l’assemblée générale du 9 mai 2026\n';
  const rest = '\n1. Bureau\nAdopté à l’unanimité.\n2. Quitus\nAdopté à l’unanimité.';
  const came = (text: string) => typedFacts(`${head}${text}${rest}`, 'PV_AG')['tantiemes_present'];

  it('is told where the first names make the sum and the others the rest of the building', () => {
    const names = (last: number) =>
      `Étaient là : Paul Lory (310), les Abel (250), et moi (200). Jean Roux (${last}) n’avait pas donné de pouvoir. Cela fait 760 millièmes sur 1000.`;
    expect(came(names(240))).toBe(760);
    expect(came(names(230))).toBeUndefined();
  });

  it('may be parted by the end of its line, and so are no lots', () => {
    expect(
      came(
        'Sont présents ou représentés 12 copropriétaires, réunissant ensemble 81\n204 tantièmes sur 120 000.',
      ),
    ).toBe(81_204);
  });

  it('may stand over its words, with the whole building in another tile', () => {
    expect(
      ruledFacts(
        `${head}
6 480 | 9 000
tantièmes présents, représentés ou par correspondance | tantièmes de la copropriété
${rest}`,
        'PV_AG',
        null,
      ),
    ).toMatchObject({ tantiemes_present: 6480 });
  });
});

describe('the day of a meeting', () => {
  it('stands under its head', () => {
    expect(
      ruledFacts(
        `Procès-verbal – Assemblée générale ordinaire
Le Clos Vert, 3 rue Basse, 69003 Lyon
Date            Lieu              Copropriétaires
11 juin 2026    Visioconférence   38 sur 52
1. Bureau
Adopté à l’unanimité.
2. Quitus
Adopté à l’unanimité.`,
        'PV_AG',
        null,
      ),
    ).toMatchObject({ meeting_on: '2026-06-11' });
  });

  it('is not the one on which a proxy was given on a screen', () => {
    expect(
      typedFacts(
        `Donner pouvoir en ligne
Votre pouvoir a bien été enregistré le 08/01/2026 à 21:14.
Je donne pouvoir à M. Yann Le Goff de me représenter à l’assemblée générale du 15/01/2026 à 17 h 45.`,
        'CV_AG',
        'POUVOIR',
      ),
    ).toMatchObject({ meeting_on: '2026-01-15' });
  });
});

describe('minutes that put one budget right and vote the next', () => {
  it('tell the sum whose sentence names the next year', () => {
    const facts = (text: string) =>
      typedFacts(
        `Procès-verbal de l’assemblée générale du 3 mai 2026
1. Bureau
Pour : 812. Résolution adoptée.
2. Révision du budget de l’exercice en cours et vote du budget 2027
${text}
Pour : 812. Résolution adoptée.`,
        'PV_AG',
      );
    expect(
      facts(
        'Le budget de l’exercice 2026, voté pour 28 000 €, est maintenu. Le budget du 01/01/2027 au 31/12/2027 est arrêté à 31 000 €.',
      ),
    ).toMatchObject({ budget: 31_000_00, budget_from: '2027-01-01' });
    expect(
      facts('Le budget 2026 est porté à 28 000 €. Du 01/01/2027 au 31/12/2027 : 31 000 €.'),
    ).not.toMatchObject({ budget: 28_000_00 });
  });
});
