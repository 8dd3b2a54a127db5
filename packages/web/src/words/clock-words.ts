// Hours on the clock of whoever looks.
import { hourWords } from '@quitus/domain/documents/calendar';

/** « 9 h 12 ». */
export function clockWords(instant: string | Date): string {
  const moment = new Date(instant);
  return hourWords(moment.getHours(), moment.getMinutes());
}
