// Annexe 1, the financial statement: each account by its number or its name, in the column of the year that was closed; both sides add up
// to the same.
import type { FactName } from '@quitus/domain/reading/facts.data';

import { isAddedUp, namedIn, summedColumns } from './annexe-sums.ts';
import type { Figure, Row } from './figures.ts';
import { rowText } from './labels.ts';

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
const WORDS_OF_LAST = /\b(?:exercice )?clos\b|exercice n\b|\ba approuver\b/;
const WORDS_OF_FORMER = /precedent|anterieur|n ?- ?1|\bapprouves?\b/;

/** In a row of heads: which of its columns is of the year that was closed; null where none says so. */
function closedIn(text: string): number | null {
  const years = [...text.matchAll(DAY)].map(
    ([, month, year]) => (Number(year) % 100) * 12 + Number(month),
  );
  if (years.length > 1) return years.indexOf(Math.max(...years));
  const [last, former] = [WORDS_OF_LAST.exec(text)?.index, WORDS_OF_FORMER.exec(text)?.index];
  return last === undefined || former === undefined ? null : last < former ? 0 : 1;
}

/** First or second, as the heads over the tables say; null where they do not agree. */
function closedColumn(rows: readonly Row[]): number | null {
  const said = rows.flatMap(({ figures }, row) => {
    if (figures.some(({ has_cents }) => has_cents)) return [];
    const column = closedIn(rowText(rows, row));
    return column === null ? [] : [column % 2];
  });
  const [first, ...others] = new Set(said);
  return others.length === 0 ? (first ?? null) : null;
}

const signed = ({ value, negative }: Figure): number => (negative ? -value : value);

export function balanceSheet(rows: readonly Row[]): SheetLine[] {
  const columns = summedColumns(rows);
  const closed = closedColumn(rows);
  const found = rows.flatMap(namedIn).flatMap(({ words, figures }): SheetLine[] => {
    const name = ACCOUNTS.find(([, pattern]) => pattern.test(words))?.[0];
    const figure =
      figures.length === 1
        ? figures[0]
        : figures.length === 2 && closed !== null
          ? figures[closed]
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
