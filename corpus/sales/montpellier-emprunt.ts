// Montpellier: a loan of the syndicat told by annexe 1 alone, a completed advance, lift works one third called.
import { balanced } from './accounts.ts';
import { stacked } from './annexes-stacked.ts';
import { balanceOf, type Entry, later, quotesOf, share } from './books.ts';
import { ficheOfficial } from './building-papers.ts';
import { conveningFormal } from './convening.ts';
import { ledger } from './hand-ledger.ts';
import { minutesClassic } from './minutes.ts';
import { deed } from './notary-papers.ts';
import { appels, decomptes } from './pile.ts';
import { bookOf, inOrder, key, spanOf, worksLine } from './plan.ts';
import { approve, budget, fund, syndicElected, works } from './resolutions.ts';
import { type Sale, sent } from './sale.ts';
import { MONTPELLIER_SCENE as scene } from './scenes-south.ts';

const DATE = '2026-12-15';
const GENERAL = key('A', 'CHARGES GENERALES', 'general', 10000, { 21: 244, 44: 6 });
const LIFT = key('B', 'ASCENSEUR', 'lift', 1000, { 21: 31 });
const norms = (number: number) => worksLine(`MISE AUX NORMES ASCENSEUR ${number}/3`, 800000, LIFT);
const book = bookOf({
  keys: [GENERAL, LIFT],
  starts: '01-01',
  count: 4,
  budgets: {
    2024: [4400000, 240000],
    2025: [4480000, 248000],
    2026: [4560000, 252000],
    2027: [4640000, 256000],
  },
  real: { 2024: [4466019, 229940], 2025: [4391560, 244112] },
  fund: { label: 'FONDS DE TRAVAUX ART. 14-2-1', percent: 6 },
  title: (year, index) => `${index + 1}/4 – exercice ${year}`,
  works: (year, index) =>
    year === 2026 && index === 3 ? norms(1) : year === 2027 && index < 2 ? norms(index + 2) : [],
  advance: (year, index) =>
    year === 2026 && index === 2
      ? worksLine('COMPLEMENT AVANCE DE TRESORERIE', 500000, GENERAL)
      : [],
});
const credit = book.called(2025) - book.realShare(2025);
const entries: Entry[] = inOrder([
  { day: '2026-01-01', label: 'SOLDE ANTERIEUR', credit: 2215 },
  ...book.entries(
    2026,
    ({ title }) => `APPEL ${title}`,
    ['2026-01-11', '2026-04-11', '2026-07-11', '2026-10-11'],
    'PRELEVEMENT SEPA',
  ),
  { day: '2026-05-27', label: 'REGULARISATION EXERCICE 2025', credit },
]);
const LOAN = 5400000;
const CLOSED_2024 = balanced({
  placed: 1340000,
  advance: 700000,
  fund: 1338900,
  owed: 366291,
  doubtful: 72005,
  overpaid: 81450,
  suppliers: 530222,
  loan: 6200000,
});
const CLOSED_2025 = balanced({
  placed: 1620000,
  advance: 700000,
  fund: 1622580,
  pending: 150000,
  owed: 401177,
  doubtful: 72005,
  overpaid: 99316,
  suppliers: 488761,
  sundry_debts: 12480,
  loan: LOAN,
});
const DUES = ['2026-10-01', '2027-01-01', '2027-04-01'];
const items = [
  approve('2025-01-01', '2025-12-31', book.real(2025), 0),
  budget('2027-01-01', '2027-12-31', book.budget(2027), 4, 0),
  fund(6, book.fund(2027), 0),
  syndicElected(scene.syndic.name, '2026-05-27', '2027-06-30', 0),
  works('mise aux normes de l’ascenseur', 2400000, DUES, 'ascenseur', 0),
  {
    title: 'Complément de l’avance de trésorerie',
    text: 'L’assemblée générale décide de porter l’avance de trésorerie de 7 000,00 € à 12 000,00 €, le complément de 5 000,00 € étant appelé le 01/07/2026 aux charges générales.',
  },
  {
    title: 'Information sur l’emprunt collectif et la procédure',
    text: 'Le syndic rappelle que l’emprunt collectif souscrit en 2022 auprès de la BANQUE EXEMPLE pour l’étanchéité des toitures court jusqu’en 2032, tous les copropriétaires y participant. L’expertise judiciaire contre la société ÉTANCHE SUD est en cours.',
  },
];
const hand = ledger({ font: "'Carlito', sans-serif", ink: '#1d4ed8' });

export const MONTPELLIER: Sale = {
  name: 'montpellier-emprunt',
  told: 'emprunt collectif connu par la seule annexe 1 ; avance complétée en cours d’année ; solde créditeur ; travaux d’ascenseur au tiers appelés, clé spéciale',
  date: DATE,
  dossier: {
    address: '151 avenue de Lodève, 34080 Montpellier',
    lots: ['21', '44'],
    owners: ['Rémi Pons', 'Agnès Pons'],
    rnc: 'AC4467718',
  },
  files: [
    ...appels(
      hand,
      scene,
      'montpellier-a',
      [
        ['APPEL_2026_2', book.call(2026, 1), -2215, '2026-03-18'],
        ['APPEL_2026_3', book.call(2026, 2), -2215 - credit, '2026-06-17'],
      ],
      { held: 17500 },
    ),
    ...appels(
      hand,
      scene,
      'montpellier-b',
      [['APPEL_2026_4', book.call(2026, 3), -2215 - credit, '2026-09-16']],
      { held: 30000 },
    ),
    sent(
      'RELEVE_20261208',
      hand.releve('montpellier-releve', scene, entries, {
        from: '2026-01-01',
        at: '2026-12-08',
        held: 30000,
      }),
    ),
    ...decomptes(hand, scene, 'montpellier', [
      ['DECOMPTE_2025', book.settled(2025), '2026-04-21'],
      ['DECOMPTE_2024', book.settled(2024), '2025-04-22'],
    ]),
    sent('CONVOCATION_2026', [
      conveningFormal('montpellier-convocation', scene, {
        printed: '2026-04-27',
        date: '2026-05-27',
        hour: '18 h 00',
        place: 'Maison pour tous Marcel Pagnol',
        kind: 'ordinaire',
        items,
      }),
      stacked(
        'montpellier-annexes',
        scene,
        book.accounts(2025, [CLOSED_2024, CLOSED_2025], {
          open: [
            {
              label: 'Étanchéité des toitures (financée par emprunt)',
              voted_on: '2022-06-08',
              voted: 8000000,
              paid: 7850000,
              spent: 7850000,
              received: 8000000,
            },
          ],
        }),
      ),
    ]),
    sent(
      'PV_27052026',
      minutesClassic('montpellier-pv-26', scene, {
        date: '2026-05-27',
        hour: '18 h 00',
        kind: 'ordinaire',
        chair: 'M. ALBOUY',
        present: 6377,
        items,
      }),
    ),
    sent(
      'PV_2025',
      minutesClassic('montpellier-pv-25', scene, {
        date: '2025-05-28',
        hour: '18 h 00',
        kind: 'ordinaire',
        chair: 'M. ALBOUY',
        present: 6104,
        items: [
          approve('2024-01-01', '2024-12-31', book.real(2024), 0),
          budget('2026-01-01', '2026-12-31', book.budget(2026), 4, 0),
          fund(6, book.fund(2026), 0),
        ],
      }),
      'deux-par-feuille',
    ),
    sent(
      'FICHE',
      ficheOfficial('montpellier-fiche', scene, {
        updated: '2026-06-18',
        rcp: '1982-01-21',
        lots: 76,
        main_lots: 38,
        closed: '2025-12-31',
        current: book.real(2025),
        works: 0,
        suppliers: 501241,
        unpaid: 473182,
        debtors: 5,
        fund: 1622580,
        heating: 'Individuel électrique',
        lifts: 1,
        mandate_end: '2027-06-30',
        built: '1975-1993',
      }),
    ),
    sent(
      'TITRE',
      deed('montpellier-titre', scene, {
        date: '2008-10-03',
        in_words: 'DEUX MILLE HUIT, LE TROIS OCTOBRE',
        notary: 'Maître Hervé COSTE',
        seller: 'Madame Lucienne FABRE',
        buyers: ['Monsieur Rémi PONS', 'Madame Agnès VIALA son épouse'],
        lots: [
          ['21', 'au deuxième étage, un appartement de quatre pièces', '244'],
          ['44', 'au sous-sol, une cave', '6'],
        ],
        base: '10.000',
        area: '78,55',
        rcp: '1982-01-21',
      }),
    ),
  ],
  truth: {
    VENDEUR: ['Rémi Pons', 'Agnès Pons'],
    SYNDIC: 'AGENCE DU PEYROU',
    LOTS: ['21', '44'],
    TANTIEMES: 250,
    BASE: 10000,
    SURFACE: 78.55,
    EXERCICE: '2026-01-01/2026-12-31',
    'I-A-1-a': 0,
    'I-A-1-b': 0,
    'I-A-2': 0,
    'I-A-4-a': 0,
    'I-A-5': 0,
    // No share is printed: 54 000.00 × 250 / 10 000.
    'I-A-7': share(LOAN, 250, 10000),
    // 175.00 before July, 300.00 once the complement was called and paid.
    'II-A-1': 30000,
    'II-C': -balanceOf(entries),
    'III-1': 30000,
    'III-2-a': { schedule: later(book.calls(2027), DATE, (call) => call.budget) },
    'III-2-b': { schedule: later(book.calls(2027), DATE, (call) => call.works) },
    'III-3': { schedule: later(book.calls(2027), DATE, (call) => call.fund) },
    PROVISION: quotesOf(book.call(2026, 3).budget),
    'N1-EXERCICE': spanOf(book.period(2025)),
    'N1-BUDGET-APPELE': book.called(2025),
    'N1-BUDGET-REEL': book.realShare(2025),
    'N2-BUDGET-APPELE': book.called(2024),
    'N2-BUDGET-REEL': book.realShare(2024),
    'COPRO-1': 401177 + 72005,
    'COPRO-1-EXIGIBLE': 401177,
    'COPRO-1-DOUTEUX': 72005,
    'COPRO-2': 488761,
    'COPRO-3-a': true,
    'COPRO-3-b': 1622580,
    'COPRO-3-c': share(1622580, 250, 10000),
    'COPRO-3-d': quotesOf(book.call(2026, 3).fund),
    BUDGET: book.budget(2026),
    'VIE-SYNDIC-MANDAT': '2027-06-30',
    'VIE-DERNIERE-AG': '2026-05-27',
    'VIE-LOTS': 76,
    'VIE-RCP': '1982-01-21',
    'VIE-EMPRUNT': true,
    'TECH-ASCENSEURS': 1,
  },
};
