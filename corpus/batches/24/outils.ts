// What several papers of this batch reckon or print alike.
import type { Truth } from '../../paper.ts';
import { spaced, sum } from '../../writing.ts';

/** A share of an expense, to the cent. */
export const share = (whole: number, part: number, base: number): number =>
  Math.round((whole * part) / base);

export const columnOf = (lines: readonly (readonly [string, ...number[]])[], at: number): number =>
  sum(lines.map((line) => Number(line[at] ?? 0)));

export const foot = (text: string): string =>
  `<div style="position:absolute;left:12mm;right:12mm;bottom:6mm;font-size:6.4pt;line-height:1.25;text-align:center;color:#444">${text}</div>`;

export type Key = readonly [
  code: string,
  label: string,
  whole: number,
  base: number,
  part: number,
  let_: number,
];
export const quote = ([, , whole, base, part]: Key): number => share(whole, part, base);

export type Vote = readonly [
  number: string,
  title: string,
  text: string,
  yes: string,
  no: string,
  none: string,
  result: string,
];
export const numbers = (votes: readonly Vote[], word: string): string[] =>
  votes.filter((vote) => vote[6].startsWith(word)).map((vote) => vote[0]);
export const titles = (votes: readonly Vote[]): string[] =>
  votes.map(([number, title]) => `${number}. ${title}`);

export type Line = readonly [label: string, ...values: number[]];
export const part = (
  page: number,
  sub_kind: Truth['sub_kind'],
  facts: Truth['facts'],
  absent: Truth['absent'] = [],
): Truth => ({ type: 'CV_AG', sub_kind, pages: [page], facts, absent });

export const cells = (lines: readonly Line[]) =>
  lines.map(([label, ...values]) => [label, ...values.map(spaced)]);
