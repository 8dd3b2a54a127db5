// Amounts, areas and days as papers write them.
import { frenchDay } from '@quitus/domain/documents/calendar';

const NBSP = '\u00a0';

/** How a software writes thousands and decimals. */
const AMOUNT_STYLES = {
  spaced: [NBSP, ','],
  dotted: ['.', ','],
  plain: ['', ','],
} as const;
export type AmountStyle = keyof typeof AMOUNT_STYLES;

export const grouped = (whole: number, thousands: string = NBSP): string =>
  String(whole).replaceAll(/\B(?=(\d{3})+$)/g, thousands);

/** « 1 234,56 », without the currency. */
export function amount(cents: number, style: AmountStyle = 'spaced'): string {
  const [thousands, decimal] = AMOUNT_STYLES[style];
  const whole = Math.trunc(Math.abs(cents) / 100);
  const rest = String(Math.abs(cents) % 100).padStart(2, '0');
  return `${cents < 0 ? '-' : ''}${grouped(whole, thousands)}${decimal}${rest}`;
}

export const euros = (cents: number): string => `${amount(cents)}${NBSP}€`;

/** From hundredths of a square metre. */
export const squareMetres = (hundredths: number): string =>
  `${(hundredths / 100).toFixed(2).replace('.', ',')}${NBSP}m²`;

/** « 05/11/2026 ». */
export const shortDay = (day: string): string => day.split('-').toReversed().join('/');

/** « 05.11.2026 », as older software prints it. */
export const dottedDay = (day: string): string => day.split('-').toReversed().join('.');

export const longDay = (day: string): string => frenchDay(day);

/** A share of a common amount, to the nearest cent. */
export const shareOf = (cents: number, part: number, base: number): number =>
  Math.round((cents * part) / base);

export const sum = (amounts: readonly number[]): number =>
  amounts.reduce((total, one) => total + one, 0);
