import type { Row } from './figures.ts';
// « 1 748 → 428,26 », « 84 → 20,58 », « 1 832 → 448,84 »: what the lots of an owner pay of one total, and what they
// pay of it together, in a column of its own or said again at the end. Each is the call, and both are twice the call.
import { isUnder } from './lanes.ts';
import type { ShareLine } from './shares.ts';

const CENT = 1;
/** An owner has no more lots that pay by one key. */
const MOST_LOTS = 8;

type Own = { part: number; cents: number };
const partsOf = (lines: readonly Own[]): number => lines.reduce((sum, { part }) => sum + part, 0);
const centsOf = (lines: readonly Own[]): number => lines.reduce((sum, { cents }) => sum + cents, 0);
const ownOf = ({ part, share }: ShareLine): Own => ({ part, cents: share.value });

function choicesOf(lines: readonly ShareLine[]): ShareLine[][] {
  return lines.reduce<ShareLine[][]>(
    (choices, line) => [...choices, ...choices.map((choice) => [...choice, line])],
    [[]],
  );
}

/** Of a lot that pays too little to be proven, the row prints both figures. */
function isPrinted(row: Row | undefined, part: number, cents: number): boolean {
  const figures = row?.figures ?? [];
  return (
    part > 0 &&
    figures.some((one) => !one.has_cents && one.value === part * 100) &&
    figures.some((one) => one.has_cents && one.value === cents)
  );
}

/** The lines of lots that this one adds up; none where it is a line by itself. */
function addedBy(
  whole: ShareLine,
  lines: readonly ShareLine[],
  row: Row | undefined,
): readonly ShareLine[] {
  const alike = lines.filter(
    (one) =>
      one !== whole &&
      one.part < whole.part &&
      one.base === whole.base &&
      one.total.value === whole.total.value &&
      one.calls === whole.calls,
  );
  if (alike.length > MOST_LOTS) return [];
  const choices = choicesOf(alike).filter((own) => own.length > 0);
  const made = choices.filter((own) => {
    const sums = own.map(ownOf);
    return (
      own.length > 1 &&
      partsOf(sums) === whole.part &&
      Math.abs(centsOf(sums) - whole.share.value) <= CENT * own.length
    );
  });
  const beside = choices.filter((own) => {
    const sums = own.map(ownOf);
    const [part, cents] = [whole.part - partsOf(sums), whole.share.value - centsOf(sums)];
    return own.every(({ share }) => share.row === whole.share.row) && isPrinted(row, part, cents);
  });
  const [only, ...others] = made.length > 0 ? made : beside;
  return only && others.length === 0 ? only : [];
}

/**
 * The lines without those that others add up, and without those that add up others. A line of one lot stands in both
 * columns: of equal sums in a row, the one that stands where the others do.
 */
export function waysTogether(
  rows: readonly Row[],
  lines: readonly ShareLine[],
): (readonly ShareLine[])[] {
  const added = new Map(lines.map((line) => [line, addedBy(line, lines, rows[line.share.row])]));
  const wholes = lines.filter((line) => (added.get(line)?.length ?? 0) > 0);
  if (wholes.length === 0) return [lines];
  const parts = new Set([...added.values()].flat());
  const inLane = (line: ShareLine): ShareLine => {
    const { page, figures = [], height = 0 } = rows[line.share.row] ?? {};
    const own = figures.find(
      (one) =>
        one.has_cents &&
        one.value === line.share.value &&
        wholes.some(({ share }) => share.page === page && isUnder(share, one, height)),
    );
    return own ? { ...line, share: own } : line;
  };
  return [
    lines.filter((line) => !parts.has(line)).map(inLane),
    lines.filter((line) => !wholes.includes(line)),
  ];
}
