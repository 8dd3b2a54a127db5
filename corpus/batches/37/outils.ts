// What the sheets of this batch share: shares rounded to the cent, pairs of a label and a value, running balances.
import { sum } from '../../writing.ts';

/** Quote-part of an owner, to the cent. */
export const quote = (total: number, part: number, base: number): number =>
  Math.round((total * part) / base);

export const flex = (left: string, right: string, name = ''): string =>
  `<div class="fx ${name}"><div>${left}</div><div>${right}</div></div>`;

export const FLEX = '.fx { display: flex; justify-content: space-between; gap: 6mm }';

export const pairs = (rows: readonly (readonly [string, string])[], name = 'kv'): string =>
  `<table class="${name}">${rows.map(([label, value]) => `<tr><td>${label}</td><td>${value}</td></tr>`).join('')}</table>`;

export type Entry = readonly [day: string, label: string, debit: number, credit: number];
export const debits = (entries: readonly Entry[]): number => sum(entries.map((one) => one[2]));
export const credits = (entries: readonly Entry[]): number => sum(entries.map((one) => one[3]));
/** After each movement, from an opening balance. */
export const running = (entries: readonly Entry[], from = 0): number[] =>
  entries.map(
    (_, index) => from + debits(entries.slice(0, index + 1)) - credits(entries.slice(0, index + 1)),
  );
/** « 2026-01-01 81210 Provision ». */
export const told = (entries: readonly Entry[]): string[] =>
  entries.map(([day, label, debit, credit]) => `${day} ${debit - credit} ${label}`);
