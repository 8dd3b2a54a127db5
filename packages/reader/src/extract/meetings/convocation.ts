// A convocation: which meeting, what it will be asked, and the accounts that go with it.
import { sameValue } from '@quitus/domain/reading/fact-value';
import type { Fact } from '@quitus/domain/reading/read-document';

import { fold } from '../../french/fold.ts';
import { annexeParts } from '../books/annexe-parts.ts';
import { annexes } from '../books/annexes.ts';
import { holdingFacts } from '../shares/holding.ts';
import { ownLots } from '../shares/own-lots.ts';
import { factsOf, readCells } from '../sheet/reading.ts';
import { type Finding, refusedFacts } from '../sheet/refused-fact.ts';
import type { Sheet } from '../sheet/sheet.ts';
import { announcedAnnexes } from './announced-annexes.ts';
import { calledDays, isBallot, isSigned, sentDays } from './called-days.ts';
import { decisionFacts } from './decisions.ts';
import { signerFacts, voiceFacts } from './own-voices.ts';
import { proposedFacts } from './proposed-sums.ts';
import { inReadingOrder } from './prose-columns.ts';
import { missesNone, type Resolution, resolutionsOf } from './resolutions.ts';
import { syndicsIn } from './syndic-mandate.ts';
import { areTitles } from './titles-or-texts.ts';

const RULE = 'convocation';

/** « L’assemblée approuve… », under an agenda of which OCR lost the numbers: it says what is asked in other words. */
const areDrafts = (resolutions: readonly Resolution[], letter: readonly Sheet[]): boolean =>
  letter.some(
    ({ page, lines }) =>
      page.source === 'OCR' && lines.some(({ folded }) => /^ordre du jour\b/.test(folded)),
  ) &&
  resolutions.filter(({ subject }) => /^l'assemblee\b/.test(fold(subject))).length * 2 >
    resolutions.length;

/** Where the agenda states the day on which the accounts were closed, those of another day are not what it asks. */
function ofSameYear(proposed: readonly Fact[], decided: readonly Fact[]): Finding[] {
  const [closed, said] = [decided, proposed].map(
    (facts) => facts.find(({ name }) => name === 'approved_to')?.value,
  );
  if (closed === undefined || closed === said) return [...proposed];
  const own = proposed.filter(({ name }) => name !== 'approved_from');
  const isOpened = decided.some(({ name }) => name === 'approved_from');
  return said === undefined || isOpened
    ? own
    : [...own, ...refusedFacts(['approved_from'], RULE, 'OF_ANOTHER')];
}

/** Where all that it announces are there, they stand for the letter where it says so. */
function namedInLetter(there: Fact, [announced]: readonly Fact[]): Fact {
  return announced && sameValue(announced.value, there.value)
    ? { ...announced, name: there.name }
    : there;
}

export function convocation(sheets: readonly Sheet[]): Finding[] {
  const [first] = sheets;
  const withAccounts = new Set(annexeParts(sheets).map(({ sheet }) => sheet));
  const letter = inReadingOrder(sheets.filter((sheet) => !withAccounts.has(sheet)));
  const resolutions = resolutionsOf(letter);
  const [title] = resolutions;
  // « Demande de M. X, lot 9 »: what is asked of the meeting has lots too.
  const isAsked = ({ name, raw }: Fact) =>
    name === 'lots' && resolutions.some((one) => one.title.text.includes(raw));
  const holding = holdingFacts(sheets, RULE).filter((one) => !isAsked(one));
  const sent = first ? sentDays(first) : null;
  // A proxy names the lots of whoever is sent as well.
  const isProxy = first !== undefined && isSigned(first);
  const known = !isProxy && holding.some(({ name }) => name === 'lots');
  // Who ticks « Approbation des comptes 2025 » on a form is extracted neither from when nor to when they run.
  const isForm = isProxy || (first !== undefined && isBallot(first));
  const lots = first && !known ? ownLots(first) : null;
  const decided = decisionFacts(resolutions, 'budget_a_voter', RULE, {
    syndics: syndicsIn(holding),
    held_on: null,
  });
  const attached = annexes(sheets);
  // On a page of its own the enumeration may be taken for the annexes.
  const announced = announcedAnnexes([...(first ? [first] : []), ...letter], RULE);
  const extracted = new Set([...(isForm ? [] : decided), ...attached].map(({ name }) => name));
  return [
    ...holding.filter(({ name }) => !(lots && name === 'lots')),
    ...(holding.some(({ name }) => name === 'owner') ? [] : signerFacts(sheets, RULE)),
    ...factsOf('lots', RULE, [lots]),
    ...voiceFacts(letter, RULE),
    ...factsOf('meeting_on', RULE, first ? calledDays(first, sent?.value ?? null) : []),
    ...factsOf('sent_on', RULE, [sent]),
    ...factsOf('resolutions', RULE, [
      title &&
      missesNone(resolutions) &&
      !resolutions.some(({ torn }) => torn) &&
      areTitles(resolutions.map(({ subject }) => subject)) &&
      !areDrafts(resolutions, letter)
        ? readCells(
            resolutions.map(({ label, subject }) => `${label}. ${subject}`),
            [title.title],
            title.sheet.page,
          )
        : null,
    ]),
    ...(isForm ? [] : decided.filter(({ name }) => !name.startsWith('works_'))),
    ...ofSameYear(proposedFacts(letter, RULE), decided).filter(
      ({ name }) => !extracted.has(name) && !(isForm && name.startsWith('approved')),
    ),
    ...attached.map((one) => (one.name === 'annexes' ? namedInLetter(one, announced) : one)),
    ...announced,
  ];
}
