import { type Sale, sent } from '../sale.ts';
// Mulhouse: nothing paid in time for two years, a payment plan since; the account is an old listing.
import { sum } from '../writing.ts';
import { balanced, type Meeting } from './building.ts';
import { CALAME_BUILDING as building } from './calame-building.ts';
import { CALAME_OWNER as owner } from './calame-owner.ts';
import {
  at,
  balanceOf,
  calledOf,
  callsOf,
  type Entry,
  type Key,
  partOf,
  type Plan,
  quoteOf,
  realOf,
  share,
  sorted,
  totalOf,
} from './ledger.ts';
import { MULHOUSE_SCENE as scene } from './scenes.ts';
import { area, paymentPlan } from './side-papers.ts';
import { civil, GENERAL_POSTS, HEAT_POSTS, plainTruth, quarters, yearHeads } from './truths.ts';
import { SOLEMN, said } from './wordings.ts';
import { annexesOf, ficheOf, settledByCalls } from './yearly.ts';

const DATE = '2026-11-12';
const keys: Key[] = [
  {
    code: '10',
    label: 'Charges générales',
    base: 10000,
    held: { 23: 181, 71: 6 },
    posts: GENERAL_POSTS,
  },
  { code: '30', label: 'Chauffage collectif', base: 8600, held: { 23: 205 }, posts: HEAT_POSTS },
];
const plan: Plan = {
  keys,
  lots: null,
  fund_label: 'Fonds de travaux',
  titles: (index, due) => `trimestre ${index + 1} ${due.slice(0, 4)}`,
};
const Y2024 = civil(2024, [6400000, 3600000], [6488120, 3711406]);
const Y2025 = civil(2025, [6560000, 3720000], [6401275, 3588310]);
const Y2026 = civil(2026, [6640000, 3800000], []);
const Y2027 = civil(2027, [6720000, 3880000], []);
const of2024 = callsOf(plan, Y2024, quarters(2024));
const of2025 = callsOf(plan, Y2025, quarters(2025));
const of2026 = callsOf(plan, Y2026, quarters(2026));
const n2 = settledByCalls(plan, Y2024, of2024, { printed: '2025-05-05' });
const n1 = settledByCalls(plan, Y2025, of2025, { printed: '2026-05-06' });
const short = realOf(n2) - calledOf(n2);
const back = calledOf(n1) - realOf(n1);
const FEE = 4800;
const MONTHLY = 15000;
const months = ['04', '05', '06', '07', '08', '09', '10', '11'];
const during2025: Entry[] = sorted([
  ...of2025.map((call) => ({ day: call.due, label: `Appel ${call.title}`, debit: totalOf(call) })),
  { day: '2025-01-21', label: 'Votre chèque', credit: totalOf(at(of2025, 0)) },
  { day: '2025-06-12', label: 'Solde exercice 2024', debit: short },
  { day: '2025-09-08', label: 'Votre chèque', credit: 20000 },
  { day: '2025-11-17', label: 'Mise en demeure', debit: FEE },
]);
const owedAtClosing = balanceOf(during2025);
const during2026: Entry[] = sorted([
  ...of2026.map((call) => ({ day: call.due, label: `Appel ${call.title}`, debit: totalOf(call) })),
  { day: '2026-06-11', label: 'Solde exercice 2025', credit: back },
  ...months.map((month) => ({
    day: `2026-${month}-05`,
    label: 'Virement plan apurement',
    credit: MONTHLY,
  })),
]);
const until = (day: string): number =>
  balanceOf([...during2025, ...during2026].filter((one) => one.day <= day));
const CLOSED_2024 = balanced({
  placed: 900000,
  advance: 600000,
  fund: 900000,
  owed: 780344,
  doubtful: 120000,
  overpaid: 210400,
  suppliers: 1402211,
});
const CLOSED_2025 = balanced({
  placed: 1400000,
  advance: 600000,
  fund: 1414000,
  owed: 912080,
  doubtful: 264915,
  overpaid: 198733,
  suppliers: 1350662,
  other_debts: 60310,
});
const meeting: Meeting = {
  date: '2026-06-11',
  hour: '19H00',
  place: 'Maison de quartier, Mulhouse',
  kind: 'ordinaire',
  chair: 'M. STOLL',
  present: 5480,
  base: 10000,
  items: [
    SOLEMN.approve(Y2025.from, Y2025.to, sum(Y2025.real), [5480, 0, 0]),
    SOLEMN.budget(Y2027.from, Y2027.to, sum(Y2027.budget), 4, [5480, 0, 0]),
    SOLEMN.fund('5 %', Y2027.fund, [5480, 0, 0]),
    said(
      'Recouvrement',
      'L’assemblée générale prend acte de l’accord d’apurement conclu avec le propriétaire du lot 23 et renonce en l’état à la saisie.',
      [5293, 0, 187],
    ),
    SOLEMN.syndic(scene.syndic.name, '2026-06-11', '2027-12-31', [5480, 0, 0]),
  ],
};
const annexes = annexesOf(
  keys,
  [Y2024, Y2025, Y2026, Y2027],
  [CLOSED_2024, CLOSED_2025],
  yearHeads(2025),
);

export const MULHOUSE: Sale = {
  name: 'mulhouse-apurement',
  told: 'arriérés de deux exercices, plan d’apurement ; deux relevés, le plus récent compte ; avance non imprimée',
  date: DATE,
  dossier: {
    address: '15 rue de la Filature, 68100 Mulhouse',
    lots: ['23', '71'],
    owners: ['Raoul Heckendorn'],
    rnc: scene.rnc,
  },
  files: [
    sent(
      'appel-1',
      owner.call('mulhouse-1', scene, at(of2026, 0), { before: until('2025-12-31') }),
    ),
    sent(
      'appel-3',
      owner.call('mulhouse-3', scene, at(of2026, 2), { before: until(at(of2026, 2).printed) }),
    ),
    sent(
      'appel-4',
      owner.call('mulhouse-4', scene, at(of2026, 3), {
        before: until(at(of2026, 3).printed),
        note: `Rappel : votre plan d'apurement de 150 euros par mois est suivi.`,
      }),
    ),
    sent(
      'compte-2025',
      owner.account('mulhouse-compte-25', scene, {
        from: '2025-01-01',
        at: '2025-12-31',
        before: 0,
        entries: during2025,
      }),
    ),
    sent(
      'compte-2026',
      owner.account('mulhouse-compte-26', scene, {
        from: '2026-01-01',
        at: '2026-11-09',
        before: owedAtClosing,
        entries: during2026,
      }),
    ),
    sent(
      'protocole',
      paymentPlan('mulhouse-protocole', scene, {
        date: '2026-03-10',
        owed: until('2026-03-10'),
        monthly: MONTHLY,
        months: 12,
        first: '2026-04-05',
      }),
    ),
    sent('decompte-2025', owner.settlement('mulhouse-decompte-25', scene, n1)),
    sent('decompte-2024', owner.settlement('mulhouse-decompte-24', scene, n2)),
    sent('convocation', [
      building.convening('mulhouse-convocation', scene, meeting, '2026-05-11'),
      building.annexes('mulhouse-annexes', scene, annexes),
    ]),
    sent('pv-2026', building.minutes('mulhouse-pv-26', scene, meeting)),
    sent(
      'pv-2025',
      building.minutes('mulhouse-pv-25', scene, {
        ...meeting,
        date: '2025-06-12',
        items: [
          SOLEMN.approve(Y2024.from, Y2024.to, sum(Y2024.real), [5111, 0, 0]),
          SOLEMN.budget(Y2026.from, Y2026.to, sum(Y2026.budget), 4, [5111, 0, 0]),
          SOLEMN.fund('5 %', Y2026.fund, [5111, 0, 0]),
        ],
      }),
    ),
    sent(
      'fiche',
      building.fiche(
        'mulhouse-fiche',
        scene,
        ficheOf(Y2025, CLOSED_2025, {
          updated: '2026-07-01',
          rcp: '1966-02-21',
          lots: 96,
          main_lots: 48,
          built: '1961-1974',
          heating: 'collectif gaz',
          lifts: 1,
          debtors: 11,
          mandate_end: '2027-12-31',
        }),
      ),
    ),
    sent(
      'carrez',
      area('mulhouse-carrez', scene, {
        date: '2026-10-02',
        lot: '23',
        rooms: [
          ['Séjour', '24,80'],
          ['Chambres', '22,71'],
          ['Cuisine', '9,02'],
          ['Bains, entrée', '9,90'],
        ],
        total: '66,43',
        floor: '66,43',
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
    SURFACE: 66.43,
    // Eight payments of 150.00 and the credit of 2025 do not cover what 2025 left: no call of 2026 is touched.
    'I-A-1-a': partOf(of2026, 'budget'),
    'I-A-1-b': 0,
    'I-A-2': owedAtClosing - back - MONTHLY * months.length,
    'I-A-4-a': 0,
    'I-A-5': partOf(of2026, 'fund'),
    'II-A-1': share(CLOSED_2025.advance, 187, 10000),
    'II-C': 0,
    'III-1': share(CLOSED_2025.advance, 187, 10000),
    // Oldest first, the calls of 2025 are the last ones paid; their fund is the same in each quarter.
    'COPRO-3-d': quoteOf(at(of2025, 1).lines, 'fund'),
    'VIE-SYNDIC-MANDAT': '2027-12-31',
    'VIE-DERNIERE-AG': '2026-06-11',
    'VIE-LOTS': 96,
    'VIE-RCP': '1966-02-21',
    'VIE-TRAVAUX': { works: [] },
    'TECH-ASCENSEURS': 1,
  },
};
if (owedAtClosing <= back + MONTHLY * months.length) throw new Error('the arrears are paid');
