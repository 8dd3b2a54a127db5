import { describe, expect, it } from 'vitest';

import { setPage } from '../../test/set-pages.ts';
import { rowsOf } from './figures.ts';
import { yearRows } from './year-rows.ts';

const accountOn = (text: string) => yearRows(rowsOf([setPage(text)]));

const TABLE = `
                              Générales    Escalier    Ensemble
                              /10000       /820
  2024 réalisé, approuvé      1 000,00      500,00     1 500,00
  2025 budget voté            1 100,00      510,00     1 610,00
  2025 réalisé, à approuver   1 050,00      505,00     1 555,00
  2026 budget en cours        1 150,00      520,00     1 670,00
  2025 écart                     50,00        5,00        55,00`;

describe('years that are rows', () => {
  it('each of which adds up', () => {
    const { lines = [], by_key = [] } = accountOn(TABLE) ?? {};
    expect(Object.fromEntries(lines.map(({ name, cents }) => [name, cents]))).toEqual({
      charges_courantes_precedentes: 1500_00,
      budget_clos: 1610_00,
      charges_courantes: 1555_00,
      budget_en_cours: 1670_00,
    });
    expect(
      by_key.map(
        ({ label, figures }) =>
          `${label} ${figures.charges_courantes?.value} ${figures.budget_en_cours?.value}`,
      ),
    ).toEqual(['Générales 105000 115000', 'Escalier 50500 52000']);
  });

  it('are none where the sums do not hold', () => {
    expect(accountOn(TABLE.replace('1 555,00', '1 556,00'))).toBeNull();
  });
});
