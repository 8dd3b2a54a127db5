// Annexe 1, the financial statement: each account by its number or its name, in the column of the year that was closed; both sides add up
// to the same.
import type { FactName } from '@quitus/domain/reading/facts.data';

import { fold } from '../french/fold.ts';
import { cellsOf } from '../layout/cells.ts';
import {
  areSumsFirst,
  isAddedUp,
  type Named,
  namedIn,
  type SummedColumn,
  summedColumns,
} from './annexe-sums.ts';
import { closedIndex, closedOf, isFormer, lateness } from './closed-column.ts';
import { amountsIn, type Figure, type Row } from './figures.ts';
import { aroundOf, belowOf, besideOf } from './labels.ts';

export type SheetLine = { name: FactName; figure: Figure; cents: number };

/** In this order: the more particular first. */
const ACCOUNTS: readonly [name: FactName, words: RegExp][] = [
  ['creances_douteuses', /\b459\b|douteu(?:ses|x)/],
  [
    'creances_exigibles',
    /\b45 ?d\b|(?:\b45\b|\bcoprop).*(?:exigibles?|a recevoir|debiteurs?|devoir)|sommes exigibles/,
  ],
  [
    'excedents_verses',
    /\b45 ?c\b|excedents? verses?|(?:\b45\b|\bcoprop).*(?:crediteurs?|excedents?)/,
  ],
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

const signed = ({ value, negative }: Figure): number => (negative ? -value : value);

type Account = {
  /** Null for what no fact is made of. */
  name: FactName | null;
  /** What the building has, or what it owes; null where words do not say. */
  side: Side | null;
  figures: readonly Figure[];
};

/** What the building has; the other accounts are what it owes. */
const ASSETS: readonly FactName[] = [
  'fonds_places',
  'banques',
  'creances_exigibles',
  'creances_douteuses',
];
/** A loan is told under the sheet, and added to nothing. */
const BESIDE: readonly FactName[] = ['emprunts', 'total_bilan'];

/** Accounts that no fact is made of, and that both sides need: « 43 Organismes sociaux ». */
const OTHER = /\b(?:4[1-9]|53|13\d?|103[23])\b|caisse|debiteurs|crediteurs|attente/;
const OTHER_ASSET = /caisse|debiteurs|creances/;
const OTHER_DEBT = /crediteurs|organismes|subventions?|avances?|dettes/;
/** More ways to share them out prove nothing. */
const MOST_OPEN = 3;

/** Fewer may be the same by chance. */
const MIN_ACCOUNTS = 4;

type Side = 1 | -1;

/** Whether each of the others may be added to one of the sides so that both are the same. */
function isSharedOut(open: readonly number[], difference: number): boolean {
  const [first, ...rest] = open;
  if (first === undefined) return difference === 0;
  return isSharedOut(rest, difference + first) || isSharedOut(rest, difference - first);
}

/** What each side makes in one of the years; null where they differ. */
function sideOf(accounts: readonly Account[], index: number): number | null {
  const inYear = ({ figures }: Account) => figures[figures.length === 1 ? 0 : index];
  const known = accounts.flatMap((account): { cents: number; side: Side | null }[] => {
    const figure = inYear(account);
    return figure ? [{ cents: signed(figure), side: account.side }] : [];
  });
  const sum = (side: Side) =>
    known.reduce((all, one) => all + (one.side === side ? one.cents : 0), 0);
  const open = known.flatMap(({ side, cents }) => (side === null && cents !== 0 ? [cents] : []));
  const isEven = open.length <= MOST_OPEN && isSharedOut(open, sum(1) - sum(-1));
  return isEven ? Math.max(sum(1), sum(-1)) : null;
}

/** « 40 Fournisseurs débiteurs 0,00 »: of an account that each side has, the one that holds nothing is none. */
function withoutEmptyTwins(accounts: readonly Account[]): Account[] {
  const isEmpty = ({ figures }: Account) => figures.every(({ value }) => value === 0);
  return accounts.filter(
    (account) =>
      !isEmpty(account) ||
      accounts.every((other) => other === account || other.name !== account.name || isEmpty(other)),
  );
}

/** Both sides add up to one sum that is printed: every account of it was read right. */
function balanced(
  rows: readonly Row[],
  columns: readonly SummedColumn[],
  accounts: readonly Account[],
): SheetLine[] {
  const own = withoutEmptyTwins(
    accounts.filter(({ name, figures }) => figures.length < 3 && !(name && BESIDE.includes(name))),
  );
  const names = own.flatMap(({ name }) => name ?? []);
  if (new Set(names).size < names.length) return [];
  const printed = rows.flatMap(amountsIn);
  const totals = [0, 1].map((index) => {
    const sum = sideOf(own, index);
    return printed.find(({ value }) => sum !== null && sum > 0 && value === sum);
  });
  const said = closedIndex(
    rows,
    columns,
    own.map(({ figures }) => figures),
  );
  // Where nothing says which year is which, the one of which a total is printed is not the former.
  const years = own.some(({ figures }) => figures.length === 2) ? [0, 1] : [0];
  const [only, ...others] = years.filter((index) => totals[index] !== undefined);
  const index = years.length === 1 ? 0 : (said ?? (others.length === 0 ? only : undefined));
  const total = index === undefined ? undefined : totals[index];
  const filled = own.filter(({ figures }) => figures.some(({ value }) => value > 0));
  if (index === undefined || !total || filled.length < MIN_ACCOUNTS) return [];
  return [
    ...own.flatMap(({ name, figures }): SheetLine[] => {
      const figure = figures[figures.length === 1 ? 0 : index];
      return name && figure ? [{ name, figure, cents: signed(figure) }] : [];
    }),
    { name: 'total_bilan', figure: total, cents: total.value },
  ];
}

/** What the plan of accounts calls so. */
const NUMBERS: ReadonlyMap<string, FactName> = new Map([
  ['459', 'creances_douteuses'],
  ['40', 'dette_fournisseurs'],
  ['1031', 'avances_tresorerie'],
  ['102', 'provisions_travaux'],
  ['105', 'fonds_travaux'],
  ['12', 'solde_travaux'],
  ['50', 'fonds_places'],
  ['51', 'banques'],
  ['164', 'emprunts'],
]);

/** « 50 Livret (fonds de travaux placé) »: its number says more than its name. */
function byNumber(words: string): FactName | null {
  const names = new Set((words.match(/\b\d+\b/g) ?? []).flatMap((one) => NUMBERS.get(one) ?? []));
  const [only, ...others] = names;
  return only && others.length === 0 ? only : null;
}

const DAYS = /\b\d{1,2}[./-]\d{1,2}[./-]\d{2,4}\b/g;

function accountOf({ words: all, figures }: Named): Account[] {
  const words = all.replaceAll(DAYS, ' ');
  if (isFormer(words) && figures.length === 1) return [];
  const name = byNumber(words) ?? ACCOUNTS.find(([, pattern]) => pattern.test(words))?.[0];
  if (name) return [{ name, side: ASSETS.includes(name) ? 1 : -1, figures }];
  const side = OTHER_ASSET.test(words) ? 1 : OTHER_DEBT.test(words) ? -1 : null;
  return OTHER.test(words) && !/\btotal\b/.test(words) ? [{ name: null, side, figures }] : [];
}

const YEAR_WORDS =
  /[\s;,:([-]*(?:exercice |annee )?(?:precedente?|clos|n(?: ?- ?1)?)(?: approuve)?\W*$/;

/** « Emprunts – exercice précédent 0,00 ; exercice clos 21 289,23 »: what says only its year is of the account before. */
const withAccounts = (parts: readonly Named[]): Named[] =>
  parts.map((part, at) => {
    const before = parts[at - 1];
    const isYear = part.words.replace(YEAR_WORDS, '') === '';
    return before && isYear && part.words !== ''
      ? { ...part, words: `${before.words.replace(YEAR_WORDS, '')} ${part.words}` }
      : part;
  });

/** « Sur le compte courant (compte 51), 908,45 € ; sur le livret… »: words go on from line to line. */
function inSentences(rows: readonly Row[]): Account[] {
  const [first] = rows;
  if (!first) return [];
  const words = rows.flatMap(({ line }) => line.words);
  const whole = { ...first, line: { ...first.line, words }, figures: rows.flatMap(amountsIn) };
  return namedIn(whole, false).flatMap(accountOf);
}

const isAccount = (words: string): boolean => accountOf({ words, figures: [] }).length > 0;
const isNumber = (words: string): boolean => !/[a-z]{2}/.test(words);

/** « 45 Copropriétaires, sommes » over « exigibles », or a name of two lines with its sums between them. */
function wholeName(rows: readonly Row[], words: string, figure: Figure): string {
  if (isNumber(words)) return `${words} ${aroundOf(rows, figure)}`.trim();
  const [account] = accountOf({ words, figures: [] });
  const whole = `${words} ${belowOf(rows, figure)}`;
  const isNamed = account?.name || /\btotal\b/.test(words);
  return isNamed || !isAccount(whole) ? words : whole;
}

/** The parts of a row, by their whole names; sums of which only lines around theirs say the name are a part too. */
function partsOf(rows: readonly Row[], row: Row, isSumsFirst: boolean): Named[] {
  const parts = namedIn(row, isSumsFirst);
  if (isSumsFirst) return parts;
  return parts.flatMap(({ words, figures }) => {
    const own: { words: string; figures: Figure[] }[] = [];
    for (const figure of figures) {
      const last = own.at(-1);
      const around = last ? aroundOf(rows, figure) : wholeName(rows, words, figure);
      if (last && around === '') last.figures.push(figure);
      else own.push({ words: around, figures: [figure] });
    }
    return own;
  });
}

/** In rows: the name of an account stands no higher over its sum. */
const OVER = 3;

/** Each sum under the name of its account; those of another year say its day. */
function inCards(rows: readonly Row[]): Account[] {
  const own = rows.flatMap(amountsIn).filter((figure) => !/\d[./]\d/.test(besideOf(rows, figure)));
  const named = own.flatMap((figure) => {
    const cells = rows
      .slice(Math.max(0, figure.row - OVER), figure.row)
      .filter(({ page }) => page === figure.page)
      .flatMap((row) => cellsOf(row.line, row.height))
      .filter(({ box }) => box[0] <= figure.box[2] && box[2] >= figure.box[0]);
    const cell = cells.findLast(
      ({ text }) => accountOf({ words: fold(text), figures: [] }).length > 0,
    );
    return cell ? [{ figure, words: fold(cell.text) }] : [];
  });
  return named.flatMap(({ words, figure }) => accountOf({ words, figures: [figure] }));
}

/** The last row before this one that says a year, and no sum. */
const headBefore = (rows: readonly Row[], at: number): string | undefined =>
  rows
    .slice(0, at)
    .flatMap((row) => (amountsIn(row).length === 0 ? [wordsIn(row)] : []))
    .findLast((words) => lateness(words) !== null);
const wordsIn = ({ line }: Row): string => fold(line.words.map(({ text }) => text).join(' '));

/** Two sheets one under the other, a year each: where both hold, the one that is headed by the later year. */
function inLaterSheet(rows: readonly Row[], isSumsFirst: boolean): SheetLine[] {
  const accountsIn = (part: readonly Row[]) =>
    part.flatMap((row) => namedIn(row, isSumsFirst)).flatMap(accountOf);
  const holding = (part: readonly Row[]) => balanced(part, [], accountsIn(part));
  for (const [at, row] of rows.entries()) {
    if (amountsIn(row).length > 0 || lateness(wordsIn(row)) === null) continue;
    const [upper, lower] = [rows.slice(0, at), rows.slice(at)];
    const first = upper.findIndex((one) => amountsIn(one).length > 0);
    const years = [headBefore(upper, first), wordsIn(row)].map((words) => lateness(words ?? ''));
    const [one, other] = [holding(upper), holding(lower)];
    const [above, below] = years;
    if (one.length === 0 || other.length === 0 || above == null || below == null) continue;
    // A day and a word say nothing of one another.
    if (above === below || above > 1 !== below > 1) continue;
    return above > below ? one : other;
  }
  return [];
}

export function balanceSheet(rows: readonly Row[]): SheetLine[] {
  const columns = summedColumns(rows);
  const isSumsFirst = areSumsFirst(rows);
  const inRows = rows
    .flatMap((row) => withAccounts(partsOf(rows, row, isSumsFirst)))
    .flatMap(accountOf);
  const whole =
    [() => inRows, () => inSentences(rows), () => inCards(rows)]
      .map((accounts) => balanced(rows, columns, accounts()))
      .find(({ length }) => length > 0) ?? [];
  const known = whole.length > 0 ? whole : inLaterSheet(rows, isSumsFirst);
  const found = inRows.flatMap(({ name, figures }): SheetLine[] => {
    const figure =
      figures.length === 1
        ? figures[0]
        : figures.length === 2
          ? closedOf(rows, columns, figures)
          : undefined;
    // An account that holds nothing is added to nothing, nor is a loan.
    const isProven =
      figure &&
      (figure.value === 0 || isAddedUp(columns, figure) || (name && BESIDE.includes(name)));
    return name && figure && isProven ? [{ name, figure, cents: signed(figure) }] : [];
  });
  const totals = found.filter(({ name }) => name === 'total_bilan');
  // Left is right: a total that is printed once proves nothing, and one that differs disproves all.
  if (known.length === 0 && new Set(totals.map(({ cents }) => cents)).size > 1) return [];
  const rest = found.filter(({ name }) => known.every((one) => one.name !== name));
  return [...Map.groupBy([...known, ...rest], ({ name }) => name).values()].flatMap((own) =>
    new Set(own.map(({ cents }) => cents)).size === 1 ? own.slice(0, 1) : [],
  );
}
