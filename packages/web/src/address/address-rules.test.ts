import { expect, test } from 'vitest';

import { addressQuery, chosenAddress, matchedPart } from './address-rules.ts';

test.each([
  ['', null],
  ['14 ', null],
  ['14 r', '14 r'],
  ['  14 Rue Du MAR ', '14 rue du mar'],
  ['    ', null],
  ['Éza', null],
  ['Ézan', 'ézan'],
])('%j asks for %j', (typed, query) => expect(addressQuery(typed)).toBe(query));

test('the chosen value is the label, a full stop, the context', () => {
  const properties = { label: '14 Rue du Marché 44000 Nantes', context: '44, Loire-Atlantique' };
  expect(chosenAddress({ properties })).toBe('14 Rue du Marché 44000 Nantes. 44, Loire-Atlantique');
});

test.each([
  ['14 rue du mar', ['', '14 Rue du Mar', 'ché 44000 Nantes']],
  ['marche 44', ['14 Rue du ', 'Marché 44', '000 Nantes']],
  ['avenue', ['14 Rue du Marché 44000 Nantes', '', '']],
])('marks %j in the label', (typed, parts) =>
  expect(matchedPart('14 Rue du Marché 44000 Nantes', typed)).toEqual(parts),
);
