// « du premier janvier au trente et un décembre deux mil vingt-quatre », « clos le 31 mars, ouvert le 1er
// avril »: a year of account as minutes in prose tell it.
import { findDates, foldedDays, isoDay, MONTH, monthNumber } from './dates.ts';
import { NUMBER_WORDS, numberFromWords } from './number-words.ts';
import type { DatedPeriod } from './periods.ts';
import { findAll, type Found, type Written, writtenText } from './written.ts';

const YEAR = String.raw`(?:${NUMBER_WORDS}|\d{4})`;
const RANGE = new RegExp(
  String.raw`\bdu\s+(?<first>${NUMBER_WORDS})\s+(?<early>${MONTH})(?:\s+(?<start>${YEAR}))?\s+au\s+(?<last>${NUMBER_WORDS})\s+(?<late>${MONTH})\s+(?<end>${YEAR})(?![\p{L}\d-])`,
  'gu',
);

const inFigures = (words: string): number =>
  /^\d/.test(words) ? Number(words) : (numberFromWords(words) ?? Number.NaN);

/** « ouvert le 1er avril 2025 et clos le 31 mars 2026 », or the other way round. */
const OPENED = String.raw`(?:ouverte?s?|commence|debute|demarre|ayant (?:commence|debute)) (?:le|au)`;
const CLOSED = String.raw`(?:clos(?:es?)?|(?:cloture|arrete|acheve|termine|fini)e?s?) (?:le|au)`;
const AND = String.raw`,? (?:(?:et |pour |de |puis |au titre de )?l'(?:exercice|annee)(?: comptable)? |et |pour (?:etre |s'etre )?|puis )?`;
const DAY = String.raw`[^,;()]{6,40}?\d{4}`;
const STATED = new RegExp(
  `\\b(?:${OPENED} (?<from>${DAY})${AND}${CLOSED} (?<to>${DAY})|${CLOSED} (?<end>${DAY})${AND}${OPENED} (?<start>${DAY}))(?!\\d)`.replaceAll(
    ' ',
    String.raw`\s+`,
  ),
  'gu',
);
const dayIn = (text: string): string | null => {
  const [only, ...others] = findDates(writtenText(text));
  return only && others.length === 0 ? only.value : null;
};
const ranged = (from: string | null, to: string | null): DatedPeriod | null =>
  from !== null && to !== null && from < to ? { kind: 'RANGE', from, to } : null;

export const findWordedPeriods = (written: Written): Found<DatedPeriod>[] => [
  ...findAll(written, foldedDays, RANGE, ({ groups = {} }) => {
    const { first = '', early = '', last = '', late = '', end = '', start = end } = groups;
    return ranged(
      isoDay(inFigures(start), monthNumber(early), inFigures(first)),
      isoDay(inFigures(end), monthNumber(late), inFigures(last)),
    );
  }),
  ...findAll(written, foldedDays, STATED, ({ groups = {} }) =>
    ranged(
      dayIn(groups['from'] ?? groups['start'] ?? ''),
      dayIn(groups['to'] ?? groups['end'] ?? ''),
    ),
  ),
];
