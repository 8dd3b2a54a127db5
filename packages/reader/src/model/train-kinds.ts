// Known papers become a model about kinds: the features that papers of one kind have and the others have not
// (multinomial logistic regression). Same papers, same model.
import {
  KIND_FINENESS,
  KIND_SLOT_COUNT,
  type KindModel,
  kindSeed,
  kindSlot,
  type KnownKind,
  shares,
} from './kind-model.ts';
import { createShuffle, quantised } from './weights-file.ts';

export type PaperOfKind = { kind: KnownKind; features: Uint32Array };

const ROUNDS = 5;
const STEP = 0.05;
/** A guess that is this near teaches nothing more. */
const NEAR = 1e-3;

/** What fewer papers say is a name, or chance. */
export const FEWEST_PAPERS = 12;

export function trainKinds(papers: readonly PaperOfKind[], fewest = FEWEST_PAPERS): KindModel {
  const kinds = [...new Set(papers.map(({ kind }) => kind))];
  const seeds = kinds.map(kindSeed);
  const counts = new Map<number, number>();
  for (const { features } of papers)
    for (const feature of features) counts.set(feature, (counts.get(feature) ?? 0) + 1);
  const examples = papers.map(({ kind, features }) => {
    const common = features.filter((feature) => (counts.get(feature) ?? 0) >= fewest);
    return {
      right: kinds.indexOf(kind),
      slots: seeds.map((seed) => common.map((feature) => kindSlot(seed, feature))),
    };
  });
  const [weights, steps] = [new Float32Array(KIND_SLOT_COUNT), new Float32Array(KIND_SLOT_COUNT)];
  const sumOf = (slots: Uint32Array): number => {
    let sum = 0;
    for (const slot of slots) sum += weights[slot] ?? 0;
    return sum;
  };
  const shuffle = createShuffle();
  for (let round = 0; round < ROUNDS; round += 1) {
    shuffle(examples);
    for (const { right, slots } of examples)
      for (const [kind, likely] of shares(slots.map(sumOf)).entries()) {
        const wrong = likely - Number(kind === right);
        if (Math.abs(wrong) < NEAR) continue;
        for (const slot of slots[kind] ?? []) {
          steps[slot] = (steps[slot] ?? 0) + wrong * wrong;
          weights[slot] =
            (weights[slot] ?? 0) - (STEP * wrong) / (Math.sqrt(steps[slot] ?? 0) + 1e-2);
        }
      }
  }
  return { kinds, weights: quantised(weights, KIND_FINENESS) };
}
