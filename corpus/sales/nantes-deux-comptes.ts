import { balanced } from './accounts.ts';
import { years } from './annexes-years.ts';
// Nantes: the flat and the parking each have an account of their own, one in credit, the other owing a call.
import { accountOf } from './bank-account.ts';
import { balanceOf, type Entry, later, quotesOf, type Scene, share } from './books.ts';
import { ficheHouse } from './building-papers.ts';
import { conveningFormal } from './convening.ts';
import { portal } from './hand-portal.ts';
import { minutesListing } from './minutes.ts';
import { rcp } from './notary-papers.ts';
import { appels, decomptes } from './pile.ts';
import { bookOf, inOrder, key, spanOf } from './plan.ts';
import { approve, budget, fund, syndicElected } from './resolutions.ts';
import { type Sale, sent } from './sale.ts';

const DATE = '2026-11-25';
const flat: Scene = {
  syndic: {
    name: 'Cotidien Syndic',
    street: '5 allée Brancas',
    town: '44000 NANTES',
    phone: '02 40 00 18 60',
    mail: 'bonjour@cotidien-syndic.example.fr',
    manager: 'Maëlle ROUXEL',
    foot: 'SAS – RCS Nantes 900 000 664 – carte CPI 4401 2021 000 000 664',
  },
  building: {
    name: 'Résidence Les Salorges',
    street: '21 quai de la Fosse',
    town: '44000 NANTES',
    rnc: 'AD5520913',
  },
  owner: { name: 'M. Yann LE GOFF', lines: ['3 rue du Calvaire', '44000 NANTES'] },
  account: 'C-0008',
  iban: accountOf('sale-nantes').spaced,
  lots: [['8', 'appartement T3', 318]],
  base: 10000,
};
const parking: Scene = { ...flat, account: 'C-0112', lots: [['112', 'parking', 24]] };
const bookFor = (lot: string, part: number) =>
  bookOf({
    keys: [key('CG', 'Charges communes générales', 'general', 10000, { [lot]: part })],
    starts: '01-01',
    count: 4,
    budgets: { 2024: [7600000], 2025: [7800000], 2026: [8000000], 2027: [8200000] },
    real: { 2024: [7711865], 2025: [7942590] },
    fund: { label: 'Fonds de travaux', percent: 6 },
    title: (year, index) => `Appel du ${['1er', '2e', '3e', '4e'][index] ?? ''} trimestre ${year}`,
  });
const one = bookFor('8', 318);
const two = bookFor('112', 24);
const settlement = (book: typeof one): Entry => ({
  day: '2026-05-21',
  label: 'Régularisation des charges 2025',
  debit: book.realShare(2025) - book.called(2025),
});
const PAID = ['2026-01-06', '2026-04-07', '2026-07-06'];
const entriesOf = (book: typeof one, last: string | null): Entry[] =>
  inOrder([
    ...book.entries(2026, ({ title }) => title, [...PAID, last], 'Prélèvement SEPA'),
    settlement(book),
  ]);
const flatEntries = inOrder([
  ...entriesOf(one, '2026-10-06'),
  {
    day: '2026-06-08',
    label: 'Virement reçu',
    credit: one.realShare(2025) - one.called(2025) + 5720,
  },
]);
const parkingEntries = inOrder([
  ...entriesOf(two, null),
  { day: '2026-06-08', label: 'Virement reçu', credit: two.realShare(2025) - two.called(2025) },
]);
const hand = portal({ font: "'DejaVu Sans', sans-serif", ink: '#3b2f8f' });
const CLOSED_2024 = balanced({
  placed: 2210000,
  advance: 1150000,
  fund: 2204500,
  owed: 390226,
  overpaid: 117340,
  suppliers: 702218,
});
const CLOSED_2025 = balanced({
  placed: 2680000,
  advance: 1150000,
  fund: 2672500,
  owed: 288114,
  overpaid: 96402,
  suppliers: 655309,
  sundry_debts: 22000,
});
const both = (of: (book: typeof one) => number) => of(one) + of(two);
const schedule = (part: 'budget' | 'fund') =>
  later(one.calls(2027), DATE, (call) => call[part]).map(({ day, cents }, index) => ({
    day,
    cents: cents + quotesOf(two.call(2027, index)[part]),
  }));
const items = [
  approve('2025-01-01', '2025-12-31', one.real(2025), 1),
  budget('2027-01-01', '2027-12-31', one.budget(2027), 4, 1),
  fund(6, one.fund(2027), 1),
  syndicElected('Cotidien Syndic', '2026-06-01', '2028-05-31', 1),
];

export const NANTES: Sale = {
  name: 'nantes-deux-comptes',
  told: 'appartement et parking sur deux comptes, l’un créditeur, l’autre débiteur ; historique du plus récent au plus ancien ; décimales à point',
  date: DATE,
  dossier: {
    address: '21 quai de la Fosse, 44000 Nantes',
    lots: ['8', '112'],
    owners: ['Yann Le Goff'],
    rnc: 'AD5520913',
  },
  files: [
    ...appels(
      hand,
      flat,
      'nantes-a',
      [
        ['appel-T3-appartement', one.call(2026, 2), -5720, '2026-06-18'],
        ['appel-T4-appartement', one.call(2026, 3), -5720, '2026-09-18'],
      ],
      { held: 36000 },
    ),
    ...appels(
      hand,
      parking,
      'nantes-b',
      [
        ['appel-T3-parking', two.call(2026, 2), 0, '2026-06-18'],
        ['appel-T4-parking', two.call(2026, 3), 0, '2026-09-18'],
      ],
      { held: 2800 },
    ),
    sent(
      'mon-compte-appartement',
      hand.releve('nantes-releve-a', flat, flatEntries, {
        from: '2026-01-01',
        at: '2026-11-19',
        held: 36000,
      }),
    ),
    sent(
      'mon-compte-parking',
      hand.releve('nantes-releve-b', parking, parkingEntries, {
        from: '2026-01-01',
        at: '2026-11-19',
        held: 2800,
      }),
    ),
    ...decomptes(hand, flat, 'nantes-a', [
      ['regularisation-2025-appartement', one.settled(2025), '2026-05-21'],
      ['regularisation-2024-appartement', one.settled(2024), '2025-05-22'],
    ]),
    ...decomptes(hand, parking, 'nantes-b', [
      ['regularisation-2025-parking', two.settled(2025), '2026-05-21'],
      ['regularisation-2024-parking', two.settled(2024), '2025-05-22'],
    ]),
    sent('convocation-2026', [
      conveningFormal('nantes-convocation', flat, {
        printed: '2026-04-20',
        date: '2026-05-20',
        hour: '18 h 30',
        place: 'en visioconférence',
        kind: 'ordinaire',
        items,
      }),
      years('nantes-annexes', flat, one.accounts(2025, [CLOSED_2024, CLOSED_2025])),
    ]),
    sent(
      'pv-2026',
      minutesListing('nantes-pv-26', flat, {
        date: '2026-05-20',
        hour: '18H30',
        kind: 'ordinaire',
        chair: 'MME ARNOUX',
        present: 7311,
        items,
      }),
    ),
    sent(
      'pv-2025',
      minutesListing('nantes-pv-25', flat, {
        date: '2025-05-21',
        hour: '18H30',
        kind: 'ordinaire',
        chair: 'MME ARNOUX',
        present: 6987,
        items: [
          approve('2024-01-01', '2024-12-31', one.real(2024), 1),
          budget('2026-01-01', '2026-12-31', one.budget(2026), 4, 1),
          fund(6, one.fund(2026), 1),
        ],
      }),
    ),
    sent(
      'fiche',
      ficheHouse('nantes-fiche', flat, {
        updated: '2026-06-15',
        rcp: '2003-02-27',
        lots: 131,
        main_lots: 62,
        closed: '2025-12-31',
        current: one.real(2025),
        works: 0,
        suppliers: 677309,
        unpaid: 288114,
        debtors: 3,
        fund: 2672500,
        heating: 'Collectif (chaufferie gaz)',
        lifts: 3,
        mandate_end: '2028-05-31',
        built: '2003',
      }),
    ),
    sent(
      'rcp-extrait',
      rcp('nantes-rcp', flat, {
        date: '2003-02-27',
        notary: 'Maître Alain KERVELLA, notaire à Nantes',
        base: '10.000',
        rows: [
          ['7', 'Appartement', '2e', '296'],
          ['8', 'Appartement', '2e', '318'],
          ['9', 'Appartement', '2e', '318'],
          ['111', 'Parking', 'sous-sol', '24'],
          ['112', 'Parking', 'sous-sol', '24'],
        ],
        extra: 'L’immeuble ne dépend d’aucune association syndicale libre.',
      }),
      'scan150-de-travers',
    ),
  ],
  truth: {
    VENDEUR: ['Yann Le Goff'],
    SYNDIC: 'Cotidien Syndic',
    LOTS: ['8', '112'],
    // One account for each lot: neither call alone carries both.
    TANTIEMES: 342,
    BASE: 10000,
    EXERCICE: '2026-01-01/2026-12-31',
    // The parking's last call is unpaid; the flat's credit is another account's.
    'I-A-1-a': quotesOf(two.call(2026, 3).budget),
    'I-A-1-b': 0,
    'I-A-2': 0,
    'I-A-5': quotesOf(two.call(2026, 3).fund),
    'I-A-7': 0,
    'II-A-1': 38800,
    'II-C': -balanceOf(flatEntries),
    'III-1': 38800,
    'III-2-a': { schedule: schedule('budget') },
    'III-2-b': { schedule: [] },
    'III-3': { schedule: schedule('fund') },
    PROVISION: both((book) => quotesOf(book.call(2026, 3).budget)),
    'N1-EXERCICE': spanOf(one.period(2025)),
    'N1-BUDGET-APPELE': both((book) => book.called(2025)),
    'N1-BUDGET-REEL': both((book) => book.realShare(2025)),
    'N2-EXERCICE': spanOf(one.period(2024)),
    'N2-BUDGET-APPELE': both((book) => book.called(2024)),
    'N2-BUDGET-REEL': both((book) => book.realShare(2024)),
    'COPRO-1': 288114,
    'COPRO-1-DOUTEUX': 0,
    'COPRO-2': 655309,
    'COPRO-3-a': true,
    'COPRO-3-b': 2672500,
    'COPRO-3-c': share(2672500, 342, 10000),
    BUDGET: one.budget(2026),
    'VIE-SYNDIC-MANDAT': '2028-05-31',
    'VIE-DERNIERE-AG': '2026-05-20',
    'VIE-LOTS': 131,
    'VIE-RCP': '2003-02-27',
    'VIE-ASL': false,
    'VIE-EMPRUNT': false,
    'VIE-TRAVAUX': { works: [] },
    'TECH-ASCENSEURS': 3,
  },
};
