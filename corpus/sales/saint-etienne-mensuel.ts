import { balanced } from './accounts.ts';
import { listing } from './annexes-listing.ts';
// Saint-Étienne: a needle printer, calls every month, the sign behind the amount, a credit balance.
import { accountOf } from './bank-account.ts';
import { balanceOf, type Entry, later, quotesOf, type Scene, share } from './books.ts';
import { ficheOfficial } from './building-papers.ts';
import { conveningFormal } from './convening.ts';
import { matrix } from './hand-matrix.ts';
import { minutesListing } from './minutes.ts';
import { appels, decomptes } from './pile.ts';
import { bookOf, inOrder, key, spanOf } from './plan.ts';
import { approve, budget, fund, quitus, syndicElected } from './resolutions.ts';
import { type Sale, sent } from './sale.ts';

const DATE = '2026-10-15';
const scene: Scene = {
  syndic: {
    name: 'RÉGIE DU FOREZ',
    street: '11 place Jean Jaurès',
    town: '42000 SAINT-ÉTIENNE',
    phone: '04 77 00 62 35',
    mail: 'regie@regie-forez.example.fr',
    manager: 'M. CHAPELON',
    foot: 'RCS 900 000 420',
  },
  building: {
    name: 'LE MONTAUD',
    street: '60 rue Tarentaize',
    town: '42000 SAINT-ÉTIENNE',
    rnc: 'AA7702341',
  },
  owner: { name: 'MLLE CELLIER ODETTE', lines: ['60 rue Tarentaize', '42000 SAINT-ÉTIENNE'] },
  account: '4500033',
  iban: accountOf('sale-saint-etienne').spaced,
  lots: [
    ['33', 'appartement T2', 187],
    ['76', 'cave', 5],
  ],
  base: 10000,
};
const MONTHS = 'JANV FEVR MARS AVRIL MAI JUIN JUIL AOUT SEPT OCT NOV DEC'.split(' ');
const book = bookOf({
  keys: [
    key('01', 'Charges générales', 'general', 10000, { 33: 187, 76: 5 }),
    key('05', 'Eau froide', 'water', 3120, { 33: 62 }),
  ],
  starts: '01-01',
  count: 12,
  budgets: {
    2024: [3960000, 720000],
    2025: [4080000, 744000],
    2026: [4200000, 756000],
    2027: [4320000, 780000],
  },
  real: { 2024: [4012677, 698140], 2025: [3944108, 761250] },
  fund: { label: 'Fonds travaux loi ALUR', percent: 5 },
  title: (year, index) => `${MONTHS[index] ?? ''} ${year}`,
});
const CREDIT = 8640;
const surplus = book.called(2025) - book.realShare(2025);
const paid = Array.from(
  { length: 10 },
  (_, index) => `2026-${String(index + 1).padStart(2, '0')}-05`,
);
const entries: Entry[] = inOrder([
  { day: '2026-01-01', label: 'Solde reporté', credit: CREDIT - surplus },
  ...book.entries(2026, ({ title }) => `Appel ${title}`, paid, 'Prélèvement'),
  { day: '2026-05-29', label: 'Régularisation 2025', credit: surplus },
]);
const hand = matrix({ font: "'Nimbus Mono PS', monospace", ink: '#223' });
const ALL = [...book.calls(2026), ...book.calls(2027)];
const CLOSED_2024 = balanced({
  placed: 640000,
  advance: 420000,
  fund: 652000,
  owed: 611804,
  doubtful: 150220,
  overpaid: 38950,
  suppliers: 511436,
});
const CLOSED_2025 = balanced({
  placed: 880000,
  advance: 420000,
  fund: 893200,
  owed: 704119,
  doubtful: 283507,
  overpaid: 47215,
  suppliers: 498870,
  social: 33100,
});
const items = [
  approve('2025-01-01', '2025-12-31', book.real(2025), 2),
  quitus('RÉGIE DU FOREZ', 2),
  budget('2027-01-01', '2027-12-31', book.budget(2027), 12, 2),
  fund(5, book.fund(2027), 2),
  syndicElected('RÉGIE DU FOREZ', '2026-05-28', '2027-06-30', 2),
];

export const SAINT_ETIENNE: Sale = {
  name: 'saint-etienne-mensuel',
  told: 'imprimante à aiguilles ; appels mensuels ; solde créditeur au signe placé derrière ; annexes sans titres de colonnes',
  date: DATE,
  dossier: {
    address: '60 rue Tarentaize, 42000 Saint-Étienne',
    lots: ['33', '76'],
    owners: ['Odette Cellier'],
  },
  files: [
    ...appels(
      hand,
      scene,
      'saint-etienne',
      [
        ['AVIS07', book.call(2026, 6), -CREDIT, '2026-06-22'],
        ['AVIS08', book.call(2026, 7), -CREDIT, '2026-07-22'],
        ['AVIS09', book.call(2026, 8), -CREDIT, '2026-08-21'],
        ['AVIS10', book.call(2026, 9), -CREDIT, '2026-09-22'],
      ],
      { held: 7700 },
    ),
    sent(
      'COMPTE',
      hand.releve('saint-etienne-releve', scene, entries, { from: '2026-01-01', at: '2026-10-12' }),
    ),
    ...decomptes(hand, scene, 'saint-etienne', [
      ['DECOMPTE25', book.settled(2025), '2026-05-04'],
      ['DECOMPTE24', book.settled(2024), '2025-05-05'],
    ]),
    sent('CONVOC', [
      conveningFormal('saint-etienne-convocation', scene, {
        printed: '2026-05-04',
        date: '2026-05-28',
        hour: '17 h 00',
        place: 'dans les bureaux de la régie',
        kind: 'ordinaire',
        items,
      }),
      listing('saint-etienne-annexes', scene, book.accounts(2025, [CLOSED_2024, CLOSED_2025])),
    ]),
    sent(
      'PV2026',
      minutesListing('saint-etienne-pv-26', scene, {
        date: '2026-05-28',
        hour: '17H',
        kind: 'ordinaire',
        chair: 'M. PEYRARD',
        present: 5508,
        items,
      }),
      'fax',
    ),
    sent(
      'PV2025',
      minutesListing('saint-etienne-pv-25', scene, {
        date: '2025-05-22',
        hour: '17H',
        kind: 'ordinaire',
        chair: 'M. PEYRARD',
        present: 5120,
        items: [
          approve('2024-01-01', '2024-12-31', book.real(2024), 2),
          budget('2026-01-01', '2026-12-31', book.budget(2026), 12, 2),
          fund(5, book.fund(2026), 2),
        ],
      }),
    ),
    sent(
      'FICHE',
      ficheOfficial('saint-etienne-fiche', scene, {
        updated: '2026-06-10',
        rcp: '1957-10-04',
        lots: 78,
        main_lots: 39,
        closed: '2025-12-31',
        current: book.real(2025),
        works: 0,
        suppliers: 531970,
        unpaid: 987626,
        debtors: 8,
        fund: 893200,
        heating: 'Individuel gaz',
        lifts: 1,
        mandate_end: '2027-06-30',
        built: '1949-1960',
      }),
    ),
  ],
  truth: {
    VENDEUR: ['Odette Cellier'],
    SYNDIC: 'RÉGIE DU FOREZ',
    RNC: 'AA7702341',
    LOTS: ['33', '76'],
    TANTIEMES: 192,
    BASE: 10000,
    SURFACE: null,
    EXERCICE: '2026-01-01/2026-12-31',
    'I-A-1-a': 0,
    'I-A-1-b': 0,
    'I-A-2': 0,
    'I-A-5': 0,
    'I-A-4-a': 0,
    'I-A-7': 0,
    'II-A-1': 7700,
    'II-C': -balanceOf(entries),
    'III-1': 7700,
    // November and December, then the twelve months of 2027, by key in annexe 3.
    'III-2-a': { schedule: later(ALL, DATE, (call) => call.budget) },
    'III-2-b': { schedule: [] },
    'III-3': { schedule: later(ALL, DATE, (call) => call.fund) },
    PROVISION: quotesOf(book.call(2026, 9).budget),
    'N1-EXERCICE': spanOf(book.period(2025)),
    'N1-BUDGET-APPELE': book.called(2025),
    'N1-BUDGET-REEL': book.realShare(2025),
    'N2-EXERCICE': spanOf(book.period(2024)),
    'N2-BUDGET-APPELE': book.called(2024),
    'N2-BUDGET-REEL': book.realShare(2024),
    'COPRO-1': 704119 + 283507,
    'COPRO-1-EXIGIBLE': 704119,
    'COPRO-1-DOUTEUX': 283507,
    'COPRO-2': 498870,
    'COPRO-3-a': true,
    'COPRO-3-b': 893200,
    'COPRO-3-c': share(893200, 192, 10000),
    'COPRO-3-d': quotesOf(book.call(2026, 9).fund),
    BUDGET: book.budget(2026),
    'VIE-SYNDIC-MANDAT': '2027-06-30',
    'VIE-DERNIERE-AG': '2026-05-28',
    'VIE-LOTS': 78,
    'VIE-EMPRUNT': false,
    'VIE-TRAVAUX': { works: [] },
    'TECH-ASCENSEURS': 1,
  },
};
