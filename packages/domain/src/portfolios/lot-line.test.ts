import { expect, it } from 'vitest';

import { lotLine } from './lot-line.ts';

const located = { lots: [], address_extra_line: null, reference: null };

it('says nothing of a property that nobody told apart', () => {
  expect(lotLine(located)).toEqual({ lot: null, rest: null });
});

it('keeps the reference and lets the floor give way', () => {
  expect(
    lotLine({ ...located, reference: 'Lot 23', address_extra_line: '5ème étage, porte Gauche' }),
  ).toEqual({ lot: 'Lot 23', rest: '5ème étage, porte Gauche' });
});

it('keeps a complement that names the lot', () => {
  expect(
    lotLine({ ...located, reference: 'V-12', address_extra_line: 'Escalier 2, lot 112' }),
  ).toEqual({ lot: 'V-12 · Escalier 2, lot 112', rest: null });
});

it.each([
  [['23'], 'Lot 23'],
  [['23', '24'], 'Lots 23 et 24'],
  [['1', '2', '3'], 'Lots 1, 2 et 3'],
  [['1', '2', '3', '4'], 'Lots 1, 2, 3 et 1 autre'],
  [['1', '2', '3', '4', '5'], 'Lots 1, 2, 3 et 2 autres'],
])('names the lots of the papers: %o is « %s »', (lots, words) => {
  expect(lotLine({ ...located, lots }).lot).toBe(words);
  expect(lotLine({ ...located, lots, reference: 'V-12' }).lot).toBe(`${words} · V-12`);
});

it('does not say a lot twice', () => {
  expect(lotLine({ ...located, lots: ['23'], reference: 'Lot 23' }).lot).toBe('Lot 23');
});

it('takes « lotissement » for no lot', () => {
  expect(
    lotLine({ ...located, lots: ['4'], address_extra_line: 'Lotissement Les Saules' }),
  ).toEqual({ lot: 'Lot 4', rest: 'Lotissement Les Saules' });
});
