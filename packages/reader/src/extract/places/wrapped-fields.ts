// « Adresse de l’immeuble | 4 rue des Prés | Code postal ou Insee | 63100 | Commune | NOHANENT », in one row of a form whose
// columns are so narrow that labels and values go on under themselves: each column is read whole.
import { fold, plain } from '../../french/fold.ts';
import type { Cell } from '../../layout/cells.ts';
import { boxAround, middleOf } from '../../page/box.ts';
import { joined } from '../names/narrow-names.ts';
import type { Reading } from '../sheet/reading.ts';
import type { Sheet, SheetLine } from '../sheet/sheet.ts';

/** In heights of a line. */
const [BELOW, ALIGNED] = [2.6, 0.6];
const [STREET_LABEL, CODE_LABEL, TOWN_LABEL] = [
  /^adresse (?:de l'immeuble|du bien|du logement|du batiment|de la propriete|de l'habitation)(?: (?:concerne|immobilier)e?)?\s?:?$/,
  /^code postal(?: ou (?:code )?insee)?\s?:?$/,
  /^(?:commune|ville)\s?:?$/,
];

type Column = { text: string; cells: readonly Cell[] };

/** The columns of a row, from the left: the cells near its first line that begin at one edge. */
function columnsOf({ lines, height }: Sheet, first: SheetLine): Column[] {
  const near = lines
    .filter(({ box }) => {
      const down = middleOf(box) - middleOf(first.box);
      return down >= 0 && down < BELOW * height;
    })
    .flatMap(({ cells }) => cells);
  const columns: Cell[][] = [];
  for (const cell of near) {
    const own = columns.find(
      ([top]) => top && Math.abs(top.box[0] - cell.box[0]) < ALIGNED * height,
    );
    if (own) own.push(cell);
    else columns.push([cell]);
  }
  return columns
    .toSorted(([a], [b]) => (a?.box[0] ?? 0) - (b?.box[0] ?? 0))
    .map((cells) => ({
      cells,
      text: cells.map(({ text }) => text).reduce((all, text) => joined(all, text)),
    }));
}

/** All three fields in this order, and each with its value right beside it. */
export function wrappedFields(sheet: Sheet): Reading<string>[] {
  return sheet.lines
    .filter(({ cells }) => cells.length > 3 && /^adresse\b/.test(fold(cells[0]?.text ?? '')))
    .flatMap((line): Reading<string>[] => {
      const [address, street, postal, code, commune, town, ...others] = columnsOf(sheet, line);
      if (!address || !street || !postal || !code || !commune || !town) return [];
      const isForm =
        others.length === 0 &&
        STREET_LABEL.test(fold(address.text)) &&
        CODE_LABEL.test(fold(postal.text)) &&
        TOWN_LABEL.test(fold(commune.text)) &&
        /^\d{1,4}\b.*\p{L}{3}/u.test(street.text) &&
        /^\d{5}$/.test(code.text.trim()) &&
        /^\p{Lu}[\p{L}' -]{1,40}$/u.test(plain(town.text));
      const value = `${street.text}, ${code.text.trim()} ${town.text}`;
      const boxes = [street, code, town].flatMap(({ cells }) => cells.map(({ box }) => box));
      return isForm ? [{ value, raw: value, box: boxAround(boxes), page: sheet.page }] : [];
    });
}
