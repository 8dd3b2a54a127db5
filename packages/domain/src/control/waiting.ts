// How long a document waits for somebody of the team: told from what really happened lately.

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
