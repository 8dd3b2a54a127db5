import { type FlowText, statedAt } from '../sheet/flow-text.ts';
// Who came, proven by what they voted: « Tantièmes : 512 / 800 » at the head may be anything, but where those for, those
// against and those who abstained make 512 vote after vote, it is the number of those who came.
import type { Reading } from '../sheet/reading.ts';

const FIGURE = /(?<![\d.,/-]|\d )(?:\d{1,3}(?:[ .]\d{3})+|\d+)(?![\d,%€]|[.-]\d| ?[€%])/g;
/** Where votes begin: those for, with their figure, or over their column. */
const VOTES = /\b(?:pour|oui)\b(?:\W*\d|[^\p{L}\d]*(?:contre|non)\b)/u;
/** In signs: who came is extracted at the head. */
const HEAD = 1800;
/** Fewer votes may make a number by chance. */
const MIN_VOTES = 3;
/** All of a building: who adds those who stayed away to those who abstained finds it vote after vote. */
const ROUND: readonly number[] = [100, 1000, 10_000, 100_000];
const MIN_PRESENT = 100;

type Figure = { value: number; at: number; end: number };

const figuresIn = (folded: string): Figure[] =>
  [...folded.matchAll(FIGURE)].map(({ 0: raw, index }) => ({
    value: Number(raw.replaceAll(/\D/g, '')),
    at: index,
    end: index + raw.length,
  }));

/** Three figures in a row that make the number, of which the first are those for. */
function votesMaking(figures: readonly Figure[], present: number): string[] {
  return figures.flatMap(({ value: yes }, index) => {
    const [no, none] = [figures[index + 1]?.value, figures[index + 2]?.value];
    return no !== undefined && none !== undefined && yes + no + none === present
      ? [`${yes}/${no}/${none}`]
      : [];
  });
}

export function presentByVotes(flowText: FlowText): Reading<number> | null {
  const { folded } = flowText;
  const asked = folded.search(VOTES);
  if (asked === -1) return null;
  const figures = figuresIn(folded);
  const head = figures.filter(({ at }) => at < Math.min(asked, HEAD));
  const votes = figures.filter(({ at }) => at > asked);
  const proven = head.filter(({ value }) => {
    if (value < MIN_PRESENT || ROUND.includes(value)) return false;
    const made = votesMaking(votes, value);
    return made.length >= MIN_VOTES && new Set(made).size > 1;
  });
  const [first] = proven;
  if (!first || proven.some(({ value }) => value !== first.value)) return null;
  const [extracted] = statedAt(flowText, first.at, first.end);
  return extracted ? { ...extracted, value: first.value } : null;
}
