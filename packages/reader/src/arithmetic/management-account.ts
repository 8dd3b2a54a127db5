// Annexes 2, 3 and 5: charges and budgets of three years in five columns, works in six. Heads say which column is which; the total row
// is the one whose every column adds up.
import type { FactName } from '@quitus/domain/reading/facts.data';

import type { SheetLine } from './balance-sheet.ts';
import { amountsIn, type Row } from './figures.ts';
import { rowText } from './labels.ts';
import { yearCards } from './year-cards.ts';
import type { ManagementAccount } from './year-heads.ts';
import { keysOf } from './year-keys.ts';
import { yearRows } from './year-rows.ts';
import { yearTable } from './year-table.ts';
import { worksIn } from './year-works.ts';

const WORKS = [
  'travaux_votes',
  'travaux_payes',
  'travaux_realises',
  'travaux_appeles',
  null,
  'travaux_a_recevoir',
] as const satisfies readonly (FactName | null)[];

/** By rows that are one year each, by lines that add up in every year at once, else by sums that each say their year. */
export const managementAccount = (rows: readonly Row[]): ManagementAccount | null =>
  yearRows(rows) ?? byLines(rows) ?? yearCards(rows);

function byLines(rows: readonly Row[]): ManagementAccount | null {
  const table = yearTable(rows);
  if (!table) return null;
  const { total, names } = table;
  const closed = names.indexOf('charges_courantes');
  const works = worksIn(rows, total.sums, closed);
  return {
    lines: [
      ...names.flatMap((name, year): SheetLine[] => {
        const figure = total.sums[year];
        return figure ? [{ name, figure, cents: figure.value }] : [];
      }),
      ...(works ? [{ name: 'charges_travaux' as const, figure: works, cents: works.value }] : []),
    ],
    by_key: keysOf(rows, table),
  };
}

/** E = D − C in the row of totals: only so the columns are what the decree says. */
export function worksAccount(rows: readonly Row[]): SheetLine[] {
  const found = rows.flatMap((row, index) => {
    const figures = amountsIn(row);
    const [, , done, called, left] = figures;
    const holds =
      figures.length === WORKS.length &&
      done &&
      called &&
      left &&
      Math.abs(called.value - done.value) === left.value;
    return holds ? [{ figures, isTotal: /\btotal\b|\btotaux\b/.test(rowText(rows, index)) }] : [];
  });
  const total = found.find(({ isTotal }) => isTotal) ?? (found.length === 1 ? found[0] : undefined);
  return WORKS.flatMap((name, index): SheetLine[] => {
    const figure = total?.figures[index];
    return name && figure ? [{ name, figure, cents: figure.value }] : [];
  });
}
