// « Votants : 870. Pour : 640. Contre : 230. » and no word of what came out of it, as small houses write their minutes:
// more than half of all the building's shares is a yes under the law's usual majorities, and fewer voices for than
// against are a no under every one of them.
import { fold } from '../../french/fold.ts';
import { findShares } from '../../french/shares.ts';
import { foundIn, flowTextOf } from '../sheet/flow-text.ts';
import type { Sheet } from '../sheet/sheet.ts';
import type { Resolution } from './resolutions.ts';
import { ADOPTED, flatAnswers, REJECTED } from './votes.ts';

const NUMBER = String.raw`\d{1,3}(?:[ .]\d{3})+|\d+`;
const UNIT = String.raw`(?:voix|tantiemes|milliemes)`;
/** « Pour : 640 », « 640 voix pour ». */
const countOf = (words: string): RegExp =>
  new RegExp(
    String.raw`\b(?:${words})(?: ${UNIT})?\s?[:=(]?\s?(?<after>${NUMBER})(?![\d/,]|[ .]\d| ?(?:[€%h]|eur))|(?<![\d/,.-]|\d )(?<before>${NUMBER})(?: ${UNIT})? (?:${words})(?=\s*(?:$|[.,;)(]))`,
    'gu',
  );
const [FOR, AGAINST, NEITHER, VOTING] = [
  countOf('pour'),
  countOf('contre'),
  countOf('abstentions?|abst\\.?'),
  countOf('votants?|exprimes'),
];
/** These ask for more than half of all shares, or were voted twice. */
const OTHER_MAJORITY =
  /\b26(?:-\d)?\b|double majorite|deux tiers|2\/3|unanimite|second (?:vote|tour)|25-1|sans vote|ne (?:vote|votent)|\breglement de copropriete|\bvente\b|\bceder\b|\bcession\b|surelev/;

/** What came, and what the whole building weighs. */
type Weights = { present: number; base: number };

/** Null where the share of those who came has no base, or two. */
export function weightsOf(sheet: Sheet, present: number): Weights | null {
  const bases = new Set(
    foundIn(flowTextOf([sheet]), findShares).flatMap(({ value: { part, base } }) =>
      part === present && base !== null && base !== present ? [base] : [],
    ),
  );
  const [base] = bases;
  return base !== undefined && bases.size === 1 ? { present, base } : null;
}

/** Null where it is extracted twice; `none` where it is not extracted. */
function statedIn(text: string, count: RegExp, none: number | null): number | null {
  const all = new Set(
    [...text.matchAll(count)].map(({ groups = {} }) =>
      Number((groups['after'] ?? groups['before'] ?? '').replaceAll(/\D/g, '')),
    ),
  );
  const [only] = all;
  return all.size > 1 ? null : (only ?? none);
}

function answerOf(resolution: Resolution, { present, base }: Weights): boolean | null {
  const text = resolution.passages.map(({ written }) => flatAnswers(written.text)).join(' ');
  const isStated = ADOPTED.test(text) || text.search(REJECTED) !== -1;
  const [yes, no] = [statedIn(text, FOR, null), statedIn(text, AGAINST, 0)];
  if (isStated || yes === null || no === null || yes > present) return null;
  const sum = yes + no + (statedIn(text, NEITHER, 0) ?? 0);
  const isWhole = sum === present || sum === statedIn(text, VOTING, null);
  if (isWhole && yes < no) return false;
  const asksMore = OTHER_MAJORITY.test(`${fold(resolution.subject)} ${text}`);
  return 2 * yes > base && yes > no && !asksMore ? true : null;
}

/** Answers in words come first: only what has none is counted. */
export const withCountedAnswers = (
  resolutions: readonly Resolution[],
  weights: Weights | null,
): Resolution[] =>
  resolutions.map((one) =>
    one.adopted === null && weights ? { ...one, adopted: answerOf(one, weights) } : one,
  );
