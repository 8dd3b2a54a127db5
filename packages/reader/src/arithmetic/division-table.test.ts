import { describe, expect, it } from 'vitest';

import { setPage } from '../../test/set-pages.ts';
import { divisionOf } from './division-table.ts';
import { rowsOf } from './figures.ts';

const divisionOn = (text: string) => divisionOf(rowsOf([setPage(text)]));

const TABLE = `
  Quote-part en 1000èmes
  1   appartement  n° 11   400       4   cave   n° 1    40
  2   appartement  n° 12   300       5   cave   n° 2    30
  3   appartement  n° 13   200       6   cave   n° 3    30`;

describe('a table of division', () => {
  it('wrapped into two columns', () => {
    const { lots = [], base } = divisionOn(TABLE) ?? {};
    expect(base).toBe(1000);
    expect(lots.map(({ lot, part }) => `${lot}:${part}`)).toEqual([
      '1:400',
      '2:300',
      '3:200',
      '4:40',
      '5:30',
      '6:30',
    ]);
  });

  it('whose parts do not make up the base is none', () => {
    expect(divisionOn(TABLE.replace('400', '410'))).toBeNull();
  });

  it('by kinds of lots, each with a number of its own', () => {
    const kinds = `
  Exprimées en 1000èmes
  101  appartement   300     201  cave 1  20
  102  appartement   310     202  cave 2  20
  103  appartement   330     203  cave 3  20`;
    const { lots = [], base } = divisionOn(kinds) ?? {};
    expect(base).toBe(1000);
    expect(lots.map(({ lot, part }) => `${lot}:${part}`)).toContain('203:20');
  });

  it('has no base that is the share of one lot', () => {
    const part = `
  1   appartement   100       4   cave    30
  2   appartement   300       5   cave    30
  3   appartement   200       6   cave    40`;
    expect(divisionOn(part)).toBeNull();
  });

  it('with keys that not all lots pay beside the common parts', () => {
    const keys = `
  Lot   Nature         Générales /1000   Escalier /862   Chauffage /1000
  1     magasin        400               -               410
  2     appartement    320               520             330
  3     appartement    210               342             260
                       À reporter 930
  4     cave            40               -               -
  5     cave            30               -               -`;
    const { lots = [], base } = divisionOn(keys) ?? {};
    expect(base).toBe(1000);
    expect(lots.map(({ part }) => part)).toEqual([400, 320, 210, 40, 30]);
  });

  it('of which each share stands over its whole', () => {
    const stroked = `
  1    magasin        400/1000
  2    appartement    320/1000
  3    appartement    210/1000
  4    cave            70/1000
       Total         1000/1000`;
    expect(divisionOn(stroked)?.lots.map(({ part }) => part)).toEqual([400, 320, 210, 70]);
  });
});
