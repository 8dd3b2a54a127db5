// « Total : 58 » under the heading « Les lots »: a label that says nothing alone counts what its heading names.
import { fold } from '../../french/fold.ts';
import type { Cell } from '../../layout/cells.ts';
import { middleOf } from '../../page/box.ts';
import type { Sheet } from '../sheet/sheet.ts';

const SAYS_NOTHING = /^(?:au |en )?(?:total|nombre(?: total)?|nb\.?|tout|quantite|effectif)$/;
/** In heights of a line: a heading has room under it. */
const UNDER = 3;
/** In signs: what is longer is a sentence. */
const HEADING = 40;

/** The label with the words of the heading right over it, in the same column; as it is, where it needs none. */
export function withHeading(label: string, cell: Cell, { lines, height }: Sheet): string {
  if (!SAYS_NOTHING.test(label.trim())) return label;
  const [heading] = lines
    .flatMap(({ cells }) => cells)
    .filter(({ box }) => box[0] < cell.box[2] && cell.box[0] < box[2])
    .map((one) => ({ one, gap: middleOf(cell.box) - middleOf(one.box) }))
    .filter(({ gap }) => gap > height / 2 && gap < UNDER * height)
    .toSorted((a, b) => a.gap - b.gap);
  const text = heading?.one.text ?? '';
  const isHeading = text.length <= HEADING && /^\p{Lu}[^\d:.;]+$/u.test(text);
  return isHeading ? `${label} ${fold(text)}` : label;
}
