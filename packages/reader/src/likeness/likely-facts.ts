// Where the rules are silent, likeness to known papers may tell: a value that stands as this fact stands on
// hundreds of papers, alone and by far. It is weaker than a rule, which can be read and traced, so it never
// speaks where one has spoken; and no document is accepted on its word.
import { LIKENESS } from '@quitus/domain/reading/likeness';
import type { Fact } from '@quitus/domain/reading/read-document';

import { factOf, readWords } from '../extract/reading.ts';
import type { Sheet } from '../extract/sheet/sheet.ts';
import { fold } from '../french/fold.ts';
import type { Candidate } from './candidates.ts';
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

/** One name printed in two ways is one value; a sum has its side. */
const valueKey = (value: Candidate['value'], sign: 1 | -1 = 1): string =>
  typeof value === 'number' ? `${value * sign}` : fold(value).replaceAll(/[^a-z\d]/g, '');

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
      const key = valueKey(seen.candidate.value, role.sign);
      const likely = likelihood(weights, seed, seen.signs);
      if (likely > (best.get(key)?.likely ?? -1)) best.set(key, { role, seen, likely });
    }
  }
  const [first, second] = [...best.values()].toSorted((a, b) => b.likely - a.likely);
  return first && (second?.likely ?? 0) < first.likely * FAR ? first : null;
}

const sceneFor = (
  roles: readonly KnownRole[],
  paper: PaperKind,
  sheets: readonly Sheet[],
): Scene => {
  const kinds = roles.map(({ name }) => kindOf(name));
  return sceneOf(paper, sheets, new Set(kinds.filter((kind) => kind !== null)));
};

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
  const scene = sceneFor(silent, paper, sheets);
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

/** Less likely than this, what an eye has read is in the wrong place. */
const UNLIKELY = 0.05;

/** The facts whose places are not unlike those of known papers, and those of which nothing is known. */
export function notUnlikely(
  paper: PaperKind,
  sheets: readonly Sheet[],
  told: readonly Fact[],
  taught = lesson(),
): Fact[] {
  const roles = taught.roles.filter(
    ({ name, papers }) => papers.includes(paper) && told.some((fact) => fact.name === name),
  );
  const scene = sceneFor(roles, paper, sheets);
  return told.filter(({ name, value }) => {
    if (typeof value !== 'number' && typeof value !== 'string') return true;
    const likely = roles
      .filter((role) => role.name === name)
      .flatMap((role) => {
        const kind = kindOf(role.name);
        const own = ((kind && scene.get(kind)) ?? []).filter(
          ({ candidate }) => valueKey(candidate.value, role.sign) === valueKey(value),
        );
        return own.map(({ signs }) => likelihood(taught.weights, roleSeed(role), signs));
      });
    return likely.length === 0 || Math.max(...likely) >= UNLIKELY;
  });
}
