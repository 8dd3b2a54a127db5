// Where the rules are silent, likeness to known papers may tell: a value that stands as this fact stands on
// hundreds of papers, alone and by far. It is weaker than a rule, which can be read and traced, so it never
// speaks where one has spoken; and no document is accepted on its word.
import { LIKENESS } from '@quitus/domain/reading/likeness';
import type { Fact } from '@quitus/domain/reading/read-document';

import { factOf, readWords } from '../extract/reading.ts';
import type { Sheet } from '../extract/sheet/sheet.ts';
import { fold } from '../french/fold.ts';
import type { CandidateKind } from './candidates.ts';
import {
  type KnownRole,
  type Lesson,
  lesson,
  likelihood,
  type PaperKind,
  roleSeed,
} from './lesson.ts';
import { kindOf } from './roles.ts';
import { type Scene, sceneOf, type Seen } from './scene.ts';

/** Of the likelihood of the first: a second that is nearer leaves it open which one it is. */
const FAR = 0.5;

export type Likely = { role: KnownRole; seen: Seen; likely: number };

/** One name printed in two ways is one value. */
const valueKey = ({ candidate, role }: { candidate: Seen['candidate']; role: KnownRole }): string =>
  `${role.sign}${typeof candidate.value === 'string' ? fold(candidate.value).replaceAll(/[^a-z\d]/g, '') : candidate.value}`;

/** The likeliest candidate for a fact, whatever its side; null where another is about as likely. */
export function likeliest(
  { weights }: Pick<Lesson, 'weights'>,
  roles: readonly KnownRole[],
  scene: Scene,
): Likely | null {
  const best = new Map<string, Likely>();
  for (const role of roles) {
    const kind = kindOf(role.name);
    const seed = roleSeed(role);
    for (const seen of (kind && scene.get(kind)) ?? []) {
      const key = valueKey({ candidate: seen.candidate, role });
      const likely = likelihood(weights, seed, seen.signs);
      if (likely > (best.get(key)?.likely ?? -1)) best.set(key, { role, seen, likely });
    }
  }
  const [first, second] = [...best.values()].toSorted((a, b) => b.likely - a.likely);
  return first && (second?.likely ?? 0) < first.likely * FAR ? first : null;
}

export function likelyFacts(
  paper: PaperKind,
  sheets: readonly Sheet[],
  told: readonly Fact[],
  taught = lesson(),
): Fact[] {
  const silent = taught.roles.filter(
    ({ name, papers }) => papers.includes(paper) && told.every((fact) => fact.name !== name),
  );
  if (silent.length === 0) return [];
  const kinds = silent.map(({ name }) => kindOf(name));
  const scene = sceneOf(
    paper,
    sheets,
    new Set(kinds.filter((kind): kind is CandidateKind => kind !== null)),
  );
  return [...Map.groupBy(silent, ({ name }) => name).values()].flatMap((roles) => {
    const found = likeliest(taught, roles, scene);
    return found && found.likely >= found.role.least ? [asFact(found)] : [];
  });
}

function asFact({ role: { name, sign }, seen: { candidate } }: Likely): Fact {
  const { value, raw, words, sheet } = candidate;
  const told = typeof value === 'number' ? value * sign : value;
  return factOf(name, LIKENESS, readWords(told, raw, words, sheet.page));
}
