import { describe, expect, it } from 'vitest';

import { setPage } from '../../test/set-pages.ts';
import { rowsOf } from './figures.ts';
import { summaryOf } from './summary.ts';

const summed = (text: string) => {
  const summary = summaryOf(rowsOf([setPage(text)]));
  const parts = summary?.parts.map(({ category, figure }) => `${category} ${figure.value}`);
  return summary && [summary.total.value, ...(parts ?? [])];
};

describe('the summary of a call', () => {
  it('as an addition in a sentence, names first', () => {
    const sentence = `
      Provisions du budget 764,13 € + travaux 1 744,00 € + fonds de travaux 37,02 € = appel du
      trimestre 2 545,15 €.`;
    expect(summed(sentence)).toEqual([
      254515,
      'courantes 76413',
      'travaux 174400',
      'fonds_travaux 3702',
    ]);
    expect(summed(sentence.replace('37,02', '37,03'))).toBeNull();
  });

  it('in a letter, the total first and a sum in brackets that is no part', () => {
    const letter = `
      La somme de 1 341,41 € deviendra exigible. Elle comprend
      532,01 € de provision sur charges courantes, 780,00 € pour la
      modernisation de l’armoire (premier appel, 19 200,00 € votés)
      et 29,40 € de cotisation au fonds de travaux.`;
    expect(summed(letter)).toEqual([
      134141,
      'courantes 53201',
      'travaux 78000',
      'fonds_travaux 2940',
    ]);
  });

  it('in a short list whose total has no name, sums first', () => {
    const list = `
      703,30 € budget prévisionnel          0,00 € solde avant cet appel
      776,33 € travaux votés
      35,07 € fonds de travaux              1 514,70 €
      1 514,70 € ensemble du trimestre      à régler`;
    expect(summed(list)).toEqual([
      151470,
      'courantes 70330',
      'travaux 77633',
      'fonds_travaux 3507',
    ]);
  });
});
