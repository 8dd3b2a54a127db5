// What minutes speak of and did not decide: a question that was rejected, put off or whose answer was not read, and
// questions about another budget or another mandate.
import type { FactName } from '@quitus/domain/reading/facts.data';

import type { Word } from '../../page/page.ts';
import { type RefusalReason, type RefusedFact, refusedFacts } from '../sheet/refused-fact.ts';
import type { Passage, Sheet } from '../sheet/sheet.ts';
import { givesSeveralSums } from './budget-sums.ts';
import { asksForAccounts, asksForBudget, asksForFund, topicOf } from './decisions.ts';
import { type Resolution, textOf } from './resolutions.ts';
import { asksForMandate, type Known, namesOffice } from './syndic-mandate.ts';

type Topic = {
  names: readonly FactName[];
  /** What is decided here may be one of these facts. */
  isAsked: (one: Resolution, known: Known) => boolean;
  /** The same words; with other ones beside them it may be about something else. */
  isNamed: (one: Resolution, known: Known) => boolean;
};

const BUDGET: readonly FactName[] = ['budget', 'budget_from', 'budget_to'];

const TOPICS: readonly Topic[] = [
  {
    names: BUDGET,
    isAsked: asksForBudget,
    isNamed: (one) => /\bbudget/.test(topicOf(one)),
  },
  {
    names: ['cotisation_fonds_travaux'],
    isAsked: asksForFund,
    isNamed: (one) => /\bfonds (?:de )?travaux\b/.test(topicOf(one)),
  },
  { names: ['approved_from', 'approved_to'], isAsked: asksForAccounts, isNamed: asksForAccounts },
  {
    names: ['mandate_from', 'mandate_to'],
    isAsked: asksForMandate,
    // Without the name of the syndic, nothing says that a contract is another one's.
    isNamed: (one, known) => known.syndics.length > 0 && namesOffice(one),
  },
];

const PUT_OFF = /\b(?:report|differ|renvoy|ajourn)ee?s?\b/;
/** Whoever was not chosen is not the syndic. */
const DECIDED: readonly FactName[] = [...TOPICS.flatMap(({ names }) => names), 'syndic'];

/** « Le budget de 2026 » was put off, and that of 2027 adopted: what stands in the first is not decided. */
const isPutOff = (one: Resolution): boolean =>
  one.adopted === false || (one.adopted === null && PUT_OFF.test(textOf(one)));

/** A line that calls a question, of its own or in a list. */
const BUDGET_TITLE =
  /^(?:[^a-z]{0,8}|resolution [^a-z]{1,6})(?:(?:vote|approbation|adoption|examen|presentation) )?(?:du |d'un |le )?budgets?\b[^.:;€]{0,60}$/;
const COUNTED = /\b(?:pour|contre)\s*:?\s*\d/;
/** In lines: the votes follow the title of a question at once, or after a sentence. */
const NEXT = 3;

/** Where questions have no numbers, one may be missed: its title and its votes stand in none that was read. */
const missesBudget = (sheets: readonly Sheet[], resolutions: readonly Resolution[]): boolean =>
  sheets.some(({ lines, page }) =>
    lines.some(
      ({ folded, line: { words } }, at) =>
        BUDGET_TITLE.test(folded) &&
        lines.slice(at + 1, at + 1 + NEXT).some((next) => COUNTED.test(next.folded)) &&
        !resolutions.some(({ passages }) =>
          passages.some((one) => one.page === page && words.some((word) => isIn(word, one))),
        ),
    ),
  );
const isIn = ({ box: [left, top] }: Word, { written }: Passage): boolean =>
  written.words.some(({ box }) => box[0] === left && box[1] === top);

/** `unread`: the questions whose answer was not read. */
export function refusedDecisions(
  sheets: readonly Sheet[],
  resolutions: readonly Resolution[],
  { unread, known, rule }: { unread: readonly Resolution[]; known: Known; rule: string },
): RefusedFact[] {
  const adopted = resolutions.filter((one) => one.adopted === true);
  const isUndecided = (one: Resolution) => isPutOff(one) || unread.includes(one);
  const refusedWithin = (
    { passages }: Resolution,
    names: readonly FactName[],
    refused: RefusalReason,
  ): RefusedFact[] => names.map((name) => ({ name, rule, refused, within: passages }));
  return [
    // A vote counts those who voted; only a sum may prove that all who came did.
    ...resolutions.flatMap((one) => refusedWithin(one, ['tantiemes_present'], 'CONTRADICTED')),
    ...resolutions.filter(isPutOff).flatMap((one) => refusedWithin(one, DECIDED, 'UNDECIDED')),
    ...adopted
      .filter((one) => asksForBudget(one) && givesSeveralSums(one))
      .flatMap((one) => refusedWithin(one, ['budget'], 'CONTRADICTED')),
    ...(!adopted.some(asksForBudget) && missesBudget(sheets, resolutions)
      ? refusedFacts(BUDGET, rule, 'UNDECIDED')
      : []),
    ...TOPICS.flatMap(({ names, isAsked, isNamed }) => {
      const asked = resolutions.filter((one) => isAsked(one, known));
      const named = resolutions.filter((one) => isNamed(one, known) && !asked.includes(one));
      return [
        ...(asked.length > 0 && asked.every(isUndecided)
          ? refusedFacts(names, rule, 'UNDECIDED')
          : []),
        ...named.flatMap((one) => refusedWithin(one, names, 'OF_ANOTHER')),
      ];
    }),
  ];
}
