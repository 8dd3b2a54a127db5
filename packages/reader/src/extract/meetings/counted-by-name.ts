// Who came, each with what they weigh: « Mme A (239), M. B (251), et par pouvoir M. C (510), soit 1 000 sur 1 000 ».
// The sum that is extracted is of those who came where their figures make it; those who stayed away are extracted after them,
// where theirs make the rest.
import type { Share } from '../../french/shares.ts';
import type { FlowText, Extracted } from '../sheet/flow-text.ts';
import type { Reading } from '../sheet/reading.ts';

const WEIGHT =
  /\(\s?(?<value>\d{1,3}(?:[ .]\d{3})+|\d{1,6})(?:\s?(?:tantiemes|milliemes|voix))?\s?\)/g;
/** The same without brackets: « M. A 280, Mme B 215 ». */
const BARE =
  /(?<![\d/.,]|\d )(?<value>\d{1,3}(?:[ .]\d{3})+|\d{2,6})(?![\d/]|[.,]\d| ?(?:h|€|%)| sur\b)/g;
const [COME, AWAY] = [
  /\b(?:presente?s?|representee?s?|(?:sont|etaient) la|participants?|ont participe|sont venu)\b/,
  /absent|defaillant|excuse|manqu/,
];
/** Fewer figures may make a sum by chance. */
const MIN_NAMES = 2;

const weightsIn = (text: string, weight: RegExp): number[] =>
  [...text.matchAll(weight)].map(({ groups }) => Number(groups?.['value']?.replaceAll(/\D/g, '')));
const sumOf = (all: readonly number[]): number => all.reduce((sum, one) => sum + one, 0);

/** The first make the sum, and the others all that is left of the building: whatever is said of them, they stayed away. */
const makeBoth = (all: readonly number[], { part, base }: Share): boolean =>
  sumOf(all) === base && all.some((_, at) => at >= MIN_NAMES && sumOf(all.slice(0, at)) === part);

/** Nobody stayed away, or those who did come last and make the rest. */
function areWhole(extracted: string, share: Share, weight: RegExp): boolean {
  const { part, base } = share;
  const all = weightsIn(extracted, weight);
  if (makeBoth(all, share)) return true;
  const away = extracted.search(AWAY);
  const came = away === -1 ? all : weightsIn(extracted.slice(0, away), weight);
  return (
    came.length >= MIN_NAMES &&
    sumOf(came) === part &&
    (away === -1 || (base !== null && sumOf(all) === base))
  );
}

/** `asked`: where the first question stands. */
export function countedByName(
  { folded }: FlowText,
  shares: readonly Extracted<Share>[],
  asked: number,
): Reading<number> | null {
  const from = folded.search(COME);
  const proven = shares.find(({ at, value }) => {
    const extracted = folded.slice(from, at);
    const isHead = from !== -1 && (asked === -1 || at < asked);
    return isHead && [WEIGHT, BARE].some((weight) => areWhole(extracted, value, weight));
  });
  return proven ? { ...proven, value: proven.value.part } : null;
}
