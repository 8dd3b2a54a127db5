// Paris: papers of another building of the same owner and the same syndic in the pile; no account of the right one.
import { type Entry, later, quotesOf, totalOf } from './books.ts';
import { ficheHouse } from './building-papers.ts';
import { letter } from './hand-letter.ts';
import { minutesClassic } from './minutes.ts';
import { carrez, deed } from './notary-papers.ts';
import { appels, decomptes } from './pile.ts';
import { bookOf, inOrder, key, spanOf } from './plan.ts';
import { approve, budget, fund, quitus, syndicElected } from './resolutions.ts';
import { type Sale, sent } from './sale.ts';
import { PARIS_OTHER as other, PARIS_SCENE as scene } from './scenes-west-east.ts';

const DATE = '2026-11-16';
const title = (year: number, index: number) => `n° ${index + 1} de l’exercice ${year}`;
const book = bookOf({
  keys: [key('A', 'Charges communes générales', 'general', 10000, { 11: 412 })],
  starts: '01-01',
  count: 4,
  budgets: { 2024: [4900000], 2025: [5000000], 2026: [5200000], 2027: [5400000] },
  real: { 2024: [4877315], 2025: [5164480] },
  fund: { label: 'Fonds de travaux', percent: 5 },
  title,
});
const didot = bookOf({
  keys: [key('A', 'Charges communes générales', 'general', 10000, { 3: 287 })],
  starts: '01-01',
  count: 4,
  budgets: { 2025: [6800000], 2026: [7200000] },
  real: { 2025: [6911002] },
  fund: { label: 'Fonds de travaux', percent: 5 },
  title,
});
const didotEntries: Entry[] = inOrder([
  { day: '2026-01-01', label: 'Report à nouveau', debit: 31244 },
  ...didot.entries(
    2026,
    (call) => `Appel ${call.title}`,
    ['2026-01-20', '2026-04-21', null, null],
    'Votre virement',
  ),
]);
const items = [
  approve('2025-01-01', '2025-12-31', book.real(2025), 2),
  quitus(scene.syndic.name, 2),
  budget('2027-01-01', '2027-12-31', book.budget(2027), 4, 2),
  fund(5, book.fund(2027), 2),
  syndicElected(scene.syndic.name, '2026-05-19', '2027-06-30', 2),
];
const hand = letter({ font: "'Nimbus Roman', serif", ink: '#1a2a5c' });

export const PARIS: Sale = {
  name: 'paris-deux-immeubles',
  told: 'pièces d’un autre immeuble du même propriétaire dans la pile (relevé, fiche, appel) ; pas de relevé du bon ; aucune annexe',
  date: DATE,
  dossier: {
    address: '27 rue Bezout, 75014 Paris',
    lots: ['11'],
    owners: ['Emeka Okafor'],
    rnc: 'AA1177430',
  },
  files: [
    ...appels(
      hand,
      scene,
      'paris',
      [
        ['Appel 3 Bezout', book.call(2026, 2), 0, '2026-06-16'],
        ['Appel 4 Bezout', book.call(2026, 3), 0, '2026-09-16'],
      ],
      { held: 17800 },
    ),
    ...appels(
      hand,
      other,
      'paris-didot',
      [['Appel 4', didot.call(2026, 3), 31244 + totalOf(didot.call(2026, 2)), '2026-09-16']],
      {
        held: 9500,
      },
    ),
    sent(
      'Compte',
      hand.releve('paris-releve-didot', other, didotEntries, {
        from: '2026-01-01',
        at: '2026-11-09',
        held: 9500,
      }),
    ),
    ...decomptes(hand, scene, 'paris', [['Charges 2025', book.settled(2025), '2026-04-14']]),
    sent(
      'PV 2026',
      minutesClassic('paris-pv-26', scene, {
        date: '2026-05-19',
        hour: '18 h 00',
        kind: 'ordinaire',
        chair: 'Mme VIDAL',
        present: 6608,
        items,
      }),
    ),
    sent(
      'PV 2025',
      minutesClassic('paris-pv-25', scene, {
        date: '2025-05-20',
        hour: '18 h 00',
        kind: 'ordinaire',
        chair: 'Mme VIDAL',
        present: 6417,
        items: [
          approve('2024-01-01', '2024-12-31', book.real(2024), 2),
          budget('2026-01-01', '2026-12-31', book.budget(2026), 4, 2),
          fund(5, book.fund(2026), 2),
        ],
      }),
    ),
    sent(
      'Fiche',
      ficheHouse('paris-fiche-didot', other, {
        updated: '2026-06-30',
        rcp: '1955-01-13',
        lots: 44,
        main_lots: 21,
        closed: '2025-12-31',
        current: didot.real(2025),
        works: 0,
        suppliers: 388120,
        unpaid: 702633,
        debtors: 4,
        fund: 1011900,
        heating: 'Collectif gaz',
        lifts: 1,
        mandate_end: '2027-06-30',
        built: 'avant 1949',
      }),
    ),
    sent(
      'Titre',
      deed('paris-titre', scene, {
        date: '2011-06-30',
        in_words: 'DEUX MILLE ONZE, LE TRENTE JUIN',
        notary: 'Maître Claire DAUTRY',
        seller: 'Madame veuve LEMOINE',
        buyers: ['Monsieur Emeka Chidi OKAFOR, célibataire'],
        lots: [['11', 'au troisième étage à gauche, un appartement de trois pièces', '412']],
        base: '10.000',
        rcp: '1951-11-05',
      }),
      'scan200',
    ),
    sent(
      'Carrez',
      carrez('paris-carrez', scene, {
        date: '2026-11-02',
        firm: 'CABINET MÉTRAGE 14, 75014 PARIS',
        lot: '11',
        rooms: [
          ['Entrée', '4,02'],
          ['Séjour', '19,75'],
          ['Chambre', '12,31'],
          ['Cuisine, bains', '9,64'],
        ],
        total: '45,72',
        outside: [['Cave', '6,00']],
      }),
    ),
  ],
  truth: {
    VENDEUR: ['Emeka Okafor'],
    SYNDIC: 'CABINET ALÉSIA-PLAISANCE',
    RNC: 'AA1177430',
    LOTS: ['11'],
    TANTIEMES: 412,
    BASE: 10000,
    SURFACE: 45.72,
    EXERCICE: '2026-01-01/2026-12-31',
    // The only account is the other building's; the call of October says that nothing was owed before it.
    'I-A-1-a': null,
    'I-A-2': 0,
    'I-A-5': null,
    'II-A-1': 17800,
    'II-C': null,
    'III-1': 17800,
    'III-2-a': { schedule: later(book.calls(2027), DATE, (call) => call.budget) },
    'III-2-b': { schedule: [] },
    'III-3': { schedule: later(book.calls(2027), DATE, (call) => call.fund) },
    PROVISION: quotesOf(book.call(2026, 3).budget),
    'N1-EXERCICE': spanOf(book.period(2025)),
    'N1-BUDGET-APPELE': book.called(2025),
    'N1-BUDGET-REEL': book.realShare(2025),
    'N2-BUDGET-APPELE': null,
    'COPRO-1': null,
    'COPRO-2': null,
    'COPRO-3-a': true,
    'COPRO-3-b': null,
    BUDGET: book.budget(2026),
    'VIE-SYNDIC-MANDAT': '2027-06-30',
    'VIE-DERNIERE-AG': '2026-05-19',
    'VIE-LOTS': null,
    'VIE-RCP': '1951-11-05',
    'VIE-TRAVAUX': { works: [] },
    'TECH-ASCENSEURS': null,
  },
};
