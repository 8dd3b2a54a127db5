// Whether the text layer of a page is what OCR would read there.
import type { Word } from './page.ts';
import type { ReadLayer } from './text-layers.ts';

/** Fewer letters than this are a page number, a stamp, nothing. */
const MIN_LETTERS = 30;
/** A picture this large is a scan; a few words over it are a header added by the scanner. */
const SCAN_COVERAGE = 0.6;
const MIN_LETTERS_OVER_SCAN = 200;
/** The copy of a card is no larger; a line that certifies it, or a few, are not what the page is about. */
const CARD_COVERAGE = 0.06;
const MIN_LETTERS_BESIDE_CARD = 120;
/** Signs that a font without names gives, as a part of all. */
const MAX_NAMELESS = 0.15;

const NAMELESS = /\ufffd|\p{Co}|\p{Cc}/gu;

type Extracted = Pick<ReadLayer, 'words' | 'pictured' | 'nameless'>;

export function isUsable({ words, pictured, nameless }: Extracted): boolean {
  const text = words.map((word) => word.text).join('');
  const strange = text.match(NAMELESS)?.length ?? 0;
  if (nameless > MAX_NAMELESS || strange > text.length * MAX_NAMELESS) return false;
  return text.length >= lettersWanted(pictured);
}

function lettersWanted(pictured: number): number {
  if (pictured > SCAN_COVERAGE) return MIN_LETTERS_OVER_SCAN;
  return pictured > CARD_COVERAGE ? MIN_LETTERS_BESIDE_CARD : MIN_LETTERS;
}

/** Part of the words: a few that are not drawn are links or marks. */
const MAX_HIDDEN = 0.5;

/** Words that nobody sees, over a picture that everybody does: what a scanner read there, or somebody wrote. */
export const isLaidOver = ({ pictured, hidden }: Pick<ReadLayer, 'pictured' | 'hidden'>): boolean =>
  pictured > SCAN_COVERAGE && hidden > MAX_HIDDEN;

/** Parts of what OCR sees that the hidden words must tell too; figures are what somebody would change. */
const [MIN_WORDS_SHARED, MIN_FIGURES_SHARED] = [0.6, 0.9];
const CLEARLY = 0.85;
/** Words that must be clear, and the part of the hidden figures that must be seen at all. */
const [MIN_CLEAR, MIN_FIGURES_SEEN] = [12, 0.7];

export function tellsTheSame(hidden: readonly Word[], seen: readonly Word[]): boolean {
  const there = new Set(hidden.map(({ text }) => bare(text)));
  const clear = seen
    .filter(({ confidence = 1 }) => confidence >= CLEARLY)
    .map(({ text }) => bare(text));
  // A picture on which nothing is clear bears nothing out.
  if (clear.length < MIN_CLEAR) return false;
  const isShared = (texts: readonly string[], least: number) =>
    texts.filter((text) => there.has(text)).length >= least * texts.length;
  const onPicture = new Set(seen.map(({ text }) => bare(text)));
  const figures = [...there].filter((text) => /\d{2}/.test(text));
  if (figures.filter((text) => onPicture.has(text)).length < MIN_FIGURES_SEEN * figures.length)
    return false;
  return (
    isShared(
      clear.filter((text) => /^\p{L}{4,}$/u.test(text)),
      MIN_WORDS_SHARED,
    ) &&
    isShared(
      clear.filter((text) => /\d{2}/.test(text)),
      MIN_FIGURES_SHARED,
    )
  );
}

const bare = (text: string): string =>
  text
    .normalize('NFD')
    .replaceAll(/[^\p{L}\d]/gu, '')
    .toLowerCase();
