// Most papers of this batch are one document: its look, its sheets, what is printed on it.
import type { Paper, Truth } from '../paper.ts';

export const paperOf = (
  name: string,
  css: string,
  pages: readonly string[],
  truth: Truth,
): Paper => ({ name, css, pages, documents: [truth] });

/** What a share of an amount is, to the nearest cent. */
export const shareOf = (whole: number, part: number, base: number): number =>
  Math.round((whole * part) / base);
