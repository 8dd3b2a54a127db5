// Shared by the papers of this batch: an owner's part of a sum, tables of labels, the foot of a sheet.

/** Rounded to the cent, as software does. */
export const partOf = (total: number, part: number, base: number): number =>
  Math.round((total * part) / base);

/** A table of labels and values without heads. */
export const pairs = (rows: readonly (readonly [string, string])[], name = ''): string =>
  `<table class="${name}"><tbody>${rows.map(([label, value]) => `<tr><td>${label}</td><td>${value}</td></tr>`).join('')}</tbody></table>`;

export const foot = (text: string): string => `<div class="foot">${text}</div>`;
export const FOOT = `.foot { position: absolute; bottom: 6mm; left: 15mm; right: 15mm; font-size: 6.3pt; line-height: 1.25; color: #555; text-align: center; border-top: .2mm solid #999; padding-top: 1mm }`;

/** A key of repartition: what is asked of the building, and the owner's part of it. */
export type Key = readonly [label: string, total: number, base: number, part: number];
export const quote = ([, total, base, part]: Key): number => partOf(total, part, base);
