// The totals of an account of which OCR lost a movement: what one column has over the other is the
// balance that the paper tells elsewhere. Three figures that settle one another need no list.
import { fold } from '../../french/fold.ts';
import { labelOf } from '../../layout/tables.ts';
import { money } from '../shares/share-money.ts';
import { agreed, readCells, type Reading } from '../sheet/reading.ts';
import type { Sheet } from '../sheet/sheet.ts';
import { namedRoles } from './account-roles.ts';

export type SeenTotals = { debits: Reading<number>; credits: Reading<number> };

const TOTALS = /^tota(?:l|ux)\b|^cumul/;

export function seenTotals(
  sheets: readonly Sheet[],
  extracted: readonly Reading<number>[],
): SeenTotals | null {
  const balance = agreed(extracted.map((one) => ({ ...one, value: Math.abs(one.value) })));
  const found = sheets
    .filter(({ page }) => page.source === 'OCR')
    .flatMap(({ tables, page }) =>
      tables.flatMap((table): SeenTotals[] => {
        const roles = namedRoles(table);
        const [debit, credit] = [roles.indexOf('DEBIT'), roles.indexOf('CREDIT')];
        return table.rows.flatMap((row): SeenTotals[] => {
          const [owed, paid] = [
            money(row.values[debit] ?? null),
            money(row.values[credit] ?? null),
          ];
          const isTotal = TOTALS.test(fold(labelOf(row, 0)?.text ?? ''));
          if (!isTotal || !owed || !paid || !balance || balance.value === 0) return [];
          return Math.abs(owed.cents - paid.cents) === balance.value
            ? [
                {
                  debits: readCells(owed.cents, [owed.cell], page),
                  credits: readCells(paid.cents, [paid.cell], page),
                },
              ]
            : [];
        });
      }),
    );
  const [only, ...others] = found;
  return only && others.length === 0 ? only : null;
}
