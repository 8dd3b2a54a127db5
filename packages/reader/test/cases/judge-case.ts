// What was read of a case, held against what is true of it.
import type { FactValue } from '@quitus/domain/reading/fact-value';

import type { Case } from './case-file.ts';
import type { CaseReading } from './read-case.ts';

/** Each by « case fact », so that a failure names what changed. */
export type Verdicts = { right: number; wrong: readonly string[]; missed: readonly string[] };

const same = (one: unknown, other: unknown): boolean =>
  JSON.stringify(one) === JSON.stringify(other);

export function judgeCase(one: Case, { facts, documents }: CaseReading): Verdicts {
  const read = Map.groupBy(facts, ({ name }) => name);
  const valuesOf = (name: string): FactValue[] => (read.get(name) ?? []).map(({ value }) => value);
  const wrong = new Set<string>();
  const missed: string[] = [];
  let right = 0;
  for (const [name, value] of Object.entries(one.facts)) {
    const values = valuesOf(name);
    // Two readings that differ are two facts; a case may expect the list of both.
    if (same(values.length === 1 ? values[0] : values, value)) right++;
    else if (values.length > 0) wrong.add(name);
    else missed.push(name);
  }
  for (const name of one.absent) if (valuesOf(name).length > 0) wrong.add(name);
  for (const [name, value] of Object.entries(one.wrong))
    if (valuesOf(name).some((found) => same(found, value))) wrong.add(name);
  if (one.complete)
    for (const name of read.keys()) if (!Object.hasOwn(one.facts, name)) wrong.add(name);
  if (one.documents !== null) {
    if (documents === one.documents) right++;
    else wrong.add('documents');
  }
  const named = (name: string): string => `${one.name} ${name}`;
  return {
    right,
    wrong: [...wrong].map(named),
    missed: missed.map(named),
  };
}
