// What a call in plain prose pays for: « ta part est de 150,00 €, plus 7,50 € pour le fonds travaux ». The
// words around an amount say what it is, and the amounts that make the total are the parts.
import { findAmounts } from '../../french/amounts.ts';
import { boxAround } from '../../page/box.ts';
import { type CallCategory, categoryOf } from '../shares/call-category.ts';
import { sharesIn } from '../shares/proven-share.ts';
import { isShare } from '../shares/share-money.ts';
import { foundIn, flowTextOf } from '../sheet/flow-text.ts';
import type { Reading } from '../sheet/reading.ts';
import type { Sheet } from '../sheet/sheet.ts';

/** In signs. */
const [BEFORE, AFTER] = [90, 60];
const MAX_AMOUNTS = 8;
/** « 7,50 € pour le fonds travaux ». */
const FOR = /^[\s(]*(?:ttc )?(?:pour|au titre d|de |d'|concernant|destinee?s? a|correspondant a)/;

const OWN_PART = /\b(?:votre|ta) (?:quote-)?part\b/;

const lastSentence = (text: string): string => text.split(/[.;]\s/).at(-1) ?? '';

type Part = Reading<number> & { category: CallCategory };

export function proseParts(sheet: Sheet, total: number): Map<CallCategory, Reading<number>> {
  const flowText = flowTextOf([sheet]);
  // « cotisation au | fonds de travaux »: a name goes on where its line ends.
  const folded = flowText.folded.replaceAll(/\s/g, ' ');
  const amounts = foundIn(flowText, findAmounts);
  const shares = sharesIn(sheet);
  /** What the sentence said up to there. */
  const saidBefore = (at: number): string =>
    lastSentence(folded.slice(Math.max(0, at - 2 * BEFORE), at));
  /** « La cotisation est de 262,50 €, soit 25,20 € »: the building's sum, of which the next is this owner's. */
  const isWhole = (index: number): boolean => {
    const [whole, own] = [amounts[index], amounts[index + 1]];
    if (!whole || !own || own.at - whole.end > BEFORE) return false;
    return (
      !/[.;]\s/.test(folded.slice(whole.end, own.at)) &&
      shares.some(({ part, base }) => isShare(whole.value.cents, part, base, own.value.cents))
    );
  };
  const extracted = amounts.flatMap((one, index): Part[] => {
    const { cents } = one.value;
    if (isWhole(index)) return [];
    if (isWhole(index - 1)) {
      const category = categoryOf(saidBefore(amounts[index - 1]?.at ?? 0));
      return category ? [{ ...one, value: cents, category }] : [];
    }
    const from = Math.max(amounts[index - 1]?.end ?? 0, one.at - BEFORE);
    const to = Math.min(amounts[index + 1]?.at ?? Infinity, one.end + AFTER);
    const next = folded.slice(one.end, to).split(/[.,;)]|\bet\b|\bsoit\b/)[0] ?? '';
    const said = lastSentence(folded.slice(from, one.at));
    // « Le budget est de 4 800 €, votre part est de 150,00 € »: of what the sentence is about.
    const share =
      OWN_PART.test(said) && categoryOf(saidBefore(one.at)) === 'courantes' ? 'courantes' : null;
    const category = (FOR.test(next) ? categoryOf(next) : null) ?? categoryOf(said) ?? share;
    return category && cents > 0 && cents < total ? [{ ...one, value: cents, category }] : [];
  });
  const [only, ...others] = extracted.length <= MAX_AMOUNTS ? sumsTo(extracted, total) : [];
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
