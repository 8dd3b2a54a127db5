// What a row of a call or a settlement is by its own words: something shared out, a sum of such, or what
// was owed before, or a part of the row above.
import { BEFORE, CALLED, TO_PAY } from './call-words.data.ts';

export type RowKind = 'LINE' | 'TOTAL' | 'BALANCE' | 'WITHIN';

/** « TeTAL », « Iotal », as OCR may have it. */
export const NEARLY = '(?:t[a-z0]tal|to[a-z1]al|tot[a-z]l|tota[a-z1]|[a-z]otal)';
const TOTAL_ROW = new RegExp(
  `^(?:(?:s(?:ous)?[ /-]*)?tota(?:l|ux)\\b|s ?[/.] ?t(?:ot)?\\b|${NEARLY}\\b|ensemble$|(?:en tout|au total)$|cumul\\b|montant total\\b|somme (?:totale|des lignes)|${CALLED.source}|${TO_PAY.source})`,
  'u',
);
const BALANCE_ROW = new RegExp(`^(?:${BEFORE.source})`, 'u');

export function kindOf(text: string): RowKind {
  const label = text.replace(/^(?:soit|donc|=)[ :]+/, '');
  if (/^(?:dont|y compris)\b/.test(label)) return 'WITHIN';
  return TOTAL_ROW.test(label) ? 'TOTAL' : BALANCE_ROW.test(label) ? 'BALANCE' : 'LINE';
}
