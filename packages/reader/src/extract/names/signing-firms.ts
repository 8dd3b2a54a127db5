// A mail or a letter without a letterhead ends with its sender: « Cordialement, » over a person, what she does, the firm
// that she works for and its office.
import { fold } from '../../french/fold.ts';
import { writtenWords } from '../../french/written.ts';
import { findAddresses } from '../places/addresses.ts';
import type { Reading } from '../reading.ts';
import type { Sheet } from '../sheet/sheet.ts';
import { closingRow } from './closing-lines.ts';
import { cellReading, FORM, nameOf, OF_TRADE, saysTitle } from './firm-names.ts';
import { isOtherTrade } from './other-trades.ts';

/** In lines. */
const SIGNATURE = 6;
const REACHED = /^(?:tel\b|telephone\b|0\d(?:[ .]?\d{2}){4}|\S+@|www\.)/;

export function signingFirm(sheet: Sheet): Reading<string>[] {
  const closing = closingRow(sheet);
  if (closing === Infinity) return [];
  const lines = sheet.lines.slice(closing + 1, closing + 1 + SIGNATURE);
  return lines.flatMap(({ cells: [cell] }, at) => {
    const [next] = lines[at + 1]?.cells ?? [];
    const isOver =
      next !== undefined &&
      (findAddresses(writtenWords(next.words))[0]?.from === 0 || REACHED.test(fold(next.text)));
    return cell && isOver
      ? nameOf(cellReading(sheet, cell)).filter(({ value }) => {
          const name = fold(value);
          return (
            (OF_TRADE.test(name) || FORM.test(name)) && !saysTitle(name) && !isOtherTrade(name)
          );
        })
      : [];
  });
}
