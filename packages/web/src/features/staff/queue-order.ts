// Going through what waits, one after the other; what a colleague looks at is passed over.

type Waiting = { held_by: string | null };

export const openOnes = <T extends Waiting>(
  waiting: readonly T[],
  isCurrent: (one: T) => boolean,
): T[] => waiting.filter((one) => one.held_by === null || isCurrent(one));

/** The one before and the one after. */
export function neighbours<T extends Waiting>(
  waiting: readonly T[],
  isCurrent: (one: T) => boolean,
): { previous: T | null; next: T | null } {
  const open = openOnes(waiting, isCurrent);
  const index = open.findIndex(isCurrent);
  return { previous: open[index - 1] ?? null, next: open[index + 1] ?? null };
}

const SHOWN = 4;

/** The current one first, unless the queue ends before. */
export function inSight<T>(waiting: readonly T[], isCurrent: (one: T) => boolean): T[] {
  const from = Math.max(0, Math.min(waiting.findIndex(isCurrent), waiting.length - SHOWN));
  return waiting.slice(from, from + SHOWN);
}
