// « Lot numéro 17 : un appartement… Et les 184/10.000èmes des parties communes »: lots and what they weigh.
import { NUMBER_WORDS, numberFromWords } from '../french/number-words.ts';
import { findShares } from '../french/shares.ts';
import type { Reading } from './reading.ts';
import { following, foundIn, preceding, type Story, type Told, told } from './story.ts';

const LOT = new RegExp(
  String.raw`(?<=^|[\n\t.;:-]\s?|\ble\s)lot\s+(?:de copropriete\s+)?(?:numero\s|n°)\s*(?<value>\d{1,5}|${NUMBER_WORDS}(?:\s*\(\s*\d{1,5}\s*\))?)(?!\s*(?:,|et)\s*\d)`,
  'u',
);
/** Shares of a lift or of a staircase are others: the general ones come first, or say that they are. */
const AND = /\bet les(?: [^.;]{0,60}?)?/;
const COMMON = /\W{0,3}[^.;]{0,90}?(?:parties communes|propriete du sol|choses communes)/;

export type LotShare = { lot: string; part: number; base: number; reading: Told<unknown> };

function lotNumber(words: string): string | null {
  const figures = /\d+/.exec(words)?.[0];
  const number = figures ? Number(figures) : numberFromWords(words);
  return number === null || number === 0 ? null : String(number);
}

type Described = { lot: string; place: Told<string>; share: LotShare | null };

/** Every lot that is described, once; with its share where the text gives one before the next lot. */
export function describedLots(story: Story): Described[] {
  const heads = told(story, LOT).flatMap((place) => {
    const lot = lotNumber(story.folded.slice(place.at, place.end));
    return lot === null ? [] : [{ lot, place }];
  });
  const every = foundIn(story, findShares);
  const named = new Set([...preceding(story, every, COMMON), ...following(story, every, AND)]);
  const shares = every.filter((one) => named.has(one));
  const all = heads.map(({ lot, place }, index): Described => {
    const next = heads[index + 1]?.place.at ?? Infinity;
    const own = shares.find(({ at }) => at > place.end && at < next);
    const { part, base = null } = own?.value ?? {};
    const share =
      own && part !== undefined && base !== null ? { lot, part, base, reading: own } : null;
    return { lot, place, share };
  });
  return [...Map.groupBy(all, ({ lot }) => lot).values()].flatMap(
    (same) => same.find(({ share }) => share !== null) ?? same[0] ?? [],
  );
}

export const shareText = ({ lot, part, base }: Omit<LotShare, 'reading'>): string =>
  `${lot}:${part}/${base}`;

/** Null where a lot lacks its share, or two lots are not shares of the same whole. */
export function sharesOf(described: readonly Described[]): Reading<string[]> | null {
  const shares = described.flatMap(({ share }) => share ?? []);
  const [first] = shares;
  if (!first || shares.length < described.length) return null;
  if (shares.some(({ base }) => base !== first.base)) return null;
  return {
    ...first.reading,
    value: shares.map(shareText),
    raw: shares.map(({ reading }) => reading.raw).join(' + '),
  };
}
