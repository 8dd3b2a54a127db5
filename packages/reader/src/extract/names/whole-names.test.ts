// Names and places that a line broke are not extracted.
import type { FactName } from '@quitus/domain/reading/facts.data';
import type { Fact } from '@quitus/domain/reading/read-document';
import { describe, expect, it } from 'vitest';

import { isWhole } from './whole-names.ts';

const extracted = (name: FactName, value: Fact['value']): Fact => ({
  name,
  value,
  raw: String(value),
  page: 1,
  box: [0, 0, 1, 1],
  rule: 'a-rule',
  proof: 'READ',
  because: null,
});

describe('a name that a line broke', () => {
  it.each([
    ['sellers', ['Monsieur Guy MARSAC', 'Madame Simone SAINT-']],
    ['tenant', 'Mme Anne-'],
    ['owner', 'M. et'],
    ['building_address', '14 quai Haut, 94240 L’HAŸ-LES'],
    ['property_address', '3 rue Basse, 35430 CHÂTEAUNEUF-D’'],
    ['born_at', 'VILLENEUVE-SUR'],
    ['building_address', '31 rue Haute, 35400 SAINT'],
    ['building_address', '4 rue Haute dénommé "LE PARC", DOLE'],
    ['building_address', '012 QUAI NORD 4 QUAI NORD 39100 DOLE'],
    ['building_address', '2 - 64 route Haute, 39100 DOLE'],
    ['owner', 'M. ROUX Jean Acquéreur'],
    ['building', 'SNC LES PEUPLIERS'],
    ['building', 'NOTAIRES DU LAC'],
    ['syndic', 'voix'],
    ['syndic', 'Imprimé'],
    ['owner', 'Indivision'],
    ['last_name', 'DU'],
    ['holder', 'Devise'],
  ] as const)('%s : %s', (name, value) => {
    expect(isWhole(extracted(name, value))).toBe(false);
  });
});

describe('a whole one', () => {
  it.each([
    ['sellers', ['Monsieur Guy MARSAC', 'Madame Simone SAINT-AUBIN']],
    ['building_address', '14 quai Haut, 94240 L’HAŸ-LES-ROSES'],
    ['owner', 'SCI LES TROIS-MAILLETS'],
    ['building_address', '2 - 8 route Haute, 39100 DOLE'],
    ['building_address', '4 rue Haute et 3 quai Nord, 39100 DOLE'],
    ['building', 'LES NOTABLES'],
    ['owner', 'Indivision ROUX'],
    ['last_name', 'LE'],
    ['lots', ['12', '-']],
    ['report_number', 'A-12-DE'],
  ] as const)('%s : %s', (name, value) => {
    expect(isWhole(extracted(name, value))).toBe(true);
  });
});
