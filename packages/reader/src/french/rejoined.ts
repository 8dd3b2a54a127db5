// A line may end inside a number: « 14 » above and « 928,00 € » below are one amount, « 367 / 10 » and
// « 000 » one share. Where the signs around say so, the two halves are one number again.
import type { Written } from './written.ts';

const AMOUNT =
  /(?<=[^\d.,/\n]|^)(?<head>\d{1,3}(?: \d{3})*)\n(?=\d{3}(?: \d{3})*(?:[.,]\d{2})?\s?(?:€|eur))/giu;
/** « lot 12 », « le 14 », « article 25 »: numbers that are whole. */
const WHOLE = /(?:\b(?:lots?|numéro|articles?|page|le|au|clé|bâtiment)|n°|art\.)\s?$/iu;
const BASE = /(?<=(?:\/|\bsur)\s?\d{1,3})\n(?=000(?!\d))/gu;

/** As long as it was: words keep their places. */
export function rejoined(written: Written): Written {
  const text = written.text.replaceAll(BASE, ' ').replaceAll(AMOUNT, (match, ...rest) => {
    const at = rest.find((one) => typeof one === 'number');
    const before = written.text.slice(Math.max(0, Number(at) - 12), Number(at));
    return WHOLE.test(before) ? match : match.replace('\n', ' ');
  });
  return { ...written, text };
}
