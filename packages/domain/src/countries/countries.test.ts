import { describe, expect, it } from 'vitest';

import { COUNTRY_CODES } from './country-codes.data.ts';
import { countryName, hasSiret, listedCountries } from './country.ts';
import { expectedPostalCode, isOfDigits, isPostalCode } from './postal-code.ts';

describe('the list of countries', () => {
  it('holds every country once, each with a French name', () => {
    const { near, far } = listedCountries();
    expect([...near, ...far].toSorted()).toEqual([...COUNTRY_CODES]);
    expect(COUNTRY_CODES).toHaveLength(249);
    expect(COUNTRY_CODES.filter((code) => countryName(code) === code)).toEqual([]);
    expect(countryName('BE')).toBe('Belgique');
  });

  it('starts with France and its neighbours, each part in the order of a French dictionary', () => {
    const { near, far } = listedCountries();
    expect(near.map(countryName)).toEqual([
      'France',
      'Allemagne',
      'Andorre',
      'Belgique',
      'Espagne',
      'Italie',
      'Luxembourg',
      'Monaco',
      'Royaume-Uni',
      'Suisse',
    ]);
    const names = far.map(countryName);
    expect(names.indexOf('Égypte')).toBeLessThan(names.indexOf('Finlande'));
  });
});

describe('a postcode', () => {
  it.each([
    ['FR', '75011'],
    ['RE', '97400'],
    ['MC', '98000'],
    ['BE', '1000'],
    ['CH', '1201'],
    ['LU', '1311'],
    ['LU', 'L-1311'],
    ['DE', '10115'],
    ['ES', '28001'],
    ['IT', '00184'],
    ['GB', 'SW1A 1AA'],
    ['GB', 'm1 1ae'],
    ['PT', '1000-001'],
    ['NL', '1012 AB'],
    ['US', '10001-1234'],
    ['CA', 'H2Y 1C6'],
    ['IE', 'D02 AF30'],
    ['JP', '100-0001'],
    ['HK', ''],
  ] as const)('of %s is accepted as %j', (country, text) => {
    expect(isPostalCode(text, country)).toBe(true);
  });

  it.each([
    ['FR', '1000'],
    ['FR', '75 011'],
    ['FR', ''],
    ['MC', '06000'],
    ['BE', '75011'],
    ['GB', '75011'],
    ['NL', '1012'],
    ['PT', '1000'],
    ['US', '1234'],
    ['CA', '12345'],
    ['JP', ''],
  ] as const)('of %s is refused as %j', (country, text) => {
    expect(isPostalCode(text, country)).toBe(false);
  });

  it('is accepted as the example that its country’s rule gives', () => {
    const examples = COUNTRY_CODES.flatMap((country) => {
      const said = /par exemple ([A-Z\d][A-Z\d -]*)/.exec(expectedPostalCode(country) ?? '');
      return said?.[1] === undefined ? [] : [[country, said[1]] as const];
    });
    expect(examples.length).toBeGreaterThan(25);
    expect(examples.filter(([country, example]) => !isPostalCode(example, country))).toEqual([]);
  });

  it('is typed on a keyboard of digits where it holds nothing else', () => {
    expect((['FR', 'BE', 'RE', 'MC'] as const).map(isOfDigits)).toEqual([true, true, true, true]);
    expect((['GB', 'PT', 'NL', 'LU', 'JP'] as const).some(isOfDigits)).toBe(false);
  });
});

it('asks for a SIRET in France and its overseas departments only', () => {
  expect(COUNTRY_CODES.filter(hasSiret)).toEqual([
    'BL',
    'FR',
    'GF',
    'GP',
    'MF',
    'MQ',
    'PM',
    'RE',
    'YT',
  ]);
});
