// What a row of a call or a settlement is by its own words: something shared out, a sum of such, or what
// was owed before, or a part of the row above.
import { BEFORE, CALLED, TO_PAY } from './call-words.data.ts';

export type RowKind = 'LINE' | 'TOTAL' | 'BALANCE' | 'WITHIN';

const TOTAL_ROW = new RegExp(
  `^(?:(?:sous[ -]?)?tota(?:l|ux)\\b|ensemble$|montant total\\b|somme (?:totale|des lignes)|${CALLED.source}|${TO_PAY.source})`,
  'u',
);
const BALANCE_ROW = new RegExp(`^(?:${BEFORE.source})`, 'u');

export function kindOf(label: string): RowKind {
  if (/^(?:dont|y compris)\b/.test(label)) return 'WITHIN';
  return TOTAL_ROW.test(label) ? 'TOTAL' : BALANCE_ROW.test(label) ? 'BALANCE' : 'LINE';
}
