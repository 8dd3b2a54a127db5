// The table of a call or a settlement: what is shared out, by which key, and this owner's part of it.
import { fold } from '../../french/fold.ts';
import { findShares, type Share } from '../../french/shares.ts';
import { writtenWords } from '../../french/written.ts';
import { type Cell, cellOf } from '../../layout/cells.ts';
import { hasCents } from '../../layout/columns.ts';
import { labelOf, type Row, type Table } from '../../layout/tables.ts';
import { middleOf } from '../../page/box.ts';
import type { Page } from '../../page/page.ts';
import { kindOf, type RowKind } from '../figures/row-kinds.ts';
import type { Sheet } from '../sheet/sheet.ts';
import { type LeftEdge, leftEdge, withinEdge } from './beside-labels.ts';
import { known, type KnownShare, rowShare, wideSpaceIn } from './row-share.ts';
import { withSums } from './row-sums.ts';
import { withNamesAbove } from './rows-of-lots.ts';
import { withShareBelow } from './share-below.ts';
import { isShare, money, type Money, whole } from './share-money.ts';
import { headShare, type Role, rolesOf } from './share-roles.ts';

export type ShareRow = {
  /** Folded. */
  label: string;
  label_cell: Cell | null;
  /** As printed: what the share is of. */
  key: string;
  kind: RowKind;
  total: Money | null;
  part: number | null;
  base: number | null;
  quote: Money | null;
  recoverable: Money | null;
  /** Whether the quote is the total × part ÷ base; null where the row does not say. */
  proven: boolean | null;
  page: Page;
  middle: number;
  /** Which of the page's tables it stands in. */
  table: number;
  /** Of another lot, under the row that names what is shared. */
  below?: boolean;
};

export function shareRows(sheet: Sheet): ShareRow[] {
  const extracted = statedShare(sheet);
  const rows = withNamesAbove(
    sheet.tables.flatMap((table, index) => {
      const [named, roles] = [rolesOf(table), rolesOf(table, extracted)];
      const own = named.includes('QUOTE') ? null : extracted;
      const shared = isParted(sheet, table) ? null : (headShare(table) ?? own);
      const edge = leftEdge(table, sheet.height);
      return roles.includes('QUOTE') && !isCard(table)
        ? table.rows
            .flatMap((row) => rowOf(row, roles, sheet, { shared, index, edge }))
            .map((row) => withShareBelow(sheet, row))
        : [];
    }),
  );
  return withSums(rows);
}

/** The only share that the page tells. */
function statedShare({ written }: Sheet): KnownShare | null {
  const [first, ...others] = findShares(written).flatMap(known);
  const isOne = others.every(({ part, base }) => part === first?.part && base === first.base);
  return first && isOne ? first : null;
}

/** « Lot 47 – 20/10000 », alone between its rows: the share over the first of them is not that of all. */
const isParted = ({ lines }: Sheet, { rows, box }: Table): boolean =>
  lines.some(
    ({ cells, box: own }) =>
      own[1] > box[1] &&
      own[3] < box[3] &&
      !cells.some(hasCents) &&
      rows.every((row) => middleOf(own) < row.box[1] || middleOf(own) > row.box[3]) &&
      findShares(writtenWords(cells.flatMap(({ words }) => words))).length > 0,
  );

/** « Montant de l’appel | Solde | Net à payer » over one line of figures tells sums, and shares nothing out. */
const isCard = ({ rows }: Table): boolean =>
  rows.length === 1 && rows.every(({ texts }) => texts.every((text) => text === null));

function rowOf(
  row: Row,
  roles: readonly (Role | null)[],
  sheet: Sheet,
  { shared, index, edge }: { shared: KnownShare | null; index: number; edge: LeftEdge },
): ShareRow[] {
  const at = (role: Role) => row.values[roles.indexOf(role)] ?? null;
  const label_cell = withinEdge(nameIn(row, roles), edge);
  const label = fold(label_cell?.text ?? '');
  // A label with an amount of its own is a line of text beside the table.
  if (label_cell && /\d[,.]\d{2}(?:$|\s)/.test(withoutWorking(label))) return [];
  const [total, quote] = [money(at('TOTAL')), money(at('QUOTE'))];
  const middle = (row.box[1] + row.box[3]) / 2;
  const part = whole(at('PART')) ?? ofLots(row, roles);
  const base = whole(at('BASE')) ?? baseNamed(row, part, total, quote);
  const kind = kindOf(label);
  const own =
    part !== null && base !== null
      ? { part, base }
      : (rowShare(row) ?? (kind === 'LINE' && quote ? shared : null));
  const proves = (share: Share | null): boolean | null =>
    total && quote && share?.base
      ? isShare(total.cents, share.part, share.base, quote.cents)
      : null;
  const title = own ? null : (titleShare(sheet, middle) ?? titleBase(sheet, middle, part, proves));
  const lent = title && proves(title.share) ? title : null;
  const share = own ?? lent?.share ?? null;
  return [
    {
      label,
      label_cell,
      key: keyName(lent?.name ?? (label_cell ? namedIn(label_cell) : '')),
      kind,
      total,
      part: share?.part ?? part,
      base: share?.base ?? base,
      quote,
      recoverable: money(at('RECOVERABLE')),
      proven: proves(share) ?? (kind === 'TOTAL' && proves(shared) ? true : null),
      page: sheet.page,
      middle,
      table: index,
    },
  ];
}

/** « 10 000 tant. | 198 »: a base with its unit is no figure of a column, and its sum proves it. */
function baseNamed(
  { texts }: Row,
  part: number | null,
  total: Money | null,
  quote: Money | null,
): number | null {
  const bases = texts.flatMap((text) => {
    const count = BASE_NAMED.exec(fold(text?.text ?? ''))?.groups?.['base'];
    return count === undefined ? [] : [Number(count.replaceAll(/[ .]/g, ''))];
  });
  const [only, ...others] = bases;
  const isProven =
    only && part !== null && total && quote && isShare(total.cents, part, only, quote.cents);
  return isProven && others.length === 0 ? only : null;
}
const BASE_NAMED =
  /^(?<base>\d{1,3}(?:[ .]?\d{3})*) ?(?:tant(?:iemes)?|mill(?:iemes)?|iemes|emes)\.?$/;

/** « 14/09/2026) », the end of a label that was wrapped beside the column of names, is no name. */
function nameIn(row: Row, roles: readonly (Role | null)[]): Cell | null {
  const [first, second] = row.texts;
  // « Clé | Libellé »: before the codes of a table stands what is beside it.
  if (roles[0] === 'CODE' && second && /\p{L}{3}/u.test(second.text)) return second;
  const nearest = labelOf(row, roles.indexOf('QUOTE'));
  const isName = first && (/\p{L}/u.test(first.text) || !/\p{L}{3}/u.test(nearest?.text ?? ''));
  // « 233,95   charges courantes »: the sums come first.
  return (isName ? first : nearest) ?? row.texts[roles.indexOf('QUOTE') + 1] ?? lastName(row);
}

/** « 412,50 | 550 | 10000 | 7 500,00 | Charges générales | 27-63 »: what it is for is named after all the figures. */
function lastName({ texts }: Row): Cell | null {
  const [only, ...others] = texts.flatMap((text) =>
    text && /\p{L}{3}/u.test(text.text) ? [text] : [],
  );
  if (!only || others.length > 0) return null;
  const at = wideSpaceIn(only.words);
  const isFollowed = at > 0 && only.words.slice(at).every(({ text }) => /^[\d,/+-]+$/.test(text));
  return isFollowed ? cellOf(only.words.slice(0, at)) : only;
}

/** What stands before a fraction in a column of its own. */
function namedIn({ text, words }: Cell): string {
  const at = wideSpaceIn(words);
  const last = words.slice(at).map((word) => word.text);
  return at > 0 && /^[\d\s./]+$/.test(last.join(' '))
    ? words
        .slice(0, at)
        .map((word) => word.text)
        .join(' ')
    : text;
}

/** Each lot has its column: an owner's part is that of all of them. */
function ofLots({ values }: Row, roles: readonly (Role | null)[]): number | null {
  const parts = values.flatMap((cell, at) => (roles[at] === 'LOT' ? (whole(cell) ?? []) : []));
  return parts.length > 0 ? parts.reduce((sum, one) => sum + one, 0) : null;
}

/** « Provision : 9 600,00 / 4 × 118 / 1 000 », « 71 m³ x 4,12 » and « 1/4 de 9 600,00 € » show how a sum was worked out, « (dont 12,00 » what it holds, closed on the next line or not. */
const WORKING =
  /\d{1,2}[,.]\d{1,2} ?%|\d[\d .]*(?:[,.]\d+)? ?(?:m3|m³|kwh|unites?) (?:a|x|×) \d+[,.]\d{2,4} ?€?(?: ?\/ ?(?:m3|m³|kwh))?|(?:\b\d{1,6}\s*\/\s*\d{1,3}(?: ?\d{3})?(?:i?emes?|e)?|\d\s*%|\b(?:moitie|tiers|quart|douzieme|budget|base|montant)(?: (?:vote|annuel|total|previsionnel))?)\s*(?:de|d'|du|sur|:|=|x|×)\s*\d[\d .]*[,.]\d{2}(?:\s*(?:€|euros?|eur)(?:\s+(?:par an|l'an|ttc))?)?|\d[\d .]*(?:[,.]\d+)?\s*(?:m3|m³|kwh|unites?)?\s*[×x*]\s*\d[\d .]*[,.]\d{2,4}(?:\s*€)?$|[:(=]?\s*\d[\d .]*[,.]\d{2}\s*(?:€\s*)?(?:pour l'[a-z]+\s*)?[/×x*÷].*$|\([^()]*(?:\)|$)/g;
const withoutWorking = (label: string): string => label.replaceAll(WORKING, '').trim();

/** « 001 CHARGES GENERALES – 318/10000 » stands over the lines that it shares. */
function titleShare({ lines }: Sheet, middle: number): { share: Share; name: string } | null {
  const titles = lines.flatMap(({ cells, box }) => {
    const [only, ...others] = cells;
    if (!only || cells.some(hasCents) || middleOf(box) >= middle) return [];
    const [share] = findShares(writtenWords(only.words));
    if (share && others.length === 0) return [{ share: share.value, name: only.text }];
    const extracted =
      others.length === 0 ? (statedInTitle(only.text) ?? smallInTitle(only.text)) : null;
    if (extracted) return [extracted];
    // « ASCENSEUR   1000   71 »: the base and the part, each in its column.
    const [one, other, ...more] = others.map(whole);
    const isKey = one && other && more.length === 0 && /\p{L}{3}/u.test(only.text);
    return isKey
      ? [{ share: { part: Math.min(one, other), base: Math.max(one, other) }, name: only.text }]
      : [];
  });
  return titles.at(-1) ?? null;
}

/** « CHAUFFAGE (base 9 500) – vos tantièmes : 160 ». */
const [OF_BASE, OF_PART] = [
  /\b(?:base|sur|total)\b[^\d]{0,15}(?<count>\d{1,3}(?:[ .]?\d{3})*)/,
  /\b(?:tantiemes|milliemes|parts?|quote-part)\b[^\d]{0,15}(?<count>\d{1,3}(?:[ .]?\d{3})*)/,
] as const;

function statedInTitle(text: string): { share: Share; name: string } | null {
  const folded = fold(text);
  const found = [OF_BASE.exec(folded), OF_PART.exec(folded)];
  const [base, part] = found.map((one) => Number(one?.groups?.['count']?.replaceAll(/[ .]/g, '')));
  if (!base || !part || part > base) return null;
  const end = Math.min(...found.map((one) => one?.index ?? Infinity));
  return {
    share: { part, base },
    name: text.slice(0, end).replace(/[\s(–—:,-]+(?:vos\s*)?$/u, ''),
  };
}

/** « PARKINGS (1/18) »: what it makes of the sums under it proves that it is a share. */
function smallInTitle(text: string): { share: Share; name: string } | null {
  const { name, part, base } = SMALL.exec(text)?.groups ?? {};
  return name !== undefined && Number(part) < Number(base)
    ? { share: { part: Number(part), base: Number(base) }, name }
    : null;
}
const SMALL =
  /^(?<name>\p{L}.*?)\s*[(–—:-]\s*(?<part>\d{1,3})\s?(?:\/|sur)\s?(?<base>\d{1,3})\)?$/u;

const BASE =
  /(?<=\p{L}{3}.*?)[(\s:-]*(?:(?:base|sur|total|soit|pour)\b[^\d()]{0,20})?(?<!\d[\d ]*)(?<base>\d{1,3}(?:[ .]?\d{3})*)(?: ?(?:tantiemes|milliemes|iemes|emes|parts))?\)?$/u;

/** « ASCENSEUR (base 500) », « Clé 4 – 1 000 èmes » stand over lines that tell the owner's part only, and that they prove. */
function titleBase(
  { lines }: Sheet,
  middle: number,
  part: number | null,
  proves: (share: Share) => boolean | null,
): { share: Share; name: string } | null {
  if (part === null) return null;
  const titles = lines.flatMap(({ cells, box, folded }) => {
    const [only, ...others] = cells;
    if (!only || others.length > 0 || middleOf(box) >= middle) return [];
    const match = BASE.exec(folded);
    const base = Number(match?.groups?.['base']?.replaceAll(/[ .]/g, ''));
    const isBase = match && base > part && proves({ part, base });
    return isBase ? [{ share: { part, base }, name: only.text.slice(0, match.index) }] : [];
  });
  return titles.at(-1) ?? null;
}

/** Without its share and its number. */
export const keyName = (text: string): string =>
  text
    .replace(/^[\s*•·>=#–—-]+/u, '')
    .replace(
      /\s*[:(=]?\s*\d[\d\s.]*(?:[,.]\d{2}\s*(?:€\s*)?|€\s*)(?:pour l[’']\p{L}+\s*)?[/×x*÷].*$/u,
      '',
    )
    .replace(/^(?:\d{1,4}|\p{Lu}\d{0,2})\s*[-–—.:]?\s+(?=\p{Lu}?\p{L}{2})/u, '')
    // « CG Charges générales »: the code of a key before its name.
    .replace(/^\p{Lu}{2}\s+(?=\p{Lu}\p{Ll})/u, '')
    .replace(
      /\s*[-–—:,]?\s*\(?\s*\d[\d\s.]*(?:\/|sur)\s*\d[\d\s.]*(?:[eè]mes?|tantièmes|millièmes)?\s*\)?$/iu,
      '',
    )
    .replace(/\s*[·•|→:–—-]+\s*$/u, '');

/** It shares something out: not a sum of the settlement that stands under the lines. */
export const isShared = ({ kind, quote, total, part }: ShareRow): boolean =>
  kind === 'LINE' && quote !== null && (total !== null || part !== null);
