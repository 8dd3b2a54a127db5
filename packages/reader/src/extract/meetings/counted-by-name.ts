// Who came, each with what they weigh: « Mme A (239), M. B (251), et par pouvoir M. C (510), soit 1 000 sur 1 000 ».
// The sum that is told is of those who came where their figures make it.
import type { Share } from '../../french/shares.ts';
import type { Reading } from '../reading.ts';
import type { Story, Told } from '../sheet/story.ts';

const WEIGHT =
  /\(\s?(?<value>\d{1,3}(?:[ .]\d{3})+|\d{1,6})(?:\s?(?:tantiemes|milliemes|voix))?\s?\)/g;
const [COME, AWAY] = [/\b(?:presente?s?|representee?s?)\b/, /absent|defaillant|excuse/];
/** Fewer figures may make a sum by chance. */
const MIN_NAMES = 2;

const weightsIn = (text: string): number[] =>
  [...text.matchAll(WEIGHT)].map(({ groups }) => Number(groups?.['value']?.replaceAll(/\D/g, '')));

/** `asked`: where the first question stands. */
export function countedByName(
  { folded }: Story,
  shares: readonly Told<Share>[],
  asked: number,
): Reading<number> | null {
  const from = folded.search(COME);
  const proven = shares.find(({ at, value }) => {
    const told = folded.slice(from, at);
    const weights = weightsIn(told);
    return (
      from !== -1 &&
      (asked === -1 || at < asked) &&
      !AWAY.test(told) &&
      weights.length >= MIN_NAMES &&
      weights.reduce((sum, one) => sum + one, 0) === value.part
    );
  });
  return proven ? { ...proven, value: proven.value.part } : null;
}
