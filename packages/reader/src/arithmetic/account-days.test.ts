import { expect, it } from 'vitest';

import { setPage } from '../../test/set-pages.ts';
import { movementDays } from './account-days.ts';
import { rowsOf } from './figures.ts';

const daysOn = (text: string) => {
  const rows = rowsOf([setPage(text)]);
  return [...movementDays(rows).values()].map(({ on }) => on);
};

it('a column of days after the words, which tell days of their own', () => {
  expect(
    daysOn(`
      A NOUVEAU AU 01/07/2026          AN                       31,80 D
      Provisions 01/07 au 30/09/2026   AF10   01/07/2026       950,70 D
      Fonds de travaux 3e trimestre    AF17   01/07/2026        49,00 D
      Prélèvement SEPA                 PR24   06/07/2026     1 031,50 C
      SOLDE                                                      0,00`),
  ).toEqual(['2026-07-01', '2026-07-01', '2026-07-06']);
});

it('the number of a day under its month', () => {
  expect(
    daysOn(`
      janvier 2026
          764,13 D   le 1    Provisions
          987,55 C   le 12   Virement reçu
      avril 2026
          764,13 D   le 1    Provisions
          801,15 C   le 9    Virement reçu`),
  ).toEqual(['2026-01-01', '2026-01-12', '2026-04-01', '2026-04-09']);
});

it('what an account is told to be at a day moves nothing', () => {
  expect(
    daysOn(`
      Au 16 novembre 2026, votre compte présente un solde de 37,72 €
      01/01/2026   Appel             1 509,80
      08/01/2026   Votre virement               1 722,20
      01/04/2026   Appel             1 514,70`),
  ).toEqual(['2026-01-01', '2026-01-08', '2026-04-01']);
});
