// Cards of screens set a value large and what it is called in small letters under it. Read so only where
// nothing stands under the name or beside it: then it is the name of what stands there.
import { fold } from '../french/fold.ts';
import { under } from './labelled.ts';
import type { Reading } from './reading.ts';
import type { Sheet } from './sheet.ts';
import { over } from './values-over-labels.ts';

/** `name` is all that the cell under the value says. */
export function overName<T>(
  sheet: Sheet,
  name: RegExp,
  read: (text: string) => T | null,
): Reading<T>[] {
  const whole = new RegExp(`(?:${name.source})(?: ?:)?$`, 'u');
  const named = new RegExp(`^${whole.source}`, 'u');
  // What stands at its left, or further than the next name, is of another card.
  const isBeside = sheet.lines.some(({ cells }) =>
    cells.some(
      ({ text }, at) =>
        named.test(fold(text)) && [cells[at + 1]].some((next) => next && read(next.text) !== null),
    ),
  );
  return isBeside || under(sheet, name, read).length > 0 ? [] : over(sheet, whole, read);
}
