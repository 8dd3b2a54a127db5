import type { FieldReference } from '@quitus/domain/preetatdate/fields.data';
import { FIELD_REFERENCES } from '@quitus/domain/preetatdate/references';
import type { FieldValue, Statement } from '@quitus/domain/preetatdate/statement';
import { expect, it } from 'vitest';

import { judged } from './judge.ts';
import type { SaleTruth } from './sale.ts';

const saying = (reference: FieldReference, value: FieldValue | null): Statement => ({
  date: '2026-11-15',
  forms: [],
  checks: [],
  sources: [],
  alerts: [],
  left_out: [],
  fields: FIELD_REFERENCES.map((one) => ({
    reference: one,
    state: one === reference && value !== null ? 'READ' : 'MISSING',
    value: one === reference ? value : null,
    as_of: null,
    estimate: false,
    evidence: [],
    candidates: [],
    note: null,
    answer: null,
  })),
});

const verdict = (reference: FieldReference, truth: SaleTruth, told: FieldValue | null) =>
  judged({ [reference]: truth }, saying(reference, told)).map((one) => one.verdict);

it('a figure is right to the cent, wrong, or missing', () => {
  expect(verdict('COPRO-2', 393075, 393075)).toEqual(['RIGHT']);
  expect(verdict('COPRO-2', 393075, 393076)).toEqual(['WRONG']);
  expect(verdict('COPRO-2', 393075, null)).toEqual(['MISSING']);
  expect(verdict('SURFACE', 62.45, 6245)).toEqual(['RIGHT']);
});

it('what papers do not tell, or tell in two ways, must not be told', () => {
  expect(verdict('TANTIEMES', 'contradictory', 184)).toEqual(['WRONG']);
  expect(verdict('I-A-1-a', null, 0)).toEqual(['WRONG']);
  expect(verdict('I-A-1-a', null, null)).toEqual(['SILENT']);
});

it('schedules are compared line by line, lots in any order', () => {
  const truth = { schedule: [{ day: '2027-01-01', cents: 100 }] };
  expect(verdict('III-2-a', truth, [{ on: '2027-01-01', cents: 100 }])).toEqual(['RIGHT']);
  expect(verdict('III-2-a', truth, [])).toEqual(['WRONG']);
  expect(verdict('LOTS', ['17', '58'], ['058', '17'])).toEqual(['RIGHT']);
  expect(verdict('LOTS', ['17', '58'], ['17'])).toEqual(['WRONG']);
});

it('a number is the same whatever introduces it, and never when it is cut', () => {
  const truth = 'VAUBAN MUTUELLE, police 57-220418-M';
  expect(verdict('VIE-ASSURANCE', truth, 'Vauban Mutuelle, contrat n° 57-220418-M')).toEqual([
    'RIGHT',
  ]);
  expect(verdict('VIE-ASSURANCE', truth, 'Vauban Mutuelle, contrat n° 57')).toEqual(['WRONG']);
  expect(verdict('VIE-ASSURANCE', truth, 'Vauban Mutuelle')).toEqual(['RIGHT']);
});
