// « Date de la demande – date d’établissement   01/10/2026 – 05/10/2026 »: labels in a row, then as many days
// in the same order.
import { findDates } from '../../french/dates.ts';
import { fold } from '../../french/fold.ts';
import { foundBox, writtenWords } from '../../french/written.ts';
import type { Reading } from '../sheet/reading.ts';
import type { Sheet } from '../sheet/sheet.ts';

type LabelledDay = Reading<string> & { label: string };

const BETWEEN = /\s+[-–—]\s+|\s*\/\s*|\s*,\s+|\s+et\s+/;

export const pairedDays = ({ lines, page }: Sheet): LabelledDay[] =>
  lines.flatMap(({ cells }): LabelledDay[] => {
    const written = writtenWords(cells.flatMap(({ words }) => words));
    const days = findDates(written);
    const labels = fold(written.text.slice(0, written.starts[days[0]?.from ?? 0]))
      .replace(/[\s:]+$/, '')
      .split(BETWEEN);
    const isOneEach = days.length > 1 && labels.length === days.length;
    return isOneEach && labels.every((label) => /\p{L}{3}/u.test(label))
      ? days.map((one, at) => ({
          value: one.value,
          raw: one.raw,
          box: foundBox(written, one),
          page,
          label: labels[at] ?? '',
        }))
      : [];
  });
