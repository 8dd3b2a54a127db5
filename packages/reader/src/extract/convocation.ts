// A convocation: which meeting, what it will be asked, and the accounts that go with it.
import type { Fact } from '@quitus/domain/reading/read-document';

import { annexeParts } from './annexe-parts.ts';
import { annexes } from './annexes.ts';
import { decisionFacts } from './decisions.ts';
import { holdingFacts } from './holding.ts';
import { datesAfter, datesUnder } from './labelled.ts';
import { distinct, factsOf, readCells } from './reading.ts';
import { resolutionsOf } from './resolutions.ts';
import type { Sheet } from './sheet.ts';

const RULE = 'convocation';
const WEEKDAY = String.raw`(?:\s+(?:lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche))?`;
const MEETING = new RegExp(
  String.raw`(?:(?:se tiendra|aura lieu|vous convoquer|etes convoque[^\n]{0,6}|convocation)[^\d]{0,140}?\b(?:le|du)|(?:^|[\n\t])date(?: et heure| de l'assemblee(?: generale)?)?)(?:\s*:)?${WEEKDAY}`,
  'u',
);
/** « Nantes, le 12 mai 2026 ». */
const SENT = /(?<=[\n\t]|^)[\p{L}' -]{2,40}, le/u;

export function convocation(sheets: readonly Sheet[]): Fact[] {
  const [first] = sheets;
  const withAccounts = new Set(annexeParts(sheets).map(({ sheet }) => sheet));
  const letter = sheets.filter((sheet) => !withAccounts.has(sheet));
  const resolutions = resolutionsOf(letter);
  const [title] = resolutions;
  return [
    ...holdingFacts(sheets, RULE),
    ...factsOf(
      'meeting_on',
      RULE,
      first
        ? distinct([...datesAfter(first, MEETING), ...datesUnder(first, /date(?: et heure)?/)])
        : [],
    ),
    ...factsOf('sent_on', RULE, first ? distinct(datesAfter(first, SENT)) : []),
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
