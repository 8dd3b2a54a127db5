import { describe, expect, it } from 'vitest';

import { setPage } from '../../test/set-pages.ts';
import { rowsOf } from './figures.ts';
import { keyName, keysOf } from './year-keys.ts';
import { yearTable } from './year-table.ts';

describe('the keys of annexe 3', () => {
  it('are called by the title that prints their sum again', () => {
    const rows = rowsOf([
      setPage(`
                              2024        2025      2025
                              approuvé    voté      réalisé
  01 GENERALES                                      309,00
  Eau                         100,00      110,00    105,00
  Ménage                      200,00      210,00    204,00
                              300,00      320,00    309,00
  02 ESCALIER                                       31,00
  Lampes                       10,00       11,00     12,00
  Tapis                        20,00       21,00     19,00
                               30,00       32,00     31,00
  Total                       330,00      352,00    340,00`),
    ]);
    const table = yearTable(rows);
    expect(table && keysOf(rows, table).map(({ label }) => label)).toEqual([
      '01 GENERALES',
      '02 ESCALIER',
    ]);
  });

  it('without their base', () => {
    expect(keyName('CLE 01 GENERALES (10 000 tantièmes)')).toBe('01 GENERALES');
    expect(keyName('Escalier /820')).toBe('Escalier');
    expect(keyName('Bâtiment 2')).toBe('Bâtiment 2');
    expect(keyName('Chauffage (clé sur 640)')).toBe('Chauffage');
    expect(keyName('Garages – clé 012')).toBe('Garages');
    expect(keyName('CH. COMM. ESCALIER (BASE 820)')).toBe('CH. COMM. ESCALIER');
  });
});
