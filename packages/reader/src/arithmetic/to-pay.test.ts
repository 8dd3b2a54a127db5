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
});
