// Tantièmes: « 345/10 000èmes », « 345 sur 10 000 », « trois cent quarante-cinq dix-millièmes ».
import { fold } from './fold.ts';
import { NUMBER_WORDS, numberFromWords } from './number-words.ts';
import { findAll, type Found, withoutOverlaps, type Written } from './written.ts';

/** `base` is null where the paper says tantièmes and no more. */
export type Share = { part: number; base: number | null };

const WHOLE = String.raw`\d{1,3}(?:[ .]\d{3})+|\d+`;
/** « et les 1 » over « 150/20000èmes »: or inside the part. */
const BROKEN_PART = String.raw`(?<=\bles )\d{1,3}\n\d{3}(?!\d)`;
/** « 156/10 » over « 000 tantièmes »: a line may end inside the base. */
const WHOLE_BASE = String.raw`(?:10|100|[1-9])\n000(?!\d)|${WHOLE}`;
const UNIT = String.raw`(?:[ ]?(?:-?[ ]?i?emes?|e\b|tantiemes|milliemes|/?[ ]?tant\b\.?)|\n(?:tantiemes|milliemes)\b(?!\s*:|\t))`;
/** « 207 tantièmes généraux sur 10 000 », « 5 870 tantièmes présents et représentés sur 8 000 ». */
const OF_ALL = String.raw`(?:\s(?:generaux|presents?(?:,| et| ou) representes?|(?:de|des) (?:la )?(?:copropriete|charges|parties communes|propriete)(?: generales| indivises)?))?`;
const FRACTION = new RegExp(
  String.raw`(?<![\d/.,-]|\d[ ]|\bles \d{1,3}\n)(?<part>${BROKEN_PART}|${WHOLE})(?:[ ]?i?emes?|\s(?:tantiemes|milliemes|voix)${OF_ALL})?\s*(?:/|\bsur(?:\s+(?:un\s+total\s+de|les))?\b|\bdes\b(?=\s+\d[\d .]*\s(?:tantiemes|milliemes|voix)\b))\s*(?<base>${WHOLE_BASE})(?<unit>${UNIT})?(?![\d/]|[.,]\d|[ ]?(?:%|€|m²|m2))`,
  'g',
);
const WORD_BASE = new RegExp(
  String.raw`(?<!/\s{0,2}|\ben\s)(?:(?<![\d/.,])(?<part>${WHOLE})|(?<words>${NUMBER_WORDS}))\s*(?:/\s*)?(?<base>dix[\s-]?milliemes?|cent[\s-]?milliemes?|milliemes?|centiemes?)\b`,
  'g',
);
/** « cent soixante-douze / cinq millièmes » is 172 of five thousand: after the stroke, the words name the whole. */
const OVER_WORDS = new RegExp(
  String.raw`(?:(?<![\d/.,])(?<part>${WHOLE})|(?<words>${NUMBER_WORDS}))\s*/\s*(?<thousands>${NUMBER_WORDS})\s*milliemes?\b`,
  'g',
);
const ALONE = new RegExp(
  String.raw`(?<![\d/.,-]|\d[ ])(?<part>${WHOLE})[ \n]+tantiemes?\b(?!\s*:|\t)`,
  'g',
);
const BASES = {
  centieme: 100,
  millieme: 1000,
  dixmillieme: 10_000,
  centmillieme: 100_000,
} as const;
/** Below this a bare fraction is an instalment (« 2/4 ») or a page number. */
const MIN_BARE_BASE = 1000;
const MIN_BASE = 100;

/** « 4 125,00 € × 96/2000 »: what something is multiplied by is no month of a year. */
const TIMES = /(?:[×*]|[\d€] ?x) ?$/;

/** « Compte 0338/4512 », « Réf. client : 118/4021 », « 0338/4500012 »: a number of somebody's books is no share. */
const OF_BOOKS =
  /\b(?:compte|cpte|references?|ref|dossier|matricule|mandat|code|facture|client)\b\.?(?: (?:de |du )?(?:coproprietaire|copro|client|proprietaire|immeuble|syndic))?(?: ?(?:n°|no|numero))?\s*[:.-]?\s*$/;
const isOfBooks = (before: string, part: string, base: number): boolean =>
  OF_BOOKS.test(before) || (part.startsWith('0') && base % 10 !== 0);

const whole = (text: string): number => Number(text.replaceAll(/[ .\n]/g, ''));

/** « lots 31 et 77 265 tantièmes »: the first figures are those of a lot, the others its share. */
const AFTER_LOT = /\blots?(?: n(?:°s?|os?))? ?:? ?(?:\d+ ?(?:,|et|&|\+) ?)+$|\blot (?:n° ?)?$/;
function partAfter(before: string, part: string): number {
  const own = AFTER_LOT.test(before) ? /(?<=^\d+ ).*$/.exec(part)?.[0] : undefined;
  return whole(own ?? part);
}

function share(part: number | null, base: number): Share | null {
  return part !== null && part > 0 && part <= base && base >= MIN_BASE ? { part, base } : null;
}

function baseNamed(words: string): number {
  const name = words.replaceAll(/[\s-]|s$/g, '');
  return Object.entries(BASES).find(([one]) => one === name)?.[1] ?? 0;
}

/**
 * In « quarante-cinq dix millièmes » the ten belongs to the base, in « quatre-vingt-dix millièmes »
 * to the part; « cent dix millièmes » may be either and is left alone.
 */
function shareInWords(words: string, base: string): Share | null {
  const split = /^(?<rest>.*?)(?<joint>[\s-]+)(?<last>dix|cent)$/s.exec(words)?.groups;
  const together = numberFromWords(words);
  if (!base.startsWith('millieme') || !split?.rest || split.joint === '-')
    return share(together, baseNamed(base));
  return together === null
    ? share(numberFromWords(split.rest), baseNamed(`${split.last ?? ''}${base}`))
    : null;
}

export function findShares(written: Written): Found<Share>[] {
  const all = [
    ...findAll(written, fold, FRACTION, ({ groups = {}, index }, text) => {
      const { part = '', base: below = '', unit } = groups;
      const named = unit !== undefined || TIMES.test(text.slice(Math.max(0, index - 4), index));
      const base = whole(below);
      const isYear = !named && base < 2200 && base > 1900 && /^\d+$/.test(below);
      const isOther = !named && isOfBooks(text.slice(Math.max(0, index - 40), index), part, base);
      return (named || base >= MIN_BARE_BASE) && !isYear && !isOther
        ? share(partAfter(text.slice(0, index), part), base)
        : null;
    }),
    ...findAll(written, fold, OVER_WORDS, ({ groups = {} }) => {
      const { part, words = '', thousands = '' } = groups;
      const base = numberFromWords(thousands);
      return base === null
        ? null
        : share(part === undefined ? numberFromWords(words) : whole(part), base * 1000);
    }),
    ...findAll(written, fold, WORD_BASE, ({ groups = {}, index }, text) => {
      const { part, words, base = '' } = groups;
      return part === undefined
        ? shareInWords(words ?? '', base)
        : share(partAfter(text.slice(0, index), part), baseNamed(base));
    }),
    ...findAll(written, fold, ALONE, ({ groups: { part = '' } = {}, index }, text) => {
      const own = partAfter(text.slice(0, index), part);
      return own > 0 ? { part: own, base: null } : null;
    }),
  ];
  return withoutOverlaps(all);
}
