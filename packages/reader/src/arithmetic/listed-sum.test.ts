import { expect, it } from 'vitest';

import { setPage } from '../../test/set-pages.ts';
import { rowsOf } from './figures.ts';
import { listedSum } from './listed-sum.ts';

const CALL = `
  SOLDE ANTERIEUR      TOTAL DU PRESENT APPEL      A PAYER
              0,00                   2 284,43     2 284,43

  CC   PROVISION CHARGES COURANTES                  476,96
  FT   COTISATION FONDS DE TRAVAUX                   26,67
  TX   RAVALEMENT DES FACADES                     1 780,80`;

const listed = (text: string) => {
  const sum = listedSum(rowsOf([setPage(text)]), 47696, () => false);
  const besides = sum?.besides.map(({ category, figure }) => `${category} ${figure.value}`);
  return sum && { total: sum.total.value, besides };
};

it('is the larger sum that a list makes with what stands beside', () => {
  const besides = ['fonds_travaux 2667', 'travaux 178080'];
  expect(listed(CALL)).toEqual({ total: 228443, besides });
});

it('is none where something in it has no name: it may be what was owed before', () => {
  const unnamed = CALL.replace('TX   RAVALEMENT DES FACADES', 'SR   REPORT              ');
  expect(listed(unnamed)).toBeNull();
});

it('is none where the printed total was altered', () => {
  expect(listed(CALL.replaceAll('2 284,43', '1 784,43'))).toBeNull();
});
