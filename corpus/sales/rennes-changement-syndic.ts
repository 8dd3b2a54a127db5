// Rennes: the syndic changed on the first of July; the new account begins with the balance of the old one.
import { balanced } from './accounts.ts';
import { official } from './annexes-official.ts';
import { balanceOf, type Entry, owedOf, quotesOf, share } from './books.ts';
import { ficheOfficial } from './building-papers.ts';
import { conveningFormal } from './convening.ts';
import { brand } from './hand-brand.ts';
import { classic } from './hand-classic.ts';
import { minutesClassic } from './minutes.ts';
import { appels, decomptes } from './pile.ts';
import { bookOf, inOrder, key, spanOf, worksLine } from './plan.ts';
import { approve, budget, fund, refused, syndicElected, works } from './resolutions.ts';
import { type Sale, sent } from './sale.ts';
import { RENNES_NEW, RENNES_OLD } from './scenes-west-east.ts';

const DATE = '2026-12-10';
const GENERAL = key('010', 'Charges communes', 'general', 10000, { 21: 233 });
const intercom = worksLine('Remplacement interphonie', 600000, GENERAL);
const book = bookOf({
  keys: [GENERAL, key('020', 'Ascenseur', 'lift', 980, { 21: 27 })],
  starts: '01-01',
  count: 4,
  budgets: {
    2024: [6400000, 320000],
    2025: [6520000, 328000],
    2026: [6640000, 336000],
    2027: [6760000, 340000],
  },
  real: { 2024: [6388710, 344105], 2025: [6601328, 319870] },
  fund: { label: 'Fonds travaux', percent: 5 },
  title: (year, index) => `T${index + 1} ${year}`,
  works: (year, index) => (year === 2026 && index === 3 ? intercom : []),
});
const gap = book.realShare(2025) - book.called(2025);
const all = book.entries(
  2026,
  ({ title }) => `Appel ${title}`,
  ['2026-01-12', null, '2026-07-22', null],
  'Virement',
);
const oldEntries: Entry[] = inOrder([
  { day: '2026-01-01', label: 'Report', debit: 0 },
  ...all.filter(({ day }) => day < '2026-07-01'),
  { day: '2026-06-09', label: 'Solde de charges 2025', debit: gap },
]);
const handed = balanceOf(oldEntries);
const newEntries: Entry[] = inOrder([
  { day: '2026-07-01', label: 'Reprise de solde ancien syndic SYGESTIM', debit: handed },
  { day: '2026-07-22', label: 'Virement – solde ancien syndic', credit: handed },
  ...all.filter(({ day }) => day >= '2026-07-01'),
  { day: '2026-11-02', label: 'Virement (acompte)', credit: 10000 },
]);
const owed = owedOf(balanceOf(newEntries), book.calls(2026), DATE);
const CLOSED_2024 = balanced({
  placed: 990000,
  advance: 640000,
  fund: 987000,
  owed: 266140,
  overpaid: 70025,
  suppliers: 498812,
});
const CLOSED_2025 = balanced({
  placed: 1330000,
  advance: 640000,
  fund: 1329400,
  owed: 341806,
  doubtful: 88012,
  overpaid: 58890,
  suppliers: 467215,
});
const items = [
  approve('2025-01-01', '2025-12-31', book.real(2025), 2),
  budget('2027-01-01', '2027-12-31', book.budget(2027), 4, 2),
  fund(5, book.fund(2027), 2),
  refused(
    'Renouvellement du mandat de SYGESTIM OUEST',
    'Le mandat du cabinet SYGESTIM OUEST serait renouvelé jusqu’au 30 juin 2029.',
  ),
  syndicElected('Atout Syndic', '2026-07-01', '2027-12-31', 1),
  works('remplacement de l’interphonie', 600000, ['2026-10-01'], 'Charges communes', 2),
];
const before = classic({ font: "'DejaVu Serif Condensed', serif", ink: '#234e2f' });
const after = brand({ font: "'Nimbus Sans', sans-serif", ink: '#0f766e' });

export const RENNES: Sale = {
  name: 'rennes-changement-syndic',
  told: 'syndic changé au 1er juillet ; deux relevés dont un périmé, reprise de solde ; mandat de l’ancien syndic rejeté ; budget suivant voté en total seulement, deux clés',
  date: DATE,
  dossier: { address: '6 rue de Paris, 35000 Rennes', lots: ['21'], owners: ['Matthieu Guérin'] },
  files: [
    ...appels(
      before,
      RENNES_OLD,
      'rennes-a',
      [
        ['sygestim T1', book.call(2026, 0), 0, '2025-12-15'],
        ['sygestim T2', book.call(2026, 1), 0, '2026-03-16'],
      ],
      { held: 14900 },
    ),
    ...appels(
      after,
      RENNES_NEW,
      'rennes-b',
      [
        ['atout T3', book.call(2026, 2), handed, '2026-07-02'],
        ['atout T4', book.call(2026, 3), 0, '2026-09-16'],
      ],
      { held: 14900 },
    ),
    sent(
      'sygestim releve juin',
      before.releve('rennes-releve-a', RENNES_OLD, oldEntries, {
        from: '2026-01-01',
        at: '2026-06-30',
        held: 14900,
      }),
    ),
    sent(
      'atout compte',
      after.releve('rennes-releve-b', RENNES_NEW, newEntries, {
        from: '2026-07-01',
        at: '2026-12-04',
        held: 14900,
      }),
    ),
    ...decomptes(before, RENNES_OLD, 'rennes', [
      ['sygestim decompte 2025', book.settled(2025), '2026-04-30'],
      ['sygestim decompte 2024', book.settled(2024), '2025-04-30'],
    ]),
    sent(
      'sygestim convocation',
      [
        conveningFormal('rennes-convocation', RENNES_OLD, {
          printed: '2026-05-11',
          date: '2026-06-09',
          hour: '18 h 15',
          place: 'Maison de quartier, rue de Fougères',
          kind: 'ordinaire',
          items,
        }),
        official(
          'rennes-annexes',
          RENNES_OLD,
          book.accounts(2025, [CLOSED_2024, CLOSED_2025]),
          [1],
        ),
      ],
      'scan150-de-travers',
    ),
    sent(
      'PV 09-06-2026',
      minutesClassic('rennes-pv-26', RENNES_OLD, {
        date: '2026-06-09',
        hour: '18 h 15',
        kind: 'ordinaire',
        chair: 'Mme LEBRETON',
        present: 7204,
        items,
      }),
    ),
    sent(
      'PV 2025',
      minutesClassic('rennes-pv-25', RENNES_OLD, {
        date: '2025-06-10',
        hour: '18 h 15',
        kind: 'ordinaire',
        chair: 'Mme LEBRETON',
        present: 6733,
        items: [
          approve('2024-01-01', '2024-12-31', book.real(2024), 2),
          budget('2026-01-01', '2026-12-31', book.budget(2026), 4, 2),
          fund(5, book.fund(2026), 2),
          syndicElected('SYGESTIM OUEST', '2025-07-01', '2026-06-30', 2),
        ],
      }),
    ),
    sent(
      'fiche',
      ficheOfficial('rennes-fiche', RENNES_NEW, {
        updated: '2026-09-01',
        rcp: '1992-12-18',
        lots: 104,
        main_lots: 52,
        closed: '2025-12-31',
        current: book.real(2025),
        works: 0,
        suppliers: 467215,
        unpaid: 429818,
        debtors: 4,
        fund: 1329400,
        heating: 'Individuel électrique',
        lifts: 1,
        mandate_end: '2027-12-31',
        built: '1992',
      }),
    ),
  ],
  truth: {
    VENDEUR: ['Matthieu Guérin'],
    SYNDIC: 'Atout Syndic',
    LOTS: ['21'],
    TANTIEMES: 233,
    BASE: 10000,
    EXERCICE: '2026-01-01/2026-12-31',
    // T4 is all that is unpaid; the 100.00 went to the intercom's 139.80 first.
    'I-A-1-a': owed.budget,
    'I-A-1-b': owed.works,
    'I-A-2': 0,
    'I-A-5': owed.fund,
    'I-A-7': 0,
    'II-A-1': 14900,
    'II-C': 0,
    'III-1': 14900,
    // 2027 was voted as one sum, and no paper splits it between the two keys.
    'III-2-a': { schedule: [] },
    'III-2-b': { schedule: [] },
    PROVISION: quotesOf(book.call(2026, 3).budget),
    'N1-EXERCICE': spanOf(book.period(2025)),
    'N1-BUDGET-APPELE': book.called(2025),
    'N1-BUDGET-REEL': book.realShare(2025),
    'N2-EXERCICE': spanOf(book.period(2024)),
    'N2-BUDGET-APPELE': book.called(2024),
    'N2-BUDGET-REEL': book.realShare(2024),
    'COPRO-1': 341806 + 88012,
    'COPRO-1-EXIGIBLE': 341806,
    'COPRO-1-DOUTEUX': 88012,
    'COPRO-2': 467215,
    'COPRO-3-a': true,
    'COPRO-3-b': 1329400,
    'COPRO-3-c': share(1329400, 233, 10000),
    'COPRO-3-d': quotesOf(book.call(2026, 2).fund),
    BUDGET: book.budget(2026),
    'VIE-SYNDIC-MANDAT': '2027-12-31',
    'VIE-DERNIERE-AG': '2026-06-09',
    'VIE-LOTS': 104,
    'VIE-EMPRUNT': false,
    'VIE-TRAVAUX': {
      works: [
        {
          title: 'remplacement de l’interphonie',
          voted: 600000,
          share: quotesOf(intercom),
          called: quotesOf(intercom),
          left: 0,
        },
      ],
    },
    'TECH-ASCENSEURS': 1,
  },
};
