import { type Sale, sent } from '../sale.ts';
// Vannes: six lots kept by one of them, two calls a year, no works fund, next year's budget refused.
import { sum } from '../writing.ts';
import { BOREE_BUILDING as building } from './boree-building.ts';
import { BOREE_OWNER as owner } from './boree-owner.ts';
import { balanced, type Meeting } from './building.ts';
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
  spread,
  totalOf,
  withLines,
} from './ledger.ts';
import { VANNES_SCENE as scene } from './scenes.ts';
import { area, deed } from './side-papers.ts';
import { civil, GENERAL_POSTS, plainTruth, yearHeads } from './truths.ts';
import { said, TERSE } from './wordings.ts';
import { annexesOf, ficheOf, settledByCalls } from './yearly.ts';

const DATE = '2026-10-20';
const general: Key = {
  code: '1',
  label: 'Charges communes',
  base: 1000,
  held: { 3: 168 },
  posts: GENERAL_POSTS,
};
const keys = [general];
const plan: Plan = {
  keys,
  lots: ['3'],
  fund_label: '',
  titles: (index, due) => `${index === 0 ? 'premier' : 'second'} semestre ${due.slice(0, 4)}`,
};
const halves = (year: number): string[] => [`${year}-01-01`, `${year}-07-01`];
const Y2024 = civil(2024, [360000], [341188], 0);
const Y2025 = civil(2025, [372000], [390415], 0);
const Y2026 = civil(2026, [384000], [], 0);
const Y2027 = civil(2027, [420000], [], 0);
const ADVANCE = spread(general, 'advance', 'Complément d’avance de réserve', 60000, ['3']);
const first = at(callsOf(plan, Y2026, halves(2026)), 0);
const second = withLines(at(callsOf(plan, Y2026, halves(2026)), 1), ADVANCE);
const n2 = settledByCalls(plan, Y2024, callsOf(plan, Y2024, halves(2024)), {
  printed: '2025-03-01',
});
const n1 = settledByCalls(plan, Y2025, callsOf(plan, Y2025, halves(2025)), {
  printed: '2026-03-02',
});
const gap = realOf(n1) - calledOf(n1);
const entries: Entry[] = sorted([
  { day: first.due, label: 'Appel premier semestre', debit: totalOf(first) },
  { day: '2026-01-19', label: 'Virement M. Kerdoncuff', credit: totalOf(first) },
  { day: '2026-03-28', label: 'Régularisation 2025', debit: gap },
  { day: '2026-04-20', label: 'Virement M. Kerdoncuff', credit: gap },
  { day: second.due, label: 'Appel second semestre et avance', debit: totalOf(second) },
]);
const CLOSED_2024 = balanced({ advance: 90000, owed: 12040, overpaid: 20500, suppliers: 33018 });
const CLOSED_2025 = balanced({ advance: 90000, owed: 18815, overpaid: 6120, suppliers: 41277 });
const meeting: Meeting = {
  date: '2026-03-28',
  hour: '10 heures',
  place: 'chez Mme Le Goff',
  kind: 'annuelle',
  chair: 'M. Kerdoncuff',
  present: 836,
  base: 1000,
  items: [
    TERSE.approve(Y2025.from, Y2025.to, sum(Y2025.real), [836, 0, 0]),
    { ...TERSE.budget(Y2027.from, Y2027.to, sum(Y2027.budget), 2, [332, 504, 0]), adopted: false },
    said(
      'Avance de réserve',
      'L’avance de réserve est portée de 900,00 € à 1500,00 € ; le complément de 600,00 € est appelé avec le second semestre.',
      [836, 0, 0],
    ),
    said(
      'Fonds de travaux',
      'L’immeuble a été achevé en 2019 : aucun fonds de travaux n’est constitué.',
      [836, 0, 0],
    ),
    TERSE.syndic('Mme Anne LE GOFF', '2026-03-28', '2028-03-27', [836, 0, 0]),
  ],
};
const annexes = annexesOf(
  keys,
  [Y2024, Y2025, Y2026, Y2027],
  [CLOSED_2024, CLOSED_2025],
  yearHeads(2025),
);

export const VANNES: Sale = {
  name: 'vannes-six-lots',
  told: 'petite copropriété, syndic bénévole, deux appels par an, pas de fonds de travaux, avance appelée, budget refusé ; deux scans',
  date: DATE,
  dossier: {
    address: '2 impasse du Lavoir, 56000 Vannes',
    lots: ['3'],
    owners: ['Erwan Kerdoncuff'],
    rnc: scene.rnc,
  },
  files: [
    sent('appel-janvier', owner.call('vannes-1', scene, first, { before: 0, held: 15120 })),
    sent(
      'appel-juillet',
      owner.call('vannes-2', scene, second, {
        before: 0,
        held: 15120,
        note: 'Le montant de l’avance indiqué est celui déjà versé, hors complément.',
      }),
    ),
    sent(
      'compte',
      owner.account('vannes-compte', scene, {
        from: '2026-01-01',
        at: '2026-10-11',
        before: 0,
        entries,
      }),
      'scan200',
    ),
    sent('arrete-2025', owner.settlement('vannes-25', scene, n1)),
    sent('arrete-2024', owner.settlement('vannes-24', scene, n2)),
    sent('convocation', [
      building.convening('vannes-convocation', scene, meeting, '2026-03-03'),
      building.annexes('vannes-annexes', scene, annexes),
    ]),
    sent('pv-2026', building.minutes('vannes-pv-26', scene, meeting), 'scan150-de-travers'),
    sent(
      'pv-2025',
      building.minutes('vannes-pv-25', scene, {
        ...meeting,
        date: '2025-03-29',
        items: [
          TERSE.approve(Y2024.from, Y2024.to, sum(Y2024.real), [1000, 0, 0]),
          TERSE.budget(Y2026.from, Y2026.to, sum(Y2026.budget), 2, [1000, 0, 0]),
        ],
      }),
    ),
    sent(
      'fiche',
      building.fiche(
        'vannes-fiche',
        scene,
        ficheOf(Y2025, CLOSED_2025, {
          updated: '2026-04-18',
          rcp: '2019-05-06',
          lots: 6,
          main_lots: 6,
          built: 'à compter de 2011',
          heating: 'individuel électrique',
          lifts: 0,
          debtors: 0,
          mandate_end: '2028-03-27',
        }),
      ),
    ),
    sent(
      'carrez',
      area('vannes-carrez', scene, {
        date: '2026-08-27',
        lot: '3',
        rooms: [
          ['Pièce de vie', '26,55'],
          ['Chambre', '11,30'],
          ['Salle d’eau', '5,05'],
        ],
        total: '42,90',
        floor: '46,18',
      }),
    ),
    sent(
      'attestation',
      deed('vannes-attestation', scene, {
        date: '2019-12-12',
        rcp: '2019-05-06',
        notary: 'Yann Guillou-Exemple',
        lots: [['TROIS (3)', 'un appartement au rez-de-chaussée', '168/1000èmes']],
      }),
    ),
  ],
  truth: {
    ...plainTruth({
      scene,
      keys,
      date: DATE,
      year: Y2026,
      calls: [first, second],
      n1,
      n2,
      closed: CLOSED_2025,
    }),
    SYNDIC: 'Mme Anne LE GOFF',
    SURFACE: 42.9,
    'I-A-1-a': quoteOf(second.lines, 'budget'),
    'I-A-1-b': 0,
    'I-A-2': 0,
    // 600.00 × 168 / 1000, called and unpaid: not yet an advance that the syndicat holds.
    'I-A-4-a': quoteOf(ADVANCE),
    'I-A-5': 0,
    'II-A-1': 15120,
    'II-C': 0,
    'III-1': 15120,
    'COPRO-3-a': false,
    'VIE-SYNDIC-MANDAT': '2028-03-27',
    'VIE-DERNIERE-AG': '2026-03-28',
    'VIE-LOTS': 6,
    'VIE-RCP': '2019-05-06',
    'VIE-TRAVAUX': { works: [] },
    'TECH-ASCENSEURS': 0,
  },
};
