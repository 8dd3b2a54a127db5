// A table of a change, « anciens tantièmes | nouveaux tantièmes »: what goes on one side comes back on the other. Where
// both columns add up to the same, the lots of the new one are those that the change leaves.
import { fold } from '../../french/fold.ts';
import type { Cell } from '../../layout/cells.ts';
import { middleOf } from '../../page/box.ts';
import { readCells, type Reading } from '../sheet/reading.ts';
import type { Sheet, SheetLine } from '../sheet/sheet.ts';
import { shareText } from './lot-shares.ts';
import { wholesIn } from './shares-in-columns.ts';

const LOT = /^(?:lot )?(?:(?:n°|no|numero) ?)?(?<lot>[1-9]\d{0,3})$/;
const SHARE =
  /^(?<part>\d{1,3}(?:[ .\u00a0\u202f]?\d{3})*)(?:\s?\/\s?(?<base>\d{1,3}(?:[ .\u00a0\u202f]?\d{3})*)(?:\s?i?emes?)?)?$/;
const NOTHING = /^[-–—/]?$|^(?:neant|supprimee?|sans objet|0)$/;
const [OLD, NEW] = [
  /^(?:anciens?|anciennes?|avant|situation ancienne|etat ancien|actuels?|actuelles?)\b/,
  /^(?:nouveaux?|nouvelles?|apres|situation nouvelle|etat nouveau)\b/,
];
const WEIGHS = /tantieme|millieme|quotes?-?part|\btant\b|\bmill\b|\/ ?\d{3}/;
const OF_SOME =
  /escalier|ascenseur|chauffage|batiment|\bbat\b|speciale?s?|speciaux|surface|superficie|m²/;

const figure = (text: string): number => Number(text.replaceAll(/\D/g, ''));
const isAcross = (a: Cell['box'], b: Cell['box']): boolean => a[0] < b[2] && b[0] < a[2];

type Weight = { part: number; base: number | null; cell: Cell };

/** Null where the cell says something else: the column is not what its head says. */
function weightIn(line: SheetLine, head: Cell): Weight | 'NOTHING' | null {
  const [cell, ...others] = line.cells.filter(({ box }) => isAcross(box, head.box));
  if (!cell) return 'NOTHING';
  if (others.length > 0) return null;
  const text = fold(cell.text).trim();
  if (NOTHING.test(text)) return 'NOTHING';
  const { part, base } = SHARE.exec(text)?.groups ?? {};
  return part === undefined
    ? null
    : { part: figure(part), base: base === undefined ? null : figure(base), cell };
}

const lotIn = ({ cells: [first] }: SheetLine): string | undefined =>
  first ? LOT.exec(fold(first.text).trim())?.groups?.['lot'] : undefined;

/** The line that has both heads, and says of what they are, there or on the next two lines under each. */
function headsOf({ lines, height }: Sheet): { old: Cell; fresh: Cell; at: number } | null {
  const found = lines.flatMap(({ cells }, at) => {
    const [old, ...olds] = cells.filter(({ text }) => OLD.test(fold(text)));
    const [fresh, ...others] = cells.filter(({ text }) => NEW.test(fold(text)));
    if (!old || !fresh || olds.length > 0 || others.length > 0) return [];
    const said = [old, fresh].map((head) =>
      lines
        .slice(at, at + 3)
        .filter(({ box }) => middleOf(box) - middleOf(head.box) < 3 * height)
        .flatMap((line) => (lotIn(line) === undefined ? line.cells : []))
        .filter(({ box }) => isAcross(box, head.box))
        .map(({ text }) => fold(text))
        .join(' '),
    );
    return said.every((text) => WEIGHS.test(text) && !OF_SOME.test(text))
      ? [{ old, fresh, at }]
      : [];
  });
  const [first, ...others] = found;
  return first && others.length === 0 ? first : null;
}

export function changedShares(sheets: readonly Sheet[]): Reading<string[]> | null {
  const [sheet, ...others] = sheets.filter((one) => headsOf(one) !== null);
  const heads = sheet ? headsOf(sheet) : null;
  if (!sheet || !heads || others.length > 0 || sheet.page.source !== 'TEXT') return null;
  const rows = sheet.lines.slice(heads.at + 1).flatMap((line) => {
    const lot = lotIn(line);
    const [old, fresh] = [weightIn(line, heads.old), weightIn(line, heads.fresh)];
    return lot === undefined || (old === 'NOTHING' && fresh === 'NOTHING')
      ? []
      : [{ lot, old, fresh }];
  });
  const sides = (['old', 'fresh'] as const).map((side) =>
    rows.flatMap(({ lot, [side]: one }) =>
      one === null || one === 'NOTHING' ? [] : [{ ...one, lot }],
    ),
  );
  const [old = [], fresh = []] = sides;
  const sum = (all: readonly Weight[]) => all.reduce((total, { part }) => total + part, 0);
  const bases = new Set([...old, ...fresh].flatMap(({ base }) => base ?? []));
  const wholes = bases.size > 0 ? bases : new Set(wholesIn(sheets));
  const [base, ...more] = wholes;
  const isRead = rows.every((row) => row.old !== null && row.fresh !== null);
  const isOnce = new Set(fresh.map(({ lot }) => lot)).size === fresh.length;
  if (!isRead || !isOnce || base === undefined || more.length > 0) return null;
  return fresh.length > 0 && sum(old) === sum(fresh) && sum(fresh) <= base
    ? readCells(
        fresh.map(({ lot, part }) => shareText({ lot, part, base })),
        fresh.map(({ cell }) => cell),
        sheet.page,
      )
    : null;
}
