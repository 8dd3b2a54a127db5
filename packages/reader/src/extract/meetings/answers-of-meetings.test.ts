// What a meeting answered, in the words of many offices: second votes, ticks, answers alone on their line.
import { describe, expect, it } from 'vitest';

import { flatAnswers, isAdopted } from './votes.ts';

const ANSWERS: readonly (readonly [string, boolean | null])[] = [
  [
    'Pour : 4 100. La majorité de l’article 25 n’étant pas atteinte mais le projet ayant recueilli plus du tiers des voix, il est procédé à un second vote. Pour : 4 100. Résolution adoptée.',
    true,
  ],
  [
    'Le premier vote n’ayant pas réuni la majorité, on passe à un second vote.\nPour : 300\tADOPTÉE au second vote',
    true,
  ],
  ['1er vote (art. 25) : pour 4 100 – rejetée. 2nd vote (art. 24) : pour 4 100 – adoptée.', true],
  ['1er vote (art. 25) : pour 4 100 – rejetée. 2nd vote : pour 1 100 – rejetée.', false],
  ['1er vote : pour 4 100, rejetée. 2nd vote : pour 4 100, contre 900.', null],
  [
    'Le tiers des voix n’ayant pas été atteint, il n’est pas procédé à un second vote. Résolution rejetée.',
    false,
  ],
  ['La majorité requise n’a pas été obtenue. Deuxième lecture : pour 300, contre 200.', null],
  ['ADOPTÉE EN SECONDE LECTURE', true],
  ['La proposition n’obtient pas la majorité absolue. Second tour : elle est approuvée.', true],
  ['Choix du prestataire\nAdopté.', true],
  ['Pour 820 / Contre 0\t✔ ADOPTÉE\nArt. 24', true],
  ['Pour 20 / Contre 800\t✘ REJETÉE\nArt. 24', false],
  ['☐ Adoptée ☒ Rejetée', false],
  ['[x] Adoptée [ ] Rejetée', true],
  ['Contre : unanimité', false],
  ['Ont voté contre : à l’unanimité', false],
  ['Les copropriétaires refusent à l’unanimité.', false],
  ['L’assemblée n’approuve pas les comptes.', false],
  ['L’assemblée générale ne donne pas quitus au syndic.', false],
  ['Décision : favorable', true],
  ['Tous sont d’accord.', true],
  ['Résolution non votée', null],
  ['L’assemblée décide d’ajourner la question.', null],
];

describe('what a meeting answered', () => {
  it.each(ANSWERS)('%s', (text, adopted) => {
    expect(isAdopted(flatAnswers(text))).toBe(adopted);
  });
});
