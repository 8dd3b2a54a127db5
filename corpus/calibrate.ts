import type { KnownRole } from '@quitus/reader/model/fact-model';
// From where on the model may tell each fact: tried on papers that were left out of the model.
import { likeliest } from '@quitus/reader/model/likely-facts';
import { type KnownPaper, rolesIn, weightsFrom } from '@quitus/reader/model/train';

const FOLDS = 4;
/** Of what is stated by papers that were left out, so much is right at least, and so many are right. */
const [PRECISION, FEWEST] = [0.985, 15];
const LEAST = 0.55;

/** Papers of one author have one `fold`: they are left out together. */
export type AuthoredPaper = KnownPaper & { fold: number };

type Try = { likely: number; right: boolean };

export function calibrated(papers: readonly AuthoredPaper[]): KnownRole[] {
  const known = rolesIn(papers).map((role) => ({ ...role, least: 0 }));
  const tries = new Map<string, Try[]>();
  for (let left = 0; left < FOLDS; left += 1) {
    const trained = papers.filter(({ fold }) => fold % FOLDS !== left);
    const weights = weightsFrom(trained, known);
    for (const { paper, featured, truth, absent, isRight, fold } of papers) {
      if (fold % FOLDS !== left) continue;
      const asked = known.filter(
        ({ name, papers: sorts }) => sorts.includes(paper) && (truth.has(name) || absent.has(name)),
      );
      for (const [name, roles] of Map.groupBy(asked, (role) => role.name)) {
        const found = likeliest({ weights }, roles, featured);
        if (!found) continue;
        const right = isRight(found.role, found.seen.candidate.value);
        tries.set(name, [...(tries.get(name) ?? []), { likely: found.likely, right }]);
      }
    }
  }
  return known.flatMap((role) => {
    const least = leastOf(tries.get(role.name) ?? []);
    return least === null ? [] : [{ ...role, least }];
  });
}

/** The lowest likelihood from which on nearly all was right; null where there is none. */
function leastOf(tries: readonly Try[]): number | null {
  const sorted = tries
    .filter(({ likely }) => likely >= LEAST)
    .toSorted((a, b) => b.likely - a.likely);
  let right = 0;
  let least: number | null = null;
  for (const [index, one] of sorted.entries()) {
    right += Number(one.right);
    if (right >= FEWEST && right / (index + 1) >= PRECISION) least = one.likely;
  }
  return least === null ? null : Math.floor(least * 1000) / 1000;
}
