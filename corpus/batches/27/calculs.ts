// What the tables of this batch share: quotes and amounts with their sign.
import { spaced } from '../../writing.ts';

/** A share of an amount, to the cent. */
export const quote = (whole: number, part: number, base: number): number =>
  Math.round((whole * part) / base);
export const euros = (cents: number): string => `${spaced(cents)} €`;
