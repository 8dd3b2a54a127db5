// What stands in and around a candidate, as short features that papers have in common: « b0:total » is the
// word right before it, « H:debit » the head of its column. Numbers are all alike here.
import { fold } from '../french/fold.ts';
import type { Cell } from '../layout/cells.ts';
import { heightOf } from '../page/box.ts';
import type { Candidate } from './candidates.ts';

/** « copropriétaire », « copropriétaires »: the end of a long word says little. */
const STEM = 7;
const tokens = (text: string): string[] =>
  fold(text)
    .replaceAll(/\d+/g, '#')
    .split(/[^a-z#%€@]+/)
    .filter(Boolean)
    .map((word) => word.slice(0, STEM));

const overlaps = ({ box: one }: Cell, { box: other }: Cell): boolean =>
  Math.min(one[2], other[2]) > Math.max(one[0], other[0]);
const saysWords = ({ text }: Cell): boolean => /\p{L}{2}/u.test(text);
const named = (prefix: string, words: readonly string[]): string[] =>
  words.map((word) => `${prefix}:${word}`);
const pairs = (prefix: string, words: readonly string[]): string[] =>
  words.slice(1).map((word, index) => `${prefix}:${words[index]}_${word}`);

/** In lines: how far a column goes up to its head, and how far a neighbour may be. */
const [COLUMN, NEAR] = [40, 6];

/** The cells over (or under) this one, the nearest first. */
function* column({ sheet: { lines }, row }: Candidate, cell: Cell, step: 1 | -1, most: number) {
  for (
    let at = row + step;
    at >= 0 && at < lines.length && Math.abs(at - row) <= most;
    at += step
  ) {
    const next = lines[at]?.cells.find((one) => overlaps(one, cell));
    if (next) yield next;
  }
}

function inCell(before: string, after: string): string[] {
  const [ahead, behind] = [tokens(before).slice(-7), tokens(after).slice(0, 5)];
  return [
    ...named('B', ahead),
    ...ahead.slice(-3).map((word, index, all) => `b${all.length - 1 - index}:${word}`),
    ...pairs('bb', ahead),
    ...named('A', behind),
    ...behind.slice(0, 2).map((word, index) => `a${index}:${word}`),
    ...pairs('aa', behind.slice(0, 2)),
    `from:${
      before
        .trimEnd()
        .at(-1)
        ?.replace(/[\p{L}\d]/u, 'x') ?? 'start'
    }`,
    `to:${after.trimStart()[0]?.replace(/[\p{L}\d]/u, 'x') ?? 'end'}`,
    ...(/\b\d{5} \p{Lu}/u.test(after) ? ['A:town'] : []),
    ...(LEGAL.test(fold(after)) ? ['A:legal'] : []),
  ];
}
/** What firms print near their names. */
const LEGAL = /@|www|siret|rcs|capital|tel|carte pro|cpi/;

function inLine({ sheet, row, column: at }: Candidate, isLabelled: boolean): string[] {
  const cells = sheet.lines[row]?.cells ?? [];
  const left = cells.slice(0, at);
  const label = left.findLast(saysWords);
  const first = left.find(saysWords);
  const words = label ? tokens(label.text).slice(0, 10) : [];
  return [
    ...named('L', words),
    ...named(isLabelled ? 'wL' : 'nL', words),
    ...pairs('Lb', words),
    `L^:${words[0] ?? ''}`,
    `L$:${words.at(-1) ?? ''}`,
    ...(first && first !== label ? named('R', tokens(first.text).slice(0, 8)) : []),
    ...named('N', tokens(cells[at + 1]?.text ?? '').slice(0, 4)),
    `left:${Math.min(left.length, 5)}`,
    `right:${Math.min(cells.length - at - 1, 5)}`,
    ...(label || isLabelled ? [] : ['unlabelled']),
  ];
}

function aboveAndBelow(candidate: Candidate, cell: Cell, isLabelled: boolean): string[] {
  const above = [...column(candidate, cell, -1, COLUMN)];
  const below = [...column(candidate, cell, 1, NEAR)].slice(0, 3).map(({ text }) => text);
  const at = above.findIndex(saysWords);
  const head = tokens(above[at]?.text ?? '').slice(0, 8);
  return [
    ...named('U', tokens(above[0]?.text ?? '').slice(0, 8)),
    ...named('UU', tokens(above[1]?.text ?? '').slice(0, 5)),
    ...named('H', head),
    ...named(isLabelled ? 'wH' : 'nH', head),
    ...pairs('Hb', head),
    ...named('HH', tokens(above[at + 1]?.text ?? '').slice(0, 6)),
    `depth:${Math.min(at, 6)}`,
    ...named('D', tokens(below[0] ?? '').slice(0, 8)),
    ...named('DD', tokens(below[1] ?? '').slice(0, 6)),
    ...(below.length === 0 ? ['D:none'] : []),
    ...(/\b\d{5} \p{Lu}/u.test(below.join('\n')) ? ['D:town'] : []),
    ...(LEGAL.test(fold(below.join('\n'))) ? ['D:legal'] : []),
  ];
}

/** In features: a line of a part's title is short. */
const TITLE = 70;
const isTitle = ({ cells, folded }: Candidate['sheet']['lines'][number]): boolean =>
  cells.length === 1 && folded.length < TITLE && !/\d{2}/.test(folded) && /[a-z]{3}/.test(folded);

function onSheet({ sheet, row }: Candidate, cell: Cell): string[] {
  const { lines, page, height } = sheet;
  const line = lines[row];
  const over = lines.slice(Math.max(0, row - COLUMN), row).toReversed();
  const [title, upper] = over.filter(isTitle);
  return [
    ...named('S', tokens(title?.folded ?? '').slice(0, 8)),
    ...named('SS', tokens(upper?.folded ?? '').slice(0, 8)),
    ...named('P', tokens(over[0]?.folded ?? '').slice(-8)),
    `y:${Math.floor(((line?.box[1] ?? 0) / page.height) * 8)}`,
    `x:${Math.floor((cell.box[0] / page.width) * 5)}`,
    `row:${Math.min(row, 8)}`,
    `last:${Math.min(lines.length - row, 5)}`,
    `size:${Math.min(5, Math.round((heightOf(cell.box) / height) * 3))}`,
  ];
}

const shapeOf = (word: string): string => {
  const letters = word.replaceAll(/[^\p{L}]/gu, '');
  if (/^\d/.test(word) || letters === '') return '9';
  if (letters === letters.toUpperCase()) return letters.length > 1 ? 'AA' : 'A';
  return /^\p{Lu}/u.test(word) ? 'Aa' : 'a';
};

function inside({ kind, value }: Candidate): string[] {
  if (kind !== 'NAME' && kind !== 'CODE') return [];
  const text = String(value);
  const words = text.split(/\s+/);
  const own = tokens(text);
  return [
    ...named('I', own),
    `I^:${own[0]}`,
    `I$:${own.at(-1)}`,
    `words:${Math.min(words.length, 8)}`,
    `shape:${words.slice(0, 5).map(shapeOf).join('')}`,
    ...(/\d/.test(text) ? ['digit'] : []),
  ];
}

export function contextFeatures(candidate: Candidate): string[] {
  const { sheet, row, column: at, before, after } = candidate;
  const cell = sheet.lines[row]?.cells[at];
  if (!cell) return [];
  const isLabelled = /\p{L}{2}/u.test(before);
  return [
    ...inCell(before, after),
    ...inLine(candidate, isLabelled),
    ...aboveAndBelow(candidate, cell, isLabelled),
    ...onSheet(candidate, cell),
    ...inside(candidate),
  ];
}
