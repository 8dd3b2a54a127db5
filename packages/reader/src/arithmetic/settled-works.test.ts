import { expect, it } from 'vitest';

import { setPage } from '../../test/set-pages.ts';
import { rowsOf } from './figures.ts';
import { settledWorks } from './settled-works.ts';

const worksOn = (text: string) =>
  Object.fromEntries(settledWorks(rowsOf([setPage(text)])).map(({ name, cents }) => [name, cents]));

it('what was called and what it cost, under their section', () => {
  expect(
    worksOn(`
      Pour mémoire – opération de travaux clôturée (hors budget)
      Remplacement de la porte du parking – lot 118, clé 040 (10/400)
      Quote-part appelée en 2025                           360,00
      Quote-part réelle                                    349,50
      Trop appelé, porté au crédit de votre compte          10,50`),
  ).toEqual({ travaux_appeles_lot: 36000, travaux_reels: 34950 });
});

it('worked out in the row', () => {
  expect(
    worksOn(`
      HORS BUDGET   DEPENSE EX 25 920,00 TOITURE-TERRASSE QUOTE-PART 232/10000 601,34
      APPELE EX 2 X 501,12 = 1 002,24 REPORTE EN ATTENTE CPT 12`),
  ).toEqual({ travaux_appeles_lot: 100224, travaux_reels: 60134 });
});

it('that there were none, or that none was closed', () => {
  const nothing = { travaux_appeles_lot: 0, travaux_reels: 0 };
  expect(worksOn('HORS BUDGET NEANT (AUCUNE DEPENSE NI APPEL SUR L EXERCICE)')).toEqual(nothing);
  expect(
    worksOn('Aucune opération de travaux hors budget sur l’exercice 2024 : ni appel, ni dépense.'),
  ).toEqual(nothing);
  expect(worksOn('Aucune opération de travaux n’a été clôturée durant l’exercice.')).toEqual({
    travaux_reels: 0,
  });
});

it('nothing of a settlement that does not speak of them', () => {
  expect(
    worksOn(`
      Charges générales        1 495,10
      Votre quote-part         2 012,34
      Provisions appelées      1 955,30`),
  ).toEqual({});
});
