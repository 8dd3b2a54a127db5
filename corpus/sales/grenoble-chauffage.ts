// Grenoble: February, the year before is closed but not approved; heating by building, water by the meter;
// part of a call of the year before is still owed.
import { balanced } from './accounts.ts';
import { years } from './annexes-years.ts';
import { balanceOf, type Entry, later, owedOf, quotesOf, share, totalOf } from './books.ts';
import { ficheHouse } from './building-papers.ts';
import { conveningBrand } from './convening.ts';
import { brand } from './hand-brand.ts';
import { minutesGrid } from './minutes.ts';
import { rcp } from './notary-papers.ts';
import { appels, decomptes } from './pile.ts';
import { bookOf, inOrder, key, spanOf } from './plan.ts';
import { approve, budget, fund, quitus, syndicElected } from './resolutions.ts';
import { type Sale, sent } from './sale.ts';
import { GRENOBLE_SCENE as scene } from './scenes-south.ts';

const DATE = '2027-02-10';
const book = bookOf({
  keys: [
    key('01', 'Charges générales', 'general', 10000, { 31: 276 }),
    key('21', 'Chauffage bât. Nord', 'heating', 3900, { 31: 301 }),
    key('22', 'Chauffage bât. Sud', 'heating', 4400, {}),
    key('30', 'Eau froide (m³ relevés)', 'water', 4120, { 31: 61 }),
  ],
  starts: '01-01',
  count: 4,
  budgets: {
    2024: [5600000, 1880000, 2080000, 1648000],
    2025: [5720000, 1920000, 2160000, 1648000],
    2026: [5800000, 1960000, 2200000, 1680000],
    2027: [5960000, 2000000, 2240000, 1720000],
  },
  real: {
    2024: [5688203, 2011745, 2190116, 1590320],
    2025: [5644871, 1833002, 2040559, 1702380],
    2026: [5902114, 2104770, 2301045, 1655900],
  },
  fund: { label: 'Fonds de travaux', percent: 5 },
  title: (year, index) =>
    `${['janvier-mars', 'avril-juin', 'juillet-septembre', 'octobre-décembre'][index] ?? ''} ${year}`,
});
const credit = book.called(2025) - book.realShare(2025);
const last = book.call(2026, 3);
const entries: Entry[] = inOrder([
  { day: '2026-01-01', label: 'Solde au 31/12/2025', debit: 0 },
  ...book.entries(
    2026,
    ({ title }) => `Appel ${title}`,
    ['2026-01-06', '2026-04-07', null, null],
    'Votre virement',
  ),
  { day: '2026-05-20', label: 'Avoir charges 2025', credit },
  {
    day: '2026-07-07',
    label: 'Votre virement',
    credit: totalOf(book.call(2026, 2)) - credit,
  },
  { day: '2026-10-28', label: 'Votre virement partiel', credit: totalOf(last) - 20000 },
  { day: '2027-01-01', label: 'Appel janvier-mars 2027', debit: totalOf(book.call(2027, 0)) },
]);
const owed = owedOf(balanceOf(entries), book.calls(2027), DATE);
const CLOSED_2024 = balanced({
  placed: 1900000,
  advance: 1200000,
  fund: 1897700,
  owed: 510226,
  overpaid: 133908,
  suppliers: 1420555,
});
const CLOSED_2025 = balanced({
  placed: 2460000,
  advance: 1200000,
  fund: 2470100,
  owed: 466018,
  doubtful: 130440,
  overpaid: 301744,
  suppliers: 1288306,
  social: 54120,
});
const items = [
  approve('2025-01-01', '2025-12-31', book.real(2025), 1),
  quitus(scene.syndic.name, 1),
  budget('2027-01-01', '2027-12-31', book.budget(2027), 4, 1),
  fund(5, book.fund(2027), 1),
  syndicElected(scene.syndic.name, '2026-06-01', '2027-06-30', 1),
];
const hand = brand({ font: "'DejaVu Sans Condensed', sans-serif", ink: '#374151' });

export const GRENOBLE: Sale = {
  name: 'grenoble-chauffage',
  told: 'exercice clos non approuvé avec un décompte provisoire ; chauffage par bâtiment, eau au compteur ; reste dû de l’exercice précédent et appel de janvier impayé',
  date: DATE,
  dossier: {
    address: '70 quai Jongkind, 38000 Grenoble',
    lots: ['31'],
    owners: ['Roux-Dupraz'],
    rnc: 'AD7729005',
  },
  files: [
    ...appels(
      hand,
      scene,
      'grenoble',
      [
        ['appel-07-2026', book.call(2026, 2), -credit, '2026-06-15'],
        ['appel-10-2026', last, 0, '2026-09-15'],
        ['appel-01-2027', book.call(2027, 0), 20000, '2026-12-15'],
      ],
      { held: 33100 },
    ),
    sent(
      'compte-individuel',
      hand.releve('grenoble-releve', scene, entries, {
        from: '2026-01-01',
        at: '2027-02-03',
        held: 33100,
      }),
    ),
    ...decomptes(hand, scene, 'grenoble', [
      ['charges-2024', book.settled(2024), '2025-04-14'],
      ['charges-2025', book.settled(2025), '2026-04-13'],
      [
        'charges-2026',
        book.settled(2026),
        '2027-02-01',
        'DOCUMENT PROVISOIRE. Les comptes 2026 seront soumis à l’approbation de l’assemblée générale du printemps 2027.',
      ],
    ]),
    sent('convocation-2026', [
      conveningBrand('grenoble-convocation', scene, {
        printed: '2026-04-20',
        date: '2026-05-20',
        hour: '18 h 30',
        place: 'Maison des habitants, Île Verte',
        kind: 'ordinaire',
        items,
      }),
      years('grenoble-annexes', scene, book.accounts(2025, [CLOSED_2024, CLOSED_2025])),
    ]),
    sent(
      'pv-20-05-2026',
      minutesGrid('grenoble-pv-26', scene, {
        date: '2026-05-20',
        hour: '18 h 30',
        kind: 'ordinaire',
        chair: 'Mme BLANC',
        present: 6933,
        items,
      }),
    ),
    sent(
      'pv-2025',
      minutesGrid('grenoble-pv-25', scene, {
        date: '2025-05-21',
        hour: '18 h 30',
        kind: 'ordinaire',
        chair: 'Mme BLANC',
        present: 6720,
        items: [
          approve('2024-01-01', '2024-12-31', book.real(2024), 1),
          budget('2026-01-01', '2026-12-31', book.budget(2026), 4, 1),
          fund(5, book.fund(2026), 1),
        ],
      }),
    ),
    sent(
      'fiche',
      ficheHouse('grenoble-fiche', scene, {
        updated: '2026-07-01',
        rcp: '1971-10-28',
        lots: 140,
        main_lots: 66,
        closed: '2025-12-31',
        current: book.real(2025),
        works: 0,
        suppliers: 1342426,
        unpaid: 596458,
        debtors: 6,
        fund: 2470100,
        heating: 'Collectif par bâtiment (réseau urbain)',
        lifts: 4,
        mandate_end: '2027-06-30',
        built: '1971',
      }),
    ),
    sent(
      'reglement',
      rcp('grenoble-rcp', scene, {
        date: '1971-10-28',
        notary: 'Maître Paul VIALLET, notaire à Grenoble',
        base: '10.000',
        rows: [
          ['30', 'Appartement bât. Nord', '4e', '268'],
          ['31', 'Appartement bât. Nord', '4e', '276'],
          ['32', 'Appartement bât. Nord', '5e', '276'],
        ],
        extra: 'Le chauffage de chaque bâtiment est à la charge de ses seuls copropriétaires.',
      }),
      'scan200',
    ),
  ],
  truth: {
    SYNDIC: 'CHARTREUSE HABITAT SYNDIC',
    LOTS: ['31'],
    TANTIEMES: 276,
    BASE: 10000,
    EXERCICE: '2027-01-01/2027-12-31',
    'I-A-1-a': owed.budget,
    'I-A-1-b': 0,
    // 200.00 of the call of October 2026: an earlier year at 10/02/2027.
    'I-A-2': 20000,
    'I-A-5': owed.fund,
    'I-A-7': 0,
    'II-A-1': 33100,
    'II-C': 0,
    'III-1': 33100,
    'III-2-a': { schedule: later(book.calls(2027), DATE, (call) => call.budget) },
    'III-2-b': { schedule: [] },
    'III-3': { schedule: later(book.calls(2027), DATE, (call) => call.fund) },
    PROVISION: quotesOf(book.call(2027, 0).budget),
    // 2026 is closed and has a settlement, but no assembly has approved it.
    'N1-EXERCICE': spanOf(book.period(2025)),
    'N1-BUDGET-APPELE': book.called(2025),
    'N1-BUDGET-REEL': book.realShare(2025),
    'N2-EXERCICE': spanOf(book.period(2024)),
    'N2-BUDGET-APPELE': book.called(2024),
    'N2-BUDGET-REEL': book.realShare(2024),
    'COPRO-1': 466018 + 130440,
    'COPRO-1-EXIGIBLE': 466018,
    'COPRO-1-DOUTEUX': 130440,
    'COPRO-2': 1288306,
    'COPRO-3-a': true,
    'COPRO-3-b': 2470100,
    'COPRO-3-c': share(2470100, 276, 10000),
    'COPRO-3-d': quotesOf(last.fund),
    BUDGET: book.budget(2027),
    'VIE-SYNDIC-MANDAT': '2027-06-30',
    'VIE-DERNIERE-AG': '2026-05-20',
    'VIE-LOTS': 140,
    'VIE-RCP': '1971-10-28',
    'VIE-EMPRUNT': false,
    'VIE-TRAVAUX': { works: [] },
    'TECH-ASCENSEURS': 4,
  },
};
