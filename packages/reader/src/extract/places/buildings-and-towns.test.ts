// What a building is called is no town; and where it stands is not where the office can be called.
import { describe, expect, it } from 'vitest';

import { typedPages } from '../../../test/typed-pages.ts';
import { type Sheet, sheetOf } from '../sheet/sheet.ts';
import { findAddresses } from './addresses.ts';
import { withReadPostcode } from './misread-postcodes.ts';
import { isOnlyTown } from './no-building.ts';
import { withTowns } from './towns-beside.ts';

function sheetWith(text: string): Sheet {
  const [page] = typedPages(text);
  if (!page) throw new Error('a page was typed');
  return sheetOf(page);
}

describe('the town of an address', () => {
  it.each([
    ['SAINT-TEST', '3 rue Haute 97200 SAINT-TEST', true],
    ['Saint Test', '97200 SAINT-TEST CEDEX 2', true],
    ['TEST', '3 rue Haute 97200 TEST-SUR-LAC', false],
    ['LE CLOS DE TEST', '3 rue Haute 97200 TEST', false],
    ['LA TOUR', 'LA TOUR 61 rue Haute 75013 PARIS', false],
  ])('%s in « %s »', (value, text, is) => {
    const sheet = sheetWith(text);
    expect(isOnlyTown(sheet, { value })).toBe(is);
  });
});

describe('two postcodes of one town, on a page read by OCR', () => {
  const extracted = (text: string, value: string) => {
    const sheet = sheetWith(text);
    const seen = { ...sheet, page: { ...sheet.page, source: 'OCR' as const } };
    const one = { value, raw: value, box: [0, 0, 1, 1] as const, page: seen.page };
    return withReadPostcode(seen, [one]).map((each) => each.value);
  };
  const [right, wrong] = ['3 rue Haute, 39107 Testville', '3 rue Haute, 39187 Testville'];
  it.each([
    [`${right}\n${right}\n${wrong}`, wrong, [right]],
    [`${right}\n${right}\n${wrong}`, right, [right]],
    [`${right}\n${wrong}`, right, []],
    [
      '1 rue A, 44000 Nantes\n3 rue B, 44300 Nantes',
      '1 rue A, 44000 Nantes',
      ['1 rue A, 44000 Nantes'],
    ],
    [
      '1 rue A, 75011 Paris\n3 rue B, 75012 Paris',
      '1 rue A, 75011 Paris',
      ['1 rue A, 75011 Paris'],
    ],
  ])('%s', (text, value, values) => {
    expect(extracted(text, value)).toEqual(values);
  });
});

it('a town alone under a cell that ends in its postcode', () => {
  const sheet = sheetWith(`
    8 cours Haut          Résidence Les Tests 22-26 rue Basse, 39100       AC7204918
    39100 DOLE            Champvans`);
  const cells = withTowns(sheet).lines.flatMap((line) => line.cells.map(({ text }) => text));
  expect(cells).toContain('Résidence Les Tests 22-26 rue Basse, 39100 Champvans');
  expect(cells).not.toContain('Champvans');
  const boxed = sheetWith(`
    70 rue Haute et Basse – CS 40112
    Syndicat des propriétaires`);
  expect(withTowns(boxed).lines).toHaveLength(2);
  expect(withTowns(boxed).lines[1]?.cells).toHaveLength(1);
});

it('the street that has two numbers is not the name before it', () => {
  const { written } = sheetWith('0693 Résidence Les Tests 22-26 rue Basse, 39100 Champvans');
  expect(findAddresses(written).map(({ value }) => value)).toEqual([
    '22-26 rue Basse, 39100 Champvans',
  ]);
});
