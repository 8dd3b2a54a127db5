// Annexe 1, the financial statement: each account by its number or its name, in the column of the year that was closed; both sides add up
// to the same.
import type { FactName } from '@quitus/domain/reading/facts.data';

import { headOf, isAddedUp, namedIn, type SummedColumn, summedColumns } from './annexe-sums.ts';
import type { Figure, Row } from './figures.ts';

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

export function balanceSheet(rows: readonly Row[]): SheetLine[] {
  const columns = summedColumns(rows);
  const found = rows.flatMap(namedIn).flatMap(({ words, figures }): SheetLine[] => {
    const name = ACCOUNTS.find(([, pattern]) => pattern.test(words))?.[0];
    const figure =
      figures.length === 1
        ? figures[0]
        : figures.length === 2
          ? closedOf(rows, columns, figures)
          : undefined;
    // An account that holds nothing is added to nothing.
    const isProven =
      figure && (figure.value === 0 || isAddedUp(columns, figure) || name === 'total_bilan');
    return name && figure && isProven ? [{ name, figure, cents: signed(figure) }] : [];
  });
  const totals = found.filter(({ name }) => name === 'total_bilan');
  // Left is right: a total that is printed once proves nothing, and one that differs disproves all.
  if (new Set(totals.map(({ cents }) => cents)).size > 1) return [];
  return [...Map.groupBy(found, ({ name }) => name).values()].flatMap((own) =>
    new Set(own.map(({ cents }) => cents)).size === 1 ? own.slice(0, 1) : [],
  );
}
