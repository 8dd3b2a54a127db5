// « Question 4 » with its title under it in a narrow column, and beside both, in a wider one, what was said and voted:
// the first words of the text stand on the line of the number, and are not what the question is called.
import { fold } from '../../french/fold.ts';
import { cellOf } from '../../layout/cells.ts';
import { type Head, isAside, type Place, type Run } from '../sheet/resolution-head.ts';

/** Fewer questions show no column. */
const MIN_SHOWN = 3;
/** In heights of a line. */
const ALIGNED = 0.6;

/** The number alone in its cell, a text beside it, and words of the number's own column on the next line. */
function withTitleUnder(head: Head, places: readonly Place[]): Head | null {
  const [number, text] = head.line.cells;
  const below = places[head.at + 1];
  const [under] = below?.sheet === head.sheet ? below.line.cells : [];
  if (!number || !text || !under || head.from < number.text.length) return null;
  // « Résolution 4 | Adoptée » over its title and its text: the answer is no column of texts.
  if (isAside(fold(text.text))) return null;
  const isUnder =
    Math.abs(under.box[0] - number.box[0]) < ALIGNED * head.sheet.height &&
    under.box[2] < text.box[0] &&
    /^\p{Lu}/u.test(under.text);
  return isUnder
    ? {
        ...head,
        title: cellOf(number.words),
        from: number.text.length,
        aside: null,
        room: text.box[0],
        columns: [text.box[0]],
        below: true,
      }
    : null;
}

/** All of them are printed so, or none is. */
export function withTitlesUnder(run: Run, places: readonly Place[]): Run {
  const heads = run.heads.flatMap((head) => withTitleUnder(head, places) ?? []);
  return heads.length >= MIN_SHOWN && heads.length === run.heads.length ? { ...run, heads } : run;
}
