// The sums of a settlement that is extracted in sentences, each with the words that say what it is: those before it, or
// those right after.
import { hasCents } from '../../layout/columns.ts';
import { statedAmounts } from '../figures/stated-amounts.ts';
import { flowTextOf } from '../sheet/flow-text.ts';
import type { Reading } from '../sheet/reading.ts';
import type { Sheet } from '../sheet/sheet.ts';
import type { Labelled } from './settled-sums.ts';

/** « Cela vous fait 1 085,00 € de charges »: what a sum is of may follow it. */
const OF_WHAT =
  /^(?:ttc )?(?:(?:de |d'|en |pour (?:les |vos |tes )?)\p{L}+|(?:restent |sont |est )?a (?:votre|ta) charge\b|(?:vous |te )(?:incomb|concern)\p{L}+)/u;
export const clausesOf = (sheets: readonly Sheet[]): Labelled[] =>
  statedAmounts(flowTextOf(sheets))
    .filter((one) => !sheets.some((sheet) => isInColumns(sheet, one)))
    .map(({ label, tail, ...one }) => ({
      label: `${label} ${OF_WHAT.exec(tail)?.[0] ?? ''}`.trim(),
      tail,
      amounts: [{ ...one, value: { cents: one.value, side: null } }],
    }));

/** « Votre part | 1 140,00 | 1 225,00 »: a row of two years is no clause, and the first of its sums not the one. */
const isInColumns = ({ lines, page }: Sheet, { box, page: own }: Reading<number>): boolean =>
  page === own &&
  lines.some(
    ({ cells }) =>
      cells.filter(hasCents).length > 1 &&
      cells.some(
        (cell) =>
          hasCents(cell) &&
          cell.box[0] <= box[0] &&
          cell.box[2] >= box[2] &&
          cell.box[1] <= box[1] + 1 &&
          cell.box[3] >= box[3] - 1,
      ),
  );
