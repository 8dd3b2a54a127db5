import { expect, it } from 'vitest';

import { setPage } from '../../test/set-pages.ts';
import { namedMovements } from './account-entries.ts';
import { accountOf } from './account.ts';
import { rowsOf } from './figures.ts';

const entriesOn = (text: string) => {
  const rows = rowsOf([setPage(text)]);
  const { movements = [] } = accountOf(rows) ?? {};
  return namedMovements(rows, movements)?.map(({ on, cents, label }) => `${on} ${cents} ${label}`);
};

it('days first, the newest at the top', () => {
  expect(
    entriesOn(`
      01/10/2026   Appel 4T 2026          − 958,32      − 1 007,93
      01/10/2026   Fonds travaux 4T        − 49,61         − 49,61
      07/07/2026   Virement reçu          + 991,86            0,00
      01/07/2026   Appel 3T 2026          − 991,86        − 991,86
      30/06/2026   Solde à nouveau                            0,00
      Solde au 09/11/2026 : − 1 007,93`),
  ).toEqual([
    '2026-10-01 95832 Appel 4T 2026',
    '2026-10-01 4961 Fonds travaux 4T',
    '2026-07-07 -99186 Virement reçu',
    '2026-07-01 99186 Appel 3T 2026',
  ]);
});

it('sums first and days last, codes left out', () => {
  expect(
    entriesOn(`
      + 441,26 €     APP01     Appel 1er trimestre 2026       1er janvier 2026
      − 441,26 €     BQ01      Prélèvement                    5 janvier 2026
      + 441,26 €     APP02     Appel 2e trimestre 2026        1er avril 2026
      − 493,40 €     BQ02      Virement reçu                  7 avril 2026
      Solde au 27 novembre 2026 : vous êtes créditeur de 52,14 €`),
  ).toEqual([
    '2026-01-01 44126 Appel 1er trimestre 2026',
    '2026-01-05 -44126 Prélèvement',
    '2026-04-01 44126 Appel 2e trimestre 2026',
    '2026-04-07 -49340 Virement reçu',
  ]);
});

it('a day without its year names no movement', () => {
  expect(
    entriesOn(`
      01/01   Appel 1T          387,42
      19/01   Virement reçu                406,79
      01/04   Appel 2T          387,42
      15/07   Étanchéité 1/2    726,50
      Totaux                  1 501,34     406,79
      Solde débiteur          1 094,55`),
  ).toBeUndefined();
});

it('opened by a sentence, of a day in words', () => {
  expect(
    entriesOn(`
      Au 16 novembre 2026, après reprise d’un solde de 212,40 € dû au 31 décembre 2025, votre compte présente
      un solde créditeur de 37,72 €.
      1 509,80                01/01/2026   Appel 4e trimestre
                  1 722,20    08/01/2026   Votre virement
      1 514,70                01/04/2026   Appel 1er trimestre
                  1 552,42    09/04/2026   Votre virement`),
  ).toEqual([
    '2026-01-01 150980 Appel 4e trimestre',
    '2026-01-08 -172220 Votre virement',
    '2026-04-01 151470 Appel 1er trimestre',
    '2026-04-09 -155242 Votre virement',
  ]);
});

it('the margin of the page names no movement', () => {
  expect(
    entriesOn(`
      Amazone Gestion       05/01/2026   APPEL 1T      + 619,50
      Fortes pluies ?       30/01/2026   PRELEVEMENT   − 619,50
      Pensez aux terrasses  01/04/2026   APPEL 2T      + 619,50
                            30/04/2026   PRELEVEMENT   − 619,50
                            04/05/2026   SOLDE 2025    − 188,72
      Solde en votre faveur : 188,72 €`)?.map((entry) => entry.split(' ').slice(2).join(' ')),
  ).toEqual(['APPEL 1T', 'PRELEVEMENT', 'APPEL 2T', 'PRELEVEMENT', 'SOLDE 2025']);
});
