// What the movements of an account are called, where OCR read it. Their sums are proven by the account,
// their words by nothing: a list of which one label is in doubt is not given.
import { fold } from '../../french/fold.ts';
import type { Word } from '../../page/page.ts';

type Seen = { label: string; words: readonly Word[] };

/** Below it OCR guesses. */
const SURE = 0.6;

/** Signs that no syndic prints in a label, and signs that stand in the middle of words where a space does. */
const ODD =
  /[^\p{L}\p{N}\p{M}\s.,;:'’°/()&€%+–—-]|\p{L}{2}[.(]\p{L}{2}|\p{L}{3}\/\d|\p{L}{3}-\d|(?<!\p{L})\p{L}?\(\p{L}+$/u;

/** The words without figures: « Appel 1er trimestre 2026 » and « Appel 2e trimestre 2026 » are one name. */
const nameOf = (label: string): string =>
  fold(label)
    .split(/\s+/)
    .filter((word) => !/\d/.test(word) && /\p{L}/u.test(word))
    .join(' ');

/** « automatique » beside « Prélèvement automatique », « Appel de » for « Appel de fonds »: a word was lost. */
function isCut(name: string, other: string): boolean {
  if (name.length >= other.length || name === '') return false;
  const [words, whole] = [name.split(' '), other.split(' ')];
  let from = 0;
  const isWithin = words.every((word) => {
    const at = whole.indexOf(word, from);
    from = at + 1;
    return at !== -1;
  });
  // « Appel de fonds » beside « Appel de fonds travaux » is another thing.
  return other.endsWith(name) || (isWithin && words.at(-1) === whole.at(-1));
}

/** In letters: shorter names differ by as little without being one. */
const LONG = 8;

/** « Appet de fonds » beside « Appel de fonds ». */
function isNear(name: string, other: string): boolean {
  if (name.length !== other.length || name.length < LONG || name === other) return false;
  return Array.from(name).filter((letter, at) => letter !== other[at]).length === 1;
}

export function areAsPrinted(all: readonly Seen[]): boolean {
  const isSeen = all.some(({ words }) => words.some((word) => word.confidence !== undefined));
  if (!isSeen) return true;
  const names = all.map(({ label }) => nameOf(label));
  return all.every(({ label, words }, at) => {
    const name = names[at] ?? '';
    return (
      words.every(({ confidence = 1, text }) => confidence >= SURE || !/[\p{L}\d]/u.test(text)) &&
      !ODD.test(label) &&
      name !== '' &&
      !names.some((other) => isCut(name, other) || isNear(name, other))
    );
  });
}

/** « ler trimestre » is no word: OCR takes the figure for a letter. */
export const withFigures = (label: string): string =>
  label.replaceAll(/(?<![\p{L}\d])[lI](?=ers?(?![\p{L}\d]))/gu, '1');
