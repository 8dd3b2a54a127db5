import type { FactName } from '@quitus/domain/reading/facts.data';
// The minutes of a meeting: when it was held, what was decided. What was rejected decides nothing.
import type { Fact } from '@quitus/domain/reading/read-document';

import { findDates } from '../french/dates.ts';
import { fold } from '../french/fold.ts';
import { findShares } from '../french/shares.ts';
import { foundBox, unbroken } from '../french/written.ts';
import { decisionFacts } from './decisions.ts';
import { buildingFacts } from './holding.ts';
import { datesAfter, under } from './labelled.ts';
import { distinct, factOf, factsOf, readCells, type Reading } from './reading.ts';
import { type Resolution, resolutionsOf } from './resolutions.ts';
import type { Sheet } from './sheet.ts';

const RULE = 'proces-verbal';
const TITLE = /proces[ -]verbal[^\n]{0,40}assemblee generale[^\n\d]{0,40}/;
const MET = /se sont reunis|sont reunis en assemblee|s'est (?:reunie|tenue)/;
/** Signs between the day and « se sont réunis ». */
const NEAR = 260;
const PRESENT =
  /presents[^\n]{0,40}represente|presents et represente|ayant vote par correspondance/;

export function procesVerbal(sheets: readonly Sheet[]): Fact[] {
  const resolutions = resolutionsOf(sheets);
  const adopted = resolutions.filter((one) => one.adopted === true);
  const [first] = sheets;
  return [
    ...buildingFacts(sheets, RULE),
    ...factsOf('meeting_on', RULE, first ? distinct(meetingDays(first)) : []),
    ...factsOf('tantiemes_present', RULE, first ? presentShares(first) : []),
    ...listFacts('resolutions', resolutions, (one) => `${one.number}. ${one.subject}`),
    ...listFacts('resolutions_adopted', adopted, ({ number }) => String(number)),
    ...listFacts(
      'resolutions_rejected',
      resolutions.filter((one) => one.adopted === false),
      ({ number }) => String(number),
    ),
    ...quitusFacts(resolutions),
    ...decisionFacts(adopted, 'budget', RULE),
  ];
}

function meetingDays(sheet: Sheet): Reading<string>[] {
  const { written, page } = sheet;
  const met = fold(written.text).search(MET);
  const opening = findDates(written)
    .filter((one) => {
      const start = written.starts[one.from] ?? 0;
      return met !== -1 && start < met && start > met - NEAR;
    })
    .slice(-1)
    .map((one) => ({ value: one.value, raw: one.raw, box: foundBox(written, one), page }));
  const titled = [
    ...datesAfter(sheet, new RegExp(`${TITLE.source}(?:du|le)`)),
    ...under(sheet, TITLE, dayOf),
  ];
  return [...titled, ...opening];
}

function dayOf(text: string): string | null {
  const [only] = findDates({ text, words: [{ text, box: [0, 0, 0, 0] }], starts: [0] });
  return only && text.length - only.raw.length < 12 ? only.value : null;
}

/** Of all those of the building: a share of those present is a vote. */
const presentShares = (sheet: Sheet): Reading<number>[] => {
  const folded = fold(sheet.written.text);
  const at = folded.search(PRESENT);
  const next = unbroken(sheet.written, findShares(sheet.written)).find(
    (one) => (sheet.written.starts[one.from] ?? 0) > at,
  );
  const start = next ? (sheet.written.starts[next.from] ?? 0) : 0;
  const apart = folded.slice(Math.max(at, 0), start);
  if (
    at === -1 ||
    !next ||
    next.value.base === null ||
    apart.length > NEAR ||
    /absent|resolution/.test(apart)
  )
    return [];
  return [
    { value: next.value.part, raw: next.raw, box: foundBox(sheet.written, next), page: sheet.page },
  ];
};

/** Shown at the first title: the list itself runs over pages. */
export function listFacts(
  name: FactName,
  resolutions: readonly Resolution[],
  said: (one: Resolution) => string,
): Fact[] {
  const [first] = resolutions;
  return first
    ? [factOf(name, RULE, readCells(resolutions.map(said), [first.title], first.sheet.page))]
    : [];
}

const quitusFacts = (resolutions: readonly Resolution[]): Fact[] =>
  resolutions.flatMap(({ subject, adopted, title, sheet }) =>
    /\bquitus\b/.test(fold(subject)) && adopted !== null
      ? factsOf('quitus', RULE, [readCells(adopted, [title], sheet.page)])
      : [],
  );
