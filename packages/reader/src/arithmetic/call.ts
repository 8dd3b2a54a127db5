// A call for funds by its arithmetic: its lines by key, the total that they add up to, what is to be paid with it.
import { categoryOf } from '../extract/shares/call-category.ts';
import { fold } from '../french/fold.ts';
import {
  type CallLine,
  type CallParts,
  type CallTotal,
  listedPart,
  partsOf,
  summarisedParts,
  TOTAL,
} from './call-parts.ts';
import { amountsIn, type Figure, longest, type Row, signedCents } from './figures.ts';
import { calledParts, instalmentLines } from './instalment-column.ts';
import { keptLines } from './kept-lines.ts';
import { besideOf, labelOf, rowText } from './labels.ts';
import { columnLanes, isUnder } from './lanes.ts';
import { listedSum } from './listed-sum.ts';
import { listsOwners } from './owners-list.ts';
import { type ShareLine, shareLines } from './shares.ts';
import { largerSum } from './summary.ts';
import { type Amount, leavesOf, nestedIn, type Sum, sumsOf } from './sums.ts';
import { ASKED, BEFORE, MAYBE_BEFORE, type ToPay, toPay } from './to-pay.ts';
import { waysTogether } from './together.ts';

export type Call = {
  lines: readonly CallLine[];
  total: CallTotal | null;
  to_pay: ToPay | null;
  parts: CallParts;
};

/** « dont fonds travaux » is said again of a total; « reste à appeler » is no line of this call. */
const OF_WHICH = /^\W*dont\b|\b(?:reste|restera|solde) a appeler\b/;

const amountOf = (rows: readonly Row[], figure: Figure): Amount => ({
  figure,
  cents: signedCents(figure),
  closes: TOTAL.test(rowText(rows, figure.row)),
});

/** The amounts of the columns in which shares stand, one a row. */
function columnOf(rows: readonly Row[], shares: readonly Figure[]): Amount[] {
  const pages = new Set(shares.map(({ page }) => page));
  return rows.flatMap(({ figures, page, height }, row) => {
    if (!pages.has(page) || OF_WHICH.test(rowText(rows, row))) return [];
    const under = (one: Figure) =>
      one.has_cents && shares.some((share) => share.page === page && isUnder(share, one, height));
    const amounts = longest(figures).filter(({ has_cents }) => has_cents);
    // A total may stand out of its column, in bold or with its currency.
    const apart = TOTAL.test(rowText(rows, row)) ? nearest(amounts, shares) : undefined;
    const own = shares.find((share) => share.row === row) ?? amounts.find(under) ?? apart;
    return own ? [amountOf(rows, own)] : [];
  });
}

const nearest = (amounts: readonly Figure[], shares: readonly Figure[]): Figure | undefined => {
  const right = shares[0]?.box[2] ?? 0;
  return amounts.toSorted((a, b) => Math.abs(a.box[2] - right) - Math.abs(b.box[2] - right))[0];
};

/** The innermost sum that holds every share and no former balance, with all that stands beside it in the call. */
function totalIn(
  roots: readonly Sum[],
  shares: readonly Figure[],
  isBalance: (figure: Figure) => boolean,
): Sum | null {
  const holdsAll = (sum: Sum) => {
    const own = new Set(nestedIn(sum).map(({ figure }) => figure));
    return sum.terms.length > 0 && shares.every((share) => own.has(share));
  };
  const holding = roots.flatMap(nestedIn).filter(holdsAll);
  const isOfCall = (sum: Sum) => leavesOf(sum).every(({ figure }) => !isBalance(figure));
  return holding.find(isOfCall) ?? null;
}

/** Lines that have no key: the total that most of them add up to, where words name it and its lines. */
function totalWithoutKeys(
  rows: readonly Row[],
  isBalance: (figure: Figure) => boolean,
): Sum | null {
  const columns = columnLanes(rows).map((lane) =>
    lane
      .filter((one) => one.has_cents && !OF_WHICH.test(rowText(rows, one.row)))
      .map((one) => amountOf(rows, one)),
  );
  const named = (sum: Sum) =>
    leavesOf(sum).every(
      ({ figure }) => categoryOf(fold(labelOf(rows, figure))) !== null && !isBalance(figure),
    );
  const sums = columns
    .flatMap((column) => sumsOf(column).flat())
    .flatMap(
      (root) =>
        nestedIn(root).find((sum) => sum.terms.length > 1 && sum.closes && named(sum)) ?? [],
    );
  const cents = new Set(sums.map((sum) => sum.cents));
  return cents.size === 1 ? (sums[0] ?? null) : null;
}

/** A figure elsewhere that is the sum of these, where their column has no total of its own. */
const printedSums = (rows: readonly Row[], cents: number, not: readonly Figure[]): Figure[] =>
  rows
    .flatMap(({ figures }) => longest(figures))
    .filter((one) => one.has_cents && one.value === cents && !not.includes(one));

function onceEach(lines: readonly ShareLine[]): ShareLine[] {
  const key = ({ share, total, part }: ShareLine) =>
    `${share.row}/${share.value}/${total.value}/${part}`;
  return [...new Map(lines.map((line) => [key(line), line])).values()];
}

const isSeveral = (lines: readonly ShareLine[]): boolean => lines.length > 1;

/** Of what is called now and what a year costs, of the lines of lots and those that say what these pay together, whichever make a total. */
export function callOf(rows: readonly Row[]): Call {
  const shares = onceEach(shareLines(rows));
  const lots = waysTogether(rows, shares);
  const columns = lots.map((way) => instalmentLines(rows, way) ?? []);
  // One line alone may have such a figure beside it by chance.
  const [sure, unsure] = [columns.filter(isSeveral), columns.filter((way) => !isSeveral(way))];
  const ways = [...sure, ...lots, calledParts(shares) ?? [], ...unsure].filter(
    ({ length }) => length > 0,
  );
  const calls = [...ways, shares, rowOfAllLots(rows, shares)].map((way) => callBy(rows, way));
  // What a key shares out is the building's, whatever adds up to it.
  const isOwn = ({ total }: Call) =>
    total !== null && shares.every((share) => share.total !== total.figure);
  const call = calls.find(isOwn) ?? callBefore(rows) ?? callBy(rows, shares);
  return call.total && (!isOwn(call) || isInstalled(rows, call.total))
    ? { ...call, total: null, to_pay: null, parts: [] }
    : call;
}

/** « Soit un total de 107,50 €. Vous aviez un reste de 12,50 €, ce qui fait 120,00 € à verser »: its lines may have any name. */
function callBefore(rows: readonly Row[]): Call | null {
  const named = rows.flatMap((row) =>
    amountsIn(row).filter((figure) => /\btotal\b[^\d]*$/.test(fold(wordsUpTo(row, figure)))),
  );
  const calls = named.flatMap((figure) => {
    const total = { figure, cents: figure.value, lines: [] };
    const to_pay = toPay(rows, total);
    return to_pay?.before?.cents ? [{ lines: [], total, to_pay, parts: [] }] : [];
  });
  const [call] = calls;
  const isOnly = calls.every(({ total }) => total.cents === call?.total.cents);
  return call && isOnly && !listsOwners(rows) ? call : null;
}

const wordsUpTo = ({ line }: Row, { words: [first] }: Figure): string =>
  line.words
    .slice(0, first ? line.words.indexOf(first) : 0)
    .map(({ text }) => text)
    .join(' ');

/** Lots under one another, keys side by side: one row makes the call. */
function rowOfAllLots(rows: readonly Row[], shares: readonly ShareLine[]): readonly ShareLine[] {
  const kept = keptLines(rows, shares);
  const isOneRow = kept.every(({ share }) => share.row === kept[0]?.share.row);
  return isOneRow && kept.length > 1 && !listsOwners(rows) ? kept : shares;
}

/** In rows: what is called of a total stands under it. */
const UNDER = 3;
const PERCENT = /\b(\d{1,2}(?:,\d)?) ?%/;

/** « Coût total à votre charge 3 654,00 », and under it « acompte appelé ce jour : 30 %, 1 096,20 »: the total is that of several calls. */
const isInstalled = (rows: readonly Row[], { figure, cents }: CallTotal): boolean =>
  rows.slice(figure.row + 1, figure.row + 1 + UNDER).some((row, at) => {
    const [, percent] = PERCENT.exec(rowText(rows, figure.row + 1 + at)) ?? [];
    const part = (cents * Number(percent?.replace(',', '.') ?? 0)) / 100;
    return part > 0 && amountsIn(row).some(({ value }) => Math.abs(value - part) <= 1);
  });

function callBy(rows: readonly Row[], shares: readonly ShareLine[]): Call {
  const figures = shares.map(({ share }) => share);
  const isBalance = (figure: Figure) => {
    const text = rowText(rows, figure.row);
    const isNamed = categoryOf(fold(labelOf(rows, figure))) !== null;
    return BEFORE.test(text) || (MAYBE_BEFORE.test(text) && !isNamed);
  };
  const lineOf = ({ figure, cents }: Amount): CallLine => ({
    label: nameOf(rows, figure),
    figure,
    cents,
    share: shares.find(({ share }) => share === figure) ?? null,
  });
  const within =
    figures.length > 0
      ? sumsOf(columnOf(rows, figures))
          .map((roots) => totalIn(roots, figures, isBalance))
          .find((sum) => sum !== null)
      : totalWithoutKeys(rows, isBalance);
  if (within) {
    const { total, parts } = wholeCall(rows, {
      figure: within.figure,
      cents: within.cents,
      lines: leavesOf(within).map(lineOf),
    });
    const to_pay = paidWith(rows, total, parts);
    // Without a key, or where all are listed, the total may be that of all owners: it is one owner's where it is to be paid, or said again.
    const isOwn = to_pay !== null || isOneOwners(rows, total);
    const isEverybodys = listsOwners(rows) && (figures.length === 0 || !isOwn);
    if (isEverybodys || (figures.length === 0 && !isOwn))
      return { lines: [], total: null, to_pay: null, parts: [] };
    return { lines: total.lines, total, to_pay, parts };
  }
  const lines = figures.map((figure) => lineOf(amountOf(rows, figure)));
  const cents = lines.reduce((sum, line) => sum + line.cents, 0);
  const figure = (lines.length > 1 && printedSums(rows, cents, figures)[0]) || null;
  if (!figure) return summarised(rows, lines);
  const { total, parts } = wholeCall(rows, { figure, cents, lines });
  const to_pay = paidWith(rows, total, parts);
  return { lines: total.lines, total, to_pay, parts };
}

/** No line of the call was owed before it. */
const paidWith = (rows: readonly Row[], total: CallTotal, parts: CallParts): ToPay | null =>
  toPay(rows, { ...total, parts: [...parts, ...total.lines].map(({ cents }) => cents) });

/** A total is one only where no larger sum of the paper holds it: the lines of the budget may be all that a key is named for. */
function wholeCall(rows: readonly Row[], total: CallTotal): { total: CallTotal; parts: CallParts } {
  const parts = partsOf(rows, total);
  const isBeside = ({ row }: Figure) =>
    BEFORE.test(rowText(rows, row)) || OF_WHICH.test(rowText(rows, row));
  const said = largerSum(rows, total.cents, isBeside);
  const larger = said
    ? { total: said.total, besides: said.parts }
    : listedSum(rows, total.cents, isBeside);
  if (!larger) return { total, parts };
  const besides = larger.besides.map((part) => listedPart(rows, part));
  const lines = [...total.lines, ...besides.flatMap((part) => part.lines)];
  const own = parts.length > 0 ? parts : [{ category: 'courantes', ...total } as const];
  const isApart = own.every(({ category }) => besides.every((one) => one.category !== category));
  return {
    total: { figure: larger.total, cents: larger.total.value, lines },
    parts: isApart ? [...own, ...besides] : [],
  };
}

/** The words of its row, after those of a table beside it; or of the same sum right over or under it, which it was worked out for: « 59,20 € Escalier ». */
function nameOf(rows: readonly Row[], figure: Figure): string {
  const beside = besideOf(rows, figure);
  if (categoryOf(beside) !== null) return beside;
  const own = labelOf(rows, figure);
  const again = [figure.row - 1, figure.row + 1]
    .flatMap((row) => longest(rows[row]?.figures ?? []))
    .find((one) => one.page === figure.page && one.has_cents && one.value === figure.value);
  const near = again ? labelOf(rows, again) : '';
  return categoryOf(fold(near)) === null ? own : near;
}

/** By its summary alone, where that is one owner's. */
function summarised(rows: readonly Row[], lines: readonly CallLine[]): Call {
  const summary = summarisedParts(rows);
  if (!summary) return { lines, total: null, to_pay: null, parts: [] };
  const { total: figure, parts } = summary;
  const total = { figure, cents: figure.value, lines: parts.flatMap((part) => part.lines) };
  const to_pay = paidWith(rows, total, parts);
  return !listsOwners(rows) && (to_pay || isOneOwners(rows, total))
    ? { lines, total, to_pay, parts }
    : { lines, total: null, to_pay: null, parts: [] };
}

/** Printed again on a line of its own, and no other sum is asked for. */
function isOneOwners(rows: readonly Row[], { figure, cents }: CallTotal): boolean {
  const asked = rows.flatMap(({ figures }, row) =>
    ASKED.test(rowText(rows, row)) ? longest(figures).filter(({ has_cents }) => has_cents) : [],
  );
  const isAlone = printedSums(rows, cents, [figure]).some(
    ({ row }) =>
      longest(rows[row]?.figures ?? []).filter(({ has_cents }) => has_cents).length === 1,
  );
  return isAlone && asked.every(({ value }) => value === cents);
}
