import type { FactName } from '@quitus/domain/reading/facts.data';
// Annexes 2 and 3, the accounts of the year: what was spent and what is budgeted, year by year.
import type { Fact } from '@quitus/domain/reading/read-document';

import { fold } from '../../french/fold.ts';
import { hasCents } from '../../layout/columns.ts';
import type { Row, Table } from '../../layout/tables.ts';
import { middleOf } from '../../page/box.ts';
import type { Page } from '../../page/page.ts';
import { withoutQualification } from '../shares/key-titles.ts';
import { cellsOfMoney, money, type Money, sumOf } from '../shares/share-money.ts';
import { factsOf, readCells } from '../sheet/reading.ts';
import { type AnnexeColumn, annexeColumns } from './annexe-columns.ts';
import { type AnnexePart, facingSides, tablesIn } from './annexe-parts.ts';
import { statedWorksFacts } from './annexe-stated-works.ts';
import { addUpTo } from './annexe-sums.ts';

type Line = {
  label: string;
  account: string;
  at: (column: AnnexeColumn) => Money | null;
  /** The title that the line stands under. */
  title: string;
  page: Page;
};

/** « 601 Eau », « 6211a », and « 601000 EAU » of software that numbers its accounts in six figures. */
const ACCOUNT = /^(\d{2,4}[a-z]?|\d{6})(?![\p{L}\d])/u;

const NAMES: readonly (readonly [AnnexeColumn, FactName])[] = [
  ['PREVIOUS', 'charges_courantes_precedentes'],
  ['CLOSED', 'charges_courantes'],
  ['CLOSED_BUDGET', 'budget_clos'],
  ['CURRENT', 'budget_en_cours'],
  ['NEXT', 'budget_a_voter'],
];

function linesOf(parts: readonly AnnexePart[], closed_year: number | null): Line[] {
  return parts.flatMap((part) =>
    tablesIn(part).flatMap((table) =>
      facingSides(table).flatMap(({ start, columns }) => {
        const names = annexeColumns(columns, closed_year);
        const heads = table.header.flat().filter(({ box }) => box[2] < (columns[0]?.left ?? 0));
        const head = heads.findLast(({ text }) => /\p{L}{3}/u.test(text));
        return table.rows.flatMap((row): Line[] => {
          const label = labelIn(table, row, start);
          if (label === '' && start > 0) return [];
          const title = part.lines.findLast(
            ({ box, cells }) =>
              box[3] < row.box[1] + 1 &&
              cells.length === 1 &&
              !cells.some(hasCents) &&
              /^[\p{Lu}\d]/u.test(cells[0]?.text ?? '') &&
              !table.rows.some((one) => goesOn(one, middleOf(box))),
          );
          return [
            {
              label: fold(label),
              account: ACCOUNT.exec(fold(label))?.[1] ?? '',
              at: (column) =>
                money(
                  names.includes(column)
                    ? (row.values[start + names.indexOf(column)] ?? null)
                    : null,
                ),
              title:
                (head && (!title || head.box[1] > title.box[1]) ? head : title?.cells[0])?.text ??
                '',
              page: part.sheet.page,
            },
          ];
        });
      }),
    ),
  );
}

/** Before the figures; where no row has words there, after the last of them, behind the number of the account. */
function labelIn({ columns, rows }: Table, { texts, values }: Row, start: number): string {
  const before = texts[start]?.text ?? '';
  const isMirrored =
    start === 0 && !rows.some((row) => /\p{L}/u.test(row.texts[0]?.text ?? '')) && rows.length > 1;
  const after = texts[columns.length]?.text ?? '';
  const code = values.at(-1)?.text ?? '';
  if (!isMirrored || after === '') return before;
  return /^\d{2,4}$/.test(code) && !/^\d/.test(after) ? `${code} ${after}` : after;
}

/** What is under the first line of a label is the rest of it, and no title. */
const goesOn = ({ texts, box }: Row, middle: number): boolean =>
  texts.some((text) => text?.own && middle > text.own.box[3] && middle < box[3]);

/**
 * A total is given where the lines above add up to it, column by column; or, where OCR lost one of them,
 * where the lines `below` settle it.
 */
const totalFacts = (
  lines: readonly Line[],
  total: Line | undefined,
  rule: string,
  below: readonly Line[] = [],
): Fact[] =>
  total
    ? NAMES.flatMap(([column, name]) => {
        const printed = total.at(column);
        const counted = lines.map(({ label, account, at }) => ({
          label,
          account,
          cents: at(column),
        }));
        return printed &&
          (addUpTo(counted, printed.cents) || isSettled(below, column, printed.cents))
          ? factsOf(name, rule, [readCells(printed.cents, [printed.cell], total.page)])
          : [];
      })
    : [];

/**
 * « Provisions 204 000,00 », « Solde 26 751,50 »: with the total, three figures of which each proves the
 * others. A budget has no balance: it is what is asked for.
 */
function isSettled(below: readonly Line[], column: AnnexeColumn, total: number): boolean {
  const end = below.findIndex(({ label }) => BALANCE.test(label));
  const [last, asked] = [below[end], below.slice(0, Math.max(0, end))];
  const balance = Math.abs(last?.at(column)?.cents ?? 0);
  return (
    last?.page.source === 'OCR' &&
    total !== 0 &&
    asked.some(({ at }) => {
      const cents = at(column)?.cents;
      return cents !== undefined && Math.abs(total - cents) === balance;
    })
  );
}
/** « Soide », as OCR may have it. */
const BALANCE = /^(?:so[li1]de|excedent|insuffisance)\b/;

export function generalFacts(parts: readonly AnnexePart[], closed_year: number | null): Fact[] {
  const lines = linesOf(parts, closed_year);
  const facts = accountFacts(lines);
  return facts.some(({ name }) => name === 'charges_travaux')
    ? facts
    : [...facts, ...parts.flatMap(statedWorksFacts)];
}

function accountFacts(lines: readonly Line[]): Fact[] {
  if (!lines.some(({ account }) => account.startsWith('6'))) return blockFacts(lines);
  const income = lines.findIndex(({ account }) => account.startsWith('7'));
  const upper = income === -1 ? lines : lines.slice(0, income);
  const at = upper.findIndex(({ label }) => /^(?:sous[ -]?)?tota(?:l|ux)\b/.test(label));
  if (at === -1) return totalOverFacts(lines, upper);
  // Under the total of the current charges come works, which have one of their own.
  const [total, above] = [upper[at], upper.slice(0, at)];
  const charges = above.filter(({ account }) => account.startsWith('6'));
  const below = lines.slice(at + 1);
  return [...totalFacts(charges, total, 'annexe-2', below), ...worksFacts(below)];
}

/** « CHARGES COURANTES | 36 118,40 » over « 601 Eau », « 602 … »: the total may head its lines. */
function totalOverFacts(lines: readonly Line[], upper: readonly Line[]): Fact[] {
  const over = upper.findIndex(
    ({ account, label }, index) =>
      account === '' && !WORKS.test(label) && upper[index + 1]?.account.startsWith('6'),
  );
  const rest = upper.slice(over + 1);
  const end = rest.findIndex(({ account }) => !account.startsWith('6'));
  const charges = over === -1 ? [] : rest.slice(0, end === -1 ? undefined : end);
  return [
    ...totalFacts(charges, charges.length > 1 ? upper[over] : undefined, 'annexe-2'),
    ...worksFacts(charges.length > 1 ? lines.slice(over + 1 + charges.length) : lines),
  ];
}

type Block = { lines: readonly Line[]; total: Line };
const TOTAL_ROW = /^(?:s(?:ous)?[ /-]*)?tota(?:l|ux)\b|^ensemble\b|^cumul\b/;
const [INCOME, WORKS] = [/produit|recette|\bprovisions\b/, /travaux|exceptionnel|hors budget/];

/** In columns: what a line is the sum of in fewer is chance. */
const MIN_SUMS = 3;

/** « CHARGES COURANTES », of which OCR lost « TOTAL »: the sum of the lines above in most of its columns. */
function isSumOf({ at, page }: Line, own: readonly Line[]): boolean {
  const adds = NAMES.filter(([column]) => {
    const cents = at(column)?.cents ?? 0;
    return cents !== 0 && cents === sumOf(own.map((line) => line.at(column)));
  });
  return page.source === 'OCR' && own.length > 1 && adds.length >= MIN_SUMS;
}

/** Without numbers of accounts: what a total closes, under one title. */
function blocksOf(lines: readonly Line[]): Block[] {
  const blocks: Block[] = [];
  let own: Line[] = [];
  for (const line of lines) {
    if (TOTAL_ROW.test(line.label) || isSumOf(line, own)) {
      blocks.push({ lines: own, total: line });
      own = [];
    } else own = own.at(-1)?.title === line.title ? [...own, line] : [line];
  }
  return blocks;
}

function blockFacts(lines: readonly Line[]): Fact[] {
  const about = ({ lines: own, total }: Block): string =>
    `${fold(own[0]?.title ?? '')} ${total.label}`;
  const charges = blocksOf(lines).filter(
    (block) => block.lines.length > 0 && !INCOME.test(about(block)),
  );
  const works = charges.find((block) => WORKS.test(about(block)));
  const current = charges.find((block) => block !== works && !WORKS.test(block.total.label));
  const spent = works?.lines.map(({ at }) => at('CLOSED')) ?? [];
  const added = works?.total.at('CLOSED')?.cents === sumOf(spent);
  return [
    ...totalFacts(current?.lines ?? [], current?.total, 'annexe-2'),
    ...(works && added
      ? factsOf('charges_travaux', 'annexe-2', [
          readCells(sumOf(spent), cellsOfMoney(spent), works.total.page),
        ])
      : []),
  ];
}

function worksFacts(lower: readonly Line[]): Fact[] {
  const start = lower.findIndex(({ account }) => /^6[678]/.test(account));
  if (start === -1) return [];
  const works = lower.slice(start);
  const of = (wanted: (line: Line) => boolean) =>
    works.filter(wanted).map(({ at }) => at('CLOSED'));
  const spent = of(({ account }) => /^6[678]/.test(account));
  const asked = of(({ account }) => account.startsWith('7'));
  const [balance] = of(({ label }) => label.startsWith('solde')).flatMap((one) => one ?? []);
  const totals = of(({ label }) => /^(?:sous[ -]?)?total/.test(label));
  const [first] = works;
  const settled = balance && sumOf(asked) - sumOf(spent) === balance.cents;
  const added = totals.some((one) => one?.cents === sumOf(spent));
  if (!first || !(settled || added)) return [];
  return factsOf('charges_travaux', 'annexe-2', [
    readCells(sumOf(spent), cellsOfMoney(spent), first.page),
  ]);
}

const GRAND_TOTAL =
  /^tota(?:l|ux) (?:des )?(?:charges nettes|charges(?: courantes)?$|genera(?:l|ux)|(?:de )?toutes (?:les )?cles|(?:des|par) cles|(?:des )?operations courantes|ensemble)/;

export function currentFacts(parts: readonly AnnexePart[], closed_year: number | null): Fact[] {
  const lines = linesOf(parts, closed_year);
  const total = lines.find(({ label }) => GRAND_TOTAL.test(label)) ?? lastTotal(lines);
  const sections = keysOf(total ? lines.slice(0, lines.indexOf(total)) : []);
  const detailed = sections.filter((key) => key.lines.length > 0);
  const keys = detailed.length > 0 ? detailed : sections;
  const added = keys.every(({ lines: own, net }) =>
    NAMES.every(
      ([column]) =>
        own.length === 0 || (net.at(column)?.cents ?? 0) === sumOf(own.map(({ at }) => at(column))),
    ),
  );
  if (!added) return [];
  const nets = keys.map(({ net }) => net);
  const closed = nets.map(({ at }) => at('CLOSED'));
  const below = total ? lines.slice(lines.indexOf(total) + 1) : [];
  const facts = totalFacts(nets, total, 'annexe-3', below);
  const [first] = nets;
  const proven = facts.some(({ name }) => name === 'charges_courantes');
  const titles = keys.map(({ title }) => withoutQualification(title));
  const titled = !titles.includes('') && new Set(titles).size === titles.length;
  if (!first || !proven || !titled || nets.some(({ page }) => page !== first.page)) return facts;
  const named = nets.map((net, at) => `${titles[at]} : ${net.at('CLOSED')?.cell.text ?? ''}`);
  return [
    ...facts,
    ...factsOf('charges_by_cle', 'annexe-3', [readCells(named, cellsOfMoney(closed), first.page)]),
  ];
}

type Key = { title: string; lines: Line[]; net: Line };

/** One section per key, each down to its « Total net »; some print the totals only, or one line per key. */
function keysOf(lines: readonly Line[]): Key[] {
  const keys: Key[] = [];
  let own: Line[] = [];
  for (const line of lines) {
    if (line.account.startsWith('6')) own.push(line);
    else if (/^(?:(?:sous[ -]?)?total|net)\b/.test(line.label)) {
      keys.push({ title: own[0]?.title ?? '', lines: own, net: line });
      own = [];
    }
  }
  if (keys.length > 0) return keys;
  const coded = lines.filter(({ account }) => account !== '');
  return (coded.length > 0 ? coded : lines).map((net) => ({ title: '', lines: [], net }));
}

/** Whatever it is called: the last total of the charges. */
const lastTotal = (lines: readonly Line[]): Line | undefined => {
  const end = lines.findIndex(({ label }) => /^(?:provisions|produits|solde)\b/.test(label));
  return (end === -1 ? lines : lines.slice(0, end)).findLast(({ label }) =>
    /^tota(?:l|ux)\b/.test(label),
  );
};
