import { type Sale, sent } from '../sale.ts';
// Rouen: the last closed year is not approved yet; annexe 1 prints it first, before the approved one.
import { sum } from '../writing.ts';
import { atlasOwner } from './atlas-owner.ts';
import { balanced, type Meeting } from './building.ts';
import { equerreBuilding } from './equerre-building.ts';
import {
  at,
  callsOf,
  type Entry,
  type Key,
  type Plan,
  quoteOf,
  sorted,
  totalOf,
} from './ledger.ts';
import { ROUEN_SCENE as scene } from './scenes.ts';
import { area, deed } from './side-papers.ts';
import { civil, GENERAL_POSTS, LIFT_POSTS, plainTruth, quarters, yearHeads } from './truths.ts';
import { said, SOLEMN } from './wordings.ts';
import { annexesOf, ficheOf, settledByCalls } from './yearly.ts';

const DATE = '2026-06-15';
const keys: Key[] = [
  {
    code: '100',
    label: 'Charges communes générales',
    base: 10000,
    held: { 19: 276, 83: 9 },
    posts: GENERAL_POSTS,
  },
  { code: '200', label: 'Ascenseur', base: 10000, held: { 19: 341 }, posts: LIFT_POSTS },
];
const plan: Plan = {
  keys,
  lots: null,
  fund_label: 'Fonds travaux loi ALUR',
  titles: (index, due) => `${index + 1}${index === 0 ? 'er' : 'e'} trimestre ${due.slice(0, 4)}`,
};
const Y2023 = civil(2023, [4400000, 520000], [4512077, 498410]);
const Y2024 = civil(2024, [4480000, 528000], [4390816, 541290]);
const Y2025 = civil(2025, [4560000, 536000], [4702335, 520864]);
const Y2026 = civil(2026, [4640000, 544000], []);
const Y2027 = civil(2027, [4720000, 552000], []);
const of2026 = callsOf(plan, Y2026, quarters(2026));
const made = (year: typeof Y2024, number: number, printed: string) =>
  settledByCalls(plan, year, callsOf(plan, year, quarters(number)), { printed });
const [of2023, of2024, of2025] = [
  made(Y2023, 2023, '2024-05-14'),
  made(Y2024, 2024, '2025-05-13'),
  made(Y2025, 2025, '2026-05-22'),
];
const entries: Entry[] = sorted([
  {
    day: '2025-07-01',
    label: 'Appel 3e trimestre 2025',
    debit: totalOf(at(callsOf(plan, Y2025, quarters(2025)), 2)),
  },
  {
    day: '2025-07-11',
    label: 'Virement SCI DES QUAIS',
    credit: totalOf(at(callsOf(plan, Y2025, quarters(2025)), 2)),
  },
  {
    day: '2025-10-01',
    label: 'Appel 4e trimestre 2025',
    debit: totalOf(at(callsOf(plan, Y2025, quarters(2025)), 3)),
  },
  {
    day: '2025-10-09',
    label: 'Virement SCI DES QUAIS',
    credit: totalOf(at(callsOf(plan, Y2025, quarters(2025)), 3)),
  },
  { day: '2026-01-01', label: 'Appel 1er trimestre 2026', debit: totalOf(at(of2026, 0)) },
  { day: '2026-01-12', label: 'Virement SCI DES QUAIS', credit: totalOf(at(of2026, 0)) },
  { day: '2026-04-01', label: 'Appel 2e trimestre 2026', debit: totalOf(at(of2026, 1)) },
]);
const CLOSED_2024 = balanced({
  placed: 1100000,
  advance: 800000,
  fund: 1118000,
  owed: 244170,
  doubtful: 51000,
  overpaid: 133642,
  suppliers: 730905,
});
const CLOSED_2025 = balanced({
  placed: 1350000,
  advance: 800000,
  fund: 1372800,
  owed: 498236,
  doubtful: 73500,
  overpaid: 120017,
  suppliers: 961480,
  other_debts: 22040,
});
const coming: Meeting = {
  date: '2026-06-30',
  hour: '17 h 30',
  place: 'Halle aux Toiles-Exemple',
  kind: 'ordinaire',
  chair: '',
  present: 0,
  base: 10000,
  items: [
    SOLEMN.approve(Y2025.from, Y2025.to, sum(Y2025.real), [0, 0, 0]),
    SOLEMN.budget(Y2027.from, Y2027.to, sum(Y2027.budget), 4, [0, 0, 0]),
    SOLEMN.works(
      'remise en peinture du hall',
      980000,
      'Peintures du Robec',
      [{ day: '2026-10-01', percent: '100 %' }],
      [0, 0, 0],
    ),
    SOLEMN.syndic(scene.syndic.name, '2026-06-30', '2027-06-30', [0, 0, 0]),
  ],
};
const held: Meeting = {
  ...coming,
  date: '2025-06-12',
  chair: 'M. Delahaye',
  present: 6630,
  items: [
    SOLEMN.approve(Y2024.from, Y2024.to, sum(Y2024.real), [6630, 0, 0]),
    said(
      'Quitus',
      'L’assemblée générale donne quitus au syndic de sa gestion de l’exercice 2024.',
      [6630, 0, 0],
    ),
    SOLEMN.budget(Y2026.from, Y2026.to, sum(Y2026.budget), 4, [6345, 285, 0]),
    SOLEMN.fund('5 %', Y2026.fund, [6630, 0, 0]),
    SOLEMN.syndic(scene.syndic.name, '2025-06-12', '2026-07-31', [6630, 0, 0]),
  ],
};
const earlier: Meeting = {
  ...held,
  date: '2024-06-13',
  items: [
    SOLEMN.approve(Y2023.from, Y2023.to, sum(Y2023.real), [6404, 0, 0]),
    SOLEMN.budget(Y2025.from, Y2025.to, sum(Y2025.budget), 4, [6404, 0, 0]),
  ],
};
const owner = atlasOwner({
  ink: '#2f5d3a',
  font: "'DejaVu Serif', Georgia, serif",
  reversed: true,
  landscape: false,
});
const building = equerreBuilding(true);
const annexes = annexesOf(
  keys,
  [Y2024, Y2025, Y2026, Y2027],
  [CLOSED_2024, CLOSED_2025],
  yearHeads(2025),
);

export const ROUEN: Sale = {
  name: 'rouen-non-approuve',
  told: 'exercice 2025 clos mais non approuvé, assemblée à venir ; annexe 1 aux colonnes inversées ; décompte 2025 déjà édité',
  date: DATE,
  dossier: {
    address: '101 rue de Martainville-Exemple, 76000 Rouen',
    lots: ['19', '83'],
    owners: ['SCI des Quais'],
    rnc: scene.rnc,
  },
  files: [
    sent('appel-1', owner.call('rouen-1', scene, at(of2026, 0), { before: 0 })),
    sent('appel-2', owner.call('rouen-2', scene, at(of2026, 1), { before: 0 })),
    sent(
      'compte',
      owner.account('rouen-compte', scene, {
        from: '2025-06-30',
        at: '2026-06-08',
        before: 0,
        entries,
      }),
    ),
    sent('repartition-2025', owner.settlement('rouen-25', scene, of2025)),
    sent('repartition-2024', owner.settlement('rouen-24', scene, of2024)),
    sent('repartition-2023', owner.settlement('rouen-23', scene, of2023)),
    sent('convocation-30-juin', [
      building.convening('rouen-convocation', scene, coming, '2026-06-01'),
      building.annexes('rouen-annexes', scene, annexes),
    ]),
    sent('pv-2025', building.minutes('rouen-pv-25', scene, held)),
    sent('pv-2024', building.minutes('rouen-pv-24', scene, earlier)),
    sent(
      'fiche',
      building.fiche(
        'rouen-fiche',
        scene,
        ficheOf(Y2024, CLOSED_2024, {
          updated: '2025-07-08',
          rcp: '1982-09-17',
          lots: 90,
          main_lots: 41,
          built: '1975-1993',
          heating: 'individuel gaz',
          lifts: 1,
          debtors: 4,
          mandate_end: '2026-07-31',
        }),
      ),
    ),
    sent(
      'carrez',
      area('rouen-carrez', scene, {
        date: '2026-05-12',
        lot: '19',
        rooms: [
          ['Séjour', '23,18'],
          ['Chambre 1', '13,44'],
          ['Chambre 2', '9,97'],
          ['Cuisine', '7,60'],
          ['Bains', '4,86'],
        ],
        total: '59,05',
        floor: '60,30',
      }),
    ),
    sent(
      'titre',
      deed('rouen-titre', scene, {
        date: '2018-04-26',
        rcp: '1982-09-17',
        notary: 'Brice Levasseur-Exemple',
        lots: [
          ['19', 'un appartement', '276/10.000èmes'],
          ['83', 'une cave', '9/10.000èmes'],
        ],
      }),
    ),
  ],
  truth: {
    // N1 is 2024: the accounts of 2025 are only put to the meeting of 30/06. Its closing is the second column of annexe 1.
    ...plainTruth({
      scene,
      keys,
      date: DATE,
      year: Y2026,
      calls: of2026,
      n1: of2024,
      n2: of2023,
      closed: CLOSED_2024,
    }),
    SURFACE: 59.05,
    'I-A-1-a': quoteOf(at(of2026, 1).lines, 'budget'),
    'I-A-1-b': 0,
    'I-A-2': 0,
    'I-A-4-a': 0,
    'I-A-5': quoteOf(at(of2026, 1).lines, 'fund'),
    'II-C': 0,
    // Nothing prints the advance of the lots: 8 000.00 × 285 / 10 000.
    'II-A-1': 22800,
    'III-1': 22800,
    'COPRO-3-d': quoteOf(at(of2026, 0).lines, 'fund'),
    'VIE-SYNDIC-MANDAT': '2026-07-31',
    'VIE-DERNIERE-AG': '2025-06-12',
    'VIE-PROCHAINE-AG': '2026-06-30',
    'VIE-LOTS': 90,
    'VIE-RCP': '1982-09-17',
    'VIE-TRAVAUX': { works: [] },
    'TECH-ASCENSEURS': 1,
  },
};
