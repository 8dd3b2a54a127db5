// « Mme Zélie » over « MARTIN épouse » over « DURAND », in a narrow column of values: flush left, flush right or
// centred, with nothing beside them. All of it is one name.
import { fold, plain } from '../../french/fold.ts';
import type { Cell } from '../../layout/cells.ts';
import { middleOf } from '../../page/box.ts';
import { isGivenName } from '../names/given-names.ts';
import { isMarriageWord } from '../names/married-names.ts';
import { joined } from '../names/narrow-names.ts';
import { isHeading } from '../names/no-names.ts';
import { CAPITALS, isEstate, NO_PERSON, withoutTitles } from '../names/person-names.ts';
import { BUILDING_NAME } from '../sheet/place-words.data.ts';
import type { Sheet } from '../sheet/sheet.ts';

/** In heights of a line; in lines. */
const [NEXT, ALIGNED, MOST] = [2.4, 0.6, 3];

const OF_NAME =
  /^(?:\p{Lu}[\p{Lu}'’-]+,?|et|ou|&|M\.|Mr|Mme|Mlle|Monsieur|Madame|de|du|des|la|le|d['’].*)$/u;
const OPENS_OTHER = /^\s*(?:et|ou|&)\s/u;

/** Alone on its line, so that no label of its own is at its left. */
const nextIn = ({ lines, height }: Sheet, box: Cell['box']): Cell | null =>
  lines
    .filter(({ cells }) => cells.length === 1)
    .flatMap(({ cells }) => cells)
    .find((cell) => {
      const gap = middleOf(cell.box) - middleOf(box);
      const centre = Math.abs(cell.box[0] + cell.box[2] - box[0] - box[2]) / 2;
      const sides = [Math.abs(cell.box[0] - box[0]), Math.abs(cell.box[2] - box[2]), centre];
      return gap > height / 2 && gap < NEXT * height && sides.some((far) => far < ALIGNED * height);
    }) ?? null;

const isOfName = (text: string): boolean =>
  text
    .split(/\s+/)
    .every((word) => OF_NAME.test(word) || isMarriageWord(word) || isGivenName(word)) &&
  !isHeading(text) &&
  !BUILDING_NAME.test(fold(text)) &&
  !NO_PERSON.test(fold(text));

/** « INDIVISION ROUX- » over « PETIT ». */
export const isBroken = (value: string): boolean => /\p{L}-\s*$/u.test(value);

/** « Mme Anne ROUX-PETIT Marie- » over « Odile »: after a hyphen the rest stands in its column, whatever is beside it. */
export const restAfterHyphen = (
  { lines, height }: Sheet,
  value: string,
  box: Cell['box'],
): string | undefined =>
  isBroken(value)
    ? lines
        .flatMap(({ cells }) => cells)
        .find((cell) => {
          const gap = middleOf(cell.box) - middleOf(box);
          return (
            gap > height / 2 &&
            gap < NEXT * height &&
            Math.abs(cell.box[0] - box[0]) < ALIGNED * height &&
            REST_OF_NAME.test(plain(cell.text)) &&
            !isHeading(cell.text)
          );
        })?.text
    : undefined;
const REST_OF_NAME = /^\p{Lu}[\p{L}'-]+(?: \p{Lu}[\p{L}'-]+){0,2}$/u;

/** No family name yet, or one that is said to go on. */
function goesOn(value: string, next: string): boolean {
  const [first = ''] = next.split(/\s+/);
  const [last = ''] = value.trim().split(/\s+/).slice(-1);
  return (
    isBroken(value) ||
    !CAPITALS.test(withoutTitles(value)) ||
    isMarriageWord(first) ||
    isMarriageWord(last) ||
    OPENS_OTHER.test(next) ||
    /^(?:et|ou|&)$/u.test(last)
  );
}

/** The name with what the next lines of its column add. */
export function throughColumn(sheet: Sheet, value: string, box: Cell['box']): string {
  if (isEstate(value) && !isBroken(value)) return value;
  let [name, last] = [value, box];
  for (let line = 0; line < MOST; line += 1) {
    const below = nextIn(sheet, last);
    const next = plain(below?.text ?? '').trim();
    if (!below || !isOfName(next) || !goesOn(name, next)) break;
    [name, last] = [joined(name.trim(), below.text), below.box];
  }
  return name;
}
