// The three sums of a call: what is called, what was owed before, what is to be paid. Papers name them in
// many ways and add them up in one: arithmetic chooses, and what contradicts it is left out.
import { type Amount, amountOf } from '../../french/amounts.ts';
import { fold } from '../../french/fold.ts';
import { middleOf } from '../../page/box.ts';
import type { Page } from '../../page/page.ts';
import { type AmountLine, amountLines, linesNamed } from '../figures/amount-lines.ts';
import {
  BALANCE_STEMS,
  CALLED,
  CALLED_IS,
  COSTS,
  IN_ALL,
  INSTALMENT,
  INSTALMENTS,
  OWED_WORDS,
  TO_PAY,
} from '../figures/call-words.data.ts';
import { statedAmounts } from '../figures/stated-amounts.ts';
import { categoryOf } from '../shares/call-category.ts';
import { ownPartOf, provenShare } from '../shares/proven-share.ts';
import { addingUp, equalInstalment, instalmentOf } from '../shares/row-sums.ts';
import { cellsOfMoney, sumOf } from '../shares/share-money.ts';
import { isShared, type ShareRow } from '../shares/share-table.ts';
import { flowTextOf } from '../sheet/flow-text.ts';
import { amountsAfter, amountsUnderHead } from '../sheet/labelled.ts';
import { agreed, distinct, readCells, type Reading } from '../sheet/reading.ts';
import type { Sheet } from '../sheet/sheet.ts';
import { overName } from '../sheet/values-over-labels.ts';
import { balancesBefore, cents, followedBy, sumsToPay } from './called-names.ts';
import { LATER } from './due-words.data.ts';
import { withCosts } from './late-costs.ts';
import { type MoreThanPart, moreThanPart } from './more-than-a-part.ts';
import { isSaidDue } from './said-due.ts';
import { settledSums } from './settled-sums.ts';
import type { Balance } from './signed-balance.ts';
import { summedInSentence } from './summed-in-sentence.ts';

export type CalledSums = {
  total: Reading<number> | null;
  before: Reading<number> | null;
  to_pay: Reading<number> | null;
  /** The lines that the total is made of; none where nothing says so. */
  lines: readonly ShareRow[];
  /** Where only a part of those lines is asked for now. */
  isPart?: boolean;
  /** Where that part is asked for with other sums. */
  more?: MoreThanPart;
};

type Place = { page: Page; middle: number };
const isAbove = (a: Place, b: Place): boolean =>
  a.page.number < b.page.number || (a.page === b.page && a.middle < b.middle);

export function calledSums(sheets: readonly Sheet[], rows: readonly ShareRow[]): CalledSums {
  const sums = ofOwner(sheets, asStated(sheets, sumsOf(sheets, rows)));
  const balances = sheets.flatMap((sheet) => balancesBefore(sheet, amountLines(sheet)));
  const isDue =
    sums.to_pay === null &&
    balances.every(({ value }) => value === 0) &&
    sheets.every((sheet) =>
      sumsToPay(sheet, amountLines(sheet)).every(
        (one) => sums.total !== null && isOneLine(one, { total: sums.total, lines: sums.lines }),
      ),
    ) &&
    (balances.length > 0 || isSaidDue(sheets, sums.total));
  return isDue ? { ...sums, to_pay: sums.total } : sums;
}

/** « Votre quote-part : 23 457,00 × 143 / 2 000 = 1 677,18 »: what the lines make is the building's. */
function ofOwner(sheets: readonly Sheet[], sums: CalledSums): CalledSums {
  const { total, lines } = sums;
  // A line that tells its share is the owner's already, and what it asks is a part of the call.
  const amounts = sheets
    .flatMap(amountLines)
    .flatMap((line) => cents(line.amounts))
    .filter(({ value }) => !lines.some(({ quote }) => quote?.cents === value));
  const own = total && !lines.some(isShared) ? ownPartOf(total.value, sheets, amounts) : null;
  if (!own) return sums;
  const extracted = sheets.flatMap(amountLines);
  const more = moreThanPart(own, extracted);
  const part = { ...sums, before: null, to_pay: null, isPart: true };
  if (more) return { ...part, total: more.total, to_pay: more.pays ? more.total : null, more };
  // Where more than the part is to be paid, nothing says what it is called with.
  const isMore = sheets.some(
    (sheet) =>
      balancesBefore(sheet, extracted).length === 0 &&
      sumsToPay(sheet, extracted).some(({ value }) => value > own.value && value !== total?.value),
  );
  return { ...part, total: isMore ? null : own };
}

/** The clauses of a letter say what its lines do not: a sentence goes on where its line ends. */
function asStated(sheets: readonly Sheet[], sums: CalledSums): CalledSums {
  const { total, before, to_pay, isPart } = sums;
  if (!total || isPart || (before && before.value !== 0)) return sums;
  const clauses = statedAmounts(flowTextOf(sheets))
    .filter(({ label }) => !LATER.test(label))
    .map(({ value, label, tail, ...place }) => ({
      label,
      tail,
      amounts: [{ ...place, value: { cents: value, side: null } }],
    }));
  // « Le présent acompte de 50 %, soit 2 798,50 € »: a part of what was found is what is called now.
  const part = instalmentOf(clauses, total) ?? equalInstalment(clauses, total);
  if (part) return { ...sums, total: part, to_pay: null, isPart: true };
  const proven = before === null ? settledSums(clauses, total.value) : null;
  return proven && (to_pay === null || to_pay.value === proven.to_pay.value)
    ? { ...sums, ...proven }
    : sums;
}

/** « Déjà versé   - 17,00 » under the total, where it is all that parts it from what is to be paid. */
const leftOver = (
  rows: readonly ShareRow[],
  total: Reading<number>,
  payments: readonly Reading<number>[],
): Balance[] =>
  rows.flatMap(({ quote, page }) =>
    quote && payments.some(({ value }) => value - total.value === quote.cents)
      ? [{ ...readCells(quote.cents, [quote.cell], page), signed: true }]
      : [],
  );

function sumsOf(sheets: readonly Sheet[], rows: readonly ShareRow[]): CalledSums {
  const extracted = sheets.flatMap(amountLines);
  const quoted = rows.filter(({ kind, quote }) => kind === 'LINE' && quote !== null);
  const before = sheets.flatMap((sheet) => balancesBefore(sheet, extracted));
  const to_pay = distinct(sheets.flatMap((sheet) => sumsToPay(sheet, extracted)));
  const said = sheets.flatMap((sheet) => [
    ...amountsUnderHead(sheet, CALLED),
    ...overName(sheet, CALLED, amountOf),
    ...amountsAfter(sheet, CALLED_IS),
    ...followedBy(sheet, IN_ALL),
  ]);
  // « Votre quote-part s’élève à 300,00 € et à 15,00 €, soit 315,00 € »: the first is a part.
  const summed = sheets.flatMap(summedInSentence);
  const heads = [...summed, ...said.filter((one) => !isLess(one, summed))];
  const scheduled = before.length === 0 ? scheduledSums(quoted, extracted, to_pay) : null;
  if (scheduled) return scheduled;
  // Where nothing was owed before, what is to be paid is what is called.
  const asked = before.length === 0 ? to_pay : [];
  // « 870,20 » on the coupon holds what was owed before, whatever words stand beside it there.
  const held = new Set(before.length > 0 ? to_pay.map(({ value }) => value) : []);
  const added = addedTotal(quoted, rows, extracted, { heads: cents(heads), asked, held });
  const part = added ? instalmentOf(extracted, added.total) : null;
  if (added && part)
    return { ...settled(part, before, to_pay, added.lines, extracted), isPart: true };
  if (added) {
    const left = quoted.filter((row) => !added.lines.includes(row));
    const stated_before = before.length > 0 ? before : leftOver(left, added.total, to_pay);
    // « Total à régler   68 052,00   5 240,00 »: of the two, the one that the lines make.
    const paid =
      added.pays && stated_before.length === 0
        ? [added.total]
        : to_pay.filter((one) => !isOneLine(one, added));
    return settled(added.total, stated_before, paid, added.lines, extracted);
  }
  const sum = sumOf(quoted.map(({ quote }) => quote));
  const named = cents([...linesNamed(extracted, CALLED).flatMap(onlyAmount), ...heads]);
  const settles = (value: number) =>
    before.some((one) =>
      to_pay.some((pay) => pay.value - value === one.value && one.value + value !== 0),
    );
  // Without lines the words alone say it; with lines that do not add up, only the settlement does.
  const total = agreed(quoted.length > 0 ? named.filter(({ value }) => settles(value)) : named);
  if (total) return settled(total, before, to_pay, [], extracted);
  // « Total à régler   68 052,00   5 240,00 » under « Votre part (77/1000) », where a line was lost.
  const shown = rows.filter(
    ({ kind, proven, page }) => kind === 'TOTAL' && proven && page.source === 'OCR',
  );
  const only = agreed(
    shown.flatMap(({ quote, page }) => (quote ? [readCells(quote.cents, [quote.cell], page)] : [])),
  );
  if (only) {
    const isPay = before.length === 0 && shown.every(({ label }) => PAYS.test(label));
    return settled(only, before, isPay ? [only] : to_pay, [], extracted);
  }
  const [first] = quoted;
  const whole = first && quoted.every(({ page }) => page === first.page);
  if (whole && named.length === 0 && settles(sum)) {
    const cells = cellsOfMoney(quoted.map(({ quote }) => quote));
    return settled(readCells(sum, cells, first.page), before, to_pay, quoted, extracted);
  }
  const shared = quoted.length === 0 && named.length === 0 ? provenShare(sheets, extracted) : null;
  const isPaid = before.length > 0 || to_pay.every(({ value }) => value === shared?.value);
  if (shared && isPaid) return settled(shared, before, to_pay, [], extracted);
  const pay = agreed(to_pay);
  const isOwed = sheets.some(({ written }) => OWED_WORDS.test(fold(written.text)));
  const isAll = quoted.length === 0 && named.length === 0 && before.length === 0 && !isOwed;
  return { total: isAll ? pay : null, before: null, to_pay: pay, lines: [] };
}

const isLess = ({ value }: Reading<Amount>, sums: readonly Reading<Amount>[]): boolean =>
  sums.some((sum) => value.cents < sum.value.cents);

/** Under the head « À payer » each line has its own: one of several is not what is paid in the end. */
const isOneLine = (
  { value }: Reading<number>,
  { total, lines }: { total: Reading<number>; lines: readonly ShareRow[] },
): boolean => value !== total.value && lines.some(({ quote }) => quote?.cents === value);

/** « 1er appel, 30 % (réglé) », « 2e appel, 40 % », « 3e appel »: of a plan of payments, the one asked for now. */
function scheduledSums(
  quoted: readonly ShareRow[],
  extracted: readonly AmountLine[],
  payments: readonly Reading<number>[],
): CalledSums | null {
  const to_pay = agreed(payments);
  const called = agreed(cents(linesNamed(extracted, CALLED).flatMap(onlyAmount)));
  const asked = to_pay ?? (payments.length === 0 ? called : null);
  const row = quoted.find(({ quote }) => quote?.cents === asked?.value);
  const named = quoted.filter(({ label }) => INSTALMENT.test(label));
  // « Er appel », under a stamp, is one more of them.
  const isPlan = named.length > 1 && quoted.every(({ label }) => INSTALMENTS.test(label));
  return row && named.includes(row) && asked && isPlan
    ? { total: asked, before: null, to_pay, lines: [row] }
    : null;
}

const PAYS = new RegExp(`^(?:${TO_PAY.source})`, 'u');

/** The last amount that is the sum of the lines above it. */
function addedTotal(
  quoted: readonly ShareRow[],
  rows: readonly ShareRow[],
  extracted: readonly AmountLine[],
  {
    heads,
    asked,
    held,
  }: {
    heads: readonly Reading<number>[];
    asked: readonly Reading<number>[];
    held: ReadonlySet<number>;
  },
): { total: Reading<number>; lines: readonly ShareRow[]; pays: boolean } | null {
  const inRows = rows
    .filter(({ kind }) => kind === 'TOTAL')
    .flatMap(({ quote, page, middle, label }) =>
      quote
        ? [
            {
              total: readCells(quote.cents, [quote.cell], page),
              page,
              middle,
              pays: PAYS.test(label),
            },
          ]
        : [],
    );
  const named = linesNamed(extracted, CALLED).flatMap(({ amounts, page, middle }) =>
    cents(amounts).map((total) => ({ total, page, middle, pays: false })),
  );
  const under = [...heads, ...asked].map((total) => ({
    total,
    page: total.page,
    middle: middleOf(total.box),
    pays: asked.includes(total),
  }));
  // A sum that is called and larger than all that was added up is the whole.
  const alone = linesNamed(extracted, CALLED).flatMap(onlyAmount);
  const most = Math.max(0, ...cents(alone).map(({ value }) => value));
  const found = [...inRows, ...named, ...under].flatMap(({ total, pays, ...place }) => {
    const lines = addingUp(
      quoted.filter((row) => isAbove(row, place)),
      total.value,
    );
    if (!lines) return [];
    const isOwed = lines.some(
      (row) => !isShared(row) && BALANCE_STEMS.test(row.label) && categoryOf(row.label) === null,
    );
    const whole = !isOwed && !quoted.some((row) => isShared(row) && !lines.includes(row));
    return whole ? [{ total, lines, pays }] : [];
  });
  // What is to be paid may hold what was owed before: a total that adds up above it is the call's.
  const isPaid = ({ total, pays }: (typeof found)[number]) => pays || held.has(total.value);
  const best = found
    .filter(({ total }) => total.value >= most)
    .toSorted(
      (a, b) =>
        Number(isMoreCalled(b, a)) - Number(isMoreCalled(a, b)) ||
        Number(isPaid(a)) - Number(isPaid(b)) ||
        b.lines.length - a.lines.length,
    )[0];
  return best ?? null;
}

type Added = { total: Reading<number>; lines: readonly ShareRow[] };

/** « Total charges », then « Fonds travaux », « Toiture », « Total à verser »: the first closes a part of the call. */
function isMoreCalled({ lines }: Added, part: Added): boolean {
  const more = lines.filter((row) => !part.lines.includes(row));
  return (
    more.length > 0 &&
    part.lines.every((row) => lines.includes(row)) &&
    more.every(({ label }) => categoryOf(label) !== null && !COSTS.test(label))
  );
}

/** Of a row of figures nothing says which is this owner's. */
const onlyAmount = ({ amounts }: AmountLine): Reading<Amount>[] =>
  amounts.length === 1 ? [...amounts] : [];

/** What was called and what was owed, as one sum that OCR read elsewhere than where it is named. */
const printedSums = (
  extracted: readonly AmountLine[],
  { value, page }: Reading<number>,
  owed: Reading<number>,
): Reading<number>[] =>
  page.source === 'OCR'
    ? cents(extracted.flatMap(({ amounts }) => amounts)).filter(
        (one) => one.value === value + owed.value,
      )
    : [];

/** A balance of which nothing proves the side is not given. */
function settled(
  total: Reading<number>,
  balances: readonly Balance[],
  payments: readonly Reading<number>[],
  lines: readonly ShareRow[],
  extracted: readonly AmountLine[],
): CalledSums {
  const pairs = balances.flatMap((one) =>
    payments.flatMap((to_pay) => {
      const owed = to_pay.value - total.value;
      const fits = one.value === owed || (!one.signed && -one.value === owed);
      return fits ? [{ before: { ...one, value: owed }, to_pay }] : [];
    }),
  );
  const [pair, ...others] = pairs;
  if (pair && others.length === 0) return { total, ...pair, lines };
  const proven = settledSums(extracted, total.value);
  if (proven) return { total, ...proven, lines };
  const owed = agreed(balances.filter(({ signed, value }) => signed && value !== 0));
  const due = owed ? agreed(printedSums(extracted, total, owed)) : null;
  if (due) return { total, before: owed, to_pay: due, lines };
  const charged = withCosts(total, balances, payments, extracted);
  if (charged) return { total, ...charged, lines };
  if (balances.length > 0 && payments.length > 0)
    return { total, before: null, to_pay: null, lines };
  const before = agreed(balances.filter(({ signed, value }) => signed || value === 0));
  return { total, before, to_pay: agreed(payments), lines };
}
