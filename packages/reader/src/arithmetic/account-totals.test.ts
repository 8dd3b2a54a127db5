import { expect, it } from 'vitest';

import { setPage } from '../../test/set-pages.ts';
import { accountOf } from './account.ts';
import { rowsOf } from './figures.ts';

const ROWS = `
  01/01/2026   Appel 1er trimestre        + 441,26
  05/01/2026   Prélèvement                − 441,26
  01/04/2026   Appel 2e trimestre         + 441,26
  07/04/2026   Prélèvement                − 441,26
  22/04/2026   Régularisation 2025         − 52,14
  Solde au 27/11/2026, en votre faveur      52,14`;

const totalsOn = (text: string) => {
  const { total_debit, total_credit } = accountOf(rowsOf([setPage(text)])) ?? {};
  return [total_debit?.cents, total_credit?.cents];
};

it('both sides are known by their sums, however they are called', () => {
  expect(totalsOn(`${ROWS}\n  facturé 882,52      reçu 934,66`)).toEqual([88252, 93466]);
});

it('one sum alone may be something else', () => {
  expect(totalsOn(`${ROWS}\n  facturé 882,52      reçu 934,67`)).toEqual([undefined, undefined]);
});
