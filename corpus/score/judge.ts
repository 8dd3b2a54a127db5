// What the reader said of a file, held against what is printed on it. Pure: no file, no clock.
import type { ReadDocument } from '@quitus/domain/reading/read-document';

import type { Either, Truth, Value } from '../paper.ts';
import { isRead } from './same.ts';

type ReadFact = { name: string; value: Value; page: number };
export type Reading = Pick<ReadDocument, 'type' | 'sub_kind' | 'pages' | 'answered'> & {
  facts: readonly ReadFact[];
};

export type FactVerdict = {
  name: string;
  verdict: 'RIGHT' | 'WRONG' | 'MISSED';
  /** Null where the paper does not tell it. */
  expected: Value | Either | null;
  read: Value | null;
};

export type Judgement = {
  truth: Truth;
  read: Reading | null;
  /** ABSTAINED: rightly silent about a paper that is none of ours. */
  type: 'RIGHT' | 'WRONG' | 'UNANSWERED' | 'ABSTAINED';
  /** Null where there is nothing to judge. */
  sub_kind: 'RIGHT' | 'WRONG' | null;
  /** Exactly the pages of the paper, no more, no less. */
  pages: boolean;
  facts: readonly FactVerdict[];
  /** Read, and neither right nor wrong: somebody may look. */
  extra: readonly ReadFact[];
};

/** Pages in common over pages of either. */
function overlap(one: readonly number[], other: readonly number[]): number {
  const common = one.filter((page) => other.includes(page)).length;
  return common / (one.length + other.length - common);
}

function matchOf(truth: Truth, readings: readonly Reading[]): Reading | null {
  const pages = truth.pages ?? [];
  const rank = (one: Reading) =>
    overlap(pages, one.pages) * 4 +
    (one.sub_kind === truth.sub_kind ? 2 : 0) * Number(overlap(pages, one.pages) > 0) +
    Number(one.type === truth.type);
  const near = readings.filter((one) => overlap(pages, one.pages) > 0);
  return near.toSorted((a, b) => rank(b) - rank(a))[0] ?? null;
}

function typeVerdict(truth: Truth, read: Reading | null): Judgement['type'] {
  const silent = !read?.answered || read.type === null;
  if (silent) return truth.type === null ? 'ABSTAINED' : 'UNANSWERED';
  const right = read.type === truth.type || (read.type !== null && truth.also?.includes(read.type));
  return right ? 'RIGHT' : 'WRONG';
}

const keyOf = ({ name, value }: ReadFact): string => `${name}=${JSON.stringify(value)}`;

/** Less than any difference of pages. */
const SAME_SORT = 0.001;

/** The paper that most of a reading is about; of two on one sheet, the one of its sort. */
function aboutOf(reading: Reading, truths: readonly Truth[]): Truth | undefined {
  const share = (truth: Truth) =>
    overlap(truth.pages ?? [], reading.pages) +
    (truth.sub_kind === reading.sub_kind && truth.type === reading.type ? SAME_SORT : 0);
  return truths.toSorted((a, b) => share(b) - share(a))[0];
}

/**
 * What was read on the paper's own pages, by the reading that tells its type and by those that are about
 * no other paper: an annexe repeats what its convocation says.
 */
function factsOf(truth: Truth, read: Reading | null, others: readonly Reading[]): ReadFact[] {
  const facts = [...(read ? [read] : []), ...others].flatMap((one) => one.facts);
  const own = facts.filter(({ page }) => truth.pages?.includes(page) ?? true);
  return [...new Map(own.map((fact) => [keyOf(fact), fact])).values()];
}

export function judge(truths: readonly Truth[], readings: readonly Reading[]): Judgement[] {
  return truths.map((truth) => {
    const read = matchOf(truth, readings);
    const about = readings.filter((one) => aboutOf(one, truths) === truth);
    const facts = factsOf(truth, read, about);
    const named = new Set<string>([...Object.keys(truth.facts), ...(truth.absent ?? [])]);
    const judged = read?.answered && read.type !== null && truth.sub_kind !== null;
    return {
      truth,
      read,
      type: typeVerdict(truth, read),
      sub_kind: judged ? (read.sub_kind === truth.sub_kind ? 'RIGHT' : 'WRONG') : null,
      pages: read !== null && overlap(truth.pages ?? [], read.pages) === 1,
      facts: factVerdicts(truth, facts),
      extra: facts.filter(({ name }) => !named.has(name)),
    };
  });
}

function factVerdicts(truth: Truth, read: readonly ReadFact[]): FactVerdict[] {
  const told = Object.entries(truth.facts).flatMap(([name, expected]): FactVerdict[] => {
    const values = read.filter((fact) => fact.name === name).map(({ value }) => value);
    const right = values.find((value) => isRead(name, expected, value));
    const wrong = values.filter((value) => !isRead(name, expected, value));
    return [
      ...(right === undefined
        ? [{ name, verdict: 'MISSED', expected, read: null } as const]
        : [{ name, verdict: 'RIGHT', expected, read: right } as const]),
      ...wrong.map((value) => ({ name, verdict: 'WRONG', expected, read: value }) as const),
    ];
  });
  const untold = (truth.absent ?? []).flatMap((name) =>
    read
      .filter((fact) => fact.name === name)
      .map(({ value }) => ({ name, verdict: 'WRONG', expected: null, read: value }) as const),
  );
  return [...told, ...untold];
}
