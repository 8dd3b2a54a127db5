import { describe, expect, it } from 'vitest';

import { areOtherFirms, sameFirm } from './firm-name.ts';

describe('two names of firms', () => {
  it.each<[string, string, boolean]>([
    ['Cabinet Foncia Loire', 'Foncia', true],
    ['FONCIA LOIRE SAS', 'Foncia Loire, agence de Nantes', true],
    ['Cabinet Marteau', 'CABINET MARTEAU GESTION', true],
    ['SARL Régie du Lac', 'Régie du Lac', true],
    ['S.A.R.L. Lamy', 'LAMY', true],
    ['NEXITY – 12 rue Haute, Lyon', 'Nexity', true],
    ['AXA France IARD', 'AXA Assurances', true],
    ['Bati Pro', 'BATIPRO SAS', true],
    ['La Régie', 'Régie', true],

    ['Foncia Loire', 'Foncia Sud', false],
    ['Cabinet Marteau', 'Cabinet Martel', false],
    ['Régie du Lac', 'Régie du Parc', false],
    ['Cabinet Immobilier', 'Foncia Immobilier', false],
    ['', 'Foncia', false],
  ])('%s / %s: %s', (one, other, expected) => {
    expect(sameFirm(one, other)).toBe(expected);
    expect(sameFirm(other, one)).toBe(expected);
  });

  it('are apart when both lists name some and none in common', () => {
    expect(areOtherFirms(['Foncia'], ['Nexity', 'Foncia Loire'])).toBe(false);
    expect(areOtherFirms(['Foncia'], ['Nexity'])).toBe(true);
    expect(areOtherFirms([], ['Nexity'])).toBe(false);
  });
});
