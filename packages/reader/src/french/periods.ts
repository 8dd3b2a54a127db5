// The days that a paper covers: « 4e trimestre 2026 », « du 01/07/2026 au 30/09/2026 ».
import { foldedDays, fullYear, isoDay, MONTH, monthNumber } from './dates.ts';
import { findAll, type Found, withoutOverlaps, type Written } from './written.ts';

export type PeriodKind = 'RANGE' | 'MONTH' | 'QUARTER' | 'SEMESTER' | 'YEAR';
/** Both days are inside. */
export type DatedPeriod = { kind: PeriodKind; from: string; to: string };

const ORDINALS: Record<string, number> = {
  premier: 1,
  deuxieme: 2,
  second: 2,
  troisieme: 3,
  quatrieme: 4,
  i: 1,
  ii: 2,
  iii: 3,
  iv: 4,
};
const NTH = String.raw`(?<nth>[1-4](?:[ ]?(?:er|ere|e|eme|nd|nde|de|°))?|premier|deuxieme|second|troisieme|quatrieme|\b(?:iv|i{1,3})(?:[ ]?(?:er|e|eme|°))?)`;
const YEAR = String.raw`(?<year>\d{4})(?!\d|[/-]\d)`;
/** « 1er trimestre (janvier, février, mars) 2027 ». */
const OF = String.raw`[\s,:/-]*(?:\([a-z\s,/-]{3,40}\)\s*)?(?:de\s+|de l'annee\s+|de l'exercice\s+)?`;

const TRIM = String.raw`(?:trim(?:estre|\.)?|tr\.)`;
const QUARTER = new RegExp(String.raw`(?<!\d)${NTH}\s*${TRIM}${OF}${YEAR}`, 'g');
/** « 1er trim. 27 », where nothing but the end of its part follows. */
const QUARTER_SHORT = new RegExp(
  String.raw`(?<!\d)${NTH}\s*${TRIM}\s*(?<year>[23]\d)(?=\s*(?:$|[\n\t);:]|,\s|-\s))`,
  'g',
);
/** « Trimestre 3 – 2026 », « trimestre n° 3 de 2026 ». */
const QUARTER_THEN = new RegExp(
  String.raw`\btrim(?:estre|\.)?\s*:?\s*(?:n°\s*)?(?<nth>[1-4])\s*(?:[/,-]|de|de\s+l'annee)?\s*${YEAR}`,
  'g',
);
/** « 2026 / 3e trimestre », where no other year follows; « 2025/2026 » is no calendar year. */
const QUARTER_AFTER = new RegExp(
  String.raw`(?<!\d|\d[/-]\s?)(?<year>20\d{2})\s*[/,:-]\s*${NTH}\s*${TRIM}(?!${OF}\d{4})`,
  'g',
);
const SEMESTER = new RegExp(String.raw`(?<!\d)${NTH}\s*sem(?:estre|\.)${OF}${YEAR}`, 'g');
/** « 2026 – second semestre ». */
const SEMESTER_AFTER = new RegExp(
  String.raw`(?<!\d|\d[/-]\s?)(?<year>20\d{2})\s*[/,:-]\s*${NTH}\s*sem(?:estre|\.)(?!${OF}\d{4})`,
  'g',
);
/** « Appel n° 2026-T2-0417 »: what follows a quarter that has its year is a number of its own.
 * « T2 45 m² », « parking S1-12 »: two figures are a year only right after a quarter. */
const SHORT =
  /(?<!\d{4}[ /-]{0,3})\b(?<letter>[ts])[ ]?(?<nth>[1-4])[ /-]{0,3}(?<year>\d{4}|(?<=t[ ]?[1-4][/-]?)[0-3]\d)(?!\d)/g;
const SHORT_AFTER =
  /\b(?:(?<year>\d{4})[ /-]{0,3}(?<letter>[ts])(?<nth>[1-4])|(?<first>[1-4])t(?:[ /-]?(?<late>\d{4})|[/-]?(?<short>[23]\d)))(?!\d)/g;
const WHOLE_YEAR = new RegExp(
  String.raw`\b(?:exercice(?:\s+(?:comptable|clos|budgetaire))?|annee(?:\s+civile)?|budget(?:\s+previsionnel)?)\s+(?:de\s+)?${YEAR}(?![/-]\d|\s*-\s*\d)`,
  'g',
);
const MONTH_ALONE = new RegExp(
  String.raw`(?<!\d\s|\d\s?er\s|\bpremier\s)\b(?<name>${MONTH})\s+${YEAR}`,
  'g',
);

const DAY = (side: string) =>
  String.raw`(?:(?<${side}d>\d{1,2})(?:[ ]?er|[ ]?[/.-][ ]?(?<${side}m>\d{1,2})(?:[ ]?[/.-][ ]?(?<${side}y>\d{4}|\d{2}))?)?` +
  String.raw`(?:\s+(?<${side}n>${MONTH})(?:\s+(?<${side}z>\d{4}))?)?)`;
/** « … commençant le X et s’achevant le Y », as contracts say it. */
const ENDING = String.raw`,?\s+(?:(?:et|pour)\s+)?(?:(?:se\s+|s')?(?:termin|achev|expir|finiss|fini)[a-z]{1,6}|clo(?:se?|turee?)|pren(?:ant|d|dre|dra)\s+fin|jusqu'au|et\s+jusqu'au)(?:\s+(?:le|au))?`;
const RANGE = new RegExp(
  String.raw`(?<![\d/.])(?:(?:du|de la periode du|entre le)\s+)?${DAY('a')}\s*(?:\bau\b|(?<=entre le\s[^\n\t;:]{4,20})\bet le\b|-?[>→➔➜⇒]|-|(?<=\d{4}|[/.-]\d{2}[/.-]\d{2})\s*/(?=\s*\d{1,2}[/.-])|jusqu'au|a\b|${ENDING})\s*${DAY('b')}(?![\d/]|[.,]\d)`,
  'g',
);
/** « Du | Au » over or beside two days, as forms have them. */
const DAYS_UNDER = new RegExp(
  String.raw`\bdu\s+au\s*:?\s+${DAY('a')}\s+${DAY('b')}(?![\d/]|[.,]\d)`,
  'g',
);
const MONTHS_RANGE = new RegExp(
  String.raw`\b(?<first>${MONTH})(?:\s+(?<early>\d{4}))?\s*(?:\ba\b|\bau\b|-)\s*(?<last>${MONTH})\s+${YEAR}`,
  'g',
);

const LISTED = String.raw`\s*(?:[/,-]|\bet\b)\s*`;
/** « juillet, août et septembre 2026 »: the last alone is not what is extracted. */
const MONTHS_LISTED = new RegExp(
  String.raw`\b(?<list>${MONTH}(?:${LISTED}${MONTH}){1,5})\s+${YEAR}`,
  'g',
);

const two = (value: number): string => String(value).padStart(2, '0');
const lastDay = (year: number, month: number): string =>
  `${year}-${two(month)}-${two(new Date(Date.UTC(year, month, 0)).getUTCDate())}`;

/** `length` months from the first of `month`. */
const months = (kind: PeriodKind, year: number, month: number, length: number): DatedPeriod => ({
  kind,
  from: `${year}-${two(month)}-01`,
  to: lastDay(year, month + length - 1),
});

const nthOf = (text: string): number =>
  ORDINALS[/^(?:iv|i+)/.exec(text)?.[0] ?? text] ?? Number.parseInt(text, 10);

/** No paper of a sale is of another year: four other figures are a number of something. */
const [FIRST_YEAR, LAST_YEAR] = [1950, 2100];

function part(letter: string, nth: number, year: number): DatedPeriod | null {
  if (year < FIRST_YEAR || year > LAST_YEAR) return null;
  if (letter === 't') return months('QUARTER', year, nth * 3 - 2, 3);
  return nth <= 2 ? months('SEMESTER', year, nth * 6 - 5, 6) : null;
}

function rangeFrom({ 0: whole, groups = {} }: RegExpExecArray): DatedPeriod | null {
  const { ad = '', am, ay, an, az, bd = '', bm, by, bn, bz } = groups;
  // « les lots 4 et 19 au 30 avril 2026 »: a figure alone is a day only where « du » says so.
  if (am === undefined && an === undefined && !/^(?:d[ue]\b|\d+ ?er)/.test(whole)) return null;
  const lastYear = by ?? bz;
  const lastMonth = bn ? monthNumber(bn) : Number(bm);
  const firstMonth = an ? monthNumber(an) : am ? Number(am) : lastMonth;
  if (lastYear === undefined || !lastMonth || !firstMonth) return null;
  const from = isoDay(fullYear(ay ?? az ?? lastYear), firstMonth, Number(ad));
  const to = isoDay(fullYear(lastYear), lastMonth, Number(bd));
  return from !== null && to !== null && from < to ? { kind: 'RANGE', from, to } : null;
}

/** Months that follow one another; « janvier et avril » are two terms. */
function inARow(list: string, year: number): DatedPeriod | null {
  const named = list.split(new RegExp(LISTED)).map(monthNumber);
  const [first] = named;
  const follow = named.every((month, at) => first !== undefined && month === first + at);
  return first !== undefined && follow && named.length > 1
    ? months('RANGE', year, first, named.length)
    : null;
}

export function findPeriods(written: Written): Found<DatedPeriod>[] {
  const find = (
    pattern: RegExp,
    read: (groups: Record<string, string | undefined>) => DatedPeriod | null,
  ) => findAll(written, foldedDays, pattern, ({ groups = {} }) => read(groups));
  const all = [
    ...findAll(written, foldedDays, RANGE, rangeFrom),
    ...findAll(written, foldedDays, DAYS_UNDER, rangeFrom),
    ...find(MONTHS_RANGE, ({ first = '', early, last = '', year = '' }) => {
      const from = `${early ?? year}-${two(monthNumber(first))}-01`;
      const to = lastDay(Number(year), monthNumber(last));
      return from < to ? { kind: 'RANGE', from, to } : null;
    }),
    ...find(MONTHS_LISTED, ({ list = '', year = '' }) => inARow(list, Number(year))),
    ...[QUARTER, QUARTER_SHORT, QUARTER_THEN, QUARTER_AFTER].flatMap((pattern) =>
      find(pattern, ({ nth = '', year = '' }) => part('t', nthOf(nth), fullYear(year))),
    ),
    ...[SEMESTER, SEMESTER_AFTER].flatMap((pattern) =>
      find(pattern, ({ nth = '', year }) => part('s', nthOf(nth), Number(year))),
    ),
    ...find(SHORT, ({ letter = '', nth = '', year = '' }) =>
      part(letter, nthOf(nth), fullYear(year)),
    ),
    ...find(SHORT_AFTER, ({ letter = 't', nth, first, year, late, short }) =>
      part(letter, nthOf(nth ?? first ?? ''), fullYear(year ?? late ?? short ?? '')),
    ),
    ...find(WHOLE_YEAR, ({ year }) => months('YEAR', Number(year), 1, 12)),
    ...find(MONTH_ALONE, ({ name = '', year }) =>
      months('MONTH', Number(year), monthNumber(name), 1),
    ),
  ];
  return withoutOverlaps(all);
}
