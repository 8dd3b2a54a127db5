// Several papers answer one rule: it passes when all do, refuses when all are wrong, and everything
// in between is for a person.
import type { Finding } from './examined.ts';

export function agreed(findings: readonly Finding[], otherwise: Finding): Finding {
  const [first] = findings;
  if (!first) return otherwise;
  const isSame = findings.every(({ outcome }) => outcome === first.outcome);
  const telling = isSame ? first : findings.find(({ outcome }) => outcome !== 'passed');
  const seen = findings.flatMap((one) => one.seen);
  if (isSame) return { ...first, seen };
  return { outcome: 'undecided', sentence: telling?.sentence ?? first.sentence, seen };
}
