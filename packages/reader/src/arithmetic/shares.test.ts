// Shares found by their arithmetic, wherever the tantièmes stand.
import { describe, expect, it } from 'vitest';

import { typedPages } from '../../test/typed-pages.ts';
import { rowsOf } from './figures.ts';
import { shareLines } from './shares.ts';

const workedOut = (text: string): string[] =>
  shareLines(rowsOf(typedPages(text))).map(
    ({ total, part, base, share, calls }) =>
      `${share.value} = ${total.value} × ${part} / ${base}${calls > 1 ? ` / ${calls}` : ''}`,
  );

describe('a share', () => {
  it.each<[string, string, readonly string[]]>([
    [
      'with its total and its tantièmes in its row, in any order',
      `Charges générales     12 500,00   10 000    184      230,00
       75,60    63/1000     1 200,00   Ascenseur`,
      ['23000 = 1250000 × 184 / 10000', '7560 = 120000 × 63 / 1000'],
    ],
    [
      'whose numbers stand so near that they look like one',
      'Charges générales 12 500,00 10 000 184 230,00',
      ['23000 = 1250000 × 184 / 10000'],
    ],
    [
      'whose tantièmes are said once, at the head of the page',
      `Vos tantièmes : 184 / 10 000

       Entretien      4 310,25     79,31
       Assurance      8 940,00    164,50`,
      ['7931 = 431025 × 184 / 10000', '16450 = 894000 × 184 / 10000'],
    ],
    [
      'of a year, called by quarters',
      `Clé générale   1 326/10 000    10 900,00    361,34
       Escalier         148/1 000      1 600,00     59,20`,
      ['36134 = 1090000 × 1326 / 10000 / 4', '5920 = 160000 × 148 / 1000 / 4'],
    ],
  ])('%s', (_, text, expected) => {
    expect(workedOut(text)).toEqual(expected);
  });

  it.each([
    [
      'that is off by more than its rounding',
      'Charges générales   12 500,00   10 000   184   230,12',
    ],
    [
      'that is an instalment of a budget',
      'Budget   38 480,00   appel 1/4   9 620,00   base 1 000   500',
    ],
    ['so small that anything may hold', 'Divers   12,50   1 000   40   0,50'],
  ])('is not one %s', (_, text) => {
    expect(workedOut(text)).toEqual([]);
  });
});

it('what two lots of one key pay is no share of one by the other', () => {
  expect(
    workedOut(`
      CHARGES GENERALES       7 483,00    3 731    100 000    279,19
      CHARGES BATIMENT A      1 690,00      592     10 000    100,05
      LOT 14   CHARGES GENERALES   3 431   256,74   LOT 42   CHARGES GENERALES   60   4,49   LOT 71   240   17,96
      LOT 14   CHARGES BATIMENT A    582    98,36   LOT 42   CHARGES BATIMENT A  10   1,69`),
  ).toEqual(['27919 = 748300 × 3731 / 100000', '10005 = 169000 × 592 / 10000']);
});
