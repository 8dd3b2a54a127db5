// A deed or a lease is one text over its pages: a sentence does not stop where a page does.
import { fold } from '../../french/fold.ts';
import { rejoined } from '../../french/rejoined.ts';
import { type Found, found, unbroken, type Written, writtenLines } from '../../french/written.ts';
import { boxAround } from '../../page/box.ts';
import type { Page } from '../../page/page.ts';
import { withoutWideSpaces } from '../deeds/wide-lines.ts';
import type { Reading } from '../reading.ts';
import { bodyLines, type Sheet } from './sheet.ts';

export type Story = {
  written: Written;
  folded: string;
  /** Of each word. */
  pages: readonly Page[];
};

/** Where it stands in the text, so that what is around it can be asked too. */
export type Told<T> = Reading<T> & { at: number; end: number };

export function storyOf(sheets: readonly Sheet[]): Story {
  const parts = sheets.map((sheet) => {
    const lines = bodyLines(sheet).map(({ line }) => line);
    const written = writtenLines(lines, sheet.height);
    return { page: sheet.page, written: withoutWideSpaces(written, lines, sheet.height) };
  });
  let text = '';
  const starts: number[] = [];
  for (const { written } of parts) {
    const offset = text === '' ? 0 : text.length + 1;
    text += (text === '' ? '' : '\n') + written.text;
    starts.push(...written.starts.map((start) => start + offset));
  }
  const words = parts.flatMap(({ written }) => written.words);
  const whole = rejoined({ text, starts, words });
  return {
    written: whole,
    folded: fold(whole.text),
    pages: parts.flatMap(({ written, page }) => written.words.map(() => page)),
  };
}

/** A space of a pattern is any gap of the text: lines end between words, wherever they do. */
const loose = ({ source }: RegExp): string =>
  source.replaceAll(/\[(?:\\.|[^\]\\])*\]|\\.| /gsu, (part) =>
    part === ' ' ? String.raw`\s` : part,
  );

/** First words of a line, of a cell, of a sentence, or after a dash: inside a sentence they may be about another paper. */
export const CLAUSE = String.raw`(?<=^|[\n\t]\s?|[\n\t][-*•.]\s|[\n\t][a-z\d]{1,2}\s?[)/]\s?|[.;|•·]\s|\s[/-]\s|[(]\s?)`;
/** A run of words that no full stop ends; « M. », « Mme. », « art. » and « L. 126-1 » end nothing. */
export const WORDS = String.raw`(?:[^.;]|(?<=\b(?:m|mr|mme|me|art|n|l|r|d|st|bd|av))\.)`;

/** What stands before a place in the text, back to the last full stop, dash, bar, or line that a capital opens. */
export const clauseBefore = ({ folded, written }: Story, at: number): string =>
  folded
    .slice(Math.max(at - CLAUSE_REACH, lineOpening(written.text, at)), at)
    .split(/(?<!\b(?:m|mr|mme|me|art|n|l|r|d|st|bd|av))[.;|]\s|[•·]\s|\s[/-]\s/)
    .at(-1) ?? '';
const CLAUSE_REACH = 160;

/** Rows of a form have no full stop; a sentence that is wrapped goes on in small letters. */
function lineOpening(text: string, at: number): number {
  const before = text.slice(Math.max(0, at - CLAUSE_REACH), at);
  const last = [...before.matchAll(/\n(?=[\p{Lu}\d])/gu)].at(-1)?.index ?? -1;
  return last === -1 ? 0 : at - before.length + last + 1;
}

/** « Eau-de- » over « Robec » is one word. */
const oneLine = (text: string): string =>
  text
    .replaceAll(/(?<=[\p{L}\d]-)\n(?=[\p{L}\d])/gu, '')
    .replaceAll(/\s+/g, ' ')
    .trim();

function placed<T>({ written, pages }: Story, one: Found<T>, at: number, end: number): Told<T>[] {
  const page = pages[one.from];
  if (!page) return [];
  const boxes = written.words
    .slice(one.from, one.to)
    .filter((_, index) => pages[one.from + index] === page)
    .map(({ box }) => box);
  return [{ value: one.value, raw: oneLine(one.raw), box: boxAround(boxes), page, at, end }];
}

/** What the group `value` of each match says, as printed. The pattern reads the folded text, or another form of it. */
export function told(story: Story, pattern: RegExp, form = fold): Told<string>[] {
  const { text } = story.written;
  const source = form === fold ? story.folded : form(text);
  return [...source.matchAll(new RegExp(loose(pattern), 'dgu'))].flatMap((match) => {
    const [at, end] = match.indices?.groups?.['value'] ?? [match.index, match.index];
    return toldAt(story, at, end);
  });
}

/** What stands between two places of the text, as printed. */
export function toldAt(story: Story, at: number, end: number): Told<string>[] {
  const value = oneLine(story.written.text.slice(at, end));
  return value === '' ? [] : placed(story, found(story.written, at, end - at, value), at, end);
}

/** Everything that a finder of dates, amounts or shares sees in the text. */
export const foundIn = <T>(
  story: Story,
  finder: (written: Written) => readonly Found<T>[],
): Told<T>[] =>
  unbroken(story.written, finder(story.written)).flatMap((one) => {
    const first = story.written.starts[one.from] ?? 0;
    const at = Math.max(first, story.written.text.indexOf(one.raw, first));
    return placed(story, one, at, at + one.raw.length);
  });

const WEEKDAY = '(?:lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche)?';

/** Of these, the ones that follow words matched at their very end, or come before words matched at their start. */
export const following = <T>({ folded }: Story, all: readonly Told<T>[], words: RegExp) => {
  const before = new RegExp(
    `(?:${loose(words)})[\\s:;=.\\-_|(]*(?:(?<=:\\s*)(?:le|au|du)\\s+)?${WEEKDAY}[\\s:]*$`,
    'u',
  );
  return all.filter(({ at }) => before.test(folded.slice(Math.max(0, at - REACH), at)));
};
export const preceding = <T>({ folded }: Story, all: readonly Told<T>[], words: RegExp) => {
  const next = new RegExp(`^(?:${loose(words)})`, 'u');
  return all.filter(({ end }) => next.test(folded.slice(end, end + REACH)));
};
const REACH = 260;
