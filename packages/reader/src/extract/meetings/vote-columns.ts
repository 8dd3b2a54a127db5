// « 4 | Rapport du conseil syndical | néant | – »: what stands where the other questions have their article of the
// law or their votes is no part of the title, whatever it says.
import { fold } from '../../french/fold.ts';
import { type Cell, cellOf } from '../../layout/cells.ts';
import type { Head, Run } from '../sheet/resolution-head.ts';

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

/** What stands last on the line of a title, apart from it. */
const lastBeside = ({ line, from, title }: Head): Cell | null => {
  const last = line.cells.at(-1);
  const before = cellOf(line.cells.slice(0, -1).flatMap(({ words }) => words));
  const isInTitle = last?.words.every((word) => title.words.includes(word)) ?? false;
  return last && isInTitle && before.text.length > from ? last : null;
};
const saidBy = ({ text }: Cell): string => fold(text).replaceAll(/\d+/g, '');

/** « Vote à main levée », at the right of most titles: words that come back there are no part of any of them. */
function withoutRepeated(heads: readonly Head[]): Head[] {
  const beside = heads.map(lastBeside);
  const said = Map.groupBy(
    beside.flatMap((cell) => cell ?? []),
    saidBy,
  );
  const [most = []] = [...said.values()].toSorted((a, b) => b.length - a.length);
  const [shown] = most;
  if (!shown || most.length < MIN_ROWS || most.length * 2 <= heads.length) return [...heads];
  return heads.map((head, index) => {
    const cell = beside[index];
    const near = ALIGNED * head.sheet.height;
    const isInColumn = (side: 0 | 2) => Math.abs((cell?.box[side] ?? 0) - shown.box[side]) < near;
    if (!cell || !(saidBy(cell) === saidBy(shown) || isInColumn(0) || isInColumn(2))) return head;
    const title = cellOf(head.line.cells.slice(0, -1).flatMap(({ words }) => words));
    return { ...head, title };
  });
}

export function withColumnsAside(run: Run): Run {
  const sheets = Map.groupBy(run.heads, ({ sheet }) => sheet);
  const heads = run.heads.map((head) => {
    const column = columnOf(sheets.get(head.sheet) ?? []);
    return column === null ? head : cutAt(head, column);
  });
  return { ...run, heads: withoutRepeated(heads) };
}
