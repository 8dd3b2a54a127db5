import { expect, test } from 'vitest';

import { answerRefusal } from './answer-value.ts';
import type { FieldReference } from './fields.data.ts';
import type { FieldValue } from './statement.ts';

const WORKS = {
  label: 'Ravalement',
  voted_on: null,
  resolution: null,
  total_cents: 1000_00,
  lot_cents: null,
  called_cents: null,
  remaining_cents: null,
};

const SUITS: [FieldReference, FieldValue][] = [
  ['I-A-1-a', 287_60],
  ['I-A-1-a', 0],
  ['VIE-DERNIERE-AG', '2026-05-12'],
  ['EXERCICE', '2026-01-01/2026-12-31'],
  ['SYNDIC', 'Cabinet Duval'],
  ['LOTS', ['12', '34']],
  ['TANTIEMES', 128],
  ['SURFACE', 54.2],
  ['COPRO-3-a', false],
  ['III-2-a', [{ on: '2027-01-01', cents: 300_76 }]],
  ['III-2-b', []],
  ['VIE-TRAVAUX', [WORKS]],
];

const DOES_NOT: [FieldReference, FieldValue][] = [
  ['I-A-1-a', 287.6],
  ['I-A-1-a', '287,60'],
  ['VIE-DERNIERE-AG', '12/05/2026'],
  ['VIE-DERNIERE-AG', '2026-02-31'],
  ['EXERCICE', '2026-12-31/2026-01-01'],
  ['EXERCICE', '2026'],
  ['SYNDIC', ' '],
  ['LOTS', []],
  ['LOTS', [{ on: '2027-01-01', cents: 1 }]],
  ['TANTIEMES', -1],
  ['SURFACE', 0],
  ['COPRO-3-a', 'oui'],
  ['III-2-a', ['2027-01-01']],
  ['VIE-TRAVAUX', [{ on: '2027-01-01', cents: 1 }]],
];

test.each(SUITS)('%s may be %j', (reference, value) => {
  expect(answerRefusal(reference, value)).toBeNull();
});

test.each(DOES_NOT)('%s may not be %j', (reference, value) => {
  expect(answerRefusal(reference, value)).toBe('INVALID_FIELD_VALUE');
});

test('« nobody knows » answers every field', () => {
  for (const [reference] of SUITS) expect(answerRefusal(reference, null)).toBeNull();
});
