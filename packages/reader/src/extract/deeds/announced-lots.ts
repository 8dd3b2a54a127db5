// « Le lot 20 est supprimé et remplacé par les lots 71 et 72 »: a deed that changes others says which lots it makes. Rows
// that begin with just these numbers and have one share each are theirs, whatever the heads of their columns are.
import { fold } from '../../french/fold.ts';
import { type FlowText, extracted } from '../sheet/flow-text.ts';
import { readCells, type Reading } from '../sheet/reading.ts';
import type { Sheet } from '../sheet/sheet.ts';
import { shareText } from './lot-shares.ts';

const MADE = String.raw`(?:remplace\p{L}*\spar|naissance\sa(?:ux)?|(?:sub)?divis\p{L}*\sen|scind\p{L}*\sen|reuni\p{L}*\s(?:en|pour former)|creation\sd(?:e|es|u)|creee?s?|form(?:er|ent|ant)|deviennent|devient)`;
const LIST = String.raw`\d{1,4}(?:(?:,\s|\set\s|\sa\s|,\set\s)(?:(?:le\s|les\s)?(?:lots?\s)?(?:n°\s?)?)?\d{1,4})*`;
const ANNOUNCED = new RegExp(
  String.raw`\b${MADE}\s(?:(?:le|les|des|un|deux|trois|quatre|cinq|nouveaux?)\s){0,3}lots?\s(?:nouveaux?\s)?(?:(?:portant\sles\s)?(?:numeros?|n°s?)\s?)?(?<value>${LIST})(?![\d/]|[.,]\d)`,
  'u',
);
const LOT = /^(?:lot )?(?:(?:n°|no|numero) ?)?(?<lot>[1-9]\d{0,3})(?: ?\([a-z ]+\))?(?=$| \p{L})/u;
const SHARE =
  /^(?<part>\d{1,3}(?:[ .]?\d{3})*) ?\/ ?(?<base>\d{1,3}(?:[ .]?\d{3})*)(?: ?-?i?e(?:me)?s?)?$/;
const figure = (text: string): number => Number(text.replaceAll(/\D/g, ''));

/** « 71 et 72 », « 71 à 74 ». */
function numbersIn(list: string): string[] {
  const marks = [...fold(list).matchAll(/(?<to>\sa\s(?:n° ?)?)?(?<![\d])(?<number>\d{1,4})/g)];
  return marks.flatMap(({ groups }, at) => {
    const [last, before] = [Number(groups?.['number']), marks[at - 1]?.groups?.['number']];
    const first = groups?.['to'] !== undefined && before ? Number(before) + 1 : last;
    return Array.from({ length: Math.max(0, last - first + 1) }, (_, step) => String(first + step));
  });
}

/** Null unless the rows are those that were announced, all of them, each once and of one whole. */
export function announcedShares(
  sheets: readonly Sheet[],
  flowText: FlowText,
): Reading<string[]> | null {
  const announced = new Set(
    extracted(flowText, ANNOUNCED).flatMap(({ value }) => numbersIn(value)),
  );
  const rows = sheets
    .filter(({ page }) => page.source === 'TEXT')
    .flatMap((sheet) =>
      sheet.lines.flatMap(({ cells }) => {
        const lot = LOT.exec(fold(cells[0]?.text ?? ''))?.groups?.['lot'];
        const shares = cells.slice(1).flatMap((cell) => {
          const { part, base } = SHARE.exec(fold(cell.text).trim())?.groups ?? {};
          return part !== undefined && base !== undefined
            ? [{ part: figure(part), base: figure(base), cell }]
            : [];
        });
        const [share, ...others] = shares;
        return lot !== undefined && share && others.length === 0 ? [{ lot, sheet, ...share }] : [];
      }),
    )
    .filter(({ lot }) => announced.has(lot));
  const [first] = rows;
  const isWhole =
    rows.length === announced.size && new Set(rows.map(({ lot }) => lot)).size === rows.length;
  if (!first || !isWhole || rows.some(({ base, part }) => base !== first.base || part > base))
    return null;
  const own = rows.filter(({ sheet }) => sheet === first.sheet).map(({ cell }) => cell);
  return readCells(rows.map(shareText), own, first.sheet.page);
}
