// What the sums of a page prove, whatever its words: a neighbour who keeps the books has no title and no
// software, but his parts are what the tantièmes make of the whole, and what is left is what was not paid yet.

type Sum = {
  cents: number;
  /** The words since the sum before it. */
  before: string;
  /** Those that go on behind it. */
  after: string;
  line: number;
};

const FIGURE =
  /(?<![\d/,.])(?<whole>\d{1,3}(?:[ .]\d{3})+|\d{1,7})(?:[,.](?<cents>\d{2})(?![\d/]|[,.]\d)|(?= ?(?:€|eur\b|euros\b)))/g;
/** Signs that say what a sum is. */
const [BEFORE, AFTER] = [110, 45];
/** No page of one owner's has more; one that is made to be slow may. */
const MOST_SUMS = 200;

function sumsOf(lines: string): Sum[] {
  const sums: Sum[] = [];
  const starts = [...lines.matchAll(/\n/g)].map(({ index }) => index);
  let [end, line] = [0, 0];
  for (const match of lines.matchAll(FIGURE)) {
    if (sums.length >= MOST_SUMS) break;
    const { whole = '', cents = '00' } = match.groups ?? {};
    const to = match.index + match[0].length;
    while ((starts[line] ?? Infinity) < match.index) line += 1;
    const value = Number(whole.replaceAll(/[ .]/g, '')) * 100 + Number(cents);
    const before = lines.slice(Math.max(end, match.index - BEFORE), match.index);
    const after = lines.slice(to, to + AFTER).split(/[\d\n.;:]/)[0] ?? '';
    sums.push({ cents: value, before, after, line });
    end = to;
  }
  return sums;
}

const CALLED_IN_ALL =
  /\b(?:appele(?:e?s)?|appels?|demandee?s?|facturee?s?|doit|du|devi(?:ez|ons|ent)|debits?)\b/;
const PAID =
  /\b(?:vers(?:ee?s?|e|ements?)|pay(?:ee?s?|e|es|ements?)|paiements?|regl(?:ee?s?|e|ements?)|encaiss\p{L}+|recue?s?|cheques?|virements?|prelev\p{L}+)\b/u;
const AHEAD = /\b(?:provisions?|acomptes?|avances?|appele(?:e?s)?|mensualites|appels)\b/;
const OWN =
  /\b(?:parts?|quotes?-parts?|charges?|depenses?|incomb\p{L}+|total|coute?|couts?|frais reels)\b/u;
const LEFT =
  /\b(?:reste\p{L}*|solde|trop[- ]?\p{L}*|do(?:is|it)|dev(?:ez|ons|oir)|redevable|rembours\p{L}+|rendre|rends|complement|difference|excedent|insuffisance|a (?:\p{L}+ )?(?:regler|payer|verser|virer)|faveur|credit|debit|regularisation|ecart)\b/u;
/** How near the three stand. */
const APART = 4;

type Triple = { whole: Sum; paid: Sum; left: Sum };

/** Two sums and what parts them, near one another, the last named as what is left. */
function partedSums(sums: readonly Sum[]): Triple[] {
  return sums.flatMap((left, at) => {
    const near = sums.slice(Math.max(0, at - APART), at);
    if (left.cents === 0 || !(LEFT.test(left.before) || LEFT.test(left.after))) return [];
    return near.flatMap((whole) =>
      near.flatMap((paid) =>
        whole !== paid && Math.abs(whole.cents - paid.cents) === left.cents
          ? [{ whole, paid, left }]
          : [],
      ),
    );
  });
}

/** A year's charges, what was paid ahead for them, what is left of the two. */
export const isYearSettled = (lines: string): boolean =>
  partedSums(sumsOf(lines)).some(
    ({ whole, paid }) =>
      OWN.test(whole.before) &&
      !PAID.test(whole.before) &&
      !AHEAD.test(whole.before) &&
      !CALLED_IN_ALL.test(whole.after) &&
      (PAID.test(paid.before) || AHEAD.test(paid.before)),
  );

const extracted = ({ before, after }: Sum): string => `${before} ${after}`;

/** All that was called, all that was paid, what is left of the two. */
export const isAccountClosed = (lines: string): boolean =>
  partedSums(sumsOf(lines)).some(
    ({ whole, paid }) =>
      CALLED_IN_ALL.test(extracted(whole)) &&
      PAID.test(extracted(paid)) &&
      !/\bprovisions?\b/.test(paid.before),
  );

const DAY =
  /^\W{0,3}(?:le )?\d{1,2}(?:[/.-]\d{1,2}(?:[/.-]\d{2,4})?\b|(?:er)? (?:janv|fevr|mars|avr|mai|juin|juil|aout|sept|oct|nov|dec)\p{L}*\.?)(?=.*\p{L}{3}.*\d[,.]\d{2}\D{0,6}$|.*\p{L}{3}.*\d ?€\D{0,3}$)/u;
const A_CALL =
  /\b(?:appels?|provisions?|charges|trimestre|semestre|quote-part|part|travaux|regularisation|regul)\b/;

/** Days with what was called of an owner and with what came in. */
export function hasMovesOfOwner(lines: string): boolean {
  const dated = lines.split('\n').filter((line) => DAY.test(line));
  const paid = dated.filter((line) => PAID.test(line));
  const called = dated.filter((line) => !paid.includes(line) && A_CALL.test(line));
  return dated.length > 2 && paid.length > 0 && called.length > 0;
}

const SHARE =
  /(?<![\d/,.])(?<part>\d{1,6})(?: ?i?emes?)?(?: (?:tantiemes|milliemes|parts))? ?(?:\/|\bsur\b) ?(?<base>\d{1,3}(?:[ .]\d{3})+|\d{2,6})(?![\d/]|[,.]\d)/g;
/** « 2 120 390,08 » may be the share and its sum. */
const endings = (cents: number): number[] => [cents, cents % 100_000_00, cents % 1_000_00];

/** Lines on which the owner's share makes one sum of another. */
export function isSharedOut(lines: string): boolean {
  const shares = [...lines.matchAll(SHARE)].flatMap(({ groups }) => {
    const [part, base] = [groups?.part, groups?.base].map((one) =>
      Number((one ?? '').replaceAll(/[ .]/g, '')),
    );
    return part && base && part < base && base > 9 ? [part / base] : [];
  });
  if (shares.length === 0) return false;
  const byLine = Map.groupBy(sumsOf(lines), ({ line }) => line);
  const proven = [...byLine.values()].filter((sums) => {
    const last = sums.at(-1);
    return (
      last !== undefined &&
      sums
        .slice(0, -1)
        .some(({ cents }) =>
          shares.some((share) =>
            endings(last.cents).some(
              (own) => own > 99 && own < cents && Math.abs(own - cents * share) <= 1,
            ),
          ),
        )
    );
  });
  return proven.length > 1;
}
