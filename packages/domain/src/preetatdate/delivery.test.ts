import { expect, test } from 'vitest';

import { deliveryObstacles, deskRefusal } from './delivery.ts';
import { FIELDS, type FieldReference } from './fields.data.ts';
import { isDeliverable } from './readiness.ts';
import { FIELD_REFERENCES } from './references.ts';
import { sourcesChanged } from './sources-changed.ts';
import type { FieldState, Statement, StatementField } from './statement.ts';

const field = (
  reference: FieldReference,
  state: FieldState = 'CONFIRMED',
  value: StatementField['value'] = null,
): StatementField => ({
  reference,
  state,
  value,
  as_of: null,
  estimate: false,
  evidence: [],
  candidates: [],
  note: null,
  answer: null,
});

const statement = (
  others: Partial<Record<FieldReference, StatementField>> = {},
  more: Partial<Statement> = {},
): Statement => ({
  date: '2026-11-15',
  forms: [],
  fields: FIELD_REFERENCES.map((reference) => others[reference] ?? field(reference)),
  checks: [],
  sources: [],
  alerts: [],
  ...more,
});

const required = FIELD_REFERENCES.find((reference) => FIELDS[reference].required) ?? 'VENDEUR';
const optional = FIELD_REFERENCES.find((reference) => !FIELDS[reference].required) ?? 'RNC';

test('what is confirmed whole is delivered at once', () => {
  expect(isDeliverable(statement())).toBe(true);
  expect(deliveryObstacles(statement())).toEqual([]);
  expect(deskRefusal(statement())).toBeNull();
});

test('a required field keeps it at the desk until somebody says yes', () => {
  for (const state of ['READ', 'PROVEN'] as const) {
    const read = statement({ [required]: field(required, state) });
    expect(isDeliverable(read)).toBe(false);
    expect(deskRefusal(read)).toBeNull();
  }
  for (const state of ['MISSING', 'TO_CHECK', 'CONTRADICTORY'] as const) {
    const open = statement({ [required]: field(required, state) });
    expect(isDeliverable(open)).toBe(false);
    expect(deskRefusal(open)).toBe('PED_NOT_COMPLETE');
    expect(deliveryObstacles(open)).toEqual(['Le bien et la vente : 1 réponse attendue.']);
  }
});

test('another may be missing, never doubtful', () => {
  expect(isDeliverable(statement({ [optional]: field(optional, 'MISSING') }))).toBe(true);
  for (const state of ['TO_CHECK', 'CONTRADICTORY'] as const)
    expect(deskRefusal(statement({ [optional]: field(optional, state) }))).toBe('PED_NOT_COMPLETE');
});

test('a check that fails is told, and judged by a person', () => {
  const doubt = { [required]: field(required, 'READ') };
  const check = { id: 'x', sentence: '12 ≠ 13.', references: [required], evidence: [] };
  const failed = statement(doubt, { checks: [{ ...check, outcome: 'FAILED' }] });
  expect(deliveryObstacles(failed)).toContain('12 ≠ 13.');
  expect(deskRefusal(failed)).toBeNull();
  for (const outcome of ['PASSED', 'EXPLAINED', 'UNDECIDED'] as const)
    expect(isDeliverable(statement({}, { checks: [{ ...check, outcome }] }))).toBe(true);
  expect(isDeliverable(statement({}, { checks: [{ ...check, outcome: 'FAILED' }] }))).toBe(false);
});

test('sources change with their bytes, not with their order', () => {
  const source = (sha256: string) => ({
    file_id: sha256,
    name: 'appel.pdf',
    sha256,
    document_type: null,
    sub_kind: null,
    label: 'Appel',
    as_of: null,
    pages: [1],
  });
  const of = (...hashes: string[]) => statement({}, { sources: hashes.map(source) });
  expect(sourcesChanged(of('a', 'b'), of('b', 'a'))).toBe(false);
  expect(sourcesChanged(of('a', 'b'), of('a', 'c'))).toBe(true);
  expect(sourcesChanged(of('a'), of('a', 'b'))).toBe(true);
});
