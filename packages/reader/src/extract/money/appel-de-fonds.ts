import type { FactName } from '@quitus/domain/reading/facts.data';
// A call for funds: what is asked, for which days, and what each part pays for.
import type { Fact } from '@quitus/domain/reading/read-document';

import { amountLines, linesNamed } from '../figures/amount-lines.ts';
import { RECOVERABLE } from '../figures/call-words.data.ts';
import { ibansOf } from '../figures/ibans.ts';
import { periodFacts } from '../figures/period-facts.ts';
import { CALL_CATEGORIES, type CallCategory, categoryOfRow } from '../shares/call-category.ts';
import { holdingFacts } from '../shares/holding.ts';
import { listedRows } from '../shares/listed-rows.ts';
import {
  besideRoll,
  isOfAll,
  type OwnRow,
  ownRow,
  rolledShare,
  rolledWhole,
} from '../shares/owners-roll.ts';
import { type RolledCall, rolledCall, rolledParts } from '../shares/rolled-call.ts';
import { keyFacts } from '../shares/share-keys.ts';
import { cellsOfMoney, sumOf } from '../shares/share-money.ts';
import { shareRows, type ShareRow } from '../shares/share-table.ts';
import { amountsAfter } from '../sheet/labelled.ts';
import { labelsFirst } from '../sheet/labels-last.ts';
import { agreed, distinct, factsOf, readCells, type Reading } from '../sheet/reading.ts';
import type { Sheet } from '../sheet/sheet.ts';
import { accountNumbers } from './account-number.ts';
import { objectOf, subjectOf, titleOf } from './call-subject.ts';
import { type CalledSums, calledSums } from './called-sums.ts';
import { dueOn } from './due-days.ts';
import { isNameless, type Extracted, withoutDrawings, WORKS } from './lines-of-a-kind.ts';
import { partsBeside } from './more-than-a-part.ts';
import { partsAcross } from './parts-across.ts';
import { proseParts } from './prose-parts.ts';
import { recalledParts } from './recalled-parts.ts';
import { isSaidDue } from './said-due.ts';
import { settledSums } from './settled-sums.ts';
import { RECOVERABLE_IS } from './settlement-words.data.ts';
import { spentOn } from './spent-on.ts';
import { summedInSentence } from './summed-in-sentence.ts';
import { sumsBeforeNames } from './sums-before-names.ts';

const RULE = 'appel-de-fonds';
type Line = { sheet: Sheet; row: ShareRow };

export function appelDeFonds(printed: readonly Sheet[]): Fact[] {
  const sheets = printed.map(labelsFirst);
  const own_row = sheets.map(ownRow).find((one) => one !== null) ?? null;
  // What a list of all the owners adds up to is asked of nobody.
  const around = sheets.map(besideRoll);
  const { rows, asked: extracted, keyed } = linesAsked(around);
  const asked = ofNobody(sheets, extracted);
  const row_call = own_row && rolledCall(own_row);
  const rolled = row_call && row_call.total;
  const called = row_call ? rolled : asked.total;
  const settled = rolled && settledSums(around.flatMap(amountLines), rolled.value);
  const period = periodFacts(sheets, RULE);
  const lines = rows.filter(({ row }) => asked.lines.includes(row));
  // Where OCR misread a base or a total, the sums that make the call are no less what they are.
  const isSeen = sheets.some(({ page }) => page.source === 'OCR');
  const trusted = lines.length > 0 && (isSeen || lines.every(({ row }) => row.proven !== false));
  const of = (name: FactName, reading: Reading<Fact['value']> | null) =>
    factsOf(name, RULE, [reading]);
  const partsOfCall = trusted ? partsOf(lines, rows, asked, sheets) : [];
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
    ...partsOfCall,
    ...(own_row && row_call && lines.length === 0 ? partsOfRow(own_row, row_call, around) : []),
    ...(asked.total && !own_row && (rows.length === 0 || (isSeen && lines.length === 0))
      ? statedParts(sheets, asked.total)
      : []),
    // Where names follow their sums, the lines of the list have none.
    ...(asked.total && !own_row && partsOfCall.length === 0 && lines.some(hasNoName)
      ? factsStated(partsStated(sheets, asked.total.value))
      : []),
    ...recoverable(trusted ? rows : [], lines, sheets),
    ...(own_row && rolledShare(own_row)
      ? rolledFacts(own_row)
      : keyFacts(
          keyed.map((line) => line.row),
          RULE,
          around,
        )),
    ...factsOf('iban', RULE, distinct(sheets.flatMap(ibansOf))),
  ];
}

/** « Total du trimestre : 1 800,00 € » over the list of who pays what of it. */
function ofNobody(sheets: readonly Sheet[], asked: CalledSums): CalledSums {
  const isAll = (one: Reading<number> | null): boolean =>
    one !== null && sheets.some((sheet) => isOfAll(sheet, one.value));
  return isAll(asked.total) || isAll(asked.to_pay)
    ? { ...asked, total: null, to_pay: null, lines: [] }
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

function rolledFacts(row: OwnRow): Fact[] {
  const share = rolledShare(row);
  return [
    ...factsOf('tantiemes', RULE, [share && { ...share, value: share.value.part }]),
    ...factsOf('base', RULE, [share && { ...share, value: share.value.base }]),
  ];
}

const onlyDay = (period: readonly Fact[], bound: FactName): string | null => {
  const [only, ...others] = period.filter(({ name }) => name === bound);
  return only && others.length === 0 && typeof only.value === 'string' ? only.value : null;
};

/** Of a table; or of a list, where there is no table whose lines add up. */
function linesAsked(sheets: readonly Sheet[]): { rows: Line[]; asked: CalledSums; keyed: Line[] } {
  const of = (rows: Line[], keyed = rows) => ({
    rows,
    keyed,
    asked: calledSums(
      sheets,
      rows.map(({ row }) => row),
    ),
  });
  const table = of(linesOf(sheets, shareRows));
  const [first] = table.asked.lines;
  // Of one column only, a card beside it may have been read into its labels: a list has its own.
  if (first && table.rows.some(({ row }) => row.total !== null)) return table;
  const list = of(linesOf(sheets, listedRows));
  // A list under the tables recalls what they call: the keys are theirs.
  if (isProven(table.rows) && shared(table.rows) > shared(list.rows)) list.keyed = table.rows;
  const isSame =
    list.asked.total?.value === table.asked.total?.value &&
    list.asked.lines.length === table.asked.lines.length &&
    shared(list.rows) >= shared(table.rows);
  if (first) return isSame ? list : table;
  if (list.asked.lines.length === 0) {
    const sections = of(bySection(table.rows), table.rows);
    if (sections.asked.lines.length > 0) return sections;
  }
  // « … s’élève à 212,40 € au titre du budget et à 10,62 € »: of a sentence, which is no list.
  const isSentence = list.asked.lines.length === 0 && list.rows.some(hasNoName);
  const isList = list.asked.lines.length > 0 || table.rows.length === 0;
  return isList && !isSentence ? list : table;
}

/** Where OCR lost a line, « Total travaux » stands for the lines that it closes. */
function bySection(rows: readonly Line[]): Line[] {
  const last = rows.findLastIndex(({ row }) => row.kind === 'TOTAL');
  const extracted: Line[] = [];
  let own: Line[] = [];
  for (const [at, line] of rows.entries()) {
    const { kind, quote, page } = line.row;
    const isClosed = kind === 'TOTAL' && at < last && own.length > 0 && page.source === 'OCR';
    if (kind === 'LINE') own.push(line);
    else if (isClosed && quote) {
      extracted.push({ ...line, row: { ...line.row, kind: 'LINE' } });
      own = [];
    } else {
      extracted.push(...own, line);
      own = [];
    }
  }
  return [...extracted, ...own];
}

/** Each share that is extracted makes the sum beside it. */
const isProven = (rows: readonly Line[]): boolean =>
  rows.every(({ row }) => row.kind !== 'LINE' || row.part === null || row.proven === true);

/** How many of the lines tell this owner's tantièmes. */
const shared = (rows: readonly Line[]): number =>
  rows.filter(({ row }) => row.part !== null).length;

const linesOf = (sheets: readonly Sheet[], read: (sheet: Sheet) => ShareRow[]): Line[] =>
  sheets.flatMap((sheet) => read(sheet).map((row): Line => ({ sheet, row })));

/** By the names of the lines; where they leave one open, by the sums of each kind that are recalled under them. */
function partsOf(
  lines: readonly Line[],
  rows: readonly Line[],
  { total, isPart, more }: CalledSums,
  sheets: readonly Sheet[],
): Fact[] {
  const named = parts(lines, rows, isPart ? (more?.own ?? total) : null);
  if (more) {
    const [own = null] = CALL_CATEGORIES.filter((one) => named.some(({ name }) => name === one));
    const others = partsBeside(more, own);
    return others.length === 0
      ? []
      : [
          ...named,
          ...others.flatMap(({ category, sum }) =>
            category ? factsOf(category, RULE, [sum]) : [],
          ),
        ];
  }
  const extracted = named.reduce((sum, { value }) => sum + Number(value), 0);
  const recalled =
    total && !isPart && extracted !== total.value ? recalledParts(sheets, total) : null;
  const sums = new Map<string, number>(
    [...(recalled ?? [])].map(([name, one]) => [name, one.value]),
  );
  const agrees = named.every(({ name, value }) => sums.get(name) === value);
  return recalled && recalled.size > 0 && agrees
    ? [...recalled].flatMap(([name, one]) => factsOf(name, `${RULE}/recalled`, [one]))
    : named;
}

/** One line that cannot be extracted leaves it open which sums are whole: only the funds named as such are given. */
function parts(
  lines: readonly Line[],
  all: readonly Line[],
  instalment: Reading<number> | null,
): Fact[] {
  const rows = all.map(({ row }) => row);
  const named = lines.map(({ sheet, row }) => ({
    row,
    category: isNameless(row, rows) ? null : categoryOfRow(sheet, row, rows),
  }));
  const extracted = isForWorks(lines, named)
    ? named.map((one) => ({ ...one, category: WORKS }))
    : withoutDrawings(named);
  const open = extracted.some(({ category }) => category === null);
  // A part of all of them is extracted as one only where they are of one kind.
  const [kind, ...kinds] = new Set(extracted.map(({ category }) => category));
  if (instalment)
    return kind && kinds.length === 0 ? factsOf(kind, `${RULE}/instalment`, [instalment]) : [];
  return CALL_CATEGORIES.flatMap((category) => {
    const own = extracted.filter((one) => one.category === category).map(({ row }) => row);
    const [first] = own;
    const unsure =
      open &&
      (category === 'courantes' ||
        category === 'travaux' ||
        lines.some(({ row }) => isNameless(row, rows)));
    if (!first || unsure || own.some(({ page }) => page !== first.page)) return [];
    const quotes = own.map(({ quote }) => quote);
    return factsOf(category, `${RULE}/lines`, [
      readCells(sumOf(quotes), cellsOfMoney(quotes), first.page),
    ]);
  });
}

/** A call whose title is of works alone: « Charges générales » on its lines is the key that they are shared by. */
function isForWorks(lines: readonly Line[], extracted: readonly Extracted[]): boolean {
  const [first] = lines;
  return (
    first !== undefined &&
    extracted.every(
      ({ row, category }) =>
        (category === null || category === WORKS || category === 'courantes') &&
        !/courant|budget|fonctionnement|provision/.test(row.label),
    ) &&
    (titleOf(first.sheet) ?? objectOf(first.sheet)) === WORKS
  );
}

function statedParts(sheets: readonly Sheet[], total: Reading<number>): Fact[] {
  const [first] = sheets;
  const extracted = partsStated(sheets, total.value);
  if (extracted.size > 0 || !first) return factsStated(extracted);
  const across = partsAcross(sheets, total.value);
  if (across) return factsStated(across);
  // What a sentence adds up is of several kinds, extracted or not.
  if (summedInSentence(first).some(({ value }) => value.cents === total.value)) return [];
  const subject = subjectOf(first);
  return subject ? factsOf(subject, `${RULE}/subject`, [total]) : [];
}

type StatedParts = ReadonlyMap<CallCategory, Reading<number>>;

function partsStated([first]: readonly Sheet[], total: number): StatedParts {
  if (!first) return new Map();
  const listed = sumsBeforeNames(first, total);
  return listed.size > 0 ? listed : proseParts(first, total);
}

const factsStated = (extracted: StatedParts): Fact[] =>
  [...extracted].flatMap(([name, reading]) => factsOf(name, `${RULE}/prose`, [reading]));

const hasNoName = ({ row }: Line): boolean => !/\p{L}{3}/u.test(row.label);

/** A total that stands alone in the column may be the call's own, with its currency. */
function recoverable(
  rows: readonly Line[],
  called: readonly Line[],
  sheets: readonly Sheet[],
): Fact[] {
  const lines = called.flatMap(({ row }) => row.recoverable ?? []);
  const totals = rows.flatMap(({ row }) =>
    row.kind === 'TOTAL' && row.quote ? (row.recoverable ?? []) : [],
  );
  const [first] = called;
  // Each section may have its own: together they are the whole.
  const stated_sums = [...totals.map(({ cents }) => cents), sumOf(totals)];
  const contradicted = totals.length > 0 && !stated_sums.includes(sumOf(lines));
  const apart = called.some(({ row }) => row.page !== first?.row.page);
  if (first && lines.length > 0 && !contradicted && !apart)
    return factsOf('recoverable', `${RULE}/lines`, [
      readCells(sumOf(lines), cellsOfMoney(lines), first.row.page),
    ]);
  const named = linesNamed(sheets.flatMap(amountLines), RECOVERABLE).flatMap(({ amounts }) =>
    amounts.length === 1 ? amounts : [],
  );
  const said = sheets.flatMap((sheet) => amountsAfter(sheet, RECOVERABLE_IS));
  const extracted = agreed([...named, ...said].map((one) => ({ ...one, value: one.value.cents })));
  return lines.length > 0 ? [] : factsOf('recoverable', RULE, [extracted]);
}
