// What the keys of annexe 3 are called: by their own line, by the title that prints their sum again, or by the title over their lines.
import { withoutQualification } from '../extract/shares/key-titles.ts';
import { fold } from '../french/fold.ts';
import type { Word } from '../page/page.ts';
import { amountsIn, type Figure, type Row } from './figures.ts';
import { bareName } from './key-names.ts';
import { headIn, type YearKey } from './year-heads.ts';
import { figuresOf, type YearLine } from './year-lines.ts';
import type { YearTable } from './year-table.ts';

/** In rows: a title stands no higher over its lines. */
const FAR = 4;
/** Of the height of a line: so far left of its sums the words of the next table begin. */
const BEFORE = 3;
const TOTAL = /^\W*(?:sous-)?total\b/;

const textOf = (words: readonly Word[]): string => words.map(({ text }) => text).join(' ');
/** « CLE 01 GENERALES (10 000 tantièmes) », « 01 GENERALES /10000 »: called « 01 GENERALES ». */
export const keyName = (text: string): string =>
  bareName(withoutQualification(text))
    .replace(/^cl[eé]\s+(?=\p{L}?\d|\p{Lu} )/iu, '')
    .trim();
const hasName = (text: string): boolean => /\p{L}{3}/u.test(text);

/** Words that say no year. */
const isTitle = (words: string): boolean =>
  hasName(words) && !/\b20\d{2}\b/.test(words) && headIn(fold(words)) === null;

const linesIn = (line: YearLine): YearLine[] => [line, ...line.terms.flatMap(linesIn)];

type Span = readonly [left: number, right: number];

/** Between the tables that stand beside it. */
function spanOf(key: YearLine, all: readonly YearLine[], height: number): Span {
  const own = linesIn(key);
  const [left, right] = edgesOf(own);
  const beside = all
    .filter((line) => !own.includes(line) && own.some(({ row }) => row === line.row))
    .map((line) => edgesOf([line]));
  return [
    Math.max(-Infinity, ...beside.flatMap((edges) => (edges[1] < left ? [edges[1]] : []))),
    Math.min(
      Infinity,
      ...beside.flatMap((edges) => (edges[0] > right ? [edges[0] - BEFORE * height] : [])),
    ),
  ];
}

function edgesOf(lines: readonly YearLine[]): Span {
  const boxes = lines.flatMap(figuresOf).map(({ box }) => box);
  return [Math.min(...boxes.map((box) => box[0])), Math.max(...boxes.map((box) => box[2]))];
}

/** The words of a row inside a span that are no sums. */
function wordsIn(row: Row, [left, right]: Span): string {
  const taken = new Set(amountsIn(row).flatMap(({ words }) => words));
  return textOf(
    row.line.words.filter((word) => !taken.has(word) && word.box[0] > left && word.box[0] < right),
  );
}

/** A row over it that says no years: the one that prints its sum again, else the nearest without any. */
function titleOver(rows: readonly Row[], first: number, span: Span, spent: Figure): string {
  const over = rows
    .slice(Math.max(0, first - FAR), first)
    .filter((row) => row.page === rows[first]?.page)
    .map((row) => ({
      words: wordsIn(row, span),
      sums: amountsIn(row).filter(({ box }) => box[0] > span[0] && box[0] < span[1]),
    }))
    .filter(({ words }) => isTitle(words));
  const again = over.findLast(({ sums: [sum, ...others] }) =>
    sum ? sum.value === spent.value && others.length === 0 : false,
  );
  const title = again ?? over.findLast(({ sums }) => sums.length === 0);
  return title ? keyName(title.words) : '';
}

/** One name a key, all different, with its sum of each year; none where some key has no name. */
export function keysOf(rows: readonly Row[], { total, names }: YearTable): YearKey[] {
  const year = names.indexOf('charges_courantes');
  const all = linesIn(total).slice(1);
  const keys = total.terms.toSorted((a, b) => a.row - b.row || edgesOf([a])[0] - edgesOf([b])[0]);
  const areKeys =
    keys.length > 1 &&
    (keys.every(({ terms }) => terms.length > 0) || keys.every(({ words }) => !hasName(words)));
  if (!areKeys) return [];
  const named = keys.flatMap((key) => {
    const [figure, row] = [key.sums[year], rows[key.row]];
    if (!figure || !row) return [];
    const span = spanOf(key, all, row.height);
    const own = wordsIn(row, span);
    const isNamed = isTitle(own) && !TOTAL.test(fold(own));
    const first = Math.min(...linesIn(key).map((line) => line.row));
    const sums = names.flatMap((name, at) => (key.sums[at] ? [[name, key.sums[at]]] : []));
    const label = isNamed ? keyName(own) : titleOver(rows, first, span, figure);
    return [{ label, figures: Object.fromEntries(sums) }];
  });
  const labels = new Set(named.map(({ label }) => fold(label)));
  return labels.size === keys.length && !labels.has('') ? named : [];
}
