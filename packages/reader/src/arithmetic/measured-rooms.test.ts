import { describe, expect, it } from 'vitest';

import { typedPage } from '../../test/typed-pages.ts';
import { rowsOf } from './figures.ts';
import { measuredRooms } from './measured-rooms.ts';

const totalOf = (text: string) => measuredRooms(rowsOf([typedPage(text)]))?.total;

describe('the area that rooms add up to', () => {
  it('is told before them or after them, in sentences or in columns', () => {
    const detail = 'hall 5,12 m² ; séjour 24,66 m² ; cuisine 8,42 m²';
    expect(
      totalOf(`Superficie au sens de l’article 46 : 38,20 m²\n${detail}. Loggia : 6,14 m²`),
    ).toBe(3820);
    expect(totalOf(`${detail}\nTotal loi Carrez du lot 8 : 38,20 m²`)).toBe(3820);
    expect(
      totalOf(`Pièce       Carrez    Hors Carrez
        Séjour      24,66     0,00
        Chambre     10,20     1,35
        Cuisine      8,42     0,00
        Total       43,28     1,35`),
    ).toBe(4328);
  });

  it('is none where another area is nearly as large', () => {
    const rooms = 'Séjour 24,66 m²\nChambre 10,20 m²\nCuisine 8,42 m²\nAu sol 43,28 m²';
    expect(totalOf(rooms)).toBe(4328);
    expect(totalOf(`${rooms}\nSuperficie privative 42,95 m²`)).toBeUndefined();
  });

  it('is none where they make another, or two totals are made', () => {
    expect(
      totalOf('Hall 5,12 m²\nSéjour 24,66 m²\nCuisine 8,42 m²\nTotal 38,30 m²'),
    ).toBeUndefined();
    expect(
      totalOf(`Pièce       Carrez    Au sol
        Séjour      24,66     25,00
        Chambre     10,20     12,00
        Cuisine      8,42      9,00
        Total       43,28     46,00`),
    ).toBeUndefined();
  });
});
