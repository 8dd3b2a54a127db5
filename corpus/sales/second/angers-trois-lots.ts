import { type Sale, sent } from '../sale.ts';
// Angers: flat, cellar and parking called lot by lot; works in three calls, of which two were called.
import { sum } from '../writing.ts';
import {
  first,
  keys,
  last,
  LOTS,
  n1,
  n2,
  of2027,
  q1,
  q2,
  q3,
  q4,
  second,
  TERRACES,
  VOTED,
  Y2024,
  Y2025,
  Y2026,
  Y2027,
} from './angers-books.ts';
import { BOREE_BUILDING as building } from './boree-building.ts';
import { BOREE_OWNER as owner } from './boree-owner.ts';
import { balanced, type Meeting } from './building.ts';
import { balanceOf, calledOf, type Entry, quoteOf, realOf, sorted, totalOf } from './ledger.ts';
import { ANGERS_SCENE as scene } from './scenes.ts';
import { area, deed } from './side-papers.ts';
import { plainTruth, yearHeads } from './truths.ts';
import { said, TERSE } from './wordings.ts';
import { annexesOf, ficheOf } from './yearly.ts';

const DATE = '2026-11-18';
const back = calledOf(n1) - realOf(n1);
const PAID = 50000;
const entries: Entry[] = sorted([
  ...[q1, q2, q3, q4].map((call) => ({
    day: call.due,
    label: `Avis ${call.title}`,
    debit: totalOf(call),
  })),
  { day: '2026-01-08', label: 'Votre chèque', credit: totalOf(q1) },
  { day: '2026-04-06', label: 'Votre chèque', credit: totalOf(q2) },
  { day: '2026-04-14', label: 'Arrêté de charges 2025', credit: back },
  { day: '2026-04-14', label: 'Porte de garage, trop-perçu', credit: 239 },
  { day: '2026-07-09', label: 'Votre chèque', credit: totalOf(q3) - back - 239 },
  { day: '2026-10-12', label: 'Votre chèque', credit: PAID },
]);
const CLOSED_2024 = balanced({
  placed: 1900000,
  advance: 1200000,
  fund: 1910000,
  provisions: 260000,
  owed: 410990,
  overpaid: 155020,
  suppliers: 902113,
});
const CLOSED_2025 = balanced({
  placed: 2300000,
  advance: 1200000,
  fund: 2322200,
  owed: 366145,
  doubtful: 88412,
  sundry: 12000,
  overpaid: 240377,
  suppliers: 1018250,
  other_debts: 44100,
});
const meeting: Meeting = {
  date: '2026-04-14',
  hour: '18 heures',
  place: 'au centre Jean-Exemple',
  kind: 'annuelle',
  chair: 'Mme Pasquet',
  present: 6870,
  base: 10000,
  items: [
    TERSE.approve(Y2025.from, Y2025.to, sum(Y2025.real), [6870, 0, 0]),
    TERSE.budget(Y2027.from, Y2027.to, sum(Y2027.budget), 4, [6631, 239, 0]),
    TERSE.fund('5 %', Y2027.fund, [6870, 0, 0]),
    TERSE.works(
      TERRACES,
      VOTED,
      'Étanchéité de l’Ouest',
      [
        { day: '2026-07-01', percent: '40 %' },
        { day: '2026-10-01', percent: '30 %' },
        { day: '2027-01-01', percent: '30 %' },
      ],
      [5920, 950, 0],
    ),
    TERSE.works(
      'Pose d’une vidéosurveillance',
      1460000,
      'Sécur Anjou',
      [{ day: '2026-10-01', percent: '100 %' }],
      [1904, 4966, 0],
      false,
    ),
    TERSE.syndic(scene.syndic.name, '2026-04-14', '2029-04-13', [6870, 0, 0]),
    said(
      'Vie de l’immeuble',
      'Il est rappelé que les vélos se rangent au local du sous-sol.',
      [6870, 0, 0],
    ),
  ],
};
const before: Meeting = {
  ...meeting,
  date: '2025-04-08',
  items: [
    TERSE.approve(Y2024.from, Y2024.to, sum(Y2024.real), [6402, 0, 0]),
    TERSE.budget(Y2026.from, Y2026.to, sum(Y2026.budget), 4, [6402, 0, 0]),
    TERSE.fund('5 %', Y2026.fund, [6402, 0, 0]),
  ],
};
const annexes = annexesOf(
  keys,
  [Y2024, Y2025, Y2026, Y2027],
  [CLOSED_2024, CLOSED_2025],
  yearHeads(2025),
  {
    finished: [
      {
        title: 'Porte de garage',
        voted_on: '2024-04-16',
        voted: 260000,
        paid: 250000,
        done: 250000,
        called: 260000,
      },
    ],
  },
);

export const ANGERS: Sale = {
  name: 'angers-trois-lots',
  told: 'appartement, cave et parking appelés lot par lot ; travaux en trois appels dont deux appelés ; versement partiel',
  date: DATE,
  dossier: {
    address: '27 boulevard de la Maine, 49100 Angers',
    lots: LOTS,
    owners: ['Ivan Tremeur', 'Lise Tremeur'],
    rnc: scene.rnc,
  },
  files: [
    sent('avis-2026-2', owner.call('angers-2', scene, q2, { before: 0, held: 30500 })),
    sent('avis-2026-3', owner.call('angers-3', scene, q3, { before: -back - 239, held: 30500 })),
    sent('avis-2026-4', owner.call('angers-4', scene, q4, { before: 0, held: 30500 })),
    sent(
      'extrait-de-compte',
      owner.account('angers-compte', scene, {
        from: '2026-01-01',
        at: '2026-11-06',
        before: 0,
        entries,
      }),
    ),
    sent('arrete-2025', owner.settlement('angers-arrete-25', scene, n1)),
    sent('arrete-2024', owner.settlement('angers-arrete-24', scene, n2)),
    sent('convocation', [
      building.convening('angers-convocation', scene, meeting, '2026-03-16'),
      building.annexes('angers-annexes', scene, annexes),
    ]),
    sent('pv-avril-2026', building.minutes('angers-pv-26', scene, meeting)),
    sent('pv-avril-2025', building.minutes('angers-pv-25', scene, before)),
    sent(
      'fiche-synthetique',
      building.fiche(
        'angers-fiche',
        scene,
        ficheOf(Y2025, CLOSED_2025, {
          updated: '2026-04-30',
          rcp: '1988-11-04',
          lots: 214,
          main_lots: 71,
          built: '1975-1993',
          heating: 'individuel électrique',
          lifts: 2,
          debtors: 5,
          mandate_end: '2029-04-13',
          works: 250000,
        }),
      ),
    ),
    sent(
      'carrez',
      area('angers-carrez', scene, {
        date: '2026-09-22',
        lot: '112',
        rooms: [
          ['Séjour', '27,40'],
          ['Cuisine', '9,15'],
          ['Chambre 1', '12,02'],
          ['Chambre 2', '10,48'],
          ['Bains', '5,60'],
          ['Dégagement', '4,00'],
        ],
        total: '68,65',
        floor: '71,22',
      }),
    ),
    sent(
      'titre',
      deed('angers-titre', scene, {
        date: '2012-07-19',
        rcp: '1988-11-04',
        notary: 'Odile Charrier',
        lots: [
          ['112', 'un appartement', '214/10.000èmes'],
          ['31', 'une cave', '7/10.000èmes'],
          ['205', 'un emplacement de stationnement', '18/10.000èmes'],
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
      calls: [q1, q2, q3, q4, ...of2027],
      n1,
      n2,
      closed: CLOSED_2025,
    }),
    SURFACE: 68.65,
    // 500.00 paid on the fourth call goes to its works (602.28) first: 102.28 of works left, budget and fund whole.
    'I-A-1-a': quoteOf(q4.lines, 'budget'),
    'I-A-1-b': quoteOf(second) - PAID,
    'I-A-2': 0,
    'I-A-4-a': 0,
    'I-A-5': quoteOf(q4.lines, 'fund'),
    'II-A-1': 30500,
    'II-C': 0,
    'III-1': 30500,
    'N1-HORS-BUDGET-REEL': 5975,
    'COPRO-3-d': quoteOf(q3.lines, 'fund'),
    'VIE-SYNDIC-MANDAT': '2029-04-13',
    'VIE-DERNIERE-AG': '2026-04-14',
    'VIE-LOTS': 214,
    'VIE-RCP': '1988-11-04',
    'VIE-TRAVAUX': {
      works: [
        {
          title: TERRACES,
          voted: VOTED,
          share: quoteOf([...first, ...second, ...last]),
          called: quoteOf([...first, ...second]),
          left: quoteOf(last),
        },
      ],
    },
    'TECH-ASCENSEURS': 2,
  },
};
if (balanceOf(entries) !== totalOf(q4) - PAID)
  throw new Error('the account does not tell the truth');
