// A settlement that sets two years side by side: « Votre part | 1 140,00 | 1 225,00 » under « 2024 | 2025 ». Only the
// column of the year that is settled is this paper's.
import { fold } from '../../french/fold.ts';
import { labelOf } from '../../layout/tables.ts';
import { money } from '../shares/share-money.ts';
import { readCells } from '../sheet/reading.ts';
import type { Sheet } from '../sheet/sheet.ts';
import type { Labelled } from './settled-sums.ts';

const YEAR = /^(?:annee |exercice )?(?<year>20\d\d)$/;
const MIN_YEARS = 2;

/** Each line of such a table with its sum of that year. */
export const linesOfYear = ({ tables, page }: Sheet, year: string): Labelled[] =>
  tables.flatMap(({ columns, rows }) => {
    const years = columns.map(({ head }) => YEAR.exec(fold(head))?.groups?.['year'] ?? null);
    const at = years.indexOf(year);
    const isYears = years.filter((one) => one !== null).length >= MIN_YEARS;
    if (at === -1 || !isYears || at !== years.lastIndexOf(year)) return [];
    return rows.flatMap((row): Labelled[] => {
      const sum = money(row.values[at] ?? null);
      const label = fold(labelOf(row, 0)?.text ?? '');
      if (!sum) return [];
      const reading = readCells({ cents: sum.cents, side: null }, [sum.cell], page);
      return [{ label, tail: '', amounts: [reading] }];
    });
  });
