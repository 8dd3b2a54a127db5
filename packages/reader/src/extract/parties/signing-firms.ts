// A mail or a letter without a letterhead ends with its sender: « Cordialement, » over a person, what she does, the firm
// that she works for and its office; or « Pour le syndic, » over the firm.
import { fold } from '../../french/fold.ts';
import { writtenWords } from '../../french/written.ts';
import type { Cell } from '../../layout/cells.ts';
import { findAddresses } from '../places/addresses.ts';
import { cellUnder } from '../sheet/blocks.ts';
import type { Reading } from '../sheet/reading.ts';
import type { Sheet } from '../sheet/sheet.ts';
import { closingRow } from './closing-lines.ts';
import { cellReading, FORM, nameOf, OF_TRADE, saysTitle } from './firm-names.ts';
import { isOtherTrade } from './other-trades.ts';

/** In lines. */
const SIGNATURE = 6;
const REACHED = /^(?:tel\b|telephone\b|0\d(?:[ .]?\d{2}){4}|\S+@|www\.)/;
const FOR_SYNDIC = /^p(?:our|\/) ?(?:le |votre )?syndic\s*[,:]?$/;
/** « Le Cabinet ROUX », « ROUX & Fils Immobilier »: a name and nothing else. */
const ONLY_NAME = /^(?:[Ll][ea] )?\p{Lu}[\p{L}\d'’&. -]{3,60}$/u;
const OPENS_FIRM = /^(?:l[ea] )?(?:cabinet|regie|agence|etude|sarl|sasu?|eurl)\s/;

/** Of the height of a page. */
const FOOT = 0.9;
const OF_PRINT =
  /^(?:page |p\. ?)?\d{1,3}(?: ?(?:\/|sur) ?\d{1,3})?$|^(?:edite|imprime|edition|tirage|genere|le)\b.*\d|^[\d/. :h-]+$/;

/** « Cabinet ROUX   Édité le 01/02/2026   Page 1/1 », the last line of a print: whoever printed it. */
export const printingFirm = (sheet: Sheet): Reading<string>[] =>
  sheet.lines
    .filter(({ box }) => box[1] > sheet.page.height * FOOT)
    .flatMap(({ cells }) =>
      cells.filter(
        (cell) =>
          ONLY_NAME.test(cell.text) &&
          cells.every((other) => other === cell || OF_PRINT.test(fold(other.text))),
      ),
    )
    .flatMap((cell) => firmNamed(sheet, cell));

export function signingFirm(sheet: Sheet): Reading<string>[] {
  const closing = closingRow(sheet);
  const lines = closing === Infinity ? [] : sheet.lines.slice(closing + 1, closing + 1 + SIGNATURE);
  const signed = lines.flatMap(({ cells }, at) =>
    cells.filter((cell, column) => {
      const [next] = lines[at + 1]?.cells ?? [];
      const isOver =
        column === 0 &&
        next !== undefined &&
        (findAddresses(writtenWords(next.words))[0]?.from === 0 || REACHED.test(fold(next.text)));
      return isOver || (OPENS_FIRM.test(fold(cell.text)) && ONLY_NAME.test(cell.text));
    }),
  );
  const signedFor = sheet.lines
    .flatMap(({ cells }) => cells)
    .filter(({ text }) => FOR_SYNDIC.test(fold(text)))
    .flatMap((cell) => cellUnder(sheet, cell) ?? []);
  return [...signedFor, ...signed].flatMap((cell) => firmNamed(sheet, cell));
}

/** Its form or its trade says that it is a firm. */
const firmNamed = (sheet: Sheet, cell: Cell): Reading<string>[] =>
  nameOf(cellReading(sheet, cell)).filter(({ value }) => {
    const name = fold(value);
    return (OF_TRADE.test(name) || FORM.test(name)) && !saysTitle(name) && !isOtherTrade(name);
  });
