// Account numbers, wherever they stand: their check digits name them.
import { findIbans } from '../../french/identifiers.ts';
import { foundBox, writtenWords } from '../../french/written.ts';
import type { Reading } from '../sheet/reading.ts';
import type { Sheet } from '../sheet/sheet.ts';

/** Two lines at a time: the number is long and often broken. */
export const ibansOf = ({ lines, page }: Sheet): Reading<string>[] =>
  lines.flatMap(({ line }, index) => {
    const written = writtenWords([...line.words, ...(lines[index + 1]?.line.words ?? [])]);
    return findIbans(written).map(({ value, raw, ...at }) => ({
      value,
      raw,
      box: foundBox(written, { value, raw, ...at }),
      page,
    }));
  });
