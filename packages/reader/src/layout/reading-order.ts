// Lines in the order a person reads them: where prose runs in two columns, the left one first.
import type { Page, Word } from '../page/page.ts';
import { lineHeight } from './line-height.ts';
import { type Line, lineOf, linesOf } from './lines.ts';

/** The gutter is looked for in the middle part of the page. */
const [FIRST, LAST] = [0.3, 0.7];
const STEP = 2;
/** In heights of a line. */
const MIN_GUTTER = 0.9;
const MIN_LINES = 6;
/** What tells prose from a table: words on each side, most of them letters. */
const MIN_WORDS_A_SIDE = 3;
const MIN_LETTERS = 0.75;

type Parted = { left: readonly Word[]; right: readonly Word[] };

export function readingOrder(page: Page): Line[] {
  const lines = linesOf(page);
  const gutter = gutterOf(page, lines);
  if (gutter === null) return lines;
  const reach = (MIN_GUTTER * lineHeight(page)) / 2;
  const ordered: Line[] = [];
  let run: Line[] = [];
  const flush = () => {
    ordered.push(...inColumns(run, gutter));
    run = [];
  };
  for (const line of lines) {
    if (line.words.some((word) => crosses(word, gutter, reach))) {
      flush();
      ordered.push(line);
    } else {
      run.push(line);
    }
  }
  flush();
  return ordered;
}

const crosses = ({ box: [left, , right] }: Word, gutter: number, reach: number): boolean =>
  left < gutter + reach && right > gutter - reach;

function part({ words }: Line, gutter: number): Parted {
  return {
    left: words.filter(({ box }) => box[2] <= gutter),
    right: words.filter(({ box }) => box[0] >= gutter),
  };
}

const isBoth = ({ left, right }: Parted): boolean => left.length > 0 && right.length > 0;

function inColumns(run: readonly Line[], gutter: number): readonly Line[] {
  const parted = run.map((line) => part(line, gutter));
  if (!isProse(parted)) return run;
  const side = (words: readonly Word[]) => (words.length > 0 ? [lineOf(words)] : []);
  return [
    ...parted.flatMap(({ left }) => side(left)),
    ...parted.flatMap(({ right }) => side(right)),
  ];
}

function isProse(parted: readonly Parted[]): boolean {
  const both = parted.filter(isBoth);
  const words = both.flatMap(({ left, right }) => [...left, ...right]);
  const letters = words.filter(({ text }) => /^\p{L}/u.test(text)).length;
  return (
    both.length >= MIN_LINES &&
    words.length >= both.length * 2 * MIN_WORDS_A_SIDE &&
    letters >= words.length * MIN_LETTERS
  );
}

/** Where the most lines have text on both sides and none across. */
function gutterOf(page: Page, lines: readonly Line[]): number | null {
  const reach = (MIN_GUTTER * lineHeight(page)) / 2;
  // A line has text on both sides from the end of one of its words to the beginning of another.
  const partable = lines
    .map(({ words }) => ({
      words,
      from: Math.min(...words.map(({ box }) => box[2])),
      to: Math.max(...words.map(({ box }) => box[0])),
    }))
    .filter(({ from, to }) => from <= to);
  if (partable.length < MIN_LINES) return null;
  let best = { at: 0, lines: 0 };
  for (let at = page.width * FIRST; at <= page.width * LAST; at += STEP) {
    const clear = partable.filter(
      ({ words, from, to }) =>
        from <= at && at <= to && !words.some((word) => crosses(word, at, reach)),
    );
    if (clear.length > best.lines) best = { at, lines: clear.length };
  }
  return best.lines >= MIN_LINES ? best.at : null;
}
