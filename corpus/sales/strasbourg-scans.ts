// Strasbourg: everything scanned, heating by building, an account three months old and a call since.
import { balanced } from './accounts.ts';
import { stacked } from './annexes-stacked.ts';
import { type Entry, later, quotesOf, share } from './books.ts';
import { carnet, ficheHouse } from './building-papers.ts';
import { conveningFormal } from './convening.ts';
import { sections } from './hand-sections.ts';
import { minutesGrid } from './minutes.ts';
import { carrez } from './notary-papers.ts';
import { appels, decomptes } from './pile.ts';
import { bookOf, inOrder, key, spanOf } from './plan.ts';
import { approve, budget, fund, quitus, syndicElected } from './resolutions.ts';
import { type Sale, sent } from './sale.ts';
import { STRASBOURG_SCENE as scene } from './scenes-west-east.ts';

const DATE = '2026-11-20';
const book = bookOf({
  keys: [
    key('01', 'Charges générales', 'general', 10000, { 14: 352, 64: 9 }),
    key('11', 'Chauffage bât. A', 'heating', 5200, { 14: 371 }),
    key('12', 'Chauffage bât. B', 'heating', 4650, {}),
  ],
  starts: '01-01',
  count: 4,
  budgets: {
    2024: [3880000, 2480000, 2200000],
    2025: [3960000, 2560000, 2280000],
    2026: [4040000, 2600000, 2320000],
    2027: [4120000, 2640000, 2360000],
  },
  real: { 2024: [3911806, 2633190, 2288415], 2025: [3874420, 2471365, 2190077] },
  fund: { label: 'Fonds de travaux', percent: 5 },
  title: (year, index) => `${index + 1}. Quartal / ${index + 1}e trimestre ${year}`,
});
const credit = book.called(2025) - book.realShare(2025);
const third = quotesOf([...book.call(2026, 2).budget, ...book.call(2026, 2).fund]);
const entries: Entry[] = inOrder([
  { day: '2026-01-01', label: 'Solde reporté', debit: 0 },
  ...book.entries(
    2026,
    ({ due }) => `Provisions exigibles au ${due.slice(8)}.${due.slice(5, 7)}`,
    ['2026-01-15', '2026-04-14', null],
    'Votre chèque',
  ),
  { day: '2026-04-23', label: 'Régularisation exercice 2025', credit },
  { day: '2026-07-16', label: 'Votre chèque', credit: third - credit },
]);
const CLOSED_2024 = balanced({
  placed: 1230000,
  advance: 700000,
  fund: 1228800,
  owed: 188217,
  overpaid: 140022,
  suppliers: 905540,
});
const CLOSED_2025 = balanced({
  placed: 1670000,
  advance: 700000,
  fund: 1668800,
  owed: 233408,
  overpaid: 260119,
  suppliers: 811763,
  sundry_debts: 15000,
});
const items = [
  approve('2025-01-01', '2025-12-31', book.real(2025), 0),
  quitus(scene.syndic.name, 0),
  budget('2027-01-01', '2027-12-31', book.budget(2027), 4, 0),
  fund(5, book.fund(2027), 0),
  syndicElected(scene.syndic.name, '2026-04-23', '2027-07-31', 0),
];
const hand = sections({ font: "'DejaVu Sans Condensed', sans-serif", ink: '#333' });
const next = book.calls(2027);

export const STRASBOURG: Sale = {
  name: 'strasbourg-scans',
  told: 'tout est numérisé ; chauffage par bâtiment ; relevé vieux de trois mois et un appel depuis ; indivision',
  date: DATE,
  dossier: {
    address: '44 boulevard Tauler, 67000 Strasbourg',
    lots: ['14', '64'],
    owners: ['Indivision Schmitt-Weber'],
    rnc: 'AA9053318',
  },
  files: [
    ...appels(
      hand,
      scene,
      'strasbourg-a',
      [['scan0001', book.call(2026, 2), -credit, '2026-06-17']],
      { held: 26000 },
      'scan200',
    ),
    ...appels(
      hand,
      scene,
      'strasbourg-b',
      [['scan0002', book.call(2026, 3), 0, '2026-09-18']],
      { held: 26000 },
      'scan150-de-travers',
    ),
    sent(
      'scan0003',
      hand.releve('strasbourg-releve', scene, entries, { from: '2026-01-01', at: '2026-08-20' }),
      'scan200',
    ),
    ...decomptes(
      hand,
      scene,
      'strasbourg',
      [
        ['scan0004', book.settled(2025), '2026-03-20'],
        ['scan0005', book.settled(2024), '2025-03-21'],
      ],
      'bruit',
    ),
    sent(
      'scan0006',
      [
        conveningFormal('strasbourg-convocation', scene, {
          printed: '2026-03-25',
          date: '2026-04-23',
          hour: '19 h 00',
          place: 'Foyer Saint-Maurice, Strasbourg',
          kind: 'ordinaire',
          items,
        }),
        stacked('strasbourg-annexes', scene, book.accounts(2025, [CLOSED_2024, CLOSED_2025])),
      ],
      'scan200',
    ),
    sent(
      'scan0007',
      minutesGrid('strasbourg-pv-26', scene, {
        date: '2026-04-23',
        hour: '19 h 00',
        kind: 'ordinaire',
        chair: 'M. KLEIN',
        present: 6155,
        items,
      }),
      'scan200',
    ),
    sent(
      'scan0008',
      minutesGrid('strasbourg-pv-25', scene, {
        date: '2025-04-24',
        hour: '19 h 00',
        kind: 'ordinaire',
        chair: 'M. KLEIN',
        present: 6010,
        items: [
          approve('2024-01-01', '2024-12-31', book.real(2024), 0),
          budget('2026-01-01', '2026-12-31', book.budget(2026), 4, 0),
          fund(5, book.fund(2026), 0),
        ],
      }),
      'tampon',
    ),
    sent(
      'scan0009',
      ficheHouse('strasbourg-fiche', scene, {
        updated: '2026-05-11',
        rcp: '1969-09-09',
        lots: 88,
        main_lots: 40,
        closed: '2025-12-31',
        current: book.real(2025),
        works: 0,
        suppliers: 826763,
        unpaid: 233408,
        debtors: 3,
        fund: 1668800,
        heating: 'Collectif par bâtiment (fioul)',
        lifts: 2,
        mandate_end: '2027-07-31',
        built: '1961-1974',
      }),
      'scan200',
    ),
    sent(
      'scan0010',
      carnet('strasbourg-carnet', scene, {
        printed: '2026-05-12',
        insurance: 'ASSURANCE D’ALSACE EXEMPLE, contrat 55 201 774, échéance 1er janvier',
        contracts: [['Chaufferies A et B', 'THERMIE 67', '30/06/2028']],
        works: [['2016', 'Remplacement chaudière bât. A', 'THERMIE 67']],
        extra: ['Dossier technique amiante mis à jour en 2019.'],
      }),
      'scan200',
    ),
    sent(
      'scan0011',
      carrez('strasbourg-carrez', scene, {
        date: '2026-09-30',
        firm: 'EXPERTISES DU RHIN',
        lot: '14',
        rooms: [
          ['Salon – salle à manger', '33,07'],
          ['Cuisine', '11,45'],
          ['Chambres (3)', '38,66'],
          ['Sanitaires, couloir', '14,20'],
        ],
        total: '97,38',
        outside: [['Balcon', '6,10']],
      }),
      'scan150-de-travers',
    ),
  ],
  truth: {
    SYNDIC: 'IMMO RHIN SYNDIC',
    LOTS: ['14', '64'],
    TANTIEMES: 361,
    BASE: 10000,
    SURFACE: 97.38,
    EXERCICE: '2026-01-01/2026-12-31',
    // The account of 20/08 is before the call of 01/10: nobody knows whether that one was paid.
    'I-A-1-a': null,
    'I-A-2': 0,
    'I-A-5': null,
    'I-A-7': 0,
    'II-A-1': 26000,
    'III-1': 26000,
    'III-2-a': { schedule: later(next, DATE, (call) => call.budget) },
    'III-2-b': { schedule: [] },
    'III-3': { schedule: later(next, DATE, (call) => call.fund) },
    PROVISION: quotesOf(book.call(2026, 3).budget),
    'N1-EXERCICE': spanOf(book.period(2025)),
    'N1-BUDGET-APPELE': book.called(2025),
    'N1-BUDGET-REEL': book.realShare(2025),
    'N1-HORS-BUDGET-APPELE': 0,
    'N2-EXERCICE': spanOf(book.period(2024)),
    'N2-BUDGET-APPELE': book.called(2024),
    'N2-BUDGET-REEL': book.realShare(2024),
    'COPRO-1': 233408,
    'COPRO-1-DOUTEUX': 0,
    'COPRO-2': 811763,
    'COPRO-3-a': true,
    'COPRO-3-b': 1668800,
    'COPRO-3-c': share(1668800, 361, 10000),
    'COPRO-3-d': quotesOf(book.call(2026, 2).fund),
    BUDGET: book.budget(2026),
    'VIE-SYNDIC-MANDAT': '2027-07-31',
    'VIE-DERNIERE-AG': '2026-04-23',
    'VIE-LOTS': 88,
    'VIE-EMPRUNT': false,
    'VIE-TRAVAUX': { works: [] },
    'TECH-CARNET': true,
    'TECH-ASCENSEURS': 2,
  },
};
