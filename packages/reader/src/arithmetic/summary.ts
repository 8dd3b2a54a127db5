// The sums of a call that stand apart from its lines, in boxes, in a short list or in a sentence: each is named by the words over or
// beside it, and only the reading in which they add up is taken.
import {
  CALL_CATEGORIES,
  type CallCategory,
  onlyCategory,
} from '../extract/shares/call-category.ts';
import { fold } from '../french/fold.ts';
import { type Figure, longest, type Row } from './figures.ts';
import { afterOf, besideOf, overOf, underOf } from './labels.ts';

export type Summary = {
  total: Figure;
  parts: readonly { category: CallCategory; figure: Figure }[];
};

const TOTAL = /\btotal\b|\btotaux\b|\bmontant (?:de l'appel|appele)|\bappele\b|\bensemble\b/;
const NOT_PART =
  /\btotal\b|\bsolde\b|anterieur|\ba (?:payer|regler|verser)\b|\bdont\b|(?<!provisions? (?:sur|du|pour) (?:le )?)budget (?:annuel|vote)|annuel/;

/** From the top, each row from the left. */
const amountsOn = (rows: readonly Pick<Row, 'figures'>[]): Figure[] =>
  rows.flatMap(({ figures }) =>
    longest(figures)
      .filter(({ has_cents, value }) => has_cents && value > 0)
      .toSorted((a, b) => a.box[0] - b.box[0]),
  );

/** « 780,00 € pour la » goes on in the next line, up to its first sum or the end of what is said. */
function saidAfter(rows: readonly Row[], figure: Figure): string {
  const own = rows[figure.row];
  const isLast = own
    ? longest(own.figures).every((one) => !one.has_cents || one.box[0] <= figure.box[0])
    : false;
  const { line, figures = [], page } = rows[figure.row + 1] ?? {};
  const end = Math.min(
    Infinity,
    ...figures.filter(({ has_cents }) => has_cents).map(({ box }) => box[0]),
  );
  const next = isLast && page === figure.page ? (line?.words ?? []) : [];
  const going = next.filter(({ box }) => box[2] <= end).map(({ text }) => text);
  const said = `${afterOf(rows, figure)} ${fold(going.join(' '))}`;
  return said.replace(CURRENCY, '').split(/[(.:;=]/)[0] ?? '';
}
const CURRENCY = /^\W*(?:€|eur(?:os?)?\b)?\W*(?:d'|(?:de|du|des|au titre du|pour) )?/;

/** What stands before a sum, after the sum before it: « + travaux 1 744,00 € ». */
const saidBefore = (rows: readonly Row[], figure: Figure): string =>
  besideOf(rows, figure).replace(/^[^a-z]+/, '');

/** One figure a category, or none: every way to choose. */
function* choices(
  parts: ReadonlyMap<CallCategory, readonly Figure[]>,
  [category, ...others]: readonly CallCategory[],
): Generator<{ category: CallCategory; figure: Figure }[]> {
  if (category === undefined) {
    yield [];
    return;
  }
  for (const rest of choices(parts, others)) {
    yield rest;
    for (const figure of parts.get(category) ?? []) yield [{ category, figure }, ...rest];
  }
}

/** More figures of one name are lines, and no summary. */
const MOST = 4;
/** Two parts and what they make. */
const FORMULA = 2;

type Wording = (figure: Figure) => string;

/** By what stands before and over each, or by what stands after and under. */
const listedOn = (rows: readonly Row[]): Wording[] => [
  // Between the terms of a sum in one row, signs alone.
  (figure) =>
    besideOf(rows, figure)
      .replace(/^[^a-z]+$/, '')
      .trim() || overOf(rows, figure),
  (figure) => afterOf(rows, figure).replace(/^\W*(?:€|eur)?\W*/, '') || underOf(rows, figure),
];
/** As they are said one after the other. */
const saidOn = (rows: readonly Row[]): Wording[] => [
  (figure) => saidBefore(rows, figure),
  (figure) => saidAfter(rows, figure),
];

export function summaryOf(rows: readonly Row[]): Summary | null {
  const amounts = amountsOn(rows);
  const [listed, said] = [listedOn(rows), saidOn(rows)];
  const inRow = rows
    .map(({ figures }) => amountsOn([{ figures }]))
    .filter((own) => own.length > FORMULA);
  const found = [
    // « 827,63 + 42,30 = 869,93 » in one row, under their names.
    ...listed.map((wording) => () => onlyOne(inRow.flatMap((own) => inList(own, wording)))),
    ...listed.map((wording) => () => onlyOne(inList(amounts, wording))),
    ...said.map((wording) => () => onlyOne(inWords(rows, amounts, wording))),
  ];
  return found.reduce<Summary | null>((summary, look) => summary ?? look(), null);
}

/** What a sum of lines is only a part of: with the works, the fund or the advances beside it, it makes another that is printed. */
export function largerSum(
  rows: readonly Row[],
  cents: number,
  isBalance: (figure: Figure) => boolean,
): Summary | null {
  const amounts = amountsOn(rows);
  const others = amounts.filter((one) => one.value !== cents && !isBalance(one));
  const totals = amounts.filter(({ value }) => value > cents);
  const found = [...listedOn(rows), ...saidOn(rows)].map((wording) => () => {
    const besides = chosenBy(others, wording, BESIDE);
    const larger = besides.flatMap(({ parts, cents: more }) => {
      const total = totals.find(({ value }) => more > 0 && value === cents + more);
      return total && parts.every(({ figure }) => figure !== total) ? [{ total, parts }] : [];
    });
    return onlyOne(larger);
  });
  return found.reduce<Summary | null>((summary, look) => summary ?? look(), null);
}
const BESIDE = CALL_CATEGORIES.filter((category) => category !== 'courantes');

const onlyOne = ([first, ...others]: readonly Summary[]): Summary | null =>
  first && others.every(({ total }) => total.value === first.total.value) ? first : null;

/** A total that is called so, wherever it stands. */
function inList(amounts: readonly Figure[], wording: Wording): Summary[] {
  const totals = amounts.filter((figure) => TOTAL.test(wording(figure)));
  return addedUp(amounts, wording).flatMap(({ parts, cents }) => {
    const total = totals.find(({ value }) => value === cents);
    return total ? [{ total, parts }] : [];
  });
}

/** As many sums may be said between a total that has no name and the furthest of its parts. */
const SAID = 6;
/** Next to it, or with a sum of another column between. */
const NEXT = 2;
const CALLED = /\b(?:appel|echeance|a payer|a regler)\b/;

/** A total is said right before its parts or right after: it needs no name where they stand near. */
function inWords(rows: readonly Row[], amounts: readonly Figure[], wording: Wording): Summary[] {
  return amounts.flatMap((total, at) => {
    const isCalled = CALLED.test(`${besideOf(rows, total)} ${overOf(rows, total)}`);
    const far = isCalled ? amounts.length : SAID;
    const [before, after] = [
      amounts.slice(Math.max(0, at - far), at).toReversed(),
      amounts.slice(at + 1, at + 1 + far),
    ];
    return [before, after].flatMap((near) =>
      addedUp(near, wording)
        .filter(
          ({ parts, cents }) =>
            cents === total.value &&
            parts.some(({ figure }) => near.slice(0, NEXT).includes(figure)),
        )
        .map(({ parts }) => ({ total, parts })),
    );
  });
}

/** « 761,10 € pour la porte d'entrée votée le 13 avril 2024 »: what else a meeting votes is works. */
const namedPart = (words: string): CallCategory | null =>
  onlyCategory(words) ?? (VOTED.test(words) ? 'travaux' : null);
const VOTED = /^(?:pour )?l(?:a|es?)\b[^,;.]{3,60}\bvotee?s? (?:le|en|par)\b/;

type Added = { parts: Summary['parts']; cents: number };

const addedUp = (amounts: readonly Figure[], wording: Wording): Added[] =>
  chosenBy(amounts, wording, CALL_CATEGORIES).filter(({ parts }) => parts.length > 1);

function chosenBy(
  amounts: readonly Figure[],
  wording: Wording,
  categories: readonly CallCategory[],
): Added[] {
  const named = amounts.map((figure) => ({ figure, words: wording(figure) }));
  const parts = new Map(
    categories.map((category) => [
      category,
      named
        .filter(({ words }) => !NOT_PART.test(words) && namedPart(words) === category)
        .map(({ figure }) => figure)
        .slice(0, MOST),
    ]),
  );
  return [...choices(parts, categories)].map((choice) => ({
    parts: choice,
    cents: choice.reduce((sum, { figure }) => sum + figure.value, 0),
  }));
}
