// How long something will still wait for the team, as one says it.

const NO_BREAK_SPACE = '\u00A0';
const HOUR = 60;
/** Beyond, the promise of the service says it better than a count of hours. */
const MOST_HOURS = 20;

/** « environ 20 min », « environ 3 h », « sous 24 h »; days once even that is not kept. */
export function waitingWords(minutes: number): string {
  if (minutes < 5) return 'quelques minutes';
  // To the nearest five: nobody can be held to the minute.
  const rounded = Math.round(minutes / 5) * 5;
  if (rounded < HOUR) return `environ ${rounded}${NO_BREAK_SPACE}min`;
  const hours = Math.round(minutes / HOUR);
  if (hours <= MOST_HOURS) return `environ ${hours}${NO_BREAK_SPACE}h`;
  if (minutes <= 24 * HOUR) return `sous 24${NO_BREAK_SPACE}h`;
  return `environ ${Math.ceil(minutes / (24 * HOUR))}${NO_BREAK_SPACE}jours`;
}
