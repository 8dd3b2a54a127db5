// When a paid statement whose printing failed is printed again, and when a person is asked instead.
import { HOUR_MS, MINUTE_MS } from '../time/durations.ts';

/** Most causes pass within minutes: a machine with too much to do, a storage that restarts. */
const PAUSES_MS = [1, 5, 15, 30].map((minutes) => minutes * MINUTE_MS);
const LAST_PAUSE_MS = HOUR_MS;
const GIVEN_UP_AFTER_MS = 24 * HOUR_MS;

/** Milliseconds until the next try; null where it has failed for a day and the team has to look. */
export function pauseBeforePrinting(
  failures: number,
  failing_since: Date,
  now: Date,
): number | null {
  if (now.getTime() - failing_since.getTime() >= GIVEN_UP_AFTER_MS) return null;
  return PAUSES_MS[failures - 1] ?? LAST_PAUSE_MS;
}
