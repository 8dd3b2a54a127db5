// Shares set in a table that has a column for each key, its base in the head, and a line for each lot:
// « Lot | Générales /10000 | Ascenseur /1000 ». An owner's part is that of all the lots, or the total
// that the table prints, where both agree.
import { fold, plain } from '../../french/fold.ts';
import type { Cell } from '../../layout/cells.ts';
import { middleOf } from '../../page/box.ts';
import type { Page } from '../../page/page.ts';
import { readWords } from '../sheet/reading.ts';
import type { Sheet, SheetLine } from '../sheet/sheet.ts';
import type { StatedShare } from './stated-shares.ts';

type Head = { key: string; base: number; cell: Cell };

const FIGURE = String.raw`\d{1,3}(?:[ .]?\d{3})*`;
const WITH_BASE = new RegExp(
  String.raw`^(?<key>\p{L}.*?)\s*[(–-]?\s*(?:/|\bsur\b|\bbase\b)\s*:?\s*(?<base>${FIGURE})(?:\s?[eè]mes?)?\s*\)?$`,
  'iu',
);
const BASE_ALONE = new RegExp(
  String.raw`^[(]?\s*(?:(?:/|sur|base)\s*:?\s*)?(?<base>${FIGURE})(?:\s?i?[eè]mes?)?\s*[)]?$`,
  'iu',
);
const BASE_ROW =
  /^(?:bases?|sur|total (?:de la |des |du )?(?:cles?|tantiemes|milliemes|immeuble)|(?:tantiemes|milliemes) (?:totaux|de (?:la cle|l'immeuble)|immeuble)|immeuble|copropriete)\b/;
const PART_ROW =
  /^(?:(?:vos |votre |nombre de )?(?:tantiemes|milliemes|parts?|quotes?-parts?)|lots?\b|n° ?\d|\d{1,5}(?:$| ))/;
const NO_KEY = /^(?:lots?|designation|nature|n°|total|cles?|etage|type|description)\b/;
const NOUGHT = /^[-–—0]*$/;
const MIN_KEYS = 2;
const MIN_BASE = 100;
/** In heights of a line. */
const NEAR = 3;

const whole = (text: string): number => Number(plain(text).replaceAll(/[ .]/g, ''));
const overlaps = ({ box: a }: Cell, { box: b }: Cell): boolean => a[0] < b[2] && b[0] < a[2];

export function shareMatrix(sheet: Sheet): StatedShare[] {
  const { lines, page, height } = sheet;
  for (const [index, line] of lines.entries()) {
    const below = lines[index + 1];
    const inline = headsOf(line);
    const heads = inline.length >= MIN_KEYS ? inline : headsOver(line, below);
    if (heads.length < MIN_KEYS || heads.every(({ base }) => base < MIN_BASE)) continue;
    const rows = rowsUnder(lines.slice(index + (heads === inline ? 1 : 2)), heads, height);
    const shares = sharesOf(heads, rows, page);
    if (shares.length > 0) return shares;
  }
  return [];
}

/** « Lot | Nature | Tantièmes », a fraction for each lot: together they are the owner's. */
export function lotFractions({ lines, page }: Sheet): StatedShare[] {
  for (const [index, { cells }] of lines.entries()) {
    const isLots = LOT_HEAD.test(fold(cells[0]?.text ?? ''));
    const head = cells.find(({ text }) => /tantieme|millieme|quote-?part/.test(fold(text)));
    if (!isLots || !head) continue;
    const rows = lines.slice(index + 1);
    const end = rows.findIndex((line) => fractionIn(line, head) === null);
    const own = (end === -1 ? rows : rows.slice(0, end)).flatMap((line) => {
      const share = fractionIn(line, head);
      return share ? [{ ...share, words: line.cells.flatMap(({ words }) => words) }] : [];
    });
    const [first] = own;
    if (!first || own.length < 2 || own.some(({ base }) => base !== first.base)) continue;
    const part = own.reduce((sum, one) => sum + one.part, 0);
    const words = own.flatMap((one) => one.words);
    return [
      {
        key: '',
        part,
        base: first.base,
        reading: readWords(
          null,
          own.map((one) => `${one.part}/${one.base}`).join(' + '),
          words,
          page,
        ),
      },
    ];
  }
  return [];
}

const LOT_HEAD = /^(?:n° ?(?:de |du )?)?lots?$/;
const FRACTION = new RegExp(`^(?<part>${FIGURE}) ?(?:/|sur) ?(?<base>${FIGURE})(?: ?i?[eè]mes?)?$`);

function fractionIn({ cells }: SheetLine, head: Cell): { part: number; base: number } | null {
  const cell = cells.slice(1).find((one) => overlaps(one, head));
  const { part, base } = FRACTION.exec(plain(cell?.text ?? ''))?.groups ?? {};
  const isLot = /^(?:lot )?\d{1,5}\b/.test(fold(cells[0]?.text ?? ''));
  return isLot && part !== undefined && base !== undefined
    ? { part: whole(part), base: whole(base) }
    : null;
}

const headsOf = ({ cells }: SheetLine): Head[] =>
  cells.flatMap((cell): Head[] => {
    const { key, base } = WITH_BASE.exec(plain(cell.text))?.groups ?? {};
    return key === undefined || base === undefined
      ? []
      : [{ key: cell.text.slice(0, key.length), base: whole(base), cell }];
  });

/** The base of each key under its name. */
function headsOver({ cells }: SheetLine, below: SheetLine | undefined): Head[] {
  const named = cells.filter(({ text }) => /\p{L}{2}/u.test(text) && !NO_KEY.test(fold(text)));
  const [first] = below?.cells ?? [];
  const isBases =
    BASE_ROW.test(fold(first?.text ?? '')) || below?.cells.every(({ text }) => /^[(/]/.test(text));
  if (!below || !isBases) return [];
  return named.flatMap((cell): Head[] => {
    const under =
      below.cells.find((one) => one !== first && overlaps(one, cell)) ??
      below.cells.find((one) => overlaps(one, cell));
    const base = BASE_ALONE.exec(plain(under?.text ?? ''))?.groups?.['base'];
    return base === undefined ? [] : [{ key: cell.text, base: whole(base), cell }];
  });
}

type Row = { isTotal: boolean; parts: readonly number[]; line: SheetLine };

function rowsUnder(lines: readonly SheetLine[], heads: readonly Head[], height: number): Row[] {
  const rows: Row[] = [];
  let last = heads[0]?.cell.box;
  for (const line of lines) {
    const label = fold(line.cells[0]?.text ?? '');
    const isTotal = /^(?:total|ensemble|soit)\b/.test(label);
    const own = heads.map(({ cell }) => line.cells.slice(1).find((one) => overlaps(one, cell)));
    const known = own.every((cell) => !cell || isWhole(cell.text));
    const isRow = known && own.some((cell) => cell && !NOUGHT.test(cell.text));
    const near = last && middleOf(line.box) - middleOf(last) < NEAR * height;
    if (!near || !isRow || !(isTotal || PART_ROW.test(label))) break;
    last = line.box;
    const parts = own.map((cell) => (cell && !NOUGHT.test(cell.text) ? whole(cell.text) : 0));
    rows.push({ isTotal, parts, line });
    if (isTotal) break;
  }
  return rows;
}

const isWhole = (text: string): boolean =>
  NOUGHT.test(text) || new RegExp(`^${FIGURE}$`).test(plain(text));

/** None where the total is not the sum of its lots. */
function sharesOf(heads: readonly Head[], rows: readonly Row[], page: Page): StatedShare[] {
  const lots = rows.filter(({ isTotal }) => !isTotal);
  const total = rows.find(({ isTotal }) => isTotal);
  const sums = heads.map((_, at) => lots.reduce((sum, { parts }) => sum + (parts[at] ?? 0), 0));
  const agrees = !total || lots.length === 0 || sums.every((sum, at) => sum === total.parts[at]);
  const parts = lots.length > 0 ? sums : (total?.parts ?? []);
  if (!agrees) return [];
  const words = (total ?? rows[0])?.line.cells.flatMap((cell) => cell.words) ?? [];
  const extracted = heads.map(({ key, base, cell }, at) => ({
    key,
    part: parts[at] ?? 0,
    base,
    reading: readWords(null, `${parts[at] ?? 0} / ${base}`, [...cell.words, ...words], page),
  }));
  const own = extracted.filter(({ part }) => part > 0);
  return own.every(({ part, base }) => part <= base) ? own : [];
}
