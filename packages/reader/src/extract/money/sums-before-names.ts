// What a call pays for, as a list of sums each before its name: « 298,35 € – provision pour charges courantes ». It is
// one where every line of it starts with its sum and all of them are the total.
import { findAmounts } from '../../french/amounts.ts';
import { fold } from '../../french/fold.ts';
import { writtenWords } from '../../french/written.ts';
import { cellOf } from '../../layout/cells.ts';
import { type CallCategory, categoryOf } from '../shares/call-category.ts';
import { readCells, type Reading } from '../sheet/reading.ts';
import type { Sheet } from '../sheet/sheet.ts';

const MIN_LINES = 2;
/** Between a sum and what it is for. */
const LINK = /^\s*(?:€|euros?|eur)?\s*(?:[:–—-]|pour|au titre d[eu]s?|de|d')\s*(?=\p{L})/u;

type Named = { cents: number; category: CallCategory | null; sheet: Sheet; at: number };

/** Null for a line that does not start with its only sum. */
function namedOn(sheet: Sheet, at: number): Named | null {
  const words = sheet.lines[at]?.cells.flatMap((cell) => cell.words) ?? [];
  const start = words.findIndex(({ text }) => /[\p{L}\d]/u.test(text));
  const written = writtenWords(words.slice(Math.max(0, start)));
  const [only, ...others] = findAmounts(written);
  if (!only || only.from !== 0 || others.length > 0) return null;
  const rest = written.text.slice(only.raw.length);
  const link = LINK.exec(rest)?.[0];
  if (link === undefined) return null;
  return {
    cents: only.value.cents,
    category: categoryOf(fold(rest.slice(link.length))),
    sheet,
    at,
  };
}

/** Lines right under one another; one that cannot be extracted leaves all of them open. */
export function sumsBeforeNames(sheet: Sheet, total: number): Map<CallCategory, Reading<number>> {
  const extracted = sheet.lines.flatMap((_, at) => namedOn(sheet, at) ?? []);
  const follow = extracted.every(
    ({ at }, index) => index === 0 || at === (extracted[index - 1]?.at ?? 0) + 1,
  );
  const sum = extracted.reduce((all, { cents }) => all + cents, 0);
  const isWhole = extracted.length >= MIN_LINES && follow && sum === total;
  if (!isWhole || extracted.some(({ category }) => category === null)) return new Map();
  return new Map(
    [...Map.groupBy(extracted, ({ category }) => category)].flatMap(([category, own]) =>
      category === null ? [] : [[category, together(own, sheet)] as const],
    ),
  );
}

const together = (own: readonly Named[], sheet: Sheet): Reading<number> =>
  readCells(
    own.reduce((all, { cents }) => all + cents, 0),
    own.map(({ at }) => cellOf(sheet.lines[at]?.cells.flatMap((cell) => cell.words) ?? [])),
    sheet.page,
  );
