// What a notice of property tax asks for. Its figures are whole euros, often without a sign: they are
// amounts where they add up, contributions and fees making the tax, or where a currency says so.
import { amountOf, findAmounts } from '../../french/amounts.ts';
import { fold, plain } from '../../french/fold.ts';
import { type Cell, cellOf } from '../../layout/cells.ts';
import { statedAmounts } from '../figures/stated-amounts.ts';
import {
  following,
  foundIn,
  preceding,
  type FlowText,
  flowTextOf,
  type Extracted,
} from '../sheet/flow-text.ts';
import { labelledParts } from '../sheet/label-parts.ts';
import { amountsUnder } from '../sheet/labelled.ts';
import { agreed, readCells, type Reading } from '../sheet/reading.ts';
import type { Sheet } from '../sheet/sheet.ts';
import { addedTaxes } from './added-taxes.ts';
import {
  BY_LAND,
  FEES,
  FEES_ARE,
  OF_FEES,
  PARTS,
  RELIEF,
  TOTAL,
  TOTAL_IS,
} from './tax-words.data.ts';

/** `sure` where cents or a currency say that it is money. In cents. */
export type TaxFigure = Reading<number> & { sure: boolean; cell: Cell };
type Figure = Omit<TaxFigure, 'cell'>;
/** One line of the notice: its own words, then its figures. */
export type TaxRow = { label: string; figures: readonly TaxFigure[]; sheet: Sheet; middle: number };

const SURE = /€|eur|[,.]\d{2}\D*$/i;
/** « Frais de gestion : 50 € », « Cotisations 2025 536 » in one cell; « Cotisations 2025 » has no figure. */
const INSIDE =
  /(?<=^(?:bases?|cotisations?) (?:20\d\d )?)(?!20\d\d(?!\d))\d{1,3}(?:[ .]?\d{3})*$|(?<=\p{L}.*?(?:[:=]|\.{2,})\s*)[-+]?\d[\d .]*(?:[,.]\d{2})?\s*(?:€|euros?)?$|(?<=\p{L}.*\s)\d{1,3}(?:[ .]?\d{3})*(?:[,.]\d{2}|(?=\s?€))\s*(?:€|euros?)?$/iu;

const cutCell = (cell: Cell): readonly Cell[] => {
  const at = amountOf(cell.text, true) ? -1 : plain(cell.text).search(INSIDE);
  if (at <= 0) return [cell];
  const figures = cell.text.slice(at).split(' ').length;
  const cut = cell.words.length - figures;
  return cut > 0 ? [cellOf(cell.words.slice(0, cut)), cellOf(cell.words.slice(cut))] : [cell];
};

/** « Frais de gestion : 15 – Montant de l’impôt : 418 », or two cells with a label each: as many rows. */
function rowsIn(cells: readonly Cell[]): (readonly Cell[])[] {
  const own = cells.flatMap((cell) => labelledParts(cell).map(cutCell));
  const whole = own.filter((parts) => parts.length > 1);
  if (whole.length === 0 || own.length === 1) return [own.flat()];
  const rest = own.filter((parts) => parts.length === 1).flat();
  const isTable = whole.length === 1 && rest.every(({ text }) => amountOf(text, true));
  return isTable ? [own.flat()] : [...whole, ...(rest.length > 0 ? [rest] : [])];
}

export const taxRows = (sheet: Sheet): TaxRow[] =>
  sheet.lines.flatMap(({ cells, box }) => rowsIn(cells).map((parts) => rowOf(parts, box, sheet)));

function rowOf(parts: readonly Cell[], box: Cell['box'], sheet: Sheet): TaxRow {
  const figures = parts.flatMap((cell): TaxFigure[] => {
    const read = amountOf(cell.text, true);
    return read
      ? [{ ...readCells(read.cents, [cell], sheet.page), sure: SURE.test(cell.text), cell }]
      : [];
  });
  const label = parts.filter((cell) => !figures.some((one) => one.cell === cell));
  return {
    label: fold(label.map(({ text }) => text).join(' '))
      .replace(/^(?:[-•*=+]|\d{1,2}[.)]) ?/, '')
      .replace(/[\s:=.]+$/, ''),
    figures,
    sheet,
    middle: (box[1] + box[3]) / 2,
  };
}

const sumOf = (figures: readonly Figure[]): number =>
  figures.reduce((sum, { value }) => sum + value, 0);

/** Rows of another year are there to be compared. */
const isOf = (year: number | null, label: string): boolean => {
  const years = [...label.matchAll(/(?<!\d)20\d\d(?!\d)/g)].map(([text]) => Number(text));
  return years.length === 0 || year === null || years.includes(year);
};

/** Of a row whose words OCR could not read. */
const isAlone = (figures: readonly Figure[]): boolean =>
  figures.length === 1 && figures.every(({ page }) => page.source === 'OCR');

/** « Frais de gestion de la fiscalité directe locale : 53 €. Dégrèvements… » in a sentence. */
const saidFees = (flowText: FlowText, amounts: readonly Extracted<number>[]) =>
  following(flowText, amounts, FEES_ARE).map((one) => ({ ...one, sure: true }));

/** As rows: what a sentence says of a sum is its label. */
const saidRows = (flowText: FlowText): { label: string; figures: readonly Figure[] }[] =>
  statedAmounts(flowText).map(({ label, tail: _, ...one }) => ({
    label: label.replace(/ (?:au plus tard|avant) le [\d/. ]+$/, ''),
    figures: [{ ...one, sure: true }],
  }));

/** « Montant » over « 879 € », in a card of the tax site: the tax where nothing on the paper is more. */
function cardTotals(
  sheets: readonly Sheet[],
  amounts: readonly Reading<number>[],
): Reading<number>[] {
  const own = agreed(
    sheets.flatMap((sheet) =>
      amountsUnder(sheet, /^(?:montant|total)(?: total)?/).map((one) => ({
        ...one,
        value: one.value.cents,
      })),
    ),
  );
  return own && amounts.length > 1
    ? [own, ...amounts.filter(({ value }) => value > own.value)]
    : [];
}

export function taxSums(
  sheets: readonly Sheet[],
  year: number | null,
): {
  total: Reading<number> | null;
  /** What the paper may call its total; they differ where `total` is null. */
  totals: readonly Reading<number>[];
  fees: Reading<number> | null;
  parts: number[];
} {
  const flowText = flowTextOf(sheets);
  const rows = [...sheets.flatMap(taxRows), ...saidRows(flowText)];
  const named = (words: RegExp) => {
    const starts = new RegExp(`^(?:${words.source})`, 'u');
    return rows.filter(({ label }) => starts.test(label) && isOf(year, label));
  };
  const last = (words: RegExp): Figure[] =>
    named(words).flatMap(({ figures }) => figures.slice(-1));
  const under = (words: RegExp): Reading<number>[] =>
    sheets.flatMap((sheet) =>
      amountsUnder(sheet, words).map((one) => ({ ...one, value: one.value.cents })),
    );
  const amounts = foundIn(flowText, findAmounts).map((one) => ({ ...one, value: one.value.cents }));
  const totals = last(TOTAL);
  const sure = [
    ...totals.filter((one) => one.sure),
    ...under(TOTAL),
    ...following(flowText, amounts, TOTAL_IS),
  ];
  const fees = [...last(FEES), ...saidFees(flowText, amounts)];
  const reliefs = [0, ...last(RELIEF).map(({ value }) => Math.abs(value))];
  const parts = [
    ...named(PARTS).flatMap(({ figures }) => [
      ...figures.slice(-1).map(({ value }) => value),
      figures.reduce((sum, { value }) => sum + value, 0),
    ]),
    ...under(PARTS).map(({ value }) => value),
    // Built and unbuilt land have a total each.
    sumOf(named(BY_LAND).flatMap(({ figures }) => figures.slice(-1))),
  ].filter((part) => part > 0);
  // Any sum of money that is the contributions and the fees is the tax, whatever it is called.
  const loose = rows.flatMap(({ figures }) =>
    figures.filter((one) => one.sure || isAlone(figures)),
  );
  const added = [
    ...[...totals, ...under(TOTAL), ...loose].flatMap((total) =>
      fees.flatMap((fee) =>
        parts.some((part) =>
          reliefs.some((relief) => fee.value > 0 && total.value === part + fee.value - relief),
        )
          ? [{ total, fee }]
          : [],
      ),
    ),
    ...sheets.flatMap((sheet) =>
      addedTaxes(taxRows(sheet)).map((one) => ({ total: one.total, fee: one.fees })),
    ),
  ];
  const [total, fee] = [agreed(added.map((one) => one.total)), agreed(added.map((one) => one.fee))];
  if (total && fee) return { total, totals: [total], fees: fee, parts };
  const statedTotals = sure.length === 0 ? cardTotals(sheets, amounts) : sure;
  const open = added.length === 0 && (fees.length === 0 || named(PARTS).length === 0);
  return {
    total: open ? agreed(statedTotals) : null,
    totals: open ? statedTotals : added.map((one) => one.total),
    fees: open
      ? agreed([...fees.filter((one) => one.sure), ...preceding(flowText, amounts, OF_FEES)])
      : null,
    parts,
  };
}
