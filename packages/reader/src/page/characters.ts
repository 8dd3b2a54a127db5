// From the characters of a text layer, in the order of the file, to words. Where a word ends is decided
// by what lies between the characters, not only by the spaces that the file happens to hold.
import type { Box } from '@quitus/domain/reading/box';

import { heightOf, middleOf } from './box.ts';
import {
  joinSetApart,
  joinSpacedLetters,
  joinTouching,
  joinTracked,
  type Tracked,
} from './letter-spacing.ts';
import type { Word } from './page.ts';

/** A character is never more than this far from the next of its word, in heights. */
const MAX_GAP = 0.6;
/** The space inside « 1 234,56 » may be a little wider. */
const MAX_GROUP_GAP = 0.9;
/** pdfium joins the two halves of a word cut at the end of a line, and marks the hyphen so. */
export const CUT_HYPHEN = 0x02;
const HYPHEN = '-';
const LIGATURES: Record<string, string> = {
  ﬀ: 'ff',
  ﬁ: 'fi',
  ﬂ: 'fl',
  ﬃ: 'ffi',
  ﬄ: 'ffl',
  ﬅ: 'st',
  ﬆ: 'st',
};
/** Spaces that French puts between the thousands. */
const GROUPING = /^[\u00a0\u202f\u2009]$/;

type Open = { text: string; whole: Box; last: Box; gaps: number[] };

export type CharacterReader = {
  add: (code: number, box: Box) => void;
  /** What follows does not belong to the word before, whatever lies between. */
  cut: () => void;
  words: () => Word[];
};

export function characterReader(): CharacterReader {
  const words: Tracked[] = [];
  let open: Open | null = null;
  /** A space seen after a digit, kept until the next character says whether it was inside a number. */
  let pending: string | null = null;

  const cut = () => {
    if (open) {
      const word = { text: open.text.normalize('NFC'), box: open.whole };
      words.push({ word, gap: open.gaps.length === 0 ? null : Math.min(...open.gaps) });
    }
    [open, pending] = [null, null];
  };

  const add = (code: number, box: Box) => {
    const sign = code === CUT_HYPHEN ? HYPHEN : String.fromCodePoint(code);
    if (isSpace(code)) {
      if (open && pending === null && GROUPING.test(sign) && /\d$/.test(open.text)) pending = sign;
      else cut();
      return;
    }
    if (code < 0x20 && code !== CUT_HYPHEN) return;
    if (open && !follows(open, sign, box, pending)) cut();
    const text = code < 0xfb00 ? sign : (LIGATURES[sign] ?? sign);
    if (open) {
      open.text += `${pending ?? ''}${text}`;
      open.gaps.push(box[0] - open.last[2]);
      open.whole = joined(open.whole, box);
      open.last = box;
      pending = null;
    } else {
      open = { text, whole: box, last: box, gaps: [] };
    }
  };

  return {
    add,
    cut,
    words: () => {
      cut();
      const whole = joinTracked(joinSetApart(joinTouching(words)));
      return joinSpacedLetters(whole.flatMap(splitGroups));
    },
  };
}

/** Every letter asks: a test of numbers, not of a pattern. */
const isSpace = (code: number): boolean =>
  code === 0x20 ||
  code === 0xa0 ||
  (code >= 0x09 && code <= 0x0d) ||
  (code >= 0x2000 && code <= 0x200b) ||
  [0x2028, 0x2029, 0x202f, 0x205f, 0x3000, 0xfeff].includes(code);

const joined = (a: Box, b: Box): Box => [
  Math.min(a[0], b[0]),
  Math.min(a[1], b[1]),
  Math.max(a[2], b[2]),
  Math.max(a[3], b[3]),
];

function follows(open: Open, sign: string, box: Box, pending: string | null): boolean {
  const { last } = open;
  const height = Math.max(heightOf(last), heightOf(box), 1);
  const sameLine = Math.abs(middleOf(box) - middleOf(last)) <= 0.5 * height;
  const forward = box[0] >= last[0] - 0.1 * height;
  const gap = box[0] - last[2];
  const close = gap <= height * (pending === null ? MAX_GAP : MAX_GROUP_GAP);
  return sameLine && forward && close && (pending === null || /\d/.test(sign));
}

/** « 12 mai » with a hard space is no number: only groups of three belong together. */
function splitGroups(word: Word): Word[] {
  if (!/\d[\u00a0\u202f\u2009]\d/.test(word.text)) return [word];
  return /(^|\D)\d{1,3}([\u00a0\u202f\u2009]\d{3})+(?!\d)/.test(word.text) ? [word] : shares(word);
}

/** The parts of a word that should not have been one, each with its share of the box. */
function shares({ text, box }: Word): Word[] {
  const [left, top, right, bottom] = box;
  const unit = (right - left) / text.length;
  return [...text.matchAll(/[^\u00a0\u202f\u2009]+/g)].map(({ 0: part, index }) => ({
    text: part,
    box: [left + unit * index, top, left + unit * (index + part.length), bottom],
  }));
}
