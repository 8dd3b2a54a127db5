// Minutes that neighbours write themselves: a letter, a list, a spreadsheet, answers at the end of the sentence that
// counts. What each decides is extracted; where an answer was not understood, no list is.
import { describe, expect, it } from 'vitest';

import { typedFacts } from '../../../test/typed-facts.ts';
import { offerChosen } from './chosen-offer.ts';
import { withoutRepeatedEndings } from './repeated-endings.ts';
import { flatAnswers, isAdopted } from './votes.ts';

const facts = (text: string) => typedFacts(text, 'PV_AG');
const answer = (text: string) =>
  isAdopted(flatAnswers(`Le texte est soumis aux copropriétaires.\n${text}`));

it.each([
  '64 pour, adopté.',
  '40 pour, 24 contre (Mme Puy), adopté.',
  'Pour : 40, contre : 24, accepté.',
  'Validé à 640 voix.',
  'Oui pour tout le monde.',
  'Donné par tous les présents.',
  'Vote : 5 oui, 1 non => accepté Clôture à 18 h.',
])('« %s » is a yes', (text) => {
  expect(answer(text)).toBe(true);
});

it.each(['24 pour, 40 contre, refusé.', '24 pour et 40 contre, rejeté.', '2 oui, 4 non -> refusé'])(
  '« %s » is a no',
  (text) => {
    expect(answer(text)).toBe(false);
  },
);

it.each([
  '64 pour la réfection, dont le devis reste à demander.',
  'Quitus sera donné par tous ceux qui le veulent.',
])('« %s » is no answer', (text) => {
  expect(answer(text)).toBeNull();
});

const DECIDED = {
  approved_from: '2025-01-01',
  approved_to: '2025-12-31',
  quitus: true,
  budget: 3_300_00,
  budget_from: '2027-01-01',
  budget_to: '2027-12-31',
  cotisation_fonds_travaux: 165_00,
};

describe('minutes without numbers', () => {
  it('are told by their sentences', () => {
    const letter = facts(`Compte rendu de l’assemblée générale du 4 avril 2026
Les comptes du 1er janvier 2025 au 31 décembre 2025 ont été approuvés à l’unanimité. Quitus est donné
au syndic à l’unanimité. Le budget du 1er janvier 2027 au 31 décembre 2027 est fixé à 3 300 € à
l’unanimité. La cotisation au fonds de travaux est fixée à 165 € par an à l’unanimité.
Le portail a été refusé par 620 voix contre 250.
Bien à vous,`);
    expect(letter).toMatchObject(DECIDED);
    expect(letter).not.toHaveProperty('resolutions');
  });

  it('are told by what opens their paragraphs', () => {
    expect(
      facts(`Compte rendu de l’assemblée générale du 4 avril 2026
Bureau. Mme Puy préside. Accord de tous.
Comptes. Du 1er janvier 2025 au 31 décembre 2025. Adoptés à l’unanimité.
Quitus : donné à l’unanimité
Budget du 01/01/2027 au 31/12/2027 : 3 300 €, voté à l’unanimité
Fonds de travaux : 165 €, voté à l’unanimité`),
    ).toMatchObject(DECIDED);
  });
});

const LISTED = (quitus: string) => `Procès-verbal de l’A.G. du samedi 4 avril 2026
1. Comptes
Du 01/01/2025 au 31/12/2025. 64 pour, adopté.
2. Quitus
${quitus}
3. Prévisions pour 2027
3 300 €. 40 pour, 24 contre, adopté.
4. Porte du garage
Devis Puy 3 210 € TTC et devis Lac 2 874 € TTC. Le second est retenu : 40 pour, 24 contre, adopté.`;

describe('numbered minutes', () => {
  it('are answered where voices are counted', () => {
    expect(facts(LISTED('Donné par tous les présents.'))).toMatchObject({
      meeting_on: '2026-04-04',
      resolutions_adopted: ['1', '2', '3', '4'],
      quitus: true,
      budget: 3_300_00,
      works_adopted_total: 2_874_00,
    });
  });

  it('have no list of what is adopted where a question that must be voted has no answer', () => {
    const extracted = facts(LISTED('On remercie M. Puy pour son travail.'));
    expect(extracted).toHaveProperty('resolutions');
    expect(extracted).not.toHaveProperty('resolutions_adopted');
    expect(extracted).not.toHaveProperty('quitus');
  });

  it('are answered before the page ends', () => {
    expect(
      facts(`Procès-verbal de l’assemblée générale du 4 avril 2026
1 BUREAU
M. Puy est candidat.
Résultat : ADOPTEE
2 QUITUS AU SYNDIC
Résultat : ADOPTEE
-----
SYNDIC DU LAC – LES TILLEULS – PV du 04/04/2026
3 BUDGET 2027
3 300,00 €.
Résultat : ADOPTEE`),
    ).toMatchObject({ resolutions_adopted: ['1', '2', '3'], quitus: true });
  });
});

describe('the price that was chosen', () => {
  const prices = [{ value: 300 }, { value: 200 }];
  it.each([
    ['le second est retenu', 200],
    ['le premier devis est accepte', 300],
    ['on prend le moins cher', 200],
    ["l'assemblee retient le devis le moins cher", 200],
  ])('« %s »', (text, value) => {
    expect(offerChosen(text, prices)).toEqual([{ value }]);
  });

  it('is not told by the second of three, or where nothing is said', () => {
    expect(offerChosen('le second est retenu', [...prices, { value: 100 }])).toEqual([]);
    expect(offerChosen('deux devis sont presentes', prices)).toEqual([]);
  });
});

describe('what comes back at the end of titles', () => {
  const subjects = (...all: string[]) =>
    withoutRepeatedEndings(all.map((subject) => ({ subject }))).map(({ subject }) => subject);

  it('is cut where most have it', () => {
    expect(
      subjects(
        'Bureau Art. 24 Lire la suite',
        'Quitus Art. 24 Lire la suite',
        'Mandat Art. 25 Lire la suite',
      ),
    ).toEqual(['Bureau', 'Quitus', 'Mandat']);
  });

  it('stays where it goes on in small letters', () => {
    const own = [
      'Entrée de M. Puy au conseil',
      'Entrée de Mme Lac au conseil',
      'Entrée de M. Roc au conseil',
    ];
    expect(subjects(...own)).toEqual(own);
  });
});

describe('who came', () => {
  it.each([
    'Sont là : Puy 350, Lac 250, Roc 200 (pouvoir à Puy). Manque Val 200. Total : 800/1000.',
    'Feuille émargée : 800 tantièmes présents et représentés sur 1 000.',
  ])('« %s »', (text) => {
    expect(
      facts(
        `Procès-verbal de l’assemblée générale du 4 avril 2026\n${text}\n1. Quitus\n800 pour, adopté.`,
      ),
    ).toMatchObject({ tantiemes_present: 800 });
  });

  it('is everybody where all of them met', () => {
    expect(
      facts(`Procès-verbal de l’assemblée générale du 4 avril 2026
Tous les copropriétaires (4 sur 4, 1 000/1 000) se sont réunis chez M. Puy.
1. Quitus
Adopté à l’unanimité.`),
    ).toMatchObject({ tantiemes_present: 1000 });
  });
});

it('a column « Résultat » answers under heads that touch one another', () => {
  expect(
    facts(`Procès-verbal de l’assemblée générale du 4 avril 2026
N° Résolution          Précisions                     Pour Contre Abst Résultat
1   Bureau             M. Puy préside                 640   0      0     OUI
2   Quitus             Gestion de 2025                600   0      40    OUI
3   Budget 2027        du 01/01/2027 au 31/12/2027    640   0      0     OUI
4   Interphone         Devis 2 140,00 € TTC           40    600    0     NON`),
  ).toMatchObject({ resolutions_adopted: ['1', '2', '3'], resolutions_rejected: ['4'] });
});
