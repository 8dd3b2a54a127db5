import { expect, it } from 'vitest';

import { nextQuestion, QUESTIONS } from './questions.ts';
import {
  BUILD_PERIODS,
  EMPTY_SITUATION,
  GAS_AGES,
  LOT_KINDS,
  SELLER_SITUATIONS,
  SEWERS,
  SITUATION_FIELDS,
} from './situation.ts';

it('begins with the age of the building, on which most hangs', () => {
  expect(nextQuestion('APARTMENT_SALE_PORTFOLIO', EMPTY_SITUATION, [])).toBe('build_period');
});

it('passes on when a question is skipped or answered', () => {
  const skipped = nextQuestion('APARTMENT_SALE_PORTFOLIO', EMPTY_SITUATION, ['build_period']);
  expect(skipped).toBe('lot_kinds');
  const known = { ...EMPTY_SITUATION, build_year: 1930 };
  expect(nextQuestion('APARTMENT_SALE_PORTFOLIO', known, [])).toBe('lot_kinds');
});

it('asks about the association of a house first, which decides three documents', () => {
  const known = { ...EMPTY_SITUATION, build_year: 1930, pool: false };
  expect(nextQuestion('HOUSE_SALE_PORTFOLIO', known, [])).toBe('in_copropriete_or_asl');
});

it('has nothing to ask where the list does not depend on the situation', () => {
  expect(nextQuestion('PED_PORTFOLIO', EMPTY_SITUATION, [])).toBeNull();
  expect(nextQuestion('PENDING_PAYMENT_PORTFOLIO', EMPTY_SITUATION, [])).toBeNull();
});

it('offers every answer that a field admits', () => {
  const offered = (field: (typeof SITUATION_FIELDS)[number]) =>
    QUESTIONS[field].options?.map(({ value }) => value);
  expect(offered('build_period')).toEqual(BUILD_PERIODS);
  expect(offered('lot_kinds')).toEqual(LOT_KINDS);
  expect(offered('gas_over_15_years')).toEqual(GAS_AGES);
  expect(offered('sewer')).toEqual(SEWERS);
  expect(offered('seller')).toEqual(SELLER_SITUATIONS);
});

it('asks in French typography', () => {
  for (const field of SITUATION_FIELDS) {
    expect(QUESTIONS[field].question).toMatch(/\u00A0\?$/);
  }
});
