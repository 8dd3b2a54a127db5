// Firms joined by a sign, mails that name who writes and whom, heirs and numbers that belong to a name.
import { describe, expect, it } from 'vitest';

import { TYPED } from '../../../test/who-and-where.ts';
import { writtenText } from '../../french/written.ts';
import { personIn } from '../names/person-names.ts';
import { findAddresses } from '../places/addresses.ts';

const { buildingsOf, addressesOf } = TYPED;

describe('a company', () => {
  it.each([
    ['SARL TESTARD & FILS – lots 2, 3', 'SARL TESTARD & FILS'],
    ['SCI EXEM & PLO, 3 rue Haute', 'SCI EXEM & PLO'],
    ['SNC LE COMPTOIR D’ESSAI & CIE', 'SNC LE COMPTOIR D’ESSAI & CIE'],
  ])('has all the names that its sign joins: %s', (text, name) => {
    expect(personIn(text)).toBe(name);
  });

  it('is not told where the sign ends the line', () => {
    expect(personIn('SARL TESTARD &')).toBeNull();
  });
});

describe('a number', () => {
  it('that ends the name of a building is not of its street', () => {
    const head = 'Copropriété ALTITUDE 900\nRoute du Test\n39100 DOLE\n\nAnnexe 1';
    expect(buildingsOf(head)).toEqual(['ALTITUDE 900']);
    expect(findAddresses(writtenText(head)).map(({ value }) => value)).toEqual([
      'Route du Test, 39100 DOLE',
    ]);
    const twins = 'Résidence Les Essais 1 et 2 – 6 rue Haute, 39100 DOLE';
    expect(buildingsOf(twins)).toEqual(['Résidence Les Essais 1 et 2']);
    expect(addressesOf(twins)).toEqual(['6 rue Haute, 39100 DOLE']);
  });
});
