// Yes and no as small offices and volunteers say them, and what sounds like an answer and is none.
import { expect, it } from 'vitest';

import { flatAnswers, isAdopted } from './votes.ts';

const answer = (text: string) =>
  isAdopted(flatAnswers(`Le texte est soumis aux copropriétaires.\n${text}`));

it.each([
  'La majorité de l’article 24 étant atteinte, la résolution passe.',
  'Résultat : favorable',
  'OK à l’unanimité.',
  'Approbation à l’unanimité.',
  'Adoption à la majorité de l’article 25.',
  'La proposition passe par 600 voix contre 131.',
  'Pour : 731 – Contre : 0. Majorité atteinte.',
  'Décision : adoption',
  'La résolution est donc acquise à la majorité requise.',
  'Elle est approuvée par l’ensemble des copropriétaires.',
  'L’assemblée se prononce favorablement.',
  'Accepté par tout le monde.',
  'Travaux de la cave : oui, 600 pour, 131 contre (Puy)',
  'Tous les présents votent pour.',
  'Emporté par 600 voix contre 131.',
  'Quitus est donné au syndic par 600 millièmes contre 131 (M. Puy) ; s’abstient : Mme Lac (20).',
  'Pour 731 – contre néant – abstention néant → M. Puy est élu président de séance.',
  'Pour : 600. Contre : 131. L’offre de Puy est donc retenue.',
  'VOTE : OUI 600 NON 131 BLANC 0 ⇒ Accepté',
  'M. Puy est élu président à la majorité de 600 voix contre 131.',
])('« %s » is a yes', (text) => {
  expect(answer(text)).toBe(true);
});

it.each([
  'Rejet.',
  'Rejet à l’unanimité.',
  'Refus à la majorité.',
  'La proposition ne passe pas.',
  'Majorité non atteinte.',
  'Résultat : défavorable',
  'Tout le monde vote contre.',
  'La résolution est écartée.',
  'L’assemblée se prononce contre.',
  'L’assemblée refuse.',
  'Décision : rejet',
  'Travaux de la cave : non, 131 pour, 600 contre',
  'Se sont abstenus\nRejetée – majorité et passerelle de l’article 25-1 non atteintes.',
  'Devis joint\nRejeté (pour : Puy 210)',
])('« %s » is a no', (text) => {
  expect(answer(text)).toBe(false);
});

it.each([
  'M. Puy se prononce contre.',
  'Pour : 131. Contre : 600. L’offre de Puy n’est pas retenue.',
  'Que le contrat soit donné à Puy par 3 propriétaires contre 2 est discuté.',
  'Si la majorité est atteinte, les appels partiront en mars.',
  'Le rejet de la demande du voisin est rappelé.',
  'Adoption du nouveau règlement : le texte est lu.',
  'Le conseil votera pour un autre projet.',
  'La clause qui fut\nadoptée – en d’autres temps – est relue.',
])('« %s » is no answer', (text) => {
  expect(answer(text)).toBeNull();
});

it('is the second one where the first majority was missed', () => {
  expect(
    answer(
      'Pour : 402, majorité non atteinte ; il est procédé à un second vote. Pour : 402. Adoptée.',
    ),
  ).toBe(true);
});
