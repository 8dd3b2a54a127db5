// Known papers become a model: for each role, the features that candidates of that role have and the others
// have not (logistic regression, each step smaller where a feature was seen often). Same papers, same model.
import type { FactName } from '@quitus/domain/reading/facts.data';

import type { Sheet } from '../extract/sheet/sheet.ts';
import { CANDIDATE_KINDS, type Candidate } from './candidates.ts';
import {
  FINENESS,
  type KnownRole,
  type PaperKind,
  roleSeed,
  SLOT_COUNT,
  slotOf,
} from './fact-model.ts';
import { type FeaturedCandidates, featuredOf } from './featured-candidates.ts';
import { keyOf, kindOf, type Role } from './roles.ts';
import { createShuffle, quantised } from './weights-file.ts';

export type KnownPaper = {
  paper: PaperKind;
  featured: FeaturedCandidates;
  /** What it tells, with the sides that it tells it on. */
  truth: ReadonlyMap<FactName, ReadonlySet<1 | -1>>;
  /** What it seems to tell, and does not. */
  absent: ReadonlySet<FactName>;
  /** What its author was asked for; every fact where this is left out. Of others, nothing is known. */
  asked?: ReadonlySet<FactName>;
  isRight: (role: Role, value: Candidate['value']) => boolean;
};

export const wholeFeatured = (paper: PaperKind, sheets: readonly Sheet[]): FeaturedCandidates =>
  featuredOf(paper, sheets, new Set(CANDIDATE_KINDS));

/** A role known from fewer papers is not trained, nor on a sort of paper that states it less often. */
const [FEWEST, FEWEST_OF_SORT] = [20, 4];

export function rolesIn(papers: readonly KnownPaper[]): Omit<KnownRole, 'least'>[] {
  const roles = new Map<string, { role: Role; papers: Map<PaperKind, number> }>();
  for (const { paper, truth } of papers)
    for (const [name, signs] of truth)
      for (const sign of signs) {
        const role = { name, sign };
        const known = roles.get(keyOf(role)) ?? { role, papers: new Map<PaperKind, number>() };
        known.papers.set(paper, (known.papers.get(paper) ?? 0) + 1);
        roles.set(keyOf(role), known);
      }
  return [...roles.values()].flatMap(({ role, papers: counts }) => {
    const all = [...counts.values()].reduce((sum, one) => sum + one, 0);
    const sorts = [...counts].filter(([, count]) => count >= FEWEST_OF_SORT).map(([one]) => one);
    return kindOf(role.name) && all >= FEWEST && sorts.length > 0
      ? [{ ...role, papers: sorts }]
      : [];
  });
}

type Example = { slots: Uint32Array; right: boolean; weight: number };

/** Whoever wrote the truth of a paper may have left something out. */
const NOT_STATED = 0.3;
/** What one paper has and no other says nothing. */
const FEWEST_PAPERS = 2;

function examplesOf(
  papers: readonly KnownPaper[],
  roles: readonly Omit<KnownRole, 'least'>[],
): Example[] {
  const [seenOn, lastPaper] = [new Uint8Array(SLOT_COUNT), new Int32Array(SLOT_COUNT).fill(-1)];
  const examples = papers.flatMap(({ paper, featured, truth, absent, asked, isRight }, number) =>
    roles
      .filter(({ name }) => asked?.has(name) ?? true)
      .filter((role) => role.papers.includes(paper) || truth.has(role.name))
      .flatMap((role) => {
        const kind = kindOf(role.name);
        const seed = roleSeed(role);
        const weight = truth.has(role.name) || absent.has(role.name) ? 1 : NOT_STATED;
        return ((kind && featured.get(kind)) ?? []).map(({ candidate, features }): Example => {
          const slots = features.map((feature) => slotOf(seed, feature));
          for (const slot of slots) {
            if (lastPaper[slot] !== number && (seenOn[slot] ?? 0) < FEWEST_PAPERS)
              seenOn[slot] = (seenOn[slot] ?? 0) + 1;
            lastPaper[slot] = number;
          }
          return { slots, right: isRight(role, candidate.value), weight };
        });
      }),
  );
  return examples.map((example) => ({
    ...example,
    slots: example.slots.filter((slot) => (seenOn[slot] ?? 0) >= FEWEST_PAPERS),
  }));
}

const ROUNDS = 6;
const STEP = 0.15;
const SHRINK = 1e-5;
/** A guess that is this near teaches nothing more. */
const NEAR = 1e-4;

export function weightsFrom(
  papers: readonly KnownPaper[],
  roles: readonly Omit<KnownRole, 'least'>[],
): Int8Array {
  const [weights, steps] = [new Float32Array(SLOT_COUNT), new Float32Array(SLOT_COUNT)];
  const examples = examplesOf(papers, roles);
  const shuffle = createShuffle();
  for (let round = 0; round < ROUNDS; round += 1) {
    shuffle(examples);
    for (const { slots, right, weight } of examples) {
      let sum = 0;
      for (const slot of slots) sum += weights[slot] ?? 0;
      const wrong = (1 / (1 + Math.exp(-sum)) - Number(right)) * weight;
      if (Math.abs(wrong) < NEAR) continue;
      for (const slot of slots) {
        const slope = wrong + SHRINK * (weights[slot] ?? 0);
        steps[slot] = (steps[slot] ?? 0) + slope * slope;
        weights[slot] =
          (weights[slot] ?? 0) - (STEP * slope) / (Math.sqrt(steps[slot] ?? 0) + 1e-3);
      }
    }
  }
  return quantised(weights, FINENESS);
}
