// Lille: one lot, façade works half called, a credit and a part payment on the last call.
import { balanced } from './accounts.ts';
import { official } from './annexes-official.ts';
import { balanceOf, type Entry, later, owedOf, quotesOf, share } from './books.ts';
import { ficheOfficial } from './building-papers.ts';
import { conveningFormal } from './convening.ts';
import { classic } from './hand-classic.ts';
import { minutesClassic } from './minutes.ts';
import { carrez } from './notary-papers.ts';
import { bookOf, inOrder, key, spanOf, worksLine } from './plan.ts';
import { approve, budget, fund, quitus, refused, syndicElected, works } from './resolutions.ts';
import { type Sale, sent } from './sale.ts';
import { LILLE_SCENE as scene } from './scenes.ts';

const DATE = '2026-11-20';
const GENERAL = key('001', 'CHARGES GÉNÉRALES', 'general', 10000, { 12: 214 });
const ravalement = (number: number) =>
  worksLine(`RAVALEMENT FAÇADE RUE appel ${number}/4`, 1200000, GENERAL);
const book = bookOf({
  keys: [GENERAL, key('002', 'ESCALIER B', 'stairs', 1200, { 12: 96 }, 100)],
  starts: '01-01',
  count: 4,
  budgets: {
    2024: [5480000, 440000],
    2025: [5600000, 460000],
    2026: [5840000, 480000],
    2027: [5960000, 500000],
  },
  real: { 2024: [5562418, 431890], 2025: [5481230, 440215] },
  fund: { label: 'FONDS TRAVAUX ALUR', percent: 5 },
  title: (year, index) => `${index === 0 ? '1er' : `${index + 1}e`} trimestre ${year}`,
  works: (year, index) =>
    year === 2026 && index > 1
      ? ravalement(index - 1)
      : year === 2027 && index < 2
        ? ravalement(index + 3)
        : [],
});
const ALL = [...book.calls(2026), ...book.calls(2027)];
const entries: Entry[] = inOrder([
  { day: '2026-01-01', label: 'Solde antérieur', debit: 0 },
  ...book.entries(
    2026,
    ({ title }) => `Appel de fonds ${title}`,
    ['2026-01-14', '2026-04-10', '2026-07-09', null],
    'Votre virement',
  ),
  {
    day: '2026-06-11',
    label: 'Régularisation charges exercice 2025',
    credit: book.called(2025) - book.realShare(2025),
  },
  { day: '2026-10-20', label: 'Votre chèque (acompte)', credit: 15000 },
]);
const owed = owedOf(balanceOf(entries), ALL, DATE);
const CLOSED_2024 = balanced({
  placed: 910000,
  advance: 560000,
  fund: 910000,
  owed: 321000,
  overpaid: 41000,
  suppliers: 222015,
});
const CLOSED_2025 = balanced({
  placed: 1213000,
  advance: 560000,
  fund: 1213000,
  owed: 487055,
  doubtful: 120000,
  overpaid: 65520,
  suppliers: 393075,
  sundry_debts: 18240,
});
const DUES = ['2026-07-01', '2026-10-01', '2027-01-01', '2027-04-01'];
const items = [
  approve('2025-01-01', '2025-12-31', book.real(2025), 0),
  quitus(scene.syndic.name, 0),
  budget('2027-01-01', '2027-12-31', book.budget(2027), 4, 0),
  fund(5, book.fund(2027), 0),
  syndicElected(scene.syndic.name, '2026-07-01', '2027-06-30', 0),
  works('ravalement de la façade sur rue', 4800000, DUES, 'charges générales', 0),
  refused(
    'Travaux : remplacement de la porte de garage',
    'Il est proposé de retenir le devis de 9 450,00 € TTC, en un appel unique le 01/12/2026.',
  ),
];
const earlier = [
  approve('2024-01-01', '2024-12-31', book.real(2024), 0),
  quitus(scene.syndic.name, 0),
  budget('2026-01-01', '2026-12-31', book.budget(2026), 4, 0),
  fund(5, book.fund(2026), 0),
  syndicElected(scene.syndic.name, '2025-07-01', '2026-06-30', 0),
];
const hand = classic({ font: "'Nimbus Sans', sans-serif", ink: '#7a1f2b' });

export const LILLE: Sale = {
  name: 'lille-un-lot',
  told: 'un lot ; travaux à moitié appelés ; avoir et acompte sur le dernier appel ; résolution rejetée',
  date: DATE,
  dossier: {
    address: '42 rue de la Filature, 59000 Lille',
    lots: ['12'],
    owners: ['Sabine Vanhoutte'],
    rnc: 'AB4418207',
  },
  files: [
    sent(
      'appel-T2-2026',
      hand.appel('lille-appel-t2', scene, book.call(2026, 1), {
        before: 0,
        printed: '2026-03-16',
        held: 12000,
      }),
    ),
    sent(
      'appel-T3-2026',
      hand.appel('lille-appel-t3', scene, book.call(2026, 2), {
        before: book.realShare(2025) - book.called(2025),
        printed: '2026-06-15',
        held: 12000,
      }),
    ),
    sent(
      'appel-T4-2026',
      hand.appel('lille-appel-t4', scene, book.call(2026, 3), {
        before: book.realShare(2025) - book.called(2025),
        printed: '2026-09-15',
        held: 12000,
      }),
    ),
    sent(
      'releve-de-compte',
      hand.releve('lille-releve', scene, entries, {
        from: '2026-01-01',
        at: '2026-11-12',
        held: 12000,
      }),
    ),
    sent(
      'decompte-2025',
      hand.decompte('lille-decompte-25', scene, book.settled(2025), { printed: '2026-05-04' }),
    ),
    sent(
      'decompte-2024',
      hand.decompte('lille-decompte-24', scene, book.settled(2024), { printed: '2025-05-06' }),
    ),
    sent('convocation-AG-2026', [
      conveningFormal('lille-convocation', scene, {
        printed: '2026-05-11',
        date: '2026-06-11',
        hour: '18 h 00',
        place: 'salle Courmont, 12 rue de Fontenoy, Lille',
        kind: 'ordinaire',
        items,
      }),
      official('lille-annexes', scene, book.accounts(2025, [CLOSED_2024, CLOSED_2025])),
    ]),
    sent(
      'PV-AG-11-06-2026',
      minutesClassic('lille-pv-26', scene, {
        date: '2026-06-11',
        hour: '18 h 00',
        kind: 'ordinaire',
        chair: 'M. DELOBEL',
        present: 6840,
        items,
      }),
    ),
    sent(
      'PV-AG-2025',
      minutesClassic('lille-pv-25', scene, {
        date: '2025-06-12',
        hour: '18 h 30',
        kind: 'ordinaire',
        chair: 'M. DELOBEL',
        present: 6210,
        items: earlier,
      }),
    ),
    sent(
      'fiche-synthetique',
      ficheOfficial('lille-fiche', scene, {
        updated: '2026-07-02',
        rcp: '1974-03-18',
        lots: 96,
        main_lots: 48,
        closed: '2025-12-31',
        current: book.real(2025),
        works: 0,
        suppliers: 411315,
        unpaid: 607055,
        debtors: 5,
        fund: 1213000,
        heating: 'Individuel gaz',
        lifts: 0,
        mandate_end: '2027-06-30',
        built: '1961-1974',
      }),
    ),
    sent(
      'carrez',
      carrez('lille-carrez', scene, {
        date: '2026-10-29',
        firm: 'DIAG HAUTS-DE-FRANCE, 3 rue du Molinel, 59000 LILLE',
        lot: '12',
        rooms: [
          ['Séjour', '24,61'],
          ['Cuisine', '8,12'],
          ['Chambre 1', '12,40'],
          ['Chambre 2', '10,05'],
          ['Salle de bains, WC, dégagement', '9,27'],
        ],
        total: '64,45',
        outside: [['Balcon', '4,30']],
      }),
    ),
  ],
  truth: {
    VENDEUR: ['Sabine Vanhoutte'],
    SYNDIC: 'CABINET WAZEMMES GESTION',
    RNC: 'AB4418207',
    LOTS: ['12'],
    TANTIEMES: 214,
    BASE: 10000,
    SURFACE: 64.45,
    EXERCICE: '2026-01-01/2026-12-31',
    // Balance 490.90 D = T4 682.15 less the credit 41.25 and the part payment 150.00, both gone to the works.
    'I-A-1-a': owed.budget,
    'I-A-1-b': owed.works,
    'I-A-2': 0,
    'I-A-5': owed.fund,
    'I-A-4-a': 0,
    'I-A-7': 0,
    'II-A-1': 12000,
    'II-C': 0,
    'III-1': 12000,
    // Nothing left of 2026; 2027 was voted on 11/06/2026, by key in annexe 3.
    'III-2-a': { schedule: later(ALL, DATE, (call) => call.budget) },
    'III-2-b': { schedule: later(ALL, DATE, (call) => call.works) },
    'III-3': { schedule: later(ALL, DATE, (call) => call.fund) },
    PROVISION: quotesOf(book.call(2026, 3).budget),
    'N1-EXERCICE': spanOf(book.period(2025)),
    'N1-BUDGET-APPELE': book.called(2025),
    'N1-BUDGET-REEL': book.realShare(2025),
    'N2-EXERCICE': spanOf(book.period(2024)),
    'N2-BUDGET-APPELE': book.called(2024),
    'N2-BUDGET-REEL': book.realShare(2024),
    'COPRO-1': 607055,
    'COPRO-1-EXIGIBLE': 487055,
    'COPRO-1-DOUTEUX': 120000,
    // The fiche adds sundry debts to it (4 113.15).
    'COPRO-2': 393075,
    'COPRO-3-a': true,
    'COPRO-3-b': 1213000,
    'COPRO-3-c': share(1213000, 214, 10000),
    'COPRO-3-d': quotesOf(book.call(2026, 2).fund),
    BUDGET: book.budget(2026),
    'VIE-SYNDIC-MANDAT': '2027-06-30',
    'VIE-DERNIERE-AG': '2026-06-11',
    'VIE-LOTS': 96,
    'VIE-EMPRUNT': false,
    // Only the façade: the garage door was refused.
    'VIE-TRAVAUX': {
      works: [
        {
          title: 'ravalement de la façade sur rue',
          voted: 4800000,
          share: 4 * quotesOf(ravalement(1)),
          called: 2 * quotesOf(ravalement(1)),
          left: 2 * quotesOf(ravalement(1)),
        },
      ],
    },
    'TECH-ASCENSEURS': 0,
  },
};
