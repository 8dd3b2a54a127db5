import { describe, expect, it } from 'vitest';

import { setPage } from '../../test/set-pages.ts';
import { rowsOf } from './figures.ts';
import { yearTable } from './year-table.ts';

const tableOn = (text: string) => yearTable(rowsOf([setPage(text)]));

const TABLE = `
                       EX 24/25      EX 25/26      EX 25/26
                       APPROUVE      BUDGET VOTE   REALISE
  Charges générales    3 000,00      3 100,00      3 050,00
    Eau                1 000,00      1 050,00      1 020,00
    Assurance          2 000,00      2 050,00      2 030,00
  Escalier               500,00        510,00       505,00
    Ménage               300,00        300,00       301,00
    Éclairage            200,00        210,00       204,00
  Ensemble             3 500,00      3 610,00      3 555,00`;

describe('the years of an annexe', () => {
  it('with keys over their lines and the whole under them', () => {
    const { total, names } = tableOn(TABLE) ?? {};
    expect(total?.sums.map((sum) => sum?.value)).toEqual([350000, 361000, 355500]);
    expect(total?.terms).toHaveLength(2);
    expect(names).toEqual(['charges_courantes_precedentes', 'budget_clos', 'charges_courantes']);
  });

  it('whose total stands down a column, each year by its name', () => {
    const down = `
  Eau
  100,00  110,00  105,00  120,00  130,00
  Ménage
  200,00  210,00  204,00  220,00  230,00
  Exercice précédent approuvé 2024           300,00
  Budget voté 2025                           320,00
  Exercice clos, réalisé 2025                309,00
  Budget en cours 2026                       340,00
  Budget à voter 2027                        360,00`;
    expect(tableOn(down)?.names).toEqual([
      'charges_courantes_precedentes',
      'budget_clos',
      'charges_courantes',
      'budget_en_cours',
      'budget_a_voter',
    ]);
    expect(tableOn(down.replace('309,00', '308,00'))).toBeNull();
  });

  it('has no total where a key stands beside it', () => {
    expect(tableOn(TABLE.replace('3 555,00', '3 556,00'))).toBeNull();
  });
});
