// Toulouse: the deed and the calls do not have the same tantièmes, nor the deed and the measurer the same area.
import { balanced } from './accounts.ts';
import { official } from './annexes-official.ts';
import { type Entry, quotesOf } from './books.ts';
import { ficheOfficial } from './building-papers.ts';
import { conveningBrand } from './convening.ts';
import { brand } from './hand-brand.ts';
import { minutesGrid } from './minutes.ts';
import { carrez, deed } from './notary-papers.ts';
import { appels, decomptes } from './pile.ts';
import { bookOf, inOrder, key, spanOf } from './plan.ts';
import { approve, budget, fund, quitus, syndicElected } from './resolutions.ts';
import { type Sale, sent } from './sale.ts';
import { TOULOUSE_SCENE as scene } from './scenes-alps-coast.ts';

const DATE = '2026-11-18';
const book = bookOf({
  keys: [
    key('1', 'Charges générales', 'general', 10000, { 27: 365 }),
    key('2', 'Ascenseur', 'lift', 9400, { 27: 410 }),
  ],
  starts: '01-01',
  count: 4,
  budgets: {
    2024: [3100000, 276000],
    2025: [3160000, 282000],
    2026: [3240000, 288000],
    2027: [3320000, 292000],
  },
  real: { 2024: [3088127, 281436], 2025: [3204915, 270008] },
  fund: { label: 'Fonds de travaux', percent: 5 },
  title: (year, index) => `n° ${index + 1} – ${year}`,
});
const gap = book.realShare(2025) - book.called(2025);
const entries: Entry[] = inOrder([
  { day: '2026-01-01', label: 'Solde au 31/12/2025', debit: 0 },
  ...book.entries(
    2026,
    ({ title }) => `Appel ${title}`,
    ['2026-01-05', '2026-04-03', '2026-07-03', '2026-10-05'],
    'Votre paiement, merci',
  ),
  { day: '2026-06-02', label: 'Régularisation 2025', debit: gap },
  { day: '2026-06-19', label: 'Votre paiement, merci', credit: gap },
]);
const CLOSED_2024 = balanced({
  placed: 510000,
  advance: 380000,
  fund: 512300,
  owed: 144020,
  overpaid: 30110,
  suppliers: 287333,
});
const CLOSED_2025 = balanced({
  placed: 680000,
  advance: 380000,
  fund: 684400,
  owed: 98745,
  overpaid: 25660,
  suppliers: 301918,
  sundry_claims: 41200,
});
const items = [
  approve('2025-01-01', '2025-12-31', book.real(2025), 1),
  quitus(scene.syndic.name, 1),
  budget('2027-01-01', '2027-12-31', book.budget(2027), 4, 1),
  fund(5, book.fund(2027), 1),
  syndicElected(scene.syndic.name, '2026-07-01', '2029-06-30', 1),
];
const hand = brand({ font: "'URW Gothic', sans-serif", ink: '#c2410c' });

export const TOULOUSE: Sale = {
  name: 'toulouse-tantiemes',
  told: 'tantièmes du titre et des appels différents, superficies différentes ; montant à régler en tête ; budget annuel du syndicat à côté de la part',
  date: DATE,
  dossier: {
    address: '18 rue Réclusane, 31300 Toulouse',
    lots: ['27'],
    owners: ['Léa Bonnafous'],
    rnc: 'AG2203387',
  },
  files: [
    ...appels(
      hand,
      scene,
      'toulouse',
      [
        ['appel-1', book.call(2026, 0), 0, '2025-12-12'],
        ['appel-2', book.call(2026, 1), 0, '2026-03-13'],
        ['appel-3', book.call(2026, 2), 0, '2026-06-22'],
        ['appel-4', book.call(2026, 3), 0, '2026-09-14'],
      ],
      { held: 14000 },
    ),
    sent(
      'compte',
      hand.releve('toulouse-releve', scene, entries, { from: '2026-01-01', at: '2026-11-10' }),
    ),
    ...decomptes(hand, scene, 'toulouse', [
      ['charges-2025', book.settled(2025), '2026-04-27'],
      ['charges-2024', book.settled(2024), '2025-04-25'],
    ]),
    sent('convocation', [
      conveningBrand('toulouse-convocation', scene, {
        printed: '2026-05-04',
        date: '2026-06-02',
        hour: '18 h 30',
        place: 'Hôtel des Arts, salle 2',
        kind: 'ordinaire',
        items,
      }),
      official(
        'toulouse-annexes',
        scene,
        book.accounts(2025, [CLOSED_2024, CLOSED_2025]),
        [1, 2, 3],
      ),
    ]),
    sent(
      'pv-2026',
      minutesGrid('toulouse-pv-26', scene, {
        date: '2026-06-02',
        hour: '18 h 30',
        kind: 'ordinaire',
        chair: 'M. CAZENEUVE',
        present: 7002,
        items,
      }),
    ),
    sent(
      'pv-2025',
      minutesGrid('toulouse-pv-25', scene, {
        date: '2025-06-03',
        hour: '18 h 30',
        kind: 'ordinaire',
        chair: 'M. CAZENEUVE',
        present: 6611,
        items: [
          approve('2024-01-01', '2024-12-31', book.real(2024), 1),
          budget('2026-01-01', '2026-12-31', book.budget(2026), 4, 1),
          fund(5, book.fund(2026), 1),
        ],
      }),
    ),
    sent(
      'fiche',
      ficheOfficial('toulouse-fiche', scene, {
        updated: '2026-06-20',
        rcp: '2009-07-15',
        lots: 58,
        main_lots: 29,
        closed: '2025-12-31',
        current: book.real(2025),
        works: 0,
        suppliers: 301918,
        unpaid: 98745,
        debtors: 2,
        fund: 684400,
        heating: 'Individuel gaz',
        lifts: 1,
        mandate_end: '2029-06-30',
        built: '2009',
      }),
    ),
    sent(
      'titre',
      deed('toulouse-titre', scene, {
        date: '2017-03-31',
        in_words: 'DEUX MILLE DIX-SEPT, LE TRENTE ET UN MARS',
        notary: 'Maître Sylvie ESCANDE',
        seller: 'Monsieur Robert DELPECH',
        buyers: ['Mademoiselle Léa Marie BONNAFOUS'],
        lots: [['27', 'au troisième étage, un appartement de trois pièces', '356']],
        base: '10.000',
        area: '61,40',
        rcp: '2009-07-15',
      }),
    ),
    sent(
      'carrez',
      carrez('toulouse-carrez', scene, {
        date: '2026-10-14',
        firm: 'OCCITANIE MESURES, 31000 TOULOUSE',
        lot: '27',
        rooms: [
          ['Séjour-cuisine', '28,44'],
          ['Chambre 1', '12,10'],
          ['Chambre 2', '9,98'],
          ['Salle d’eau, WC, entrée', '7,60'],
        ],
        total: '58,12',
        outside: [['Loggia', '5,25']],
      }),
    ),
  ],
  truth: {
    VENDEUR: ['Léa Bonnafous'],
    SYNDIC: 'NEOVIA Syndic',
    LOTS: ['27'],
    // 356 in the deed, 365 on every call.
    TANTIEMES: 'contradictory',
    BASE: 10000,
    // 61.40 in the deed, 58.12 by the measurer.
    SURFACE: 'contradictory',
    EXERCICE: '2026-01-01/2026-12-31',
    'I-A-1-a': 0,
    'I-A-1-b': 0,
    'I-A-2': 0,
    'I-A-5': 0,
    'I-A-7': 0,
    'II-A-1': 14000,
    'II-C': 0,
    'III-1': 14000,
    'III-2-b': { schedule: [] },
    PROVISION: quotesOf(book.call(2026, 3).budget),
    'N1-EXERCICE': spanOf(book.period(2025)),
    'N1-BUDGET-APPELE': book.called(2025),
    'N1-BUDGET-REEL': book.realShare(2025),
    'N2-BUDGET-APPELE': book.called(2024),
    'N2-BUDGET-REEL': book.realShare(2024),
    'COPRO-1': 98745,
    'COPRO-2': 301918,
    'COPRO-3-a': true,
    'COPRO-3-b': 684400,
    'COPRO-3-d': quotesOf(book.call(2026, 3).fund),
    BUDGET: book.budget(2026),
    'VIE-SYNDIC-MANDAT': '2029-06-30',
    'VIE-DERNIERE-AG': '2026-06-02',
    'VIE-LOTS': 58,
    'VIE-RCP': '2009-07-15',
    'VIE-EMPRUNT': false,
    'VIE-TRAVAUX': { works: [] },
    'TECH-ASCENSEURS': 1,
  },
};
