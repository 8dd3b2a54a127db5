import { expect, it } from 'vitest';

import { EMPTY_SITUATION } from '../portfolios/situation.ts';
import { type OurBuilding, registerDifferences } from './register-differences.ts';

const BUILDING = {
  rnc_number: 'AC1234567',
  lots: 42,
  syndic_name: 'CABINET LENOIR IMMOBILIER',
  build_period: 'DE_1961_A_1974',
};
const NOBODY: OurBuilding = {
  rnc_numbers: [],
  lots_counts: [],
  syndics: [],
  build_periods: [],
  situation: EMPTY_SITUATION,
};
const differences = (ours: Partial<OurBuilding>) =>
  registerDifferences({ ...NOBODY, ...ours }, BUILDING).map(({ fact, ours: our }) => [fact, our]);

it('what nobody says is no difference', () => {
  expect(differences({})).toEqual([]);
});

it('what is the same, written otherwise, is none', () => {
  expect(
    differences({
      rnc_numbers: ['AC1-234-567'],
      lots_counts: [42],
      syndics: ['Lenoir', 'Foncia'],
      build_periods: ['de 1961 à 1974', '1965', 'après 1949'],
      situation: { ...EMPTY_SITUATION, build_year: 1970, build_period: 'FROM_1949_TO_1997' },
    }),
  ).toEqual([]);
});

it('what contradicts it is told, one of each', () => {
  expect(
    differences({
      rnc_numbers: ['AC1234567', 'AB7654321'],
      lots_counts: [42, 40],
      syndics: ['Foncia Lyon'],
      build_periods: ['Avant 1949'],
    }),
  ).toEqual([
    ['RNC', 'AB7654321'],
    ['LOTS', '40'],
    ['SYNDIC', 'Foncia Lyon'],
    ['BUILD_PERIOD', 'Avant 1949'],
  ]);
  const built = (build_year: number) => ({ ...EMPTY_SITUATION, build_year });
  expect(differences({ situation: built(1958) })).toEqual([['BUILD_PERIOD', '1958']]);
  expect(differences({ situation: { ...EMPTY_SITUATION, build_period: 'AFTER_1997' } })).toEqual([
    ['BUILD_PERIOD', 'Après 1997'],
  ]);
});

it('a period that the register does not know is compared with nothing', () => {
  const ours = { ...NOBODY, build_periods: ['1900'] };
  expect(registerDifferences(ours, { ...BUILDING, build_period: null })).toEqual([]);
});
