// How much the pages speak for each kind of paper, and which phrases said so.
import type { DocumentType } from '@quitus/domain/documents/document-type';
import type { Evidence } from '@quitus/domain/reading/read-document';

import type { Hit, HitReader, Place } from './hits.ts';
import type { Kind, Sign } from './kind.ts';
import { KINDS } from './kinds.ts';
import type { Span } from './near.ts';

export type Score = {
  kind: Kind;
  points: number;
  evidence: readonly Evidence[];
  headline: boolean;
};

export type Verdict = {
  first: Score;
  /** Ahead of the best kind of another type. */
  margin: number;
  answered: boolean;
};

/** A type is answered from this many points and this far ahead of any other. */
const ENOUGH = 8;
const AHEAD = 3;
/** A paper whose title was not seen may be about anything that it cites. */
const AHEAD_WITHOUT_TITLE = 6;

const TITLE: Record<Place, number> = { HEADLINE: 12, TOP: 6, BODY: 3, ENTRY: 3 };
/** « 08/09/26  FRAIS MISE EN DEMEURE »: an account lists what others are. */
const AGAINST: Record<Place, number> = { HEADLINE: -8, TOP: -4, BODY: -4, ENTRY: 0 };
const [STRONG, WEAK] = [3, 1];
/** So that a kind with a long list of phrases has no more to say than another. */
const [MOST_STRONG, MOST_WEAK, MOST_AGAINST] = [4, 5, 3];
/** What a paper is, its first pages say; long ones speak of everything further on. */
const FIRST_PAGES = 2;
const LATER = 0.5;

/** What a paper was recognised by has its title among it. */
export const isTitled = (evidence: readonly Evidence[]): boolean =>
  evidence.some(({ weight }) => weight === TITLE.HEADLINE);

/** A word alone is a title only where titles stand. */
const isTitle = ({ phrase, place }: Hit): boolean => phrase.includes(' ') || place === 'HEADLINE';

type Heard = { evidence: Evidence; span: Span | null };

/** Of one phrase, where on these pages it weighs most. */
function weighed(
  phrase: string,
  pages: readonly HitReader[],
  weightOf: (hit: Hit) => number,
): Heard[] {
  const all = pages.flatMap((page, index): Heard[] => {
    const hit = page.hitOf(phrase);
    const weight = hit ? weightOf(hit) * (index < FIRST_PAGES ? 1 : LATER) : 0;
    if (!hit || weight === 0) return [];
    return [{ evidence: { phrase, page: hit.page, box: hit.box, weight }, span: hit.span }];
  });
  return all.toSorted(byWeight).slice(0, 1);
}

/** On the first pages: long papers have headings for everything. */
const headed = (
  groups: readonly (readonly string[])[],
  pages: readonly HitReader[],
): readonly Heard[] =>
  pages.slice(0, FIRST_PAGES).flatMap((page) => {
    const hit = page.headingOf(groups);
    if (!hit) return [];
    const { phrase, box, span } = hit;
    return [{ evidence: { phrase, page: hit.page, box, weight: TITLE.HEADLINE }, span }];
  });

const byWeight = (a: Heard, b: Heard): number =>
  Math.abs(b.evidence.weight) - Math.abs(a.evidence.weight);

const isOver = (a: Heard, b: Heard): boolean =>
  a.evidence.page === b.evidence.page &&
  a.span !== null &&
  b.span !== null &&
  a.span.from < b.span.to &&
  b.span.from < a.span.to;

/** The same words of a page are one piece of evidence, however many phrases they are near to. */
function strongest(all: readonly Heard[], most: number, before: readonly Heard[]): Heard[] {
  const kept: Heard[] = [];
  for (const one of all.toSorted(byWeight))
    if (kept.length < most && ![...before, ...kept].some((other) => isOver(one, other)))
      kept.push(one);
  return kept;
}

export function scoreKind(kind: Kind, pages: readonly HitReader[]): Score {
  const heard: Heard[] = [];
  const hear = (phrases: readonly string[], most: number, weightOf: (hit: Hit) => number) => {
    const all = phrases.flatMap((phrase) => weighed(phrase, pages, weightOf));
    heard.push(...strongest(all, most, heard));
  };
  hear(kind.title, 1, (hit) => (isTitle(hit) ? TITLE[hit.place] : 0));
  if (kind.heading && heard.every(({ evidence }) => evidence.weight < TITLE.HEADLINE)) {
    const [extracted] = headed(kind.heading, pages);
    if (extracted) heard.splice(0, heard.length, extracted);
  }
  const headline = isTitled(heard.map(({ evidence }) => evidence));
  hear(kind.strong, MOST_STRONG, () => STRONG);
  hear(kind.weak ?? [], MOST_WEAK, () => WEAK);
  const against = (kind.against ?? []).flatMap((phrase) =>
    weighed(phrase, pages, ({ place }) => AGAINST[place]),
  );
  heard.push(...strongest(against, MOST_AGAINST, []));
  const evidence = [
    ...heard.map((one) => one.evidence),
    ...(kind.signs ?? []).flatMap((sign) => seenSign(sign, pages)),
  ];
  const needed = kind.needs?.some((phrase) => pages.some((page) => page.hitOf(phrase))) ?? true;
  if (!needed) return { kind, points: 0, evidence: [], headline: false };
  const points = evidence.reduce((sum, { weight }) => sum + weight, 0);
  return { kind, points, evidence, headline };
}

function seenSign(sign: Sign, pages: readonly HitReader[]): Evidence[] {
  const hit = pages.map((page) => page.signOf(sign)).find((one) => one !== null);
  return hit ? [{ phrase: hit.phrase, page: hit.page, box: hit.box, weight: sign.weight }] : [];
}

/** Null when nothing speaks for anything. */
export function judge(pages: readonly HitReader[]): Verdict | null {
  const scores = KINDS.map((kind) => scoreKind(kind, pages)).toSorted(
    (a, b) => b.points - a.points,
  );
  const [first] = scores;
  if (!first || first.points <= 0) return null;
  const second = bestOfOthers(scores, first.kind.type);
  const margin = first.points - Math.max(0, second);
  return { first, margin, answered: first.points >= ENOUGH && isCertain(first, margin) };
}

/** A title wants something that bears it out; without one, two things that hardly another paper says. */
function isCertain({ headline, evidence }: Score, margin: number): boolean {
  const heavy = evidence.filter(({ weight }) => weight >= STRONG * LATER);
  const heard = evidence.filter(({ weight }) => weight > 0);
  return headline
    ? margin >= AHEAD && heard.length > 1
    : margin >= AHEAD_WITHOUT_TITLE && heavy.length > 1;
}

const bestOfOthers = (scores: readonly Score[], type: DocumentType): number =>
  scores.find(({ kind }) => kind.type !== type)?.points ?? 0;
