import { type Sale, sent } from '../sale.ts';
// Metz: five keys and a water meter, hundred-thousandths; the account already shows a call of next year.
import { sum } from '../writing.ts';
import { balanced, type Meeting } from './building.ts';
import { equerreBuilding } from './equerre-building.ts';
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
  sorted,
  totalOf,
} from './ledger.ts';
import { METZ_SCENE as scene } from './scenes.ts';
import { area, deed } from './side-papers.ts';
import {
  civil,
  GENERAL_POSTS,
  HEADS,
  HEAT_POSTS,
  LIFT_POSTS,
  plainTruth,
  quarters,
  STAIR_POSTS,
} from './truths.ts';
import { said, TERSE } from './wordings.ts';
import { annexesOf, ficheOf, settledByCalls } from './yearly.ts';

const DATE = '2026-12-20';
const keys: Key[] = [
  {
    code: '01',
    label: 'Charges générales',
    base: 100000,
    held: { 41: 1874, 142: 96 },
    posts: GENERAL_POSTS,
  },
  { code: '13', label: 'Ascenseur entrée 3', base: 1000, held: { 41: 78 }, posts: LIFT_POSTS },
  { code: '23', label: 'Escalier entrée 3', base: 1000, held: { 41: 71 }, posts: STAIR_POSTS },
  { code: '40', label: 'Chauffage', base: 12400, held: { 41: 233 }, posts: HEAT_POSTS },
  {
    code: '50',
    label: 'Eau froide (provision)',
    base: 3000,
    held: { 41: 55 },
    posts: [['601', 'Eau', 1]],
  },
];
const plan: Plan = {
  keys,
  lots: null,
  fund_label: 'Fonds travaux (art. 14-2-1)',
  titles: (index, due) => `${index + 1}e trimestre ${due.slice(0, 4)}`,
};
// Cold water is called by its key but settled by the meter.
const settling: Plan = { ...plan, keys: keys.slice(0, 4) };
const Y2024 = civil(
  2024,
  [9600000, 480000, 240000, 6400000, 1200000],
  [9711403, 466280, 251117, 6288904, 1248800],
);
const Y2025 = civil(
  2025,
  [9800000, 488000, 248000, 6600000, 1240000],
  [9944170, 512846, 239920, 6871533, 1301207],
);
const Y2026 = civil(2026, [10000000, 496000, 256000, 6800000, 1280000], []);
const Y2027 = civil(2027, [10200000, 504000, 264000, 7000000, 1320000], []);
const of2026 = callsOf(plan, Y2026, quarters(2026));
const of2027 = callsOf(plan, Y2027, quarters(2027));
const ahead = at(of2027, 0);
const fourth = at(of2026, 3);
const n2 = settledByCalls(settling, Y2024, callsOf(plan, Y2024, quarters(2024)), {
  printed: '2025-04-02',
  meters: [
    {
      label: 'Eau froide, compteur 88410',
      before: '1143',
      after: '1203',
      used: '60',
      quote: 25320,
    },
  ],
});
const n1 = settledByCalls(settling, Y2025, callsOf(plan, Y2025, quarters(2025)), {
  printed: '2026-04-03',
  meters: [
    {
      label: 'Eau froide, compteur 88410',
      before: '1203',
      after: '1265',
      used: '62',
      quote: 26970,
    },
  ],
});
const gap = realOf(n1) - calledOf(n1);
const entries: Entry[] = sorted([
  ...of2026.map((call) => ({ day: call.due, label: `Appel ${call.title}`, debit: totalOf(call) })),
  ...of2026.map((call) => ({
    day: `${call.due.slice(0, 8)}06`,
    label: 'Prélèvement SEPA',
    credit: totalOf(call),
  })),
  gap > 0
    ? { day: '2026-05-07', label: 'Décompte 2025', debit: gap }
    : { day: '2026-05-07', label: 'Décompte 2025', credit: -gap },
  gap > 0
    ? { day: '2026-05-15', label: 'Prélèvement SEPA', credit: gap }
    : { day: '2026-05-15', label: 'Remboursement', debit: -gap },
  { day: '2026-12-15', label: `Appel ${ahead.title} (échéance 01-01-2027)`, debit: totalOf(ahead) },
]);
const CLOSED_2024 = balanced({
  placed: 3000000,
  advance: 1500000,
  fund: 3100000,
  owed: 620018,
  doubtful: 40000,
  overpaid: 280115,
  suppliers: 1911806,
});
const CLOSED_2025 = balanced({
  placed: 3900000,
  advance: 1500000,
  fund: 4018800,
  owed: 588204,
  doubtful: 112650,
  sundry: 30500,
  overpaid: 301440,
  suppliers: 2204117,
  other_debts: 95020,
});
const meeting: Meeting = {
  date: '2026-05-07',
  hour: '18 h 15',
  place: 'salle des Coquelicots',
  kind: 'ordinaire',
  chair: 'M. Wernert',
  present: 61240,
  base: 100000,
  items: [
    TERSE.approve(Y2025.from, Y2025.to, sum(Y2025.real), [61240, 0, 0]),
    said(
      'Compteurs d’eau',
      'Les compteurs d’eau froide sont relevés au 31 décembre ; le prix du mètre cube 2025 est de 4,35 €.',
      [61240, 0, 0],
    ),
    TERSE.budget(Y2027.from, Y2027.to, sum(Y2027.budget), 4, [59270, 1970, 0]),
    TERSE.fund('5 %', Y2027.fund, [61240, 0, 0]),
    TERSE.syndic(scene.syndic.name, '2026-05-07', '2027-09-30', [61240, 0, 0]),
  ],
};
const owner = equerreOwner(4);
const building = equerreBuilding(false);
const annexes = annexesOf(keys, [Y2024, Y2025, Y2026, Y2027], [CLOSED_2024, CLOSED_2025], HEADS);

export const METZ: Sale = {
  name: 'metz-cles',
  told: 'cinq clés et un compteur d’eau, cent-millièmes ; le compte porte déjà un appel exigible après le jour',
  date: DATE,
  dossier: {
    address: '8 quai Paul-Vautrin-Exemple, 57000 Metz',
    lots: ['41', '142'],
    owners: ['Loïc Barthélemy'],
    rnc: scene.rnc,
  },
  files: [
    sent('appel-3', owner.call('metz-3', scene, at(of2026, 2), { before: 0, held: 29550 })),
    sent('appel-4', owner.call('metz-4', scene, fourth, { before: 0, held: 29550 })),
    sent('appel-2027', owner.call('metz-27', scene, ahead, { before: 0, held: 29550 })),
    sent(
      'situation-de-compte',
      owner.account('metz-compte', scene, {
        from: '2026-01-01',
        at: '2026-12-18',
        before: 0,
        entries,
      }),
    ),
    sent('decompte-2025', owner.settlement('metz-decompte-25', scene, n1)),
    sent('decompte-2024', owner.settlement('metz-decompte-24', scene, n2)),
    sent('convocation', [
      building.convening('metz-convocation', scene, meeting, '2026-04-08'),
      building.annexes('metz-annexes', scene, annexes),
    ]),
    sent('pv-2026', building.minutes('metz-pv-26', scene, meeting)),
    sent(
      'pv-2025',
      building.minutes('metz-pv-25', scene, {
        ...meeting,
        date: '2025-05-06',
        items: [
          TERSE.approve(Y2024.from, Y2024.to, sum(Y2024.real), [60118, 0, 0]),
          TERSE.budget(Y2026.from, Y2026.to, sum(Y2026.budget), 4, [60118, 0, 0]),
          TERSE.fund('5 %', Y2026.fund, [60118, 0, 0]),
        ],
      }),
    ),
    sent(
      'fiche',
      building.fiche(
        'metz-fiche',
        scene,
        ficheOf(Y2025, CLOSED_2025, {
          updated: '2026-06-10',
          rcp: '1971-06-18',
          lots: 148,
          main_lots: 66,
          built: '1961-1974',
          heating: 'collectif gaz',
          lifts: 3,
          debtors: 7,
          mandate_end: '2027-09-30',
        }),
      ),
    ),
    sent(
      'carrez',
      area('metz-carrez', scene, {
        date: '2026-11-03',
        lot: '41',
        rooms: [
          ['Séjour', '25,02'],
          ['Chambres', '24,16'],
          ['Cuisine', '10,40'],
          ['Divers', '12,31'],
        ],
        total: '71,89',
        floor: '71,89',
      }),
    ),
    sent(
      'titre',
      deed('metz-titre', scene, {
        date: '2015-01-30',
        rcp: '1971-06-18',
        notary: 'Carine Muller-Exemple',
        lots: [
          ['41', 'un appartement', '1874/100.000èmes'],
          ['142', 'un garage', '96/100.000èmes'],
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
      calls: [...of2026, ...of2027],
      n1,
      n2,
      closed: CLOSED_2025,
    }),
    SURFACE: 71.89,
    // The whole debit balance is the call of 01/01/2027, which is due after the day: nothing is owed.
    'I-A-1-a': 0,
    'I-A-1-b': 0,
    'I-A-2': 0,
    'I-A-4-a': 0,
    'I-A-5': 0,
    'II-A-1': 29550,
    'II-C': 0,
    'III-1': 29550,
    'COPRO-3-d': quoteOf(fourth.lines, 'fund'),
    'VIE-SYNDIC-MANDAT': '2027-09-30',
    'VIE-DERNIERE-AG': '2026-05-07',
    'VIE-LOTS': 148,
    'VIE-RCP': '1971-06-18',
    'VIE-TRAVAUX': { works: [] },
    'TECH-ASCENSEURS': 3,
  },
};
