// What several files of the batch share: a part of an expense, and lines of labels and values.
/** Rounded to the cent, as software does. */
export const share = (total: number, tantiemes: number, base: number): number =>
  Math.round((total * tantiemes) / base);

/** « 1 254 ». */
export const thousands = (value: number): string =>
  String(value).replaceAll(/\B(?=(\d{3})+$)/g, '\u00a0');

/** A label and its value on one line, without rules. */
export const pairs = (rows: readonly (readonly [string, string])[], name = 'pairs'): string =>
  `<div class="${name}">${rows.map(([label, value]) => `<div><span>${label}</span><span>${value}</span></div>`).join('')}</div>`;
