// How long documents wait, and how often the machine and the team agree, as the desk says it.
import { MINUTE_MS } from '@quitus/domain/time/durations';

const HOUR = 60;
const DAY = 24 * HOUR;

/** « 12 min », « 3 h », « 2 j ». */
export function durationWords(minutes: number): string {
  if (minutes < HOUR) return `${Math.max(1, Math.floor(minutes))} min`;
  return minutes < DAY ? `${Math.floor(minutes / HOUR)} h` : `${Math.floor(minutes / DAY)} j`;
}

export const waitedWords = (since: string, now: Date): string =>
  durationWords((now.getTime() - Date.parse(since)) / MINUTE_MS);

type Agreement = { compared: number; agreed: number };

/** Rounded down: « 100 % » is said only where nothing was ever decided otherwise. */
export function agreementWords({ compared, agreed }: Agreement): string | null {
  if (compared === 0) return null;
  const share = Math.floor((100 * agreed) / compared);
  return `${share} % d’accord sur ${compared === 1 ? 'une décision' : `${compared} décisions`}`;
}

/** Null while there are none, as there should be. */
export function overriddenWords(machine_overridden: number): string | null {
  if (machine_overridden === 0) return null;
  return machine_overridden === 1
    ? 'Un document accepté par la machine a été refusé ensuite'
    : `${machine_overridden} documents acceptés par la machine ont été refusés ensuite`;
}
