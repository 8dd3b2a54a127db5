// Annecy: a year from July to June, closed but not approved; a loan of the syndicat; sheets that lie down.
import { balanced } from './accounts.ts';
import { years } from './annexes-years.ts';
import { type Entry, later, quotesOf, share } from './books.ts';
import { ficheOfficial } from './building-papers.ts';
import { conveningFormal } from './convening.ts';
import { landscape } from './hand-landscape.ts';
import { minutesGrid } from './minutes.ts';
import { appels, decomptes } from './pile.ts';
import { bookOf, inOrder, key, spanOf } from './plan.ts';
import { approve, budget, fund, quitus, syndicElected } from './resolutions.ts';
import { type Sale, sent } from './sale.ts';
import { ANNECY_SCENE as scene } from './scenes-alps-coast.ts';

const DATE = '2026-11-12';
const book = bookOf({
  keys: [
    key('CG', 'Charges générales', 'general', 10000, { 41: 268, 141: 19 }),
    key('AS2', 'Ascenseur montée 2', 'lift', 2050, { 41: 268 }),
    key('CH', 'Chauffage collectif', 'heating', 9120, { 41: 274 }),
  ],
  starts: '07-01',
  count: 4,
  budgets: {
    2023: [5200000, 380000, 4400000],
    2024: [5320000, 392000, 4600000],
    2025: [5440000, 400000, 4720000],
    2026: [5600000, 412000, 4800000],
    2027: [5720000, 420000, 4880000],
  },
  real: {
    2023: [5105540, 361177, 4702218],
    2024: [5251033, 402866, 4411907],
    2025: [5511289, 395410, 4655820],
  },
  fund: { label: 'Fonds travaux', percent: 5 },
  title: (year, index) => `${index + 1}/4 exercice ${year}-${year + 1}`,
});
const surplus = book.called(2024) - book.realShare(2024);
const now = book.calls(2026);
const entries: Entry[] = inOrder([
  { day: '2025-07-01', label: 'Report exercice antérieur', debit: 0 },
  ...book.entries(
    2025,
    ({ title }) => `Appel ${title}`,
    ['2025-07-08', '2025-10-07', null, '2026-04-08'],
    'Prélèvement',
  ),
  { day: '2025-12-15', label: 'Excédent exercice 2024-2025', credit: surplus },
  {
    day: '2026-01-08',
    label: 'Prélèvement',
    credit: quotesOf([...book.call(2025, 2).budget, ...book.call(2025, 2).fund]) - surplus,
  },
  ...book.entries(
    2026,
    ({ title }) => `Appel ${title}`,
    ['2026-07-08', '2026-10-07'],
    'Prélèvement',
  ),
]);
const CLOSED_2025 = balanced({
  placed: 1610000,
  advance: 900000,
  fund: 1604700,
  owed: 412390,
  doubtful: 64018,
  overpaid: 91044,
  suppliers: 803377,
  loan: 9640000,
});
const CLOSED_2026 = balanced({
  placed: 2130000,
  advance: 900000,
  fund: 2132700,
  owed: 577126,
  doubtful: 64018,
  overpaid: 120511,
  suppliers: 692004,
  social: 27700,
  loan: 8430000,
});
const hand = landscape({ font: "'Nimbus Sans', sans-serif", ink: '#0a6ea4' });
const coming = [
  approve('2025-07-01', '2026-06-30', book.real(2025), 0),
  quitus(scene.syndic.name, 0),
  budget('2027-07-01', '2028-06-30', book.budget(2027), 4, 0),
  fund(5, book.fund(2027), 0),
  syndicElected(scene.syndic.name, '2027-01-01', '2027-12-31', 0),
  {
    title: 'Travaux : remplacement des portes de garage collectives',
    text: 'L’assemblée générale décide les travaux pour 31 200,00 € TTC, appelés en deux fois les 01/04/2027 et 01/07/2027.',
  },
];

export const ANNECY: Sale = {
  name: 'annecy-exercice-decale',
  told: 'exercice du 1er juillet au 30 juin ; dernier exercice clos non approuvé ; colonne de l’exercice précédent à retenir ; emprunt collectif ; budget et travaux seulement proposés',
  date: DATE,
  dossier: {
    address: '33 chemin des Fins, 74000 Annecy',
    lots: ['41', '141'],
    owners: ['Bastien Clerc-Renaud', 'Julie Perrillat'],
    rnc: 'AE1093356',
  },
  files: [
    ...appels(
      hand,
      scene,
      'annecy',
      [
        ['appel 3-4 2025-2026', book.call(2025, 2), -surplus, '2025-12-16'],
        ['appel 4-4 2025-2026', book.call(2025, 3), 0, '2026-03-17'],
        ['appel 1-4 2026-2027', book.call(2026, 0), 0, '2026-06-16'],
        ['appel 2-4 2026-2027', book.call(2026, 1), 0, '2026-09-15'],
      ],
      { held: 25800 },
    ),
    sent(
      'extrait de compte',
      hand.releve('annecy-releve', scene, entries, {
        from: '2025-07-01',
        at: '2026-11-04',
        held: 25800,
        note: 'Emprunt collectif BANQUE EXEMPLE (isolation des façades, AG du 07-12-2022) : quote-part de capital restant dû attachée à vos lots au 31-10-2026 : 2 318,44 €, remboursée par prélèvement direct de la banque, à jour.',
      }),
    ),
    ...decomptes(hand, scene, 'annecy', [
      ['repartition 2024-2025', book.settled(2024), '2025-11-07'],
      [
        'repartition 2025-2026',
        book.settled(2025),
        '2026-10-30',
        'Projet de répartition établi sous réserve de l’approbation des comptes par l’assemblée générale du 10-12-2026. Non exigible à ce jour.',
      ],
    ]),
    sent('convocation AG 10-12-2026', [
      conveningFormal('annecy-convocation', scene, {
        printed: '2026-11-09',
        date: '2026-12-10',
        hour: '18 h 00',
        place: 'salle Yvette Martinet, Annecy',
        kind: 'ordinaire',
        items: coming,
      }),
      years('annecy-annexes', scene, book.accounts(2025, [CLOSED_2025, CLOSED_2026])),
    ]),
    sent(
      'PV AG 04-12-2025',
      minutesGrid('annecy-pv-25', scene, {
        date: '2025-12-04',
        hour: '18 h 00',
        kind: 'ordinaire',
        chair: 'M. FALCONNET',
        present: 6701,
        items: [
          approve('2024-07-01', '2025-06-30', book.real(2024), 0),
          quitus(scene.syndic.name, 0),
          budget('2026-07-01', '2027-06-30', book.budget(2026), 4, 0),
          fund(5, book.fund(2026), 0),
          syndicElected(scene.syndic.name, '2026-01-01', '2026-12-31', 0),
        ],
      }),
    ),
    sent(
      'PV AG 05-12-2024',
      minutesGrid('annecy-pv-24', scene, {
        date: '2024-12-05',
        hour: '18 h 00',
        kind: 'ordinaire',
        chair: 'M. FALCONNET',
        present: 6480,
        items: [
          approve('2023-07-01', '2024-06-30', book.real(2023), 0),
          budget('2025-07-01', '2026-06-30', book.budget(2025), 4, 0),
          fund(5, book.fund(2025), 0),
        ],
      }),
      'scan200',
    ),
    sent(
      'fiche synthetique',
      ficheOfficial('annecy-fiche', scene, {
        updated: '2026-01-20',
        rcp: '1979-05-23',
        lots: 162,
        main_lots: 74,
        closed: '2025-06-30',
        current: book.real(2024),
        works: 0,
        suppliers: 803377,
        unpaid: 476408,
        debtors: 4,
        fund: 1604700,
        heating: 'Collectif, réseau de chaleur',
        lifts: 3,
        mandate_end: '2026-12-31',
        built: '1975-1993',
      }),
    ),
  ],
  truth: {
    VENDEUR: ['Bastien Clerc-Renaud', 'Julie Perrillat'],
    SYNDIC: 'LAC & MONTAGNE IMMOBILIER',
    LOTS: ['41', '141'],
    TANTIEMES: 287,
    BASE: 10000,
    EXERCICE: '2026-07-01/2027-06-30',
    'I-A-1-a': 0,
    'I-A-1-b': 0,
    'I-A-2': 0,
    'I-A-5': 0,
    'I-A-7': 231844,
    'II-A-1': 25800,
    'II-C': 0,
    'III-1': 25800,
    // January and April 2027; the budget 2027-2028 is only put to the vote of December.
    'III-2-a': { schedule: later(now, DATE, (call) => call.budget) },
    'III-2-b': { schedule: [] },
    'III-3': { schedule: later(now, DATE, (call) => call.fund) },
    PROVISION: quotesOf(book.call(2026, 1).budget),
    // 2025-2026 is closed, not approved.
    'N1-EXERCICE': spanOf(book.period(2024)),
    'N1-BUDGET-APPELE': book.called(2024),
    'N1-BUDGET-REEL': book.realShare(2024),
    'N2-EXERCICE': spanOf(book.period(2023)),
    'N2-BUDGET-APPELE': null,
    // The column of 30/06/2025, printed as the former year in the annexes of 2025-2026.
    'COPRO-1': 412390 + 64018,
    'COPRO-1-EXIGIBLE': 412390,
    'COPRO-1-DOUTEUX': 64018,
    'COPRO-2': 803377,
    'COPRO-3-a': true,
    'COPRO-3-b': 1604700,
    'COPRO-3-c': share(1604700, 287, 10000),
    'COPRO-3-d': quotesOf(book.call(2026, 1).fund),
    BUDGET: book.budget(2026),
    'VIE-SYNDIC-MANDAT': '2026-12-31',
    'VIE-DERNIERE-AG': '2025-12-04',
    'VIE-PROCHAINE-AG': '2026-12-10',
    'VIE-LOTS': 162,
    'VIE-EMPRUNT': true,
    'VIE-TRAVAUX': { works: [] },
    'TECH-ASCENSEURS': 3,
  },
};
