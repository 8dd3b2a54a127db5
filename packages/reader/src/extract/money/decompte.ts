// The year's real charges of one owner, against what was called. Three sums that settle one another:
// charges less provisions is what is left; words say which may be which, arithmetic which are.
import type { Fact } from '@quitus/domain/reading/read-document';

import { findShares } from '../../french/shares.ts';
import {
  type AmountLine,
  amountLines,
  amountsNamed,
  cardLines,
  figureLines,
  linesNamed,
} from '../figures/amount-lines.ts';
import { ibansOf } from '../figures/ibans.ts';
import { rangeFacts } from '../figures/period-facts.ts';
import { statedAmounts } from '../figures/stated-amounts.ts';
import { holdingFacts } from '../shares/holding.ts';
import { listedRows } from '../shares/listed-rows.ts';
import { besideRoll, ownRow } from '../shares/owners-roll.ts';
import { ownPartOf } from '../shares/proven-share.ts';
import { keyFacts } from '../shares/share-keys.ts';
import { isShare, sumOf } from '../shares/share-money.ts';
import { isShared, shareRows, type ShareRow } from '../shares/share-table.ts';
import { flowTextOf } from '../sheet/flow-text.ts';
import { amountsAfter, amountsUnderHead } from '../sheet/labelled.ts';
import { labelsFirst } from '../sheet/labels-last.ts';
import { agreed, distinct, factsOf, readCells, type Reading } from '../sheet/reading.ts';
import type { Sheet } from '../sheet/sheet.ts';
import { accountNumbers } from './account-number.ts';
import { followedBy } from './called-names.ts';
import { rolledYear } from './rolled-year.ts';
import { unopposed } from './seen-settlement.ts';
import { settledColumns } from './settled-columns.ts';
import type { Labelled } from './settled-sums.ts';
import { settledYear } from './settled-year.ts';
import { clausesOf } from './settlement-clauses.ts';
import {
  CHARGES,
  CHARGES_IS,
  CHARGES_STEMS,
  DIFFERENCE,
  DIFFERENCE_IS,
  IS_RECOVERABLE,
  LEFT_STEMS,
  OF_BUILDING,
  PROVISIONS,
  PROVISIONS_IS,
  PROVISIONS_STEMS,
  RECOVERABLE,
  RECOVERABLE_IS,
} from './settlement-words.data.ts';
import { type Balance, sidedBalance, sideIn, signedBalance } from './signed-balance.ts';
import { linesOfYear } from './year-columns.ts';

const RULE = 'decompte';
type Settlement = {
  charges: Reading<number> | null;
  provisions: Reading<number> | null;
  difference: Reading<number> | null;
};

export function decompte(printed: readonly Sheet[]): Fact[] {
  const sheets = printed.map(labelsFirst);
  const own_row = sheets.map(ownRow).find((one) => one !== null) ?? null;
  // What a list of all the owners adds up to is nobody's.
  const around = sheets.map(besideRoll);
  const rows = around.flatMap(shareRows);
  const extracted = around.flatMap(amountLines);
  const year = settledYear(sheets[0]);
  const settled_in = year[0]?.value.to.slice(0, 4) ?? '';
  const { charges, provisions, difference } =
    (own_row && rolledYear(own_row)) ??
    looseSettlement(
      around.flatMap((sheet) => linesOfYear(sheet, settled_in)),
      [],
    ) ??
    settlementOf(around, rows, extracted);
  return [
    ...holdingFacts(printed, RULE),
    ...factsOf('account', RULE, accountNumbers(sheets)),
    ...rangeFacts(['exercice_from', 'exercice_to'], RULE, year),
    ...factsOf('charges_reelles', RULE, [charges]),
    ...factsOf('provisions', RULE, [provisions]),
    ...factsOf('difference', RULE, [difference]),
    ...factsOf('recoverable', RULE, [
      recoverableOf(rows, extracted, charges) ?? statedRecoverable(sheets, charges),
    ]),
    // A letter lists its keys where it has no table.
    ...keyFacts(rows.length > 0 ? rows : sheets.flatMap(listedRows), RULE, sheets),
    ...factsOf('iban', RULE, distinct(sheets.flatMap(ibansOf))),
  ];
}

const plain = (readings: readonly Reading<{ cents: number }>[]): Reading<number>[] =>
  distinct(readings.map((one) => ({ ...one, value: Math.abs(one.value.cents) })));

function settlementOf(
  sheets: readonly Sheet[],
  rows: readonly ShareRow[],
  extracted: readonly AmountLine[],
): Settlement {
  const under = (words: RegExp) => sheets.flatMap((sheet) => amountsUnderHead(sheet, words));
  const provisions = plain([...amountsNamed(extracted, PROVISIONS), ...under(PROVISIONS)]);
  const left = distinct(
    [
      ...linesNamed(extracted, DIFFERENCE).flatMap((line) =>
        line.amounts.map((one) => sidedBalance(one, `${line.label} ${sideIn(line.tail)}`)),
      ),
      ...under(DIFFERENCE).map((one) => sidedBalance(one, '')),
    ].flatMap((one) => one ?? []),
  );
  const [across, ...more] = sheets.flatMap(settledColumns);
  const isLast = ({ difference }: Settlement) =>
    left.every((one) => fits(one, difference?.value ?? 0));
  if (across && more.length === 0 && isLast(across)) return across;
  const own_lines = extracted.filter(({ label, tail }) => !OF_BUILDING.test(`${label} ${tail}`));
  const named = plain([...amountsNamed(own_lines, CHARGES), ...under(CHARGES)]);
  const whole = addedTotal(rows);
  const added = whole ? [whole.total] : [];
  const charges = distinct([...added, ...named]);
  const said = (words: RegExp) => plain(sheets.flatMap((sheet) => amountsAfter(sheet, words)));
  const saidLeft = sheets.flatMap((sheet) => signedBalance(sheet, DIFFERENCE_IS));
  const settled = distinct([...charges, ...said(CHARGES_IS)]).flatMap((one) =>
    distinct([...provisions, ...said(PROVISIONS_IS)]).flatMap((paid) =>
      distinct([...left, ...saidLeft]).flatMap((balance) => {
        const owed = one.value - paid.value;
        return fits(balance, owed)
          ? [{ charges: one, provisions: paid, difference: { ...balance, value: owed } }]
          : [];
      }),
    ),
  );
  // A part of the year, settled beside the whole, leaves as much: the whole is the largest, and no less than
  // what the lines add up to.
  const added_up =
    whole && !isBuildings(whole.total.value, settled, sheets) ? [whole.total.value] : [];
  const least = Math.max(0, ...added_up, ...settled.map((one) => one.charges?.value ?? 0));
  const [only, ...others] = settled.filter(({ charges: one }) => one && one.value >= least);
  if (only && others.length === 0) return only;
  const proven = settled.length === 0 ? anySettlement(sheets, added) : null;
  if (proven) return proven;
  const own = rows.some(isShared) ? null : ownPart(sheets, charges);
  if (own) return looseSettlement(clausesOf(sheets), [own]) ?? { ...NOTHING, charges: own };
  // Sums that are all there and do not settle one another are not what they seem.
  // Beside lines of which OCR lost or misread some, a sum that nothing proves may be misread too.
  const isMisread = !whole && rows.some(({ page }) => page.source === 'OCR');
  const open = !isMisread && (charges.length === 0 || provisions.length === 0 || left.length === 0);
  // « Sous-total 1 » under its lines, and a larger sum that is called the charges: the first is a part.
  const isPart = linesNamed(extracted, CHARGES).some(
    ({ amounts }) => amounts.length === 1 && plain(amounts).some(({ value }) => value > least),
  );
  return {
    charges:
      (!isPart && (open || whole?.lines.some(isShared)) ? agreed(added) : null) ??
      (open && rows.length === 0 ? agreed(named) : null),
    provisions: open ? agreed(provisions) : null,
    difference: open ? unopposed(agreed(left.filter(({ signed }) => signed)), extracted) : null,
  };
}

const NOTHING: Settlement = { charges: null, provisions: null, difference: null };

/** Of a sum that is the building's, the share that the paper tells and prints. */
function ownPart(
  sheets: readonly Sheet[],
  charges: readonly Reading<number>[],
): Reading<number> | null {
  const printed = statedAmounts(flowTextOf(sheets));
  return agreed(charges.flatMap(({ value }) => ownPartOf(value, sheets, printed) ?? []));
}

/** « Votre quote-part (5 522,62 × 214 / 1000) »: what the lines add up to is the building's, and the owner's a share of it. */
const isBuildings = (
  whole: number,
  settled: readonly Settlement[],
  sheets: readonly Sheet[],
): boolean =>
  sheets.some(({ written }) =>
    findShares(written).some(({ value: { part, base } }) =>
      settled.some(
        ({ charges }) => base !== null && charges && isShare(whole, part, base, charges.value),
      ),
    ),
  );

/** In cards, under figures, then in the sentences of a letter, where a list may make the charges. */
function anySettlement(
  sheets: readonly Sheet[],
  added: readonly Reading<number>[],
): Settlement | null {
  const shown =
    looseSettlement(sheets.flatMap(cardLines), added) ??
    looseSettlement(sheets.flatMap(figureLines), added);
  if (shown) return shown;
  const clauses = clausesOf(sheets);
  const listed = added.length > 0 ? null : addedTotal(sheets.flatMap(listedRows));
  // What a list makes may be the building's, of which a sentence tells the owner's part.
  return (listed && looseSettlement(clauses, [listed.total])) ?? looseSettlement(clauses, added);
}

/** By stems of words in any place, where the three sums settle one another in one way only. */
function looseSettlement(
  extracted: readonly Labelled[],
  added: readonly Reading<number>[],
): Settlement | null {
  const alone = extracted.filter(({ amounts }) => amounts.length === 1);
  const named = (stems: RegExp) => alone.filter(({ label }) => stems.test(label));
  const cents = (lines: readonly Labelled[]) =>
    plain(lines.flatMap(({ amounts }) => amounts)).filter(({ value }) => value !== 0);
  const charges = added.length > 0 ? added : cents(named(CHARGES_STEMS));
  const left = named(LEFT_STEMS).flatMap((line) =>
    line.amounts.flatMap((one) => sidedBalance(one, `${line.label} ${sideIn(line.tail)}`) ?? []),
  );
  const found = charges.flatMap((one) =>
    cents(named(PROVISIONS_STEMS)).flatMap((paid) =>
      distinct(left).flatMap((balance) => {
        const owed = one.value - paid.value;
        return owed !== 0 && fits(balance, owed)
          ? [{ charges: one, provisions: paid, difference: { ...balance, value: owed } }]
          : [];
      }),
    ),
  );
  const [only, ...others] = found;
  return only && others.length === 0 ? only : null;
}

const fits = ({ value, signed }: Balance, owed: number): boolean =>
  value === owed || (!signed && value === -owed);

type Added = { total: Reading<number>; lines: readonly ShareRow[] };

/** The printed total of all the lines above it: of several, the last, which holds the others. */
function addedTotal(rows: readonly ShareRow[]): Added | null {
  const found = rows.flatMap(({ kind, quote, page }, index): Added[] => {
    const lines = rows.slice(0, index).filter((row) => row.kind === 'LINE' && row.quote !== null);
    const sound = lines.length > 0 && lines.every(({ proven }) => proven !== false);
    const adds = sound && kind === 'TOTAL' && quote?.cents === sumOf(lines.map((row) => row.quote));
    const whole = !rows.slice(index).some((row) => isShared(row) && !isSettling(row));
    // « Provisions appelées  -1 300,00 » over « Solde  -34,26 »: what is left, and not what the year cost.
    const isLeft = lines.some((row) => isDeducted(row)) || (quote?.cents ?? 0) < 0;
    return adds && whole && quote && !isLeft
      ? [{ total: readCells(quote.cents, [quote.cell], page), lines }]
      : [];
  });
  return found.toSorted((a, b) => b.lines.length - a.lines.length)[0] ?? null;
}

const isDeducted = ({ label, total, quote }: ShareRow): boolean =>
  total === null && (quote?.cents ?? 0) < 0 && PROVISIONS_STEMS.test(label);

/** « Versé en provisions   800,00 » under the total shares nothing out, whatever share the column's head tells. */
const isSettling = ({ label, total }: ShareRow): boolean =>
  total === null && (PROVISIONS_STEMS.test(label) || LEFT_STEMS.test(label));

/** « La part que vous pouvez récupérer auprès de votre locataire s’élève à 412,00 € ». */
function statedRecoverable(
  sheets: readonly Sheet[],
  charges: Reading<number> | null,
): Reading<number> | null {
  const extracted = agreed(
    plain(
      sheets.flatMap((sheet) => [
        ...amountsAfter(sheet, RECOVERABLE_IS),
        ...followedBy(sheet, IS_RECOVERABLE),
      ]),
    ),
  );
  return extracted && charges && extracted.value > charges.value ? null : extracted;
}

/** A sum of the lines that is printed: in their column, or on the line of the charges. */
function recoverableOf(
  rows: readonly ShareRow[],
  extracted: readonly AmountLine[],
  charges: Reading<number> | null,
): Reading<number> | null {
  const all = rows.filter(({ kind, quote }) => kind === 'LINE' && quote !== null);
  const lines = addedTotal(rows)?.lines ?? all;
  const sum = sumOf(lines.map(({ recoverable }) => recoverable));
  const beside = extracted.filter(({ amounts }) =>
    amounts.some(({ value }) => value.cents === charges?.value),
  );
  const printed = plain(
    [...beside, ...linesNamed(extracted, RECOVERABLE)].flatMap((one) => one.amounts),
  );
  if (lines.some(({ recoverable }) => recoverable))
    return printed.find(({ value }) => value === sum || value === sum + lostIn(lines)) ?? null;
  return agreed(plain(amountsNamed(extracted, RECOVERABLE)));
}

/** In a column where every line has its figure, the one that OCR lost may be all of its line. */
function lostIn(lines: readonly ShareRow[]): number {
  const [lost, ...others] = lines.filter(({ recoverable }) => recoverable === null);
  return lost?.page.source === 'OCR' && others.length === 0 ? (lost.quote?.cents ?? 0) : 0;
}
