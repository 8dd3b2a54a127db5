// How many of the shares of a building came to a meeting, or sent somebody, or voted by post: of all those
// numbers that the sheet of presence tells, the one of those who count.
import { fold } from '../../french/fold.ts';
import { findShares, type Share } from '../../french/shares.ts';
import { writtenText } from '../../french/written.ts';
import { onlyShare } from '../shares/only-share.ts';
import {
  following,
  foundIn,
  preceding,
  type FlowText,
  flowTextOf,
  type Extracted,
  statedAt,
} from '../sheet/flow-text.ts';
import { agreed, type Reading } from '../sheet/reading.ts';
import type { Sheet } from '../sheet/sheet.ts';
import { over } from '../sheet/values-over-labels.ts';
import { attendanceOf } from './attendance-rows.ts';
import { countedByName } from './counted-by-name.ts';
import { presentByVotes } from './present-by-votes.ts';

/** In signs, from the words to the number. */
const NEAR = 260;
const PRESENT =
  /presents[^\n]{0,40}represente|presents?(?: ou| et|,)\s+represente|ayant vote par correspondance|\bpresence(?: ou| et|,) (?:de )?(?:la |leur )?representation/;
/** « … réunissant 6 538 / 10 000 voix, sont présents ou représentés ». */
const ARE_PRESENT =
  /(?:\s|,|voix|tantiemes|milliemes|sont|etaient|soit|\(|\)|[\d.,]+ ?%)*\bpresents?(?:,| ou| et|,? soit)\s+(?:et )?represente/;
const PARTED = /presents?\s*:\s*(?:\d+ [^\d\n]{3,40})?\d[\d ]*\/[^.\n]{1,40}represente/;
/** The last line of a table of those present, those represented and those who voted by post. */
const TOTAL = /(?:^|[\n\t]|[.;] )\s?(?:soit (?:un )?)?total(?: general)?\b[^\n]{0,60}?/;
/** In signs. */
const SHEET = 420;
const TOTAL_PRESENT = /total[^\n.;\d]{0,60}?(?:present|represente)[^\n.;\d]{0,80}/;

/** Of all those of the building: a share of those present is a vote. */
export function presentShares(sheet: Sheet): Reading<number>[] {
  const flowText = withWholeNumbers(flowTextOf([sheet]));
  const every = foundIn(flowText, findShares).filter(({ value }) => value.base !== null);
  const asked = flowText.folded.search(FIRST_QUESTION);
  const before = every.filter(({ at }) => asked === -1 || at < asked);
  const shares = before.length > 0 ? before : every;
  const all = counts(flowText, shares);
  const extracted = statedOf(flowText, shares);
  const whole = extracted
    ? wholeOf(extracted, all)
    : (countedOf(all) ??
      attendanceOf(flowText, asked) ??
      agreed(over(sheet, TILE, shareAlone)) ??
      agreed(over(sheet, SHARES_TILE, numberAlone)) ??
      onlyShare(flowText, shares, asked) ??
      countedByName(flowText, shares, asked) ??
      presentByVotes(flowText));
  return whole ? [whole] : [];
}

/** « réunissant ensemble 7 » at the end of a line, and « 306 voix » under it: one number, as its spaces part it. */
const PARTED_NUMBER =
  /(?<=(?:\b(?!(?:lots?|numeros?|articles?|pages?|et|ou|du|au|rue)\s)[\p{L}']+|:)\s{0,2}[1-9]\d{0,2})\n(?=\d{3}\s(?:voix|tantiemes|milliemes)\b)/gu;
function withWholeNumbers(flowText: FlowText): FlowText {
  const ends = [...flowText.folded.matchAll(PARTED_NUMBER)].map(({ index }) => index);
  const joined = (text: string): string =>
    ends.reduce((all, at) => `${all.slice(0, at)} ${all.slice(at + 1)}`, text);
  const { folded, written } = flowText;
  return {
    ...flowText,
    folded: joined(folded),
    written: { ...written, text: joined(written.text) },
  };
}

/** « 7 204 / 10 000 » in large, and under it what it is. */
const TILE = /(?:(?:tantiemes|milliemes|voix) )?presents?(?:,| ou| et)\s+(?:et )?represente[^\d]*$/;
function shareAlone(text: string): number | null {
  const [only, ...others] = findShares(writtenText(text));
  const isAlone = only?.raw === text && others.length === 0;
  return isAlone && only.value.base !== null ? only.value.part : null;
}

/** « 6 980 » over « tantièmes présents, représentés ou votants », and the whole in a tile of its own. */
const SHARES_TILE =
  /(?:(?:total|nombre) (?:des |de )?)?(?:tantiemes|milliemes|voix) presente?s?(?:,| ou| et)\s+(?:et )?represente/;
const numberAlone = (text: string): number | null =>
  /^\d{1,3}(?: \d{3})+$|^\d{2,6}$/.test(fold(text)) ? Number(text.replaceAll(/\D/g, '')) : null;

/** Where the words say that it is the one of all who came. */
function statedOf(flowText: FlowText, shares: readonly Extracted<Share>[]): Reading<number> | null {
  const present = PRESENT.exec(flowText.folded);
  const at = present?.index ?? -1;
  // « Sont présents : 4 210 sur 10 000. Sont représentés : … » tells both apart.
  const isParted = PARTED.test(flowText.folded) || /\d ?\d{3}|\d{3}/.test(present?.[0] ?? '');
  const totals = [
    ...following(flowText, shares, TOTAL_PRESENT),
    ...following(flowText, shares, TOTAL).filter(({ at: own }) => {
      const above = flowText.folded.slice(Math.max(0, own - SHEET), own);
      return /present/.test(above) && /represente/.test(above) && !/absent|resolution/.test(above);
    }),
  ];
  const after = shares
    .filter((one) => at !== -1 && one.at > at)
    .filter((one) => {
      const apart = flowText.folded.slice(at, one.at);
      // « Présents : 4 500 ; représentés : 1 200 » tells both apart.
      return (
        apart.length <= NEAR &&
        /represent[ea]|correspondance/.test(apart) &&
        !/absent|resolution/.test(apart)
      );
    });
  const ways = [
    totals,
    shares.filter(({ raw }) => PRESENT.test(fold(raw))),
    preceding(flowText, shares, ARE_PRESENT),
    isParted ? [] : after,
    following(flowText, shares, /\bquorum\b[^.;\d]{0,30}/),
    // « Cela fait 820 millièmes sur 1 000, on peut délibérer ».
    preceding(flowText, shares, MAY_DECIDE).filter(
      (one) => !ABSENT.test(saidBefore(flowText, one.at)) && one.value.part !== one.value.base,
    ),
  ];
  const [first] = ways.find((some) => some.length > 0) ?? [];
  return first ? { ...first, value: first.value.part } : null;
}

const MAY_DECIDE =
  /[^.;\d]{0,60}\b(?:peut|pouvons|peuvent|pouvant)\b[^.;\d]{0,30}\b(?:deliberer|se tenir|commencer)\b/;

const BY_POST = /correspondance|a distance|par formulaire/;

/** Those who voted by post may be told apart; those who stayed away say whether anybody is left out. */
function wholeOf(extracted: Reading<number>, all: readonly Counted[]): Reading<number> | null {
  const [base, ...bases] = new Set(all.flatMap((one) => one.base ?? []));
  const [away, ...others] = new Set(all.filter(isAbsent).map(({ value }) => value.value));
  const isWhole = (sum: number): boolean | null =>
    base === undefined || bases.length > 0 || away === undefined || others.length > 0
      ? null
      : sum + away === base;
  if (isWhole(extracted.value)) return extracted;
  const own = all.find(({ value }) => value.value === extracted.value);
  const posted = all.filter(
    (one) => BY_POST.test(one.said) && !/present/.test(one.said) && !isAbsent(one) && one !== own,
  );
  const [post] = posted;
  if (!post || (own && (BY_POST.test(own.said) || WHOLE.test(own.said)))) return extracted;
  const sum = extracted.value + post.value.value;
  const right = posted.length === 1 && (isWhole(sum) ?? (base !== undefined && sum <= base));
  return right ? { ...extracted, value: sum, raw: `${extracted.raw} + ${post.value.raw}` } : null;
}

const COUNT =
  /(?<![\d/.,]|(?:\/|\bsur|\bles|\bdes|\d)\s)(?<value>\d{1,3}(?:[ .]\d{3})+|\d{2,6})(?=\s*(?:tantiemes|milliemes|voix)\b)/g;
const [ABSENT, HERE, WHOLE] = [
  /absent|defaillant|non represente/,
  /present|represente|correspondance|distance|visioconference|participant|votant/,
  /\btotal\b|\bensemble\b|\bsoit\b|\bdonc\b|\bquorum\b/,
];
/** Those who stayed away may be extracted first. */
const MET = new RegExp(`${HERE.source}|${ABSENT.source}`, 'u');
/** After it, votes are counted. */
const FIRST_QUESTION =
  /(?:\n|^)\s*(?:(?:premiere|1ere|1re) (?:resolution|question|decision)|(?:projet de )?(?:resolution|question|point|decision|deliberation)\s*(?:n°|n)?\s*0?1\b(?!\s?[/\d])|0?1\s?[.)°/-]{1,2}\s*(?=\p{L}))/u;
const DELIBERATES =
  /(?:\n|^)\s*(?:(?:premiere|1ere|1re) (?:resolution|question|decision)|(?:resolution|question|point|decision|deliberation)\s*(?:n°|n)?\s*0?1\b|0?1\s?[.)°/-])|peut (?:donc |valablement |des lors )?(?:valablement )?(?:deliberer|se tenir)|\bmise? aux voix/;

type Counted = { value: Reading<number>; base: number | null; said: string };

/** In signs: « Absents : » may be far from the sum, with all their names between. */
const LISTED = 3000;
/** Of a sentence, or of a line that starts with a capital: a list of those who came has no full stops. */
const saidBefore = ({ written }: FlowText, at: number): string =>
  fold(
    written.text
      .slice(Math.max(0, at - LISTED), at)
      .split(/(?<!\b(?:M|Mr|Mme|Mmes|MM|Me))[.;]\s|\n(?=[-–•]|\p{Lu}\p{Ll}+\s(?!\())/u)
      .at(-1) ?? '',
  );

/** Each number and what the sentence says before it. */
function counts(flowText: FlowText, shares: readonly Extracted<Share>[]): Counted[] {
  const met = flowText.folded.search(MET);
  const end = flowText.folded.slice(Math.max(0, met)).search(DELIBERATES);
  const last = end === -1 ? NEAR * 6 : Math.max(0, met) + end;
  const bare = [...flowText.folded.slice(0, last).matchAll(COUNT)].flatMap(({ index, 0: raw }) =>
    shares.some(({ at, end: stop }) => index < stop && index + raw.length > at)
      ? []
      : statedAt(flowText, index, index + raw.length).map((one) => ({
          ...one,
          value: { part: Number(raw.replaceAll(/\D/g, '')), base: null },
        })),
  );
  return [...shares, ...bare]
    .filter(({ at }) => at < last && at > met && met !== -1)
    .toSorted((a, b) => a.at - b.at)
    .map(({ at, value, ...one }) => ({
      value: { ...one, value: value.part },
      base: value.base,
      said: saidBefore(flowText, at),
    }));
}

const isAbsent = ({ said }: Counted): boolean => ABSENT.test(said);
const only = (all: readonly Counted[]): Reading<number> | null => {
  const [first] = all;
  return first && new Set(all.map(({ value }) => value.value)).size === 1 ? first.value : null;
};

/** « Total : 870 millièmes sur 1 000 », or those who came and those who sent somebody, named together. */
function countedOf(counted: readonly Counted[]): Reading<number> | null {
  const all = counted.filter(({ value, base }) => value.value !== base);
  const here = all.filter((one) => !isAbsent(one));
  const away = all.filter(isAbsent).reduce((sum, { value }) => sum + value.value, 0);
  const every = here.reduce((sum, { value }) => sum + value.value, 0) + away;
  // « Total : 10 000 » under those who came and those who did not is of all the building.
  const isAll = ({ value }: Counted) => away > 0 && every === 2 * value.value;
  const whole = here.filter((one) => WHOLE.test(one.said) && !isAll(one));
  const both = here.filter(
    ({ said }) => /(?<!re)present/.test(said) && /represente|correspondance/.test(said),
  );
  const building = here.find((one) => WHOLE.test(one.said) && isAll(one));
  const apart = all.filter((one) => one !== building);
  return (
    only(whole) ??
    only(both.filter((one) => one !== building)) ??
    summed(building ? apart.map((one) => ({ ...one, base: building.value.value })) : apart)
  );
}

/** Told apart, they are added where those who stayed away are extracted too and nobody is left over. */
function summed(all: readonly Counted[]): Reading<number> | null {
  const bases = new Set(all.flatMap(({ base }) => base ?? []));
  const [base] = bases;
  const here = all.filter((one) => !isAbsent(one) && HERE.test(one.said));
  const away = all.filter(isAbsent).reduce((sum, { value }) => sum + value.value, 0);
  const sum = here.reduce((total, { value }) => total + value.value, 0);
  const [first] = here;
  if (!first || bases.size !== 1 || base === undefined || away === 0) return null;
  return sum + away === base
    ? { ...first.value, value: sum, raw: here.map(({ value }) => value.raw).join(' + ') }
    : null;
}
