// « VOS LOTS » over « 34 Appartement », « 112 Cave », in a column beside a table whose rows stand at the same heights:
// what a lot is says that the figure before it is its number.
import { fold } from '../../french/fold.ts';
import { type Cell, cellOf } from '../../layout/cells.ts';
import { readCells, type Reading } from '../sheet/reading.ts';
import type { Sheet } from '../sheet/sheet.ts';

const TITLE =
  /^(?:vos |les |mes |liste des |designation des )?lots(?: vendus| concernes)?(?: \([^()]{1,40}\))?\s?:?$/;
const LOT =
  /^(?:lot )?(?:n° ?)?0*(?<number>\d{1,5})\s?[-:.]?\s(?:une? )?(?:appartement|appt|studio|[tf][1-9]\b|duplex|cave|cellier|parking|garage|box|stationnement|place|emplacement|local|grenier|chambre|jardin|logement|bureau|commerce)/;
/** In heights of a line: cells of one column begin at one place. */
const ALIGNED = 0.6;
/** Fewer are found by other words. */
const MIN_LOTS = 2;

export function lotsInColumn({ lines, height, page }: Sheet): Reading<string[]>[] {
  for (const [at, { cells }] of lines.entries()) {
    const title = cells.find(({ text }) => TITLE.test(fold(text)));
    if (!title) continue;
    const under = lines.slice(at + 1).flatMap((line) => cellUnder(title, line.cells, height));
    const end = under.findIndex(({ text }) => !LOT.test(fold(text)) && !/^\p{Ll}/u.test(text));
    const own = (end === -1 ? under : under.slice(0, end)).filter(({ text }) =>
      LOT.test(fold(text)),
    );
    if (own.length < MIN_LOTS) continue;
    const numbers = own.map(({ text }) => LOT.exec(fold(text))?.groups?.['number'] ?? '');
    return [readCells([...new Set(numbers)], own, page)];
  }
  return [];
}

/** « 34 | Appartement »: a number alone, and what it is in the next cell. */
function cellUnder(title: Cell, cells: readonly Cell[], height: number): Cell[] {
  const at = cells.findIndex(({ box }) => Math.abs(box[0] - title.box[0]) < ALIGNED * height);
  const [cell, next] = at === -1 ? [] : cells.slice(at);
  if (!cell) return [];
  return [next && /^\d+$/.test(cell.text) ? cellOf([...cell.words, ...next.words]) : cell];
}
