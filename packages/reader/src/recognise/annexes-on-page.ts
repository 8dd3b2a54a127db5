// Small buildings print two of the five accounting annexes on one page, one under the other: each is a page of its
// own, under what heads them both.
import { fold } from '../french/fold.ts';
import { type Line, linesOf } from '../layout/lines.ts';
import { middleOf } from '../page/box.ts';
import type { Page, Word } from '../page/page.ts';

/** « ANNEXE N° 4 – Travaux… », and not « annexes 2 et 3 », one table for both. */
const TITLE =
  /^\W*annexe\s*(?:n°\s*|numero\s*)?(?<number>[1-5])(?![\d,.]\d|\s*(?:,|et|a|&|\/)\s*[1-5])\b/;
/** What an annexe holds, and a list of what is joined does not. */
const HOLDS = /\d,\d{2}(?!\d)|\d[ .]\d{3}(?!\d)|\bneant\b|\bsans objet\b|\baucun/;

/** In lines: the title of a page stands no lower. */
const TOP = 8;

/** Which of the annexes a page is titled as, in folded lines; null where it has no such title. */
export function annexeTitled(lines: string): number | null {
  const [number] = lines
    .split('\n')
    .slice(0, TOP)
    .flatMap((line) => TITLE.exec(line)?.groups?.['number'] ?? []);
  return number === undefined ? null : Number(number);
}

const textOf = ({ words }: Line): string => fold(words.map(({ text }) => text).join(' '));

/** The page itself, but where titles of several annexes go up, and each has figures under it, or none to tell. */
export function annexesOnPage(page: Page): readonly Page[] {
  const lines = linesOf(page);
  const titles = lines.flatMap((line, at) => {
    const number = TITLE.exec(textOf(line))?.groups?.['number'];
    return number === undefined ? [] : [{ at, number: Number(number) }];
  });
  const [first] = titles;
  if (!first || titles.length < 2) return [page];
  const isRising = titles.every(
    ({ number }, index) => index === 0 || number > (titles[index - 1]?.number ?? 0),
  );
  const isHeld = titles.every(({ at }, index) =>
    lines.slice(at + 1, titles[index + 1]?.at).some((line) => HOLDS.test(textOf(line))),
  );
  if (!isRising || !isHeld) return [page];
  const top = (at: number | undefined) => (at === undefined ? Infinity : (lines[at]?.box[1] ?? 0));
  const isWithin = ({ box }: Word, from: number, to: number) =>
    middleOf(box) >= from && middleOf(box) < to;
  return titles.map(({ at }, index) => ({
    ...page,
    words: page.words.filter(
      (word) =>
        isWithin(word, -Infinity, top(first.at)) ||
        isWithin(word, top(at), top(titles[index + 1]?.at)),
    ),
  }));
}
