// The part of a property tax that a tenant owes: the household waste, a column or a line of the
// calculation. Its figures are whole euros without a sign; base × rate, or the sum of the row, says that
// it is the one.
import { findAmounts } from '../../french/amounts.ts';
import { fold } from '../../french/fold.ts';
import type { Cell } from '../../layout/cells.ts';
import { boxAround, middleOf } from '../../page/box.ts';
import { statedAmounts } from '../figures/stated-amounts.ts';
import { foundIn, preceding, type FlowText, flowTextOf } from '../sheet/flow-text.ts';
import { agreed, type Reading } from '../sheet/reading.ts';
import type { Sheet, SheetLine } from '../sheet/sheet.ts';
import { addedTaxes } from './added-taxes.ts';
import { type TaxFigure, type TaxRow, taxRows } from './tax-sums.ts';
import { OF_WASTE, WASTE, WASTE_IS } from './tax-words.data.ts';

const [WASTE_FIRST, WASTE_NEXT] = [
  /^(?:ord(?:ures?|\.)?|teom|t\.e\.o\.m\.?|tom|om|o\.m\.)$/,
  /^men(?:ag(?:eres?)?)?\.?$/,
];
const [BASE, RATE, SHARE] = [
  /^bases?\b/,
  /^taux\b/,
  /^(?:cotisations?\b|montant|total des cotisations)/,
] as const;
const PERCENT = /^(?<rate>\d{1,3}(?:[,.]\d{1,4})?) ?%$/;
const BARE_RATE = /^\d{1,2}[,.]\d{1,4}$/;

type Placed = Pick<Cell, 'box'>;
const middle = ({ box }: Placed): number => (box[0] + box[2]) / 2;
const rateOf = ({ text }: Cell): number | null => {
  const rate = PERCENT.exec(fold(text))?.groups?.['rate'] ?? BARE_RATE.exec(text)?.[0];
  return rate === undefined ? null : Number(rate.replace(',', '.'));
};
const isProduct = (base: number, rate: number, share: number): boolean =>
  Math.abs((base * rate) / 100 - share) <= CENTS;
const CENTS = 100;

/** In cents. `year` is that of the notice: former rows are there to be compared. */
export function wasteShares(
  sheet: Sheet,
  parts: readonly number[],
  year: number | null,
): Reading<number> | null {
  const rows = taxRows(sheet);
  const flowText = flowTextOf([sheet]);
  const extracted = [
    ...namedRows(rows),
    ...addedRows(rows, parts),
    ...addedTaxes(rows).flatMap(({ waste }) => waste ?? []),
    ...columns(sheet, rows, parts, year),
    ...saidWaste(flowText),
    ...preceding(
      flowText,
      foundIn(flowText, findAmounts).map((one) => ({ ...one, value: one.value.cents })),
      OF_WASTE,
    ),
  ];
  return agreed(extracted.map(({ value, raw, box, page }) => ({ value, raw, box, page })));
}

/** « La taxe d’enlèvement des ordures ménagères s’élève à 188 € ». */
const saidWaste = (flowText: FlowText): Reading<number>[] =>
  statedAmounts(flowText).filter(({ label }) => WASTE_IS.test(label));

/** « Ordures ménagères   3 680   6,12 %   225 »: one line for each tax. */
function namedRows(rows: readonly TaxRow[]): TaxFigure[] {
  const starts = new RegExp(`^(?:${WASTE.source})`, 'u');
  return rows.flatMap((row) => {
    if (!starts.test(row.label)) return [];
    const line = row.sheet.lines.find(({ box }) => (box[1] + box[3]) / 2 === row.middle);
    const rates = line?.cells.flatMap((cell) => rateOf(cell) ?? []) ?? [];
    const proven = row.figures.filter((share) =>
      rates.some((rate) =>
        row.figures.some((base) => base !== share && isProduct(base.value, rate, share.value)),
      ),
    );
    const [only, ...others] = row.figures;
    if (proven.length > 0) return proven.slice(-1);
    return only?.sure && others.length === 0 && rates.length === 0 ? [only] : [];
  });
}

/** One line for each tax, that add up to the contributions under them. */
function addedRows(rows: readonly TaxRow[], parts: readonly number[]): TaxFigure[] {
  const starts = new RegExp(`^(?:${WASTE.source})`, 'u');
  const single = rows.filter(({ figures }) => figures.length === 1);
  const valueOf = ({ figures }: TaxRow): number => figures[0]?.value ?? 0;
  return single.flatMap((total, end) => {
    if (!parts.includes(valueOf(total))) return [];
    let sum = 0;
    for (const [index, row] of single.slice(0, end).toReversed().entries()) {
      sum += valueOf(row);
      if (sum > valueOf(total) || index > MOST_TAXES) return [];
      const own = single.slice(end - 1 - index, end);
      if (sum === valueOf(total) && own.length > 1)
        return own.filter(({ label }) => starts.test(label)).flatMap(({ figures }) => figures);
    }
    return [];
  });
}
const MOST_TAXES = 10;

/** The head of the column: one word, or two that may stand one over the other. */
function headsOf({ lines, height }: Sheet): Placed[] {
  const words = lines.flatMap(({ line }) => line.words);
  return words
    .filter(({ text }) => WASTE_FIRST.test(fold(text)))
    .flatMap((first) => {
      const next = words.find(({ text, box }) => {
        const [down, right] = [middleOf(box) - middleOf(first.box), box[0] - first.box[2]];
        const beside = Math.abs(down) < height / 2 && right > 0 && right < height;
        const below =
          down > 0 && down < 2 * height && box[0] < first.box[2] && first.box[0] < box[2];
        return WASTE_NEXT.test(fold(text)) && (beside || below);
      });
      if (next) return [{ box: boxAround([first.box, next.box]) }];
      // « ORD. » alone may be of anything.
      return /^ord\.?$/.test(fold(first.text)) ? [] : [first];
    });
}

/** Between the head and the row the unbuilt land starts, whose columns are others. */
const isUnbuilt = (lines: readonly SheetLine[], top: number, bottom: number): boolean =>
  lines.some(
    ({ folded, box }) =>
      box[1] > top && box[1] < bottom && /^(?:proprietes )?non[ -]baties?\b/.test(folded),
  );

const yearIn = (text: string): number | null => {
  const [year] = /(?<!\d)20\d\d(?!\d)/.exec(text) ?? [];
  return year === undefined ? null : Number(year);
};

function columns(
  sheet: Sheet,
  rows: readonly TaxRow[],
  parts: readonly number[],
  year: number | null,
): TaxFigure[] {
  const { lines } = sheet;
  const heads = headsOf(sheet);
  const extents = extentsOf(lines);
  const ofYear = (label: string) => [null, year].includes(yearIn(label)) || year === null;
  return rows
    .filter(({ label, figures }) => SHARE.test(label) && figures.length > 1 && ofYear(label))
    .flatMap((row) => {
      const above = <T extends { middle: number }>(all: readonly T[], named: (one: T) => boolean) =>
        all.findLast((one) => one.middle < row.middle && named(one));
      const bases = above(rows, ({ label }) => BASE.test(label));
      const rates = lines
        .map((line) => ({ ...line, middle: (line.box[1] + line.box[3]) / 2 }))
        .findLast(
          ({ folded, middle: at }) =>
            at < row.middle && RATE.test(folded) && ofYear(rateLabel(folded)),
        );
      const own = row.figures.map(({ value }) => value);
      const sum = own.reduce((all, one) => all + one, 0);
      const adds = parts.includes(sum) || own.at(-1) === sum - (own.at(-1) ?? 0);
      const over = heads.filter(
        ({ box }) => box[1] < row.middle && !isUnbuilt(lines, box[1], row.middle),
      );
      const ranked = over.flatMap(
        (head) => figureOfRank(sheet, head, row, bases, rates?.folded, adds) ?? [],
      );
      if (ranked.length > 0) return ranked.slice(0, 1);
      const under = over
        .flatMap((head) => columnsUnder(extents, head))
        .flatMap((column) => row.figures.filter(({ cell }) => overlaps(cell, column)));
      const proven = [...new Set(under)].filter((share) => {
        const base = bases && alignedWith(bases.figures, share)?.value;
        const rate = rates && rateUnder(rates, share);
        if (base && rate) return isProduct(base, rate, share.value);
        return adds;
      });
      // Two columns that both can be it say nothing, but where one is far nearer to its head.
      return onlyValue(proven) ?? onlyValue(nearestOf(proven, over)) ?? [];
    });
}

const onlyValue = (figures: readonly TaxFigure[]): TaxFigure[] | null =>
  new Set(figures.map(({ value }) => value)).size === 1 ? figures.slice(0, 1) : null;

/** Edge to edge, or middle to middle. */
function nearestOf(figures: readonly TaxFigure[], heads: readonly Placed[]): readonly TaxFigure[] {
  const gapOf = ({ cell: { box } }: TaxFigure): number =>
    Math.min(
      ...heads.map((head) => Math.min(Math.abs(box[0] - head.box[0]), distance({ box }, head))),
    );
  const least = Math.min(...figures.map(gapOf));
  return figures.filter((figure) => gapOf(figure) < FAR * least + 1);
}
const FAR = 2.5;

/**
 * Letters of another width push heads and figures out of step, and heads are centred over figures that are not: where
 * every head has its figure, the one of the same rank is it, if base × rate or the sum of the row says so.
 */
function figureOfRank(
  sheet: Sheet,
  head: Placed,
  { figures }: TaxRow,
  bases: TaxRow | undefined,
  rates = '',
  adds = false,
): TaxFigure | null {
  const percents = [...rates.matchAll(/(\d{1,3}(?:[,.]\d{1,4})?) ?%/g)].map(([, rate = '']) =>
    Number(rate.replace(',', '.')),
  );
  const ranked = rankings(sheet, head, labelEndOf(sheet)).flatMap((heads) => {
    const rank = heads.findIndex((one) => overlaps(one, head));
    const [own, share] = [heads[rank], figures[rank]];
    // « Ordures GEMAPI »: heads that stand too near to be told apart have no rank.
    const isAlone = own && own.box[2] - own.box[0] < head.box[2] - head.box[0] + sheet.height;
    if (!share || !isAlone || heads.length !== figures.length) return [];
    const [base, rate] = [bases?.figures[rank]?.value, percents[rank]];
    // A total has neither a base nor a rate.
    const isWhole = (all: readonly unknown[] | undefined) =>
      all && (all.length === figures.length || (adds && all.length === figures.length - 1));
    const isProven = isWhole(bases?.figures) && isWhole(percents) && base && rate;
    return isProven && isProduct(base, rate, share.value) ? [share] : [];
  });
  return ranked[0] ?? null;
}

/** Where the names of the rows end: « PROPRIÉTÉS BÂTIES » over them is no head of a column. */
const labelEndOf = ({ lines }: Sheet): number =>
  Math.max(
    0,
    ...lines
      .filter(({ folded }) => [BASE, RATE, SHARE].some((words) => words.test(folded)))
      .flatMap(({ cells }) => cells[0]?.box[2] ?? []),
  );

/** The heads around one: every word its own, every cell, or those that stand over one another together. */
function rankings({ lines, height }: Sheet, head: Placed, labelEnd: number): (readonly Placed[])[] {
  const line = lines.find(
    ({ box }) => box[1] <= middleOf(head.box) && middleOf(head.box) <= box[3],
  );
  const around = lines.filter(
    ({ box, folded }) =>
      Math.abs(middleOf(box) - middleOf(head.box)) < 2 * height &&
      ![BASE, RATE, SHARE].some((words) => words.test(folded)),
  );
  const ofColumn = ({ box }: Placed) => box[0] >= labelEnd;
  return [
    line?.line.words ?? [],
    (line?.cells ?? []).filter(ofColumn),
    columnsOf(around.flatMap(({ cells }) => cells).filter(ofColumn)),
  ];
}
const rateLabel = (folded: string): string => /^taux(?: 20\d\d)?/.exec(folded)?.[0] ?? '';

/** The columns of the calculation: a row may leave one of them empty. */
function extentsOf(lines: readonly SheetLine[]): Placed[] {
  const figures = lines
    .filter(({ folded }) => [BASE, RATE, SHARE].some((words) => words.test(folded)))
    .flatMap(({ cells }) => cells.slice(1).filter(({ text }) => /^[\d .,+-]+ ?[%€]?$/.test(text)));
  return columnsOf(figures);
}

/** Whatever stands over one another is one column. */
function columnsOf(all: readonly Placed[]): Placed[] {
  const extents: Placed[] = [];
  for (const { box } of all.toSorted((a, b) => a.box[0] - b.box[0])) {
    const last = extents.at(-1);
    if (last && overlaps(last, { box })) extents.splice(-1, 1, { box: boxAround([last.box, box]) });
    else extents.push({ box });
  }
  return extents;
}

/** First the column that the head stands in, from the end of the one before it to its own; then the nearest. */
function columnsUnder(extents: readonly Placed[], head: Placed): Placed[] {
  const own = extents.find(({ box }) => box[2] >= middle(head));
  const nearest = extents.toSorted((a, b) => distance(a, head) - distance(b, head))[0];
  return [own, nearest].flatMap((one) => one ?? []);
}

const distance = (a: Placed, b: Placed): number =>
  Math.min(Math.abs(a.box[2] - b.box[2]), Math.abs(middle(a) - middle(b)));

/** In the same column: right under one another. */
function alignedWith(figures: readonly TaxFigure[], { cell }: TaxFigure): TaxFigure | undefined {
  return figures.find((one) => overlaps(one.cell, cell));
}
const rateUnder = ({ cells }: SheetLine, { cell }: TaxFigure): number | null => {
  const rate = cells.find((one) => rateOf(one) !== null && overlaps(one, cell));
  return rate ? rateOf(rate) : null;
};
const overlaps = ({ box: a }: Placed, { box: b }: Placed): boolean => a[0] < b[2] && b[0] < a[2];
