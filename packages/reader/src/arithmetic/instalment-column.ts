// What is called now, of what is due in all: « 1 274,96 | 318,74 », « 394,02 | 98,51 » beside what each key costs an owner in a year;
// « appel 2/4, 21 600,00, 2 095,20 » under « 86 400,00, votre quote-part 8 380,80 ».
import type { Figure, Row } from './figures.ts';
import type { ShareLine } from './shares.ts';

const CALLS_A_YEAR = [4, 2, 12, 3] as const;

const instalmentIn = (row: Row | undefined, share: Figure, calls: number): Figure | undefined =>
  row?.figures.find(
    ({ has_cents, value }) => has_cents && Math.abs(value * calls - share.value) <= calls,
  );

/** The lines with their share of one call; null where they are not printed so. */
export function instalmentLines(
  rows: readonly Row[],
  lines: readonly ShareLine[],
): ShareLine[] | null {
  if (lines.length === 0 || lines.some(({ calls }) => calls > 1)) return null;
  for (const calls of CALLS_A_YEAR) {
    const own = lines.flatMap((line) => {
      const share = instalmentIn(rows[line.share.row], line.share, calls);
      return share ? [{ ...line, share, calls }] : [];
    });
    if (own.length === lines.length) return own;
  }
  return null;
}

/** Works are called in no more parts. */
const MOST_CALLS = 12;

const isPartOf = (call: ShareLine, whole: ShareLine): boolean => {
  const calls = whole.total.value / call.total.value;
  return (
    call.part === whole.part &&
    call.base === whole.base &&
    Number.isInteger(calls) &&
    calls > 1 &&
    calls <= MOST_CALLS
  );
};

/** The lines without those that are called in several parts, one of which is here; null where there are none. */
export function calledParts(lines: readonly ShareLine[]): ShareLine[] | null {
  const own = lines.filter((line) => !lines.some((other) => isPartOf(other, line)));
  return own.length < lines.length ? own : null;
}
