// What waits for somebody of the team: who holds it, and how long it takes, told from what really happened lately.
import { MINUTE_MS } from '../time/durations.ts';

/** A page left open and forgotten keeps nothing from the others for longer. */
export const heldUntil = (now: Date): Date => new Date(now.getTime() + 10 * MINUTE_MS);

type Held = { held_by_id: string | null; held_until: Date | null };

export const isHeldByOther = (
  { held_by_id, held_until }: Held,
  account_id: string,
  now: Date,
): boolean =>
  held_by_id !== null && held_by_id !== account_id && held_until !== null && held_until > now;

/** Said when nothing was decided lately. */
const PROMISED_MINUTES = 24 * 60;

export type LatelyDecided = {
  /** From the arrival of the document to the decision. */
  waited_minutes: number;
  /** From the moment somebody opened it. */
  handled_minutes: number;
};

/** `ahead`: how many documents come before this one. */
export function estimatedMinutes(ahead: number, lately: readonly LatelyDecided[]): number {
  if (lately.length === 0) return PROMISED_MINUTES;
  const waited = median(lately.map(({ waited_minutes }) => waited_minutes));
  const handled = median(lately.map(({ handled_minutes }) => handled_minutes));
  return Math.ceil(Math.max(waited, (ahead + 1) * handled));
}

export function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  const middle = Math.floor(sorted.length / 2);
  const upper = sorted[middle] ?? 0;
  return sorted.length % 2 === 1 ? upper : (upper + (sorted[middle - 1] ?? upper)) / 2;
}
