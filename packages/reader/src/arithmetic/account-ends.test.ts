import { describe, expect, it } from 'vitest';

import { setPage } from '../../test/set-pages.ts';
import { accountOf } from './account.ts';
import { rowsOf } from './figures.ts';

const accountOn = (text: string) => {
  const { opening, balance } = accountOf(rowsOf([setPage(text)])) ?? {};
  return [opening?.cents, balance?.cents];
};

const MOVES = `
  janvier 2026
  01     Appel 4e trimestre 2025        869,93 D
  12     Virement reçu                  994,93 C
  avril 2026
  01     Appel 1er trimestre 2026       903,72 D
  09     Virement reçu                  750,36 C`;

describe('what an account opened with', () => {
  it('stands in a card under its day', () => {
    const cards = `
      Repris au          Débits        Crédits       Vous devez
      31/12/2025       1 773,65       1 745,29           153,36
       125,00 D`;
    expect(accountOn(`${cards}\n\n${MOVES}`)).toEqual([12500, 15336]);
  });

  it('is never the sum of one side, though the difference of both makes the other', () => {
    const sums = `
      Au 31/12/2025 et depuis : débits 1 773,65, crédits 1 745,29`;
    expect(accountOn(`${sums}\n\n${MOVES}`)).toEqual([undefined, undefined]);
  });

  it('is nothing where the paper says so', () => {
    const text = `
      Report au 31/12/2025          0,00
      ${MOVES}
      Solde débiteur au 20/11/2026                 28,36 D`;
    expect(accountOn(text)).toEqual([0, 2836]);
  });
});
