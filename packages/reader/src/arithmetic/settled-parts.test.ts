import { describe, expect, it } from 'vitest';

import { setPage } from '../../test/set-pages.ts';
import { rowsOf } from './figures.ts';
import { wholeOfParts } from './settled-parts.ts';
import { settlementOf } from './settlement.ts';

const IN_COLUMNS = `
  Votre quote-part            1 256,34        503,51         75,43
  Provisions appelées         1 288,00        492,48         77,52
  Écart                         -31,66         11,03         -2,09
  1 835,28   votre quote-part de dépenses
  1 858,00   provisions appelées
     22,72   solde en votre faveur`;

describe('a settlement of several parts', () => {
  it('is whole where they add up to its charges and to its provisions', () => {
    const isWhole = wholeOfParts(rowsOf([setPage(IN_COLUMNS)]));
    expect(isWhole({ charges: 183528, provisions: 185800 })).toBe(true);
    expect(isWhole({ charges: 183528, provisions: 185801 })).toBe(false);
    expect(isWhole({ charges: 125634, provisions: 128800 })).toBe(false);
  });

  it('is told by the whole, never by one of its keys', () => {
    const { charges, provisions, difference } = settlementOf(rowsOf([setPage(IN_COLUMNS)])) ?? {};
    expect([charges?.cents, provisions?.cents, difference?.cents]).toEqual([183528, 185800, -2272]);
    const cut = IN_COLUMNS.split('\n').slice(0, 4).join('\n');
    expect(settlementOf(rowsOf([setPage(cut)]))).toBeNull();
  });
});
