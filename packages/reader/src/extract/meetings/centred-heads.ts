import { fold } from '../../french/fold.ts';
// In a box of several lines the number of a question stands in the middle of its height: the title is then
// the first line of the box, over the number, and the votes close the box.
import { cellOf } from '../../layout/cells.ts';
import { type Head, isAside, type Place, type Run } from '../sheet/resolution-head.ts';
import { isAdopted } from './votes.ts';

/** In lines: a box that is higher is extracted by something else. */
const MOST_ABOVE = 3;

const isAnswer = ({ line }: Place): boolean =>
  isAdopted(line.folded) !== null ||
  (line.cells.length > 1 && line.cells.slice(1).every(({ text }) => isAside(fold(text))));

/** A title starts with a capital, not left of the numbers, and ends without a full stop. */
function isTitle({ line }: Place, { line: numbered, sheet }: Head): boolean {
  const text = line.cells.map((cell) => cell.text).join(' ');
  const left = numbered.box[0];
  return line.box[0] > left - sheet.height && /^\p{Lu}.*[^.]$/u.test(text);
}

/** How many lines over the number its box opens; the line before is the last of the box above. */
function above(head: Head, before: Head, places: readonly Place[]): number | null {
  const between = places.slice(before.at + 1, head.at);
  const last = between.findLastIndex(isAnswer);
  return last === -1 ? null : between.length - 1 - last;
}

/** The run as it stands, or with the titles that are over its numbers. */
export function withTitlesAbove(run: Run, places: readonly Place[]): Run {
  const [first, ...others] = run.heads;
  if (!first || run.style === 'NAMED' || others.length < 2) return run;
  if (run.heads.some(({ whole }) => whole)) return run;
  const lines = others.map((head, index) => above(head, run.heads[index] ?? first, places));
  const [rise] = lines;
  if (!rise || rise > MOST_ABOVE || lines.some((one) => one === null || one === 0)) return run;
  const rises = [rise, ...lines.map((one) => one ?? rise)];
  const titles = run.heads.map((head, index) => places[head.at - (rises[index] ?? rise)]);
  const allTitles = run.heads.every((head, index) => {
    const place = titles[index];
    return place?.sheet === head.sheet && isTitle(place, head);
  });
  if (!allTitles) return run;
  const heads = run.heads.map((head, index): Head => {
    const place = titles[index] ?? head;
    const at = head.at - (rises[index] ?? rise);
    const title = cellOf(place.line.cells.flatMap(({ words }) => words));
    return { ...head, ...place, at, title, from: 0, aside: null };
  });
  return { ...run, heads };
}
