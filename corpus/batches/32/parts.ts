// What several papers of this batch share: shares rounded to the cent, figures, heads of pages.

/** A share of a whole, to the cent. */
export const share = (whole: number, part: number, base: number): number =>
  Math.round((whole * part) / base);

/** « 10 000 ». */
export const grouped = (figure: number): string =>
  String(figure).replaceAll(/\B(?=(\d{3})+$)/g, '\u00a0');

/** A row that is written in another way than the others. */
export const row = (name: string, cells: readonly (string | number)[]): string =>
  `<tr class="${name}">${cells.map((cell) => `<td>${cell}</td>`).join('')}</tr>`;

/** A row of one cell over the whole width. */
export const across = (name: string, width: number, text: string): string =>
  `<tr class="${name}"><td colspan="${width}">${text}</td></tr>`;
