// A narrow column beside a table, with the office, the building and the owner one under the other: on each row
// its words stand before the name of the line. The head over the names says where these start.
import { fold } from '../../french/fold.ts';
import { type Cell, cellOf } from '../../layout/cells.ts';
import type { Table } from '../../layout/tables.ts';
import type { Word } from '../../page/page.ts';

const NAMES =
  /^(?:cles?|codes?|libelles?|natures?|postes?|charges|designations?|rubriques?|intitules?|depenses|objet|operations?|prestations?)\b/;
/** In heights of a line: how near to the head names start, and how far from them other columns end. */
const [ALIGNED, APART] = [0.6, 1.5];
const MIN_ROWS = 2;

export type LeftEdge = number | null;

/** Null where names start under no head, or run on from before it, as under a head that is centred. */
export function leftEdge({ header, rows }: Table, height: number): LeftEdge {
  const heads = header.flat().filter(({ text }) => NAMES.test(fold(text)));
  const edge = Math.min(...heads.map(({ box }) => box[0]));
  if (heads.length === 0) return null;
  const starts = (word: Word) => Math.abs(word.box[0] - edge) < ALIGNED * height;
  const words = rows.map(({ texts }) => texts[0]?.words ?? []);
  const isBefore = (word: Word) => word.box[0] < edge - ALIGNED * height;
  const before = words.flat().filter(isBefore);
  const isApart = before.every((word) => word.box[2] < edge - APART * height);
  return before.length > 0 &&
    isApart &&
    words.filter((some) => some.some(starts)).length >= MIN_ROWS
    ? edge - ALIGNED * height
    : null;
}

/** Nothing where no word of it stands under the head. */
export function withinEdge(cell: Cell | null, edge: LeftEdge): Cell | null {
  if (!cell || edge === null) return cell;
  const own = cell.words.filter((word) => word.box[0] >= edge);
  return own.length > 0 ? cellOf(own) : null;
}
