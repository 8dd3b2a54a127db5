// Whether the text layer of a page is what OCR would read there.
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
