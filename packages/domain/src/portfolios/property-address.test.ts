import { describe, expect, it } from 'vitest';

import { parsePropertyAddress, streetLine, wholeLine } from './property-address.ts';

describe('the address of a property', () => {
  it('chosen from the suggestions gives its number, its street and its town', () => {
    expect(
      parsePropertyAddress('14 Rue du Marché 44000 Nantes. 44, Loire-Atlantique, Pays de la Loire'),
    ).toEqual({ number: '14', street: 'rue du Marché', town: '44000 Nantes' });
  });

  it('of Corsica or overseas loses its region too', () => {
    expect(parsePropertyAddress('3 Place Foch 20000 Ajaccio. 2A, Corse-du-Sud, Corse')).toEqual({
      number: '3',
      street: 'place Foch',
      town: '20000 Ajaccio',
    });
    expect(
      parsePropertyAddress('12 Rue de Paris 97400 Saint-Denis. 974, La Réunion'),
    ).toMatchObject({ town: '97400 Saint-Denis' });
  });

  it('keeps a town whose name has a dot, an arrondissement or a dash', () => {
    expect(
      parsePropertyAddress('1 Rue Monge 75005 Paris 5e Arrondissement. 75, Paris, Île-de-France'),
    ).toEqual({ number: '1', street: 'rue Monge', town: '75005 Paris 5e Arrondissement' });
  });

  it.each([
    ['27 bis rue de la Fontaine, 35000 Rennes', '27 bis', 'rue de la Fontaine'],
    ['27BIS Rue de la Fontaine 35000 Rennes', '27 bis', 'rue de la Fontaine'],
    ['8b impasse du Lavoir 44400 Rezé', '8 B', 'impasse du Lavoir'],
    ['3, allée des Saules 44300 Nantes', '3', 'allée des Saules'],
    ['12 - 14 quai de la Fosse 44000 Nantes', '12-14', 'quai de la Fosse'],
    ['5 L’Orée du Bois 44120 Vertou', '5', 'L’Orée du Bois'],
  ])('typed « %s » has the number %s', (address, number, street) => {
    expect(parsePropertyAddress(address)).toMatchObject({ number, street });
  });

  it('without a number keeps its street', () => {
    expect(parsePropertyAddress('Chemin des Vignes 44120 Vertou')).toEqual({
      number: null,
      street: 'chemin des Vignes',
      town: '44120 Vertou',
    });
    expect(parsePropertyAddress('La Garenne 44120 Vertou')).toMatchObject({ street: 'La Garenne' });
    expect(wholeLine('Villa Mercœur 44000 Nantes')).toBe('Villa Mercœur, 44000 Nantes');
    expect(wholeLine('5 Villa Montmorency 75016 Paris')).toBe('5 villa Montmorency, 75016 Paris');
  });

  it.each(['Nantes', '44000 Nantes', '14', 'chez ma tante, au fond du jardin'])(
    'that cannot be told apart is kept whole: « %s »',
    (address) => {
      expect(parsePropertyAddress(address)).toEqual({
        number: null,
        street: address,
        town: null,
      });
    },
  );

  it('is named in a sentence with its number', () => {
    expect(streetLine(parsePropertyAddress('14 Rue du Marché 44000 Nantes'))).toBe(
      '14 rue du Marché',
    );
    expect(streetLine(parsePropertyAddress('La Garenne 44120 Vertou'))).toBe('La Garenne');
  });
});

it('is told whole without what the national base adds', () => {
  expect(wholeLine('14 Rue du Marché 44000 Nantes. 44, Loire-Atlantique, Pays de la Loire')).toBe(
    '14 rue du Marché, 44000 Nantes',
  );
  expect(wholeLine('Le Bourg')).toBe('Le Bourg');
});
