// « Lot 47 (181/10 000) | Lot 88 (6/10 000) »: columns of which each is of one lot.
import { fold } from '../../french/fold.ts';
import { findShares } from '../../french/shares.ts';
import { writtenText } from '../../french/written.ts';
import type { Table } from '../../layout/tables.ts';

/** « Tant. lot 103 », « Provision lot 103 »: of one lot. */
const OF_LOT = /\blot (?:n° ?)?(?<lot>\d{1,5})(?! ?(?:,|et|\/|\+|a) ?\d)/;

const lotHeads = ({ columns }: Table): string[] =>
  columns.flatMap(({ head }) => (OF_LOT.test(fold(head)) ? [head] : []));

export const isByLot = (table: Table): boolean =>
  new Set(lotHeads(table).map((head) => OF_LOT.exec(fold(head))?.groups?.['lot'])).size > 1;

/** What the lots have together, where the head of each tells its share of one base. */
export function lotsShare(table: Table): { part: number; base: number } | null {
  const heads = lotHeads(table);
  const shares = heads.flatMap((head) => findShares(writtenText(head)).map(({ value }) => value));
  const [first] = shares;
  const base = first?.base ?? null;
  const isWhole = heads.length > 1 && shares.length === heads.length;
  return base !== null && isWhole && shares.every((one) => one.base === base)
    ? { part: shares.reduce((sum, { part }) => sum + part, 0), base }
    : null;
}
