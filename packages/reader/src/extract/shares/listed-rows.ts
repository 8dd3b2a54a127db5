// A call written as a list: « Charges courantes : 1 020,30 € », line by line, and their total. It is one
// where the lines right above the total add up to it.
import { findShares } from '../../french/shares.ts';
import { writtenText } from '../../french/written.ts';
import { cellOf } from '../../layout/cells.ts';
import { type AmountLine, amountLines } from '../figures/amount-lines.ts';
import { kindOf, mayBeSum } from '../figures/row-kinds.ts';
import type { Sheet } from '../sheet/sheet.ts';
import { categoryOf } from './call-category.ts';
import { withSums } from './row-sums.ts';
import { keyName, type ShareRow } from './share-table.ts';
import { workedLines } from './worked-lines.ts';

const MIN_LINES = 2;

export function listedRows(sheet: Sheet): ShareRow[] {
  const lines = amountLines(sheet).filter(
    ({ amounts, label }) => amounts.length === 1 && kindOf(label) !== 'WITHIN',
  );
  // A card may stand beside the list: then the nearest words are the line's own.
  const own = lines.map((line) => ({ ...line, label: line.nearest, printed: line.own }));
  const isNamed = (label: string) => kindOf(label) === 'TOTAL';
  const ways = [
    () => listOf(lines, isNamed),
    () => listOf(own, isNamed),
    () => listOf(own, mayBeSum),
    () => listOf(ownSums(lines), isNamed),
    () => listOf(workedLines(sheet), isNamed),
  ];
  for (const way of ways) {
    const rows = way();
    if (rows.length > 0) return rows;
  }
  return [];
}

/** « Budget du semestre : 4 200 €, soit pour vous 966,00 € »: of what is shared and the part of it, the part. */
const ownSums = (lines: readonly AmountLine[]): AmountLine[] =>
  lines.flatMap((line, at) => {
    const [before, next] = [lines[at - 1], lines[at + 1]];
    const isOn = (one: AmountLine | undefined): one is AmountLine =>
      one !== undefined && one.page === line.page && one.middle === line.middle;
    if (isOn(next) && OWN.test(next.label)) return [];
    return isOn(before) && OWN.test(line.label)
      ? [{ ...line, label: before.label, printed: before.printed }]
      : [line];
  });
const OWN =
  /^(?:soit )?(?:(?:donc )?pour (?:vous|toi|votre part|ta part|vos lots|votre lot)|(?:votre|ta) (?:quote-)?part|a (?:votre|ta) charge|vous (?:devez|revien))|^soit$/;

function listOf(lines: readonly AmountLine[], isTotal: (label: string) => boolean): ShareRow[] {
  const at = lines.findLastIndex((line, index) => {
    const above = linesAbove(lines, index);
    // A call may have one line only, that is named for what it is.
    const isOne = above.length === 1 && above.every(({ label }) => categoryOf(label) !== null);
    return (
      isTotal(line.label) &&
      (above.length >= MIN_LINES || (isOne && kindOf(line.label) === 'TOTAL')) &&
      sum(above) === sum([line])
    );
  });
  return withSums([...linesAbove(lines, at), ...lines.slice(at, at + 1)].map(rowOf));
}

const sum = (lines: readonly AmountLine[]): number =>
  lines.reduce((all, { amounts }) => all + (amounts[0]?.value.cents ?? 0), 0);

/** Up to the one before which something else stands. */
function linesAbove(lines: readonly AmountLine[], at: number): AmountLine[] {
  const above = lines.slice(0, Math.max(0, at));
  // « Budget voté : 18 600 € », over the parts of one owner: what is larger than the total is none of them.
  const own = lines.slice(at, at + 1).filter(({ label }) => kindOf(label) === 'TOTAL');
  const total = sum(own);
  const last = above.findLastIndex(
    (line) => kindOf(line.label) !== 'LINE' || (total > 0 && sum([line]) > total),
  );
  return above.slice(last + 1);
}

function rowOf({ label, printed, amounts, page, middle }: AmountLine): ShareRow {
  const [amount] = amounts;
  const [share] = findShares(writtenText(label));
  const cell = amount ? cellOf(amount.words) : null;
  return {
    label,
    label_cell: cell,
    key: keyName(printed),
    kind: kindOf(label),
    total: null,
    part: share?.value.part ?? null,
    base: share?.value.base ?? null,
    quote: amount && cell ? { cell, cents: amount.value.cents } : null,
    recoverable: null,
    proven: null,
    page,
    middle,
    table: 0,
  };
}
