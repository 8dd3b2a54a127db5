// Brest: few papers, badly scanned; one call a year, no account, no annexes: most of it is not known.
import { later, quotesOf, share } from './books.ts';
import { ficheOfficial } from './building-papers.ts';
import { matrix } from './hand-matrix.ts';
import { minutesListing } from './minutes.ts';
import { carrez, deed, rcp } from './notary-papers.ts';
import { appels, decomptes } from './pile.ts';
import { bookOf, key, spanOf } from './plan.ts';
import { approve, budget, fund, syndicElected } from './resolutions.ts';
import { type Sale, sent } from './sale.ts';
import { BREST_SCENE as scene } from './scenes-south.ts';

const DATE = '2026-11-10';
const book = bookOf({
  keys: [key('1', 'Charges communes', 'general', 1000, { 6: 71 })],
  starts: '01-01',
  count: 1,
  budgets: { 2024: [1250000], 2025: [1290000], 2026: [1320000], 2027: [1360000] },
  real: { 2024: [1301877], 2025: [1266340] },
  fund: { label: 'Fonds travaux', percent: 5 },
  title: (year) => `ANNUEL ${year}`,
});
const hand = matrix({ font: "'DejaVu Sans Mono', monospace", ink: '#111' });

export const BREST: Sale = {
  name: 'brest-peu-de-pieces',
  told: 'peu de pièces, mal numérisées ; appel annuel ; ni relevé ni annexes : la plupart des sommes sont inconnues',
  date: DATE,
  dossier: {
    address: '8 rue de la Porte, 29200 Brest',
    lots: ['6'],
    owners: ['Jeannine Le Roy'],
  },
  files: [
    ...appels(
      hand,
      scene,
      'brest-a',
      [['appel 2026', book.call(2026, 0), 0, '2025-12-10']],
      {},
      'scan150-de-travers',
    ),
    ...appels(
      hand,
      scene,
      'brest-b',
      [['appel 2025', book.call(2025, 0), 0, '2024-12-11']],
      {},
      'fax',
    ),
    ...decomptes(
      hand,
      scene,
      'brest',
      [['decompte 2025', book.settled(2025), '2026-03-02']],
      'scan200',
    ),
    sent(
      'PV 2026',
      minutesListing('brest-pv-26', scene, {
        date: '2026-03-27',
        hour: '18H',
        kind: 'ordinaire',
        chair: 'MME QUEMENER',
        present: 611,
        items: [
          approve('2025-01-01', '2025-12-31', book.real(2025), 2),
          budget('2027-01-01', '2027-12-31', book.budget(2027), 1, 2),
          fund(5, book.fund(2027), 2),
          syndicElected('KERBRAT', '2026-03-27', '2027-06-30', 2),
        ],
      }),
      'scan200',
    ),
    sent(
      'PV 2025',
      minutesListing('brest-pv-25', scene, {
        date: '2025-03-28',
        hour: '18H',
        kind: 'ordinaire',
        chair: 'MME QUEMENER',
        present: 580,
        items: [
          approve('2024-01-01', '2024-12-31', book.real(2024), 2),
          budget('2026-01-01', '2026-12-31', book.budget(2026), 1, 2),
          fund(5, book.fund(2026), 2),
        ],
      }),
      'bruit',
    ),
    sent(
      'fiche',
      ficheOfficial('brest-fiche', scene, {
        updated: '2026-04-20',
        rcp: '1959-07-01',
        lots: 28,
        main_lots: 14,
        closed: '2025-12-31',
        current: book.real(2025),
        works: 0,
        suppliers: 141830,
        unpaid: 90412,
        debtors: 1,
        fund: 318800,
        heating: 'Individuel gaz',
        lifts: 0,
        mandate_end: '2027-06-30',
        built: '1949-1960',
      }),
    ),
    sent(
      'titre',
      deed('brest-titre', scene, {
        date: '1999-02-12',
        in_words: 'MIL NEUF CENT QUATRE-VINGT-DIX-NEUF, LE DOUZE FÉVRIER',
        notary: 'Maître Yves PRIGENT',
        seller: 'Monsieur Albert TANGUY',
        buyers: ['Madame Jeannine QUÉRÉ épouse LE ROY'],
        lots: [['6', 'au deuxième étage droite, un appartement de trois pièces', '71']],
        base: '1.000',
        rcp: '1959-07-01',
      }),
      'scan200',
    ),
    sent(
      'reglement',
      rcp('brest-rcp', scene, {
        date: '1959-07-01',
        notary: 'Maître Corentin LE GUEN, notaire à Brest',
        base: '1.000',
        rows: [
          ['5', 'Appartement', '2e', '74'],
          ['6', 'Appartement', '2e', '71'],
          ['7', 'Appartement', '3e', '74'],
        ],
        extra: 'Les charges sont réparties au prorata des millièmes.',
      }),
      'photo',
    ),
    sent(
      'carrez',
      carrez('brest-carrez', scene, {
        date: '2026-10-08',
        firm: 'BREIZH DIAG',
        lot: '6',
        rooms: [
          ['Séjour', '21,30'],
          ['Cuisine', '9,05'],
          ['Chambres (2)', '22,48'],
          ['Divers', '8,01'],
        ],
        total: '60,84',
        outside: [['Grenier', '7,50']],
      }),
    ),
  ],
  truth: {
    VENDEUR: ['Jeannine Le Roy'],
    SYNDIC: 'CABINET KERBRAT',
    LOTS: ['6'],
    TANTIEMES: 71,
    BASE: 1000,
    SURFACE: 60.84,
    EXERCICE: '2026-01-01/2026-12-31',
    // No account: the call of January says that nothing was owed before it, not whether it was paid.
    'I-A-1-a': null,
    'I-A-2': 0,
    'I-A-5': null,
    'II-A-1': null,
    'II-C': null,
    'III-1': null,
    'III-2-a': { schedule: later(book.calls(2027), DATE, (call) => call.budget) },
    'III-2-b': { schedule: [] },
    'III-3': { schedule: later(book.calls(2027), DATE, (call) => call.fund) },
    PROVISION: quotesOf(book.call(2026, 0).budget),
    'N1-EXERCICE': spanOf(book.period(2025)),
    'N1-BUDGET-APPELE': book.called(2025),
    'N1-BUDGET-REEL': book.realShare(2025),
    'N2-EXERCICE': spanOf(book.period(2024)),
    'N2-BUDGET-APPELE': null,
    'COPRO-1': 90412,
    'COPRO-1-DOUTEUX': null,
    'COPRO-3-a': true,
    'COPRO-3-b': 318800,
    'COPRO-3-c': share(318800, 71, 1000),
    BUDGET: book.budget(2026),
    'VIE-SYNDIC-MANDAT': '2027-06-30',
    'VIE-DERNIERE-AG': '2026-03-27',
    'VIE-LOTS': 28,
    'VIE-RCP': '1959-07-01',
    'VIE-TRAVAUX': { works: [] },
    'TECH-ASCENSEURS': 0,
  },
};
