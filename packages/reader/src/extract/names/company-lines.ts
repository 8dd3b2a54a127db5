// « SARL LE FIL » over « D’ARIANE », in a narrow column: the name of a company goes on under itself where the next line
// opens with a word that only links names.
import { plain } from '../../french/fold.ts';
import type { Cell } from '../../layout/cells.ts';
import { middleOf } from '../../page/box.ts';
import type { Sheet } from '../sheet/sheet.ts';
import { isHeading } from './no-names.ts';

/** In heights of a line. */
const [NEXT, ALIGNED] = [2.4, 0.6];

const GOES_ON =
  /^(?:D'|(?:DE|DU|DES|ET|&|AUX?|SUR|D'UN)\s(?:L'|LA\s|LES?\s)?)\p{Lu}[\p{Lu}'-]+(?:\s(?:&|\p{Lu}[\p{Lu}'-]*)){0,3}$/u;
const IN_CAPITALS = /\p{Lu}{2}[\p{Lu}'’-]*$/u;

/** What the line under a company's name adds to it. */
export function restOfCompany(
  { lines, height }: Sheet,
  name: string,
  box: Cell['box'],
): string | null {
  if (!IN_CAPITALS.test(name.trim())) return null;
  const below = lines
    .flatMap(({ cells }) => cells)
    .find((cell) => {
      const gap = middleOf(cell.box) - middleOf(box);
      return (
        gap > height / 2 && gap < NEXT * height && Math.abs(cell.box[0] - box[0]) < ALIGNED * height
      );
    });
  const text = below?.text.trim() ?? '';
  return GOES_ON.test(plain(text)) && !isHeading(text) ? text : null;
}
