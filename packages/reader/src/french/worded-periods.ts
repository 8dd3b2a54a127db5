// « du premier janvier au trente et un décembre deux mil vingt-quatre »: a year of account as old minutes tell it.
import { foldedDays, isoDay, MONTH, monthNumber } from './dates.ts';
import { NUMBER_WORDS, numberFromWords } from './number-words.ts';
import type { DatedPeriod } from './periods.ts';
import { findAll, type Found, type Written } from './written.ts';

const YEAR = String.raw`(?:${NUMBER_WORDS}|\d{4})`;
const RANGE = new RegExp(
  String.raw`\bdu\s+(?<first>${NUMBER_WORDS})\s+(?<early>${MONTH})(?:\s+(?<start>${YEAR}))?\s+au\s+(?<last>${NUMBER_WORDS})\s+(?<late>${MONTH})\s+(?<end>${YEAR})(?![\p{L}\d-])`,
  'gu',
);

const inFigures = (words: string): number =>
  /^\d/.test(words) ? Number(words) : (numberFromWords(words) ?? Number.NaN);

export const findWordedPeriods = (written: Written): Found<DatedPeriod>[] =>
  findAll(written, foldedDays, RANGE, ({ groups = {} }) => {
    const { first = '', early = '', last = '', late = '', end = '', start = end } = groups;
    const from = isoDay(inFigures(start), monthNumber(early), inFigures(first));
    const to = isoDay(inFigures(end), monthNumber(late), inFigures(last));
    return from !== null && to !== null && from < to ? { kind: 'RANGE', from, to } : null;
  });
