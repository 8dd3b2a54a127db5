// How amounts, areas and numbers are written in French.
const NO_BREAK_SPACE = '\u00A0';
const bound = (text: string): string => text.replaceAll(/\s/g, NO_BREAK_SPACE);

const EUROS = new Intl.NumberFormat('fr-FR', { style: 'currency', currency: 'EUR' });
/** « 1 598,20 € »: cents are always written, a statement is read to the cent. */
export const centsWords = (cents: number): string => bound(EUROS.format(cents / 100));

const NUMBER = new Intl.NumberFormat('fr-FR', { maximumFractionDigits: 4 });
export const numberWords = (value: number): string => bound(NUMBER.format(value));

const AREA = new Intl.NumberFormat('fr-FR', { minimumFractionDigits: 2 });
/** Hundredths of a square metre: « 64,25 m² ». */
export const areaWords = (hundredths: number): string =>
  `${bound(AREA.format(hundredths / 100))}${NO_BREAK_SPACE}m²`;
