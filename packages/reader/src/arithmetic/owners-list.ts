// A sheet in which somebody shares out among all owners: parts that make up their base, one lot beside the other. Its sums are everybody's;
// those of one owner stand in the column of the lot that the rest of the paper names.
import { fold } from '../french/fold.ts';
import { cellsOf } from '../layout/cells.ts';
import { type Figure, longest, type Row } from './figures.ts';
import { isWhole } from './fractions.ts';
import { rowText } from './labels.ts';
import { isUnder } from './lanes.ts';
import { ownersTables } from './owners-table.ts';

/** The parts of all lots by one key, in one row. */
type SharedOut = { row: number; parts: readonly Figure[]; base: number };

const FEWEST_LOTS = 3;
const isBase = (value: number): boolean => /^10{2,5}$/.test(String(value));

function sharedOut(rows: readonly Row[]): SharedOut[] {
  return rows.flatMap(({ figures }, row): SharedOut[] => {
    const wholes = longest(figures).filter(isWhole);
    const parts = wholes.filter(({ value }) => !isBase(value / 100));
    const base = parts.reduce((sum, { value }) => sum + value, 0) / 100;
    const isTold = parts.length >= FEWEST_LOTS || wholes.some(({ value }) => value === base * 100);
    return parts.length > 1 && isTold && isBase(base) ? [{ row, parts, base }] : [];
  });
}

/** The paper lists all owners, and its totals are theirs. */
export const listsOwners = (rows: readonly Row[]): boolean => ownersTables(rows).length > 0;

export type OwnColumn = {
  /** With the figures of the column alone. */
  rows: readonly Row[];
  keys: readonly { label: string; part: number; base: number }[];
};

/** Where lots stand side by side, the column of the one that the paper names again; null where it names none, or several. */
export function ownColumn(rows: readonly Row[]): OwnColumn | null | undefined {
  const shared = sharedOut(rows);
  const heads = shared.map((one) => lotsOver(rows, one)).find((lots) => lots.length > 0);
  if (!heads) return undefined;
  const named = heads.filter(({ lot, row }) =>
    rows.some((_, at) => at !== row && new RegExp(`\\blots? ${lot}\\b`).test(rowText(rows, at))),
  );
  const [own, ...others] = named;
  if (!own || others.length > 0) return null;
  const inColumn = (one: Figure, { height }: Row) =>
    one.page === own.part.page && isUnder(own.part, one, height);
  return {
    rows: rows.map((row) => ({ ...row, figures: row.figures.filter((one) => inColumn(one, row)) })),
    keys: shared.flatMap(({ row, parts, base }) => {
      const at = rows[row];
      const part = at && parts.find((one) => inColumn(one, at));
      return part ? [{ label: nameOf(rows, row), part: part.value / 100, base }] : [];
    }),
  };
}

/** « Lot 1 | Lot 2 | Lot 3 » over the parts of each. */
function lotsOver(
  rows: readonly Row[],
  { row, parts }: SharedOut,
): { lot: number; row: number; part: Figure }[] {
  for (let at = row - 1; at >= Math.max(0, row - HIGH); at -= 1) {
    const { figures = [], line, height = 0 } = rows[at] ?? {};
    const words = line?.words ?? [];
    const lots = figures.filter(({ words: [word] }) => {
      const before = word && words[words.indexOf(word) - 1];
      return before !== undefined && /^lots?$/.test(fold(before.text));
    });
    const heads = parts.flatMap((part) => {
      const lot = lots.find((one) => isUnder(one, part, height));
      return lot ? [{ lot: lot.value / 100, row: at, part }] : [];
    });
    if (heads.length === parts.length) return heads;
  }
  return [];
}

/** In rows: heads stand no higher over the first parts. */
const HIGH = 6;

/** Its first cell. */
function nameOf(rows: readonly Row[], row: number): string {
  const { line, height = 0 } = rows[row] ?? {};
  return line ? (cellsOf(line, height)[0]?.text ?? '') : '';
}
