/** What a share of an amount is, to the nearest cent. */
export const shareOf = (whole: number, part: number, base: number): number =>
  Math.round((whole * part) / base);
