// Minutes that neighbours write themselves: a letter, a list, a spreadsheet, answers at the end of the sentence that
// counts. What each decides is extracted; where an answer was not understood, no list is.
import { describe, expect, it } from 'vitest';

import { offerChosen } from './chosen-offer.ts';
import { withoutRepeatedEndings } from './repeated-endings.ts';
import { flatAnswers, isAdopted } from './votes.ts';

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
