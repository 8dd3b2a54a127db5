// A call with two columns for each lot, its tantièmes and its sum, under heads that span them: « LOT 31 » over
// « Tant. | Qp € ». Heads may be cut anywhere; that each sum is the lot's share of the same total, and that
// the last column is the sum of them, line by line, says what the columns are.
import { fold } from '../../french/fold.ts';
import { hasCents } from '../../layout/columns.ts';
import { labelOf, type Row, type Table } from '../../layout/tables.ts';
import { kindOf } from '../figures/row-kinds.ts';
import { isShareBy, money, PARTS_OF_YEAR, whole } from './share-money.ts';

type LotColumns = {
  total: number;
  base: number;
  /** The columns of tantièmes, one for each lot. */
  parts: readonly number[];
  quote: number;
};

const MIN_LOTS = 2;
const MIN_LINES = 2;

const isLine = (row: Row): boolean => kindOf(fold(labelOf(row, 0)?.text ?? '')) === 'LINE';

/** Null where no columns do so, or where two could be the quote. */
export function provenLots({ columns, rows }: Table): LotColumns | null {
  const lines = rows.filter(isLine);
  const at = [...columns.keys()];
  const figures = (column: number) => lines.flatMap(({ values }) => values[column] ?? []);
  const sums = at.filter((one) => figures(one).length > 0 && figures(one).every(hasCents));
  const counts = at.filter((one) => figures(one).length > 0 && !figures(one).some(hasCents));
  const found = sums.flatMap((quote) =>
    sums.flatMap((total) =>
      counts.flatMap((base): LotColumns[] => {
        const parts = counts.filter(
          (one) => one !== base && sums.includes(one + 1) && ![quote, total].includes(one + 1),
        );
        const order = { total, base, parts, quote };
        const isOne = quote !== total && parts.length >= MIN_LOTS && isProven(lines, order);
        return isOne ? [order] : [];
      }),
    ),
  );
  const [first] = found;
  // The whole budget and the part of it that is called now both share out to one quote.
  return first && found.every(({ quote }) => quote === first.quote) ? (found.at(-1) ?? null) : null;
}

function isProven(lines: readonly Row[], { total, base, parts, quote }: LotColumns): boolean {
  let [proven, several] = [0, 0];
  for (const { values } of lines) {
    const [of, on, own] = [
      money(values[total] ?? null),
      whole(values[base] ?? null),
      money(values[quote] ?? null),
    ];
    const lots = parts.flatMap((at) => {
      const [part, sum] = [whole(values[at] ?? null), money(values[at + 1] ?? null)];
      return part !== null || sum !== null ? [{ part, sum }] : [];
    });
    if (lots.length === 0) continue;
    if (!of || !on || !own) return false;
    const isShared = PARTS_OF_YEAR.some((year) =>
      lots.every(
        ({ part, sum }) =>
          part !== null && sum && isShareBy(year, of.cents, { part, base: on }, sum.cents),
      ),
    );
    const added = lots.reduce((all, { sum }) => all + (sum?.cents ?? 0), 0);
    if (!isShared || added !== own.cents) return false;
    proven += 1;
    if (lots.length > 1) several += 1;
  }
  return proven >= MIN_LINES && several > 0;
}
