import { EMPTY_SITUATION, type Situation } from '@quitus/domain/portfolios/situation';
import { expect, it } from 'vitest';

import {
  answeredFields,
  answersFor,
  answerWords,
  decidedDocuments,
  openFields,
} from './situation-words.ts';

const flat = 'APARTMENT_SALE_PORTFOLIO';
const answered: Situation = {
  ...EMPTY_SITUATION,
  build_period: 'BEFORE_1949',
  lot_kinds: ['LOGEMENT', 'CAVE'],
  surface_m2: 62.4,
  rented: false,
  planned_signing_date: '2026-12-01',
};

it('takes only what answers the question', () => {
  expect(answersFor('rented', true)).toEqual({ rented: true });
  expect(answersFor('build_year', 26)).toBeNull();
  expect(answersFor('surface_m2', Number('abc'))).toBeNull();
  expect(answersFor('sewer', 'NO_GAS')).toBeNull();
});

it('reads answers back in words', () => {
  expect(answerWords('rented', answered)).toBe('Non');
  expect(answerWords('build_period', answered)).toBe('Avant 1949');
  expect(answerWords('lot_kinds', answered)).toBe('Logement, Cave');
  expect(answerWords('planned_signing_date', answered)).toBe('1er décembre 2026');
});

it('leaves the signing date to its own card', () => {
  expect(answeredFields(answered)).toEqual(['build_period', 'lot_kinds', 'surface_m2', 'rented']);
});

it('says what an answer decides, until it is given', () => {
  expect(decidedDocuments(flat, EMPTY_SITUATION, 'rented')).toContain('Logement loué');
  expect(openFields(flat, EMPTY_SITUATION)).toContain('rented');
  expect(openFields(flat, answered)).not.toContain('rented');
});
