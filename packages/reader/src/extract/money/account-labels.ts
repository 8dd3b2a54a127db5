// What a movement is called, without what stands beside it: the cards at the left of a screen, the day of
// value after the day itself, the letters by which a ledger ties a payment to what it pays.
import type { Box } from '@quitus/domain/reading/box';

import { fold } from '../../french/fold.ts';
import { cellOf } from '../../layout/cells.ts';
import type { Row, RowText, Table } from '../../layout/tables.ts';
import type { Word } from '../../page/page.ts';

const DAY = /^\d{1,2}[/.-]\d{1,2}[/.-](?:\d{4}|\d{2})$/;
const MIN_DATED = 2;
/** In points: days of one column start at one place. */
const ALIGNED = 2;

/** Where all rows have a day in one column, what stands at its left is of another part of the page. */
export function besideDays(table: Table): Table {
  const lefts = table.rows.flatMap(({ texts }) => {
    const day = (texts[0]?.words ?? []).find(({ text }) => DAY.test(text));
    return day ? [day.box[0]] : [];
  });
  const [left] = lefts;
  const isColumn =
    left !== undefined &&
    lefts.length >= MIN_DATED &&
    lefts.every((one) => Math.abs(one - left) < ALIGNED);
  if (isColumn && isNamedBefore(table, left))
    return { ...table, rows: table.rows.map((row) => dayFirst(row, left)) };
  const isBeside = table.rows.some(({ texts }) =>
    texts[0]?.words.some(({ box }) => isColumn && box[2] < left - ALIGNED),
  );
  return isColumn && isBeside
    ? { ...table, rows: table.rows.map((row) => fromLeft(row, left)) }
    : table;
}

const NAME_HEAD =
  /^(?:libelles?|operations?|ecritures?|designations?|natures?|objets?|intitules?|mouvements?)\b/;
const isDayAt = ({ text, box }: Word, left: number): boolean =>
  DAY.test(text) && Math.abs(box[0] - left) < ALIGNED;

/** « Libellé | Date | Débit »: what a movement is called stands before its day, and nothing after it. */
const isNamedBefore = ({ header, rows }: Table, left: number): boolean =>
  header.flat().some(({ text, box }) => NAME_HEAD.test(fold(text)) && box[0] < left - ALIGNED) &&
  rows.every(({ texts }) => {
    const words = texts[0]?.words ?? [];
    const at = words.findIndex((word) => isDayAt(word, left));
    return at === -1 || at === words.length - 1;
  });

/** As other accounts have it. */
function dayFirst(row: Row, left: number): Row {
  const [first = null, ...others] = row.texts;
  if (!first) return row;
  const words = [
    ...first.words.filter((word) => isDayAt(word, left)),
    ...first.words.filter((word) => !isDayAt(word, left)),
  ];
  return { ...row, texts: [{ ...cellOf(words), own: first.own }, ...others] };
}

/** A row that has nothing else was none of the account. */
function fromLeft(row: Row, left: number): Row {
  const [first = null, ...others] = row.texts;
  const of = (words: readonly Word[]) => words.filter(({ box }) => box[0] >= left - ALIGNED);
  const own = of(first?.words ?? []);
  const line = of(first?.own?.words ?? []);
  const text: RowText | null =
    own.length > 0 ? { ...cellOf(own), own: line.length > 0 ? cellOf(line) : null } : null;
  return { ...row, texts: [text, ...others] };
}

const LETTERING = /^(?:lettr(?:age|\.)?|let\.?|point(?:age|\.))$/;
const LETTERS = /^[A-Z]{1,3}\d{0,3}$/;
const overlaps = (a: Box, b: Box): boolean => a[0] < b[2] && b[0] < a[2];

/** Under « Lettrage ». */
export const isLettered = ({ header }: Table, word: Word): boolean =>
  LETTERS.test(word.text) &&
  header.flat().some(({ text, box }) => LETTERING.test(fold(text)) && overlaps(box, word.box));

/** The number of a voucher or the code of a journal, in a column of its own. */
const VOUCHER_HEAD =
  /^(?:n° ?(?:de )?)?(?:pieces?|pce|pc|jal|jnl|journal|jx|code jal|ref|references?|ecr)\.?$/;
/** The day by which a sum is due, or from which it counts, after what it is called. */
const DUE_HEAD =
  /^(?:(?:date )?(?:d')?(?:ech(?:eance|\.)?|exigibilite)|(?:date )?(?:de )?val(?:eur|\.)?)$/;
const VOUCHER = /^(?=[^\d]{0,3}$|.*\d)[\dA-Z][\dA-Z./-]{0,14}$/;
const isUnder = (head: Box, left: number, [own]: Box): boolean =>
  own > head[0] - ALIGNED && own < left - ALIGNED;

/** From where its head starts to where the next one does. */
const standsUnder = ({ header }: Table, word: Word, head: RegExp): boolean =>
  header.some((cells) =>
    cells.some(({ text, box }, at) => {
      const next = cells[at + 1];
      return next && head.test(fold(text)) && isUnder(box, next.box[0], word.box);
    }),
  );

/** What a line of the books has of its own beside its name. */
export const isVoucher = (table: Table, word: Word): boolean =>
  (VOUCHER.test(word.text) && standsUnder(table, word, VOUCHER_HEAD)) ||
  (DAY.test(word.text) && standsUnder(table, word, DUE_HEAD));

/** « 01/01/2024 au 31/03/2024 » is what the movement is for. */
const VALUE_DAY = /^\d{1,2}[/.-]\d{1,2}[/.-](?:\d{4}|\d{2})\s+(?!au\s|à\s|[-–—])(?=\S)/;

export const withoutValueDay = (label: string): string => label.replace(VALUE_DAY, '');
