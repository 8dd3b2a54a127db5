// What the calls of a whole accounting year asked for.
import { addDays } from '../documents/calendar.ts';
import type { Proof } from '../reading/proof.ts';
import { isWithin, type Year } from './accounting-years.ts';
import { type Instalment, isRegular } from './instalments.ts';
import { evidenceOn, type Found } from './outcome.ts';
import { sumOf } from './paper-figures.ts';
import { lowestProof } from './proof-levels.ts';

export type Called = {
  courantes: number;
  travaux: number;
  /** The total of each call, and its parts. */
  amounts: readonly number[];
  evidence: (part: 'courantes' | 'travaux') => Found['evidence'];
  /** Of the worst read of them. */
  proof: Proof;
};

/** Null unless calls that follow each other cover the whole year, each read part by part. */
export function calledIn(instalments: readonly Instalment[], year: Year): Called | null {
  const own = instalments.filter(
    ({ due_on, from }) => isWithin(from, year) && isWithin(due_on, year),
  );
  const regular = own.filter(isRegular);
  let next = year.from;
  for (const { from, to } of regular) {
    if (from !== next || to === null) return null;
    next = addDays(to, 1);
  }
  if (next !== addDays(year.to, 1)) return null;
  const parts = own.flatMap((one) => one.parts ?? []);
  if (parts.length !== own.length) return null;
  return {
    courantes: sumOf(parts.map((one) => one.courantes)),
    travaux: sumOf(parts.map((one) => one.travaux)),
    amounts: own.flatMap(({ total, calls, parts: each }) => [
      ...[total, ...calls.map((call) => call.total)].flatMap((one) => one ?? []),
      ...Object.values(each ?? {}),
      ...calls.flatMap((call) => Object.values(call.parts ?? {})),
    ]),
    proof: lowestProof(own.map(({ proof }) => proof)),
    evidence: (part) =>
      own.flatMap(({ calls }) =>
        calls.flatMap(({ paper, due_on }) => evidenceOn(paper, [part], due_on)),
      ),
  };
}
