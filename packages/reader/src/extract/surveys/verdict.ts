import { type FlowText, type Extracted, extracted } from '../sheet/flow-text.ts';
// What a survey found. Reports print every possible conclusion and tick one with a drawing: where both
// can be read, only tables tell which one holds, and where they do not, nobody knows.
import type { Reading } from '../sheet/reading.ts';

export type Verdict = 'POSITIVE' | 'NEGATIVE';

/** « lorsqu’il a été repéré… » says what the law would ask for. */
const SUPPOSED =
  /(?:\bsi|\bs'|lorsqu'?e?|\bquand|cas ou|des lors qu'?e?|au cas|le cas echeant|qu')\s*$/;

/** A box that is part of the text, before a sentence: only a ticked one says anything. */
const EMPTY_BOX = /(?:[☐□❏❑▢⬜○]|\[ ?\])[^☒☑✓✔✗✘■▣⊠☐□❏❑▢⬜○[\]]*$/u;
/** In letters: from the box to the words. */
const BOX_REACH = 120;

export const asValue = ({ source }: RegExp): RegExp => new RegExp(`(?<value>${source})`, 'u');

/** Right after a box that is ticked. */
export const ticked = ({ source }: RegExp): RegExp =>
  new RegExp(String.raw`(?<=(?:[☒☑✓✔✗✘■▣⊠]|\[ ?x ?\])\s?)(?:${source})`, 'u');

export const stated = (flowText: FlowText, pattern: RegExp): Extracted<string>[] =>
  extracted(flowText, asValue(pattern)).filter(
    ({ at }) =>
      !SUPPOSED.test(flowText.folded.slice(Math.max(0, at - 20), at)) &&
      !EMPTY_BOX.test(flowText.folded.slice(Math.max(0, at - BOX_REACH), at)),
  );

const said = (value: Verdict, [first]: readonly Reading<unknown>[]): Reading<string> | null =>
  first ? { ...first, value } : null;

/** Only one of both is there. */
export const onlyOne = (
  found: readonly Reading<unknown>[],
  none: readonly Reading<unknown>[],
): Reading<string> | null =>
  found.length > 0 && none.length > 0 ? null : (said('POSITIVE', found) ?? said('NEGATIVE', none));

const TICKED_BOX = /(?:[☒☑✓✔✗✘■▣⊠]|\[ ?x ?\])[^☒☑✓✔✗✘■▣⊠☐□❏❑▢⬜○[\]]*$/u;

/** Of conclusions with boxes, only those that are ticked count: the others are the rest of the form. */
export function concluded(
  flowText: FlowText,
  found: readonly Extracted<unknown>[],
  none: readonly Extracted<unknown>[],
): Reading<string> | null {
  const isTicked = ({ at }: Extracted<unknown>) =>
    TICKED_BOX.test(flowText.folded.slice(Math.max(0, at - BOX_REACH), at));
  return [...found, ...none].some(isTicked)
    ? onlyOne(found.filter(isTicked), none.filter(isTicked))
    : onlyOne(found, none);
}

/** A table decides; what the sentences say must not contradict it where they say one thing only. */
export function decided(
  table: Reading<string> | null,
  sentences: Reading<string> | null,
): Reading<string> | null {
  if (table && sentences && table.value !== sentences.value) return null;
  return table ?? sentences;
}
