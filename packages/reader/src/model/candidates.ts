// Everything on a sheet that might be a fact: amounts, days, numbers, areas, references, names, addresses.
// Which of them is which, the model says.
import { findAddresses } from '../extract/places/addresses.ts';
import type { Sheet } from '../extract/sheet/sheet.ts';
import { findAmounts } from '../french/amounts.ts';
import { findDates } from '../french/dates.ts';
import { fold } from '../french/fold.ts';
import { findAll, type Found, wordsOf, type Written, writtenWords } from '../french/written.ts';
import type { Cell } from '../layout/cells.ts';
import type { Word } from '../page/page.ts';

export const CANDIDATE_KINDS = [
  'CENTS',
  'DATE',
  'NUMBER',
  'AREA',
  'CODE',
  'NAME',
  'ADDRESS',
] as const;
export type CandidateKind = (typeof CANDIDATE_KINDS)[number];

export type Candidate = {
  kind: CandidateKind;
  value: number | string;
  raw: string;
  words: readonly Word[];
  sheet: Sheet;
  /** The line and the cell that it begins in, and what else that cell says. */
  row: number;
  column: number;
  before: string;
  after: string;
};

type Seen = Pick<Candidate, 'value' | 'raw' | 'words'> &
  Partial<Pick<Candidate, 'before' | 'after'>>;

const whole = (figures: string): number => Number(figures.replaceAll(/[ .]/g, ''));

const NUMBER =
  /(?<![\d.,/\p{L}-])(?:\d{1,3}(?:[ .]\d{3})+|\d{1,6})(?![\d/]|[.,]\d|\s?(?:€|eur|%|m²|m2))/gu;
const AREA = /(?<whole>\d{1,3}(?:[ .]\d{3})*|\d+)(?:[.,](?<part>\d{1,2}))?\s?m(?:²|2|\b)/gu;
const CODE =
  /(?<![\p{L}\d])(?=[\p{L}./-]*\d)[\p{L}\d](?:[\p{L}\d]|[./-](?=[\p{L}\d])){3,24}(?![\p{L}\d])/gu;

const numbersIn = (written: Written): Found<number>[] =>
  findAll(written, fold, NUMBER, ([figures]) => whole(figures));
/** In hundredths of a square metre. */
const areasIn = (written: Written): Found<number>[] =>
  findAll(
    written,
    fold,
    AREA,
    ({ groups = {} }) =>
      whole(groups['whole'] ?? '') * 100 + Number((groups['part'] ?? '').padEnd(2, '0')),
  );
const codesIn = (written: Written): Found<string>[] =>
  findAll(
    written,
    (text) => text,
    CODE,
    ([code]) => code,
  );
/** Which side it stands on, the words around it say. */
const amountsIn = (written: Written): Found<number>[] =>
  findAmounts(written).map((one) => ({ ...one, value: Math.abs(one.value.cents) }));

const PARTED = /\s[–—-]\s|[,;:|•·()«»"]|\s\/\s/g;
/** In parts of a cell: « Étude ROUX – MARTIN, notaires » may be a name up to any of its features. */
const MOST_PARTS = 3;
const [SHORTEST, LONGEST] = [3, 80];
/** Signs of a menu or a list at either end are no part of a name. */
const MARGINS = /^[^\p{L}\d]+|[^\p{L}\d.)]+$/gu;
/** Cut at the end of a line, and never whole. */
const CUT = /[-–&]$|\s(?:et|ou|de|du|des|la|le|les|née?|épouse|ép\.?|veuve|d'|l')$/iu;

function partsOf(text: string): [number, number][] {
  const parts: [number, number][] = [];
  let start = 0;
  for (const { 0: sign, index } of text.matchAll(PARTED)) {
    parts.push([start, index]);
    start = index + sign.length;
  }
  return [...parts, [start, text.length]];
}

function namesIn(cell: Cell): Seen[] {
  const written = writtenWords(cell.words);
  const parts = partsOf(written.text);
  return parts.flatMap(([start], first) =>
    parts.slice(first, first + MOST_PARTS).flatMap(([, end]): Seen[] => {
      const part = written.text.slice(start, end);
      const value = part.trim().replaceAll(MARGINS, '');
      const isName = value.length >= SHORTEST && value.length <= LONGEST && /\p{Lu}/u.test(value);
      // What was cut before its first sign begins with the cell, what was cut after its last ends there.
      if (!isName || CUT.test(part.trim()) || !/\p{L}{2}/u.test(value)) return [];
      const at = start + part.indexOf(value);
      const words = cell.words.filter((word, index) => {
        const from = written.starts[index] ?? 0;
        return from < at + value.length && from + word.text.length > at;
      });
      const [before, after] = [written.text.slice(0, at), written.text.slice(at + value.length)];
      return [{ value, raw: value, words, before, after }];
    }),
  );
}

const asSeen = (written: Written, all: readonly Found<number | string>[]): Seen[] =>
  all.map((one) => ({ value: one.value, raw: one.raw, words: wordsOf(written, one) }));

const IN_SHEET: Partial<
  Record<CandidateKind, (written: Written) => readonly Found<number | string>[]>
> = { CENTS: amountsIn, DATE: findDates, ADDRESS: findAddresses };
const IN_CELL: Partial<
  Record<CandidateKind, (written: Written) => readonly Found<number | string>[]>
> = { NUMBER: numbersIn, AREA: areasIn, CODE: codesIn };

function seenOn({ written, lines }: Sheet, kind: CandidateKind): Seen[] {
  const [inSheet, inCell] = [IN_SHEET[kind], IN_CELL[kind]];
  if (inSheet) return asSeen(written, inSheet(written));
  const cells = lines.flatMap((line) => line.cells);
  return cells.flatMap((cell) => {
    const own = writtenWords(cell.words);
    return inCell ? asSeen(own, inCell(own)) : namesIn(cell);
  });
}

export function candidatesOn(sheet: Sheet, kinds: ReadonlySet<CandidateKind>): Candidate[] {
  const places = new Map<Word, readonly [row: number, column: number]>();
  for (const [row, { cells }] of sheet.lines.entries())
    for (const [column, { words }] of cells.entries())
      for (const word of words) places.set(word, [row, column]);
  return [...kinds].flatMap((kind) =>
    seenOn(sheet, kind).flatMap((seen): Candidate[] => {
      const [row, column] = (seen.words[0] && places.get(seen.words[0])) ?? [];
      if (row === undefined || column === undefined) return [];
      const around = aroundIn(sheet.lines[row]?.cells[column]?.words ?? [], seen.words);
      return [{ ...around, ...seen, kind, sheet, row, column }];
    }),
  );
}

/** An address may end in another cell: nothing of its own stands after it then. */
function aroundIn(cell: readonly Word[], words: readonly Word[]) {
  const [from, to] = [words[0], words.at(-1)].map((word) => (word ? cell.indexOf(word) : -1));
  const textOf = (some: readonly Word[]) => some.map(({ text }) => text).join(' ');
  return {
    before: textOf(cell.slice(0, Math.max(from ?? 0, 0))),
    after: to === undefined || to < 0 ? '' : textOf(cell.slice(to + 1)),
  };
}
