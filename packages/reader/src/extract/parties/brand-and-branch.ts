// Networks print their brand in large letters and the branch in small ones right after it: two lines to whoever measures
// heights, and one name: « EXEMPLO » and « NANTES CENTRE ».
import { fold } from '../../french/fold.ts';
import { type Cell, cellOf } from '../../layout/cells.ts';
import { middleOf } from '../../page/box.ts';
import type { Sheet, SheetLine } from '../sheet/sheet.ts';
import { FORM, OF_TRADE, ONLY_TRADE, saysTitle } from './firm-names.ts';
import { letterOf } from './letter-sizes.ts';

/** In lines: where brands stand. */
const HEAD = 3;
/** Between brand and branch, in heights of a line. */
const GAP = 1;
/** Of the letters of the branch. */
const LARGER = 1.2;

const BRAND = /^[\p{L}&][\p{L}\d&'’.-]*(?: [\p{L}&][\p{L}\d&'’.-]*)?$/u;
const BRANCH = /^\p{Lu}[\p{L}'’-]+(?:[ -](?:\p{Lu}[\p{L}'’-]*|de|du|des|la|le|les|sur|en)){0,4}$/u;

const isLargerThan = (brand: Cell, branch: Cell): boolean =>
  letterOf(brand) > LARGER * letterOf(branch);

const isBranchOf = (brand: Cell, branch: Cell, height: number): boolean =>
  branch.box[0] >= brand.box[2] - 1 &&
  branch.box[0] - brand.box[2] < GAP * height &&
  middleOf(branch.box) > brand.box[1] &&
  middleOf(branch.box) < brand.box[3] &&
  isLargerThan(brand, branch) &&
  BRAND.test(brand.text) &&
  BRANCH.test(branch.text) &&
  [FORM, OF_TRADE, ONLY_TRADE].every((words) => !words.test(fold(branch.text))) &&
  !saysTitle(fold(`${brand.text} ${branch.text}`));

const without = (line: SheetLine, cell: Cell, whole?: Cell): SheetLine[] => {
  const cells = line.cells.flatMap((one) => (one === cell ? (whole ?? []) : [one]));
  const folded = fold(cells.map(({ text }) => text).join(' '));
  return cells.length > 0 ? [{ ...line, cells, folded }] : [];
};

/** The head of a page with such a name in one cell, where its brand stands. */
export function withBranch(sheet: Sheet): Sheet {
  const { lines, height } = sheet;
  const top = lines.slice(0, HEAD);
  for (const [at, line] of top.entries())
    for (const brand of line.cells)
      for (const other of [top[at - 1], top[at + 1]]) {
        const branch = other?.cells.find((cell) => isBranchOf(brand, cell, height));
        if (!branch) continue;
        const whole = cellOf([...brand.words, ...branch.words]);
        return {
          ...sheet,
          lines: lines.flatMap((one) =>
            one === line
              ? without(one, brand, whole)
              : one === other
                ? without(one, branch)
                : [one],
          ),
        };
      }
  return sheet;
}

/** « NANTES CENTRE » under « EXEMPLO » in larger letters: where its office is, and not what it is called. */
export const isUnderBrand = ({ lines, height }: Sheet, cell: Cell): boolean =>
  lines
    .slice(0, HEAD)
    .flatMap(({ cells }) => cells)
    .some(
      (over) =>
        over !== cell &&
        middleOf(over.box) < cell.box[1] &&
        cell.box[1] - over.box[3] < height &&
        over.box[0] < cell.box[2] &&
        cell.box[0] < over.box[2] &&
        isLargerThan(over, cell) &&
        BRAND.test(over.text) &&
        !saysTitle(fold(over.text)),
    );
