// Minutes whose answers or texts do not stand under their titles: all together in a table at the end, or in a column of
// their own.
import { expect, it } from 'vitest';

import { flatAnswers, isAdopted } from './votes.ts';

it.each([
  ['Réponse : OUI par 580 voix contre 260 (M. Puy).', true],
  ['Réponse : NON par 840 voix.', false],
  ['Personne n’est d’accord, on abandonne.', false],
])('« %s »', (text, adopted) => {
  expect(isAdopted(flatAnswers(`On en parle.\n${text}`))).toBe(adopted);
});
