// The table of a call or a settlement: what is shared out, by which key, and this owner's part of it.
import { amountOf } from '../french/amounts.ts';
import { fold } from '../french/fold.ts';
import { findShares } from '../french/shares.ts';
import { writtenWords } from '../french/written.ts';
import type { Cell } from '../layout/cells.ts';
import { hasCents } from '../layout/columns.ts';
import { labelOf, type Row, type Table } from '../layout/tables.ts';
import type { Page } from '../page/page.ts';
import type { Sheet } from './sheet.ts';

type Role = 'TOTAL' | 'BASE' | 'PART' | 'QUOTE' | 'RECOVERABLE';
/** The first that matches: « Dont locatif » and « Total tantièmes » hold words of others. */
const HEADS: readonly (readonly [Role, RegExp])[] = [
  ['RECOVERABLE', /locati|recuperable|recup\b|deductible/],
  [
    'QUOTE',
    /quote ?-? ?part|votre part|part a (votre )?charge|montant appele|votre (charge|montant)/,
  ],
  ['BASE', /\bbase\b|total (des )?(tantiemes|milliemes)|(tantiemes|milliemes) (totaux|immeuble)/],
  ['PART', /tantieme|millieme|\btant\b/],
  ['TOTAL', /total|repartir|depense|budget|montant|global/],
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

const TOTAL_ROW =
  /^(?:sous[ -]?)?total|^montant (?:total|de l'appel|de votre appel|des appels?|appele|a (?:payer|regler))|^net a payer|^a (?:payer|regler)/;
const BALANCE_ROW = /^(?:ancien )?solde|^report|^a nouveau|^arriere/;

export function shareRows({ tables, page }: Sheet): ShareRow[] {
  return tables.flatMap((table) => {
    const roles = rolesOf(table);
    return roles.includes('QUOTE') ? table.rows.flatMap((row) => rowOf(row, roles, page)) : [];
  });
}

function rowOf(row: Row, roles: readonly (Role | null)[], page: Page): ShareRow[] {
  const at = (role: Role) => row.values[roles.indexOf(role)] ?? null;
  const label_cell = labelOf(row, 0);
  const label = fold(label_cell?.text ?? '');
  // A label with an amount of its own is a line of text beside the table.
  if (label_cell && label_cell.words.some(({ text }) => /\d[,.]\d{2}$/.test(text))) return [];
  const [told] = row.texts
    .slice(1)
    .flatMap((one) => (one ? findShares(writtenWords(one.words)) : []));
  const part = whole(at('PART')) ?? told?.value.part ?? null;
  const base = whole(at('BASE')) ?? told?.value.base ?? null;
  const [total, quote] = [money(at('TOTAL')), money(at('QUOTE'))];
  return [
    {
      label,
      label_cell,
      kind: TOTAL_ROW.test(label) ? 'TOTAL' : BALANCE_ROW.test(label) ? 'BALANCE' : 'LINE',
      total,
      part,
      base,
      quote,
      recoverable: money(at('RECOVERABLE')),
      proven:
        total && quote && part !== null && base
          ? isShare(total.cents, part, base, quote.cents)
          : null,
      page,
      middle: (row.box[1] + row.box[3]) / 2,
    },
  ];
}

function rolesOf(table: Table): (Role | null)[] {
  const named = table.columns.map(({ head }) => {
    const folded = fold(head);
    return folded === '' ? null : (HEADS.find(([, words]) => words.test(folded))?.[0] ?? null);
  });
  const twice = (role: Role) => named.filter((one) => one === role).length > 1;
  const roles = named.map((role) => (role && twice(role) ? null : role));
  return roles.includes('QUOTE') ? roles : (provenRoles(table) ?? roles);
}

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

export function money(cell: Cell | null): Money | null {
  const read = cell && amountOf(cell.text);
  return cell && read ? { cell, cents: read.side === 'CREDIT' ? -read.cents : read.cents } : null;
}

export const sumOf = (amounts: readonly (Money | null)[]): number =>
  amounts.reduce((sum, one) => sum + (one?.cents ?? 0), 0);

export const cellsOfMoney = (amounts: readonly (Money | null)[]): Cell[] =>
  amounts.flatMap((one) => (one ? [one.cell] : []));
