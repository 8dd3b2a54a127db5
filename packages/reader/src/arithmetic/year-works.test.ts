import { describe, expect, it } from 'vitest';

import { setPage } from '../../test/set-pages.ts';
import { amountsIn, rowsOf } from './figures.ts';
import { worksIn } from './year-works.ts';

const TABLE = `
  Total des charges          1 000,00    1 100,00    1 050,00    1 200,00
  Travaux et opérations exceptionnelles
  671 Porte du hall              0,00      800,00      750,00
  702 Provisions appelées        0,00      800,00      800,00`;

function worksOn(text: string): number | undefined {
  const rows = rowsOf([setPage(text)]);
  const total = rows.map(amountsIn).find(({ length }) => length === 4) ?? [];
  return worksIn(rows, total, 2)?.value;
}

describe('the works of the year', () => {
  it('in the column of the year, provisions apart', () => {
    expect(worksOn(TABLE)).toBe(750_00);
  });

  it('are not told from a table that has years of its own', () => {
    expect(worksOn(TABLE.replace('exceptionnelles', 'exceptionnelles 2024/2025 2025/2026'))).toBe(
      undefined,
    );
  });
});
