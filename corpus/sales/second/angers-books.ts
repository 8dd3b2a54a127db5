// The books of Angers: three keys, works in three calls beside the quarters.
import { at, callsOf, type Key, type Line, type Plan, spread, withLines } from './ledger.ts';
import { civil, GENERAL_POSTS, LIFT_POSTS, quarters, STAIR_POSTS } from './truths.ts';
import { settledByCalls } from './yearly.ts';

export const LOTS = ['112', '31', '205'];
const general: Key = {
  code: 'A',
  label: 'Charges générales',
  base: 10000,
  held: { 112: 214, 31: 7, 205: 18 },
  posts: GENERAL_POSTS,
};
export const keys: Key[] = [
  general,
  { code: 'B', label: 'Ascenseur', base: 5000, held: { 112: 260, 31: 8 }, posts: LIFT_POSTS },
  { code: 'C', label: 'Parc de stationnement', base: 600, held: { 205: 12 }, posts: STAIR_POSTS },
];
const plan: Plan = {
  keys,
  lots: LOTS,
  fund_label: 'Fonds de travaux art. 14-2-1',
  titles: (index, due) => `${index + 1}/4 – ${due.slice(0, 4)}`,
};
export const Y2024 = civil(2024, [7200000, 640000, 180000], [7318844, 655012, 171950]);
export const Y2025 = civil(2025, [7400000, 660000, 184000], [7122390, 648871, 190224]);
export const Y2026 = civil(2026, [7560000, 680000, 188000], []);
export const Y2027 = civil(2027, [7680000, 700000, 192000], []);
export const TERRACES = 'Réfection de l’étanchéité des terrasses';
export const VOTED = 8400000;
const work = (cents: number, which: string): Line[] =>
  spread(general, 'works', `${TERRACES} (${which})`, cents, LOTS);
export const [first, second, last] = [
  work(3360000, 'appel 1 sur 3'),
  work(2520000, 'appel 2 sur 3'),
  work(2520000, 'appel 3 sur 3'),
];
const of2026 = callsOf(plan, Y2026, quarters(2026)).map((call, index) =>
  index === 2 ? withLines(call, first) : index === 3 ? withLines(call, second) : call,
);
export const [q1, q2, q3, q4] = [at(of2026, 0), at(of2026, 1), at(of2026, 2), at(of2026, 3)];
export const of2027 = callsOf(plan, Y2027, quarters(2027)).map((call, index) =>
  index === 0 ? withLines(call, last) : call,
);
export const n2 = settledByCalls(plan, Y2024, callsOf(plan, Y2024, quarters(2024)), {
  printed: '2025-03-07',
});
// The garage door: 62.14 called in 2025, 59.75 spent: neither is running charges.
export const n1 = settledByCalls(plan, Y2025, callsOf(plan, Y2025, quarters(2025)), {
  printed: '2026-03-09',
  works: [{ label: 'Porte de garage', called: 6214, real: 5975 }],
});
