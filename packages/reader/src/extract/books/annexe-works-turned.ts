// A table of works set the other way round: A to F one under the other, and a column for each of the works. Turned
// back, it is read like any other.
import { fold } from '../../french/fold.ts';
import type { Cell } from '../../layout/cells.ts';
import type { Column } from '../../layout/columns.ts';
import type { Money } from '../shares/share-money.ts';
import type { SheetLine } from '../sheet/sheet.ts';
import { spentRole } from './annexe-works-columns.ts';

export type WorksRow = { label: Cell | null; values: readonly (Money | null)[]; line: SheetLine };
export type WorksTable = {
  columns: readonly Column[];
  rows: readonly WorksRow[];
  total: WorksRow | null;
};

/** Works that are called as columns are would be chance. */
const MIN_ROLES = 3;
const TOTAL = /^(?:tota(?:l|ux)|ensemble)\b/;

/** Null where the rows are works, as they mostly are. */
export function turnedTable({ columns, rows, total }: WorksTable): WorksTable | null {
  const roles = rows.map(({ label }) => spentRole(fold(label?.text ?? '')));
  const isTurned =
    total === null &&
    roles.length >= MIN_ROLES &&
    !roles.includes(null) &&
    new Set(roles).size === roles.length;
  const [first] = rows;
  if (!isTurned || !first) return null;
  const works = columns.map((column, at): WorksRow => ({
    label: headCell(column, first.line),
    values: rows.map(({ values }) => values[at] ?? null),
    line: first.line,
  }));
  const isTotal = ({ label }: WorksRow) => TOTAL.test(fold(label?.text ?? ''));
  return {
    columns: rows.map(({ label }) => ({ left: 0, right: 0, head: label?.text ?? '' })),
    rows: works.filter((work) => !isTotal(work)),
    total: works.find(isTotal) ?? null,
  };
}

/** What is written over a column, right over its first figure. */
function headCell({ head, left, right }: Column, { box }: SheetLine): Cell | null {
  const height = box[3] - box[1];
  return /\p{L}/u.test(head)
    ? { text: head, words: [], box: [left, box[1] - height, right, box[1]] }
    : null;
}
