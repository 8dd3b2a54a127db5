// What an owner pays, parted into what is the owner's and what a tenant pays back: « Part propriétaire | Part
// locative | Total ». Heads name each as if it were the sum; that one is the sum of the two others, line by
// line, says which it is.
import { fold } from '../../french/fold.ts';
import { labelOf, type Table } from '../../layout/tables.ts';
import { kindOf } from '../figures/row-kinds.ts';
import { money } from './share-money.ts';

/** Places of columns. */
type LetColumns = { quote: number; own: number; let: number };

const MIN_LINES = 2;

/** `at`: the column that is named as what a tenant pays back. Null where no two others prove it. */
export function letColumnsOf({ columns, rows }: Table, at: number): LetColumns | null {
  if (at === -1) return null;
  const lines = rows
    .filter((row) => kindOf(fold(labelOf(row, 0)?.text ?? '')) === 'LINE')
    .map(({ values }) => values.map((cell) => money(cell)?.cents ?? null));
  const places = [...columns.keys()].filter((one) => one !== at);
  const found = places.flatMap((quote) =>
    places.flatMap((own): LetColumns[] => {
      const full = lines.filter((line) =>
        [quote, own, at].every((one) => (line[one] ?? null) !== null),
      );
      const adds = full.every((line) => (line[own] ?? 0) + (line[at] ?? 0) === line[quote]);
      // Where one of the two is nothing on all lines, the other is as good as their sum.
      const isParted = [own, at].every((one) => full.some((line) => line[one] !== 0));
      return own !== quote && full.length >= MIN_LINES && adds && isParted
        ? [{ quote, own, let: at }]
        : [];
    }),
  );
  const [only, ...others] = found;
  return only && others.length === 0 ? only : null;
}
