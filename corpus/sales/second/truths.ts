import type { Sale } from '../sale.ts';
// The part of a statement that follows from the books without a thought; a sale writes the rest by hand.
import { sum } from '../writing.ts';
import type { Balance, Scene } from './building.ts';
import {
  type Call,
  calledOf,
  heldOf,
  type Key,
  quoteOf,
  realOf,
  type Settlement,
  share,
  toCome,
  type Year,
} from './ledger.ts';

export const quarters = (year: number): string[] =>
  ['01', '04', '07', '10'].map((month) => `${year}-${month}-01`);
export const span = ({ from, to }: { from: string; to: string }): string => `${from}/${to}`;
export const civil = (
  year: number,
  budget: readonly number[],
  real: readonly number[],
  percent = 5,
): Year => ({
  from: `${year}-01-01`,
  to: `${year}-12-31`,
  budget,
  real,
  fund: Math.round((sum(budget) * percent) / 100),
});

export const GENERAL_POSTS = [
  ['601', 'Eau', 14],
  ['602', 'Électricité', 9],
  ['611', 'Nettoyage des locaux', 22],
  ['614', 'Contrats de maintenance', 8],
  ['616', 'Primes d’assurances', 19],
  ['621', 'Rémunérations du syndic', 28],
] as const;
export const STAIR_POSTS = [
  ['611', 'Nettoyage des locaux', 7],
  ['615', 'Entretien et petites réparations', 3],
] as const;
export const LIFT_POSTS = [
  ['602', 'Électricité', 3],
  ['614', 'Contrats de maintenance', 7],
] as const;
export const HEAT_POSTS = [
  ['603', 'Chauffage, énergie et combustibles', 8],
  ['614', 'Contrats de maintenance', 2],
] as const;
export const HEADS = [
  'N-1<br>exercice précédent approuvé',
  'N<br>exercice clos budget voté',
  'N<br>exercice clos réalisé à approuver',
  'N+1<br>budget prévisionnel en cours voté',
  'N+2<br>budget prévisionnel à voter',
];
export const yearHeads = (closed: number): string[] => [
  `${closed - 1}`,
  `Budget ${closed}`,
  `Réalisé ${closed}`,
  `Budget ${closed + 1}`,
  `Projet ${closed + 2}`,
];

export function plainTruth(told: {
  scene: Scene;
  keys: readonly Key[];
  date: string;
  /** The accounting year that holds the day. */
  year: Year;
  /** Every call of that year, and of the next where it was voted. */
  calls: readonly Call[];
  n1: Settlement;
  n2: Settlement;
  /** At the closing of N1. */
  closed: Balance;
}): Sale['truth'] {
  const [general] = told.keys;
  if (general === undefined) throw new Error('no key');
  const held = heldOf(general, null);
  const due = told.calls.filter(
    (call) => call.due <= told.date && call.lines.some(({ part }) => part === 'budget'),
  );
  const last = due.at(-1);
  return {
    SYNDIC: told.scene.syndic.name,
    RNC: told.scene.rnc,
    LOTS: told.scene.lots.map(({ number }) => number),
    TANTIEMES: held,
    BASE: general.base,
    EXERCICE: span(told.year),
    'I-A-7': 0,
    'III-2-a': { schedule: toCome(told.calls, told.date, 'budget') },
    'III-2-b': { schedule: toCome(told.calls, told.date, 'works') },
    'III-3': { schedule: toCome(told.calls, told.date, 'fund') },
    PROVISION: last === undefined ? null : quoteOf(last.lines, 'budget'),
    'N1-EXERCICE': span(told.n1),
    'N1-BUDGET-APPELE': calledOf(told.n1),
    'N1-BUDGET-REEL': realOf(told.n1),
    'N1-HORS-BUDGET-APPELE': sum(told.n1.works.map(({ called }) => called)),
    'N2-EXERCICE': span(told.n2),
    'N2-BUDGET-APPELE': calledOf(told.n2),
    'N2-BUDGET-REEL': realOf(told.n2),
    'N2-HORS-BUDGET-APPELE': sum(told.n2.works.map(({ called }) => called)),
    'COPRO-1': told.closed.owed + told.closed.doubtful,
    'COPRO-1-EXIGIBLE': told.closed.owed,
    'COPRO-1-DOUTEUX': told.closed.doubtful,
    'COPRO-2': told.closed.suppliers,
    'COPRO-3-a': true,
    'COPRO-3-b': told.closed.fund,
    'COPRO-3-c': share(told.closed.fund, held, general.base),
    BUDGET: sum(told.year.budget),
    'VIE-EMPRUNT': false,
  };
}
