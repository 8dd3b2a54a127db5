import { describe, expect, it } from 'vitest';

import { isFamilyOf, isNamesOf, isSurnameOf, isSurnamesOf } from './household-name.ts';

const SELLERS = ['Claire MARTIN', 'Paul LE GOFF'];

describe('a line that names a family', () => {
  it('is of a surname of ours', () => {
    expect(isFamilyOf('M. ou Mme MARTIN', SELLERS)).toBe(true);
    expect(isFamilyOf('M. ou Mme MARTINET', SELLERS)).toBe(false);
    expect(isSurnameOf('Mme MARTIN', SELLERS)).toBe(true);
    expect(isSurnameOf('MARTIN', SELLERS)).toBe(false);
  });

  it.each<[string, readonly string[], boolean]>([
    ['Indivision MARTIN - LE GOFF', SELLERS, true],
    ['INDIVISION LE GOFF MARTIN', SELLERS, true],
    ['M. LE GOFF et Mme MARTIN', SELLERS, true],
    ['LE GOFF MARTIN', SELLERS, false],
    ['Indivision MARTIN', SELLERS, false],
    ['Indivision MARTIN - LE GOFF - PETIT', SELLERS, false],
    ['Mme Jeanne MARTIN et M. LE GOFF', SELLERS, false],
    ['Indivision MARTIN - LE GOFF', [...SELLERS, 'Jean PETIT'], false],
    ['Indivision MARTIN - MARTIN', ['Claire MARTIN', 'Paul MARTIN'], false],
    ['Indivision MARTIN - PETIT', ['Claire Martin', 'Jean Petit'], false],
  ])('« %s » is the surnames of all of %o: %s', (line, owners, expected) => {
    expect(isSurnamesOf(line, owners)).toBe(expected);
  });

  it.each([
    ['INDIVISION MARTIN CLAIRE ET PAUL', true],
    ['Indivision Claire et Paul MARTIN', true],
    ['INDIVISION MARTIN CLAIRE', false],
    ['INDIVISION MARTIN CLAIRE, PAUL ET JEAN', false],
  ])('« %s » is both by name: %s', (line, expected) => {
    expect(isNamesOf(line, ['Claire MARTIN', 'Paul MARTIN'])).toBe(expected);
  });
});
