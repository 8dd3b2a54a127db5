// An account extracted in a letter, without columns: « 01/07/2025  Appel du 3e trimestre  débit 178,05 ». It is one
// where every line says its side and all of them together are the balance that the letter tells.
import { findAmounts } from '../../french/amounts.ts';
import { findDates } from '../../french/dates.ts';
import { fold } from '../../french/fold.ts';
import { writtenWords } from '../../french/written.ts';
import { type Cell, cellOf } from '../../layout/cells.ts';
import { agreed, readCells, type Reading } from '../sheet/reading.ts';
import type { Sheet, SheetLine } from '../sheet/sheet.ts';
import type { Balance } from './signed-balance.ts';

type Listed = { day: string; label: string; cents: number; cell: Cell };

const MIN_LINES = 2;
/** At the end of what a movement is called, or after its sum. */
const SIDE_BEFORE = /[\s,;:(–-]*(?:au\s+)?(?<side>d[ée]bit|cr[ée]dit)(?:\s+(?:de|:))?[\s:(]*$/iu;
const SIDE_AFTER = /^[\s,;:)€(–-]*(?:euros?|eur)?[\s,(–-]*(?:au\s+)?(?<side>debit|credit)\b/u;

/** Null where a line that has a day and a sum does not say its side. */
function listedOn({ cells }: SheetLine): Listed | 'NONE' | null {
  const words = cells.flatMap((cell) => cell.words);
  const written = writtenWords(words);
  const [day] = findDates(written);
  const [amount, ...others] = findAmounts(written).filter((one) => !day || one.from >= day.to);
  if (day?.from !== 0 || !amount || others.length > 0) return 'NONE';
  const start = written.text.indexOf(amount.raw, written.starts[amount.from] ?? 0);
  const before = written.text.slice(day.raw.length, start);
  const led = SIDE_BEFORE.exec(before);
  const extracted =
    led?.groups?.['side'] ??
    SIDE_AFTER.exec(fold(written.text.slice(start + amount.raw.length)))?.groups?.['side'] ??
    amount.value.side ??
    '';
  const side = fold(extracted);
  const label = before
    .slice(0, led?.index ?? before.length)
    .replaceAll(/^[\s:,;–-]+|[\s:,;–-]+$/gu, '');
  if (side === '' || label === '' || amount.value.cents <= 0) return null;
  const sign = side === 'credit' ? -1 : 1;
  return { day: day.value, label, cents: amount.value.cents * sign, cell: cellOf(words) };
}

export function listedEntries(
  sheets: readonly Sheet[],
  extracted: readonly Balance[],
): Reading<string[]> | null {
  const balance = agreed(extracted.filter(({ signed }) => signed));
  const [sheet, ...others] = sheets;
  if (!sheet || others.length > 0 || !balance || sheet.page.source === 'OCR') return null;
  const lines = sheet.lines.map(listedOn).filter((one) => one !== 'NONE');
  const rows = lines.flatMap((one) => one ?? []);
  const sum = rows.reduce((all, { cents }) => all + cents, 0);
  const isWhole = rows.length === lines.length && rows.length >= MIN_LINES;
  return isWhole && sum === balance.value && sum !== 0
    ? readCells(
        rows.map(({ day, label, cents }) => `${day} ${cents} ${label}`),
        rows.map(({ cell }) => cell),
        sheet.page,
      )
    : null;
}
