// « Lot numéro 17 : un appartement… Et les 184/10.000èmes des parties communes »: lots and what they weigh.
import {
  NUMBER_WORDS,
  numberFromOrdinal,
  numberFromWords,
  ORDINAL_WORDS,
} from '../../french/number-words.ts';
import { findShares, type Share } from '../../french/shares.ts';
import { STREET_KIND } from '../../french/street-kinds.ts';
import {
  following,
  foundIn,
  preceding,
  type FlowText,
  type Extracted,
  extracted,
} from '../sheet/flow-text.ts';
import type { Reading } from '../sheet/reading.ts';

/**
 * « LOT NUMÉRO VINGT » over « Un appartement » is lot 20: a number goes on under its line only where nothing but a
 * mark follows it there.
 */
const ON_LINE = NUMBER_WORDS.replace(String.raw`|\s+)`, String.raw`|[ ]+)`);
const LOT_WORDS = String.raw`${ON_LINE}(?:\n${ON_LINE}(?=\s?(?:[:.,(;-]|\n|$)))?`;

/** « Lot numéro 17 », « LOT UN, au rez-de-chaussée », « Lot deux cent (200) : », « un lot nouveau portant le numéro 23 ». */
const LOT = new RegExp(
  [
    String.raw`(?<=^|[\n\t.;:-]\s?|\b(?:le|\d?[1i]e)\s|\bet\s|,\s)lot\s+(?:de copropriete\s+)?(?:numero\s|n°)\s*(?<value>\d{1,5}|${LOT_WORDS}(?:\s*\(\s*\d{1,5}\s*\))?)(?![-\p{L}\d]|\s*(?:(?:,|et)\s*\d|bis\b|ter\b))`,
    String.raw`(?<=^|[\n\t]\s?|[\n\t][-*•]\s)lot\s+(?<value>\d{1,5})(?=\s*(?:[:.-]\s|,\s+une?\s|\n)|\t\s*\p{L})`,
    // « Lot 3 : appartement (412/1000). Lot 18 : cave (8/1000). », on one line.
    String.raw`(?<=[.;]\s)lot\s+(?<value>\d{1,5})(?=\s?:\s)`,
    String.raw`(?<=^|[\n\t]\s?|[.;:-]\s)lot\s+(?<value>${LOT_WORDS}(?:\s*\(\s*\d{1,5}\s*\))?)(?=\s?[:,.]\s|\s-\s|\t|\n)`,
    String.raw`\b(?:le|du|au|nouveau) lot\s+(?<value>${LOT_WORDS}\s*\(\s*\d{1,5}\s*\))(?=\s?[:,]\s)`,
    // « le lot UN (un appartement, 188/1020èmes) et le lot NEUF (une cave) », « le lot UN, consistant en un studio ».
    String.raw`\b(?:le|du|au|ledit) lot\s+(?<value>${LOT_WORDS})(?=\s?\(\s?(?:une?|l[ae]|deux|trois|soit|appartement|cave|studio|local|parking|garage|box|emplacement|place|chambre|grenier)\b|,?\s(?:consistant|compose|comprenant|forme|correspondant)\b)`,
    String.raw`\blot (?:nouveau |nouvellement cree |unique )*(?:portant|prenant|qui (?:porte|portera|prend|prendra)) (?:desormais )?le (?:numero|n°)\s*(?<value>\d{1,5}|${LOT_WORDS}(?:\s*\(\s*\d{1,5}\s*\))?)(?![-\p{L}\d])`,
    String.raw`\b(?:le|du)\s(?<value>${ORDINAL_WORDS})\s+lot(?=,?\s(?:consistant|compose|comprenant|forme)\b)`,
    // « PREMIER LOT : », as old deeds count them.
    String.raw`(?<=^|[\n\t]\s?|[.;]\s)(?:le\s)?(?<value>${ORDINAL_WORDS})\s+lot(?=\s?[:.,]\s|\s-\s|\n)`,
  ].join('|'),
  'u',
);
/** Shares of a lift or of a staircase are others: the general ones come first, or say that they are. */
const AND = /\b(?:et|avec|ainsi que|ensemble) les(?: [^.;]{0,60}?)?/;
const COMMON = /\W{0,3}[^.;]{0,90}?(?:parties communes|propriete du sol|choses communes)/;

/** « le lot n° 30 (appartement, 145/10000èmes) ». */
const IN_SAME_BRACKETS = /^\s*\([^()]{0,80}$/;

type LotShare = { lot: string; part: number; base: number; reading: Extracted<unknown> };

function lotNumber(words: string): string | null {
  const figures = /\d+/.exec(words)?.[0];
  const number = figures ? Number(figures) : (numberFromWords(words) ?? numberFromOrdinal(words));
  return number === null || number === 0 ? null : String(number);
}

/** In words and then in figures between brackets: where they differ, one of them was misread. */
const isContradicted = (
  flowText: FlowText,
  own: Extracted<Share>,
  every: readonly Extracted<Share>[],
): boolean =>
  every.some(
    ({ at, value }) =>
      at > own.end &&
      /^\s*\(\s*$/.test(flowText.folded.slice(own.end, at)) &&
      (value.part !== own.value.part || value.base !== own.value.base),
  );

export type Described = { lot: string; place: Extracted<string>; share: LotShare | null };

/** Where the text comes to each lot. */
export const lotHeads = (flowText: FlowText): { lot: string; place: Extracted<string> }[] =>
  extracted(flowText, LOT).flatMap((place) => {
    const lot = lotNumber(flowText.folded.slice(place.at, place.end));
    return lot === null ? [] : [{ lot, place }];
  });

/**
 * Every lot that is described, once; with its share where the text gives one before the next lot. In a bare list
 * nothing says of what the share is: whoever asks for one has to prove it.
 */
export function describedLots(flowText: FlowText, { bare = false } = {}): Described[] {
  const heads = lotHeads(flowText);
  const every = foundIn(flowText, findShares);
  const named = new Set([
    ...preceding(flowText, every, COMMON),
    ...following(flowText, every, AND),
  ]);
  const shares = every.filter((one) => named.has(one));
  const all = heads.map(({ lot, place }, index): Described => {
    const next = heads[index + 1]?.place.at ?? Infinity;
    const within = bare ? every.filter(({ at }) => at > place.end && at < next) : [];
    const own =
      shares.find(({ at }) => at > place.end && at < next) ??
      onlyOne(within) ??
      every.find(
        ({ at }) => at < next && IN_SAME_BRACKETS.test(flowText.folded.slice(place.end, at)),
      ) ??
      onlyOne(
        every.filter((one) => one.at > place.end && one.at < next && isBracketed(flowText, one)),
      ) ??
      onlyOne(every.filter((one) => one.at < next && isInRow(flowText, place, one)));
    const { part, base = null } = own?.value ?? {};
    const share =
      own && !isContradicted(flowText, own, every) && part !== undefined && base !== null
        ? { lot, part, base, reading: own }
        : null;
    return { lot, place, share };
  });
  return [...Map.groupBy(all, ({ lot }) => lot).values()].flatMap(
    (same) => same.find(({ share }) => share !== null) ?? same[0] ?? [],
  );
}

/** « le lot 31, un appartement au troisième étage (389/10000) et le lot 231, une cave (13/10000) ». */
const isBracketed = ({ folded }: FlowText, { at, end }: Extracted<Share>): boolean =>
  /\(\s*(?:(?:soit|et|pour)\s)?(?:les\s)?$/.test(folded.slice(Math.max(0, at - 12), at)) &&
  /^\s?(?:i?emes?)?(?:\s(?:generaux|des?\sparties\scommunes(?:\sgenerales)?))?\s*\)/.test(
    folded.slice(end, end + 45),
  );

/** « Lot 3 | appartement – 212/1000èmes », in a form: on the row of its lot, and of nothing that only some lots share. */
const isInRow = (
  { folded }: FlowText,
  place: Extracted<string>,
  { at, end }: Extracted<Share>,
): boolean =>
  /^\s*\t[^\n]*$/.test(folded.slice(place.end, at)) &&
  /^(?:i?emes?)?\s*(?:\n|$)/.test(folded.slice(end, end + 20));

/** « LOT DEUX | Premier étage, appartement | 360/1000 », or over « Millièmes : 360/1000 »: one share, and no other. */
const onlyOne = ([share, ...others]: readonly Extracted<Share>[]) =>
  share && others.every(({ value }) => value.part === share.value.part) ? share : undefined;

const NUMBER = String.raw`(?:\d{1,5}|${NUMBER_WORDS})(?![-\p{L}\d]|\s*/|\s+(?:(?:bis|ter)\b|(?:bis |ter )?,?\s?${STREET_KIND}))`;
const IN_BRACKETS = String.raw`(?:\s*\([^()]{1,160}\))?`;
/** « les lots numéros SIX (un appartement, 380/10.000èmes) et DIX-NEUF (une cave) », « lots 12 et 44 ». */
const LIST = new RegExp(
  String.raw`\blots(?:\(s\))?\s*(?:de copropriete\s*)?(?:(?:numeros?|n°s?)\s*)?(?::\s*)?(?<value>${NUMBER}${IN_BRACKETS}(?:\s*(?:,|;|\bet\b)\s*(?:le\s+)?(?:lot\s+)?(?:(?:numero|n°)\s*)?${NUMBER}${IN_BRACKETS})+)`,
  'u',
);

/** « lots numéros QUATORZE (14) : appartement, CINQUANTE-HUIT (58) : cave », all of them written the same way. */
const NEXT = String.raw`(?:\s*[,;]\s*(?:et\s+|ainsi\s+que\s+)?|\s+(?:et|ainsi\s+que)\s+)(?:(?:le|du|les|celui)\s+)?(?:lots?\s+)?(?:(?:numeros?|n°s?)\s*)?`;
const DESCRIBED = [
  String.raw`${NUMBER_WORDS}\s*\(\s*\d{1,5}\s*\)`,
  String.raw`\d{1,5}`,
  NUMBER_WORDS,
].flatMap((number) =>
  [':', '=', '-', ','].map((mark) => {
    const item = String.raw`${number}\s*${mark}(?!\d)\s*(?=\p{L})`;
    const what = String.raw`(?:(?!${NEXT}${item})(?:[^.;]|;(?=\s*(?:et\s+)?(?:lots?\s+)?(?:n°\s*|numeros?\s+)?${item}))){2,120}?`;
    return {
      list: new RegExp(
        String.raw`\blots(?:\(s\))?\s*(?:de copropriete\s*)?(?:(?:numeros?|n°s?)\s*)?(?::\s*)?(?<value>${item}${what}(?:${NEXT}${item}${what})+)(?=[.;,\n]|$)`,
        'u',
      ),
      item: new RegExp(String.raw`(?<=^|${NEXT})${item}`, 'gu'),
    };
  }),
);

type Listed = { list: Extracted<string>; heads: { lot: string; at: number }[] };

/** By their numbers alone, or each with what it is. */
function listOf(flowText: FlowText): Listed | null {
  const numbersIn = (list: Extracted<string>, item: RegExp, text: string): Listed => ({
    list,
    heads: [...text.matchAll(item)].flatMap(({ 0: words, index }) => {
      const lot = lotNumber(words);
      return lot === null ? [] : [{ lot, at: list.at + index }];
    }),
  });
  const [plain] = extracted(flowText, LIST);
  if (plain) {
    const text = flowText.folded.slice(plain.at, plain.end);
    const bare = text.replaceAll(/\([^()]*\)/g, (one) => ';'.repeat(one.length));
    return numbersIn(plain, new RegExp(NUMBER, 'gu'), bare);
  }
  for (const { list, item } of DESCRIBED) {
    const [described] = extracted(flowText, list);
    if (described)
      return numbersIn(described, item, flowText.folded.slice(described.at, described.end));
  }
  return null;
}

/** Lots extracted in one sentence, each with its share between brackets where there is one. */
export function listedLots(flowText: FlowText): Described[] {
  const { list, heads = [] } = listOf(flowText) ?? {};
  if (!list) return [];
  const shares = foundIn(flowText, findShares).filter(({ at }) => at > list.at && at < list.end);
  return heads.map(({ lot, at }, index): Described => {
    const next = heads[index + 1]?.at ?? list.end;
    const [own, ...others] = shares.filter((one) => one.at > at && one.at < next);
    const { part, base = null } = own?.value ?? {};
    const one = own && others.length === 0 && part !== undefined && base !== null;
    return { lot, place: list, share: one ? { lot, part, base, reading: own } : null };
  });
}

/** « le lot 37, appartement, et le lot 112 de la copropriété »: where nothing else tells them. */
const NAMED =
  /\blot\s+(?:n°\s?|numero\s)?(?<value>\d{1,5})(?=\s*(?:[,:(;.)\n]|une?\b|et\b|ainsi\b|d(?:es?|u|udit|ependant)\b|d'|sise?\b|situee?\b|$))/;
export function namedLots(flowText: FlowText): Described[] {
  const all = extracted(flowText, NAMED);
  return [...Map.groupBy(all, ({ value }) => String(Number(value)))].flatMap(([lot, [place]]) => {
    if (!place) return [];
    const next = all.find(({ at }) => at > place.end)?.at ?? Infinity;
    const share = bracketed(flowText, lot, place) ?? commonShare(flowText, lot, place, next);
    return [{ lot, place, share }];
  });
}

/** « le lot 45, une boutique, et les 150/2000èmes des parties communes ; le lot 46, …»: its sentence tells one share. */
function commonShare(
  flowText: FlowText,
  lot: string,
  place: Extracted<string>,
  next: number,
): LotShare | null {
  const every = foundIn(flowText, findShares).filter(({ at }) => at > place.end && at < next);
  const [own, ...others] = preceding(flowText, following(flowText, every, AND), COMMON);
  const { part, base = null } = own?.value ?? {};
  const isOwn =
    own && others.length === 0 && !/\.\s/.test(flowText.folded.slice(place.end, own.at));
  return isOwn && part !== undefined && base !== null ? { lot, part, base, reading: own } : null;
}

/** « lot 113 (appartement, 305/20000) ». */
function bracketed(flowText: FlowText, lot: string, place: Extracted<string>): LotShare | null {
  const own = foundIn(flowText, findShares).find(
    ({ at }) => at > place.end && IN_SAME_BRACKETS.test(flowText.folded.slice(place.end, at)),
  );
  const { part, base = null } = own?.value ?? {};
  return own && part !== undefined && base !== null ? { lot, part, base, reading: own } : null;
}

/** « (cave, 12/100000èmes) et-le … 142 (parking, 60/100000èmes) »: a share between brackets is that of a lot. */
const OF_A_LOT = /\(\s*(?:une?\s)?\p{L}[^()]{1,60},\s*(?:et\s)?(?:les\s)?$/u;

/** « … des parties communes générales » twice under one head: OCR lost the head of the second. */
function hasLostHead(flowText: FlowText, described: readonly Described[]): boolean {
  const starts = described.map(({ place }) => place.at).toSorted((a, b) => a - b);
  const general = foundIn(flowText, findShares)
    .filter(({ page, end }) => page.source === 'OCR' && GENERAL.test(flowText.folded.slice(end)))
    .map(({ at }) => starts.findLastIndex((start) => start < at));
  return new Set(general).size < general.length;
}
const GENERAL =
  /^\W{0,3}(?:de |des |dans )(?:la propriete du sol|(?:les )?parties communes generales)/;

/** Some lot was not read: OCR saw the share of none of these. */
export const missesLot = (flowText: FlowText, described: readonly Described[]): boolean => {
  if (hasLostHead(flowText, described)) return true;
  const known = new Set(described.flatMap(({ share }) => share?.part ?? []));
  return foundIn(flowText, findShares).some(
    ({ at, page, value }) =>
      page.source === 'OCR' &&
      !known.has(value.part) &&
      OF_A_LOT.test(flowText.folded.slice(Math.max(0, at - 80), at)),
  );
};

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
