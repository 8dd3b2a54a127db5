import { type Sale, sent } from '../sale.ts';
// Tours: one lot in thousandths; each call adds what was owed before to its own total.
import { sum } from '../writing.ts';
import { atlasBuilding } from './atlas-building.ts';
import { atlasOwner } from './atlas-owner.ts';
import { balanced, columnsOf, type Meeting } from './building.ts';
import {
  at,
  calledOf,
  callsOf,
  type Entry,
  type Key,
  partOf,
  type Plan,
  quoteOf,
  realOf,
  settled,
  sorted,
  totalOf,
} from './ledger.ts';
import { TOURS_SCENE as scene } from './scenes.ts';
import { area, deed } from './side-papers.ts';
import { civil, GENERAL_POSTS, HEADS, plainTruth, quarters, STAIR_POSTS } from './truths.ts';
import { said, SOLEMN } from './wordings.ts';

const DATE = '2026-11-24';
const keys: Key[] = [
  {
    code: '001',
    label: 'Charges communes générales',
    base: 1000,
    held: { 7: 43 },
    posts: GENERAL_POSTS,
  },
  { code: '020', label: 'Escalier B', base: 420, held: { 7: 61 }, posts: STAIR_POSTS },
];
const plan: Plan = {
  keys,
  lots: null,
  fund_label: 'Fonds travaux loi ALUR',
  titles: (index, due) => `${index + 1}${index === 0 ? 'er' : 'e'} trimestre ${due.slice(0, 4)}`,
};
const Y2024 = civil(2024, [2480000, 360000], [2533412, 351190]);
const Y2025 = civil(2025, [2560000, 372000], [2688075, 380440]);
const Y2026 = civil(2026, [2640000, 384000], []);
const Y2027 = civil(2027, [2720000, 396000], []);
const of2024 = callsOf(plan, Y2024, quarters(2024));
const of2025 = callsOf(plan, Y2025, quarters(2025));
const of2026 = callsOf(plan, Y2026, quarters(2026));
const of2027 = callsOf(plan, Y2027, quarters(2027));
const n2 = settled(plan, Y2024, [{ label: 'Provisions 2024', cents: partOf(of2024, 'budget') }], {
  printed: '2025-04-11',
});
const n1 = settled(plan, Y2025, [{ label: 'Provisions 2025', cents: partOf(of2025, 'budget') }], {
  printed: '2026-04-17',
});
const gap = realOf(n1) - calledOf(n1);
const third = at(of2026, 2);
const fourth = at(of2026, 3);
const PAID_ON_THIRD = 30000;
const PAID_LATE = 20000;
const entries: Entry[] = sorted([
  ...of2026.map((call) => ({ day: call.due, label: `Appel ${call.title}`, debit: totalOf(call) })),
  { day: '2026-01-12', label: 'Virement reçu', credit: totalOf(at(of2026, 0)) },
  { day: '2026-04-09', label: 'Virement reçu', credit: totalOf(at(of2026, 1)) },
  { day: '2026-05-19', label: 'Solde de charges exercice 2025', debit: gap },
  { day: '2026-06-10', label: 'Virement reçu', credit: gap },
  { day: '2026-07-20', label: 'Virement reçu (acompte)', credit: PAID_ON_THIRD },
  { day: '2026-10-20', label: 'Virement reçu (acompte)', credit: PAID_LATE },
]);
const CLOSED_2024 = balanced({
  placed: 260000,
  advance: 210000,
  fund: 265750,
  owed: 88214,
  overpaid: 40112,
  suppliers: 301977,
});
const CLOSED_2025 = balanced({
  placed: 400000,
  advance: 210000,
  fund: 412350,
  owed: 120466,
  doubtful: 31200,
  overpaid: 52009,
  suppliers: 274318,
  other_debts: 18140,
});
const meeting: Meeting = {
  date: '2026-05-19',
  hour: '18 h 30',
  place: 'salle paroissiale, Tours',
  kind: 'ordinaire',
  chair: 'M. Blondeau',
  present: 702,
  base: 1000,
  items: [
    SOLEMN.approve(Y2025.from, Y2025.to, sum(Y2025.real), [702, 0, 0]),
    said(
      'Quitus au syndic',
      'L’assemblée générale donne quitus au syndic pour sa gestion de l’exercice 2025.',
      [659, 43, 0],
    ),
    SOLEMN.budget(Y2027.from, Y2027.to, sum(Y2027.budget), 4, [702, 0, 0]),
    SOLEMN.fund('5 %', Y2027.fund, [702, 0, 0]),
    SOLEMN.works(
      'remplacement du portail',
      1189000,
      'Serrurerie du Cher',
      [{ day: '2026-10-01', percent: '100 %' }],
      [211, 491, 0],
      false,
    ),
    SOLEMN.syndic(scene.syndic.name, '2026-05-19', '2027-06-30', [702, 0, 0]),
  ],
};
const owner = atlasOwner({
  ink: '#1f3a6e',
  font: "'Liberation Sans', Arial, sans-serif",
  reversed: false,
  landscape: true,
});
const building = atlasBuilding({
  ink: '#1f3a6e',
  font: "'Liberation Sans', Arial, sans-serif",
  reversed: false,
  landscape: true,
});

export const TOURS: Sale = {
  name: 'tours-un-lot',
  told: 'un lot en millièmes ; le total de l’appel comprend le solde antérieur ; deux acomptes ; portail refusé',
  date: DATE,
  dossier: {
    address: '9 rue du Clos-Neuf, 37000 Tours',
    lots: ['7'],
    owners: ['Solène Garrigou'],
    rnc: scene.rnc,
  },
  files: [
    sent(
      'appel-t2-2026',
      owner.call('tours-appel-2', scene, at(of2026, 1), { before: 0, held: 9000 }),
    ),
    sent('appel-t3-2026', owner.call('tours-appel-3', scene, third, { before: 0, held: 9000 })),
    sent(
      'appel-t4-2026',
      owner.call('tours-appel-4', scene, fourth, {
        before: totalOf(third) - PAID_ON_THIRD,
        held: 9000,
      }),
    ),
    sent(
      'releve',
      owner.account('tours-releve', scene, {
        from: '2026-01-01',
        at: '2026-11-20',
        before: 0,
        entries,
      }),
    ),
    sent('repartition-2025', owner.settlement('tours-decompte-25', scene, n1)),
    sent('repartition-2024', owner.settlement('tours-decompte-24', scene, n2)),
    sent('convocation-2026', [
      building.convening('tours-convocation', scene, meeting, '2026-04-20'),
      building.annexes('tours-annexes', scene, {
        closing: Y2025.to,
        from: Y2025.from,
        previous_closing: Y2024.to,
        previous: CLOSED_2024,
        closed: CLOSED_2025,
        keys,
        columns: columnsOf([Y2024, Y2025, Y2026, Y2027]),
        heads: HEADS,
        finished: [],
        open: [],
        loan: 0,
      }),
    ]),
    sent('pv-2026', building.minutes('tours-pv-26', scene, meeting)),
    sent(
      'pv-2025',
      building.minutes('tours-pv-25', scene, {
        ...meeting,
        date: '2025-05-20',
        items: [
          SOLEMN.approve(Y2024.from, Y2024.to, sum(Y2024.real), [688, 0, 0]),
          SOLEMN.budget(Y2026.from, Y2026.to, sum(Y2026.budget), 4, [688, 0, 0]),
          SOLEMN.fund('5 %', Y2026.fund, [688, 0, 0]),
          SOLEMN.syndic(scene.syndic.name, '2025-05-20', '2026-06-30', [688, 0, 0]),
        ],
      }),
    ),
    sent(
      'fiche',
      building.fiche('tours-fiche', scene, {
        updated: '2026-06-02',
        rcp: '1974-03-12',
        lots: 38,
        main_lots: 19,
        built: '1961-1974',
        heating: 'individuel gaz',
        lifts: 0,
        closed: Y2025.to,
        current: sum(Y2025.real),
        works: 0,
        suppliers: CLOSED_2025.suppliers + CLOSED_2025.other_debts,
        unpaid: CLOSED_2025.owed + CLOSED_2025.doubtful,
        debtors: 2,
        fund: CLOSED_2025.fund,
        mandate_end: '2027-06-30',
      }),
    ),
    sent(
      'carrez',
      area('tours-carrez', scene, {
        date: '2026-10-08',
        lot: '7',
        rooms: [
          ['Entrée', '4,12'],
          ['Séjour', '21,36'],
          ['Cuisine', '8,05'],
          ['Chambre', '12,90'],
          ['Salle d’eau', '4,44'],
        ],
        total: '50,87',
        floor: '53,10',
      }),
    ),
    sent(
      'attestation',
      deed('tours-attestation', scene, {
        date: '2017-02-28',
        rcp: '1974-03-12',
        notary: 'Achille Renaudin',
        lots: [
          ['SEPT (7)', 'un appartement au premier étage', 'quarante-trois millièmes (43/1000)'],
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
    SURFACE: 50.87,
    // Third call 439.48 closed by 300.00 + 139.48 of the last 200.00; 60.52 left for the fourth: its fund first, the rest off its budget.
    'I-A-1-a':
      quoteOf(fourth.lines, 'budget') -
      (PAID_ON_THIRD + PAID_LATE - totalOf(third) - quoteOf(fourth.lines, 'fund')),
    'I-A-1-b': 0,
    'I-A-2': 0,
    'I-A-4-a': 0,
    'I-A-5': 0,
    'II-A-1': 9000,
    'II-C': 0,
    'III-1': 9000,
    'COPRO-3-d': quoteOf(third.lines, 'fund'),
    'VIE-SYNDIC-MANDAT': '2027-06-30',
    'VIE-DERNIERE-AG': '2026-05-19',
    'VIE-LOTS': 38,
    'VIE-RCP': '1974-03-12',
    'VIE-TRAVAUX': { works: [] },
    'TECH-ASCENSEURS': 0,
  },
};
