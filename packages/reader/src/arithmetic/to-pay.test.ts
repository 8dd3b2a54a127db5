import { describe, expect, it } from 'vitest';

import { setPage } from '../../test/set-pages.ts';
import { longest, rowsOf } from './figures.ts';
import { toPay } from './to-pay.ts';

const paidOn = (text: string, cents: number) => {
  const rows = rowsOf([setPage(text)]);
  const figure = rows
    .flatMap(({ figures }) => longest(figures))
    .find(({ value }) => value === cents);
  const paid = figure && toPay(rows, { cents, figure });
  return paid ? [paid.cents, paid.before?.cents ?? null] : null;
};

describe('what is to be paid', () => {
  it('over its words, less what was owed to the owner', () => {
    const cards = `
      389,12 €
      à régler, votre avoir est déjà déduit




      441,26 €                 -52,14 €
      appelés ce trimestre     solde avant cet appel`;
    expect(paidOn(cards, 44126)).toEqual([38912, -5214]);
  });

  it('in one row of boxes', () => {
    const boxes = `
      Total de l’appel      Solde antérieur      À régler
      1 007,93              −16,07               991,86`;
    expect(paidOn(boxes, 100793)).toEqual([99186, -1607]);
  });

  it('is the call where nothing was owed', () => {
    const call = `
      Total appelé        563,15
      Solde antérieur       0,00
      À payer             563,15`;
    expect(paidOn(call, 56315)).toEqual([56315, 0]);
    expect(paidOn(call.replace('563,15\n      Solde', '560,15\n      Solde'), 56015)).toBeNull();
  });

  it('on the slip under the call, named by the row over it', () => {
    const slip = `
      Appel du trimestre 801,15 €.
      Votre compte était débiteur de 186,40 € avant cet appel.

      Réf. 4512 / T1      À régler avant le 15/01/2026
      M. DUVAL                                                    987,55 €`;
    expect(paidOn(slip, 80115)).toEqual([98755, 18640]);
    expect(paidOn(slip.replace('987,55', '986,55'), 80115)).toBeNull();
  });

  it('says in words that nothing was owed', () => {
    const letter = `
      Cet appel fait 957,49 €. Votre compte était à
      zéro au 15/12/2025, il y a donc 957,49 € à verser.`;
    const rows = rowsOf([setPage(letter)]);
    const [figure] = rows.flatMap(({ figures }) => longest(figures));
    expect(figure && toPay(rows, { cents: 95749, figure })?.nothing_owed).toBe(rows[0]);
  });
});
