// Several papers answer one rule: it passes when all do, refuses when all are wrong, and everything
// in between is for a person.
import type { Lack } from './control.ts';
import { type Finding, undecided } from './examined.ts';

export function agreed(findings: readonly Finding[], otherwise: Finding): Finding {
  const [first] = findings;
  if (!first) return otherwise;
  const isSame = findings.every(({ outcome }) => outcome === first.outcome);
  const doubtful = isSame ? first : findings.find(({ outcome }) => outcome !== 'passed');
  const seen = findings.flatMap((one) => one.seen);
  if (isSame && first.outcome !== 'undecided') return { ...first, seen };
  return undecided(doubtful?.sentence ?? first.sentence, seen, joined(findings));
}

/** Each thing that the dossier does not say once, with all that the papers say of it. */
function joined(findings: readonly Finding[]): Lack[] {
  const lacks = findings.flatMap((one) => (one.outcome === 'failed' ? [] : (one.lacks ?? [])));
  return [...Map.groupBy(lacks, ({ field }) => field)].map(([field, same]) => ({
    field,
    read: [...new Set(same.flatMap(({ read }) => read))],
  }));
}
