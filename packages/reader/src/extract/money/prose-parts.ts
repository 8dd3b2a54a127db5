// What a call in plain prose pays for: « ta part est de 150,00 €, plus 7,50 € pour le fonds travaux ». The
// words around an amount say what it is, and the amounts that make the total are the parts.
import { findAmounts } from '../../french/amounts.ts';
import { boxAround } from '../../page/box.ts';
import type { Reading } from '../reading.ts';
import type { Sheet } from '../sheet/sheet.ts';
import { foundIn, storyOf } from '../sheet/story.ts';
import { type CallCategory, categoryOf } from './call-category.ts';

/** In signs. */
const [BEFORE, AFTER] = [90, 60];
const MAX_AMOUNTS = 8;
/** « 7,50 € pour le fonds travaux ». */
const FOR = /^[\s(]*(?:ttc )?(?:pour|au titre d|de |d'|concernant|destinee?s? a|correspondant a)/;

const OWN_PART = /\b(?:votre|ta) (?:quote-)?part\b/;

type Part = Reading<number> & { category: CallCategory };

export function proseParts(sheet: Sheet, total: number): Map<CallCategory, Reading<number>> {
  const story = storyOf([sheet]);
  // « cotisation au | fonds de travaux »: a name goes on where its line ends.
  const folded = story.folded.replaceAll(/\s/g, ' ');
  const amounts = foundIn(story, findAmounts);
  const told = amounts.flatMap((one, index): Part[] => {
    const from = Math.max(amounts[index - 1]?.end ?? 0, one.at - BEFORE);
    const to = Math.min(amounts[index + 1]?.at ?? Infinity, one.end + AFTER);
    const next = folded.slice(one.end, to).split(/[.,;)]|\bet\b|\bsoit\b/)[0] ?? '';
    const said =
      folded
        .slice(from, one.at)
        .split(/[.;]\s/)
        .at(-1) ?? '';
    // « Le budget est de 4 800 €, votre part est de 150,00 € »: of what the sentence is about.
    const sentence =
      folded
        .slice(Math.max(0, one.at - 2 * BEFORE), one.at)
        .split(/[.;]\s/)
        .at(-1) ?? '';
    const share = OWN_PART.test(said) && categoryOf(sentence) === 'courantes' ? 'courantes' : null;
    const category = (FOR.test(next) ? categoryOf(next) : null) ?? categoryOf(said) ?? share;
    const { cents } = one.value;
    return category && cents > 0 && cents < total ? [{ ...one, value: cents, category }] : [];
  });
  const [only, ...others] = told.length <= MAX_AMOUNTS ? sumsTo(told, total) : [];
  if (!only || others.length > 0) return new Map();
  return new Map(
    [...Map.groupBy(only, ({ category }) => category)].flatMap(([category, parts]) => {
      const [first] = parts;
      return first ? [[category, together(first, parts)] as const] : [];
    }),
  );
}

const together = (first: Part, parts: readonly Part[]): Reading<number> => ({
  value: parts.reduce((sum, { value }) => sum + value, 0),
  raw: parts.map(({ raw }) => raw).join(' + '),
  box: boxAround(parts.map(({ box }) => box)),
  page: first.page,
});

/** Every way to make the total of two amounts or more. */
function sumsTo(parts: readonly Part[], total: number): Part[][] {
  const [first, ...rest] = parts;
  if (!first) return [];
  const left = total - first.value;
  const ending = rest.flatMap((one) => (one.value === left ? [[first, one]] : []));
  const more = sumsTo(rest, left).map((others) => [first, ...others]);
  return [...ending, ...more, ...sumsTo(rest, total)];
}
