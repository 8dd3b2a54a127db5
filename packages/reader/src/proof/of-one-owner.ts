// Of a sheet that lists all owners, only what is one owner's: no total of all, and nobody out of the list unless a sum of the same row is told too.
import type { FactName } from '@quitus/domain/reading/facts.data';
import type { Fact } from '@quitus/domain/reading/read-document';

import { amountsIn, longest, type Row, rowsOf } from '../arithmetic/figures.ts';
import { rowText } from '../arithmetic/labels.ts';
import { type OwnersTable, ownersRow, ownersTables } from '../arithmetic/owners-table.ts';
import { fold } from '../french/fold.ts';
import type { PaperKind } from '../model/fact-model.ts';
import type { Page } from '../page/page.ts';

const PAPERS: readonly PaperKind[] = ['APPEL_DE_FONDS', 'DECOMPTE', 'RELEVE_DE_COMPTE'];
const SUMS: readonly FactName[] = [
  'total',
  'to_pay',
  'solde_anterieur',
  'courantes',
  'travaux',
  'fonds_travaux',
  'avances',
  'charges_reelles',
  'provisions',
  'difference',
  'recoverable',
  'balance',
];
const isSum = ({ name }: Fact): boolean => SUMS.some((one) => one === name);

export function ofOneOwner(
  paper: PaperKind,
  facts: readonly Fact[],
  pages: readonly Page[],
): readonly Fact[] {
  const rows = PAPERS.includes(paper) ? rowsOf(pages) : [];
  const tables = ownersTables(rows);
  if (tables.length === 0) return facts;
  const figures = tables.flatMap(({ total }) => longest(rows[total]?.figures ?? []));
  const totals = new Set(figures.map(({ value }) => value));
  const own = facts.filter(
    ({ name, value }) =>
      typeof value !== 'number' ||
      !(totals.has(Math.abs(value)) && SUMS.some((one) => one === name)),
  );
  const parts = own.filter(
    ({ name, value }) => name !== 'tantiemes' || !totals.has(Number(value) * 100),
  );
  const sums = new Set(parts.filter(isSum).map(({ value }) => Math.abs(Number(value))));
  const isTold = (row: number) =>
    tables.some((table) => ownersRow(rows, table) === row) ||
    amountsIn(rows[row] ?? { figures: [] }).some(({ value }) => value > 0 && sums.has(value));
  return parts.filter((fact) => {
    const listed = rowsWith(rows, fact, tables);
    return listed === null || listed.some(isTold);
  });
}

/** The rows of the list that have the name or the lots; null for what is told outside it. */
function rowsWith(
  rows: readonly Row[],
  { name, value }: Fact,
  tables: readonly OwnersTable[],
): number[] | null {
  const has = (row: number) => {
    const text = rowText(rows, row);
    if (name === 'owner') return text.includes(fold(String(value)));
    return (
      Array.isArray(value) &&
      new RegExp(`^(?:lots? )?${value.join(String.raw`\D{1,6}`)}\\b`).test(text)
    );
  };
  if (name !== 'owner' && name !== 'lots') return null;
  const owners = tables.flatMap((table) => table.owners);
  const found = rows.flatMap((_, row) => (has(row) ? [row] : []));
  return found.length > 0 && found.every((row) => owners.includes(row)) ? found : null;
}
