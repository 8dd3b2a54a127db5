// Shares of an owner, computed as the offices' software does.

/** An owner's part of an expense, to the cent. */
export const shareOf = (whole: number, part: number, base: number): number =>
  Math.round((whole * part) / base);

/** « 1 234,56 € ». */
export const euros = (written: string): string => `${written}\u00a0€`;
