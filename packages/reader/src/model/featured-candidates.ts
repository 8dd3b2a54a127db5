// A paper as the model sees it: its candidates, each with the features in and around it.
import type { Sheet } from '../extract/sheet/sheet.ts';
import { type Candidate, type CandidateKind, candidatesOn } from './candidates.ts';
import { contextFeatures } from './context-features.ts';
import type { PaperKind } from './fact-model.ts';
import { positionFeatures } from './position-features.ts';
import { hashOf } from './weights-file.ts';

export type Seen = { candidate: Candidate; features: Uint32Array };
export type FeaturedCandidates = ReadonlyMap<CandidateKind, readonly Seen[]>;

export function featuredOf(
  paper: PaperKind,
  sheets: readonly Sheet[],
  kinds: ReadonlySet<CandidateKind>,
): FeaturedCandidates {
  const candidates = sheets.flatMap((sheet) => candidatesOn(sheet, kinds));
  const ofKind = Map.groupBy(candidates, ({ kind }) => kind);
  return new Map(
    [...ofKind].map(([kind, all]) => {
      const standing = positionFeatures(all, sheets);
      const seen = all.map((candidate, index) => {
        const features = [
          '',
          `paper:${paper}`,
          ...contextFeatures(candidate),
          ...(standing[index] ?? []),
        ];
        return { candidate, features: Uint32Array.from(new Set(features.map(hashOf))) };
      });
      return [kind, seen];
    }),
  );
}
