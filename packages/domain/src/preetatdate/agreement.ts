// Several papers that tell one thing: they agree and prove it, or disagree and nobody chooses for them.
import { PROOFS } from '../reading/proof.ts';
import { contradictory, type Found, missing, type Outcome, supported } from './outcome.ts';
import type { FieldValue } from './statement.ts';

/** Papers of one kind come from one software, and are misread alike: they do not prove each other. */
const kindsOf = (found: readonly Found[]): number =>
  new Set(
    found.flatMap(({ evidence }) => evidence.map((one) => `${one.document_type} ${one.sub_kind}`)),
  ).size;

const sameText = (one: FieldValue, other: FieldValue): boolean =>
  JSON.stringify(one) === JSON.stringify(other);

export function agreedBy(
  found: readonly Found[],
  disagreement: string,
  isSame: (one: FieldValue, other: FieldValue) => boolean = sameText,
): Outcome {
  const groups: Found[][] = [];
  for (const one of found) {
    const group = groups.find(([first]) => first && isSame(first.value, one.value));
    if (group) group.push(one);
    else groups.push([one]);
  }
  const [group, ...others] = groups;
  if (!group) return missing();
  if (others.length > 0) return contradictory(disagreement, groups.map(gathered));
  return supported(kindsOf(group) > 1, gathered(group));
}

/** One value, with every place that tells it; its date is the latest. */
const gathered = (group: readonly Found[]): Found => {
  const [first] = group;
  const as_of =
    group
      .flatMap((one) => one.as_of ?? [])
      .toSorted()
      .at(-1) ?? null;
  return {
    value: first?.value ?? '',
    as_of,
    evidence: group.flatMap(({ evidence }) => evidence),
    estimate: group.some(({ estimate }) => estimate === true),
    // Said twice, it is as well known as where it is best read.
    proof: PROOFS.find((one) => group.some(({ proof = 'PROVEN' }) => proof === one)) ?? 'PROVEN',
  };
};
