// « 3. Quitus | Quitus est donné à M. X. Unanimité. »: titles in a narrow column with their number, and beside each, in a
// wider one, what was said and voted. The text starts on the line of the title, and is not what the question is called.
import { fold } from '../../french/fold.ts';
import { cellOf } from '../../layout/cells.ts';
import { type Head, isAside, type Run } from '../sheet/resolution-head.ts';

/** Fewer questions show no column. */
const MIN_SHOWN = 3;
/** Of the questions: as many have a cell there, and as many of those are sentences. */
const MOST = 0.75;
/** In heights of a line. */
const ALIGNED = 0.4;
const SENTENCE = /[:.;]\s|[.;]$|\b(?:est|sont|ete)\b/;

const secondLeft = ({ line }: Head): number[] => line.cells.slice(1, 2).map(({ box }) => box[0]);

/** Where the column of the texts starts, on one sheet. */
function columnOf(heads: readonly Head[]): number | null {
  const lefts = heads.flatMap(secondLeft);
  const near = ALIGNED * (heads[0]?.sheet.height ?? 0);
  const [most = []] = lefts
    .map((left) => lefts.filter((one) => Math.abs(one - left) < near))
    .toSorted((a, b) => b.length - a.length);
  return most.length >= MOST * heads.length ? (most[0] ?? null) : null;
}

type Cut = { head: Head; text: string };

/** A word of the text starts there, and the title ends before it. */
function cutAt(head: Head, column: number): Cut[] {
  const near = ALIGNED * head.sheet.height;
  const { words } = head.line.line;
  const at = words.findIndex(({ box }) => Math.abs(box[0] - column) < near);
  const title = cellOf(words.slice(0, Math.max(0, at)));
  return title.text.length > head.from
    ? [
        {
          head: { ...head, title, room: column, columns: [column] },
          text: fold(cellOf(words.slice(at)).text),
        },
      ]
    : [];
}

/** All of them are printed so, or none is. */
export function withTextsBeside(run: Run): Run {
  const isPlain = run.heads.every(
    ({ aside, room, whole }) => aside === null && room === null && !whole,
  );
  if (!isPlain || run.heads.length < MIN_SHOWN) return run;
  const sheets = Map.groupBy(run.heads, ({ sheet }) => sheet);
  const cut = run.heads.flatMap((head) => {
    const column = columnOf(sheets.get(head.sheet) ?? []);
    return column === null ? [] : cutAt(head, column);
  });
  const texts = cut.filter(({ text }) => SENTENCE.test(text) && !isAside(text));
  return cut.length === run.heads.length && texts.length >= MOST * cut.length
    ? { ...run, heads: cut.map(({ head }) => head) }
    : run;
}
