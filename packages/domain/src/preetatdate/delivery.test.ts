import { expect, test } from 'vitest';

import { deskRefusal } from './delivery.ts';
import { FIELDS, type FieldReference } from './fields.data.ts';
import { isDeliverable } from './readiness.ts';
import { FIELD_REFERENCES } from './references.ts';
import { sourcesChanged } from './sources-changed.ts';
import type { FieldState, Statement, StatementField } from './statement.ts';

const field = (
  reference: FieldReference,
  state: FieldState = 'CONFIRMED',
  value: StatementField['value'] = 'Néant',
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
  left_out: [],
  ...more,
});

const REQUIRED = FIELD_REFERENCES.filter((reference) => FIELDS[reference].required);
const required = REQUIRED[0] ?? 'VENDEUR';
const optional = FIELD_REFERENCES.find((reference) => !FIELDS[reference].required) ?? 'RNC';

const NOTHING_ACCEPTED = { accept_unknown: false, accept_unread: false };
const refusal = (given: Statement, accept_unknown = false) =>
  deskRefusal(given, [], { ...NOTHING_ACCEPTED, accept_unknown });

/** As many required fields that somebody said nobody knows. */
const unknown = (count: number): Statement =>
  statement(
    Object.fromEntries(REQUIRED.slice(0, count).map((one) => [one, field(one, 'CONFIRMED', null)])),
  );

test('what is confirmed whole is delivered at once', () => {
  expect(isDeliverable(statement())).toBe(true);
  expect(refusal(statement())).toBeNull();
});

test('a required field keeps it at the desk until somebody says yes', () => {
  for (const state of ['READ', 'PROVEN'] as const) {
    const read = statement({ [required]: field(required, state) });
    expect(isDeliverable(read)).toBe(false);
    expect(refusal(read)).toBeNull();
  }
  for (const state of ['MISSING', 'TO_CHECK', 'CONTRADICTORY'] as const) {
    const open = statement({ [required]: field(required, state) });
    expect(isDeliverable(open)).toBe(false);
    expect(refusal(open)).toBe('PED_NOT_COMPLETE');
  }
});

test('another may be missing, never doubtful', () => {
  expect(isDeliverable(statement({ [optional]: field(optional, 'MISSING') }))).toBe(true);
  for (const state of ['TO_CHECK', 'CONTRADICTORY'] as const)
    expect(refusal(statement({ [optional]: field(optional, state) }))).toBe('PED_NOT_COMPLETE');
});

test('beyond a third of required fields unknown, it is delivered only by a person who accepts it', () => {
  const third = Math.floor(REQUIRED.length / 3);
  expect(refusal(unknown(third))).toBeNull();
  expect(isDeliverable(unknown(third))).toBe(true);
  const mostly = unknown(third + 1);
  expect(refusal(mostly)).toBe('PED_MOSTLY_UNKNOWN');
  expect(refusal(mostly, true)).toBeNull();
  expect(isDeliverable(mostly)).toBe(false);
});

test('accepting what is unknown does not settle what is missing', () => {
  const open = statement({ [required]: field(required, 'MISSING') });
  expect(refusal(open, true)).toBe('PED_NOT_COMPLETE');
});

test('papers that are being read are waited for, unless the person goes on without them', () => {
  const being_read = [{ document_type: 'CERT_CARREZ', name: 'carrez.pdf' }] as const;
  const whole = statement();
  expect(deskRefusal(whole, being_read, NOTHING_ACCEPTED)).toBe('PED_BEING_READ');
  const accepted = { ...NOTHING_ACCEPTED, accept_unread: true };
  expect(deskRefusal(whole, being_read, accepted)).toBeNull();
  const mostly = unknown(REQUIRED.length);
  expect(deskRefusal(mostly, being_read, accepted)).toBe('PED_MOSTLY_UNKNOWN');
});

test('optional fields that nobody knows do not count', () => {
  const optionals = FIELD_REFERENCES.filter((reference) => !FIELDS[reference].required);
  const all = Object.fromEntries(optionals.map((one) => [one, field(one, 'CONFIRMED', null)]));
  expect(refusal(statement(all))).toBeNull();
});

test('a check that fails is judged by a person', () => {
  const doubt = { [required]: field(required, 'READ') };
  const check = { id: 'x', sentence: '12 ≠ 13.', references: [required], evidence: [] };
  const failed = statement(doubt, { checks: [{ ...check, outcome: 'FAILED' }] });
  expect(isDeliverable(failed)).toBe(false);
  expect(refusal(failed)).toBeNull();
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
