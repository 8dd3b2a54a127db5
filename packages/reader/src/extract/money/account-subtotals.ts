// An account extracted year by year, or kind by kind: « Exercice 2025   1 420,00   1 110,00 » between its movements moves
// nothing. Whatever it is called, it is the sum of what stands above it, on each side that it prints.
import type { Entry } from './account-entries.ts';

type Sides = { debit: number | null; credit: number | null };

/** Of one movement only, a sum is the movement itself, extracted twice. */
const MIN_SUMMED = 2;

/**
 * Both sides are printed, or one alone without a day: a movement has a day and one side. « Report à nouveau » under
 * movements carries them on, with a day or without.
 */
const maySum = ({ day, kind }: Entry, { debit, credit }: Sides): boolean =>
  (debit !== null && credit !== null) ||
  ((day === null || kind === 'OPENING') && (debit !== null || credit !== null));

const sum = (some: readonly Sides[], side: keyof Sides): number =>
  some.reduce((all, one) => all + (one[side] ?? 0), 0);

/** The sums on both sides; or what is left of the two, on one. */
function closes({ debit, credit }: Sides, some: readonly Sides[]): 'TOTALS' | 'BALANCE' | null {
  if (some.length < MIN_SUMMED) return null;
  const [asked, paid] = [sum(some, 'debit'), sum(some, 'credit')];
  if ((debit ?? 0) === asked && (credit ?? 0) === paid) return 'TOTALS';
  const left = (debit ?? 0) - (credit ?? 0);
  return (debit === null || credit === null) && left !== 0 && left === asked - paid
    ? 'BALANCE'
    : null;
}

/** `sidesOf` tells what a row prints in its two columns. */
export function withSubtotals(
  entries: readonly Entry[],
  sidesOf: (entry: Entry) => Sides,
): readonly Entry[] {
  let since: Sides[] = [];
  const all: Sides[] = [];
  return entries.map((entry): Entry => {
    if (entry.kind === 'TOTALS') since = [];
    if (entry.kind !== 'MOVEMENT' && entry.kind !== 'OPENING') return entry;
    const own = sidesOf(entry);
    const kind = maySum(entry, own) ? (closes(own, since) ?? closes(own, all)) : null;
    if (kind) {
      since = [];
      return { ...entry, kind };
    }
    since.push(own);
    all.push(own);
    return entry;
  });
}
