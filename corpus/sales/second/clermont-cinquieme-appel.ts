import { type Sale, sent } from '../sale.ts';
// Clermont: a fifth call raised the provisions of the year; works are called alone, on a paper of their own.
import { spaced, sum } from '../writing.ts';
import { atlasBuilding } from './atlas-building.ts';
import { balanced, type Meeting } from './building.ts';
import { DELTA_OWNER as owner } from './delta-owner.ts';
import {
  at,
  type Call,
  calledOf,
  callsOf,
  type Entry,
  type Key,
  type Plan,
  quoteOf,
  realOf,
  settled,
  sorted,
  spread,
  totalOf,
} from './ledger.ts';
import { CLERMONT_SCENE as scene } from './scenes.ts';
import { area } from './side-papers.ts';
import { civil, GENERAL_POSTS, HEADS, HEAT_POSTS, plainTruth, quarters } from './truths.ts';
import { ASKED } from './wordings.ts';
import { annexesOf, ficheOf, settledByCalls } from './yearly.ts';

const DATE = '2026-11-05';
const general: Key = {
  code: '1',
  label: 'Charges générales',
  base: 10000,
  held: { 14: 318 },
  posts: GENERAL_POSTS,
};
const keys: Key[] = [
  general,
  { code: '4', label: 'Chauffage', base: 9400, held: { 14: 330 }, posts: HEAT_POSTS },
];
const plan: Plan = {
  keys,
  lots: null,
  fund_label: 'Fonds de travaux',
  titles: (index, due) => `${index + 1}e trimestre ${due.slice(0, 4)}`,
};
const Y2024 = civil(2024, [2600000, 2000000], [2655018, 2210466]);
const Y2025 = civil(2025, [2680000, 2080000], [2702917, 2604388]);
const Y2026 = civil(2026, [2760000, 2480000], []);
const Y2027 = civil(2027, [2800000, 2560000], []);
const of2024 = callsOf(plan, Y2024, quarters(2024));
const of2025 = callsOf(plan, Y2025, quarters(2025));
const of2026 = callsOf(plan, Y2026, quarters(2026));
const EXTRA = 470000;
const extra: Call = {
  title: 'appel exceptionnel de provisions 2025',
  from: '2025-11-15',
  to: '2025-12-31',
  due: '2025-11-15',
  printed: '2025-11-03',
  lines: spread(at(keys, 1), 'budget', 'Chauffage – complément de budget', EXTRA, null),
};
const COURT = 'Ravalement de la façade sur cour';
const VOTED = 4600000;
const works = (due: string, which: string): Call => ({
  title: `travaux – ${COURT.toLowerCase()} (${which})`,
  from: due,
  to: due,
  due,
  printed: due.replace(/-15$/, '-01'),
  lines: spread(general, 'works', COURT, VOTED / 2, null),
});
const [half, rest] = [works('2026-09-15', '1 sur 2'), works('2027-03-15', '2 sur 2')];
const n2 = settledByCalls(plan, Y2024, of2024, { printed: '2025-04-22' });
const n1 = settled(
  plan,
  Y2025,
  [...of2025, extra].map((call) => ({ label: call.title, cents: quoteOf(call.lines, 'budget') })),
  { printed: '2026-04-21' },
);
const gap = realOf(n1) - calledOf(n1);
const fourth = at(of2026, 3);
const entries: Entry[] = sorted([
  { day: extra.due, label: 'Appel exceptionnel 2025', debit: totalOf(extra) },
  { day: '2025-11-28', label: 'Virement', credit: totalOf(extra) },
  ...of2026.map((call) => ({ day: call.due, label: `Appel ${call.title}`, debit: totalOf(call) })),
  ...of2026.map((call) => ({
    day: `${call.due.slice(0, 8)}05`,
    label: 'Virement',
    credit: totalOf(call),
  })),
  {
    day: '2026-05-21',
    label: 'Solde de l’exercice 2025',
    ...(gap > 0 ? { debit: gap } : { credit: -gap }),
  },
  {
    day: '2026-06-02',
    label: gap > 0 ? 'Virement' : 'Remboursement',
    ...(gap > 0 ? { credit: gap } : { debit: -gap }),
  },
  { day: half.due, label: 'Appel travaux 1 sur 2', debit: totalOf(half) },
]);
const CLOSED_2024 = balanced({
  placed: 800000,
  advance: 500000,
  fund: 820000,
  owed: 301112,
  overpaid: 96040,
  suppliers: 655320,
});
const CLOSED_2025 = balanced({
  placed: 1000000,
  advance: 500000,
  fund: 1058000,
  owed: 277390,
  doubtful: 18200,
  overpaid: 104400,
  suppliers: 799001,
  other_debts: 15018,
});
const meeting: Meeting = {
  date: '2026-05-21',
  hour: '18 h 45',
  place: 'Maison des associations',
  kind: 'ordinaire',
  chair: 'Mme Roche',
  present: 6912,
  base: 10000,
  items: [
    ASKED.approve(Y2025.from, Y2025.to, sum(Y2025.real), [6912, 0, 0]),
    ASKED.budget(Y2027.from, Y2027.to, sum(Y2027.budget), 4, [6912, 0, 0]),
    ASKED.fund('5 %', Y2027.fund, [6912, 0, 0]),
    ASKED.works(
      COURT,
      VOTED,
      'Façades du Puy',
      [
        { day: half.due, percent: '50 %' },
        { day: rest.due, percent: '50 %' },
      ],
      [5718, 1194, 0],
    ),
    ASKED.syndic(scene.syndic.name, '2026-05-21', '2027-11-20', [6912, 0, 0]),
  ],
};
const extraordinary: Meeting = {
  ...meeting,
  date: '2025-10-30',
  kind: 'extraordinaire',
  present: 5504,
  items: [
    {
      title: 'Autorisez-vous un complément de budget pour le chauffage de 2025 ?',
      majority: '24',
      text: `Complément de provisions : ${spaced(EXTRA)} euros, selon la clé chauffage, exigible le 15/11/2025.`,
      votes: [5504, 0, 0],
      adopted: true,
    },
  ],
};
const earlier: Meeting = {
  ...meeting,
  date: '2025-05-22',
  items: [
    ASKED.approve(Y2024.from, Y2024.to, sum(Y2024.real), [6650, 0, 0]),
    ASKED.budget(Y2026.from, Y2026.to, sum(Y2026.budget), 4, [6650, 0, 0]),
    ASKED.fund('5 %', Y2026.fund, [6650, 0, 0]),
  ],
};
const building = atlasBuilding({
  ink: '#8a3b12',
  font: "'DejaVu Sans Condensed', sans-serif",
  reversed: true,
  landscape: false,
});
const annexes = annexesOf(keys, [Y2024, Y2025, Y2026, Y2027], [CLOSED_2024, CLOSED_2025], HEADS);

export const CLERMONT: Sale = {
  name: 'clermont-cinquieme-appel',
  told: 'un cinquième appel exceptionnel dans les provisions ; travaux appelés seuls ; un virement égal à l’appel paie plus ancien',
  date: DATE,
  dossier: {
    address: '88 avenue de la Libération, 63000 Clermont-Ferrand',
    lots: ['14'],
    owners: ['Inès Fayolle'],
    rnc: scene.rnc,
  },
  files: [
    sent(
      'appel-4e-2025',
      owner.call('clermont-25-4', scene, at(of2025, 3), { before: 0, held: 16000 }),
    ),
    sent(
      'appel-exceptionnel',
      owner.call('clermont-25-x', scene, extra, { before: 0, held: 16000 }),
    ),
    sent('appel-travaux', owner.call('clermont-travaux', scene, half, { before: 0 })),
    sent(
      'appel-4e-2026',
      owner.call('clermont-26-4', scene, fourth, { before: totalOf(half), held: 16000 }),
    ),
    sent(
      'compte',
      owner.account('clermont-compte', scene, {
        from: '2025-11-01',
        at: '2026-10-30',
        before: 0,
        entries,
      }),
    ),
    sent('bilan-2025', owner.settlement('clermont-25', scene, n1)),
    sent('bilan-2024', owner.settlement('clermont-24', scene, n2)),
    sent('convocation', [
      building.convening('clermont-convocation', scene, meeting, '2026-04-24'),
      building.annexes('clermont-annexes', scene, annexes),
    ]),
    sent('pv-2026', building.minutes('clermont-pv-26', scene, meeting)),
    sent('pv-octobre-2025', building.minutes('clermont-pv-25-x', scene, extraordinary)),
    sent('pv-mai-2025', building.minutes('clermont-pv-25', scene, earlier)),
    sent(
      'fiche',
      building.fiche(
        'clermont-fiche',
        scene,
        ficheOf(Y2025, CLOSED_2025, {
          updated: '2026-06-15',
          rcp: '1979-01-25',
          lots: 47,
          main_lots: 30,
          built: '1975-1993',
          heating: 'collectif gaz',
          lifts: 0,
          debtors: 3,
          mandate_end: '2027-11-20',
        }),
      ),
    ),
    sent(
      'carrez',
      area('clermont-carrez', scene, {
        date: '2026-10-01',
        lot: '14',
        rooms: [
          ['Séjour', '28,07'],
          ['Chambres', '25,33'],
          ['Cuisine', '8,81'],
          ['Bains', '5,54'],
        ],
        total: '67,75',
        floor: '69,90',
      }),
    ),
  ],
  truth: {
    ...plainTruth({
      scene,
      keys,
      date: DATE,
      year: Y2026,
      calls: [...of2026, half, ...callsOf(plan, Y2027, quarters(2027)), rest],
      n1,
      n2,
      closed: CLOSED_2025,
    }),
    SURFACE: 67.75,
    // The transfer of 05/10 equals the fourth call but pays the older works call first.
    'I-A-1-a': quoteOf(fourth.lines, 'budget'),
    'I-A-1-b': totalOf(half) - totalOf(fourth),
    'I-A-2': 0,
    'I-A-4-a': 0,
    'I-A-5': quoteOf(fourth.lines, 'fund'),
    'II-A-1': 16000,
    'II-C': 0,
    'III-1': 16000,
    'COPRO-3-d': quoteOf(at(of2026, 2).lines, 'fund'),
    'VIE-SYNDIC-MANDAT': '2027-11-20',
    'VIE-DERNIERE-AG': '2026-05-21',
    'VIE-LOTS': 47,
    'VIE-RCP': '1979-01-25',
    'VIE-TRAVAUX': {
      works: [
        {
          title: COURT,
          voted: VOTED,
          share: totalOf(half) + totalOf(rest),
          called: totalOf(half),
          left: totalOf(rest),
        },
      ],
    },
    'TECH-ASCENSEURS': 0,
  },
};
if (totalOf(half) <= totalOf(fourth)) throw new Error('the works call is paid');
