// Words in a row as one text, and the way back: what a pattern finds gets its words and its box.
import type { Box } from '@quitus/domain/reading/box';

import { cellsOf } from '../layout/cells.ts';
import type { Line } from '../layout/lines.ts';
import { boxAround } from '../page/box.ts';
import type { Word } from '../page/page.ts';

export type Written = {
  /** A space between words, a tab between cells, a new line between lines. */
  text: string;
  words: readonly Word[];
  /** Where each word begins in the text. */
  starts: readonly number[];
};

export type Found<T> = {
  value: T;
  /** As printed. */
  raw: string;
  /** Its words in the row, the last one excluded. */
  from: number;
  to: number;
};

type Piece = { word: Word; before: '' | ' ' | '\t' | '\n' };

function write(pieces: readonly Piece[]): Written {
  let text = '';
  const starts: number[] = [];
  for (const { word, before } of pieces) {
    text += before;
    starts.push(text.length);
    text += word.text;
  }
  return { text, words: pieces.map(({ word }) => word), starts };
}

/** The words of one cell, or any others that belong together. */
export const writtenWords = (words: readonly Word[]): Written =>
  write(words.map((word, index) => ({ word, before: index === 0 ? '' : ' ' })));

/** Lines whose cells are kept apart, so that no number runs over two columns. */
export function writtenLines(lines: readonly Line[], height: number): Written {
  const pieces = lines.flatMap((line, row) =>
    cellsOf(line, height).flatMap((cell, column) =>
      cell.words.map((word, index): Piece => {
        const first = row === 0 ? '' : '\n';
        const start = column === 0 ? first : '\t';
        return { word, before: index === 0 ? start : ' ' };
      }),
    ),
  );
  return write(pieces);
}

/** A text that has no place on a page. */
export const writtenText = (text: string): Written =>
  writtenWords(text.split(' ').map((part) => ({ text: part, box: [0, 0, 0, 0] })));

export function found<T>(written: Written, at: number, length: number, value: T): Found<T> {
  const end = at + length;
  const { starts, words, text } = written;
  const from = starts.findLastIndex((start) => start <= at);
  const next = starts.findIndex((start) => start >= end);
  const to = next === -1 ? words.length : next;
  return { value, raw: text.slice(at, end), from: Math.max(0, from), to };
}

export const wordsOf = (written: Written, { from, to }: Found<unknown>): readonly Word[] =>
  written.words.slice(from, to);

export const foundBox = (written: Written, one: Found<unknown>): Box =>
  boxAround(wordsOf(written, one).map(({ box }) => box));

type Match = RegExpExecArray;

/** Every match that `read` understands, in order, in the plain or folded form of the text. */
export function findAll<T>(
  written: Written,
  form: (text: string) => string,
  pattern: RegExp,
  read: (match: Match, text: string) => T | null,
): Found<T>[] {
  const text = form(written.text);
  return [...text.matchAll(pattern)].flatMap((match) => {
    const value = read(match, text);
    return value === null ? [] : [found(written, match.index, match[0].length, value)];
  });
}

/** What was found inside something longer is only a part of it. */
export function withoutOverlaps<T>(all: readonly Found<T>[]): Found<T>[] {
  const kept: Found<T>[] = [];
  const longest = all.toSorted((a, b) => b.raw.length - a.raw.length || a.from - b.from);
  for (const one of longest)
    if (kept.every(({ from, to }) => one.to <= from || one.from >= to)) kept.push(one);
  return kept.toSorted((a, b) => a.from - b.from);
}

/**
 * « 63 » at the end of a line and « 700,00 » on the next may be one number: figures whose first group
 * may have stayed above are not taken.
 */
export const unbroken = <T>({ text, starts }: Written, all: readonly Found<T>[]): Found<T>[] =>
  all.filter(({ raw, from }) => {
    const before = text.slice(0, starts[from] ?? 0);
    return !(/^\d{3}(?!\d)/.test(raw) && /\d\s*\n\s*$/.test(before));
  });
