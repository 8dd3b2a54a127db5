// What a candidate may be in a paper, and which kind of candidate each fact is chosen among.
import { FACTS, type FactName } from '@quitus/domain/reading/facts.data';

import { CANDIDATE_KINDS, type CandidateKind } from './candidates.ts';

/** A sum has a side: a balance in favour of the owner is another role than one that is due. */
export type Role = { name: FactName; sign: 1 | -1 };

export const keyOf = ({ name, sign }: Role): string => (sign < 0 ? `-${name}` : name);

const OF_TEXT: Partial<Record<FactName, CandidateKind>> = {
  syndic: 'NAME',
  owner: 'NAME',
  building: 'NAME',
  holder: 'NAME',
  landlord: 'NAME',
  tenant: 'NAME',
  insurer: 'NAME',
  building_address: 'ADDRESS',
  property_address: 'ADDRESS',
  account: 'CODE',
  report_number: 'CODE',
  policy_number: 'CODE',
};
/** Added up over several places of a paper, and seldom printed: none of its sums is it. */
const ADDED_UP: ReadonlySet<FactName> = new Set(['works_adopted_total']);

export function kindOf(name: FactName): CandidateKind | null {
  if (ADDED_UP.has(name)) return null;
  const { kind } = FACTS[name];
  return CANDIDATE_KINDS.find((one) => one === kind) ?? OF_TEXT[name] ?? null;
}
