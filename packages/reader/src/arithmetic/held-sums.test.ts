import { expect, it } from 'vitest';

import { setPage } from '../../test/set-pages.ts';
import { rowsOf } from './figures.ts';
import { heldSums } from './held-sums.ts';

const heldOn = (text: string) =>
  Object.fromEntries(heldSums(rowsOf([setPage(text)])).map(({ name, cents }) => [name, cents]));

it('after their words, in rows or in sentences', () => {
  expect(
    heldOn(`
      Avance de trésorerie permanente versée (compte 1031)         236,00
      Part du fonds de travaux rattachée aux lots 7 et 23        1 082,92`),
  ).toEqual({ avance_versee: 23600, fonds_travaux_lots: 108292 });
  expect(
    heldOn(`
      Sont attachées à vos lots une avance de trésorerie de 290,00 €
      et une part du fonds de travaux de 1 011,39 €, cotisations encaissées comprises.`),
  ).toEqual({ avance_versee: 29000, fonds_travaux_lots: 101139 });
});

it('in a card beside the movements, with its account, or in short', () => {
  expect(
    heldOn(`
      01/07/2026  FTR  Cotisation fonds de travaux   39,18   827,08 D      Avance de réserve (1031)         223,86
      06/07/2026  VIR  Virement reçu                827,08     0,00 D      Part du fonds de travaux (105)   703,34`),
  ).toEqual({ avance_versee: 22386, fonds_travaux_lots: 70334 });
  expect(heldOn('F.TRX ATTACHE AUX LOTS 71/1000 (CPTE 105) AU 17.11.26     1.224,75')).toEqual({
    fonds_travaux_lots: 122475,
  });
  expect(
    heldOn('Fonds de travaux, cotisations encaissées pour vos lots     105     1 205,79'),
  ).toEqual({ fonds_travaux_lots: 120579 });
});

it('over their words', () => {
  expect(
    heldOn(`
      265,20 €                                 421,67 €
      avance de trésorerie versée              votre part du fonds de travaux (attachée aux lots)`),
  ).toEqual({ avance_versee: 26520, fonds_travaux_lots: 42167 });
});

it('not what is asked for, what moves the account, or what differs', () => {
  expect(
    heldOn(`
      02/03/2026   AVANCE TRESORERIE                     90,00
      Avances de trésorerie exigibles                    12,00
      Fonds de travaux 4T                                32,63`),
  ).toEqual({});
  expect(
    heldOn(`
      Avance de trésorerie                              236,00
      Avance de réserve (1031)                          230,00`),
  ).toEqual({});
});

it('before their words, in rows of their own', () => {
  expect(
    heldOn(`
      224,40 € avance de trésorerie permanente (compte 1031), remboursable en cas de vente
      588,72 € quote-part du fonds de travaux, attachée aux lots et non remboursable`),
  ).toEqual({ avance_versee: 22440, fonds_travaux_lots: 58872 });
});

it('in a sentence that began on the line above', () => {
  expect(
    heldOn(`
      Le solde est celui de l’appel d’octobre. Avance de trésorerie permanente détenue au
      titre de vos lots : 270,00 € (225/10 000 de 12 000,00 €), remboursable par le syndic`),
  ).toEqual({ avance_versee: 27000 });
});
