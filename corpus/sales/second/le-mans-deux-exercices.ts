import { type Sale, sent } from '../sale.ts';
// Le Mans: April to March; no meeting in 2025, and one in 2026 that approves two years at once.
import { spaced, sum } from '../writing.ts';
import { balanced, type Meeting } from './building.ts';
import { CALAME_OWNER as owner } from './calame-owner.ts';
import { DELTA_BUILDING as building } from './delta-building.ts';
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
  type Year,
} from './ledger.ts';
import { LE_MANS_SCENE as scene } from './scenes.ts';
import { area, deed } from './side-papers.ts';
import { GENERAL_POSTS, LIFT_POSTS, plainTruth } from './truths.ts';
import { said, SOLEMN } from './wordings.ts';
import { annexesOf, ficheOf, settledByCalls } from './yearly.ts';

const DATE = '2026-12-01';
const keys: Key[] = [
  {
    code: '01',
    label: 'Charges générales',
    base: 1000,
    held: { 31: 27, 77: 2 },
    posts: GENERAL_POSTS,
  },
  { code: '07', label: 'Ascenseur B', base: 1000, held: { 31: 41 }, posts: LIFT_POSTS },
];
const plan: Plan = {
  keys,
  lots: null,
  fund_label: 'Fonds de travaux',
  titles: (index, due) => `appel ${index + 1} sur 4 (${due.slice(5, 7)}/${due.slice(0, 4)})`,
};
const spring = (year: number, budget: readonly number[], real: readonly number[]): Year => ({
  from: `${year}-04-01`,
  to: `${year + 1}-03-31`,
  budget,
  real,
  fund: (sum(budget) * 5) / 100,
});
const dues = (year: number): string[] => [
  `${year}-04-01`,
  `${year}-07-01`,
  `${year}-10-01`,
  `${year + 1}-01-01`,
];
const Y23 = spring(2023, [3800000, 400000], [3855120, 391040]);
const Y24 = spring(2024, [3880000, 408000], [4020774, 433918]);
const Y25 = spring(2025, [3960000, 416000], [3601288, 377206]);
// The meeting of 2026 renewed the budget unchanged, so the calls made before it were already right.
const Y26 = spring(2026, [3960000, 416000], []);
const Y27 = spring(2027, [4000000, 420000], []);
const calls = callsOf(plan, Y26, dues(2026));
const october = at(calls, 2);
const n2 = settledByCalls(plan, Y24, callsOf(plan, Y24, dues(2024)), { printed: '2026-07-20' });
const n1 = settledByCalls(plan, Y25, callsOf(plan, Y25, dues(2025)), { printed: '2026-07-20' });
const short = realOf(n2) - calledOf(n2);
const back = calledOf(n1) - realOf(n1);
const fund = quoteOf(october.lines, 'fund');
const entries: Entry[] = sorted([
  ...calls.slice(0, 3).map((call) => ({
    day: call.due,
    label: `Appel du ${call.due.slice(8)}/${call.due.slice(5, 7)}`,
    debit: totalOf(call),
  })),
  { day: '2026-04-10', label: 'Chèque reçu', credit: totalOf(at(calls, 0)) },
  { day: '2026-07-08', label: 'Chèque reçu', credit: totalOf(at(calls, 1)) },
  { day: '2026-09-24', label: 'Décompte exercice 2024/2025', debit: short },
  { day: '2026-09-24', label: 'Décompte exercice 2025/2026', credit: back },
]);
const CLOSED = {
  before: balanced({
    placed: 700000,
    advance: 400000,
    fund: 705000,
    owed: 140260,
    overpaid: 88015,
    suppliers: 402911,
  }),
  n2: balanced({
    placed: 900000,
    advance: 400000,
    fund: 919400,
    owed: 233018,
    doubtful: 20600,
    overpaid: 70440,
    suppliers: 588127,
  }),
  n1: balanced({
    placed: 1100000,
    advance: 400000,
    fund: 1138200,
    owed: 187744,
    doubtful: 35910,
    sundry: 4000,
    overpaid: 161302,
    suppliers: 461093,
    other_debts: 8055,
  }),
};
const HEADS = [
  'Exercice précédent',
  'Budget voté de l’exercice',
  'Réalisé de l’exercice',
  'Budget suivant',
  'Budget d’après',
];
const meeting: Meeting = {
  date: '2026-09-24',
  hour: '18 h 30',
  place: 'salle Courboulay-Exemple',
  kind: 'ordinaire',
  chair: 'M. Hersant',
  present: 688,
  base: 1000,
  items: [
    {
      ...SOLEMN.approve(Y24.from, Y24.to, sum(Y24.real), [659, 29, 0]),
      title: 'Approbation des comptes des exercices 2024/2025 et 2025/2026',
      text: `L’assemblée générale, n’ayant pu se tenir en 2025, approuve par un même vote les comptes de l’exercice du 01/04/2024 au 31/03/2025, arrêtés à ${spaced(sum(Y24.real))} €, et ceux de l’exercice du 01/04/2025 au 31/03/2026, arrêtés à ${spaced(sum(Y25.real))} €.`,
    },
    said(
      'Quitus',
      'L’assemblée générale donne quitus au syndic pour les deux exercices.',
      [659, 29, 0],
    ),
    {
      ...SOLEMN.budget(Y26.from, Y26.to, sum(Y26.budget), 4, [688, 0, 0]),
      title: 'Ratification du budget de l’exercice en cours',
    },
    SOLEMN.budget(Y27.from, Y27.to, sum(Y27.budget), 4, [688, 0, 0]),
    SOLEMN.fund('5 %', Y27.fund, [688, 0, 0]),
    SOLEMN.syndic(scene.syndic.name, '2026-09-24', '2028-09-23', [688, 0, 0]),
  ],
};
const earlier: Meeting = {
  ...meeting,
  date: '2024-09-19',
  items: [
    SOLEMN.approve(Y23.from, Y23.to, sum(Y23.real), [640, 0, 0]),
    SOLEMN.budget(Y25.from, Y25.to, sum(Y25.budget), 4, [640, 0, 0]),
    SOLEMN.fund('5 %', Y25.fund, [640, 0, 0]),
  ],
};
const older = annexesOf(keys, [Y23, Y24, Y25, Y26], [CLOSED.before, CLOSED.n2], HEADS);
const newer = annexesOf(keys, [Y24, Y25, Y26, Y27], [CLOSED.n2, CLOSED.n1], HEADS);

export const LE_MANS: Sale = {
  name: 'le-mans-deux-exercices',
  told: 'exercice d’avril à mars ; un procès-verbal approuve deux exercices d’un même vote ; deux annexes 1 reliées ; deux scans',
  date: DATE,
  dossier: {
    address: '6 rue du Port-Exemple, 72000 Le Mans',
    lots: ['31', '77'],
    owners: ['Odette Plessis'],
    rnc: scene.rnc,
  },
  files: [
    sent('appel-avril', owner.call('le-mans-1', scene, at(calls, 0), { before: 0, held: 11600 })),
    sent('appel-juillet', owner.call('le-mans-2', scene, at(calls, 1), { before: 0, held: 11600 })),
    sent('appel-octobre', owner.call('le-mans-3', scene, october, { before: 0, held: 11600 })),
    sent(
      'compte',
      owner.account('le-mans-compte', scene, {
        from: '2026-04-01',
        at: '2026-11-17',
        before: 0,
        entries,
      }),
    ),
    sent('decompte-2025-2026', owner.settlement('le-mans-25', scene, n1)),
    sent('decompte-2024-2025', owner.settlement('le-mans-24', scene, n2), 'scan200'),
    sent('convocation', [
      building.convening('le-mans-convocation', scene, meeting, '2026-08-27'),
      building.annexes('le-mans-annexes-25', scene, older),
      building.annexes('le-mans-annexes-26', scene, newer),
    ]),
    sent('pv-2026', building.minutes('le-mans-pv-26', scene, meeting), 'bruit'),
    sent('pv-2024', building.minutes('le-mans-pv-24', scene, earlier)),
    sent(
      'fiche',
      building.fiche(
        'le-mans-fiche',
        scene,
        ficheOf(Y25, CLOSED.n1, {
          updated: '2026-10-12',
          rcp: '1991-03-27',
          lots: 84,
          main_lots: 36,
          built: '1975-1993',
          heating: 'individuel électrique',
          lifts: 2,
          debtors: 3,
          mandate_end: '2028-09-23',
        }),
      ),
    ),
    sent(
      'carrez',
      area('le-mans-carrez', scene, {
        date: '2026-11-09',
        lot: '31',
        rooms: [
          ['Séjour', '20,91'],
          ['Chambre', '12,77'],
          ['Cuisine', '7,18'],
          ['Bains', '4,35'],
        ],
        total: '45,21',
        floor: '45,21',
      }),
    ),
    sent(
      'titre',
      deed('le-mans-titre', scene, {
        date: '1999-06-30',
        rcp: '1991-03-27',
        notary: 'Hubert Gasnier-Exemple',
        lots: [
          ['31', 'un appartement', '27/1000èmes'],
          ['77', 'un parking', '2/1000èmes'],
        ],
      }),
    ),
  ],
  truth: {
    ...plainTruth({
      scene,
      keys,
      date: DATE,
      year: Y26,
      calls: [...calls, ...callsOf(plan, Y27, dues(2027))],
      n1,
      n2,
      closed: CLOSED.n1,
    }),
    SURFACE: 45.21,
    // The credit of 2025/26 pays the debit of 2024/25, older; what is left of it pays October: fund first, then budget.
    'I-A-1-a': quoteOf(october.lines, 'budget') - (back - short - fund),
    'I-A-1-b': 0,
    'I-A-2': 0,
    'I-A-4-a': 0,
    'I-A-5': 0,
    'II-A-1': 11600,
    'II-C': 0,
    'III-1': 11600,
    'COPRO-3-d': quoteOf(at(calls, 1).lines, 'fund'),
    'VIE-SYNDIC-MANDAT': '2028-09-23',
    'VIE-DERNIERE-AG': '2026-09-24',
    'VIE-LOTS': 84,
    'VIE-RCP': '1991-03-27',
    'VIE-TRAVAUX': { works: [] },
    'TECH-ASCENSEURS': 2,
  },
};
if (short <= 0 || back - short <= fund)
  throw new Error('the two settlements do not tell the truth');
