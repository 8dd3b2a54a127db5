import { expect, test } from 'vitest';

import { checked } from './checked.ts';

const about = (compared: Parameters<typeof checked>[1]) => {
  const { outcome, sentence } = checked('x', compared, 'Deux montants.', [], []);
  return [outcome, sentence];
};

test('a check passes only when its two figures are the same', () => {
  expect(about({ told: 19_84, expected: 19_84 })).toEqual(['PASSED', 'Deux montants.']);
  expect(about({ told: 19_84, expected: 19_84, explanation: 'arrondi' })).toEqual([
    'PASSED',
    'Deux montants.',
  ]);
});

test('a difference that something explains is printed with its explanation', () => {
  expect(
    about({ told: 0, expected: -19_84, explanation: 'régularisation de l’exercice 2025' }),
  ).toEqual([
    'EXPLAINED',
    'Deux montants. Écart de 19,84\u00a0€\u00a0: régularisation de l’exercice 2025.',
  ]);
});

test('a difference of one cent that nothing explains is to be checked', () => {
  expect(about({ told: 466_03, expected: 466_02 })).toEqual([
    'FAILED',
    'Deux montants. Écart de 0,01\u00a0€, qu’aucun document du dossier n’explique.',
  ]);
});

test('figures that agree are to be checked where something else is wrong', () => {
  expect(about({ told: 1, expected: 1, doubt: 'Les colonnes semblent inversées.' })).toEqual([
    'FAILED',
    'Deux montants. Les colonnes semblent inversées.',
  ]);
});

test('a figure with nothing to compare it with proves nothing', () => {
  expect(about({ told: 1, expected: null })).toEqual(['UNDECIDED', 'Deux montants.']);
});
