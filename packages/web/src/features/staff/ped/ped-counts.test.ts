import { expect, test } from 'vitest';

import { testField, testStatement } from '../../../statement-fields/test-statement.ts';
import { countsOf, countsWords, failingChecks } from './ped-counts.ts';

const READ = testField('COPRO-1', { state: 'READ', value: 1 });
const TEAM_ANSWER = {
  reference: 'COPRO-2',
  value: 0,
  as_of: null,
  by: 'Quitus',
  by_staff: true,
  in_bulk: false,
  at: '2026-11-15T10:00:00Z',
  seen: '',
} as const;
const STATEMENT = testStatement({
  fields: [
    testField('I-A-2'),
    READ,
    testField('COPRO-2', { state: 'CONFIRMED', value: 0, answer: TEAM_ANSWER }),
    testField('I-A-5', { state: 'CONFIRMED' }),
    testField('VIE-FIBRE'),
  ],
});

test('the desk counts fields instead of listing its sections', () => {
  expect(countsWords(countsOf(STATEMENT))).toBe(
    '1 à compléter, 1 à confirmer, 1 confirmée, 1 inconnue',
  );
  expect(countsWords({ open: 0, unconfirmed: 52, confirmed: 3, reviewed: 0, unknown: 10 })).toBe(
    '0 à compléter, 52 à confirmer, 3 confirmées, 10 inconnues',
  );
});

test('a check that fails is told until the team has answered its fields', () => {
  const check = { id: 'x', outcome: 'FAILED', sentence: '12 ≠ 13.', evidence: [] } as const;
  const failing = (reference: 'COPRO-1' | 'COPRO-2') =>
    failingChecks({ ...STATEMENT, checks: [{ ...check, references: [reference] }] });
  expect(failing('COPRO-1')).toEqual(['12 ≠ 13.']);
  expect(failing('COPRO-2')).toEqual([]);
});
