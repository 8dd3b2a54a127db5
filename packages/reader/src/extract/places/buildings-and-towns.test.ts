// What a building is called is no town; and where it stands is not where the office can be called.
import { describe, expect, it } from 'vitest';

import { typedPages } from '../../../test/typed-pages.ts';
import { type Sheet, sheetOf } from '../sheet/sheet.ts';
import { findAddresses } from './addresses.ts';
import { buildingOf } from './building.ts';
import { withReadPostcode } from './misread-postcodes.ts';
import { isOnlyTown } from './no-building.ts';
import { withTowns } from './towns-beside.ts';

function sheetWith(text: string): Sheet {
  const [page] = typedPages(text);
  if (!page) throw new Error('a page was typed');
  return sheetOf(page);
}
const read = (text: string) => {
  const sheet = sheetWith(text);
  const { names, addresses } = buildingOf(sheet);
  return [names, addresses].map((all) => all.map(({ value }) => value));
};

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

describe('a building', () => {
  it('opens the book that another keeps', () => {
    expect(
      read('U Testu\n7 rue Haute, 20200 Bastia\nCarnet d’entretien tenu par l’Agence du Lac'),
    ).toEqual([['U Testu'], ['7 rue Haute, 20200 Bastia']]);
  });

  it('is what its owners are called after, before its address in brackets', () => {
    expect(
      read(
        'CABINET TESTARD\nL’assemblée des copropriétaires des Jardins du Test (19 quai du Lac à Dole, vos\nlots 11 et 46) est convoquée',
      ),
    ).toEqual([['Jardins du Test'], ['19 quai du Lac, Dole']]);
  });

  it('is what the meeting of a form is of', () => {
    const [names] = read(
      'Assemblée générale des copropriétaires de : LES TOURS DU TEST\nle : 3 mai',
    );
    expect(names).toEqual(['LES TOURS DU TEST']);
  });

  it('has its number in brackets after its name', () => {
    expect(
      read(
        'Objet : assemblée annuelle – LES TOURS DU TEST (n° AC9-118-250), 2 allée Haute, 91000 ÉVRY',
      ),
    ).toEqual([['LES TOURS DU TEST'], ['2 allée Haute, 91000 ÉVRY']]);
  });

  it('stands under the title of the account', () => {
    expect(
      read(
        'M. Paul TESTARD\n4 rue Basse, 91000 ÉVRY\n\nVotre compte de copropriétaire\nLES TOURS DU TEST, 2 à 10 allée Haute, 91000 ÉVRY',
      ),
    ).toEqual([['LES TOURS DU TEST'], ['2 à 10 allée Haute, 91000 ÉVRY']]);
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
