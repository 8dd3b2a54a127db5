// A name that the machine-readable lines prove and the card prints: which of both is the whole of it.
import type { FactName } from '@quitus/domain/reading/facts.data';
import type { Fact } from '@quitus/domain/reading/read-document';

import { fold } from '../../french/fold.ts';
import { factsOf, type Reading } from '../reading.ts';

const RULE = 'identity';

const lettersOf = (name: unknown): string => fold(String(name)).replaceAll(/[^a-z]/g, '');

/** The zone of the card of 1995 has fourteen signs for given names: what is printed goes on from there. */
const CUT = 14;

/** The zone proves a name; where it had no room for all of it, what is printed and starts alike is the whole. */
export function nameFacts(
  name: FactName,
  coded: readonly Fact[],
  printed: readonly Reading<string>[],
): readonly Fact[] {
  if (coded.length === 0) return factsOf(name, RULE, printed);
  return coded.flatMap((fact) => {
    const known = lettersOf(fact.value);
    const isFull = name === 'first_names' && String(fact.value).length >= CUT - 1;
    const longer = printed.find(({ value }) => {
      const letters = lettersOf(value);
      return letters.startsWith(known) && letters.length > known.length;
    });
    if (!longer) return [fact];
    return isFull ? factsOf(name, RULE, [longer]) : [fact];
  });
}
