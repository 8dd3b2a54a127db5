// Annexes 2 and 3 in cards or in sentences: « 44 268,15 € réel 2025 », « 14 526,00 € au budget 2025 ». Sums that say the same year add up
// to one of them.
import { fold } from '../french/fold.ts';
import { amountsIn, type Figure, type Row } from './figures.ts';
import { besideOf, rowText, underOf } from './labels.ts';
import {
  type Head,
  headIn,
  type ManagementAccount,
  type YearKey,
  yearNames,
} from './year-heads.ts';

/** Of the height of a line: further off, words are none of a sum's. */
const BESIDE = 2;
const MIN_YEARS = 3;

type Said = { figure: Figure; words: string };

/** What follows a sum up to the next, else what stands under it. */
function captionOf(rows: readonly Row[], figure: Figure): string {
  const { line, height } = rows[figure.row] ?? { line: { words: [] }, height: 0 };
  const amounts = new Set(
    amountsIn(rows[figure.row] ?? { figures: [] }).flatMap(({ words }) => words),
  );
  const texts: string[] = [];
  let edge = figure.box[2];
  for (const word of line.words) {
    if (word.box[0] < figure.box[2]) continue;
    if (amounts.has(word) || word.box[0] - edge > BESIDE * height) break;
    texts.push(word.text);
    edge = word.box[2];
  }
  const after = fold(texts.join(' ')).replace(/^(?:€|eur)?\W*/, '');
  if (/\p{L}{2}/u.test(after)) return after;
  const before = besideOf(rows, figure);
  return headOf(before) ? before : underOf(rows, figure);
}

/** A card says its year in full. */
const headOf = (words: string): Head | null =>
  /\b20\d{2}\b/.test(words) ? (headIn(words) ?? headIn(`realise ${words}`)) : null;

type Year = { head: Head; total: Figure; terms: readonly Figure[] };

/** The one that is the sum of all others. */
function yearOf(head: Head, figures: readonly Figure[], unnamed: readonly Figure[]): Year | null {
  const [total, ...terms] = figures.toSorted((a, b) => b.value - a.value);
  if (!total) return null;
  const sum = (of: readonly Figure[]) => of.reduce((all, { value }) => all + value, 0);
  const own = terms.filter(({ value }) => value > 0);
  if (own.length > 1 && sum(own) === total.value)
    return { head, total, terms: own.toSorted((a, b) => a.row - b.row) };
  return own.length === 0 && unnamed.length > 1 && sum(unnamed) === total.value
    ? { head, total, terms: unnamed }
    : null;
}

export function yearCards(rows: readonly Row[]): ManagementAccount | null {
  const said = rows
    .flatMap(amountsIn)
    .map((figure): Said => ({ figure, words: captionOf(rows, figure) }));
  const withHead = said.flatMap(({ figure, words }) => {
    const head = headOf(words);
    return head ? [{ figure, head }] : [];
  });
  const unnamed = said
    .filter(({ figure, words }) => headOf(words) === null && words !== '' && figure.value > 0)
    .map(({ figure }) => figure);
  const groups = Map.groupBy(withHead, ({ head }) => `${head.isBudget}/${head.year}`);
  const years = [...groups.values()].flatMap((own) => {
    const [first] = own;
    if (!first) return [];
    const head = { ...first.head, isVoted: own.every((one) => one.head.isVoted) };
    return (
      yearOf(
        head,
        own.map(({ figure }) => figure),
        unnamed,
      ) ?? []
    );
  });
  const names = yearNames(years.map(({ head }) => head));
  if (!names || years.length < MIN_YEARS) return null;
  const closed = years[names.indexOf('charges_courantes')];
  const labels = closed?.terms.map((term) => titleOver(rows, term)) ?? [];
  const isByKey = labels.every((label) => label !== '') && new Set(labels).size === labels.length;
  const figuresOf = (label: string): YearKey['figures'] =>
    Object.fromEntries(
      years.flatMap(({ terms }, at) => {
        const own = terms.find((term) => titleOver(rows, term) === label);
        return own ? [[names[at], own]] : [];
      }),
    );
  return {
    lines: years.flatMap(({ total }, at) => {
      const name = names[at];
      return name ? [{ name, figure: total, cents: total.value }] : [];
    }),
    by_key: isByKey ? labels.map((label) => ({ label, figures: figuresOf(label) })) : [],
  };
}

/** What stands before its year, or the row without a sum or a year right over the cards of a key. */
function titleOver(rows: readonly Row[], figure: Figure): string {
  const { row, page } = figure;
  const own = rows[row]?.line.words.map(({ text }) => text).join(' ') ?? '';
  const [, before = ''] = /^(.*?\p{L}{3}.*?)\s[–—:-]\s.*\b20\d{2}\b/u.exec(own) ?? [];
  if (before !== '' && headIn(fold(before)) === null) return before;
  const over = rows[row - 1];
  const isTitle =
    over?.page === page &&
    amountsIn(over).length === 0 &&
    !/\b20\d{2}\b/.test(rowText(rows, row - 1));
  return isTitle ? over.line.words.map(({ text }) => text).join(' ') : '';
}
