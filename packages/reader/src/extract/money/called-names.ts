// The sums that a call names: what was owed before, and what is to be paid.
import { type Amount, amountOf, findAmounts } from '../../french/amounts.ts';
import { fold } from '../../french/fold.ts';
import { findAll, foundBox } from '../../french/written.ts';
import { type AmountLine, amountsNamed, linesNamed } from '../figures/amount-lines.ts';
import {
  BEFORE,
  NIL,
  OWED_BEFORE,
  PLEASE_PAY,
  TO_PAY,
  WILL_BE_TAKEN,
} from '../figures/call-words.data.ts';
import { foundIn, preceding, flowTextOf } from '../sheet/flow-text.ts';
import { amountsAfter, amountsUnderHead } from '../sheet/labelled.ts';
import { distinct, type Reading } from '../sheet/reading.ts';
import type { Sheet } from '../sheet/sheet.ts';
import { overName } from '../sheet/values-over-labels.ts';
import { type Balance, sidedBalance, sideIn, signedBalance } from './signed-balance.ts';

export const cents = (readings: readonly Reading<Amount>[]): Reading<number>[] =>
  readings.map((one) => ({ ...one, value: one.value.cents }));

export function balancesBefore(sheet: Sheet, extracted: readonly AmountLine[]): Balance[] {
  const { written, page } = sheet;
  const nil = findAll(written, fold, new RegExp(NIL.source, 'gu'), () => 0).map((one) => ({
    value: one.value,
    raw: one.raw,
    box: foundBox(written, one),
    page,
    signed: true,
  }));
  const named = linesNamed(extracted, BEFORE)
    .filter((line) => line.page === page)
    .flatMap((line) =>
      line.amounts.slice(-1).map((one) => sidedBalance(one, `${line.label} ${sideIn(line.tail)}`)),
    );
  const under = [
    ...amountsUnderHead(sheet, BEFORE),
    ...overName(sheet, remarked(BEFORE), amountOf),
  ].map((one) => sidedBalance(one, ''));
  const letter = signedBalance(sheet, OWED_BEFORE);
  return distinct([...nil, ...named, ...under, ...letter].flatMap((one) => one ?? []));
}

/** On a card, « - 15,44 € » over « Solde antérieur (en votre faveur) », « 766,45 € » over « Reste à payer · exigible le 1er octobre ». */
const remarked = (name: RegExp): RegExp =>
  new RegExp(String.raw`(?:${name.source})(?: ?[(·|] ?[^€]{2,45})?`, 'u');

/** On a card, « 538,20 € » over « Total à payer avant le 15 janv. 2027 ». */
const TO_PAY_BY = new RegExp(
  String.raw`(?:${TO_PAY.source})(?: (?:avant|au plus tard|pour|d'ici) (?:le )?\d.{3,16})?`,
  'u',
);

export const sumsToPay = (sheet: Sheet, extracted: readonly AmountLine[]): Reading<number>[] =>
  cents([
    ...amountsNamed(
      extracted.filter(({ page }) => page === sheet.page),
      TO_PAY,
    ),
    ...amountsUnderHead(sheet, TO_PAY),
    ...overName(sheet, remarked(TO_PAY_BY), amountOf),
    ...amountsAfter(sheet, PLEASE_PAY),
    ...followedBy(sheet, WILL_BE_TAKEN),
  ]);

export function followedBy(sheet: Sheet, words: RegExp): Reading<Amount>[] {
  const flowText = flowTextOf([sheet]);
  const { text } = flowText.written;
  // « À payer », at the head of the next line, names the sum beside it.
  return preceding(flowText, foundIn(flowText, findAmounts), words).filter(
    ({ end }) => !/^\s*\n\s*\p{Lu}/u.test(text.slice(end)),
  );
}
