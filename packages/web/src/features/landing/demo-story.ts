import type { DocumentStatus } from '@quitus/domain/documents/status';

import type { Floors } from '../../ui/facade/floors.ts';

/** One loop of the demonstration: 24 steps of a second, from closed shutters to a lit door. */
export const DEMO_STEPS = 24;
export const DEMO_STEP_MS = 1000;

/** Where the loop starts: as far on as the house it takes over from, LIVELY_FLOORS. */
export const DEMO_START = 12;

const COUNTS = { first: 8, second: 8, third: 4, roof: 3 } as const;
export const DEMO_DOCUMENTS = COUNTS.first + COUNTS.second + COUNTS.third + COUNTS.roof;

/** The last window opens at this step; the end of the loop shows the building whole. */
const LAST_OPENING = 17;

/** Windows open here and there rather than in rows: 7 and 23 share no divisor. */
const opening = (place: number) =>
  1 + Math.floor((((place * 7) % DEMO_DOCUMENTS) * LAST_OPENING) / DEMO_DOCUMENTS);

/* The robot brings the papers of the building; people bring the others themselves. */
const BY_ROBOT: readonly DocumentStatus[] = ['SCRAPING_PROCESSING', 'SCRAPING_PROCESSING'];
const RECEIVED: readonly DocumentStatus[] = ['NEW_A_VERIFIER', 'NEW_A_VERIFIER'];

function statusAt(step: number, place: number, robot: boolean): DocumentStatus {
  const since = step - opening(place);
  if (since < 0) return 'A_AJOUTER';
  const life = robot ? [...BY_ROBOT, ...RECEIVED] : RECEIVED;
  return life[since] ?? 'VERIFIED';
}

const storey = (step: number, count: number, below: number, robot = false) =>
  Array.from({ length: count }, (_, index) => statusAt(step, below + index, robot));

export function demoFloors(step: number): Floors {
  const { first, second, third, roof } = COUNTS;
  return {
    first: storey(step, first, 0, true),
    second: storey(step, second, first),
    third: storey(step, third, first + second),
    roof: storey(step, roof, first + second + third),
  };
}

export const verifiedCount = (floors: Floors): number =>
  [floors.first, floors.second, floors.third, floors.roof]
    .flat()
    .filter((status) => status === 'VERIFIED').length;

/** The documents that the list names, each with its window. */
export const DEMO_LIST = [
  { name: 'Fiche synthétique', storey: 'first', index: 1 },
  { name: 'Procès-verbaux', storey: 'first', index: 4 },
  { name: 'Taxe foncière', storey: 'second', index: 0 },
  { name: 'Diagnostics', storey: 'second', index: 5 },
  { name: 'Identité acquéreurs', storey: 'roof', index: 2 },
] as const satisfies readonly { name: string; storey: keyof Floors; index: number }[];
