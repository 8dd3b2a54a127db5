// How well the facts are read that a figure is worked out from: it is never better known than the worst of them.
import type { FactName } from '../reading/facts.data.ts';
import { type Proof, PROOFS } from '../reading/proof.ts';
import { factsNamed, type Indexed } from './paper-figures.ts';

/** From PROVEN down to DOUBTFUL; of nothing, PROVEN. */
export const lowestProof = (proofs: readonly Proof[]): Proof =>
  PROOFS.findLast((one) => proofs.includes(one)) ?? 'PROVEN';

/** Of those facts of one paper. */
export const proofOn = (paper: Indexed, names: readonly FactName[]): Proof =>
  lowestProof(names.flatMap((name) => factsNamed(paper, name).map(({ proof }) => proof)));
