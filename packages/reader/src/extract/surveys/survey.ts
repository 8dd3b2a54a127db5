// What the reports of a surveyor have in common: which home, whose, when, under which number.
import type { Fact } from '@quitus/domain/reading/read-document';
import { DAY_MS } from '@quitus/domain/time/durations';

import { findDates } from '../../french/dates.ts';
import { fold } from '../../french/fold.ts';
import { writtenText } from '../../french/written.ts';
import {
  DATED,
  DATED_BY,
  LENGTHS,
  REPORT,
  REPORT_DAY,
  SIGNED,
  VISIT,
} from '../figures/survey-days.data.ts';
import { parcelFacts } from '../places/own-parcels.ts';
import { homeFacts } from '../shares/holding.ts';
import {
  clauseBefore,
  following,
  foundIn,
  preceding,
  type FlowText,
  flowTextOf,
  type Extracted,
} from '../sheet/flow-text.ts';
import { datesUnder, under } from '../sheet/labelled.ts';
import { agreed, distinct, factsOf, type Reading } from '../sheet/reading.ts';
import { type Finding, refusedFacts } from '../sheet/refused-fact.ts';
import type { Sheet } from '../sheet/sheet.ts';
import { daysBesideWrapped } from '../sheet/wrapped-day-labels.ts';
import { EARLIER, reportNumbers } from './report-number.ts';
import { endsOf, leadsTo, lineAt, OTHERS, provenDay } from './survey-ends.ts';

/** « Repérage effectué par X le 17 avril, rapport remis le 20 »: the words before the first day do not name the second. */
const firstOfSentence = (
  { folded }: FlowText,
  all: readonly Extracted<string>[],
): Extracted<string>[] =>
  all.filter(({ at }) =>
    all.every(
      (other) =>
        other.at >= at ||
        at - other.end > SENTENCE ||
        /[.;|:\t]|\s-\s|\n/.test(folded.slice(other.end, at)),
    ),
  );
/** In letters. */
const SENTENCE = 80;

/** Certificates, insurances and earlier papers have their days too: the words before each day tell. */
function datesOf(sheets: readonly Sheet[], label: RegExp): Reading<string>[] {
  const flowText = flowTextOf(sheets);
  const named = firstOfSentence(
    flowText,
    following(flowText, foundIn(flowText, findDates), label),
  ).filter(({ at }) => {
    const clause = clauseBefore(flowText, at);
    return !OTHERS.test(clause) && !EARLIER.test(clause);
  });
  const headed = sheets.flatMap((sheet) =>
    [...datesUnder(sheet, label), ...daysBesideWrapped(sheet, label)].filter(
      (one) => !OTHERS.test(sheet.lines[lineAt(sheet, one)]?.folded ?? ''),
    ),
  );
  return distinct([...named, ...headed]);
}

/** The law counts from the visit or from the report: the other one is given only where the first is not printed. */
export type CountsFrom = 'VISIT' | 'REPORT';

/** `lengths`, in months, are what the law grants: where no word names the day, the extracted end may prove it. */
export function madeOn(
  sheets: readonly Sheet[],
  from: CountsFrom,
  lengths: readonly number[] = [],
): Reading<string>[] {
  // Further on, certificates are « établis le » as well.
  const [visits, reports] = ofThisPaper(sheets, [
    datesOf(sheets, VISIT),
    datesOf(sheets.slice(0, 2), REPORT),
  ]);
  const [first, second] = from === 'VISIT' ? [visits, reports] : [reports, visits];
  // Printed, and not read: the day of the visit is not the one that the paper names.
  const isUnread =
    from === 'REPORT' &&
    reports.length === 0 &&
    REPORT_DAY.test(flowTextOf(sheets.slice(0, 1)).folded);
  const all = first.length > 0 || isUnread ? first : second;
  // The first page tells its own day; those behind repeat it, or tell those of other reports.
  const front = all.filter(({ page }) => page === sheets[0]?.page);
  if (all.length > 0) return front.length > 0 ? front : all;
  const signed = agreed([
    ...datesOf(sheets, SIGNED),
    ...sheets.flatMap(signedUnder),
    ...signedBeside(flowTextOf(sheets)),
  ]);
  const own = signed ?? provenDay(sheets, lengths);
  return own ? [own] : [];
}

/**
 * « Parties communes non visitées (constat du 3 mai 2011) »: whoever writes a report came shortly before. A day that is
 * years before another one of the visit, of the report or of the signature is that of another paper.
 */
function ofThisPaper(
  sheets: readonly Sheet[],
  [visits, reports]: readonly [Reading<string>[], Reading<string>[]],
): [Reading<string>[], Reading<string>[]] {
  const days = [...visits, ...reports, ...datesOf(sheets, SIGNED)].map(({ value }) => value);
  const last = Date.parse(days.toSorted().at(-1) ?? '');
  const isLate = ({ value }: Reading<string>) => last - Date.parse(value) > LATE;
  return [visits.filter((one) => !isLate(one)), reports.filter((one) => !isLate(one))];
}
/** In milliseconds: a year. */
const LATE = 366 * DAY_MS;

const signedBeside = (flowText: FlowText): Reading<string>[] =>
  preceding(flowText, following(flowText, foundIn(flowText, findDates), DATED), DATED_BY);

/** « Date et lieu », over « le 05/11/2026 à Nantes ». */
const signedUnder = (sheet: Sheet): Reading<string>[] =>
  under(sheet, /^(?:date et (?:lieu|signature)|lieu et date|fait le)/, (text) => {
    const [day, ...others] = findDates(writtenText(text));
    const around = fold(text).replace(fold(day?.raw ?? ''), '');
    return day &&
      others.length === 0 &&
      /^(?:fait )?(?:a [^,\d]{2,30},? )?(?:le )?(?: ?,? ?a [^,\d]{2,30})?$/.test(around.trim())
      ? day.value
      : null;
  });

/** Where the home stands on the ground, and which number its building has. */
export const groundFacts = (sheets: readonly Sheet[], rule: string): Fact[] =>
  parcelFacts(sheets, flowTextOf(sheets), rule);

/** Whatever day the law counts from, the end is extracted from one of them; `known` were extracted in other words. */
export function endFacts(
  sheets: readonly Sheet[],
  rule: string,
  known: readonly Reading<string>[] = [],
): Fact[] {
  const made = [...known, ...[VISIT, REPORT, SIGNED].flatMap((words) => datesOf(sheets, words))];
  return factsOf(
    'valid_until',
    rule,
    endsOf(
      sheets,
      made.map(({ value }) => value),
      LENGTHS[rule] ?? [],
    ),
  );
}

/** Of the report itself. */
export function reportFacts(sheets: readonly Sheet[], rule: string, from: CountsFrom): Finding[] {
  const lengths = LENGTHS[rule] ?? [];
  const [made, ends] = [madeOn(sheets, from, lengths), endFacts(sheets, rule)];
  // The report says until when it is valid, and no day on it leads there.
  const isContradicted =
    made.length === 0 && ends.length > 0 && lengths.length > 0 && !leadsTo(sheets, ends, lengths);
  return [
    ...factsOf('report_number', rule, reportNumbers(sheets.slice(0, 1), sheets)),
    ...(isContradicted
      ? refusedFacts(['made_on'], rule, 'CONTRADICTED')
      : factsOf('made_on', rule, made)),
    ...ends,
  ];
}

export const surveyFacts = (
  sheets: readonly Sheet[],
  rule: string,
  from: CountsFrom,
): Finding[] => [
  ...homeFacts(sheets, rule),
  ...groundFacts(sheets, rule),
  ...reportFacts(sheets, rule, from),
];
