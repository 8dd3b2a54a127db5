// « Nom : DURAND   Prénom : Anne », as forms and proxies ask: the two halves of one name.
import { fold, plain } from '../../french/fold.ts';
import { found, foundBox } from '../../french/written.ts';
import { middleOf } from '../../page/box.ts';
import { isHeading } from '../names/no-names.ts';
import { blocksOf } from '../sheet/blocks.ts';
import type { Reading } from '../sheet/reading.ts';
import type { Passage, Sheet } from '../sheet/sheet.ts';

const FAMILY = String.raw`(?<family>(?:(?:de|du|DE|DU|LE|LA|D') ?)?\p{Lu}[\p{L}'-]+(?:[ ]\p{Lu}[\p{L}'-]+){0,2})`;
/** « Prénoms : Anne et Luc », of a couple. */
const GIVEN = String.raw`(?<given>\p{Lu}[\p{L}'-]+(?:,?[ ](?:et[ ])?\p{Lu}[\p{L}'-]+){0,2})`;
const GAP = String.raw`(?:[ ]?[-,;|/·][ ]?|[\s]+)`;
const NAME = String.raw`(?:Noms?|NOMS?)(?:[ ](?:de famille|d'usage|de naissance|du (?:co)?propri[eé]taire|DU (?:CO)?PROPRI[EÉ]TAIRE))?`;
const FIRST_NAME = String.raw`(?:Pr[eé]noms?|PR[EÉ]NOMS?)`;
const COLON = String.raw`(?:[ ]?:[ ]?|\t)`;
const ENDS = String.raw`(?![\p{L}'])`;
const ASKED = [
  String.raw`(?<![\p{L}])${NAME}${COLON}${FAMILY}${GAP}${FIRST_NAME}${COLON}${GIVEN}${ENDS}`,
  String.raw`(?<![\p{L}])${FIRST_NAME}${COLON}${GIVEN}${GAP}${NAME}${COLON}${FAMILY}${ENDS}`,
].map((source) => new RegExp(source, 'dgu'));

/** Whoever is sent in the owner's place gives a name too. In signs. */
const OF_ANOTHER =
  /mandataire|pouvoir a\b|represente|gestionnaire|diagnosti|operateur|locataire|notaire|acquereur|syndic\b/;
const BEFORE = 80;

const asked = ({ written, page }: Passage): Reading<string>[] =>
  ASKED.flatMap((pattern) =>
    [...plain(written.text).matchAll(pattern)].flatMap((match) => {
      const { family = '', given = '' } = match.groups ?? {};
      const before = fold(written.text.slice(Math.max(0, match.index - BEFORE), match.index));
      if (OF_ANOTHER.test(before) || isHeading(family) || isHeading(given)) return [];
      const one = found(written, match.index, match[0].length, `${family} ${given}`);
      return [{ value: one.value, raw: one.raw, box: foundBox(written, one), page }];
    }),
  );

/** Those of the owner, in a form that asks the name of everybody. */
export const ownerInTwoFields = (
  sheet: Sheet,
  /** What the block of the owner gives for a name. */
  names: readonly Reading<string>[],
): Reading<string>[] =>
  inTwoFields(sheet).filter(({ box }) =>
    names.some(
      (name) =>
        middleOf(name.box) > box[1] && middleOf(name.box) < box[3] && name.box[0] >= box[0] - 1,
    ),
  );

/** A column of its own only where the page as a whole says nothing: alone, it does not tell whose name it asks. */
export function inTwoFields(sheet: Sheet): Reading<string>[] {
  const own = asked(sheet);
  return own.length > 0 ? own : blocksOf(sheet).flatMap(asked);
}
