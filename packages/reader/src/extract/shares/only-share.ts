// A sheet of presence extracted in one sentence: « 31 copropriétaires sur 40, réunissant 7 310 voix sur 10 000, prennent
// part aux débats ». Where no other number of shares stands before the first question, it is of all who came.
import type { Share } from '../../french/shares.ts';
import { type FlowText, type Extracted, WORDS } from '../sheet/flow-text.ts';
import type { Reading } from '../sheet/reading.ts';

/** All who count are in it, however they came; or those who came themselves, where nobody else is spoken of. */
const TAKING_PART =
  /particip|pren(?:nent|ant) part|\breuni(?:t|ssant|ssent|ssait|ssaient)\b|en personne|mandataire|correspondance|represente|quorum/;
const COMING = /\bpresen(?:ts?|ce)\b|emarg|assist|\betions\b|\bon etait\b/;
const OTHERS = /represente|correspondance|procuration|pouvoir|mandataire/;
const ABSENT = /absent|defaillant|non represente|excuse/;
/** « Tous les copropriétaires se sont réunis (1 000/1 000) ». */
const EVERYBODY =
  /\btous (?:les )?(?:coproprietaires|presents)\b|\btotalite des coproprietaires|\bau complet\b/;
/** « 2 104 voix » without « sur 10 000 »: another part of them is told apart. */
const BARE = /(?<![\d/.,]|(?:\/|\bsur|\d)\s)\d[\d .]*\d(?=\s*(?:tantiemes|milliemes|voix)\b)/g;
/** In signs. */
const SENTENCE = 260;

const whole = (text: string): number => Number(text.replaceAll(/\D/g, ''));

/** From the full stop before it to the one after. */
function sentenceAround({ folded }: FlowText, { at, end }: Extracted<Share>): string {
  const before = folded.slice(Math.max(0, at - SENTENCE), at);
  const after = folded.slice(end, end + SENTENCE);
  const first = new RegExp(`${WORDS}*$`, 'u').exec(before)?.[0] ?? '';
  return `${first} ${new RegExp(`^${WORDS}*`, 'u').exec(after)?.[0] ?? ''}`;
}

/** `asked`: where the first question stands; before it no vote is counted. */
export function onlyShare(
  flowText: FlowText,
  shares: readonly Extracted<Share>[],
  asked: number,
): Reading<number> | null {
  const [first, ...others] = shares.filter(({ at }) => asked === -1 || at < asked);
  if (!first || others.some(({ value }) => value.part !== first.value.part)) return null;
  const { part, base } = first.value;
  const bare = [...flowText.folded.slice(0, asked).matchAll(BARE)].map(([raw]) => whole(raw));
  const sentence = sentenceAround(flowText, first);
  const isOfAll =
    part === base
      ? EVERYBODY.test(sentence)
      : TAKING_PART.test(sentence) ||
        (COMING.test(sentence) && !OTHERS.test(flowText.folded.slice(0, asked)));
  return bare.every((one) => one === part || one === base) && isOfAll && !ABSENT.test(sentence)
    ? { ...first, value: part }
    : null;
}
