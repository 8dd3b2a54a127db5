// A paper as likeness sees it: its candidates, each with the signs in and around it.
import type { Sheet } from '../extract/sheet/sheet.ts';
import { type Candidate, type CandidateKind, candidatesOn } from './candidates.ts';
import type { PaperKind } from './lesson.ts';
import { standings } from './standing.ts';
import { surroundings } from './surroundings.ts';
import { hashOf } from './weights-file.ts';

export type Seen = { candidate: Candidate; signs: Uint32Array };
export type Scene = ReadonlyMap<CandidateKind, readonly Seen[]>;

export function sceneOf(
  paper: PaperKind,
  sheets: readonly Sheet[],
  kinds: ReadonlySet<CandidateKind>,
): Scene {
  const candidates = sheets.flatMap((sheet) => candidatesOn(sheet, kinds));
  const ofKind = Map.groupBy(candidates, ({ kind }) => kind);
  return new Map(
    [...ofKind].map(([kind, all]) => {
      const standing = standings(all, sheets);
      const seen = all.map((candidate, index) => {
        const signs = [
          '',
          `paper:${paper}`,
          ...surroundings(candidate),
          ...(standing[index] ?? []),
        ];
        return { candidate, signs: Uint32Array.from(new Set(signs.map(hashOf))) };
      });
      return [kind, seen];
    }),
  );
}
