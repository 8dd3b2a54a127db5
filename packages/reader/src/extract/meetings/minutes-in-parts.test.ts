// Questions voted in parts, agendas in two columns, prose stretched to the margin, and what ends a mandate.
import { describe, expect, it } from 'vitest';

import { typedFacts, typedFactsByRules } from '../../../test/typed-facts.ts';
import { typedPage } from '../../../test/typed-pages.ts';
import type { Word } from '../../page/page.ts';
import { sheetOf } from '../sheet/sheet.ts';
import { resolutionsOf } from './resolutions.ts';
import { flatAnswers, isAdopted } from './votes.ts';

describe('questions that are voted in parts', () => {
  it('by a year that is all their name, one of them without a vote', () => {
    const facts = typedFacts(
      `Procès-verbal de l’assemblée générale du 3 mars 2026
POINT 01 – Bureau
01.1 – Président
Mme ROY est élue à l’unanimité.
01.2 – Scrutateur
M. PUY est élu à l’unanimité.
POINT 02 – Budget de l’immeuble
02.1 – Exercice 2026 : ajustement
Le budget de 40 000 € suffit. Pas de vote.
02.2 – Exercice 2027
Voté pour 41 500 € à l’unanimité.
POINT 03 – Quitus
Quitus est donné par 560 millièmes contre 22.`,
      'PV_AG',
    );
    expect(facts).toMatchObject({
      resolutions_adopted: ['1.1', '1.2', '2.2', '3'],
      budget: 41_500_00,
      budget_from: '2027-01-01',
      quitus: true,
    });
  });

  it('are told with their parts, each with its answer', () => {
    const facts = typedFacts(
      `Procès-verbal de l’assemblée générale du 3 mars 2026
1) BUREAU
ADOPTÉ
2) PORTE DU GARAGE
Principe des travaux. Offre de la société Volet Plus, 9.400,00 € TTC.
ADOPTÉ
2.1) HONORAIRES DU SYNDIC
282,00 € TTC.
ADOPTÉ
2.2) ÉCHÉANCIER
En deux fois.
REFUSÉ
3) QUITUS À LA S.G.I.
ADOPTÉ`,
      'PV_AG',
    );
    expect(facts).toMatchObject({
      resolutions: [
        '1. BUREAU',
        '2. PORTE DU GARAGE',
        '2.1. HONORAIRES DU SYNDIC',
        '2.2. ÉCHÉANCIER',
        '3. QUITUS À LA S.G.I.',
      ],
      resolutions_adopted: ['1', '2', '2.1', '3'],
      resolutions_rejected: ['2.2'],
      works_adopted: ['2. PORTE DU GARAGE'],
      works_adopted_total: 9_400_00,
    });
  });

  it('are not told where a part is missing', () => {
    const facts = typedFacts(
      `Procès-verbal de l’assemblée générale du 3 mars 2026
1. Bureau
Résolution adoptée.
2. Portail
2.1. Principe
Résolution adoptée.
2.3. Entreprise
Résolution adoptée.
3. Quitus
Résolution adoptée.`,
      'PV_AG',
    );
    expect(facts).not.toHaveProperty('resolutions');
  });

  it('are one question where nothing is voted but the whole', () => {
    const facts = typedFacts(
      `Procès-verbal de l’assemblée générale du 3 mars 2026
1. Bureau
Résolution adoptée.
2. Portail
2.1 L’entreprise Grille est retenue.
2.2 Le syndic passera commande.
Résolution adoptée.`,
      'PV_AG',
    );
    expect(facts).toMatchObject({ resolutions: ['1. Bureau', '2. Portail'] });
  });
});

describe('an agenda in two columns', () => {
  const AGENDA = `Convocation à l’assemblée générale du 4 mai 2026
1. Bureau                       5. Budget prévisionnel
2. Comptes de l’exercice        6. Réfection du porche
2025                            côté rue
3. Quitus au syndic             7. Ménage
4. Syndic                       8. Questions diverses`;

  it('is read down one and then down the other', () => {
    expect(typedFacts(AGENDA, 'CV_AG')).toMatchObject({
      resolutions: [
        '1. Bureau',
        '2. Comptes de l’exercice 2025',
        '3. Quitus au syndic',
        '4. Syndic',
        '5. Budget prévisionnel',
        '6. Réfection du porche côté rue',
        '7. Ménage',
        '8. Questions diverses',
      ],
    });
  });

  it('is not told where the second does not go on with the first', () => {
    expect(typedFacts(AGENDA.replace('5. ', '6. '), 'CV_AG')).not.toHaveProperty('resolutions');
  });
});

describe('titles', () => {
  it('end where the sentence of an old typewriter begins', () => {
    const facts = typedFacts(
      `Procès-verbal de l’assemblée générale du 3 mars 2026
PREMIÈRE RÉSOLUTION. - Bureau. - L’assemblée élit Madame Orme. Cette résolution est adoptée.
SECONDE RÉSOLUTION. - Quitus. - Quitus est donné. Cette résolution est adoptée.
TROISIÈME RÉSOLUTION – Peinture du hall – L’assemblée retient le devis Lys de 4 100,00 €, de préférence à celui de la maison Ficus (5 200,00 €). Cette résolution est adoptée.`,
      'PV_AG',
    );
    expect(facts).toMatchObject({
      resolutions: ['1. Bureau', '2. Quitus', '3. Peinture du hall'],
      works_adopted_total: 4_100_00,
    });
  });

  it('lose what stands in the columns of the others', () => {
    const facts = typedFacts(
      `Procès-verbal de l’assemblée générale du 3 mars 2026
N°  Résolution                     Art.     Pour     Contre   Décision
1   Désignation du bureau          24       8 200    0        Adoptée
2   Rapport du conseil             sans     –        –        Pas de vote
3   Quitus                         24       3 100    5 100    Rejetée
4   Budget 2027                    24       8 200    0        Adoptée`,
      'PV_AG',
    );
    expect(facts).toMatchObject({
      resolutions: [
        '1. Désignation du bureau',
        '2. Rapport du conseil',
        '3. Quitus',
        '4. Budget 2027',
      ],
      resolutions_adopted: ['1', '4'],
    });
  });

  it('end where a list with letters begins', () => {
    const facts = typedFacts(
      `Procès-verbal de l’assemblée générale du 3 mars 2026
1. Bureau
Résolution adoptée.
2. Réfection de la cour
a) choix de la pierre
Résolution adoptée.`,
      'PV_AG',
    );
    expect(facts).toMatchObject({ resolutions: ['1. Bureau', '2. Réfection de la cour'] });
  });

  it('end at the colon where most do', () => {
    const facts = typedFacts(
      `Compte rendu de l’assemblée générale du 3 mars 2026
1. Président : Zoé Marchal, avec plaisir
adopté 640/640
2. Quitus : adopté à l’unanimité
3. Porche : devis de 900 € adopté
adopté 600/640
4. Sonnette : refusé à l’unanimité`,
      'PV_AG',
    );
    expect(facts).toMatchObject({
      resolutions: ['1. Président', '2. Quitus', '3. Porche', '4. Sonnette'],
    });
  });
});

describe('a budget', () => {
  it.each([
    'Le budget 2026 est déjà voté (8 100,00 €). Celui de 2027 : 8 400,00 €.',
    'Exercice 2027 : 8 400,00 € (2026 : 8 100,00 € déjà votés).',
    'Le budget est de 8 400,00 €. Pour mémoire celui de l’année : 8 100,00 €.',
  ])('is the one that is voted now: %s', (text) => {
    const facts = typedFacts(
      `Procès-verbal de l’assemblée générale du 3 mars 2026
1. Bureau
Résolution adoptée.
2. Budget
${text}
Résolution adoptée.`,
      'PV_AG',
    );
    expect(facts).toHaveProperty('budget', 8_400_00);
  });
});

describe('the mandate of the syndic', () => {
  const minutes = (title: string, text: string, read = typedFacts) =>
    read(
      `Syndic : Cabinet Garance, 2 rue des Tilleuls, 44000 NANTES
Procès-verbal de l’assemblée générale du 3 mars 2026
1. Bureau
Résolution adoptée.
2. ${title}
${text}
Résolution adoptée.`,
      'PV_AG',
    );

  it('starts with the meeting where it says so', () => {
    const text = 'Le cabinet est renouvelé à compter de ce jour et jusqu’au 30 juin 2027.';
    expect(minutes('Renouvellement du syndic', text)).toMatchObject({
      mandate_from: '2026-03-03',
      mandate_to: '2027-06-30',
    });
  });

  it('has its last day alone where the first is not told', () => {
    const facts = minutes('Élection du syndic', 'Pour un an, prenant fin le 31/03/2027.');
    expect(facts).toHaveProperty('mandate_to', '2027-03-31');
    expect(facts).not.toHaveProperty('mandate_from');
  });

  it('is by rules that of the firm that the head names, not of another', () => {
    const text = 'Du 4 mars 2026 au 3 mars 2027.';
    expect(minutes('Renouvellement du mandat du Cabinet Garance', text)).toMatchObject({
      mandate_from: '2026-03-04',
    });
    expect(
      minutes('Renouvellement du mandat de Maître Aubin', text, typedFactsByRules),
    ).not.toHaveProperty('mandate_from');
  });
});

describe('answers', () => {
  it.each([
    ['La décision est prise à l’unanimité.', true],
    ['À l’unanimité, l’assemblée approuve ce devis.', true],
    ['L’assemblée adopte cette résolution.', true],
    ['La résolution n’est donc pas adoptée.', false],
    ['La décision n’est pas prise.', false],
    ['L’assemblée rejette cette proposition.', false],
    ['La majorité requise n’est pas atteinte.', false],
    ['La résolution sera adoptée à la majorité de l’article 24.', null],
    ['Avis favorable du conseil syndical.', null],
    [
      'La majorité de l’article 25 n’est pas atteinte. Second vote : pour 410. Adopté (art. 25-1).',
      true,
    ],
    ['La majorité n’est pas atteinte, second vote : pour 10. Rejeté (art. 25-1).', false],
  ])('%s', (text, answer) => {
    expect(isAdopted(flatAnswers(text))).toBe(answer);
  });
});

/** The words of one line, each as far from the next. */
const stretched = (text: string, top: number, gap: number): Word[] => {
  let left = 45;
  return text.split(' ').map((word): Word => {
    const right = left + word.length * 5;
    const box = [left, top, right, top + 10] as const;
    left = right + gap;
    return { text: word, box: [...box] };
  });
};

describe('prose that is stretched to the margin', () => {
  it('is one cell, and its dashes are no empty columns', () => {
    const page = typedPage('Procès-verbal');
    const words = [
      ...stretched('PREMIÈRE RÉSOLUTION. - Bureau. - On élit madame Orme par acclamation', 100, 11),
      ...stretched('ce soir. Cette résolution est adoptée.', 115, 3),
      ...stretched('DEUXIÈME RÉSOLUTION. - Quitus. - Il est donné au syndic ce', 140, 12),
      ...stretched('soir. Cette résolution est adoptée.', 155, 3),
    ];
    const asked = resolutionsOf([sheetOf({ ...page, words })]);
    expect(asked.map(({ subject, adopted }) => [subject, adopted])).toEqual([
      ['Bureau', true],
      ['Quitus', true],
    ]);
  });
});

describe('works that a meeting votes', () => {
  it.each(['18 640,00 EUR TTC', '18 640 euros', '18 640,00 TTC', '18 640,00 €'])(
    'for %s',
    (price) => {
      const facts = typedFacts(
        `Procès-verbal de l’assemblée générale du 3 mars 2026
1. Bureau
Résolution adoptée.
2. Mise en peinture des coursives
Entreprise Les Deux Rives, ${price}, exigible le 01/07/2026.
Résolution adoptée.`,
        'PV_AG',
      );
      expect(facts).toMatchObject({
        works_adopted: ['2. Mise en peinture des coursives'],
        works_adopted_total: 18_640_00,
      });
    },
  );
});
