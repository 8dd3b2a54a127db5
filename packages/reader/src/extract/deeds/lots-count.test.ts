// How many lots a règlement, or a deed that changes it, says there are.
import { expect, it } from 'vitest';

import { typedFacts } from '../../../test/typed-facts.ts';

const countIn = (text: string, sub_kind: 'RCP' | 'MODIFICATIF') =>
  typedFacts(text, 'RCP_EDD', sub_kind)['lots_count'];
const RULES = (said: string) => `RÈGLEMENT DE COPROPRIÉTÉ
ET ÉTAT DESCRIPTIF DE DIVISION
L'immeuble situé 4 rue du Port à Nantes ${said}`;
const CHANGE = (said: string) => `MODIFICATIF À L'ÉTAT DESCRIPTIF DE DIVISION
Le lot numéro 30 est divisé en deux lots et supprimé. ${said}`;

it.each([
  ['est divisé en VINGT-SIX lots, numérotés de 1 à 26.', 26],
  ['est divisé en soixante-seize (76) lots.', 76],
])('of a règlement: %s', (said, count) => {
  expect(countIn(RULES(said), 'RCP')).toBe(count);
});

it.each<[string, number | undefined]>([
  ['La copropriété compte désormais soixante-dix-sept lots.', 77],
  ["Le nombre total de lots de l'immeuble est porté de 179 à 180.", 180],
  ['Le surplus est sans changement.', undefined],
])('of a deed that changes it: %s', (said, count) => {
  expect(countIn(CHANGE(said), 'MODIFICATIF')).toBe(count);
});
