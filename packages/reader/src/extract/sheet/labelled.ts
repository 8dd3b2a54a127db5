// Values beside the words that name them: after them, in the next cell, or under them.
import type { Box } from '@quitus/domain/reading/box';

import { type Amount, amountOf, findAmounts } from '../../french/amounts.ts';
import { findDates } from '../../french/dates.ts';
import { fold } from '../../french/fold.ts';
import { findPeriods } from '../../french/periods.ts';
import {
  type Found,
  foundBox,
  unbroken,
  type Written,
  writtenWords,
} from '../../french/written.ts';
import type { Cell } from '../../layout/cells.ts';
import { middleOf } from '../../page/box.ts';
import type { Word } from '../../page/page.ts';
import { labelledParts } from './label-parts.ts';
import { type Reading, readWords } from './reading.ts';
import type { Passage, Sheet } from './sheet.ts';

type Finder<T> = (written: Written) => Found<T>[];

const GAP = /^[\s:;=.\-_|]*$/;
/** In heights of a line. */
const BELOW = 2.4;
const BESIDE = 1;

/**
 * What stands right after each match of `label`, a pattern on folded text where a tab parts cells and
 * a new line lines. `name` is what the label said.
 */
export function after<T>(
  { written, page }: Passage,
  label: RegExp,
  finder: Finder<T>,
): (Reading<T> & { name: string })[] {
  const folded = fold(written.text);
  const values = unbroken(written, finder(written));
  return [...folded.matchAll(new RegExp(wrapping(label), 'gu'))].flatMap((match) => {
    const end = match.index + match[0].length;
    const next = values.find((one) => (written.starts[one.from] ?? 0) >= end - 1);
    const start = Math.max(end, next ? (written.starts[next.from] ?? 0) : 0);
    if (!next || !GAP.test(folded.slice(end, start)) || isAcross(folded, end, start)) return [];
    const { value, raw } = next;
    return [{ value, raw, box: foundBox(written, next), page, name: match[0] }];
  });
}

/** A space of a label may be the end of a line. */
const wrapping = ({ source }: RegExp): string =>
  source.replaceAll(/\[(?:\\.|[^\]\\])*\]|\\.| /gsu, (part) => (part === ' ' ? '[ \n]' : part));

/** From the last cell of a row to the first of the next: both are cells of a table, one is not the other's. */
function isAcross(text: string, end: number, start: number): boolean {
  if (!text.slice(end, start).includes('\n')) return false;
  const above = text.slice(text.lastIndexOf('\n', end - 1) + 1, end);
  const below = text.slice(start).split('\n')[0] ?? '';
  return above.includes('\t') && below.includes('\t');
}

const overlaps = (a: Box, b: Box): boolean => a[0] < b[2] && b[0] < a[2];

/** A cell that is the value and nothing else, right under a cell that ends with `label`. */
export function under<T>(
  sheet: Sheet,
  label: RegExp,
  read: (text: string) => T | null,
): Reading<T>[] {
  const isLabel = new RegExp(`(?:${label.source})\\s*:?$`);
  const { lines, height, page } = sheet;
  return lines.flatMap(({ cells, box }, index) =>
    cells
      .filter((cell) => isLabel.test(fold(cell.text)))
      .flatMap((cell): Reading<T>[] => {
        // A line of the margin may come between: it has nothing under the cell.
        const below = lines
          .slice(index + 1)
          .find((line) => line.cells.some((one) => overlaps(one.box, cell.box)));
        if (!below || middleOf(below.box) - middleOf(box) > BELOW * height) return [];
        const [only, ...others] = below.cells.filter((one) => overlaps(one.box, cell.box));
        const value = only && others.length === 0 ? read(only.text) : null;
        return value === null || !only ? [] : [readWords(value, only.text, only.words, page)];
      }),
  );
}

/** It can be searched in its turn. `more` is the line below, where a sentence may go on. */
type LabelledText = Reading<string> & Passage & { more: string };

/** « 1. Adresse », « a) Montant », « B. – Propriétaire », « II - Bien », « – Lots ». */
const NUMBERED = String.raw`(?:(?:\d{1,2}(?:\.\d{1,2})?|[a-z]|[ivx]{1,4})\s?(?:[.)/°]\s*(?:-\s*)?|-\s+)|[-*•]\s*)?`;
/** « Adresse(s) », « Propriétaire (vendeur) ». */
const NOTED = String.raw`(?:\((?:e|s|es|e\)\(s)\))?(?:\s\([^()]{1,40}\))?`;

/** « Propriétaire actuel : », « Adresse exacte : », « Lot(s) concerné(s) : ». */
const FILLED = String.raw`(?: (?:concerne|vise|ci-dessous|ci-apres|exact|complet|precis|actuel|principal|unique|declare|indique|present)(?:te|le|e)?s?(?:\(s\))?)?`;

/** The text that a label names: after its colon, in the next cell, or beside it when it was wrapped. */
export function textsAfter(sheet: Sheet, label: RegExp): LabelledText[] {
  const { lines, page, height } = sheet;
  // « syndic@copro-sud.fr » is where somebody reads, and labels nothing.
  const opening = `^${NUMBERED}(?:${label.source})(?![\\p{L}\\d@]|-\\p{L})${NOTED}`;
  // With its colon first: of two labels that start alike, the longer one may be the one that is printed.
  const [named, start] = [
    // « NOM ........ : X », as listings lead to the colon.
    new RegExp(`${opening}${FILLED}\\s*(?:[.…_]{3,}\\s*)?(?<colon>:)\\s*`, 'u'),
    new RegExp(`${opening}\\s*`, 'u'),
  ];
  const readText = (words: readonly Word[], more = ''): LabelledText[] => {
    const text = words.map((word) => word.text).join(' ');
    return /[\p{L}\d]/u.test(text)
      ? [{ ...readWords(text, text, words, page), written: writtenWords(words), more }]
      : [];
  };
  const firstPart = (cell: Cell): readonly Word[] => labelledParts(cell)[0]?.words ?? [];
  const read = (part: Cell, next: Cell | undefined, at: number, more: string): LabelledText[] => {
    const text = fold(part.text);
    const match = named.exec(text) ?? start.exec(text);
    if (!match) return [];
    const rest = wordsFrom(part, match[0].length);
    if (rest.length > 0) return match.groups?.['colon'] ? readText(rest, more) : [];
    if (next) return readText(withoutColon(firstPart(next)));
    const box = lines[at]?.box;
    const beside = lines.flatMap((line) =>
      box && line.box !== box && Math.abs(middleOf(line.box) - middleOf(box)) < BESIDE * height
        ? line.cells.filter((one) => one.box[0] > part.box[2] && line.cells.length === 1)
        : [],
    );
    return readText(beside.flatMap(({ words }) => words));
  };
  return lines.flatMap(({ cells, box }, row) => {
    const below = lines[row + 1];
    const isNear = below && middleOf(below.box) - middleOf(box) < BELOW * height;
    const more = isNear && cells.length === 1 ? (below.cells[0]?.text ?? '') : '';
    return cells.flatMap((cell, index) => {
      const parts = labelledParts(cell);
      return parts.flatMap((part, at) =>
        at === parts.length - 1
          ? read(part, cells[index + 1], row, more)
          : part.text.includes(':')
            ? read(part, undefined, row, '')
            : [],
      );
    });
  });
}

/** « LOTS » and « : 214 – 1067 », as listings set them: the colon is the label's. */
const withoutColon = (words: readonly Word[]): readonly Word[] =>
  words[0]?.text === ':' ? words.slice(1) : words;

/** The words of a cell from an offset of its text. */
export function wordsFrom(cell: Cell, offset: number): readonly Word[] {
  const { starts, words } = writtenWords(cell.words);
  return words.filter((_, index) => (starts[index] ?? 0) >= offset);
}

export const amountsAfter = (sheet: Passage, label: RegExp) => after(sheet, label, findAmounts);
export const datesAfter = (sheet: Passage, label: RegExp) => after(sheet, label, findDates);
export const periodsAfter = (sheet: Passage, label: RegExp) => after(sheet, label, findPeriods);
export const amountsUnder = (sheet: Sheet, label: RegExp) => under(sheet, label, amountOf);
/** Under a cell that starts with the words and says no more than a day or a year after them. */
export const amountsUnderHead = (sheet: Sheet, words: RegExp) =>
  amountsUnder(sheet, new RegExp(`^(?:${words.source})[^:]{0,60}`, 'u')).filter(
    (one) => !goesOn(sheet, one),
  );

/** The first of a column of sums is not what its head names. */
function goesOn({ lines, height }: Sheet, { box, value }: Reading<Amount>): boolean {
  // Lines of a card beside the table may stand between two of its rows.
  const amounts = lines
    .filter(
      (line) => line.box[1] > middleOf(box) && middleOf(line.box) - middleOf(box) <= BELOW * height,
    )
    .flatMap((line) => line.cells.filter((one) => overlaps(one.box, box)))
    .map((one) => amountOf(one.text));
  return amounts.some((one) => one !== null && one.cents !== value.cents);
}
export const datesUnder = (sheet: Sheet, label: RegExp) => under(sheet, label, onlyDay);

/** The day that a text is, where it is nothing else. */
export function onlyDay(text: string): string | null {
  const bare = text.trim().replace(WEEKDAY, '');
  const written = writtenWords([{ text: bare, box: [0, 0, 0, 0] }]);
  const [only, ...others] = findDates(written);
  return only && others.length === 0 && only.raw.length === bare.length ? only.value : null;
}
const WEEKDAY = /^(?:le\s+)?(?:lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche)\s+/i;
