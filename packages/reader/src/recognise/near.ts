// Where a phrase stands in a text, a letter in six read wrongly at most: scans misread, syndics
// misspell. Texts and phrases are in plain words (see page-text.ts).
import { closest } from './sellers.ts';

export type Span = { from: number; to: number };

/** A text with its runs of three signs as numbers, made once for many phrases. */
export type Searchable = { text: string; runs: Uint16Array };

export type Phrase = {
  text: string;
  /** How many signs may be wrong. */
  most: number;
  /** Those that mean something: none may be missing, as « pv » would in « l’assemblée générale ». */
  words: readonly string[];
  /** Which runs of three it has. */
  holds: Uint8Array;
};

const LETTERS_PER_ERROR = 6;
/** Inside one word, where one letter is more. */
const LETTERS_PER_ERROR_IN_WORD = 4;
const EMPTY_WORDS = new Set(
  'a au aux d de des du en et l la le les n ou par s un une y'.split(' '),
);
/** Shorter ones are half of other words as soon as an error is allowed. */
const SHORTEST_LOOSE = 7;
/** Runs are told apart by fewer bits than they have: two that share them only cost a second look. */
const RUN = 3;
const RUNS = 4093;

function runsOf(text: string): Uint16Array {
  const runs = new Uint16Array(Math.max(0, text.length - RUN + 1));
  const sign = (at: number) => text.charCodeAt(at);
  for (let at = 0; at < runs.length; at += 1)
    runs[at] = ((sign(at) * 61 + sign(at + 1)) * 61 + sign(at + 2)) % RUNS;
  return runs;
}

export const searchable = (text: string): Searchable => ({ text, runs: runsOf(text) });

export function phraseOf(text: string): Phrase {
  const most = text.length < SHORTEST_LOOSE ? 0 : Math.floor(text.length / LETTERS_PER_ERROR);
  const holds = new Uint8Array(RUNS);
  for (const run of runsOf(text)) holds[run] = 1;
  return { text, most, words: text.split(' ').filter((word) => !EMPTY_WORDS.has(word)), holds };
}

/** Exact ones if there are any; else those near enough. */
export function occurrences(searched: Searchable, phrase: Phrase): Span[] {
  const exact = exactly(searched.text, phrase);
  return exact.length > 0 || phrase.most === 0 ? exact : nearly(searched, phrase);
}

const startsWord = (text: string, at: number): boolean => at === 0 || text[at - 1] === ' ';
const endsNumber = (text: string, at: number): boolean => !/\d/.test(text.charAt(at));
const endsWord = (text: string, at: number): boolean => at === text.length || text[at] === ' ';

/** A long phrase may go on with an ending (« convoqué » in « convoquée »); a short one is a whole word. */
function exactly(text: string, { text: phrase, most }: Phrase): Span[] {
  const spans: Span[] = [];
  for (let from = text.indexOf(phrase); from !== -1; from = text.indexOf(phrase, from + 1)) {
    const to = from + phrase.length;
    const isWhole = most > 0 ? endsNumber(text, to) : endsWord(text, to);
    if (startsWord(text, from) && isWhole) spans.push({ from, to });
  }
  return spans;
}

function nearly({ text, runs }: Searchable, phrase: Phrase): Span[] {
  const spans: Span[] = [];
  for (const { from, to } of likely(runs, phrase)) {
    const best = closest(text.slice(from, to), phrase.text, phrase.most);
    if (!best) continue;
    const span = { from: from + best.from, to: from + best.to };
    const written = text.slice(span.from, span.to);
    if (
      startsWord(text, span.from) &&
      endsNumber(text, span.to) &&
      sameDigits(written, phrase.text) &&
      phrase.words.every((word) => holdsWord(written, word))
    )
      spans.push(span);
  }
  return spans;
}

/** A wrong sign spoils three runs at most: where fewer than the rest are left, the phrase is not. */
function likely(runs: Uint16Array, { text, most, holds }: Phrase): Span[] {
  const width = text.length + most - RUN + 1;
  const least = text.length - RUN + 1 - RUN * most;
  const spans: Span[] = [];
  let shared = 0;
  for (let end = 0; end < runs.length; end += 1) {
    shared += holds[runs[end] ?? 0] ?? 0;
    if (end >= width) shared -= holds[runs[end - width] ?? 0] ?? 0;
    if (shared < least) continue;
    const span = { from: Math.max(0, end - width - most), to: end + RUN + most };
    const last = spans.at(-1);
    if (last && span.from < last.to - most) last.to = span.to;
    else spans.push(span);
  }
  return spans;
}

function holdsWord(written: string, word: string): boolean {
  const most = Math.floor(word.length / LETTERS_PER_ERROR_IN_WORD);
  return most === 0 ? written.split(' ').includes(word) : closest(written, word, most) !== null;
}

/** « annexe 1 » is one sign away from « annexe 2 », and another paper. */
const sameDigits = (a: string, b: string): boolean =>
  a.replaceAll(/\D/g, '') === b.replaceAll(/\D/g, '');
