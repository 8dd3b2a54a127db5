// Marseille: letters, debts in brackets; the debtor list and the account do not tell the same arrears.
import { balanced } from './accounts.ts';
import { official } from './annexes-official.ts';
import { balanceOf, type Entry, later, owedOf, quotesOf, share } from './books.ts';
import { carnet, ficheHouse } from './building-papers.ts';
import { conveningBrand } from './convening.ts';
import { letter } from './hand-letter.ts';
import { minutesClassic } from './minutes.ts';
import { appels, decomptes } from './pile.ts';
import { bookOf, inOrder, key, spanOf } from './plan.ts';
import { approve, budget, fund, quitus, syndicElected } from './resolutions.ts';
import { type Sale, sent } from './sale.ts';
import { MARSEILLE_SCENE as scene } from './scenes-alps-coast.ts';

const DATE = '2026-11-18';
const book = bookOf({
  keys: [key('G', 'Charges générales', 'general', 10000, { 87: 146, 203: 3 })],
  starts: '01-01',
  count: 4,
  budgets: { 2024: [18400000], 2025: [18800000], 2026: [19200000], 2027: [19600000] },
  real: { 2024: [18955016], 2025: [18610442] },
  fund: { label: 'Fonds de travaux', percent: 5 },
  title: (year, index) =>
    `du ${['premier', 'deuxième', 'troisième', 'quatrième'][index] ?? ''} trimestre ${year}`,
});
const BROUGHT = 120416;
const entries: Entry[] = inOrder([
  { day: '2026-01-01', label: 'Report à nouveau', debit: BROUGHT },
  ...book.entries(2026, ({ title }) => `Appel ${title}`, [null, null, null, null], ''),
  {
    day: '2026-05-12',
    label: 'Excédent de l’exercice 2025',
    credit: book.called(2025) - book.realShare(2025),
  },
]);
const owed = owedOf(balanceOf(entries), book.calls(2026), DATE);
const upTo = (day: string) => balanceOf(entries.filter((entry) => entry.day < day));
const CLOSED_2024 = balanced({
  advance: 1800000,
  fund: 2790000,
  owed: 5216640,
  doubtful: 1804410,
  overpaid: 201118,
  suppliers: 6331870,
});
const CLOSED_2025 = balanced({
  advance: 1800000,
  fund: 3730000,
  owed: 6120933,
  doubtful: 2240155,
  overpaid: 188402,
  suppliers: 7015220,
  social: 144300,
});
const items = [
  approve('2025-01-01', '2025-12-31', book.real(2025), 0),
  quitus(scene.syndic.name, 0),
  budget('2027-01-01', '2027-12-31', book.budget(2027), 4, 0),
  fund(5, book.fund(2027), 0),
  syndicElected(scene.syndic.name, '2026-05-05', '2027-05-04', 0),
  {
    title: 'Point sur les procédures et le mandataire ad hoc',
    text: 'Par ordonnance du président du tribunal judiciaire de Marseille du 14/01/2026, un mandataire ad hoc a été désigné en application de l’article 29-1 B de la loi du 10 juillet 1965. Une procédure de saisie immobilière est en cours contre le copropriétaire du lot 112 (dette de 22 401,55 €). L’assemblée en prend acte.',
  },
];
const hand = letter({ font: "'P052', serif", ink: '#5b3b12' });

export const MARSEILLE: Sale = {
  name: 'marseille-impayes',
  told: 'lettres, dettes entre parenthèses ; arriéré différent au compte et à la liste des débiteurs ; copropriété en difficulté',
  date: DATE,
  dossier: {
    address: '210 avenue de Saint-Julien, 13012 Marseille',
    lots: ['87', '203'],
    owners: ['Nadia Haddouche'],
    rnc: 'AB9926410',
  },
  files: [
    ...appels(
      hand,
      scene,
      'marseille',
      [
        ['lettre appel T1', book.call(2026, 0), BROUGHT, '2026-01-05'],
        ['lettre appel T2', book.call(2026, 1), upTo('2026-04-01'), '2026-03-20'],
        ['lettre appel T3', book.call(2026, 2), upTo('2026-07-01'), '2026-06-19'],
        ['lettre appel T4', book.call(2026, 3), upTo('2026-10-01'), '2026-09-18'],
      ],
      { note: 'Sans règlement de votre part, nous serons contraints de vous mettre en demeure.' },
    ),
    sent(
      'situation du compte',
      hand.releve('marseille-releve', scene, entries, {
        from: '2026-01-01',
        at: '2026-11-05',
        held: 26800,
      }),
    ),
    ...decomptes(
      hand,
      scene,
      'marseille',
      [
        ['decompte 2025', book.settled(2025), '2026-03-30'],
        ['decompte 2024', book.settled(2024), '2025-03-28'],
      ],
      'scan200',
    ),
    sent('convocation', [
      conveningBrand('marseille-convocation', scene, {
        printed: '2026-04-08',
        date: '2026-05-05',
        hour: '14 h 30',
        place: 'Centre paroissial de Saint-Julien',
        kind: 'ordinaire',
        items,
      }),
      official(
        'marseille-annexes',
        scene,
        book.accounts(2025, [CLOSED_2024, CLOSED_2025], {
          debtors: [
            ['ABITBOL', 412210],
            ['HADDOUCHE Nadia (lot 87)', 135000],
            ['SCI LA VALENTINE', 1877031],
            ['Autres débiteurs (31 comptes)', 3696692],
            ['Douteux : lot 112', 2240155],
          ],
        }),
      ),
    ]),
    sent(
      'PV 05-05-2026',
      minutesClassic('marseille-pv-26', scene, {
        date: '2026-05-05',
        hour: '14 h 30',
        kind: 'ordinaire',
        chair: 'Mme GIORDANO',
        present: 4820,
        items,
      }),
    ),
    sent(
      'PV 2025',
      minutesClassic('marseille-pv-25', scene, {
        date: '2025-05-06',
        hour: '14 h 30',
        kind: 'ordinaire',
        chair: 'Mme GIORDANO',
        present: 4611,
        items: [
          approve('2024-01-01', '2024-12-31', book.real(2024), 0),
          budget('2026-01-01', '2026-12-31', book.budget(2026), 4, 0),
          fund(5, book.fund(2026), 0),
        ],
      }),
    ),
    sent(
      'fiche',
      ficheHouse('marseille-fiche', scene, {
        updated: '2026-06-01',
        rcp: '1964-02-11',
        lots: 246,
        main_lots: 118,
        closed: '2025-12-31',
        current: book.real(2025),
        works: 0,
        suppliers: 7159520,
        unpaid: 8361088,
        debtors: 35,
        fund: 3730000,
        heating: 'Individuel électrique',
        lifts: 0,
        mandate_end: '2027-05-04',
        built: '1961-1974',
      }),
    ),
    sent(
      'carnet',
      carnet('marseille-carnet', scene, {
        printed: '2026-06-15',
        insurance: 'ASSURANCES DU SUD EXEMPLE, police 77-4410, échéance 1er avril',
        contracts: [['Espaces verts', 'JARDINS DU HUVEAUNE', 'annuel']],
        works: [['2012', 'Ravalement bâtiments A à D', 'FAÇADES 13']],
        extra: ['Procédure en cours : saisie immobilière, lot 112.'],
      }),
    ),
  ],
  truth: {
    VENDEUR: ['Nadia Haddouche'],
    SYNDIC: 'CABINET PASTRÉ & FILS',
    LOTS: ['87', '203'],
    TANTIEMES: 149,
    BASE: 10000,
    EXERCICE: '2026-01-01/2026-12-31',
    'I-A-1-a': owed.budget,
    'I-A-1-b': 0,
    // 1 204.16 by the account at 01/01/2026 (less the surplus of 2025), 1 350.00 by the list of debtors at 31/12/2025.
    'I-A-2': 'contradictory',
    'I-A-5': owed.fund,
    'I-A-7': 0,
    'II-A-1': 26800,
    'II-C': 0,
    'III-1': 26800,
    'III-2-a': { schedule: later(book.calls(2027), DATE, (call) => call.budget) },
    'III-2-b': { schedule: [] },
    'III-3': { schedule: later(book.calls(2027), DATE, (call) => call.fund) },
    PROVISION: quotesOf(book.call(2026, 3).budget),
    'N1-EXERCICE': spanOf(book.period(2025)),
    'N1-BUDGET-APPELE': book.called(2025),
    'N1-BUDGET-REEL': book.realShare(2025),
    'N2-BUDGET-APPELE': book.called(2024),
    'N2-BUDGET-REEL': book.realShare(2024),
    'COPRO-1': 6120933 + 2240155,
    'COPRO-1-EXIGIBLE': 6120933,
    'COPRO-1-DOUTEUX': 2240155,
    'COPRO-2': 7015220,
    'COPRO-3-a': true,
    'COPRO-3-b': 3730000,
    'COPRO-3-c': share(3730000, 149, 10000),
    BUDGET: book.budget(2026),
    'VIE-SYNDIC-MANDAT': '2027-05-04',
    'VIE-DERNIERE-AG': '2026-05-05',
    'VIE-LOTS': 246,
    'VIE-DIFFICULTE': true,
    'VIE-EMPRUNT': false,
    'VIE-TRAVAUX': { works: [] },
    'TECH-CARNET': true,
  },
};
