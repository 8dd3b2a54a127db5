// Lyon: a flat, a cellar and a parking on one account; arrears of this year and of the one before.
import { balanced } from './accounts.ts';
import { stacked } from './annexes-stacked.ts';
import { balanceOf, type Entry, later, owedOf, quotesOf } from './books.ts';
import { carnet, ficheHouse } from './building-papers.ts';
import { conveningBrand } from './convening.ts';
import { sections } from './hand-sections.ts';
import { minutesGrid } from './minutes.ts';
import { deed } from './notary-papers.ts';
import { appels, decomptes } from './pile.ts';
import { bookOf, inOrder, key, spanOf, worksLine } from './plan.ts';
import { approve, budget, fund, quitus, syndicElected, works } from './resolutions.ts';
import { type Sale, sent } from './sale.ts';
import { LYON_SCENE as scene } from './scenes.ts';

const DATE = '2026-12-03';
const BUILDING_B = key('002', 'Bâtiment B', 'stairs', 4200, { 17: 402, 58: 8 });
const roof = (number: number) =>
  worksLine(`Réfection toiture bât. B (${number}/3)`, 1200000, BUILDING_B);
const book = bookOf({
  keys: [
    key('001', 'Charges générales', 'general', 10000, { 17: 402, 58: 8, 71: 21 }),
    BUILDING_B,
    key('004', 'Ascenseur B', 'lift', 1000, { 17: 61 }),
    key('009', 'Parking', 'parking', 600, { 71: 21 }),
  ],
  starts: '01-01',
  count: 4,
  budgets: {
    2024: [4480000, 800000, 340000, 120000],
    2025: [4600000, 820000, 352000, 120000],
    2026: [4720000, 840000, 360000, 124000],
    2027: [4840000, 860000, 372000, 128000],
  },
  real: { 2024: [4391226, 811704, 331840, 98615], 2025: [4512780, 806533, 349912, 131044] },
  fund: { label: 'Cotisation fonds de travaux', percent: 5 },
  title: (year, index) => `T${index + 1}/${year}`,
  works: (year, index) =>
    year === 2026 && index === 3 ? roof(1) : year === 2027 && index < 2 ? roof(index + 2) : [],
});
const BEFORE = 189327;
const credit = book.called(2025) - book.realShare(2025);
const entries: Entry[] = inOrder([
  { day: '2026-01-01', label: 'À nouveau au 01.01.2026', debit: BEFORE },
  ...book.entries(2026, ({ title }) => `Appel ${title}`, [null, null, null, null], ''),
  { day: '2026-03-27', label: 'Virement reçu – acompte', credit: 50000 },
  { day: '2026-06-18', label: 'Régul. charges 2025', credit },
]);
const balance = balanceOf(entries);
const owed = owedOf(balance, book.calls(2026), DATE);
const upTo = (day: string) => balanceOf(entries.filter((entry) => entry.day < day));
const CLOSED_2024 = balanced({
  placed: 1420000,
  advance: 780000,
  fund: 1388400,
  owed: 502218,
  overpaid: 88140,
  suppliers: 614302,
});
const CLOSED_2025 = balanced({
  placed: 1700000,
  advance: 780000,
  fund: 1683000,
  owed: 936412,
  doubtful: 214750,
  overpaid: 102933,
  suppliers: 588027,
  social: 61200,
  sundry_debts: 40415,
});
const DUES = ['2026-10-01', '2027-01-01', '2027-04-01'];
const usual = [
  approve('2025-01-01', '2025-12-31', book.real(2025), 2),
  quitus(scene.syndic.name, 2),
  budget('2027-01-01', '2027-12-31', book.budget(2027), 4, 2),
  syndicElected(scene.syndic.name, '2026-06-18', '2027-09-30', 2),
  works('réfection de la toiture du bâtiment B', 3600000, DUES, 'Bâtiment B', 2),
];
const hand = sections({ font: "'Nimbus Sans Narrow', sans-serif", ink: '#00543d' });
const each = quotesOf(roof(1));

export const LYON: Sale = {
  name: 'lyon-trois-lots',
  told: 'appartement, cave et parking sur un compte ; arriérés de l’exercice et du précédent ; budget suivant rejeté ; relevé à une colonne signée ; part du fonds imprimée',
  date: DATE,
  dossier: {
    address: '9 rue Dumenge, 69004 Lyon',
    lots: ['17', '58', '71'],
    owners: ['Paulo Ferreira', 'Inès Ferreira'],
    rnc: 'AC2310774',
  },
  files: [
    ...appels(
      hand,
      scene,
      'lyon',
      [
        ['avis_T2', book.call(2026, 1), upTo('2026-04-01'), '2026-03-30'],
        ['avis_T3', book.call(2026, 2), upTo('2026-07-01'), '2026-06-19'],
        ['avis_T4', book.call(2026, 3), upTo('2026-10-01'), '2026-09-17'],
      ],
      { held: 33600 },
    ),
    sent(
      'situation_compte',
      hand.releve('lyon-releve', scene, entries, { from: '2026-01-01', at: '2026-11-26' }),
    ),
    ...decomptes(hand, scene, 'lyon', [
      [
        'repartition_2025',
        book.settled(2025),
        '2026-05-12',
        'Part du fonds de travaux attachée à vos lots au 31.12.2025 : 701,18 € (fonds du syndicat : 16.830,00 €).',
      ],
      ['repartition_2024', book.settled(2024), '2025-05-14'],
    ]),
    sent('convocation_et_annexes', [
      conveningBrand('lyon-convocation', scene, {
        printed: '2026-05-20',
        date: '2026-06-18',
        hour: '17 h 30',
        place: 'Maison des associations, 28 rue Denfert-Rochereau',
        kind: 'annuelle',
        items: usual,
      }),
      stacked(
        'lyon-annexes',
        scene,
        book.accounts(2025, [CLOSED_2024, CLOSED_2025], {
          debtors: [
            ['BOUVIER', 312044],
            ['FERREIRA', BEFORE],
            ['SCI DES PENTES', 435041],
            ['DOUTEUX : MORIN', 214750],
          ],
        }),
      ),
    ]),
    sent(
      'pv_ag_2026',
      minutesGrid('lyon-pv-26', scene, {
        date: '2026-06-18',
        hour: '17 h 30',
        kind: 'annuelle',
        chair: 'Mme ROSSET',
        present: 5920,
        items: usual.map((item, index) => (index === 2 ? { ...item, refused: true } : item)),
      }),
    ),
    sent(
      'pv_ag_2025',
      minutesGrid('lyon-pv-25', scene, {
        date: '2025-06-19',
        hour: '17 h 30',
        kind: 'annuelle',
        chair: 'Mme ROSSET',
        present: 6104,
        items: [
          approve('2024-01-01', '2024-12-31', book.real(2024), 2),
          budget('2026-01-01', '2026-12-31', book.budget(2026), 4, 2),
          fund(5, book.fund(2026), 2),
          syndicElected(scene.syndic.name, '2025-06-19', '2026-09-30', 2),
        ],
      }),
    ),
    sent(
      'fiche',
      ficheHouse('lyon-fiche', scene, {
        updated: '2026-06-30',
        rcp: '1988-11-07',
        lots: 84,
        main_lots: 36,
        closed: '2025-12-31',
        current: book.real(2025),
        works: 0,
        suppliers: 689642,
        unpaid: 1151162,
        debtors: 6,
        fund: 1683000,
        heating: 'Individuel électrique',
        lifts: 2,
        mandate_end: '2027-09-30',
        built: '1988',
      }),
    ),
    sent(
      'carnet',
      carnet('lyon-carnet', scene, {
        printed: '2026-09-02',
        insurance:
          'Multirisque immeuble MUTUELLE EXEMPLE, police n° 0044-118-207, échéance 1er janvier',
        contracts: [
          ['Ascenseurs A et B', 'ASCENSEURS DU RHÔNE EXEMPLE', '31/12/2027'],
          ['Nettoyage', 'PROPRETÉ CROIX-ROUSSE', 'annuel'],
        ],
        works: [['2019', 'Étanchéité terrasse bât. A', 'ÉTANCHE 69']],
        extra: ['Fibre optique installée dans l’immeuble depuis 2018.'],
      }),
    ),
    sent(
      'titre',
      deed('lyon-titre', scene, {
        date: '2014-09-12',
        in_words: 'DEUX MILLE QUATORZE, LE DOUZE SEPTEMBRE',
        notary: 'Maître Odile GRANGEON',
        seller: 'la SCI DU PLATEAU',
        buyers: ['Monsieur Paulo Manuel FERREIRA', 'Madame Inès COSTA son épouse'],
        lots: [
          ['17', 'au bâtiment B, deuxième étage, un appartement de quatre pièces', '402'],
          ['58', 'au sous-sol du bâtiment B, une cave', '8'],
          ['71', 'au sous-sol, un emplacement de stationnement', '21'],
        ],
        base: '10.000',
        area: '82,37',
        rcp: '1988-11-07',
      }),
      'scan200',
    ),
  ],
  truth: {
    SYNDIC: 'ARCADYS',
    RNC: 'AC2310774',
    LOTS: ['17', '58', '71'],
    TANTIEMES: 431,
    BASE: 10000,
    SURFACE: 82.37,
    EXERCICE: '2026-01-01/2026-12-31',
    'I-A-1-a': owed.budget,
    'I-A-1-b': each,
    // 1 893.27 brought forward, less the 500.00 and the credit of 2025: both pay the oldest debt.
    'I-A-2': BEFORE - 50000 - credit,
    'I-A-5': owed.fund,
    'I-A-7': 0,
    'II-A-1': 33600,
    'II-C': 0,
    'III-1': 33600,
    // The budget of 2027 was refused: nothing is known after the last call of 2026.
    'III-2-a': { schedule: [] },
    'III-2-b': { schedule: later(book.calls(2027), DATE, (call) => call.works) },
    'III-3': { schedule: [] },
    PROVISION: quotesOf(book.call(2026, 3).budget),
    'N1-EXERCICE': spanOf(book.period(2025)),
    'N1-BUDGET-APPELE': book.called(2025),
    'N1-BUDGET-REEL': book.realShare(2025),
    'N1-HORS-BUDGET-APPELE': 0,
    'N1-HORS-BUDGET-REEL': 0,
    'N2-EXERCICE': spanOf(book.period(2024)),
    'N2-BUDGET-APPELE': book.called(2024),
    'N2-BUDGET-REEL': book.realShare(2024),
    'N2-HORS-BUDGET-APPELE': 0,
    // 45 and 459 of the column N, which is printed before N-1.
    'COPRO-1': 936412 + 214750,
    'COPRO-1-EXIGIBLE': 936412,
    'COPRO-1-DOUTEUX': 214750,
    'COPRO-2': 588027,
    'COPRO-3-a': true,
    'COPRO-3-b': 1683000,
    'COPRO-3-c': 70118,
    BUDGET: book.budget(2026),
    'VIE-SYNDIC-MANDAT': '2027-09-30',
    'VIE-DERNIERE-AG': '2026-06-18',
    'VIE-LOTS': 84,
    'VIE-RCP': '1988-11-07',
    'VIE-EMPRUNT': false,
    'VIE-FIBRE': true,
    'VIE-TRAVAUX': {
      works: [
        {
          title: 'réfection de la toiture du bâtiment B',
          voted: 3600000,
          share: 3 * each,
          called: each,
          left: 2 * each,
        },
      ],
    },
    'TECH-CARNET': true,
    'TECH-ASCENSEURS': 2,
  },
};
