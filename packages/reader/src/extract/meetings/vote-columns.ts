// « 4 | Rapport du conseil syndical | néant | – »: what stands where the other questions have their article of the
// law or their votes is no part of the title, whatever it says.
import { cellOf } from '../../layout/cells.ts';
import type { Head, Run } from './resolution-head.ts';

/** Fewer rows do not show a column. */
const MIN_ROWS = 3;
/** In heights of a line. */
const ALIGNED = 1.2;

/** Where the first column beside the titles starts, in most rows of the sheet. */
function columnOf(heads: readonly Head[]): number | null {
  const lefts = heads.flatMap(({ aside }) => aside ?? []).toSorted((a, b) => a - b);
  const [left] = lefts;
  const [first] = heads;
  if (left === undefined || !first || lefts.length < MIN_ROWS) return null;
  const same = lefts.filter((one) => one - left < ALIGNED * first.sheet.height);
  return same.length * 2 > heads.length ? left : null;
}

function cutAt(head: Head, column: number): Head {
  const { cells } = head.line;
  const from = cells.findIndex(
    ({ box }, index) => index > 0 && box[0] > column - ALIGNED * head.sheet.height,
  );
  const beside = cells[from];
  // A title that is wider than its column runs into the next one.
  if (!beside || (head.aside !== null && beside.box[0] >= head.aside)) return head;
  const title = cellOf(cells.slice(0, from).flatMap(({ words }) => words));
  return title.text.length > head.from ? { ...head, title, aside: beside.box[0] } : head;
}

export function withColumnsAside(run: Run): Run {
  const sheets = Map.groupBy(run.heads, ({ sheet }) => sheet);
  const heads = run.heads.map((head) => {
    const column = columnOf(sheets.get(head.sheet) ?? []);
    return column === null ? head : cutAt(head, column);
  });
  return { ...run, heads };
}
