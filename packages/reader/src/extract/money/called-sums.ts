// The three sums of a call: what is called, what was owed before, what is to be paid, by what papers call them.
// Arithmetic chooses among them, and what contradicts it is left out.
import { type Amount, amountOf } from '../../french/amounts.ts';
import { fold } from '../../french/fold.ts';
import { type AmountLine, amountLines, linesNamed } from '../figures/amount-lines.ts';
import { CALLED, CALLED_IS, IN_ALL, OWED_WORDS } from '../figures/call-words.data.ts';
import { equalInstalment, instalmentOf } from '../figures/instalments.ts';
import { statedAmounts } from '../figures/stated-amounts.ts';
import { ownPartOf, provenShare } from '../shares/proven-share.ts';
import { flowTextOf } from '../sheet/flow-text.ts';
import { amountsAfter, amountsUnderHead } from '../sheet/labelled.ts';
import { agreed, distinct, type Reading } from '../sheet/reading.ts';
import type { Sheet } from '../sheet/sheet.ts';
import { overName } from '../sheet/values-over-labels.ts';
import { balancesBefore, cents, followedBy, sumsToPay } from './called-names.ts';
import { LATER } from './due-words.data.ts';
import { withCosts } from './late-costs.ts';
import { moreThanPart } from './more-than-a-part.ts';
import { isSaidDue } from './said-due.ts';
import { settledSums } from './settled-sums.ts';
import type { Balance } from './signed-balance.ts';
import { summedInSentence } from './summed-in-sentence.ts';

export type CalledSums = {
  total: Reading<number> | null;
  before: Reading<number> | null;
  to_pay: Reading<number> | null;
  /** Where only a part of what was found is asked for now. */
  isPart?: boolean;
  /** Which of them the paper states in ways that do not fit. */
  contradicted?: readonly CalledSum[];
};
export type CalledSum = 'total' | 'before' | 'to_pay';

export function calledSums(sheets: readonly Sheet[]): CalledSums {
  const sums = ofOwner(sheets, asStated(sheets, sumsOf(sheets)));
  const balances = sheets.flatMap((sheet) => balancesBefore(sheet, amountLines(sheet)));
  const isDue =
    sums.to_pay === null &&
    balances.every(({ value }) => value === 0) &&
    sheets.every((sheet) => sumsToPay(sheet, amountLines(sheet)).length === 0) &&
    (balances.length > 0 || isSaidDue(sheets, sums.total));
  return isDue ? { ...sums, to_pay: sums.total } : sums;
}

/** « Votre quote-part : 23 457,00 × 143 / 2 000 = 1 677,18 »: what the lines make is the building's. */
function ofOwner(sheets: readonly Sheet[], sums: CalledSums): CalledSums {
  const { total } = sums;
  const extracted = sheets.flatMap(amountLines);
  const amounts = extracted.flatMap((line) => cents(line.amounts));
  const own = total ? ownPartOf(total.value, sheets, amounts) : null;
  if (!own) return sums;
  const more = moreThanPart(own, extracted);
  const part = { before: null, to_pay: null, isPart: true };
  if (more) return { ...part, total: more.total, to_pay: more.pays ? more.total : null };
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

function sumsOf(sheets: readonly Sheet[]): CalledSums {
  const extracted = sheets.flatMap(amountLines);
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
  const named = cents([...linesNamed(extracted, CALLED).flatMap(onlyAmount), ...heads]);
  const total = agreed(named);
  if (total) return settled(total, before, to_pay, extracted);
  const shared = named.length === 0 ? provenShare(sheets, extracted) : null;
  const isPaid = before.length > 0 || to_pay.every(({ value }) => value === shared?.value);
  if (shared && isPaid) return settled(shared, before, to_pay, extracted);
  // Where nothing was owed before, what is to be paid is what is called.
  const pay = agreed(to_pay);
  const isOwed = sheets.some(({ written }) => OWED_WORDS.test(fold(written.text)));
  const isAll = named.length === 0 && before.length === 0 && !isOwed;
  const contradicted: CalledSum[] = named.length > 0 ? ['total'] : [];
  return { total: isAll ? pay : null, before: null, to_pay: pay, contradicted };
}

const isLess = ({ value }: Reading<Amount>, sums: readonly Reading<Amount>[]): boolean =>
  sums.some((sum) => value.cents < sum.value.cents);

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
  if (pair && others.length === 0) return { total, ...pair };
  const proven = settledSums(extracted, total.value);
  if (proven) return { total, ...proven };
  const owed = agreed(balances.filter(({ signed, value }) => signed && value !== 0));
  const due = owed ? agreed(printedSums(extracted, total, owed)) : null;
  if (due) return { total, before: owed, to_pay: due };
  const charged = withCosts(total, balances, payments, extracted);
  if (charged) return { total, ...charged };
  if (balances.length > 0 && payments.length > 0)
    return { total, before: null, to_pay: null, contradicted: ['before', 'to_pay'] };
  const before = agreed(balances.filter(({ signed, value }) => signed || value === 0));
  return { total, before, to_pay: agreed(payments) };
}
