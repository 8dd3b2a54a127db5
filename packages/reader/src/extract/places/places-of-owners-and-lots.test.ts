// One line may tell who owns, in which building and which lots; numbers before a name may be of the syndic or of the name.
import { describe, expect, it } from 'vitest';

import { setPage } from '../../../test/set-pages.ts';
import { sheetOf } from '../sheet/sheet.ts';
import { buildingOf } from './building.ts';

const read = (text: string) => {
  const { names, addresses } = buildingOf(sheetOf(setPage(text)));
  return [names[0]?.value, addresses[0]?.value];
};

describe('in one line with its owner and the lots', () => {
  it.each([
    [
      'Votre compte au 3 mars 2026\nM. Luc ESSAI · Le Clos du Test, 3 rue Basse, 39100 Dole · lots 8 et 31',
      ['Le Clos du Test', '3 rue Basse, 39100 Dole'],
    ],
    [
      'ÉTAT\nVendeur : Mme Anne ESSAI – Immeuble LES TESTS, 3 rue Basse, 39100 DOLE – Lots 2, 8',
      ['LES TESTS', '3 rue Basse, 39100 DOLE'],
    ],
    [
      'DÉCOMPTE\nM. ESSAI Luc – lots 6 et 19 – immeuble 3, rue Basse 39100 Dole',
      [undefined, '3, rue Basse 39100 Dole'],
    ],
    [
      'Espace client – Jura Gestion\nM. ESSAI Luc · Résidence Les Tests · 3 rue Basse, 39100 DOLE\nLots 5 et 7\nJura Gestion, 9 quai Nord, 39100 Dole.',
      ['Résidence Les Tests', '3 rue Basse, 39100 DOLE'],
    ],
    [
      'POUVOIR\nJe soussignée Mme Anne ESSAI\npropriétaire des lots 7 et 22 de la copropriété Les Tests, 3 rue Basse, 39100 DOLE,\ndonne pouvoir. À renvoyer à Régie Ducale, 9 quai Nord, 39100 DOLE.',
      ['Les Tests', '3 rue Basse, 39100 DOLE'],
    ],
  ])('%s', (text, extracted) => {
    expect(read(text)).toEqual(extracted);
  });

  it('is not where its owner lives when no lot says so', () => {
    expect(read('DÉCOMPTE\nMme Anne ESSAI – Résidence Les Tests, 3 rue Basse, 39100 DOLE')[1]).toBe(
      undefined,
    );
  });
});

describe('a number', () => {
  it('of five figures may be the syndic’s, and no postcode', () => {
    expect(read('Immeuble      39031 – LES TERRASSES DU TEST\n3 rue Basse\n39100 DOLE')[0]).toBe(
      'LES TERRASSES DU TEST',
    );
    expect(
      read(
        'Immeuble LES TERRASSES DU TEST – 3 rue Basse – 39100 DOLE\n\n39031 LES TERRASSES DU TEST – page',
      )[0],
    ).toBe('LES TERRASSES DU TEST');
  });

  it('right after a name is no door of its street', () => {
    expect(read('APPEL\nRésidence Les Tests 1 et 2, 15 rue Basse, 39100 DOLE')[1]).toBe(
      '15 rue Basse, 39100 DOLE',
    );
    expect(read('APPEL\nRésidence Les Tests, 12, 14 rue Basse, 39100 DOLE')[1]).toBe(
      '12, 14 rue Basse, 39100 DOLE',
    );
  });
});

describe('the name of a building', () => {
  it.each([
    ['Résidence Le Palau del Test', '4 rue Neuve, 66000 PERPIGNAN'],
    ['Résidence Ti ar Mor', '4 rue Neuve, 29200 BREST'],
    ['Résidence L’Espace Vert', '4 rue Neuve, 39100 DOLE'],
  ])('%s is told whole', (name, address) => {
    expect(read(`COPRO TEST\n3 quai Nord, 39000 LONS\n\nAPPEL\n${name}, ${address}`)).toEqual([
      name.replace('’', "'"),
      address,
    ]);
  });

  it('stands in guillemets after its syndicate, or after an article in a sentence', () => {
    expect(read('Syndicat bénévole « Le Chalet du Test », 4 rue Neuve, 39100 DOLE')[0]).toBe(
      'Le Chalet du Test',
    );
    expect(
      read(
        'CONVOCATION\nà l’assemblée de la copropriété L’Étude du Lac, 4 rue Neuve, 39100 DOLE, qui',
      ),
    ).toEqual(["L'Étude du Lac", '4 rue Neuve, 39100 DOLE']);
  });
});
