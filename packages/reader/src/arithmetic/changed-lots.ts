// A deed that divides a lot or joins some: what those that it makes have together is what those had that it does away with.
// New lots are numbered on from the last; every key of the change holds alike, and the first is that of the common parts.
import { fold } from '../french/fold.ts';
import { findShares } from '../french/shares.ts';
import { writtenText } from '../french/written.ts';
import {
  type Division,
  fullColumns,
  isAcross,
  isEven,
  NEXT,
  numberOf,
  numbersOf,
  ROUND,
  sumOf,
} from './division-table.ts';
import { type Figure, longest, type Row } from './figures.ts';
import { isWhole, printedFractions } from './fractions.ts';

const LEADS = /^(?:(?:le |l['’])?(?:ancien |nouveau )?lots? ?)?(?:(?:n°|no|numero) ?)?$/;

/** A row that begins with a lot and goes on with what it has. */
function lotOf({ line: { words }, figures }: Row): Figure | null {
  const [lot, next] = longest(figures).filter(isWhole);
  const [word] = lot?.words ?? [];
  if (!lot || !next || !word) return null;
  const before = words.slice(0, words.indexOf(word)).map(({ text }) => text);
  const isHead = LEADS.test(fold(before.join(' ')).trim()) && !/[/.]/.test(word.text);
  return isHead ? lot : null;
}

/** They stand under one another, a few lines apart at most: a sentence may begin with a number too. */
function blocksOf(rows: readonly Row[]): Figure[][] {
  const blocks: Figure[][] = [];
  for (const lot of rows.flatMap((row) => lotOf(row) ?? [])) {
    const own = blocks.find(([first, ...others]) => {
      const last = others.at(-1) ?? first;
      const height = rows[lot.row]?.height ?? 0;
      return last && lot.row - last.row <= NEXT && isEven(last, lot, height);
    });
    if (own) own.push(lot);
    else blocks.push([lot]);
  }
  return blocks;
}

/** « (19/1.000èmes) », « comptant 102 dix-millièmes »: what sentences say that lots have. */
function saidParts(rows: readonly Row[], table: readonly Figure[]): Set<number> {
  const prose = rows.filter((_, at) => table.every(({ row }) => row !== at));
  const text = prose
    .flatMap(({ line }) => line.words.map((word) => word.text))
    .join(' ')
    .replaceAll(/(?<=\p{L}-) /gu, '');
  return new Set(findShares(writtenText(text)).map(({ value }) => value.part));
}

/** What the whole is: over the stroke of each part, or the one round number that is printed. */
function baseOf(rows: readonly Row[], column: readonly Figure[]): number | null {
  const over = printedFractions(rows).filter(({ part }) =>
    column.some((one) => one.row === part.row && one.value === part.value && isAcross(one, part)),
  );
  const bases =
    over.length > 0
      ? over.map(({ base }) => base)
      : rows.flatMap(({ figures }) => figures.filter((one) => ROUND.has(numberOf(one))));
  const [base, ...others] = new Set(bases.map(numberOf));
  return base !== undefined && others.length === 0 ? base : null;
}

/** Of those made and those gone, the first column in which both have as much; where none is gone, the only one. */
function keptColumn(
  rows: readonly Row[],
  made: readonly Figure[],
  gone: readonly Figure[],
  said: ReadonlySet<number>,
): Figure[] | null {
  const own = (lot: Figure) => numbersOf(rows, lot, new Set());
  const columns = fullColumns(made.map(own));
  const saidColumns = columns.filter((parts) => made.length > 1 && said.has(sumOf(parts)));
  if (gone.length === 0) return saidColumns.length === 1 ? (saidColumns[0] ?? null) : null;
  const kept = columns.find((parts) => {
    const before = gone.flatMap((lot) =>
      own(lot).filter((one) => parts.some((part) => isAcross(one, part))),
    );
    const isOne = made.length === 1 || gone.length === 1;
    const isAll = before.length === gone.length && made.length + gone.length > 2;
    return isOne && isAll && sumOf(before) === sumOf(parts);
  });
  return kept ?? null;
}

/** Some are done away with, and others come in their place. */
const REPLACED = /\b(?:supprim|annul|remplac|reuni|scind)\p{L}/u;

export function changedLots(rows: readonly Row[]): Division | null {
  if (!rows.some(({ line }) => REPLACED.test(fold(line.words.map(({ text }) => text).join(' ')))))
    return null;
  const [own, ...others] = blocksOf(rows).flatMap((block) => changedIn(rows, block) ?? []);
  return own && others.length === 0 ? own : null;
}

function changedIn(rows: readonly Row[], heads: readonly Figure[]): Division | null {
  if (new Set(heads.map(numberOf)).size < heads.length) return null;
  const said = saidParts(rows, heads);
  const last = Math.max(...heads.map(numberOf));
  for (const [at] of heads.entries()) {
    const made = heads.filter((lot) => numberOf(lot) >= last - at);
    const gone = heads.filter((lot) => numberOf(lot) < last - at);
    const column = made.length > at ? keptColumn(rows, made, gone, said) : null;
    const base = column ? baseOf(rows, column) : null;
    const [figure] = made;
    if (column && figure && base !== null && sumOf(column) <= base)
      return {
        lots: made.map((lot, index) => ({
          lot: numberOf(lot),
          part: column[index] ? numberOf(column[index]) : 0,
        })),
        base,
        figure,
      };
  }
  return null;
}
