// Nice: the account already shows the call of January, which is not due at the day; under it a credit.
import { balanced } from './accounts.ts';
import { stacked } from './annexes-stacked.ts';
import { balanceOf, type Entry, later, quotesOf, share, totalOf } from './books.ts';
import { carnet, ficheOfficial } from './building-papers.ts';
import { conveningFormal } from './convening.ts';
import { landscape } from './hand-landscape.ts';
import { minutesListing } from './minutes.ts';
import { appels, decomptes } from './pile.ts';
import { bookOf, inOrder, key, spanOf, worksLine } from './plan.ts';
import { approve, budget, fund, quitus, syndicElected } from './resolutions.ts';
import { type Sale, sent } from './sale.ts';
import { NICE_SCENE as scene } from './scenes-south.ts';

const DATE = '2026-12-22';
const GENERAL = key('CG', 'Charges générales', 'general', 10000, { 5: 301, 88: 14 });
const hall = (number: number) => worksLine(`Réfection du hall ${number}/2`, 600000, GENERAL);
const hallReal = worksLine('Réfection du hall (AG 11-04-2024)', 1164000, GENERAL);
const book = bookOf({
  keys: [GENERAL, key('AS', 'Ascenseur', 'lift', 1010, { 5: 33 })],
  starts: '01-01',
  count: 4,
  budgets: {
    2024: [6000000, 400000],
    2025: [6160000, 412000],
    2026: [6240000, 420000],
    2027: [6400000, 428000],
  },
  real: { 2024: [6122840, 388416], 2025: [6029915, 405033] },
  fund: { label: 'Fonds de travaux', percent: 5 },
  title: (year, index) => `T${index + 1}-${year}`,
  works: (year, index) => (year === 2025 && (index === 1 || index === 2) ? hall(index) : []),
});
const credit = book.called(2025) - book.realShare(2025);
const worksCredit = book.worksCalled(2025) - quotesOf(hallReal);
const first = book.call(2027, 0);
const paidEntries: Entry[] = inOrder([
  { day: '2026-01-01', label: 'Solde au 31-12-2025', debit: 0 },
  ...book.entries(
    2026,
    ({ title }) => `Appel de provisions ${title}`,
    ['2026-01-07', '2026-04-08', '2026-07-08', '2026-10-07'],
    'Virement reçu',
  ),
  { day: '2026-04-16', label: 'Excédent charges courantes 2025', credit },
  { day: '2026-04-16', label: 'Excédent travaux hall', credit: worksCredit },
]);
const entries: Entry[] = [
  ...paidEntries,
  {
    day: '2026-12-15',
    label: 'Appel de provisions T1-2027 (exigible le 01-01-2027)',
    debit: totalOf(first),
  },
];
const CLOSED_2024 = balanced({
  placed: 1120000,
  works_provisions: 0,
  advance: 1000000,
  fund: 1119500,
  owed: 402714,
  overpaid: 90110,
  suppliers: 700418,
});
const CLOSED_2025 = balanced({
  placed: 1450000,
  advance: 1000000,
  fund: 1448100,
  owed: 377290,
  doubtful: 51002,
  overpaid: 144827,
  suppliers: 640933,
  social: 29900,
});
const items = [
  approve('2025-01-01', '2025-12-31', book.real(2025), 0),
  quitus(scene.syndic.name, 0),
  budget('2027-01-01', '2027-12-31', book.budget(2027), 4, 0),
  fund(5, book.fund(2027), 0),
  syndicElected(scene.syndic.name, '2026-04-16', '2027-06-30', 0),
];
const hand = landscape({ font: "'Carlito', sans-serif", ink: '#a16207' });

export const NICE: Sale = {
  name: 'nice-appel-a-venir',
  told: 'le compte porte déjà l’appel de janvier, non exigible ; dessous, un solde créditeur ; travaux de l’exercice N-1 réglés à l’écart',
  date: DATE,
  dossier: {
    address: '12 rue Verdi, 06000 Nice',
    lots: ['5', '88'],
    owners: ['Chiara Bertone'],
    rnc: 'AB0384496',
  },
  files: [
    ...appels(
      hand,
      scene,
      'nice',
      [
        ['T3-2026', book.call(2026, 2), -credit - worksCredit, '2026-06-12'],
        ['T4-2026', book.call(2026, 3), -credit - worksCredit, '2026-09-14'],
        ['T1-2027', first, -credit - worksCredit, '2026-12-15'],
      ],
      { held: 31500 },
    ),
    sent(
      'extrait',
      hand.releve('nice-releve', scene, entries, {
        from: '2026-01-01',
        at: '2026-12-18',
        held: 31500,
      }),
    ),
    ...decomptes(hand, scene, 'nice', [
      ['repartition-2025', book.settled(2025, hallReal), '2026-03-09'],
      ['repartition-2024', book.settled(2024), '2025-03-10'],
    ]),
    sent('convocation-2026', [
      conveningFormal('nice-convocation', scene, {
        printed: '2026-03-16',
        date: '2026-04-16',
        hour: '17 h 00',
        place: 'Maison des seniors, avenue Desambrois',
        kind: 'ordinaire',
        items,
      }),
      stacked(
        'nice-annexes',
        scene,
        book.accounts(2025, [CLOSED_2024, CLOSED_2025], {
          done: [{ label: 'Réfection du hall', voted: 1200000, spent: 1164000, received: 1200000 }],
        }),
      ),
    ]),
    sent(
      'pv-2026',
      minutesListing('nice-pv-26', scene, {
        date: '2026-04-16',
        hour: '17H',
        kind: 'ordinaire',
        chair: 'M. GASTALDI',
        present: 5940,
        items,
      }),
    ),
    sent(
      'pv-2025',
      minutesListing('nice-pv-25', scene, {
        date: '2025-04-17',
        hour: '17H',
        kind: 'ordinaire',
        chair: 'M. GASTALDI',
        present: 5811,
        items: [
          approve('2024-01-01', '2024-12-31', book.real(2024), 0),
          budget('2026-01-01', '2026-12-31', book.budget(2026), 4, 0),
          fund(5, book.fund(2026), 0),
        ],
      }),
      'tete-en-bas',
    ),
    sent(
      'fiche',
      ficheOfficial('nice-fiche', scene, {
        updated: '2026-05-04',
        rcp: '1948-02-20',
        lots: 92,
        main_lots: 41,
        closed: '2025-12-31',
        current: book.real(2025),
        works: 1164000,
        suppliers: 670833,
        unpaid: 428292,
        debtors: 4,
        fund: 1448100,
        heating: 'Individuel électrique',
        lifts: 1,
        mandate_end: '2027-06-30',
        built: 'Avant 1949',
      }),
    ),
    sent(
      'carnet',
      carnet('nice-carnet', scene, {
        printed: '2026-05-04',
        insurance: 'MÉDITERRANÉE ASSUR EXEMPLE, police 06-88-1140, échéance 1er juillet',
        contracts: [['Ascenseur', 'LIFT AZUR', '31/12/2026']],
        works: [['2025', 'Réfection du hall', 'DÉCORS DE LA BAIE']],
        extra: ['Pas de procédure en cours.'],
      }),
    ),
  ],
  truth: {
    VENDEUR: ['Chiara Bertone'],
    SYNDIC: 'RIVIERA ADMINISTRATION DE BIENS',
    LOTS: ['5', '88'],
    TANTIEMES: 315,
    BASE: 10000,
    EXERCICE: '2026-01-01/2026-12-31',
    'I-A-1-a': 0,
    'I-A-1-b': 0,
    'I-A-2': 0,
    'I-A-5': 0,
    'I-A-7': 0,
    'II-A-1': 31500,
    // The printed balance is a debit: without the call of 01/01/2027 it is the two surpluses of 2025.
    'II-C': -balanceOf(paidEntries),
    'III-1': 31500,
    'III-2-a': { schedule: later(book.calls(2027), DATE, (call) => call.budget) },
    'III-2-b': { schedule: [] },
    'III-3': { schedule: later(book.calls(2027), DATE, (call) => call.fund) },
    // The last call due is T4-2026, though T1-2027 is in the pile.
    PROVISION: quotesOf(book.call(2026, 3).budget),
    'N1-EXERCICE': spanOf(book.period(2025)),
    'N1-BUDGET-APPELE': book.called(2025),
    'N1-BUDGET-REEL': book.realShare(2025),
    'N1-HORS-BUDGET-APPELE': book.worksCalled(2025),
    'N1-HORS-BUDGET-REEL': quotesOf(hallReal),
    'N2-BUDGET-APPELE': book.called(2024),
    'N2-BUDGET-REEL': book.realShare(2024),
    'COPRO-1': 377290 + 51002,
    'COPRO-1-EXIGIBLE': 377290,
    'COPRO-1-DOUTEUX': 51002,
    'COPRO-2': 640933,
    'COPRO-3-a': true,
    'COPRO-3-b': 1448100,
    'COPRO-3-c': share(1448100, 315, 10000),
    'COPRO-3-d': quotesOf(book.call(2026, 3).fund),
    BUDGET: book.budget(2026),
    'VIE-SYNDIC-MANDAT': '2027-06-30',
    'VIE-DERNIERE-AG': '2026-04-16',
    'VIE-LOTS': 92,
    'VIE-EMPRUNT': false,
    'TECH-CARNET': true,
    'TECH-ASCENSEURS': 1,
  },
};
