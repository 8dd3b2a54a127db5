import { expect, test } from 'vitest';

import { changedHolding, holdingFields } from './property-fields.ts';

const before = holdingFields({ owners: ['Claire Dubois'], lots: ['17', '58'], rnc_number: null });

test('only what was changed is sent', () => {
  expect(changedHolding(before, before)).toEqual({});
  expect(changedHolding(before, { ...before, rnc_number: ' AB1-234-567 ' })).toEqual({
    rnc_number: 'AB1-234-567',
  });
});

test('owners are lines, lots are told apart however they are typed', () => {
  expect(changedHolding(before, { ...before, owners: 'Claire Dubois\n\n Paul Dubois ' })).toEqual({
    owners: ['Claire Dubois', 'Paul Dubois'],
  });
  expect(changedHolding(before, { ...before, lots: '17, 58 et A12; 17 bis, 58' })).toEqual({
    lots: ['17', '58', 'A12', '17 bis'],
  });
});

test('what is emptied becomes unknown', () => {
  const known = holdingFields({ owners: [], lots: ['17'], rnc_number: 'AB1-234-567' });
  expect(changedHolding(known, { owners: '', lots: ' ', rnc_number: '' })).toEqual({
    lots: [],
    rnc_number: null,
  });
});
