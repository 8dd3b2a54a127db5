import { type AmountLine, amountLines } from '../figures/amount-lines.ts';
import { type CallCategory, categoryOf } from '../shares/call-category.ts';
// « Assurance 1 070,00 », « Ménage 1 300,00 », « Total 4 100,00 » over a list of who pays what of it: where all of the
// spending is of one kind, so is each owner's part.
import type { Sheet } from '../sheet/sheet.ts';

const lastOf = ({ amounts }: AmountLine): number => amounts.at(-1)?.value.cents ?? 0;

/** Null where nothing adds up to the sum, or one line may be for something else. */
export function spentOn(sheets: readonly Sheet[], cents: number): CallCategory | null {
  for (const sheet of sheets) {
    const lines = amountLines(sheet);
    const at = lines.findIndex((line) => lastOf(line) === cents);
    const above = at === -1 ? null : linesMaking(lines.slice(0, at), cents);
    const [kind, ...others] = new Set(above?.map(({ label }) => categoryOf(label)));
    if (kind && others.length === 0) return kind;
  }
  return null;
}

/** Those right above it, as many as make it. */
function linesMaking(above: readonly AmountLine[], cents: number): AmountLine[] | null {
  const own: AmountLine[] = [];
  let left = cents;
  for (const line of above.toReversed()) {
    own.push(line);
    left -= lastOf(line);
    if (left <= 0) break;
  }
  return left === 0 && own.length > 1 ? own : null;
}
