import type { Box } from '@quitus/domain/reading/box';
import type { FactName } from '@quitus/domain/reading/facts.data';
// Annexes 4 and 5, the works: those that were closed, and those voted that go on. Often one line and
// its total, which is too little to be found as a table: columns are those of the widest line.
import type { Fact } from '@quitus/domain/reading/read-document';

import { fold } from '../../french/fold.ts';
import { type Cell, cellOf } from '../../layout/cells.ts';
import { type Column, columnAt, hasCents } from '../../layout/columns.ts';
import { withHeads } from '../../layout/heads.ts';
import { heightOf, middleOf } from '../../page/box.ts';
import type { Word } from '../../page/page.ts';
import { NEARLY } from '../figures/row-kinds.ts';
import { money } from '../shares/share-money.ts';
import { factsOf, readCells, readWords } from '../sheet/reading.ts';
import type { SheetLine } from '../sheet/sheet.ts';
import type { AnnexePart } from './annexe-parts.ts';
import { headedInOrder, inOrder, spentRole, workRole } from './annexe-works-columns.ts';
import { besideFigures, inNameColumn, waysOfOwning } from './annexe-works-names.ts';
import { turnedTable, type WorksRow, type WorksTable } from './annexe-works-turned.ts';
import { CUT, DAY_ALONE, withoutVote } from './works-decided.ts';

const MIN_AMOUNTS = 3;
/** In heights of a line. */
const [HEADER, UNDER] = [7, 1.6];

const amountsIn = ({ cells }: SheetLine): Cell[] => cells.filter(hasCents);

const lastTextEdge = ({ cells }: SheetLine, left: number): number =>
  Math.max(...cells.map(({ box }) => (box[2] < left ? box[2] : -Infinity)));

function worksTable({ sheet: { height }, lines }: AnnexePart): WorksTable | null {
  const rows = lines.filter((line) => amountsIn(line).length >= MIN_AMOUNTS);
  const widest = rows.toSorted((a, b) => amountsIn(b).length - amountsIn(a).length)[0];
  const [first] = rows;
  if (!widest || !first) return null;
  const bare = amountsIn(widest).map(({ box }): Column => ({
    left: box[0],
    right: box[2],
    head: '',
  }));
  // A row of which a figure is broken over two lines is no head.
  const header = lines.filter(
    (line) =>
      line.box[1] < first.box[1] &&
      line.box[1] > first.box[1] - HEADER * height &&
      amountsIn(line).length === 0,
  );
  const floor = Math.max(...rows.map((row) => lastTextEdge(row, bare[0]?.left ?? 0)));
  const heads = header.map(({ cells }) => cells);
  const columns = headedInOrder(bare, heads, floor) ?? withHeads(bare, heads, height, [floor]);
  const read = rows.map((line): WorksRow => ({
    label: null,
    values: columns.map((_, index) => {
      const at = (one: SheetLine) =>
        amountsIn(one).find((cell) => columnAt(columns, cell, height) === index);
      // « 12/06/2024 » and the sum that was voted under it, in one cell.
      const own = at(line) ?? underOf(line, rows, lines, height).flatMap((one) => at(one) ?? [])[0];
      return money(own ?? null);
    }),
    line,
  }));
  const isLabel = besideFigures(rows, columns);
  const isName = inNameColumn(rows, lines, isLabel, height);
  const named = labelledRows(read, lines, { isLabel, isName }, height);
  const isTotal = ({ label }: WorksRow) => TOTAL.test(fold(label?.text ?? ''));
  const table = {
    columns,
    rows: named.filter((row) => !isTotal(row)),
    total: named.find(isTotal) ?? null,
  };
  return turnedTable(table) ?? table;
}

const TOTAL = new RegExp(`^\\W*(?:(?:tota(?:l|ux)|${NEARLY})\\b|ensemble$)`, 'u');

/** A line with an amount or two right under a row is the rest of it. */
const underOf = (
  row: SheetLine,
  rows: readonly SheetLine[],
  lines: readonly SheetLine[],
  height: number,
): SheetLine[] =>
  lines.filter((line) => {
    const below = middleOf(line.box) - middleOf(row.box);
    return (
      !rows.includes(line) &&
      amountsIn(line).length > 0 &&
      below > 0 &&
      below < UNDER * height &&
      !/^(?:sous-?)?tota(?:l|ux)\b/.test(line.folded)
    );
  });

/** The words before the first amount, with those of the lines over and under it that are its own. */
function labelledRows(
  rows: readonly WorksRow[],
  lines: readonly SheetLine[],
  { isLabel, isName }: Record<'isLabel' | 'isName', (box: Box) => boolean>,
  height: number,
): WorksRow[] {
  const anchors = rows.map(({ line }) => line);
  const words = lines.filter((line) => isLabel(line.box) && !SECTION.test(line.folded));
  const wordsOf = (some: readonly SheetLine[], row: SheetLine): Cell | null => {
    const own = lines
      .filter(
        (line) =>
          line === row ||
          some.includes(line) ||
          underOf(row, anchors, lines, height).includes(line),
      )
      .flatMap(({ cells }) =>
        cells.filter(({ box, text }) => isLabel(box) && !DAY_ALONE.test(fold(text))),
      );
    const named = own.filter(({ box }) => isName(box));
    const cells = named.length > 0 ? named : own;
    return cells.length > 0 ? cellOf(cells.flatMap((cell) => cell.words)) : null;
  };
  const ways = waysOfOwning(anchors, lines, words, height).map((own) =>
    rows.map((row, at) => ({ ...row, label: wordsOf(own[at] ?? [], row.line) })),
  );
  return ways.find((way) => way.every(({ label }) => isWholeName(label))) ?? ways[0] ?? [...rows];
}

/** It opens with no small letter and closes each bracket that it opens. */
const isWholeName = (label: Cell | null): boolean => {
  const text = label?.text ?? '';
  const count = (sign: string): number => text.split(sign).length;
  return (
    !/^[\p{Ll})]/u.test(text) && count('(') === count(')') && !CUT.test(fold(withoutVote(text)))
  );
};

/** « Travaux de l’article 14-2 » alone over the rows: what the decree calls them, never the name of one. */
const SECTION =
  /^(?:(?:[a-e]|[ivx\d]{1,3}) ?[.):-]+ ?)?(?:travaux(?: (?:(?:vises a|de|au sens de) )?l'article 14-2(?: de la loi[^:]*)?| (?:urgents|votes|clos|clotures))?|(?:travaux et )?operations exceptionnelles(?: hors budget(?: previsionnel)?)?)\s*:?$/;
const NONE = /^(?:neant|aucune? (?:travaux|operation))\b/;
function nameOf({ label }: WorksRow): string {
  // « Garde- » over « corps » is one word.
  return withoutVote(label?.text ?? '').replaceAll(/(?<=\p{L}-) (?=\p{Ll})/gu, '');
}

/** « 1 », « 2. », « a) » before a name that starts with a capital: which row it is. */
const ROW_NUMBER = /^(?:n° ?)?(?<rank>\d{1,2}|[a-h](?=[.)]))(?:[.)/]| ?[-–])?\s+(?=\p{Lu})/u;
/** « T01 », « 2025-03 », « 6711 »: how an office files the works. */
const CODE = /^(?:[A-Z]{1,3}-?\d{1,4}|\d{3,6}|\d{2,4}[-/]\d{1,4})\s+(?=\p{Lu})/u;
/** The day it was voted, before its name. */
const DAY_FIRST = /^\d{1,2}[/.]\d{1,2}[/.]\d{2,4}\s+(?=\p{Lu})/u;
const DASH = /^[-–•*]\s+(?=\p{L})/u;

const isRank = (name: string, at: number): boolean =>
  [String(at + 1), 'abcdefgh'[at]].includes(ROW_NUMBER.exec(name)?.groups?.['rank']);

/** Without what counts or files the rows, where every row has it: « 2 » before the first is part of its name. */
function namesOf(rows: readonly WorksRow[]): string[] {
  const names = rows.map(nameOf);
  const mark = names.every(isRank)
    ? ROW_NUMBER
    : [CODE, DAY_FIRST, DASH].find((one) => names.every((name) => one.test(name)));
  return mark ? names.map((name) => name.replace(mark, '')) : names;
}

const noneFacts = (name: FactName, rule: string, { lines, sheet }: AnnexePart): Fact[] =>
  lines
    .filter(({ folded }) => NONE.test(folded))
    .slice(0, 1)
    .flatMap(({ cells }) => {
      const words = cells.flatMap((cell) => cell.words);
      return factsOf(name, rule, [
        readWords([], words.map(({ text }) => text).join(' '), words, sheet.page),
      ]);
    });

/** « Reprise du dallage de        principale »: OCR lost what stands in the hole. */
const hasHole = (words: readonly Word[]): boolean =>
  words.some((word, at) => {
    const before = words[at - 1];
    const isBeside = before && Math.abs(middleOf(before.box) - middleOf(word.box)) < WIDE;
    return isBeside && word.box[0] - before.box[2] > HOLE * heightOf(word.box);
  });
/** In points; in heights of a word. */
const [WIDE, HOLE] = [4, 1.5];

/** OCR that lost the first word, or an amount of the row, did not read the name of the works. */
const isPlain = (name: string, words: readonly Word[]): boolean =>
  /^\p{Lu}/u.test(name) &&
  !hasHole(words) &&
  !/\d[ ,.]\d|\s\d{1,3}$/.test(name.replaceAll(/\([^()]*\)/g, '')) &&
  words.every(({ confidence = 1, text }) => confidence >= SURE || !/\p{L}/u.test(text));
const SURE = 0.5;

const namesFacts = (
  name: FactName,
  rule: string,
  { rows }: WorksTable,
  { sheet }: AnnexePart,
): Fact[] => {
  const labels = rows.flatMap(({ label }) => label ?? []);
  const names = namesOf(rows);
  const isSeen = sheet.page.source === 'OCR';
  const isSmall = names.every((one) => /^\p{Ll}/u.test(one));
  const isWhole = rows.every(
    ({ label }, at) =>
      (isSmall || isWholeName(label)) &&
      !/\d,\d{2}(?!\d)/.test(names[at] ?? '') &&
      !CUT.test(fold(names[at] ?? '').trim()) &&
      (!isSeen || isPlain(names[at] ?? '', label?.words ?? [])),
  );
  return labels.length === rows.length && labels.length > 0 && isWhole
    ? factsOf(name, rule, [readCells(names, labels, sheet.page)])
    : [];
};

/** The totals that the rows add up to, by what their column is. */
function totalsOf(table: WorksTable, roles: readonly (FactName | null)[]) {
  const total = table.total ?? (table.rows.length === 1 ? (table.rows[0] ?? null) : null);
  return roles.flatMap((role, at) => {
    const printed = total?.values[at] ?? null;
    const sum = table.rows.reduce((all, { values }) => all + (values[at]?.cents ?? 0), 0);
    const once = roles.filter((one) => one === role).length === 1;
    return role && printed && once && printed.cents === sum ? [{ role, printed }] : [];
  });
}

/** What the closed works cost, where the balance of the table holds. */
function spentFacts(table: WorksTable, { sheet }: AnnexePart): Fact[] {
  const totals = totalsOf(
    table,
    table.columns.map(({ head }) => spentRole(fold(head))),
  );
  const of = (name: FactName) => totals.find(({ role }) => role === name)?.printed;
  const [spent, called, left] = [
    of('travaux_realises'),
    of('travaux_appeles'),
    of('solde_travaux'),
  ];
  const isBalanced =
    spent && called && left && Math.abs(called.cents - spent.cents) === Math.abs(left.cents);
  return isBalanced
    ? factsOf('charges_travaux', 'annexe-4', [readCells(spent.cents, [spent.cell], sheet.page)])
    : [];
}

export function closedWorksFacts(part: AnnexePart): Fact[] {
  const table = worksTable(part);
  return table
    ? [...namesFacts('travaux_clos', 'annexe-4', table, part), ...spentFacts(table, part)]
    : noneFacts('travaux_clos', 'annexe-4', part);
}

export function openWorksFacts(part: AnnexePart): Fact[] {
  const table = worksTable(part);
  if (!table) return noneFacts('travaux_en_cours', 'annexe-5', part);
  const roles = inOrder(table.columns.map(({ head }) => workRole(fold(head))));
  const totals = totalsOf(table, roles);
  const cents = (name: FactName) => totals.find(({ role }) => role === name)?.printed.cents;
  const [waiting, called, done] = [
    cents('solde_travaux'),
    cents('travaux_appeles'),
    cents('travaux_realises'),
  ];
  const known = waiting !== undefined && called !== undefined && done !== undefined;
  // E = D - C: where it does not hold, the columns are not what they seem.
  if (known && waiting !== called - done) return [];
  return [
    ...namesFacts('travaux_en_cours', 'annexe-5', table, part),
    ...totals.flatMap(({ role, printed }) =>
      factsOf(role, 'annexe-5', [readCells(printed.cents, [printed.cell], part.sheet.page)]),
    ),
  ];
}
