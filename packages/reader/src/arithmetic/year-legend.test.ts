import { describe, expect, it } from 'vitest';

import { setPage } from '../../test/set-pages.ts';
import { amountsIn, rowsOf } from './figures.ts';
import { legendOf } from './year-legend.ts';

const TABLE = `
  a exercice précédent 2024  b budget voté 2025  c exercice clos 2025, en euros
  Charges              a           b           c
  Eau                  100,00      110,00      105,00`;

describe('columns that are marked', () => {
  it('are what the legend says of their marks', () => {
    const rows = rowsOf([setPage(TABLE)]);
    const at = rows.findIndex((row) => amountsIn(row).length === 3);
    const figures = amountsIn(rows[at] ?? { figures: [] });
    expect(legendOf(rows, figures, at)).toEqual([
      'exercice precedent 2024',
      'budget vote 2025',
      'exercice clos 2025',
    ]);
  });

  it('are nothing where marks do not follow one another', () => {
    const rows = rowsOf([setPage(TABLE.replace('b           c', 'd           c'))]);
    const at = rows.findIndex((row) => amountsIn(row).length === 3);
    expect(legendOf(rows, amountsIn(rows[at] ?? { figures: [] }), at)).toBeNull();
  });
});

it('columns under codes of any kind are what a sentence under the table says of each code', () => {
  const rows = rowsOf([
    setPage(`
  Charges              E-1         E voté      E réel
  Eau                  100,00      110,00      105,00
  Colonnes : E-1 exercice précédent approuvé · E voté : exercice clos, budget
  voté · E réel : exercice clos, réalisé à approuver`),
  ]);
  const at = rows.findIndex((row) => amountsIn(row).length === 3);
  expect(legendOf(rows, amountsIn(rows[at] ?? { figures: [] }), at)).toEqual([
    expect.stringContaining('precedent approuve'),
    expect.stringContaining('budget vote'),
    expect.stringContaining('realise a approuver'),
  ]);
});
