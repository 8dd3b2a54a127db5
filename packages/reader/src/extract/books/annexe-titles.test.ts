import { describe, expect, it } from 'vitest';

import { setPage } from '../../../test/set-pages.ts';
import { sheetOf } from '../sheet/sheet.ts';
import { titledAnnexes } from './annexe-titles.ts';

const titledOn = (text: string) => titledAnnexes(sheetOf(setPage(text)));

describe('the annexes of a page', () => {
  it('under the words of any office, two on one page', () => {
    const text = `
  CABINET DURAND                                   Annexes n° 4 et 5
  Annexe 4, opérations closes
  Porte du hall                      3 840,00
  Annexe 5, opérations ouvertes
  Toiture                           28 600,00`;
    expect(new Set(titledOn(text))).toEqual(new Set([4, 5]));
  });

  it('are not those that a letter lists', () => {
    const text = `
  Annexe 1 : état financier
  Annexe 2 : compte de gestion
  Annexe 3 : comptes par clé`;
    expect(titledOn(text)).toEqual([]);
  });

  it('are not those that have no object', () => {
    expect(titledOn('\n  Annexe 4 : sans objet\n  Total des travaux     120,00')).toEqual([]);
  });
});
