// Amounts, days and tables, each written in the several ways that French software has.
const NBSP = '\u00a0';

const parts = (cents: number): [whole: string, rest: string] => [
  String(Math.trunc(Math.abs(cents) / 100)),
  String(Math.abs(cents) % 100).padStart(2, '0'),
];
const written = (cents: number, thousands: string, decimal: string): string => {
  const [whole, rest] = parts(cents);
  const sign = cents < 0 ? '-' : '';
  return `${sign}${whole.replaceAll(/\B(?=(\d{3})+$)/g, thousands)}${decimal}${rest}`;
};

/** « 1 234,56 ». */
export const spaced = (cents: number): string => written(cents, NBSP, ',');
/** « 1 234,56 » with the thin space of newer software. */
export const thin = (cents: number): string => written(cents, '\u202f', ',');
/** « 1.234,56 ». */
export const dotted = (cents: number): string => written(cents, '.', ',');
/** « 1234,56 ». */
export const plain = (cents: number): string => written(cents, '', ',');
/** « 1234.56 ». */
export const english = (cents: number): string => written(cents, '', '.');
/** « 1 234,56 D »: what the owner owes is a debit. */
export const debitCredit = (cents: number): string =>
  cents === 0 ? spaced(0) : `${spaced(Math.abs(cents))} ${cents > 0 ? 'D' : 'C'}`;
const MONTHS = [
  'janvier',
  'février',
  'mars',
  'avril',
  'mai',
  'juin',
  'juillet',
  'août',
  'septembre',
  'octobre',
  'novembre',
  'décembre',
] as const;

const cut = (day: string): [year: string, month: string, day: string] => {
  const [year = '', month = '', date = ''] = day.split('-');
  return [year, month, date];
};

export const slashed = (day: string): string => cut(day).toReversed().join('/');
export const pointed = (day: string): string => cut(day).toReversed().join('.');
export const dashed = (day: string): string => cut(day).toReversed().join('-');
/** « 01/10/26 ». */
export const brief = (day: string): string => {
  const [year, month, date] = cut(day);
  return `${date}/${month}/${year.slice(2)}`;
};
/** « 1er octobre 2026 ». */
export const inFull = (day: string): string => {
  const [year, month, date] = cut(day);
  const number = Number(date);
  return `${number === 1 ? '1er' : number} ${MONTHS[Number(month) - 1]} ${year}`;
};

export const sum = (amounts: readonly number[]): number =>
  amounts.reduce((total, one) => total + one, 0);

type Cell = string | number;
export const tr = (cells: readonly Cell[], name = ''): string =>
  `<tr class="${name}">${cells.map((cell) => `<td>${cell}</td>`).join('')}</tr>`;
const head = (cells: readonly Cell[]): string =>
  cells.length === 0
    ? ''
    : `<thead><tr>${cells.map((cell) => `<th>${cell}</th>`).join('')}</tr></thead>`;

/** `rows` may hold ready-made rows. */
export const table = (
  heads: readonly Cell[],
  rows: readonly (readonly Cell[] | string)[],
  name = '',
): string => {
  const body = rows.map((row) => (typeof row === 'string' ? row : tr(row))).join('');
  return `<table class="${name}">${head(heads)}<tbody>${body}</tbody></table>`;
};

export const paragraphs = (texts: readonly string[]): string =>
  texts.map((text) => `<p>${text}</p>`).join('');
