// Who came to a meeting: so many tantièmes of all. Votes for, against and abstentions of one resolution after the other add up to those
// present; the absent are what is missing from the base.
import { fold } from '../french/fold.ts';
import { type Figure, longest, type Row } from './figures.ts';
import { rowText } from './labels.ts';
import { columnLanes } from './lanes.ts';

export type Attendance = {
  present: Figure;
  base: Figure;
  /** Three votes or named owners that add up to those present, or the absent with them to the base; null where nothing does. */
  proof: readonly Pick<Figure, 'value'>[] | null;
};

const PRESENT = /present|represent|correspondance|assiste|participa|votant|quorum|emargement/;
/** A line of votes says « / 6 842 » too. */
const VOTES = /\bcontre\b|\babst/;
const MIN_BASE = 100;
/** One part in so many: fewer are no meeting. */
const FEWEST = 10;
/** In words: « 7 862 tantièmes présents, représentés ou votant à distance sur 10 000 ». */
const MOST_BETWEEN = 12;
/** In rows: what is said of those present goes on so long. */
const NEAR = 2;

const isCount = ({ has_cents, has_currency }: Figure): boolean => !has_cents && !has_currency;
const countsIn = (row: Row): Figure[] => longest(row.figures).filter(isCount);

/** Three votes one after the other, along rows and along columns. */
function votesOn(rows: readonly Row[]): Figure[][] {
  const lanes = [...rows.map(countsIn), ...columnLanes(rows).map((lane) => lane.filter(isCount))];
  return lanes.flatMap((lane) =>
    lane.slice(2).map((last, at) => [lane[at], lane[at + 1], last].flatMap((one) => one ?? [])),
  );
}

const sum = (figures: readonly Pick<Figure, 'value'>[]): number =>
  figures.reduce((all, { value }) => all + value, 0);

type Pair = { present: Figure; base: Figure };

/** « 7 128 / 10 000 », « 1 000 voix sur 1 000 », where the paper speaks of who is present; the nearest number first. */
function pairsOn(rows: readonly Row[]): Pair[] {
  const words = rows.flatMap(({ line }) => line.words);
  const places = new Map(words.map((word, index) => [word, index]));
  const counts = rows.flatMap(countsIn).flatMap((figure) => {
    const place = figure.words[0] && places.get(figure.words[0]);
    return place === undefined ? [] : [{ figure, place }];
  });
  return counts.flatMap(({ figure: base, place }, index) => {
    const isBase =
      base.value >= MIN_BASE * 100 &&
      // « exercice 2026/2027 ».
      !YEARS.test(words[place]?.text ?? '') &&
      (/\//.test(words[place]?.text ?? '') ||
        // « sur les 100 000 ».
        /(?:^|\s)(?:\/|sur)(?: les)?$|\/$/i.test(
          `${words[place - 2]?.text ?? ''} ${words[place - 1]?.text ?? ''}`,
        ));
    if (!isBase) return [];
    return counts
      .slice(0, index)
      .filter((one) => place - one.place <= MOST_BETWEEN)
      .map(({ figure }) => figure)
      .filter(
        (one) =>
          one.value * FEWEST >= base.value &&
          one.value <= base.value &&
          // « exercice 2025/2026 ».
          !(isYear(one) && base.value - one.value === 100) &&
          isOfPresent(rows, one),
      )
      .toReversed()
      .map((present) => ({ present, base }));
  });
}

const YEARS = /\b(?:19|20)\d{2}[/-](?:19|20)?\d{2}\b/;

/** « Présents 71 230, absents 28 770, syndicat 100 000 », one under the other. */
function withAbsent(rows: readonly Row[]): Pair[] {
  const counts = rows.flatMap(countsIn);
  const absent = counts.filter(({ row }) => /\babsents?\b/.test(rowText(rows, row)));
  return absent.flatMap((one) =>
    counts.flatMap((present) => {
      const near = counts.filter(
        (base) =>
          base.value === present.value + one.value &&
          base.value >= MIN_BASE * 100 &&
          !isYear(base) &&
          Math.abs(base.row - one.row) <= NEAR &&
          Math.abs(present.row - one.row) <= NEAR,
      );
      const isPresent = present.value * FEWEST >= one.value && isOfPresent(rows, present);
      return isPresent && present.value > 0 ? near.map((base) => ({ present, base })) : [];
    }),
  );
}

/** « Absents : 14 représentant 3 693 / 10 000 »: what stands right before the figure. */
function isOfAbsent(rows: readonly Row[], { row, box }: Figure): boolean {
  const before = (rows[row]?.line.words ?? []).filter((word) => word.box[2] <= box[0]);
  const said = fold(before.map(({ text }) => text).join(' '));
  return /\babsents?\b/.test(said) && !/\bpresents?\b|\brepresentes?\b|participa|votant/.test(said);
}

const isOfPresent = (rows: readonly Row[], figure: Figure): boolean =>
  !VOTES.test(rowText(rows, figure.row)) &&
  !isOfAbsent(rows, figure) &&
  rows
    .slice(Math.max(0, figure.row - NEAR), figure.row + NEAR + 1)
    .some(
      (one, at) =>
        one.page === figure.page &&
        PRESENT.test(rowText(rows, Math.max(0, figure.row - NEAR) + at)),
    );

/** « Représentés | 1 830 » in the row under those who came: of these the figure tells a part. */
function isInPart(rows: readonly Row[], { present }: Pair): boolean {
  const next = rows[present.row + 1];
  return (
    next !== undefined &&
    next.page === present.page &&
    !/represente/.test(rowText(rows, present.row)) &&
    /^\W*representes?\b/.test(rowText(rows, present.row + 1)) &&
    countsIn(next).length > 0
  );
}

const isRound = ({ value }: Figure): boolean => /^[1-9]0+$/.test(String(value / 100));

export function attendanceOf(rows: readonly Row[]): Attendance | null {
  const pairs = [...pairsOn(rows), ...withAbsent(rows)];
  const votes = votesOn(rows);
  const counts = rows.flatMap(countsIn);
  const proven = pairs.flatMap(({ present, base }) => {
    const own = votes.filter((vote) => sum(vote) === present.value);
    const shared = own.filter((vote) => vote.filter(({ value }) => value > 0).length > 1);
    const absent = counts.find(
      (one) =>
        one.value > 0 &&
        one.value + present.value === base.value &&
        Math.abs(one.row - present.row) <= 2 * NEAR,
    );
    const proof =
      shared[0] ?? (own.length > 1 ? own[0] : undefined) ?? (absent && [present, absent]);
    return proof ? [{ present, base, proof, weight: own.length + (absent ? 1 : 0) }] : [];
  });
  const [best] = proven.toSorted((a, b) => b.weight - a.weight || b.base.value - a.base.value);
  if (best) return best;
  // A number of year size is none of tantièmes where nothing proves it.
  const nearest = [...Map.groupBy(pairs, ({ base }) => base).values()].flatMap(([first]) =>
    first && isRound(first.base) && !isYear(first.present) ? [first] : [],
  );
  const [only] = nearest;
  const isOnly = nearest.every(
    ({ present, base }) => present.value === only?.present.value && base.value === only.base.value,
  );
  if (!only || !isOnly || isInPart(rows, only)) return null;
  const names = namedParts(rows, only);
  if (names.length < 2) return { ...only, proof: null };
  return sum(names) === only.present.value ? { ...only, proof: names } : null;
}

/** « Mme Arlet (390), M. Binet (300) »: in brackets, those who came, each with what they have. */
function namedParts(rows: readonly Row[], { present }: Pair): { value: number }[] {
  return rows.slice(Math.max(0, present.row - NEAR), present.row + 1).flatMap(({ page, line }) =>
    line.words.flatMap(({ text }) => {
      const value = Number(/^\((\d+)\)[,.;]?$/.exec(text)?.[1] ?? 0) * 100;
      return page === present.page && value > 0 && value < present.value ? [{ value }] : [];
    }),
  );
}

const isYear = ({ value }: Figure): boolean => /^(?:19|20)\d{4}$/.test(String(value));
