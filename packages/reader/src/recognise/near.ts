// Where a phrase stands in a text, a letter in six read wrongly at most: scans misread, syndics
// misspell. Texts and phrases are in plain words (see page-text.ts).
import { closest } from './sellers.ts';

export type Span = { from: number; to: number };

/** A text with its runs of three signs as numbers, and where each stands, made once for many phrases. */
export type Searchable = { text: string; runs: Uint16Array; places: Places };

/** Where run r stands: in `at`, from `first[r]` until `first[r + 1]`. */
type Places = { first: Uint32Array; at: Uint32Array };

export type Phrase = {
  text: string;
  /** How many signs may be wrong. */
  most: number;
  /** Those that mean something: none may be missing, as « pv » would in « l’assemblée générale ». */
  words: readonly string[];
  /** Which runs of three it has: by number, and one by one. */
  holds: Uint8Array;
  distinct: Uint16Array;
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
/** Runs of a text are counted by stretches of so many signs. */
const STRETCH = 16;

function runsOf(text: string): Uint16Array {
  const runs = new Uint16Array(Math.max(0, text.length - RUN + 1));
  const sign = (at: number) => text.charCodeAt(at);
  for (let at = 0; at < runs.length; at += 1)
    runs[at] = ((sign(at) * 61 + sign(at + 1)) * 61 + sign(at + 2)) % RUNS;
  return runs;
}

function placesOf(runs: Uint16Array): Places {
  const first = new Uint32Array(RUNS + 1);
  const at = new Uint32Array(runs.length);
  for (const run of runs) first[run + 1] = (first[run + 1] ?? 0) + 1;
  for (let run = 0; run < RUNS; run += 1)
    first[run + 1] = (first[run + 1] ?? 0) + (first[run] ?? 0);
  const next = first.slice();
  for (let place = 0; place < runs.length; place += 1) {
    const run = runs[place] ?? 0;
    at[next[run] ?? 0] = place;
    next[run] = (next[run] ?? 0) + 1;
  }
  return { first, at };
}

export function searchable(text: string): Searchable {
  const runs = runsOf(text);
  return { text, runs, places: placesOf(runs) };
}

export function phraseOf(text: string): Phrase {
  const most = text.length < SHORTEST_LOOSE ? 0 : Math.floor(text.length / LETTERS_PER_ERROR);
  const holds = new Uint8Array(RUNS);
  const distinct = Uint16Array.from(new Set(runsOf(text)));
  for (const run of distinct) holds[run] = 1;
  const words = text.split(' ').filter((word) => !EMPTY_WORDS.has(word));
  return { text, most, words, holds, distinct };
}

/** Exact ones if there are any; else those near enough. */
export function occurrences(searched: Searchable, phrase: Phrase): Span[] {
  const exact = exactly(searched.text, phrase);
  return exact.length > 0 || phrase.most === 0 ? exact : nearly(searched, phrase);
}

const startsWord = (text: string, at: number): boolean => at === 0 || text[at - 1] === ' ';
/** A number is whole; a word may have an ending more, no other word: « compte » is not in « compteurs », nor « partage » in « partager ». */
const endsWell = (text: string, at: number): boolean =>
  /^(?!r )\p{L}{0,2}(?: |$)/u.test(text.slice(at, at + 3));
const endsWord = (text: string, at: number): boolean => at === text.length || text[at] === ' ';

/** A long phrase may go on with an ending (« convoqué » in « convoquée »); a short one is a whole word. */
function exactly(text: string, { text: phrase, most }: Phrase): Span[] {
  const spans: Span[] = [];
  for (let from = text.indexOf(phrase); from !== -1; from = text.indexOf(phrase, from + 1)) {
    const to = from + phrase.length;
    const isWhole = most > 0 ? endsWell(text, to) : endsWord(text, to);
    if (startsWord(text, from) && isWhole) spans.push({ from, to });
  }
  return spans;
}

function nearly(searched: Searchable, phrase: Phrase): Span[] {
  const { text } = searched;
  const spans: Span[] = [];
  for (const { from, to } of likely(searched, phrase)) {
    const best = closest(text.slice(from, to), phrase.text, phrase.most);
    if (!best) continue;
    const span = { from: from + best.from, to: from + best.to };
    const written = text.slice(span.from, span.to);
    if (
      startsWord(text, span.from) &&
      endsWell(text, span.to) &&
      endsAlike(written, phrase.text) &&
      sameDigits(written, phrase.text) &&
      phrase.words.every((word) => holdsWord(written, word))
    )
      spans.push(span);
  }
  return spans;
}

/** A wrong sign spoils three runs at most: where fewer than the rest are left, the phrase is not. */
function likely(searched: Searchable, phrase: Phrase): Span[] {
  const { runs } = searched;
  const { text, most, holds } = phrase;
  const width = text.length + most - RUN + 1;
  const least = text.length - RUN + 1 - RUN * most;
  const spans: Span[] = [];
  for (const { from, to } of stretches(searched, phrase, width, least)) {
    let shared = 0;
    for (let end = from; end < to; end += 1) {
      shared += holds[runs[end] ?? 0] ?? 0;
      if (end - width >= from) shared -= holds[runs[end - width] ?? 0] ?? 0;
      if (shared < least) continue;
      const span = { from: Math.max(0, end - width - most), to: end + RUN + most };
      const last = spans.at(-1);
      if (last && span.from < last.to - most) last.to = span.to;
      else spans.push(span);
    }
  }
  return spans;
}

/** Most phrases are nowhere in most texts: which parts have enough of their runs is soon counted. */
function stretches(
  { runs, places: { first, at } }: Searchable,
  { distinct }: Phrase,
  width: number,
  least: number,
): Span[] {
  const counts = new Uint16Array(Math.ceil(runs.length / STRETCH));
  for (const run of distinct)
    for (let place = first[run] ?? 0; place < (first[run + 1] ?? 0); place += 1) {
      const stretch = Math.floor((at[place] ?? 0) / STRETCH);
      counts[stretch] = (counts[stretch] ?? 0) + 1;
    }
  // However it lies, the phrase touches no more.
  const touched = Math.ceil((width - 1) / STRETCH) + 1;
  const spans: Span[] = [];
  let shared = 0;
  for (let end = 0; end < counts.length; end += 1) {
    shared += (counts[end] ?? 0) - (counts[end - touched] ?? 0);
    if (shared < least) continue;
    const from = Math.max(0, end - touched + 1) * STRETCH;
    const to = Math.min(runs.length, (end + 1) * STRETCH);
    const last = spans.at(-1);
    if (last && from <= last.to) last.to = to;
    else spans.push({ from, to });
  }
  return spans;
}

function holdsWord(written: string, word: string): boolean {
  const most = Math.floor(word.length / LETTERS_PER_ERROR_IN_WORD);
  return most === 0 ? written.split(' ').includes(word) : closest(written, word, most) !== null;
}

/** « votre compte au » is two signs away from « votre compte », and another thing: little words are kept. */
function endsAlike(written: string, phrase: string): boolean {
  const last = phrase.slice(phrase.lastIndexOf(' ') + 1);
  return !EMPTY_WORDS.has(last) || written.trim().endsWith(` ${last}`);
}

/** « annexe 1 » is one sign away from « annexe 2 », and another paper. */
const sameDigits = (a: string, b: string): boolean =>
  a.replaceAll(/\D/g, '') === b.replaceAll(/\D/g, '');
