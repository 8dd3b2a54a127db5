// A deed that changes lots: what the new ones have is what those had that are gone.
import { describe, expect, it } from 'vitest';

import { setPage } from '../../test/set-pages.ts';
import { changedLots } from './changed-lots.ts';
import { rowsOf } from './figures.ts';

const changedOn = (text: string) =>
  changedLots(rowsOf([setPage(text)]))?.lots.map(({ lot, part }) => `${lot}:${part}`);

describe('a deed that changes lots', () => {
  it('divides one, with what it had in the table', () => {
    expect(
      changedOn(`
  Le lot 30 est supprimé et remplacé par deux lots.
  Lot    Désignation    Parties communes    Bâtiment C
  30     supprimé       561 / 10 000        215 / 1 000
  77     trois pièces   312 / 10 000        120 / 1 000
  78     deux pièces    249 / 10 000         95 / 1 000`),
    ).toEqual(['77:312', '78:249']);
  });

  it('divides one, with what it had in a sentence', () => {
    expect(
      changedOn(`
  Le lot 20, comptant 102 dix-millièmes, est supprimé et remplacé par les suivants.
  Lot    Désignation    Générales /10 000
  41     local          64
  42     bureau         38`),
    ).toEqual(['41:64', '42:38']);
  });

  it('joins two', () => {
    expect(
      changedOn(`
  Les lots supprimés sont réunis.
  Lot    1/1 000 généraux    Chauffage
  1      104                 94
  26      20                 16
  27     124                110`),
    ).toEqual(['27:124']);
  });

  it('is not told where the sides differ, or nothing is gone', () => {
    const table = (word: string, part: number) => `
  Le lot 30 est ${word}.
  30     appartement    561 / 10 000
  77     trois pièces   ${part} / 10 000
  78     deux pièces    249 / 10 000`;
    expect(changedOn(table('supprimé', 310))).toBeUndefined();
    expect(changedOn(table('repeint', 312))).toBeUndefined();
  });
});
