// A column whose total is set otherwise than its lines, « 1 922,78 » flush with the head and « 602,18 » flush
// right, seems to be two. No row has a figure in both, and one of the two has no head: they are one.
import type { Row, Table } from '../../layout/tables.ts';

export function withoutPartedColumns(table: Table): Table {
  const at = table.columns.findIndex((_, index) => areOne(table, index));
  return at === -1 ? table : withoutPartedColumns(joined(table, at));
}

function areOne({ columns, rows }: Table, at: number): boolean {
  const [one, next] = [columns[at], columns[at + 1]];
  return (
    one !== undefined &&
    next !== undefined &&
    (one.head === '') !== (next.head === '') &&
    rows.every(
      ({ values, texts }) =>
        texts[at + 1] === null && (values[at] === null || values[at + 1] === null),
    )
  );
}

function joined(table: Table, at: number): Table {
  const [one, next] = [table.columns[at], table.columns[at + 1]];
  if (!one || !next) return table;
  const column = {
    ...one,
    head: one.head || next.head,
    left: Math.min(one.left, next.left),
    right: Math.max(one.right, next.right),
  };
  return {
    ...table,
    columns: table.columns.toSpliced(at, 2, column),
    rows: table.rows.map(({ values, texts, box }): Row => ({
      values: values.toSpliced(at, 2, values[at] ?? values[at + 1] ?? null),
      texts: texts.toSpliced(at + 1, 1),
      box,
    })),
  };
}
