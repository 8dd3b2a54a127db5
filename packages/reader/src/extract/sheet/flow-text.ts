// A deed or a lease is one text over its pages: a sentence does not stop where a page does.
import { fold } from '../../french/fold.ts';
import { rejoined } from '../../french/rejoined.ts';
import { type Found, found, unbroken, type Written, writtenLines } from '../../french/written.ts';
import { boxAround } from '../../page/box.ts';
import type { Page } from '../../page/page.ts';
import type { Reading } from './reading.ts';
import { bodyLines, type Sheet } from './sheet.ts';
import { withoutWideSpaces } from './wide-lines.ts';

export type FlowText = {
  written: Written;
  folded: string;
  /** Of each word. */
  pages: readonly Page[];
};

/** Where it stands in the text, so that what is around it can be asked too. */
export type Extracted<T> = Reading<T> & { at: number; end: number };

export function flowTextOf(sheets: readonly Sheet[]): FlowText {
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
export const clauseBefore = ({ folded, written }: FlowText, at: number): string =>
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

function placed<T>(
  { written, pages }: FlowText,
  one: Found<T>,
  at: number,
  end: number,
): Extracted<T>[] {
  const page = pages[one.from];
  if (!page) return [];
  const boxes = written.words
    .slice(one.from, one.to)
    .filter((_, index) => pages[one.from + index] === page)
    .map(({ box }) => box);
  return [{ value: one.value, raw: oneLine(one.raw), box: boxAround(boxes), page, at, end }];
}

/** What the group `value` of each match says, as printed. The pattern reads the folded text, or another form of it. */
export function extracted(flowText: FlowText, pattern: RegExp, form = fold): Extracted<string>[] {
  const { text } = flowText.written;
  const source = form === fold ? flowText.folded : form(text);
  return [...source.matchAll(new RegExp(loose(pattern), 'dgu'))].flatMap((match) => {
    const [at, end] = match.indices?.groups?.['value'] ?? [match.index, match.index];
    return statedAt(flowText, at, end);
  });
}

/** What stands between two places of the text, as printed. */
export function statedAt(flowText: FlowText, at: number, end: number): Extracted<string>[] {
  const value = oneLine(flowText.written.text.slice(at, end));
  return value === ''
    ? []
    : placed(flowText, found(flowText.written, at, end - at, value), at, end);
}

/** Everything that a finder of dates, amounts or shares sees in the text. */
export const foundIn = <T>(
  flowText: FlowText,
  finder: (written: Written) => readonly Found<T>[],
): Extracted<T>[] =>
  unbroken(flowText.written, finder(flowText.written)).flatMap((one) => {
    const first = flowText.written.starts[one.from] ?? 0;
    const at = Math.max(first, flowText.written.text.indexOf(one.raw, first));
    return placed(flowText, one, at, at + one.raw.length);
  });

const WEEKDAY = '(?:lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche)?';

/** Of these, the ones that follow words matched at their very end, or come before words matched at their start. */
export const following = <T>({ folded }: FlowText, all: readonly Extracted<T>[], words: RegExp) => {
  const before = new RegExp(
    `(?:${loose(words)})[\\s:;=.\\-_|(]*(?:(?<=:\\s*)(?:le|au|du)\\s+)?${WEEKDAY}[\\s:]*$`,
    'u',
  );
  return all.filter(({ at }) => before.test(folded.slice(Math.max(0, at - REACH), at)));
};
export const preceding = <T>({ folded }: FlowText, all: readonly Extracted<T>[], words: RegExp) => {
  const next = new RegExp(`^(?:${loose(words)})`, 'u');
  return all.filter(({ end }) => next.test(folded.slice(end, end + REACH)));
};
const REACH = 260;
