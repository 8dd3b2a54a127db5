// Bordeaux: two calls on the former budget, then the one voted in June, made up over the two calls left.
import { balanced } from './accounts.ts';
import { official } from './annexes-official.ts';
import { type Entry, quotesOf, share, totalOf } from './books.ts';
import { ficheHouse } from './building-papers.ts';
import { conveningBrand } from './convening.ts';
import { coupon } from './hand-coupon.ts';
import { minutesClassic } from './minutes.ts';
import { deed } from './notary-papers.ts';
import { appels, decomptes } from './pile.ts';
import { bookOf, inOrder, key, spanOf } from './plan.ts';
import { approve, budget, fund, quitus, syndicElected } from './resolutions.ts';
import { type Sale, sent } from './sale.ts';
import { BORDEAUX_SCENE as scene } from './scenes-west-east.ts';

const DATE = '2026-08-31';
const planFor = (yearly: number) =>
  bookOf({
    keys: [key('GEN', 'Charges générales', 'general', 10000, { 9: 288, 59: 12 })],
    starts: '01-01',
    count: 4,
    budgets: { 2024: [8200000], 2025: [8400000], 2026: [yearly] },
    real: { 2024: [8307755], 2025: [8866210] },
    fund: { label: 'Fonds de travaux', percent: 5 },
    title: (year, index) => `Appel de provisions n° ${index + 1} – ${year}`,
  });
/** 21 000 a quarter before the vote; 92 000 less 42 000 over two quarters, 25 000 each, after it. */
const before = planFor(8400000);
const after = planFor(10000000);
const calls = [
  before.call(2026, 0),
  before.call(2026, 1),
  after.call(2026, 2),
  after.call(2026, 3),
] as const;
const gap = before.realShare(2025) - before.called(2025);
const entries: Entry[] = inOrder([
  ...calls.slice(0, 3).flatMap((call, index) => [
    { day: call.due, label: call.title, debit: totalOf(call) },
    {
      day: ['2026-01-09', '2026-04-09', '2026-07-09'][index] ?? '',
      label: 'Virement SCI LES DEUX RIVES',
      credit: totalOf(call),
    },
  ]),
  { day: '2026-06-23', label: 'Régularisation charges 2025', debit: gap },
  { day: '2026-07-09', label: 'Virement SCI LES DEUX RIVES', credit: gap },
]);
const CLOSED_2024 = balanced({
  placed: 700000,
  advance: 900000,
  fund: 1104000,
  owed: 350918,
  overpaid: 44170,
  suppliers: 622803,
});
const CLOSED_2025 = balanced({
  placed: 1100000,
  advance: 900000,
  fund: 1524000,
  owed: 812440,
  overpaid: 39815,
  suppliers: 977126,
  social: 18500,
});
const items = [
  approve('2025-01-01', '2025-12-31', before.real(2025), 0),
  quitus(scene.syndic.name, 0),
  {
    title: 'Budget prévisionnel de l’exercice 2026',
    text: 'Le budget de l’exercice du 01/01/2026 au 31/12/2026 est fixé à 92 000,00 €. Les deux premières provisions ayant été appelées sur la base du budget précédent (21 000,00 € chacune), le solde de 50 000,00 € sera appelé en deux provisions égales de 25 000,00 €, exigibles les 01/07/2026 et 01/10/2026.',
  },
  fund(5, 460000, 0),
  syndicElected(scene.syndic.name, '2026-06-23', '2027-06-30', 0),
];
const hand = coupon({ font: "'Carlito', sans-serif", ink: '#8a1538' });
const NOTE =
  'Budget 2026 voté le 23/06/2026 : 92 000,00 €, dont 42 000,00 € déjà appelés aux deux premiers trimestres.';

export const BORDEAUX: Sale = {
  name: 'bordeaux-budget-change',
  told: 'budget changé en cours d’année, rattrapé sur les deux derniers appels ; annexes 2 et 3 absentes ; société vendeuse',
  date: DATE,
  dossier: {
    address: '15 rue Achard, 33300 Bordeaux',
    lots: ['9', '59'],
    owners: ['SCI Les Deux Rives'],
    rnc: 'AF6618042',
  },
  files: [
    ...appels(
      hand,
      scene,
      'bordeaux-a',
      [
        ['appel-1', calls[0], 0, '2025-12-16'],
        ['appel-2', calls[1], 0, '2026-03-17'],
      ],
      { held: 27000 },
    ),
    ...appels(hand, scene, 'bordeaux-b', [['appel-3', calls[2], gap, '2026-06-26']], {
      held: 27000,
      note: NOTE,
    }),
    sent(
      'historique',
      hand.releve('bordeaux-releve', scene, entries, {
        from: '2026-01-01',
        at: '2026-08-24',
        held: 27000,
      }),
    ),
    ...decomptes(hand, scene, 'bordeaux', [
      ['regularisation-2025', before.settled(2025), '2026-05-19'],
      ['regularisation-2024', before.settled(2024), '2025-05-20'],
    ]),
    sent('convocation', [
      conveningBrand('bordeaux-convocation', scene, {
        printed: '2026-05-22',
        date: '2026-06-23',
        hour: '18 h 00',
        place: 'Halle des Douves, Bordeaux',
        kind: 'ordinaire',
        items,
      }),
      official(
        'bordeaux-annexes',
        scene,
        before.accounts(2025, [CLOSED_2024, CLOSED_2025]),
        [1, 4, 5],
      ),
    ]),
    sent(
      'pv-2026',
      minutesClassic('bordeaux-pv-26', scene, {
        date: '2026-06-23',
        hour: '18 h 00',
        kind: 'ordinaire',
        chair: 'M. DUPOUY',
        present: 5860,
        items,
      }),
    ),
    sent(
      'pv-2025',
      minutesClassic('bordeaux-pv-25', scene, {
        date: '2025-06-24',
        hour: '18 h 00',
        kind: 'ordinaire',
        chair: 'M. DUPOUY',
        present: 5702,
        items: [
          approve('2024-01-01', '2024-12-31', before.real(2024), 0),
          budget('2025-01-01', '2025-12-31', before.budget(2025), 4, 0),
          {
            title: 'Autorisation d’appels provisionnels',
            text: 'Dans l’attente du vote du budget 2026, le syndic est autorisé à appeler deux provisions égales au quart du budget 2025 chacune.',
          },
        ],
      }),
    ),
    sent(
      'fiche',
      ficheHouse('bordeaux-fiche', scene, {
        updated: '2026-07-03',
        rcp: '2015-04-02',
        lots: 118,
        main_lots: 55,
        closed: '2025-12-31',
        current: before.real(2025),
        works: 0,
        suppliers: 995626,
        unpaid: 812440,
        debtors: 7,
        fund: 1524000,
        heating: 'Individuel gaz',
        lifts: 2,
        mandate_end: '2027-06-30',
        built: '2015',
      }),
    ),
    sent(
      'titre',
      deed('bordeaux-titre', scene, {
        date: '2015-12-18',
        in_words: 'DEUX MILLE QUINZE, LE DIX-HUIT DÉCEMBRE',
        notary: 'Maître Bertrand CASTAING',
        seller: 'la société civile de construction-vente BACALAN',
        buyers: ['la société civile immobilière LES DEUX RIVES'],
        lots: [
          ['9', 'au deuxième étage, un appartement de trois pièces', '288'],
          ['59', 'au rez-de-chaussée, un emplacement de stationnement', '12'],
        ],
        base: '10.000',
        area: '66,90',
        rcp: '2015-04-02',
      }),
    ),
  ],
  truth: {
    SYNDIC: 'Garonne Copro',
    LOTS: ['9', '59'],
    TANTIEMES: 300,
    BASE: 10000,
    SURFACE: 66.9,
    EXERCICE: '2026-01-01/2026-12-31',
    'I-A-1-a': 0,
    'I-A-1-b': 0,
    'I-A-2': 0,
    'I-A-5': 0,
    'I-A-7': 0,
    'II-A-1': 27000,
    'II-C': 0,
    'III-1': 27000,
    // 25 000 × 300 / 10 000, not a quarter of 92 000.
    'III-2-a': { schedule: [{ day: '2026-10-01', cents: quotesOf(calls[3].budget) }] },
    'III-2-b': { schedule: [] },
    'III-3': { schedule: [{ day: '2026-10-01', cents: quotesOf(calls[3].fund) }] },
    PROVISION: quotesOf(calls[2].budget),
    'N1-EXERCICE': spanOf(before.period(2025)),
    'N1-BUDGET-APPELE': before.called(2025),
    'N1-BUDGET-REEL': before.realShare(2025),
    'N2-BUDGET-APPELE': before.called(2024),
    'N2-BUDGET-REEL': before.realShare(2024),
    'COPRO-1': 812440,
    'COPRO-1-EXIGIBLE': 812440,
    'COPRO-2': 977126,
    'COPRO-3-a': true,
    'COPRO-3-b': 1524000,
    'COPRO-3-c': share(1524000, 300, 10000),
    'COPRO-3-d': quotesOf(calls[2].fund),
    BUDGET: 9200000,
    'VIE-SYNDIC-MANDAT': '2027-06-30',
    'VIE-DERNIERE-AG': '2026-06-23',
    'VIE-LOTS': 118,
    'VIE-RCP': '2015-04-02',
    'VIE-TRAVAUX': { works: [] },
    'TECH-ASCENSEURS': 2,
  },
};
