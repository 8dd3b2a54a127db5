import { describe, expect, it } from 'vitest';

import { setPage } from '../../test/set-pages.ts';
import { rowsOf } from './figures.ts';
import { listsOwners, ownColumn } from './owners-list.ts';
import { settlementOf } from './settlement.ts';

const SHEET = `
  Partage des dépenses. Feuille remise à l’indivision, lot 3.
  Poste                      Immeuble       Lot 1       Lot 2       Lot 3
  Charges générales            / 1000         310         262         428
  Assurance                  1 000,00      310,00      262,00      428,00
  Entretien                    500,00      155,00      131,00      214,00
  Dépenses de l’année        1 500,00      465,00      393,00      642,00
  Déjà appelé                1 600,00      496,00      419,20      684,80
  À payer ou à rendre         -100,00      -31,00      -26,20      -42,80`;

describe('a sheet of all owners', () => {
  it('is read in the column of the lot that it names', () => {
    const rows = rowsOf([setPage(SHEET)]);
    expect(ownColumn(rows)?.keys).toEqual([{ label: 'Charges générales', part: 428, base: 1000 }]);
    const { charges, provisions, difference } = settlementOf(rows) ?? {};
    expect([charges?.cents, provisions?.cents, difference?.cents]).toEqual([64200, 68480, -4280]);
  });

  it('says nothing of one owner where it names none', () => {
    const rows = rowsOf([setPage(SHEET.replace(', lot 3', ''))]);
    expect(ownColumn(rows)).toBeNull();
    expect(settlementOf(rows)).toBeNull();
  });

  it('lists owners one under the other by parts that make up their base', () => {
    const list = `
      Mme SALLES      402      1634,54
      M. OUALI        187       760,34
      M. PRADEL       215       874,19
      SCI VIDOURLE    196       796,94
      TOTAL          1000      4066,01`;
    expect(listsOwners(rowsOf([setPage(list)]))).toBe(true);
    expect(listsOwners(rowsOf([setPage(list.replace('196', '195'))]))).toBe(false);
  });
});
