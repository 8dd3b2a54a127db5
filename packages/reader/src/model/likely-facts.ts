// What the model would say: a value that stands as this fact stands on hundreds of papers, alone and by far.
// What becomes of it beside the rules is written in proof/joined-facts.ts.
import { MODEL_RULE } from '@quitus/domain/reading/model-rule';
import type { Fact } from '@quitus/domain/reading/read-document';

import { isNoName } from '../extract/names/no-names.ts';
import { factOf, readWords } from '../extract/sheet/reading.ts';
import type { Sheet } from '../extract/sheet/sheet.ts';
import { fold } from '../french/fold.ts';
import type { Candidate } from './candidates.ts';
import {
  type KnownRole,
  type FactModel,
  factModel,
  likelihood,
  type PaperKind,
  roleSeed,
} from './fact-model.ts';
import { type FeaturedCandidates, featuredOf, type Seen } from './featured-candidates.ts';
import { isOfAnother } from './other-things.ts';
import { kindOf } from './roles.ts';

/** Of the likelihood of the first: a second that is nearer leaves it open which one it is. */
const FAR = 0.5;

export type Likely = { role: KnownRole; seen: Seen; likely: number };

/** One name printed in two ways is one value; a sum has its side. */
const valueKey = (value: Candidate['value'], sign: 1 | -1 = 1): string =>
  typeof value === 'number' ? `${value * sign}` : fold(value).replaceAll(/[^a-z\d]/g, '');

/** « Le fonds s’élève à 14 000 € »: what it holds is not what is paid into it. */
const HELD =
  /\b(?:solde|fonds)\b.*(?:\bs'eleve|\best de\b|\batteint|\bdispose|\bdetient|\bpossede)/;
const PAID_IN = /cotis|contribu|\bappel|aliment|verse|provision|annuel|par an\b|%/;

function isHeld(name: string, { before, after }: Candidate): boolean {
  const [clause = ''] = fold(before)
    .split(/[.;](?=\s)/)
    .slice(-1);
  const [next = ''] = fold(after).split(/[.;,](?=\s|$)/);
  return (
    name === 'cotisation_fonds_travaux' && HELD.test(clause) && !PAID_IN.test(`${clause} ${next}`)
  );
}

/** The likeliest candidate for a fact, whatever its side; null where another is about as likely. */
export function likeliest(
  { weights }: Pick<FactModel, 'weights'>,
  roles: readonly KnownRole[],
  featured: FeaturedCandidates,
): Likely | null {
  const best = new Map<string, Likely>();
  for (const role of roles) {
    const kind = kindOf(role.name);
    const seed = roleSeed(role);
    for (const seen of (kind && featured.get(kind)) ?? []) {
      if (isHeld(role.name, seen.candidate)) continue;
      const key = valueKey(seen.candidate.value, role.sign);
      const likely = likelihood(weights, seed, seen.features);
      if (likely > (best.get(key)?.likely ?? -1)) best.set(key, { role, seen, likely });
    }
  }
  const [first, second] = [...best.values()].toSorted((a, b) => b.likely - a.likely);
  return first && (second?.likely ?? 0) < first.likely * FAR ? first : null;
}

const featuredFor = (
  roles: readonly KnownRole[],
  paper: PaperKind,
  sheets: readonly Sheet[],
): FeaturedCandidates => {
  const kinds = roles.map(({ name }) => kindOf(name));
  return featuredOf(paper, sheets, new Set(kinds.filter((kind) => kind !== null)));
};

/** What the model would say a fact is. */
export type Prediction = {
  fact: Fact;
  /** Likely enough to be told where no rule speaks. */
  sure: boolean;
};

/** The model may have been trained on a type whole, and not on its sorts. */
export const isKnownPaper = (paper: PaperKind, trained = factModel()): boolean =>
  trained.roles.some(({ papers }) => papers.includes(paper));

const NAMES: readonly string[] = ['syndic', 'owner', 'building'];

/** « Cabinet », « Période de construction »: where a name stands on other papers, a label here. */
const isNobody = ({ role, seen }: Likely): boolean =>
  NAMES.includes(role.name) && isNoName(String(seen.candidate.value));

const isSure = ({ role, seen, likely }: Likely): boolean =>
  likely >= role.least && !isOfAnother(role.name, seen.candidate);

/** Of every fact that this paper may tell, whether or not a rule found it. */
export function predictions(
  paper: PaperKind,
  sheets: readonly Sheet[],
  trained = factModel(),
): Prediction[] {
  const known = trained.roles.filter(({ papers }) => papers.includes(paper));
  const featured = featuredFor(known, paper, sheets);
  return [...Map.groupBy(known, ({ name }) => name).values()].flatMap((roles) => {
    const found = likeliest(trained, roles, featured);
    return found && !isNobody(found) ? [{ fact: asFact(found), sure: isSure(found) }] : [];
  });
}

function asFact({ role: { name, sign }, seen: { candidate } }: Likely): Fact {
  const { value, raw, words, sheet } = candidate;
  // Nought has no sign.
  const extracted = typeof value === 'number' ? value * sign || 0 : value;
  return factOf(name, MODEL_RULE, readWords(extracted, raw, words, sheet.page));
}

/** Less likely than this, what OCR has read is in the wrong place. */
const UNLIKELY = 0.05;

/** The facts whose places are not unlike those of known papers, and those of which nothing is known. */
export function notUnlikely(
  paper: PaperKind,
  sheets: readonly Sheet[],
  extracted: readonly Fact[],
  trained = factModel(),
): Fact[] {
  const roles = trained.roles.filter(
    ({ name, papers }) => papers.includes(paper) && extracted.some((fact) => fact.name === name),
  );
  const featured = featuredFor(roles, paper, sheets);
  return extracted.filter(({ name, value }) => {
    if (typeof value !== 'number' && typeof value !== 'string') return true;
    const likely = roles
      .filter((role) => role.name === name)
      .flatMap((role) => {
        const kind = kindOf(role.name);
        const own = ((kind && featured.get(kind)) ?? []).filter(
          ({ candidate }) => valueKey(candidate.value, role.sign) === valueKey(value),
        );
        return own.map(({ features }) => likelihood(trained.weights, roleSeed(role), features));
      });
    return likely.length === 0 || Math.max(...likely) >= UNLIKELY;
  });
}
