// Annexe 1, the financial statement: each account by its number or its name, in the column of the year that was closed; both sides add up
// to the same.
import type { FactName } from '@quitus/domain/reading/facts.data';

import {
  areSumsFirst,
  headOf,
  isAddedUp,
  namedIn,
  type SummedColumn,
  summedColumns,
} from './annexe-sums.ts';
import { amountsIn, type Figure, type Row } from './figures.ts';

export type SheetLine = { name: FactName; figure: Figure; cents: number };

/** In this order: the more particular first. */
const ACCOUNTS: readonly [name: FactName, words: RegExp][] = [
  ['creances_douteuses', /\b459\b|douteuses/],
  [
    'creances_exigibles',
    /\b45 ?d\b|(?:\b45\b|coproprietaires?\b).*(?:exigibles?|a recevoir|debiteurs?)|sommes exigibles/,
  ],
  ['excedents_verses', /\b45 ?c\b|excedents? verses?|(?:\b45\b|coproprietaires?\b).*crediteurs?/],
  ['dette_fournisseurs', /\b40\b|fournisseurs/],
  ['avances_tresorerie', /\b1031\b|avances? (?:de )?(?:tresorerie|reserve|permanente)/],
  ['provisions_travaux', /\b102\b|provisions? pour travaux/],
  ['fonds_travaux', /\b105\b|fonds (?:de )?travaux/],
  ['solde_travaux', /\b12\b|solde en attente/],
  ['fonds_places', /\b50\b|fonds places?/],
  ['banques', /\b51\b|banques?\b/],
  ['emprunts', /\b164\b|emprunts?\b/],
  ['total_bilan', /total general|total (?:de l'actif|du passif|de chaque cote|du bilan)/],
];

const DAY = /\b\d{1,2}[./](\d{1,2})[./](\d{4}|\d{2})\b/g;
const WORDS_OF_LAST = /\bclos\b|\bn\b(?! ?- ?1)|\ba approuver\b/;
const WORDS_OF_FORMER = /precedent|anterieur|n ?- ?1|\bapprouves?\b/;

const SAYS_YEAR = /\d{1,2}[./]\d{1,2}[./]\d{2}|precedent|\bclos\b|n ?- ?1/;

/** How late the year of a column is, by the day in its head, else by its words; null where neither says. */
function lateness(head: string): number | null {
  const days = [...head.matchAll(DAY)].map(
    ([, month, year]) => (Number(year) % 100) * 12 + Number(month),
  );
  if (days.length > 0) return days.at(-1) ?? null;
  return WORDS_OF_FORMER.test(head) ? 0 : WORDS_OF_LAST.test(head) ? 1 : null;
}

/** Of two figures of one account, that of the year that was closed, as the heads of their columns say. */
function closedOf(
  rows: readonly Row[],
  columns: readonly SummedColumn[],
  [one, other]: readonly Figure[],
): Figure | undefined {
  const [first, second] = [one, other].map((figure) =>
    figure ? lateness(headOf(rows, columns, figure, SAYS_YEAR)) : null,
  );
  if (
    first === null ||
    second === null ||
    first === undefined ||
    second === undefined ||
    first === second
  )
    return undefined;
  return first > second ? one : other;
}

const signed = ({ value, negative }: Figure): number => (negative ? -value : value);

type Account = { name: FactName; figures: readonly Figure[] };

/** What the building has; the other accounts are what it owes. */
const ASSETS: readonly FactName[] = [
  'fonds_places',
  'banques',
  'creances_exigibles',
  'creances_douteuses',
];
/** A loan is told under the sheet, and added to nothing. */
const BESIDE: readonly FactName[] = ['emprunts', 'total_bilan'];

/** Which of the two figures of an account is that of the year that was closed: what heads say of some is true of all. */
function closedIndex(
  rows: readonly Row[],
  columns: readonly SummedColumn[],
  accounts: readonly Account[],
): number | null {
  const known = accounts.flatMap(({ figures }) => {
    const closed = figures.length === 2 ? closedOf(rows, columns, figures) : undefined;
    return closed ? [figures.indexOf(closed)] : [];
  });
  const [only, ...others] = new Set(known);
  return only !== undefined && others.length === 0 ? only : null;
}

/** Both sides add up to one sum that is printed: every account of it was read right. */
function balanced(
  rows: readonly Row[],
  columns: readonly SummedColumn[],
  accounts: readonly Account[],
): SheetLine[] {
  const index = closedIndex(rows, columns, accounts);
  const lines = accounts.flatMap(({ name, figures }): SheetLine[] => {
    const figure = figures.length === 1 ? figures[0] : index === null ? undefined : figures[index];
    return figure && figures.length < 3 ? [{ name, figure, cents: signed(figure) }] : [];
  });
  const once = lines.filter(({ name }) => !BESIDE.includes(name));
  if (new Set(once.map(({ name }) => name)).size < once.length) return [];
  const sumOf = (isAsset: boolean) =>
    once
      .filter(({ name }) => ASSETS.includes(name) === isAsset)
      .reduce((sum, { cents }) => sum + cents, 0);
  const total = rows.flatMap(amountsIn).find(({ value }) => value === sumOf(true));
  return total && total.value > 0 && sumOf(false) === total.value
    ? [...once, { name: 'total_bilan', figure: total, cents: total.value }]
    : [];
}

export function balanceSheet(rows: readonly Row[]): SheetLine[] {
  const columns = summedColumns(rows);
  const isSumsFirst = areSumsFirst(rows);
  const accounts = rows
    .flatMap((row) => namedIn(row, isSumsFirst))
    .flatMap(({ words, figures }): Account[] => {
      const name = ACCOUNTS.find(([, pattern]) => pattern.test(words))?.[0];
      return name ? [{ name, figures }] : [];
    });
  const known = balanced(rows, columns, accounts);
  const found = accounts.flatMap(({ name, figures }): SheetLine[] => {
    const figure =
      figures.length === 1
        ? figures[0]
        : figures.length === 2
          ? closedOf(rows, columns, figures)
          : undefined;
    // An account that holds nothing is added to nothing.
    const isProven =
      figure && (figure.value === 0 || isAddedUp(columns, figure) || name === 'total_bilan');
    return figure && isProven ? [{ name, figure, cents: signed(figure) }] : [];
  });
  const totals = found.filter(({ name }) => name === 'total_bilan');
  // Left is right: a total that is printed once proves nothing, and one that differs disproves all.
  if (known.length === 0 && new Set(totals.map(({ cents }) => cents)).size > 1) return [];
  const rest = found.filter(({ name }) => known.every((one) => one.name !== name));
  return [...Map.groupBy([...known, ...rest], ({ name }) => name).values()].flatMap((own) =>
    new Set(own.map(({ cents }) => cents)).size === 1 ? own.slice(0, 1) : [],
  );
}
