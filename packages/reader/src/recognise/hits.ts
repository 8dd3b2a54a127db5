// Phrases seen on a page, and whether they stand there as a title or in the run of the text.
import type { Box } from '@quitus/domain/reading/box';

import type { Cell } from '../layout/cells.ts';
import { heightOf } from '../page/box.ts';
import type { Word } from '../page/page.ts';
import type { Sign } from './kind.ts';
import {
  occurrences,
  type Phrase,
  phraseOf,
  searchable,
  type Searchable,
  type Span,
} from './near.ts';
import { type PageText, placedBetween, shownBox, simplified } from './page-text.ts';

/** From the weightiest. */
export const PLACES = ['HEADLINE', 'TOP', 'BODY', 'ENTRY'] as const;
export type Place = (typeof PLACES)[number];

export type Hit = {
  phrase: string;
  page: number;
  box: Box;
  place: Place;
  /** Where it stands in the text of the page; null for a sign, which stands nowhere. */
  span: Span | null;
};

/** Of the height of the page. */
const TITLE_ZONE = 0.25;
/** A letterhead and an address may push the title down; then it is written large or stands alone. */
const LOW_TITLE_ZONE = 0.45;
/** Of the height of an ordinary line. */
const LARGE = 1.2;
/** Words before a title on its line: « Objet : », « 2. ». */
const MOST_BEFORE = 2;
/** « Vente » or « Devis » is a title when hardly anything stands beside it. */
const MOST_BESIDE = 4;
/** « DPE      D, 201 kWh »: initials head a row of a table as often as a page. */
const MOST_INITIALS = 4;
/** « Devis n° D26-0933 du 17/06/2026 »: its number and its day are no other words. */
const OF_REFERENCE = /^(?:n[°o]?|num[eé]ro|r[eé]f(?:[eé]rence)?s?\.?|du|le|:)$|\d/i;
/** Words of a line that is written large. */
const MOST_IN_TITLE = 10;
const MOST_PARTS = 3;
const MOST_IN_HEADING = 12;

/** One reader per page: kinds share phrases, each is looked for once. */
export type HitReader = {
  page: number;
  hitOf: (phrase: string) => Hit | null;
  headingOf: (groups: readonly (readonly string[])[]) => Hit | null;
  signOf: (sign: Sign) => Hit | null;
};

const phrases = new Map<string, Phrase>();

/** Made ready once, whatever the number of pages. */
function readyPhrase(text: string): Phrase {
  const phrase = phrases.get(text) ?? phraseOf(simplified(text));
  phrases.set(text, phrase);
  return phrase;
}

export function hitReader(written: PageText): HitReader {
  const seen = new Map<string, Hit | null>();
  const { number } = written.page;
  const searched = searchable(written.text);
  const headings = headingsOf(written);
  return {
    page: number,
    hitOf: (phrase) => {
      const known = seen.get(phrase);
      if (known !== undefined) return known;
      const hit = bestHit(written, searched, phrase);
      seen.set(phrase, hit);
      return hit;
    },
    headingOf: (groups) => headings.find(({ words }) => holdsAll(words, groups))?.hit ?? null,
    signOf: ({ name, pattern, times, holds }) =>
      (written.lines.match(pattern)?.length ?? 0) >= times && (holds?.(written.lines) ?? true)
        ? {
            phrase: name,
            page: number,
            box: shownBox(written, written.placed),
            place: 'BODY',
            span: null,
          }
        : null,
  };
}

type Heading = { words: readonly string[]; hit: Hit };

/** The lines written large near the top, as their words. */
function headingsOf(written: PageText): Heading[] {
  const cells = Map.groupBy(written.placed, ({ cell }) => cell);
  return [...cells].flatMap(([cell, placed]): Heading[] => {
    const [first, last] = [placed[0], placed.at(-1)];
    const isTitle =
      first &&
      last &&
      placed.length <= MOST_IN_HEADING &&
      cell.box[1] < LOW_TITLE_ZONE * written.page.height &&
      heightOf(first.word.box) >= LARGE * written.height &&
      /^\P{L}*\p{Lu}/u.test(cell.text);
    if (!isTitle) return [];
    const words = placed.map(({ word }) => simplified(word.text));
    const span = { from: first.start, to: last.start + (words.at(-1)?.length ?? 0) };
    const box = shownBox(written, placed);
    const phrase = words.join(' ');
    return [{ words, hit: { phrase, page: written.page.number, box, place: 'HEADLINE', span } }];
  });
}

const holdsAll = (words: readonly string[], groups: readonly (readonly string[])[]): boolean =>
  groups.every((stems) => words.some((word) => stems.some((stem) => word.startsWith(stem))));

function bestHit(written: PageText, searched: Searchable, phrase: string): Hit | null {
  const ready = readyPhrase(phrase);
  let best: Hit | null = null;
  for (const span of occurrences(searched, ready)) {
    const words = placedBetween(written, span.from, span.to);
    const place = placeOf(written, span, ready.text);
    if (!best || PLACES.indexOf(place) < PLACES.indexOf(best.place))
      best = { phrase, page: written.page.number, box: shownBox(written, words), place, span };
  }
  return best;
}

const isCapital = (text: string): boolean => /^[\p{Lu}'’-]{3,}$/u.test(text);

/** « UNION EUROPÉENNE – PASSEPORT »: dashes part a title; more than a few make a list. */
function partOf(
  { words }: Cell,
  word: Word,
): { words: readonly Word[]; whole: boolean; last: boolean } {
  const dashes = words.flatMap(({ text }, index) => (/^[–—|·-]$/.test(text) ? [index] : []));
  if (dashes.length === 0 || dashes.length >= MOST_PARTS) return { words, whole: true, last: true };
  const at = words.indexOf(word);
  const from = (dashes.findLast((dash) => dash < at) ?? -1) + 1;
  const to = dashes.find((dash) => dash > at) ?? words.length;
  return { words: words.slice(from, to), whole: false, last: to === words.length };
}

/** « Solde de votre compte au 31/12 : 0 € », « Copie du carnet d’entretien   18,00 € »: words that are only a part of what has a price. */
const isEntry = (words: readonly Word[], before: number, priced: boolean): boolean =>
  /^(?:de|du|des|sur|à|au)$/i.test(words[before - 1]?.text ?? '') &&
  (priced || words.some(({ text }) => /€|\d,\d{2}(?!\d)/.test(text)));

/** « Sont annexés l’état des lieux, les diagnostics… »: a line of prose that names a paper early. */
const isInSentence = (words: readonly Word[], before: number): boolean =>
  before > 0 &&
  (words.length > MOST_IN_TITLE ? /^\p{Ll}/u : /^[ld]['’]/).test(words[before]?.text ?? '') &&
  !words[before - 1]?.text.endsWith(':');

/** « annexe 3 », all that a cell says: a number of its own makes it a title, in small letters too. */
const isNumbered = ({ words }: Cell, said: readonly unknown[], form: string): boolean =>
  words.length === said.length && /\d/.test(form);

function placeOf(written: PageText, { from, to }: Span, form: string): Place {
  const words = placedBetween(written, from, to);
  const [first] = words;
  if (!first) return 'BODY';
  const { cell, word, leads, alone, entry, priced } = first;
  // « Étiquette actuelle (DPE collectif du 03/11) »: what stands in brackets is said in passing.
  if (entry) return 'ENTRY';
  if (word.text.startsWith('(') && word !== cell.words[0]) return 'BODY';
  const top = word.box[1] / written.page.height;
  const isLarge = heightOf(word.box) >= LARGE * written.height;
  const isRowLabel = form.length <= MOST_INITIALS && !alone && !isLarge;
  const part = partOf(cell, word);
  const before = part.words.indexOf(word);
  if (isEntry(part.words, before, priced)) return 'BODY';
  const isRoomy = form.includes(' ')
    ? (before <= MOST_BEFORE && (isLarge || !isInSentence(part.words, before))) ||
      (isLarge && cell.words.length <= MOST_IN_TITLE)
    : before === 0 &&
      !isRowLabel &&
      (part.words.length <= MOST_BESIDE ||
        part.words.every((one) => one === word || OF_REFERENCE.test(one.text))) &&
      (leads || isLarge || isCapital(word.text)) &&
      (part.whole || (part.last && isCapital(word.text)));
  const opens = /^\P{L}*\p{Lu}/u.test(part.words[0]?.text ?? '');
  const stands = isRoomy && (opens || isNumbered(cell, words, form));
  if (stands && top < (isLarge ? LOW_TITLE_ZONE : TITLE_ZONE)) return 'HEADLINE';
  return top < TITLE_ZONE || (stands && top < LOW_TITLE_ZONE) ? 'TOP' : 'BODY';
}
