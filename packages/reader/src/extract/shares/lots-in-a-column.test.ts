import { expect, it } from 'vitest';

import { setPage } from '../../../test/set-pages.ts';
import { sheetOf } from '../sheet/sheet.ts';
import { lotsInColumn } from './lots-in-a-column.ts';

const lotsOn = (text: string) => lotsInColumn(sheetOf(setPage(text)))[0]?.value;

it('stand under their title, beside a table', () => {
  expect(
    lotsOn(`
  VOS LOTS (tantièmes généraux)        021 ASCENSEUR B         3 550,00      51,48
  034 Appartement T4, 3e étage         030 CHAUFFAGE          49 450,00     323,37
  gauche
  112 Cave n° 46, sous-sol             040 PARKING             3 260,00      10,12
  VENTILATION DU SOLDE
  158 Emplacement d’un autre`),
  ).toEqual(['34', '112']);
});

it('are none where figures are of something else', () => {
  expect(
    lotsOn(`
  VOS LOTS
  01/07/2026 Appel du trimestre
  01/10/2026 Appel du trimestre`),
  ).toBeUndefined();
});
