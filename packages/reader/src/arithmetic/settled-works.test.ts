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

it('under heads in a row of their own, beside another table', () => {
  expect(
    worksOn(`
      03 PARKING – tantièmes 20 / 500       1 240,00    49,60    HORS BUDGET
                                                                 Opération             Clé    Appelé     Réel   Écart
      Porte automatique                       640,00    25,60    Toiture (en cours)    01   2 410,20     0,00       –
                                                                 Éclairage (soldé)     03     120,00   114,40   -5,60
      04 CHAUFFAGE – tantièmes 31 / 900    11 310,00   389,57    TOTAL                      2 530,20   114,40   -5,60`),
  ).toEqual({ travaux_appeles_lot: 253020, travaux_reels: 11440 });
  expect(
    worksOn(`
      Travaux hors budget prévisionnel – clé 01
      Opération                 Appelé dans   Dépensé dans   Observation
                                l’exercice    l’exercice
      Étanchéité de la cour        640,20         256,08     en cours`),
  ).toEqual({ travaux_appeles_lot: 64020, travaux_reels: 25608 });
});

it('never of all owners together', () => {
  expect(
    worksOn(`
      Travaux hors budget de l’année
      Lots        parts     Appelé       Coût réel
      1 et 6        400      860,00         860,00
      2 et 7        600    1 290,00       1 290,00
      Total        1000    2 150,00       2 150,00`),
  ).toEqual({});
});

it('by what the row itself says, under the heads of the year', () => {
  expect(
    worksOn(`
      Charges réelles          Provisions appelées     Dont récupérable
      1 721,30 €               1 690,00 €              820,15 €
      Travaux et opérations exceptionnelles soldés
      Appelé 310,00 €          Réel 298,50 €           Solde -11,50 €`),
  ).toEqual({ travaux_appeles_lot: 31000, travaux_reels: 29850 });
});

it('on a page that is about them alone', () => {
  const page = (title: string) => `
      ${title}
      Réfection de la fontaine – opération soldée

      Clé                        Dépense réelle
      040 JARDIN                 12 400,00

      Quote-part des travaux réalisés     318,20
      Quote-part appelée (2 appels)       330,00
      EN VOTRE FAVEUR                      11,80`;
  const works = { travaux_appeles_lot: 33000, travaux_reels: 31820 };
  expect(worksOn(page('DÉCOMPTE D’OPÉRATION HORS BUDGET'))).toEqual(works);
  expect(worksOn(page('DÉCOMPTE DE L’EXERCICE'))).toEqual({});
});
