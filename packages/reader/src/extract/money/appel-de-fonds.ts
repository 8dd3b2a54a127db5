// A call for funds: what is asked, for which days, and what its words say that each part pays for. Its lines and
// shares name themselves (`arithmetic`).
import type { FactName } from '@quitus/domain/reading/facts.data';
import type { Fact } from '@quitus/domain/reading/read-document';

import { amountLines, linesNamed } from '../figures/amount-lines.ts';
import { RECOVERABLE } from '../figures/call-words.data.ts';
import { ibansOf } from '../figures/ibans.ts';
import { periodFacts } from '../figures/period-facts.ts';
import type { CallCategory } from '../shares/call-category.ts';
import { holdingFacts } from '../shares/holding.ts';
import {
  besideRoll,
  isOfAll,
  type OwnRow,
  ownRow,
  rolledShare,
  rolledWhole,
} from '../shares/owners-roll.ts';
import { type RolledCall, rolledCall, rolledParts } from '../shares/rolled-call.ts';
import { shareFacts } from '../shares/share-facts.ts';
import { amountsAfter } from '../sheet/labelled.ts';
import { labelsFirst } from '../sheet/labels-last.ts';
import { agreed, distinct, factsOf, type Reading } from '../sheet/reading.ts';
import { type Finding, refusedFacts } from '../sheet/refused-fact.ts';
import type { Sheet } from '../sheet/sheet.ts';
import { accountNumbers } from './account-number.ts';
import { subjectOf } from './call-subject.ts';
import { type CalledSum, type CalledSums, calledSums } from './called-sums.ts';
import { dueOn } from './due-days.ts';
import { partsAcross } from './parts-across.ts';
import { proseParts } from './prose-parts.ts';
import { isSaidDue } from './said-due.ts';
import { settledSums } from './settled-sums.ts';
import { RECOVERABLE_IS } from './settlement-words.data.ts';
import { spentOn } from './spent-on.ts';
import { summedInSentence } from './summed-in-sentence.ts';
import { sumsBeforeNames } from './sums-before-names.ts';

const RULE = 'appel-de-fonds';

const NAMED: Record<CalledSum, FactName> = {
  total: 'total',
  before: 'solde_anterieur',
  to_pay: 'to_pay',
};

export function appelDeFonds(printed: readonly Sheet[]): Finding[] {
  const sheets = printed.map(labelsFirst);
  const own_row = sheets.map(ownRow).find((one) => one !== null) ?? null;
  // What a list of all the owners adds up to is asked of nobody.
  const around = sheets.map(besideRoll);
  const asked = ofNobody(sheets, calledSums(around));
  const row_call = own_row && rolledCall(own_row);
  const rolled = row_call && row_call.total;
  const called = row_call ? rolled : asked.total;
  const settled = rolled && settledSums(around.flatMap(amountLines), rolled.value);
  const period = periodFacts(sheets, RULE);
  const contradicted = new Set(asked.contradicted?.map((one) => NAMED[one]));
  const of = (name: FactName, reading: Reading<Fact['value']> | null): Finding[] =>
    reading === null && contradicted.has(name)
      ? refusedFacts([name], RULE, 'CONTRADICTED')
      : factsOf(name, RULE, [reading]);
  return [
    ...holdingFacts(printed, RULE),
    ...period,
    ...factsOf('account', RULE, accountNumbers(sheets)),
    ...factsOf('due_on', RULE, [
      dueOn(sheets, { start: onlyDay(period, 'period_from'), end: onlyDay(period, 'period_to') }),
    ]),
    ...of('total', called),
    ...of('solde_anterieur', row_call?.before ?? asked.before ?? (settled && settled.before)),
    ...of(
      'to_pay',
      row_call?.to_pay ?? asked.to_pay ?? (rolled && isSaidDue(around, rolled) ? rolled : null),
    ),
    ...(own_row && row_call ? partsOfRow(own_row, row_call, around) : []),
    ...(asked.total && !own_row ? statedParts(sheets, asked.total) : []),
    ...recoverable(sheets),
    ...((own_row && rolledFacts(own_row)) ?? shareFacts(around, RULE)),
    ...factsOf('iban', RULE, distinct(sheets.flatMap(ibansOf))),
  ];
}

/** « Total du trimestre : 1 800,00 € » over the list of who pays what of it. */
function ofNobody(sheets: readonly Sheet[], asked: CalledSums): CalledSums {
  const isAll = (one: Reading<number> | null): boolean =>
    one !== null && sheets.some((sheet) => isOfAll(sheet, one.value));
  return isAll(asked.total) || isAll(asked.to_pay)
    ? { ...asked, total: null, to_pay: null }
    : asked;
}

/** By the columns of the list; or by what the one sum of each is spent on. */
function partsOfRow(row: OwnRow, call: RolledCall, around: readonly Sheet[]): Fact[] {
  const whole = rolledWhole(row);
  const kind = whole === null ? null : spentOn(around, whole);
  return kind
    ? factsOf(kind, `${RULE}/spent`, [call.total])
    : rolledParts(row, call).flatMap(([name, reading]) => factsOf(name, RULE, [reading]));
}

function rolledFacts(row: OwnRow): Fact[] | null {
  const share = rolledShare(row);
  return (
    share && [
      ...factsOf('tantiemes', RULE, [{ ...share, value: share.value.part }]),
      ...factsOf('base', RULE, [{ ...share, value: share.value.base }]),
    ]
  );
}

const onlyDay = (period: readonly Fact[], bound: FactName): string | null => {
  const [only, ...others] = period.filter(({ name }) => name === bound);
  return only && others.length === 0 && typeof only.value === 'string' ? only.value : null;
};

/** By what a list or a sentence says beside each sum; or by what the call is headed with. */
function statedParts(sheets: readonly Sheet[], total: Reading<number>): Fact[] {
  const [first] = sheets;
  if (!first) return [];
  const listed = sumsBeforeNames(first, total.value);
  const extracted = listed.size > 0 ? listed : proseParts(first, total.value);
  if (extracted.size > 0) return factsStated(extracted);
  const across = partsAcross(sheets, total.value);
  if (across) return factsStated(across);
  // What a sentence adds up is of several kinds, extracted or not.
  if (summedInSentence(first).some(({ value }) => value.cents === total.value)) return [];
  const subject = subjectOf(first);
  return subject ? factsOf(subject, `${RULE}/subject`, [total]) : [];
}

const factsStated = (extracted: ReadonlyMap<CallCategory, Reading<number>>): Fact[] =>
  [...extracted].flatMap(([name, reading]) => factsOf(name, `${RULE}/prose`, [reading]));

/** Where it is named, in a line or a sentence. */
function recoverable(sheets: readonly Sheet[]): Fact[] {
  const named = linesNamed(sheets.flatMap(amountLines), RECOVERABLE).flatMap(({ amounts }) =>
    amounts.length === 1 ? amounts : [],
  );
  const said = sheets.flatMap((sheet) => amountsAfter(sheet, RECOVERABLE_IS));
  return factsOf('recoverable', RULE, [
    agreed([...named, ...said].map((one) => ({ ...one, value: one.value.cents }))),
  ]);
}
