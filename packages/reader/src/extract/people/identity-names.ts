// A name that the machine-readable lines prove and the card prints: which of both is the whole of it.
import type { FactName } from '@quitus/domain/reading/facts.data';
import type { Fact } from '@quitus/domain/reading/read-document';

import { fold } from '../../french/fold.ts';
import { cellUnder } from '../sheet/blocks.ts';
import { factsOf, readCells, type Reading } from '../sheet/reading.ts';
import type { Sheet } from '../sheet/sheet.ts';

const RULE = 'identity';

/** « NOM Prénoms / NAME Given names » over « MARTIN » over « Anne Lucie », as residence permits have it. */
const BOTH = /^noms?,?(?: et| ?\/)? ?prenoms?(?:\(s\))?(?: ?\/ ?(?:name|surname)s?[a-z ]{0,16})?$/;
const [FAMILY, GIVEN] = [/^\p{Lu}[\p{Lu}'’ -]+$/u, /^\p{Lu}\p{Ll}[\p{L}'’, -]*$/u];

export const namesUnderBoth = (sheet: Sheet): { last: Reading<string>; first: Reading<string> }[] =>
  sheet.lines.flatMap(({ cells }) =>
    cells.flatMap((label) => {
      const family = BOTH.test(fold(label.text).trim()) ? cellUnder(sheet, label) : null;
      const given = family ? cellUnder(sheet, family) : null;
      const areNames =
        family && given && FAMILY.test(family.text.trim()) && GIVEN.test(given.text.trim());
      return areNames
        ? [
            {
              last: readCells(family.text.trim(), [family], sheet.page),
              first: readCells(given.text.trim(), [given], sheet.page),
            },
          ]
        : [];
    }),
  );

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
