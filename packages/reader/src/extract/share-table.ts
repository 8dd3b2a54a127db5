// The table of a call or a settlement: what is shared out, by which key, and this owner's part of it.
import { amountOf } from '../french/amounts.ts';
import { fold } from '../french/fold.ts';
import { findShares, type Share } from '../french/shares.ts';
import { writtenWords } from '../french/written.ts';
import type { Cell } from '../layout/cells.ts';
import { hasCents } from '../layout/columns.ts';
import { labelOf, type Row, type Table } from '../layout/tables.ts';
import { middleOf } from '../page/box.ts';
import type { Page } from '../page/page.ts';
import { BEFORE, CALLED, TO_PAY } from './call-words.data.ts';
import type { Sheet } from './sheet.ts';

type Role = 'TOTAL' | 'BASE' | 'PART' | 'QUOTE' | 'RECOVERABLE';
/** The first that matches: « Dont locatif » and « Total tantièmes » hold words of others. */
const HEADS: readonly (readonly [Role, RegExp])[] = [
  ['RECOVERABLE', /locati|locataire|recup|deductible/],
  [
    'QUOTE',
    /quote ?-? ?part|^part$|(?:votre|vos) (?:part|charge|montant|provision|appel)|part (?:a (?:votre )?charge|individuelle|(?:co)?proprietaire)|montant (?:appele|de l'appel|a payer)|\ba payer\b|^(?:appel|provision) ?(?:appelee?)?$/,
  ],
  [
    'BASE',
    /\bbase\b|^sur$|total (?:des )?(?:tantiemes|milliemes)|(?:tantiemes|milliemes) (?:totaux|generaux|(?:de l')?immeuble|de la cle)/,
  ],
  ['PART', /tantieme|millieme|\btant\b/],
  ['TOTAL', /total|repartir|depense|budget|montant|global|immeuble/],
];
/** Rounding of several lots. */
export const TOLERANCE = 2;
/** A call is a whole budget, or one part of a year's. */
const PARTS_OF_YEAR = [1, 2, 3, 4, 12];

export type Money = { cell: Cell; cents: number };
export type ShareRow = {
  /** Folded. */
  label: string;
  label_cell: Cell | null;
  /** As printed: what the share is of. */
  key: string;
  kind: 'LINE' | 'TOTAL' | 'BALANCE';
  total: Money | null;
  part: number | null;
  base: number | null;
  quote: Money | null;
  recoverable: Money | null;
  /** Whether the quote is the total × part ÷ base; null where the row does not say. */
  proven: boolean | null;
  page: Page;
  middle: number;
};

const TOTAL_ROW = new RegExp(
  `^(?:(?:sous[ -]?)?tota(?:l|ux)\\b|${CALLED.source}|${TO_PAY.source})`,
  'u',
);
const BALANCE_ROW = new RegExp(`^(?:${BEFORE.source})`, 'u');

export const kindOf = (label: string): ShareRow['kind'] =>
  TOTAL_ROW.test(label) ? 'TOTAL' : BALANCE_ROW.test(label) ? 'BALANCE' : 'LINE';

export function shareRows(sheet: Sheet): ShareRow[] {
  return sheet.tables.flatMap((table) => {
    const roles = rolesOf(table);
    return roles.includes('QUOTE') ? table.rows.flatMap((row) => rowOf(row, roles, sheet)) : [];
  });
}

function rowOf(row: Row, roles: readonly (Role | null)[], sheet: Sheet): ShareRow[] {
  const at = (role: Role) => row.values[roles.indexOf(role)] ?? null;
  const label_cell = labelOf(row, 0);
  const label = fold(label_cell?.text ?? '');
  // A label with an amount of its own is a line of text beside the table.
  if (label_cell && label_cell.words.some(({ text }) => /\d[,.]\d{2}$/.test(text))) return [];
  const [total, quote] = [money(at('TOTAL')), money(at('QUOTE'))];
  const middle = (row.box[1] + row.box[3]) / 2;
  const own = ownShare(row, whole(at('PART')), whole(at('BASE')));
  const proves = (share: Share | null): boolean | null =>
    total && quote && share?.base
      ? isShare(total.cents, share.part, share.base, quote.cents)
      : null;
  const title = own ? null : titleShare(sheet, middle);
  const lent = title && proves(title.share) ? title : null;
  const share = own ?? lent?.share ?? null;
  return [
    {
      label,
      label_cell,
      key: keyName(lent?.name ?? label_cell?.text ?? ''),
      kind: kindOf(label),
      total,
      part: share?.part ?? whole(at('PART')),
      base: share?.base ?? whole(at('BASE')),
      quote,
      recoverable: money(at('RECOVERABLE')),
      proven: proves(share),
      page: sheet.page,
      middle,
    },
  ];
}

/** In its columns, or written as a fraction anywhere on the row. */
function ownShare({ texts }: Row, part: number | null, base: number | null): Share | null {
  if (part !== null && base !== null) return { part, base };
  const told = texts.flatMap((one) => (one ? findShares(writtenWords(one.words)) : []));
  const [only, ...others] = told.filter(({ value }) => value.base !== null);
  return only && others.length === 0 ? only.value : null;
}

/** « 001 CHARGES GENERALES – 318/10000 » stands over the lines that it shares. */
function titleShare({ lines }: Sheet, middle: number): { share: Share; name: string } | null {
  const titles = lines.flatMap(({ cells, box }) => {
    const [only, ...others] = cells;
    if (!only || others.length > 0 || hasCents(only) || middleOf(box) >= middle) return [];
    const [share] = findShares(writtenWords(only.words));
    return share ? [{ share: share.value, name: only.text }] : [];
  });
  return titles.at(-1) ?? null;
}

/** Without its share and its number. */
export const keyName = (text: string): string =>
  text
    .replace(/^\d{1,4}\s*[-–—.:]?\s+(?=\p{L})/u, '')
    .replace(
      /\s*[-–—:]?\s*\(?\s*\d[\d\s.]*(?:\/|sur)\s*\d[\d\s.]*(?:[eè]mes?|tantièmes|millièmes)?\s*\)?$/iu,
      '',
    );

function rolesOf(table: Table): (Role | null)[] {
  const named = table.columns.map(({ head }) => {
    const folded = fold(head);
    return folded === '' ? null : (HEADS.find(([, words]) => words.test(folded))?.[0] ?? null);
  });
  const twice = (role: Role) => named.filter((one) => one === role).length > 1;
  const roles = named.map((role) => (role && twice(role) ? null : role));
  if (roles.includes('QUOTE')) return roles;
  return provenRoles(table) ?? addedRoles(table, roles) ?? roles;
}

/** A list of sums without heads is one where its lines add up to its total. */
function addedRoles(
  { columns, rows }: Table,
  roles: readonly (Role | null)[],
): (Role | null)[] | null {
  const addsUp = (column: number): boolean => {
    let [sum, lines] = [0, 0];
    return rows.some((row) => {
      const amount = money(row.values[column] ?? null);
      const kind = kindOf(fold(labelOf(row, 0)?.text ?? ''));
      if (amount && kind === 'LINE') [sum, lines] = [sum + amount.cents, lines + 1];
      return kind === 'TOTAL' && lines >= MIN_LINES && amount?.cents === sum;
    });
  };
  const added = Array.from(columns.keys()).filter(addsUp);
  const [only] = added;
  return only !== undefined && added.length === 1
    ? roles.map((role, index) => (index === only ? 'QUOTE' : role))
    : null;
}
const MIN_LINES = 2;

/** Without heads the arithmetic may still say which column is which: total, the key, then the quote. */
function provenRoles({ columns, rows }: Table): Role[] | null {
  const orders = [
    ['TOTAL', 'BASE', 'PART', 'QUOTE'],
    ['TOTAL', 'PART', 'BASE', 'QUOTE'],
  ] as const;
  if (columns.length !== 4) return null;
  const full = rows.filter(({ values }) => values.every((cell) => cell !== null));
  const proves = (order: (typeof orders)[number]) =>
    full.length >= 2 &&
    full.every(({ values }) => {
      const at = (role: Role) => values[order.findIndex((one) => one === role)] ?? null;
      const [total, quote, part, base] = [
        money(at('TOTAL')),
        money(at('QUOTE')),
        whole(at('PART')),
        whole(at('BASE')),
      ];
      return (
        total &&
        quote &&
        part !== null &&
        base !== null &&
        part < base &&
        isShare(total.cents, part, base, quote.cents)
      );
    });
  const order = orders.find(proves);
  return order ? [...order] : null;
}

const isShare = (total: number, part: number, base: number, quote: number): boolean =>
  PARTS_OF_YEAR.some((parts) => Math.abs((total * part) / base / parts - quote) <= TOLERANCE);

function whole(cell: Cell | null): number | null {
  return cell && !hasCents(cell) ? Number(fold(cell.text).replaceAll(/[ .]/g, '')) || null : null;
}

/** It shares something out: not a sum of the settlement that stands under the lines. */
export const isShared = ({ kind, quote, total, part }: ShareRow): boolean =>
  kind === 'LINE' && quote !== null && (total !== null || part !== null);

export function money(cell: Cell | null): Money | null {
  const read = cell && amountOf(cell.text);
  return cell && read ? { cell, cents: read.side === 'CREDIT' ? -read.cents : read.cents } : null;
}

export const sumOf = (amounts: readonly (Money | null)[]): number =>
  amounts.reduce((sum, one) => sum + (one?.cents ?? 0), 0);

export const cellsOfMoney = (amounts: readonly (Money | null)[]): Cell[] =>
  amounts.flatMap((one) => (one ? [one.cell] : []));
