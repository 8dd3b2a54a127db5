// A brand in large letters and a card in small ones beside it: whoever measures heights finds two lines, and the card first.
import { fold } from '../../french/fold.ts';
import { heightOf, middleOf } from '../../page/box.ts';
import type { Sheet } from '../sheet/sheet.ts';

/** Of the height of the letters beside it. */
const LARGE = 1.25;

/** A brand in large letters ends lower than the small ones beside it: at their left, it still opens the page. */
export function levelled(sheet: Sheet): Sheet {
  const [first, second, ...rest] = sheet.lines;
  const [brand, ...others] = second?.cells ?? [];
  const opening = first?.cells[0];
  const isBeside =
    first &&
    brand &&
    opening &&
    brand.box[2] < opening.box[0] &&
    brand.box[1] < middleOf(opening.box) &&
    heightOf(brand.box) > LARGE * heightOf(opening.box);
  if (!isBeside) return sheet;
  const folded = `${fold(brand.text)} ${first.folded}`;
  const beside = fold(others.map(({ text }) => text).join(' '));
  return {
    ...sheet,
    lines: [
      { ...first, cells: [brand, ...first.cells], folded },
      ...(second && others.length > 0 ? [{ ...second, cells: others, folded: beside }] : []),
      ...rest,
    ],
  };
}
