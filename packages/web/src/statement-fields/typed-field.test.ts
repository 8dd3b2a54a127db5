import type { FieldKind } from '@quitus/domain/preetatdate/field';
import type { FieldValue } from '@quitus/domain/preetatdate/statement';
import { expect, test } from 'vitest';

import { fieldDraft, NEW_INSTALMENT, NEW_WORKS, typedField } from './typed-field.ts';

const line = (kind: FieldKind, text: string) => typedField(kind, { form: 'LINE', text });

test('what a form starts with means the value it started from', () => {
  const values: [FieldKind, FieldValue][] = [
    ['CENTS', 123_456],
    ['CENTS', 0],
    ['AREA', 6240],
    ['NUMBER', 184],
    ['DATE', '2026-06-01'],
    ['PERIOD', '2026-01-01/2026-12-31'],
    ['TEXT', 'Aucune procédure'],
    ['LIST', ['17', '58']],
    ['YES_NO', false],
    ['SCHEDULE', [{ on: '2027-01-01', cents: 28_760 }]],
    [
      'WORKS',
      [
        {
          label: 'Ravalement',
          voted_on: null,
          resolution: '14',
          total_cents: 8_000_000,
          lot_cents: null,
          called_cents: 0,
          remaining_cents: null,
        },
      ],
    ],
  ];
  for (const [kind, value] of values)
    expect(typedField(kind, fieldDraft(kind, value))).toEqual(value);
});

test('nothing typed is no value: it is never taken for zero', () => {
  for (const kind of [
    'CENTS',
    'AREA',
    'NUMBER',
    'DATE',
    'PERIOD',
    'TEXT',
    'LIST',
    'YES_NO',
  ] as const)
    expect(typedField(kind, fieldDraft(kind, null))).toBeNull();
});

test('amounts are typed in euros', () => {
  expect(line('CENTS', '1 234,56 €')).toBe(123_456);
  expect(line('CENTS', '12,345')).toBeNull();
  expect(line('CENTS', 'environ 40')).toBeNull();
});

test('a count is a whole number', () => {
  expect(line('NUMBER', '184')).toBe(184);
  expect(line('NUMBER', '18,4')).toBeNull();
});

test('a period ends after it begins', () => {
  expect(typedField('PERIOD', { form: 'PERIOD', from: '2026-12-31', to: '2026-01-01' })).toBeNull();
  expect(typedField('PERIOD', { form: 'PERIOD', from: '2026-02-30', to: '2026-12-31' })).toBeNull();
});

test('a row left empty says nothing, one half filled is refused', () => {
  expect(typedField('SCHEDULE', { form: 'SCHEDULE', rows: [NEW_INSTALMENT] })).toEqual([]);
  expect(
    typedField('SCHEDULE', { form: 'SCHEDULE', rows: [{ on: '2027-01-01', amount: '' }] }),
  ).toBeNull();
  expect(
    typedField('WORKS', { form: 'WORKS', rows: [{ ...NEW_WORKS, total: '1 000' }] }),
  ).toBeNull();
  expect(
    typedField('WORKS', { form: 'WORKS', rows: [{ ...NEW_WORKS, label: 'Toit', lot: 'cent' }] }),
  ).toBeNull();
});
