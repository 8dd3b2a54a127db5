// A convocation: which meeting, what it will be asked, and the accounts that go with it.
import type { Fact } from '@quitus/domain/reading/read-document';

import { findDates } from '../french/dates.ts';
import { fold } from '../french/fold.ts';
import { annexeParts } from './annexe-parts.ts';
import { annexes } from './annexes.ts';
import { decisionFacts } from './decisions.ts';
import { holdingFacts } from './holding.ts';
import { datesAfter, datesUnder } from './labelled.ts';
import { signerFacts, voiceFacts } from './own-voices.ts';
import { agreed, distinct, factsOf, readCells, type Reading } from './reading.ts';
import { resolutionsOf } from './resolutions.ts';
import type { Sheet } from './sheet.ts';
import { foundIn, preceding, storyOf, told } from './story.ts';

const RULE = 'convocation';
const WEEKDAY = String.raw`(?:\s+(?:lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche))?`;
const MEETING = new RegExp(
  String.raw`(?:(?:se tiendra|se reunira|aura lieu|est (?:fixee|prevue)|fixee|vous (?:convoquer|convier|inviter)|etes (?:[a-z]+ )?(?:convoque|convie|invite)[^\n]{0,6}|convocation(?![^\d]{0,30}(?:expedi|envoy|adress|etabli|remis|dat[eé]e?\b|notifi)))[^\d]{0,140}?\b(?:le|du|au)\b|(?:^|[\n\t])date(?: et heure| de l'assemblee(?: generale)?)?)(?:\s*:)?${WEEKDAY}`,
  'u',
);
/** Proxies and ballots name the meeting, and no other: « à l’assemblée générale des copropriétaires du ». */
const NAMED = new RegExp(
  String.raw`(?:assemblee generale|\bag\b)[^.;\n\d]{0,90}?\s(?:du|le|en date du)\b${WEEKDAY}`,
  'u',
);
/** « du 11 juin 2026 à 18h00 »: no other day of such a paper has an hour. */
const AT_HOUR = /[\s,-]*(?:a\s+)?\d{1,2}\s?(?:h\b|heures|h\d)/;
/** « Nantes, le 12 mai 2026 ». */
const SENT =
  /(?<=[\n\t]|^)(?:(?:fait a )?[\p{L}' -]{2,40}, le|le|date d'envoi|envoyee? le|expediee? le|convocation (?:envoyee|adressee|expediee|remise|datee|etablie) (?:le|du)|date de la convocation)/u;

const LOTS =
  /(?:\bn°s?|\b(?:proprietaires?|titulaires?|vos|numeros?|detenteurs?|possedant|pour)\b)(?: \([a-z]+\))?(?: (?:de|du|des|les?))? ?lots?(?:\(s\))?(?: (?:de copropriete))?(?: (?:n°s?|numeros?))?\s*:?\s*(?<value>\d{1,5}(?:(?:\s?,\s?|\s?et\s|\s?-\s?|\s?\/\s?)\d{1,5})*)(?![\d/.,]*\d|\s?(?:tantiemes|voix|milliemes|rue|avenue))/;

function meetingDays(sheet: Sheet): Reading<string>[] {
  const called = distinct([
    ...datesAfter(sheet, MEETING),
    ...datesUnder(sheet, /date(?: et heure)?/),
  ]);
  if (called.length > 0) return called;
  const story = storyOf([sheet]);
  const named =
    agreed(datesAfter(sheet, NAMED)) ??
    agreed(preceding(story, foundIn(story, findDates), AT_HOUR));
  return named ? [named] : [];
}

/** A proxy is dated by whoever signs it. */
const sentDays = (sheet: Sheet): Reading<string>[] =>
  /soussigne/.test(fold(sheet.written.text)) ? [] : distinct(datesAfter(sheet, SENT));

/** « propriétaire des lots 7, 31 et 48 », in the sentence of whoever is called or signs. */
function ownLots(sheet: Sheet): Reading<string[]> | null {
  const [lots] = told(storyOf([sheet]), LOTS);
  return lots
    ? { ...lots, value: (lots.value.match(/\d+/g) ?? []).map((one) => String(Number(one))) }
    : null;
}

export function convocation(sheets: readonly Sheet[]): Fact[] {
  const [first] = sheets;
  const withAccounts = new Set(annexeParts(sheets).map(({ sheet }) => sheet));
  const letter = sheets.filter((sheet) => !withAccounts.has(sheet));
  const resolutions = resolutionsOf(letter);
  const [title] = resolutions;
  const holding = holdingFacts(sheets, RULE);
  const lots = first && !holding.some(({ name }) => name === 'lots') ? ownLots(first) : null;
  return [
    ...holding,
    ...(holding.some(({ name }) => name === 'owner') ? [] : signerFacts(sheets, RULE)),
    ...factsOf('lots', RULE, [lots]),
    ...voiceFacts(letter, RULE),
    ...factsOf('meeting_on', RULE, first ? meetingDays(first) : []),
    ...factsOf('sent_on', RULE, first ? sentDays(first) : []),
    ...factsOf('resolutions', RULE, [
      title
        ? readCells(
            resolutions.map(({ number, subject }) => `${number}. ${subject}`),
            [title.title],
            title.sheet.page,
          )
        : null,
    ]),
    ...decisionFacts(resolutions, 'budget_a_voter', RULE).filter(
      ({ name }) => !name.startsWith('works_adopted'),
    ),
    ...annexes(sheets),
  ];
}
