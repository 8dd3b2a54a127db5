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

it('after their sums, in sentences, or under heads', () => {
  expect(
    worksOn(`
      TRAVAUX ET OPÉRATIONS HORS BUDGET
      1 552,66 € appelés sur l’exercice au titre de la toiture-terrasse
        931,59 € votre part des travaux constatés au 31 mars 2026 (25 200,00 €, 178 parts sur 4815)`),
  ).toEqual({ travaux_appeles_lot: 155266, travaux_reels: 93159 });
  expect(
    worksOn(`
      HORS BUDGET, opération soldée au 30/06/2026 : chaudières. Appelé 1004,00 ; coût réel 978,90 ;
      solde 25,10 CR, porté au compte séparément.`),
  ).toEqual({ travaux_appeles_lot: 100400, travaux_reels: 97890 });
  expect(
    worksOn(`
      HORS BUDGET (NON COMPRIS)        APPELE        REEL      SOLDE
      RAVALEMENT COUR (CLOS)         2.268,00    2.182,92     -85,08
      ASCENSEUR APPEL 1/2 (EN COURS)   780,00
      TOTAL HORS BUDGET              3.048,00    2.182,92`),
  ).toEqual({ travaux_appeles_lot: 304800, travaux_reels: 218292 });
});

it('neither of the two, in a sentence', () => {
  const none = { travaux_appeles_lot: 0, travaux_reels: 0 };
  expect(
    worksOn(`
      Hiver doux, d’où le gaz en baisse. Il n’y a eu ni
      travaux ni dépense hors budget en 2025.`),
  ).toEqual(none);
  expect(
    worksOn('C. TRAVAUX ART. 14-2 : NI APPEL NI DEPENSE SUR L’EXERCICE (0,00 / 0,00)'),
  ).toEqual(none);
});

it('in a text that runs over lines', () => {
  expect(
    worksOn(`
      Hors budget, pour mémoire – opération soldée « Colonne montante » : quote-part appelée
      519,84 €, quote-part réelle 509,01 €, différence de 10,83 € portée à votre crédit`),
  ).toEqual({ travaux_appeles_lot: 51984, travaux_reels: 50901 });
  expect(
    worksOn(`
      HORS BUDGET
      Travaux et opérations exceptionnelles 2024 : appelé
      0,00 – réel 0,00`),
  ).toEqual({ travaux_appeles_lot: 0, travaux_reels: 0 });
});

it('in a row that its heads name, whose last sum is what lies between', () => {
  expect(
    worksOn(`
                                            CHARGES REELLES   PROVISIONS APPELEES   DIFFERENCE
      I - OPERATIONS COURANTES                     1 960,22              1 907,84        52,38
      II - TRAVAUX ART. 14-2 ECLAIRAGE               267,40                280,00       -12,60`),
  ).toEqual({ travaux_appeles_lot: 28000, travaux_reels: 26740 });
});

it('in a card, the cost by what is left of the calls', () => {
  expect(
    worksOn(`
      Parkings                     68,71 €          Travaux clos (art. 14-2)        176,00 €
      Dépenses de l'immeuble    2 198,56 €          Éclairage des parkings        5 632,00 €
      Provisions appelées          70,00 €          Provisions appelées             180,00 €
      Écart                        -1,29 €          Écart                            -4,00 €`),
  ).toEqual({ travaux_appeles_lot: 18000, travaux_reels: 17600 });
});

it('the share of a whole that stands in the row of its fraction, beside a card', () => {
  expect(
    worksOn(`
      Travaux hors budget                                                au 30 juin 2025
                                                                         Comptes approuvés le
      Portail du garage, votre quote-part appelée            300,00 €    26 nov. 2025
      Votre quote-part : 1 sur 20 de 6 000,00 €, appelée le 1er janvier 2025
                                                                         Édité le
                                                                         3 déc. 2025
      Votre quote-part des dépenses réelles                  290,20 €
      1 sur 20 de 5 804,00 €, facture du 12 avril 2025`),
  ).toEqual({ travaux_appeles_lot: 30000, travaux_reels: 29020 });
});

it('under heads that say it at length, and never the year that is settled', () => {
  const year = `
      Total de vos charges réelles                           2 004,11
      Provisions appelées (4 trimestres)                     1 916,52`;
  const heads =
    'Travaux et opérations hors budget      Appelé pendant l’exercice   Dépense répartie   Solde';
  const worksIn = (text: string) =>
    settledWorks(rowsOf([setPage(text)]), [191652, 200411]).map(({ cents }) => cents);
  expect(
    worksIn(`
      ${heads}
      Éclairage des caves (close), 10 / 700                     320,00             310,10   -9,90
      Toiture (en cours), appel 1/4                             532,25
      Sous-total hors budget                                    852,25             310,10${year}`),
  ).toEqual([85225, 31010]);
  expect(
    worksIn(`
      ${heads}
      Rien n’a été appelé${year}`),
  ).toEqual([]);
});

it('of the only works, under the heads of the whole', () => {
  expect(
    worksOn(`
      RECAPITULATION                  APPELE       REEL      SOLDE
      CHARGES COURANTES             1 008,88   1 074,30      65,42
      TRAVAUX HORS BUDGET
      PORTE DU HALL                   449,40     437,26      12,14 CR`),
  ).toEqual({ travaux_appeles_lot: 44940, travaux_reels: 43726 });
});

it('under heads of their own, beside another table, in the total of the section', () => {
  expect(
    worksOn(`
      Espaces verts           3 240,00        120,88        OPÉRATIONS HORS BUDGET
      Menues réparations      1 733,90         64,69        Opération             Appelé       Réel      Écart
      Assurance               5 741,55        214,22
      Honoraires du syndic    8 500,00        317,14        Toiture, en cours   2 694,08       0,00          –
      Affranchissements         548,70         20,47        Porte, soldée         288,00     277,20     -10,80
      Nettoyage               3 960,00        147,75        TOTAL               2 982,08     277,20     -10,80`),
  ).toEqual({ travaux_appeles_lot: 298208, travaux_reels: 27720 });
  expect(
    worksOn(`
      Charges réelles             Provisions appelées        Dont récupérable
      2 721,47 €                  2 616,40 €                 1 650,38 €
      Travaux et opérations exceptionnelles soldés dans l’exercice
      Appelé 450,00 €             Réel 436,86 €              Solde −13,14 €`),
  ).toEqual({ travaux_appeles_lot: 45000, travaux_reels: 43686 });
});

it('on a page of its own, by what is between the two', () => {
  expect(
    worksOn(`
      DÉCOMPTE D’OPÉRATION HORS BUDGET
      Remplacement de la pompe du bassin
      Assemblée du 19/06/2025, résolution n° 10, opération soldée
      LOT 0011 Appartement
      Clé                  Base      Tant.      Voté immeuble      Dépense réelle immeuble
      040 BASSIN          1 000         56          14 400,00                    13 824,00
      Les lots 0031 et 0052 ne participent pas à la clé 040.
      Quote-part des travaux réalisés                                               774,14
      Quote-part appelée (2 appels)                                                 806,40
      EN VOTRE FAVEUR                                                                32,26 €`),
  ).toEqual({ travaux_appeles_lot: 80640, travaux_reels: 77414 });
});
