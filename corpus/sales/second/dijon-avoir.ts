import { type Sale, sent } from '../sale.ts';
// Dijon: the settlement left a credit that the last call announced, and that the owner did not use.
import { sum } from '../writing.ts';
import { balanced, type Meeting } from './building.ts';
import { DELTA_BUILDING as building } from './delta-building.ts';
import { DELTA_OWNER as owner } from './delta-owner.ts';
import {
  at,
  balanceOf,
  calledOf,
  callsOf,
  type Entry,
  type Key,
  type Plan,
  quoteOf,
  realOf,
  sorted,
  totalOf,
} from './ledger.ts';
import { DIJON_SCENE as scene } from './scenes.ts';
import { area, deed, upkeep } from './side-papers.ts';
import { civil, GENERAL_POSTS, HEAT_POSTS, plainTruth, quarters, yearHeads } from './truths.ts';
import { ASKED, said } from './wordings.ts';
import { annexesOf, ficheOf, settledByCalls } from './yearly.ts';

const DATE = '2026-11-16';
const keys: Key[] = [
  {
    code: 'G',
    label: 'Charges générales',
    base: 10000,
    held: { 5: 402, 48: 11 },
    posts: GENERAL_POSTS,
  },
  { code: 'CH', label: 'Chauffage', base: 9120, held: { 5: 431 }, posts: HEAT_POSTS },
];
const plan: Plan = {
  keys,
  lots: null,
  fund_label: 'Cotisation fonds de travaux',
  titles: (index, due) => `T${index + 1} ${due.slice(0, 4)}`,
};
const Y2024 = civil(2024, [3200000, 2400000], [3120077, 2511830]);
const Y2025 = civil(2025, [3280000, 2560000], [3011946, 1988204]);
const Y2026 = civil(2026, [3320000, 2440000], []);
const Y2027 = civil(2027, [3360000, 2320000], []);
const of2026 = callsOf(plan, Y2026, quarters(2026));
const [first, second, third, fourth] = [at(of2026, 0), at(of2026, 1), at(of2026, 2), at(of2026, 3)];
const n2 = settledByCalls(plan, Y2024, callsOf(plan, Y2024, quarters(2024)), {
  printed: '2025-05-22',
});
const n1 = settledByCalls(plan, Y2025, callsOf(plan, Y2025, quarters(2025)), {
  printed: '2026-05-21',
});
const credit = calledOf(n1) - realOf(n1);
const entries: Entry[] = sorted([
  ...of2026.map((call) => ({
    day: call.due,
    label: `Appel de fonds ${call.title}`,
    debit: totalOf(call),
  })),
  { day: '2026-01-07', label: 'Paiement carte bancaire', credit: totalOf(first) },
  { day: '2026-04-03', label: 'Paiement carte bancaire', credit: totalOf(second) },
  { day: '2026-06-18', label: 'Bilan de charges 2025', credit },
  { day: '2026-07-04', label: 'Paiement carte bancaire', credit: totalOf(third) },
  { day: '2026-10-02', label: 'Paiement carte bancaire', credit: totalOf(fourth) },
]);
const CLOSED_2024 = balanced({
  placed: 1500000,
  advance: 900000,
  fund: 1502000,
  owed: 95060,
  overpaid: 230018,
  suppliers: 644209,
});
const CLOSED_2025 = balanced({
  placed: 1790000,
  advance: 900000,
  fund: 1794000,
  owed: 70418,
  overpaid: 911377,
  suppliers: 512090,
  other_debts: 7725,
});
const meeting: Meeting = {
  date: '2026-06-18',
  hour: '18 h',
  place: 'en visioconférence et au cabinet',
  kind: 'ordinaire',
  chair: 'Mme Gauthey',
  present: 7715,
  base: 10000,
  items: [
    ASKED.approve(Y2025.from, Y2025.to, sum(Y2025.real), [7715, 0, 0]),
    said('Donnez-vous quitus au syndic ?', 'Gestion de l’exercice 2025.', [7302, 0, 413]),
    ASKED.budget(Y2027.from, Y2027.to, sum(Y2027.budget), 4, [7715, 0, 0]),
    ASKED.fund('5 %', Y2027.fund, [7715, 0, 0]),
    ASKED.syndic(scene.syndic.name, '2026-07-01', '2028-06-30', [7715, 0, 0]),
  ],
};
const annexes = annexesOf(
  keys,
  [Y2024, Y2025, Y2026, Y2027],
  [CLOSED_2024, CLOSED_2025],
  yearHeads(2025),
);

export const DIJON: Sale = {
  name: 'dijon-avoir',
  told: 'avoir né du décompte, annoncé par l’appel mais non utilisé ; compte en deux colonnes sans solde',
  date: DATE,
  dossier: {
    address: '52 rue des Perrières, 21000 Dijon',
    lots: ['5', '48'],
    owners: ['Paule Virey'],
    rnc: scene.rnc,
  },
  files: [
    sent('appel-T2-2026', owner.call('dijon-2', scene, second, { before: 0, held: 37200 })),
    sent('appel-T3-2026', owner.call('dijon-3', scene, third, { before: 0, held: 37200 })),
    sent('appel-T4-2026', owner.call('dijon-4', scene, fourth, { before: -credit, held: 37200 })),
    sent(
      'mon-compte',
      owner.account('dijon-compte', scene, {
        from: '2026-01-01',
        at: '2026-11-10',
        before: 0,
        entries,
      }),
    ),
    sent('bilan-2025', owner.settlement('dijon-bilan-25', scene, n1)),
    sent('bilan-2024', owner.settlement('dijon-bilan-24', scene, n2)),
    sent('convocation-ag', [
      building.convening('dijon-convocation', scene, meeting, '2026-05-25'),
      building.annexes('dijon-annexes', scene, annexes),
    ]),
    sent('pv-ag-2026', building.minutes('dijon-pv-26', scene, meeting)),
    sent(
      'pv-ag-2025',
      building.minutes('dijon-pv-25', scene, {
        ...meeting,
        date: '2025-06-19',
        items: [
          ASKED.approve(Y2024.from, Y2024.to, sum(Y2024.real), [7010, 0, 0]),
          ASKED.budget(Y2026.from, Y2026.to, sum(Y2026.budget), 4, [7010, 0, 0]),
          ASKED.fund('5 %', Y2026.fund, [7010, 0, 0]),
        ],
      }),
    ),
    sent(
      'fiche',
      building.fiche(
        'dijon-fiche',
        scene,
        ficheOf(Y2025, CLOSED_2025, {
          updated: '2026-07-06',
          rcp: '1958-10-30',
          lots: 52,
          main_lots: 24,
          built: '1949-1960',
          heating: 'collectif réseau urbain',
          lifts: 1,
          debtors: 1,
          mandate_end: '2028-06-30',
        }),
      ),
    ),
    sent(
      'carrez',
      area('dijon-carrez', scene, {
        date: '2026-10-14',
        lot: '5',
        rooms: [
          ['Salon', '30,11'],
          ['Trois chambres', '36,42'],
          ['Cuisine', '11,08'],
          ['Eau', '7,77'],
        ],
        total: '85,38',
        floor: '88,00',
      }),
    ),
    sent(
      'attestation',
      deed('dijon-attestation', scene, {
        date: '2009-11-13',
        rcp: '1958-10-30',
        notary: 'Gilles Bouhey',
        lots: [
          ['CINQ (5)', 'un appartement', '402/10 000èmes'],
          ['QUARANTE-HUIT (48)', 'une cave', '11/10 000èmes'],
        ],
      }),
    ),
    sent(
      'carnet',
      upkeep('dijon-carnet', scene, {
        printed: '2026-07-06',
        insurance: 'ASSUR EXEMPLE, contrat 21-5577, échéance 1er avril',
        contracts: [['Ascenseur', 'Levage 21', '30/09/2027']],
        works: [['2014', 'Ravalement', 'Façades Bourgogne']],
        more: [],
      }),
    ),
  ],
  truth: {
    ...plainTruth({
      scene,
      keys,
      date: DATE,
      year: Y2026,
      calls: [...of2026, ...callsOf(plan, Y2027, quarters(2027))],
      n1,
      n2,
      closed: CLOSED_2025,
    }),
    SURFACE: 85.38,
    'I-A-1-a': 0,
    'I-A-1-b': 0,
    'I-A-2': 0,
    'I-A-4-a': 0,
    'I-A-5': 0,
    'II-A-1': 37200,
    // Credits of the account less its debits: the fourth call was paid whole although the credit was announced.
    'II-C': -balanceOf(entries),
    'III-1': 37200,
    'COPRO-3-d': quoteOf(fourth.lines, 'fund'),
    'VIE-SYNDIC-MANDAT': '2028-06-30',
    'VIE-DERNIERE-AG': '2026-06-18',
    'VIE-LOTS': 52,
    'VIE-RCP': '1958-10-30',
    'VIE-TRAVAUX': { works: [] },
    'TECH-CARNET': true,
    'TECH-ASCENSEURS': 1,
  },
};
