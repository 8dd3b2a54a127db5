import { describe, expect, it } from 'vitest';

import { setPage } from '../../test/set-pages.ts';
import { rowsOf } from './figures.ts';
import { settlementOf } from './settlement.ts';

const LIST = `
                                   Tous les lots        Escalier
  Lots      Copropriétaire                                            Charges    Déjà appelé   Différence
                                 parts         €     parts       €     réelles
  1 et 6    Mme GUERN              200    200,00        40   40,00      240,00        250,00       -10,00
  2         M. LE BIHAN            350    350,00        60   60,00      410,00        399,00        11,00
  3         SCI DU PHARE           450    450,00                        450,00        470,00       -20,00
  Total                           1000  1 000,00      100   100,00    1 100,00      1 119,00       -19,00`;
const settled = (text: string) => {
  const found = settlementOf(rowsOf([setPage(text)]));
  return found && [found.charges.cents, found.provisions.cents, found.difference.cents];
};

describe('a year that a table settles for all owners', () => {
  it('is told of the one whose sum is said again', () => {
    expect(settled(`${LIST}\n  Pour la ligne en jaune : 11,00 € à ajouter.`)).toEqual([
      41000, 39900, 1100,
    ]);
  });

  it('is told of nobody where no sum is said again, or two', () => {
    expect(settled(LIST)).toBeNull();
    expect(settled(`${LIST}\n  À rendre : 10,00 € et 20,00 €.`)).toBeNull();
  });
});
