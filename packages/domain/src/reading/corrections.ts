// What people say of what was read. The machine's own words are never lost.
import { type FactValue, sameValue } from './fact-value.ts';
import { isFirm, type Proof } from './proof.ts';
import type { Fact, ReadDocument } from './read-document.ts';
import type { FactState } from './reading-state.ts';

export type Correction = {
  /** Which document of the file, from 0. */
  document: number;
  name: string;
  value: FactValue;
  by: string;
  by_staff: boolean;
  at: Date;
  /** What people said of it before, the oldest first. */
  before: readonly FormerCorrection[];
};

/** `at` is an ISO instant, as it is kept. */
export type FormerCorrection = { value: FactValue; by: string; at: string };

/** A value that stood before the one told; `by` is null where the machine had read it. */
export type FormerValue = { value: FactValue; by: string | null; at: string | null };

export type EffectiveFact = {
  name: string;
  value: FactValue;
  raw: string | null;
  page: number | null;
  box: Fact['box'] | null;
  state: FactState;
  /** How it is known; null where somebody said it. */
  proof: Proof | null;
  because: string | null;
  read_value: FactValue | null;
  by: string | null;
  at: Date | null;
  /** Where somebody corrected it: what it was until then, the latest first. */
  former: readonly FormerValue[];
};

/**
 * As screens tell it: somebody's word instead of the readings of the same thing; what several rules
 * read alike is told once, and only readings that differ stand side by side.
 */
export function effectiveFacts(
  facts: readonly Fact[],
  document: number,
  corrections: readonly Correction[],
): EffectiveFact[] {
  const own = corrections.filter((one) => one.document === document);
  const corrected = new Map(own.map((one) => [one.name, one]));
  const effective: EffectiveFact[] = [];
  const settled = new Set<string>();
  for (const fact of facts) {
    const said = corrected.get(fact.name);
    if (!said) {
      if (!effective.some((one) => one.name === fact.name && sameValue(one.value, fact.value)))
        effective.push(asRead(fact));
    } else if (!settled.has(fact.name)) {
      settled.add(fact.name);
      effective.push(asSaid(said, facts));
    }
  }
  return [
    ...effective,
    ...own.filter(({ name }) => !settled.has(name)).map((one) => asSaid(one, [])),
  ];
}

const asRead = ({ name, value, raw, page, box, proof, because }: Fact): EffectiveFact => ({
  name,
  value,
  raw,
  page,
  box,
  state: 'READ',
  proof,
  because,
  read_value: null,
  by: null,
  at: null,
  former: [],
});

function asSaid(
  { name, value, by, at, before }: Correction,
  facts: readonly Fact[],
): EffectiveFact {
  const readings = facts.filter((fact) => fact.name === name);
  const confirmed = readings.find((fact) => sameValue(fact.value, value));
  const where = confirmed ?? readings[0];
  return {
    name,
    value,
    raw: confirmed?.raw ?? null,
    page: where?.page ?? null,
    box: where?.box ?? null,
    state: confirmed ? 'CONFIRMED' : 'CORRECTED',
    proof: null,
    because: null,
    read_value: confirmed ? null : (where?.value ?? null),
    by,
    at,
    former: confirmed ? [] : formerValues(value, before, where),
  };
}

/** What differs from the value before it: somebody who only confirmed changed nothing. */
function formerValues(
  value: FactValue,
  before: readonly FormerCorrection[],
  read: Fact | undefined,
): FormerValue[] {
  const known: FormerValue[] = [
    ...before.toReversed(),
    ...(read ? [{ value: read.value, by: null, at: null }] : []),
  ];
  return known.filter((one, index) => {
    const after = index === 0 ? value : known[index - 1]?.value;
    return after === undefined || !sameValue(one.value, after);
  });
}

/**
 * As the control and the statement take it: what a person says replaces what was read of the same thing. What a user
 * says keeps the readings beside it (`instead_of`), since nobody gets a document accepted by correcting it.
 */
export const controlledDocuments = (
  documents: readonly ReadDocument[],
  corrections: readonly Correction[],
): ReadDocument[] =>
  documents.map((document, index) => {
    const own = corrections.filter((one) => one.document === index);
    return own.length === 0 ? document : { ...document, facts: own.reduce(apply, document.facts) };
  });

function apply(facts: readonly Fact[], { name, value, by_staff }: Correction): readonly Fact[] {
  const readings = facts.filter((fact) => fact.name === name);
  const confirmed = readings.find((fact) => sameValue(fact.value, value));
  const others = facts.filter((fact) => fact.name !== name);
  if (confirmed && by_staff)
    return [...others, isFirm(confirmed) ? confirmed : agreedUpon(confirmed)];
  if (confirmed)
    return readings.length === 1 ? facts : [...others, { ...confirmed, instead_of: readings }];
  const [first] = readings;
  const written: Fact = {
    name,
    value,
    raw: '',
    page: first?.page ?? 1,
    box: first?.box ?? [0, 0, 0, 0],
    rule: by_staff ? 'staff' : 'user',
    proof: by_staff ? 'AGREED' : 'READ',
    because: null,
  };
  return [...others, by_staff ? written : { ...written, instead_of: readings }];
}

/** By somebody of the team, who looked at the page. */
const agreedUpon = (fact: Fact): Fact => ({ ...fact, proof: 'AGREED' });

/** What was read, without what users wrote; the same list where they wrote nothing. */
export const asReadDocuments = (documents: readonly ReadDocument[]): readonly ReadDocument[] =>
  documents.some(({ facts }) => facts.some(({ instead_of }) => instead_of))
    ? documents.map((document) => ({
        ...document,
        facts: document.facts.flatMap((fact) => fact.instead_of ?? [fact]),
      }))
    : documents;
