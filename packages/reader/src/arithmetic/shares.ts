// share = total × part ÷ base, to the cent: the lines of calls and settlements, found without a word.
import { type Figure, longest, overlap, type Row } from './figures.ts';
import {
  type Fraction,
  fractionsOf,
  fractionsOn,
  isBase,
  isWhole,
  keyOf,
  type PrintedFraction,
  printedFractions,
  smallFractions,
  valuesOf,
} from './fractions.ts';
import { cardLanes, columnLanes, isUnder, type Lane, pairLanes, rowLanes } from './lanes.ts';

/** What an owner pays of a total by a key. */
export type ShareLine = {
  total: Figure;
  /** Tantièmes of the owner and of all. */
  part: number;
  base: number;
  share: Figure;
  /** The total is that of a year, the share that of one of so many calls. */
  calls: number;
};

/** Below this in cents a product may be right by chance. */
const MIN_SHARE = 100;
/** How many shares are expected to hold by chance: fewer than this is proof; more will do once others have held alike. */
const [BY_CHANCE, AFTER_OTHERS] = [0.02, 0.2];
/** A share is rounded, or each line of it was. */
const CENT = 1;
const CALLS_A_YEAR = [1, 4, 2, 12, 3] as const;

const isMoney = ({ value, has_cents }: Figure): boolean => has_cents && value > 0;

/** A quarter of a budget is no owner's share of it. */
const isInstalment = (share: number, total: number, calls: number): boolean =>
  calls > 1 && CALLS_A_YEAR.some((count) => Math.abs(share * count - total) <= count);

export const holds = (share: number, total: number, { part, base }: Fraction, calls = 1): boolean =>
  Math.abs(share - (total * part) / base / calls) <= CENT && !isInstalment(share, total, calls);

/** `tier`: the nearer its fraction stands, the lower. */
type Found = ShareLine & { figures: readonly Figure[]; tier: number };

/** The fraction and the share in one lane, the total in another table: « Présent appel (25 %) 24 624,00 ». */
function linesOfFraction(
  lane: Lane,
  totals: readonly Figure[],
  { printed, calls, by_chance }: Pick<Tried, 'printed' | 'calls' | 'by_chance'>,
): Found[] {
  const shares = lane.filter((figure) => isMoney(figure) && figure.value >= MIN_SHARE);
  const stroked = printed.filter(({ part, base }) => lane.includes(part) || lane.includes(base));
  const fractions = stroked.length > 0 ? stroked : fractionsOf(lane);
  const tried = shares.length * fractions.length * totals.length;
  return shares.flatMap((share) => {
    if ((tried * (2 * CENT + 1)) / share.value >= by_chance) return [];
    const right = fractions.flatMap(({ part, base }) =>
      overlap(part, share) || overlap(base, share)
        ? []
        : totals
            .filter(
              (total) =>
                total.value > share.value &&
                holds(
                  share.value,
                  total.value,
                  { part: part.value / 100, base: base.value / 100 },
                  calls,
                ),
            )
            .map((total) => ({
              total,
              share,
              part: part.value / 100,
              base: base.value / 100,
              calls,
              tier: 1,
              figures: [share, part, base],
            })),
    );
    const [first] = right;
    return first &&
      right.every(
        ({ total, part, base }) =>
          total.value === first.total.value && part === first.part && base === first.base,
      )
      ? [first]
      : [];
  });
}

type Tried = {
  fractions: readonly Fraction[];
  bases: readonly number[];
  calls: number;
  by_chance: number;
  /** With a stroke or « sur ». */
  printed: readonly PrintedFraction[];
};

/** « 564/10000 » under 512, 14 and 38: where keys are printed with a stroke, the parts of lots are the base of none. */
function isBaseAmong(printed: readonly PrintedFraction[], { value }: Figure): boolean {
  const [parts, bases] = [
    new Set(printed.map(({ part }) => part.value)),
    new Set(printed.map(({ base }) => base.value)),
  ];
  return !parts.has(value) && (bases.size < 2 || bases.has(value) || value % 10_000 === 0);
}

/** In one lane: total and share, with a fraction of the lane itself or one of the others. */
function linesIn(
  lane: Lane,
  { fractions: others, bases, calls, by_chance, printed }: Tried,
): Found[] {
  const sums = lane.filter((figure) => isMoney(figure) && figure.value >= MIN_SHARE);
  const pairs = sums.flatMap((total) =>
    sums
      .filter((share) => share.value < total.value && !overlap(total, share))
      .map((share) => ({ total, share })),
  );
  // In a lane of many amounts any product holds for some.
  const most = Math.max(0, ...sums.map(({ value }) => value));
  if (pairs.length * (2 * CENT + 1) >= by_chance * most) return [];
  const own = fractionsOf(lane).filter(({ base }) => isBaseAmong(printed, base));
  const wholes = lane.filter(isWhole);
  return pairs.flatMap(({ total, share }) => {
    const free = (figure: Figure) =>
      figure !== total && figure !== share && !overlap(figure, total) && !overlap(figure, share);
    const inLane = own
      .filter(({ part, base }) => free(part) && free(base))
      .map(({ part, base }) => ({
        part: part.value / 100,
        base: base.value / 100,
        figures: [part, base],
      }));
    // Of a year divided by its calls too many bases would do.
    const partHere = (calls > 1 ? [] : wholes.filter(free)).flatMap((part) =>
      bases
        .filter((base) => base > part.value / 100)
        .map((base) => ({ part: part.value / 100, base, figures: [part] })),
    );
    const elsewhere = others.map((fraction) => ({ ...fraction, figures: [] as Figure[] }));
    for (const [tier, candidates] of [inLane, elsewhere, partHere].entries()) {
      const chance = (candidates.length * pairs.length * (2 * CENT + 1)) / share.value;
      if (chance >= by_chance) continue;
      const right = candidates.filter((one) => holds(share.value, total.value, one, calls));
      if (right[0] && new Set(right.map(keyOf)).size === 1) {
        const { part, base, figures } = right[0];
        return [{ total, share, part, base, calls, tier, figures: [total, share, ...figures] }];
      }
    }
    return [];
  });
}

/** A figure is in one line; of two that claim it, the one whose fraction stands nearer, then the larger share. */
function once(lines: readonly Found[]): Found[] {
  const kept: Found[] = [];
  for (const line of lines.toSorted((a, b) => a.tier - b.tier || b.share.value - a.share.value))
    if (
      kept.every(
        ({ total, share }) =>
          share !== line.share &&
          share !== line.total &&
          total !== line.share &&
          !overlap(share, line.share),
      )
    )
      kept.push(line);
  return kept.toSorted((a, b) => a.share.row - b.share.row);
}

/** Total, fraction and share in three places: where the paper prints one fraction, and only one product holds. */
function linesApart(fractions: readonly Fraction[], totals: readonly Figure[]): Found[] {
  const tried = fractions.length * totals.length * totals.length;
  const largest = Math.max(0, ...totals.map(({ value }) => value));
  if (tried * (2 * CENT + 1) >= BY_CHANCE * largest) return [];
  const right = fractions.flatMap(({ part, base }) =>
    totals.flatMap((total) =>
      totals
        .filter(
          (share) =>
            share.value < total.value &&
            (tried * (2 * CENT + 1)) / share.value < BY_CHANCE &&
            holds(share.value, total.value, { part, base }),
        )
        .map((share) => ({ total, share, part, base, calls: 1, tier: 1, figures: [total, share] })),
    ),
  );
  return right.length === 1 ? right : [];
}

/** Whole numbers that may be a base: printed twice, or round. */
function basesOn(rows: readonly Row[]): number[] {
  const counted = new Map<number, number>();
  for (const { figures } of rows)
    for (const figure of figures)
      if (isWhole(figure) && isBase(figure))
        counted.set(figure.value / 100, (counted.get(figure.value / 100) ?? 0) + 1);
  return [...counted]
    .filter(([base, times]) => times > 1 || base % 100 === 0)
    .map(([base]) => base);
}

/** Each once, and only what is printed with its cents. */
const amountsOn = (rows: readonly Row[]): Figure[] => [
  ...new Map(
    rows.flatMap(({ figures }) => longest(figures).filter(isMoney)).map((one) => [one.value, one]),
  ).values(),
];

/** « 230,00 | 74,41 | 11 | 34 »: whatever the base, in the columns in which others have held. */
function linesUnder(rows: readonly Row[], lane: Lane, found: readonly Found[]): Found[] {
  const columns = found.filter(({ figures }) => figures.length === 4);
  return columns.slice(0, 1).flatMap(({ figures, calls }) => {
    const [total, share, part, base] = figures.map((over) =>
      lane.find(
        (one) =>
          one.page === over.page &&
          one.has_cents === over.has_cents &&
          isUnder(over, one, rows[one.row]?.height ?? 0),
      ),
    );
    if (!total || !share || !part || !base || !isWhole(part) || !isWhole(base)) return [];
    const fraction = { part: part.value / 100, base: base.value / 100 };
    return fraction.part < fraction.base &&
      share.value >= MIN_SHARE &&
      holds(share.value, total.value, fraction, calls)
      ? [{ ...fraction, total, share, calls, tier: 0, figures: [total, share, part, base] }]
      : [];
  });
}

/** In rows: of a long column, what stands round a fraction. */
const ROUND = 4;
const lanesNear = (lanes: readonly Lane[], { part, base }: PrintedFraction): Lane[] =>
  lanes
    .filter((lane) => lane.includes(part) || lane.includes(base))
    .map((lane) => lane.filter(({ row }) => Math.abs(row - base.row) <= ROUND));

export function shareLines(rows: readonly Row[]): ShareLine[] {
  const totals = amountsOn(rows);
  const byRow = rowLanes(rows);
  const byColumn = columnLanes(rows);
  const printed = printedFractions(rows);
  const parts = new Set(printed.map(({ part }) => part.value / 100));
  const bases = basesOn(rows).filter((base) => !parts.has(base));
  const fractions = fractionsOn(rows);
  const small = smallFractions(rows);
  const stroked = new Set([...printed, ...small].map(({ part }) => part.row));
  const byPair = pairLanes(rows, stroked);
  const attempts = [byRow, byColumn, cardLanes(rows), byPair].flatMap((lanes) =>
    CALLS_A_YEAR.map((calls) => {
      const tried = { fractions, bases, calls, by_chance: BY_CHANCE, printed };
      const first = once(lanes.flatMap((lane) => linesIn(lane, tried)));
      // A key of few places is believed where others have held alike.
      const few = first.length > 1 ? small : [];
      const known = new Map(
        [...fractions, ...first, ...few.map(valuesOf)].map((one) => [
          keyOf(one),
          { part: one.part, base: one.base },
        ]),
      );
      const more = {
        ...tried,
        fractions: [...known.values()],
        by_chance: first.length > 1 ? AFTER_OTHERS : BY_CHANCE,
      };
      const own = new Map(lanes.map((lane) => [lane, linesIn(lane, more)]));
      const without = lanes.filter((lane) => own.get(lane)?.length === 0);
      const ofFraction = without.flatMap((lane) => linesOfFraction(lane, totals, tried));
      // In the row of the totals that have held, others are looked for too.
      const inRow = totals.filter(({ row }) => ofFraction.some(({ total }) => total.row === row));
      const others =
        ofFraction.length > 1
          ? without.flatMap((lane) =>
              linesOfFraction(lane, inRow, { ...tried, by_chance: AFTER_OTHERS }),
            )
          : [];
      const near = few.flatMap((one) =>
        lanesNear(lanes, one).flatMap((lane) =>
          linesIn(lane, { ...more, fractions: [valuesOf(one)] }),
        ),
      );
      const found = [...own.values()].flat();
      const inColumns =
        first.length > 1 ? without.flatMap((lane) => linesUnder(rows, lane, found)) : [];
      const again = once([...found, ...ofFraction, ...others, ...near, ...inColumns]);
      // One line alone may hold for a year divided by four by chance.
      return calls > 1 && again.length < 2 ? [] : again;
    }),
  );
  const [most = []] = attempts.map(withoutRatios).toSorted((a, b) => b.length - a.length);
  const lines = [...most, ...nextLots(rows, most)].toSorted((a, b) => a.share.row - b.share.row);
  return lines.length > 0 ? lines : linesApart(fractions, totals);
}

/** « Charges générales 9 000,00 | 410 | 369,00 », and under it « 7 | 6,30 »: another lot of the owner, whose key and total are not said again. */
function nextLots(rows: readonly Row[], lines: readonly Found[]): Found[] {
  return lines.flatMap((line) => {
    const lots: Found[] = [];
    for (let at = line.share.row + 1; at < rows.length; at += 1) {
      const lot = lotOf(rows[at], line);
      if (!lot) break;
      lots.push(lot);
    }
    return lots;
  });
}

function lotOf(row: Row | undefined, line: Found): Found | null {
  const figures = longest(row?.figures ?? []);
  const [part, share, ...others] = figures.toSorted((a, b) => a.box[0] - b.box[0]);
  const isAlone = row?.line.words.every((word) =>
    figures.some(({ words }) => words.includes(word)),
  );
  if (!row || !part || !share || others.length > 0 || !isAlone) return null;
  const lot = { ...line, part: part.value / 100, share, figures: [share, part] };
  return line.total.row === line.share.row &&
    share.page === line.share.page &&
    isWhole(part) &&
    isMoney(share) &&
    isUnder(line.share, share, row.height) &&
    holds(share.value, line.total.value, lot, line.calls)
    ? lot
    : null;
}

/** « 3 431 → 256,74 », « 60 → 4,49 »: what two lots pay by one key holds of one another, too, and neither is the key. */
const withoutRatios = (lines: readonly Found[]): Found[] =>
  lines.filter(
    ({ total, base }) =>
      base % 100 === 0 ||
      !lines.some(
        (one) =>
          one.base > base &&
          holds(total.value, one.total.value, { part: base, base: one.base }, one.calls),
      ),
  );
