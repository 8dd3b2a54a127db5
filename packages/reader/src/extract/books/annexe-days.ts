// The day that the accounts were closed on. An account ends with a month: the first day of a year, the day
// of printing and that of a meeting are other days.
import { addDays } from '@quitus/domain/documents/calendar';

import { findDates } from '../../french/dates.ts';
import { fold } from '../../french/fold.ts';
import { findPeriods } from '../../french/periods.ts';
import { foundBox, writtenText } from '../../french/written.ts';
import { blocksOf } from '../sheet/blocks.ts';
import { after, datesAfter } from '../sheet/labelled.ts';
import { agreed, distinct, type Reading } from '../sheet/reading.ts';
import type { Sheet } from '../sheet/sheet.ts';
import { annexeColumn } from './annexe-columns.ts';

const CLOSED =
  /etat financier (?:au|le|a la date du)|fin (?:de l'|d')exercice(?: clos)?(?: ?\(?n\)?)?\s*\(?(?:le|au|du)?|apres repartition (?:au|a la date du)|exercice clos(?: realise)?(?: \(?n\)?)? (?:le|au)|arretes? (?:au|le)|clotures?(?: de l'exercice)?(?: (?:le|au|du))?\s*\(?|(?:situation|bilan|comptes?) au/;

/** « Exercice clos du … au … et budget prévisionnel de l’exercice du … au … »: the second is yet to come. */
const YEAR =
  /(?:exercice(?= (?:clos|realise|ecoule))|(?<!\bbudgets?\b[^.;:\t]{0,50})exercice)(?: (?:clos|comptable|n|realise|ecoule|social))*(?: ?\(n\))?\s*\(?/;

/** « 2025-12-31 », « 2026-02-28 ». */
const endsMonth = (day: string): boolean => addDays(day, 1).endsWith('-01');

/** Told in words; else over the columns; else the only end of a month at the head. None where two are extracted. */
export function closedOn(sheets: readonly Sheet[]): Reading<string> | null {
  const extracted = sheets.flatMap((sheet) => [
    ...[sheet, ...blocksOf(sheet)].flatMap((passage) => datesAfter(passage, CLOSED)),
    ...after(sheet, YEAR, findPeriods).map((one) => ({ ...one, value: one.value.to })),
  ]);
  const ways = [
    () => extracted.filter(({ value }) => endsMonth(value)),
    () => sheets.flatMap(closedOverColumns),
    () => sheets.flatMap(endsAtHead),
    // A day that OCR read and that ends no month is where the year starts.
    () => extracted.filter(({ page }) => page.source !== 'OCR'),
  ];
  for (const way of ways) {
    const days = distinct(way());
    if (days.length > 0) return agreed(days);
  }
  return null;
}

/** Of printing, of a meeting, of a budget to come. */
const OTHERS =
  /(?:edit|imprim|etabli|date d|page|tirage|assemblee|\bag\b|budget|approuve|precedent|reunion|n ?[+-] ?[12])[^\n\t]{0,60}$/;

function endsAtHead({ written, tables, page }: Sheet): Reading<string>[] {
  const bottom = tables[0]?.box[1] ?? page.height;
  const folded = fold(written.text);
  return findDates(written).flatMap((one) => {
    const at = written.starts[one.from] ?? 0;
    const line = folded.slice(folded.lastIndexOf('\n', at) + 1, at);
    const box = foundBox(written, one);
    return box[3] <= bottom && endsMonth(one.value) && !OTHERS.test(line)
      ? [{ value: one.value, raw: one.raw, box, page }]
      : [];
  });
}

function closedOverColumns({ tables, page }: Sheet): Reading<string>[] {
  const dated = tables.flatMap((table) =>
    table.columns.flatMap((column) => {
      const head = writtenText(column.head);
      const years = findPeriods(head).filter(({ value }) => value.kind === 'RANGE');
      const ends = years.map((one) => ({ ...one, value: one.value.to }));
      const [only, ...others] = ends.length > 0 ? ends : findDates(head);
      return only && others.length === 0
        ? [{ value: only.value, raw: only.raw, box: table.box, page, column }]
        : [];
    }),
  );
  const named = distinct(dated.filter(({ column }) => annexeColumn(column, null) === 'CLOSED'));
  const days = [...new Set(dated.map(({ value }) => value))].toSorted();
  const [former, closed, ...more] = days;
  const isPair =
    former &&
    closed &&
    more.length === 0 &&
    Number(closed.slice(0, 4)) - Number(former.slice(0, 4)) === 1;
  const later = isPair && former.slice(4) === closed.slice(4) ? closed : null;
  return named.length > 0 ? named : dated.filter(({ value }) => value === later).slice(0, 1);
}
