// The lot's part of works that a meeting voted: by the key that the minutes name, by the calls that were sent since, and
// what is left of them to call.
import { daysBetween } from '../documents/calendar.ts';
import { searchWords } from '../portfolios/search.ts';
import type { Proof } from '../reading/proof.ts';
import type { WorksCall, WorksTerms } from '../reading/works-terms.ts';
import type { Instalment } from './instalments.ts';
import { isSameKey, keyShareIn } from './key-shares.ts';
import { sumOf, textsOn } from './paper-figures.ts';
import { lowestProof } from './proof-levels.ts';
import type { Shares } from './shares.ts';
import type { SourcePaper } from './source-papers.ts';
import type { ScheduleLine } from './statement.ts';

type Known = {
  papers: readonly SourcePaper[];
  instalments: readonly Instalment[];
  shares: Shares;
  date: string;
};

export type LotPart = {
  share: number;
  called: number;
  /** Null where cents would have to be shared out. */
  later: readonly ScheduleLine[] | null;
  /** Calls of the lot say the same as the minutes. */
  is_called: boolean;
  /** Of the worst read of those calls. */
  proof: Proof;
};

/** `others` are called for too: on their days nobody knows what was for which. */
export function lotPart(
  terms: WorksTerms,
  others: readonly WorksTerms[],
  known: Known,
): LotPart | null {
  if (terms.calls.length === 0) return null;
  const byKey = keyShare(terms, known);
  const sent = sentCalls(terms, others, known);
  const told = sent.map(({ call, cents }) => (cents * call.of) / call.part);
  const [first] = told;
  const isNear = (one: number, other: number) =>
    Math.abs(one - other) <= Math.max(...terms.calls.map(({ of, part }) => of / part));
  if (first !== undefined && told.some((one) => !isNear(one, byKey ?? first))) return null;
  const share = byKey ?? (first === undefined ? null : Math.round(first));
  if (share === null || !isLikely(share / terms.cents, known.shares)) return null;
  const centsOf = (call: WorksCall): number =>
    sent.find((one) => one.call.part * call.of === call.part * one.call.of)?.cents ??
    (share * call.part) / call.of;
  const past = terms.calls.filter(({ on }) => on <= known.date);
  const called = Math.round(sumOf(past.map(centsOf)));
  const lines = terms.calls
    .filter(({ on }) => on > known.date)
    .map((call) => ({ on: call.on, cents: centsOf(call) }));
  return {
    share,
    called,
    later: lines.every(({ cents }) => Number.isInteger(cents)) ? lines : null,
    is_called: sent.length > 0,
    proof: lowestProof(sent.map(({ proof }) => proof)),
  };
}

/** A key of some lots gives each a larger part than the general one, never that much larger. */
const WIDEST = 5;

function isLikely(ratio: number, { tantiemes, base }: Shares): boolean {
  const [part, whole] = [tantiemes.value, base.value];
  const isKnown = typeof part === 'number' && typeof whole === 'number' && whole > 0;
  return ratio <= (isKnown ? (WIDEST * part) / whole : 1);
}

/** Calls leave some days before or after what the meeting said. */
const NEAR_DAYS = 20;

type Sent = { call: WorksCall; cents: number; proof: Proof };

function sentCalls(
  { calls }: WorksTerms,
  others: readonly WorksTerms[],
  { instalments, date }: Known,
): Sent[] {
  const isNear = (one: string, other: string) => Math.abs(daysBetween(one, other)) <= NEAR_DAYS;
  const isShared = (on: string) =>
    others.some(
      (terms) => terms.calls.length === 0 || terms.calls.some((one) => isNear(one.on, on)),
    );
  return calls
    .filter(({ on }) => on <= date && !isShared(on))
    .flatMap((call) => {
      const own = instalments.filter(
        ({ due_on, parts }) => isNear(due_on, call.on) && (parts?.travaux ?? 0) > 0,
      );
      const [only, ...more] = own;
      return only?.parts && more.length === 0
        ? [{ call, cents: only.parts.travaux, proof: only.proof }]
        : [];
    });
}

const GENERAL = /\bgenerales?\b|\bgeneraux\b/;

function keyShare({ key, cents }: WorksTerms, { papers, shares }: Known): number | null {
  if (key === null) return null;
  const told = papers
    .flatMap((paper) => textsOn(paper, 'tantiemes_by_cle'))
    .flatMap((text) => keyShareIn(text) ?? [])
    .flatMap(({ name, part, base }) => (isSameKey(name, key) ? [`${part}/${base}`] : []));
  const isGeneral = searchWords(key).some((word) => GENERAL.test(word));
  const [part, base] = [shares.tantiemes.value, shares.base.value];
  const own =
    isGeneral && typeof part === 'number' && typeof base === 'number' ? [`${part}/${base}`] : [];
  const fractions = new Set([...told, ...own]);
  const [only] = fractions;
  if (only === undefined || fractions.size > 1) return null;
  const [of = 0, whole = 0] = only.split('/').map(Number);
  return whole > 0 ? Math.round((cents * of) / whole) : null;
}
