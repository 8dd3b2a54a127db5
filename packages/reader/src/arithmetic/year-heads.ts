// Which year of an annexe a sum is of, and whether it was spent or voted, as the words over or beside it say.
import type { SheetLine } from './balance-sheet.ts';
import type { Figure } from './figures.ts';

export type YearName =
  | 'charges_courantes_precedentes'
  | 'budget_clos'
  | 'charges_courantes'
  | 'budget_en_cours'
  | 'budget_a_voter';
const BUDGET = /budget|previsionnel|proposes?\b|\bvotes?\b|\bvoter\b|\ben cours\b/;
const SPENT = /realis|approuv|depens|\breel|\bclos\b|exercice|precedent|\breal\b/;
/** « Exercice clos à approuver : budget voté », where the second line is of one column of two, is a budget. */
const WAS_SPENT =
  /(?:\breal\b|realis|\breel|depens|a approuver)(?!.*(?:budget|previsionnel|\bvotes?\b|\bvoter\b))/;
const NO_YEAR = /\becart\b|difference|\bsolde\b/;

/** The last year that a head names: « 2024-2025 », « N+1 »; null where it names none. */
export function yearIn(head: string): number | null {
  const years = [...head.matchAll(/\b20(\d{2})\b/g)].map(([, year]) => Number(year));
  // « 2024/25 ».
  const [, short] = /\b20\d{2}[/-](\d{2})\b/.exec(head) ?? [];
  if (years.length > 0) return Math.max(...years, Number(short ?? 0));
  // « EX 25/26 ».
  const [, from = '', to = ''] = /\b(\d{2})[/-](\d{2})\b/.exec(head) ?? [];
  if (to !== '' && Number(to) === Number(from) + 1) return Number(to);
  const steps = /\bn ?(?:([+-]) ?(\d))?(?![\w°])/.exec(head);
  return steps ? Number(`${steps[1] ?? ''}${steps[2] ?? 0}`) : null;
}

export type Head = { isBudget: boolean; isVoted: boolean; year: number | null; words: string };

/** « N-1 », « N+2 » alone: what was is spent, what is to come is voted. */
function stepHead(words: string): Head | null {
  const [, sign] = /^\W*(?:annee |exercice )?n ?([+-]) ?\d\W*$/.exec(words) ?? [];
  if (sign === undefined) return null;
  return { isBudget: sign === '+', isVoted: true, year: yearIn(words), words };
}

/** « Réalisé àapprouver », « en coursvoté »: OCR loses the space after a short word. */
const GLUED = /\ba(?=approuver\b|voter\b)|\bcours(?=votes?\b)/g;

export function headIn(printed: string): Head | null {
  const words = printed.replaceAll(GLUED, '$& ');
  const step = stepHead(words);
  if (step) return step;
  const isBudget = BUDGET.test(words) && !WAS_SPENT.test(words);
  if (NO_YEAR.test(words) || (!isBudget && !SPENT.test(words))) return null;
  return { isBudget, isVoted: !/\bvoter\b|propose/.test(words), year: yearIn(words), words };
}

/** From the years that heads name: two that were spent, and the budgets counted from the later one. What is to be voted says so. */
function byYear(heads: readonly Head[]): YearName[] | null {
  const spent = new Set(heads.flatMap(({ isBudget, year }) => (isBudget ? [] : [year])));
  const isDated = heads.every(({ year, isBudget, isVoted }) =>
    year === null ? isBudget && !isVoted : true,
  );
  if (!isDated || spent.size !== 2) return null;
  const closed = Math.max(...[...spent].map(Number));
  return heads.map(({ isBudget, isVoted, year }) => {
    if (!isBudget) return year === closed ? 'charges_courantes' : 'charges_courantes_precedentes';
    if (year === closed) return 'budget_clos';
    return isVoted && year === closed + 1 ? 'budget_en_cours' : 'budget_a_voter';
  });
}

/** From the words of the decree: « exercice clos, réalisé à approuver » says no year. */
function byWords(heads: readonly Head[]): YearName[] | null {
  const closed = heads.filter(
    ({ isBudget, words }) => !isBudget && /\bclos\b|a approuver/.test(words),
  );
  if (closed.length !== 1) return null;
  return heads.map((head) => {
    const { isBudget, isVoted, words } = head;
    if (!isBudget)
      return head === closed[0] ? 'charges_courantes' : 'charges_courantes_precedentes';
    if (!isVoted) return 'budget_a_voter';
    return /\ben cours\b/.test(words) ? 'budget_en_cours' : 'budget_clos';
  });
}

/** What each column is; null where heads do not tell them apart. */
export function yearNames(heads: readonly (Head | null)[]): YearName[] | null {
  const own = heads.flatMap((head) => head ?? []);
  if (own.length < heads.length) return null;
  const isClear = (names: YearName[] | null) =>
    names !== null && names.includes('charges_courantes') && new Set(names).size === names.length;
  return [byYear(own), byWords(own)].find(isClear) ?? null;
}

export type YearKey = { label: string; figures: Partial<Record<YearName, Figure>> };

export type ManagementAccount = {
  lines: readonly SheetLine[];
  /** By key, where the sums of a sum are named. */
  by_key: readonly YearKey[];
};
