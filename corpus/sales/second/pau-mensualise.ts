import { type Sale, sent } from '../sale.ts';
// Pau: quarterly calls paid by twelve direct debits; at the day, one of them has still to come.
import { sum } from '../writing.ts';
import { balanced, type Meeting } from './building.ts';
import { CALAME_BUILDING as building } from './calame-building.ts';
import { equerreOwner } from './equerre-owner.ts';
import {
  at,
  calledOf,
  callsOf,
  type Entry,
  type Key,
  type Plan,
  quoteOf,
  realOf,
  slice,
  sorted,
  totalOf,
} from './ledger.ts';
import { PAU_SCENE as scene } from './scenes.ts';
import { area, deed, directDebits } from './side-papers.ts';
import { civil, GENERAL_POSTS, plainTruth, quarters, STAIR_POSTS, yearHeads } from './truths.ts';
import { said, TERSE } from './wordings.ts';
import { annexesOf, ficheOf, settledByCalls } from './yearly.ts';

const DATE = '2026-11-26';
const keys: Key[] = [
  {
    code: '1',
    label: 'Charges générales',
    base: 100000,
    held: { 9: 2410, 10: 388, 61: 150 },
    posts: GENERAL_POSTS,
  },
  {
    code: '2',
    label: 'Charges bâtiment B',
    base: 10000,
    held: { 9: 702, 10: 113 },
    posts: STAIR_POSTS,
  },
];
const plan: Plan = {
  keys,
  lots: null,
  fund_label: 'Cotisation fonds travaux',
  titles: (index, due) => `T${index + 1}/${due.slice(0, 4)}`,
};
const Y2024 = civil(2024, [6000000, 800000], [6114090, 777150]);
const Y2025 = civil(2025, [6120000, 820000], [6298711, 850604]);
const Y2026 = civil(2026, [6240000, 840000], []);
const Y2027 = civil(2027, [6400000, 860000], []);
const of2026 = callsOf(plan, Y2026, quarters(2026));
const fourth = at(of2026, 3);
const debits = of2026.flatMap((call) =>
  [0, 1, 2].map((index) => {
    const month = String(Number(call.due.slice(5, 7)) + index).padStart(2, '0');
    return { day: `2026-${month}-10`, cents: slice(totalOf(call), 3, index) };
  }),
);
const n2 = settledByCalls(plan, Y2024, callsOf(plan, Y2024, quarters(2024)), {
  printed: '2025-05-02',
});
const n1 = settledByCalls(plan, Y2025, callsOf(plan, Y2025, quarters(2025)), {
  printed: '2026-05-04',
});
const gap = realOf(n1) - calledOf(n1);
const entries: Entry[] = sorted([
  ...of2026.map((call) => ({ day: call.due, label: `Appel ${call.title}`, debit: totalOf(call) })),
  ...debits
    .filter(({ day }) => day <= '2026-11-20')
    .map(({ day, cents }) => ({ day, label: 'Prélèvement mensuel', credit: cents })),
  { day: '2026-06-03', label: 'Régularisation charges 2025', debit: gap },
  { day: '2026-06-25', label: 'Prélèvement régularisation', credit: gap },
]);
const CLOSED_2024 = balanced({
  placed: 1600000,
  advance: 1000000,
  fund: 1640000,
  owed: 330115,
  overpaid: 480220,
  suppliers: 700818,
});
const CLOSED_2025 = balanced({
  placed: 1950000,
  advance: 1000000,
  fund: 1987000,
  owed: 291604,
  doubtful: 64070,
  overpaid: 466903,
  suppliers: 822415,
  other_debts: 31250,
});
const meeting: Meeting = {
  date: '2026-06-03',
  hour: '18H00',
  place: 'Salle Exemple, Pau',
  kind: 'ordinaire',
  chair: 'MME LABORDE',
  present: 63115,
  base: 100000,
  items: [
    TERSE.approve(Y2025.from, Y2025.to, sum(Y2025.real), [63115, 0, 0]),
    TERSE.budget(Y2027.from, Y2027.to, sum(Y2027.budget), 4, [63115, 0, 0]),
    TERSE.fund('5 %', Y2027.fund, [60167, 2948, 0]),
    said(
      'Procédure',
      'Le syndic informe de la procédure en cours contre la société Bétons Exemple (fissures du bâtiment A), renvoyée au 12 janvier 2027.',
      [63115, 0, 0],
    ),
    TERSE.syndic(scene.syndic.name, '2026-06-03', '2027-08-31', [63115, 0, 0]),
  ],
};
const owner = equerreOwner(4);
const annexes = annexesOf(
  keys,
  [Y2024, Y2025, Y2026, Y2027],
  [CLOSED_2024, CLOSED_2025],
  yearHeads(2025),
);

export const PAU: Sale = {
  name: 'pau-mensualise',
  told: 'appels trimestriels prélevés chaque mois, un prélèvement reste à venir ; cent-millièmes ; trois lots',
  date: DATE,
  dossier: {
    address: '36 avenue des Lilas, 64000 Pau',
    lots: ['9', '10', '61'],
    owners: ['Bixente Etchart'],
    rnc: scene.rnc,
  },
  files: [
    sent(
      'appel-T3',
      owner.call('pau-3', scene, at(of2026, 2), {
        before: 0,
        held: 29480,
        note: 'Prélèvement mensuel : ne pas payer.',
      }),
    ),
    sent(
      'appel-T4',
      owner.call('pau-4', scene, fourth, {
        before: 0,
        held: 29480,
        note: 'Prélèvement mensuel : ne pas payer.',
      }),
    ),
    sent('echeancier', directDebits('pau-echeancier', scene, { year: '2026', debits })),
    sent(
      'situation',
      owner.account('pau-compte', scene, {
        from: '2026-01-01',
        at: '2026-11-20',
        before: 0,
        entries,
      }),
    ),
    sent('decompte-2025', owner.settlement('pau-25', scene, n1)),
    sent('decompte-2024', owner.settlement('pau-24', scene, n2)),
    sent('convocation', [
      building.convening('pau-convocation', scene, meeting, '2026-05-07'),
      building.annexes('pau-annexes', scene, annexes),
    ]),
    sent('pv-2026', building.minutes('pau-pv-26', scene, meeting)),
    sent(
      'pv-2025',
      building.minutes('pau-pv-25', scene, {
        ...meeting,
        date: '2025-06-04',
        items: [
          TERSE.approve(Y2024.from, Y2024.to, sum(Y2024.real), [61002, 0, 0]),
          TERSE.budget(Y2026.from, Y2026.to, sum(Y2026.budget), 4, [61002, 0, 0]),
          TERSE.fund('5 %', Y2026.fund, [61002, 0, 0]),
        ],
      }),
    ),
    sent(
      'fiche',
      building.fiche(
        'pau-fiche',
        scene,
        ficheOf(Y2025, CLOSED_2025, {
          updated: '2026-07-02',
          rcp: '1964-12-08',
          lots: 131,
          main_lots: 58,
          built: '1961-1974',
          heating: 'individuel gaz',
          lifts: 0,
          debtors: 4,
          mandate_end: '2027-08-31',
        }),
      ),
    ),
    sent(
      'carrez',
      area('pau-carrez', scene, {
        date: '2026-10-19',
        lot: '9',
        rooms: [
          ['Séjour double', '34,60'],
          ['Chambres', '27,12'],
          ['Cuisine', '10,15'],
          ['Bains, dégagements', '11,09'],
        ],
        total: '82,96',
        floor: '84,50',
      }),
    ),
    sent(
      'titre',
      deed('pau-titre', scene, {
        date: '2006-09-01',
        rcp: '1964-12-08',
        notary: 'Maialen Duhalde-Exemple',
        lots: [
          ['9', 'un appartement', '2410/100.000èmes'],
          ['10', 'une chambre de service', '388/100.000èmes'],
          ['61', 'un garage', '150/100.000èmes'],
        ],
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
    // The certificate speaks of lot 9 alone, the only one that is measured.
    SURFACE: 82.96,
    // Two thirds of the fourth call are paid, its fund first: the third that is left is all budget.
    'I-A-1-a': at(debits, -1).cents,
    'I-A-1-b': 0,
    'I-A-2': 0,
    'I-A-4-a': 0,
    'I-A-5': 0,
    'II-A-1': 29480,
    'II-C': 0,
    'III-1': 29480,
    'COPRO-3-d': quoteOf(at(of2026, 2).lines, 'fund'),
    'VIE-SYNDIC-MANDAT': '2027-08-31',
    'VIE-DERNIERE-AG': '2026-06-03',
    'VIE-LOTS': 131,
    'VIE-RCP': '1964-12-08',
    'VIE-TRAVAUX': { works: [] },
    'TECH-ASCENSEURS': 0,
  },
};
if (gap <= 0) throw new Error('the settlement of 2025 is a debit here');
