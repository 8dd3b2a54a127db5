// What a call or an account says will fall due later: days in rows or in columns, and under them provisions, fund and
// works. It is none of what is asked now.
import type { Box } from '@quitus/domain/reading/box';

import { type CallCategory, categoryOf } from '../extract/shares/call-category.ts';
import { fold } from '../french/fold.ts';
import { listedDays } from '../french/listed-days.ts';
import { writtenWords } from '../french/written.ts';
import { cellsOf } from '../layout/cells.ts';
import { centreOf } from '../page/box.ts';
import type { Word } from '../page/page.ts';
import { headsOver } from './column-heads.ts';
import { amountsIn, type Figure, type Row } from './figures.ts';
import { rowText } from './labels.ts';
import { isUnder } from './lanes.ts';

export type Due = { on: string; part: CallCategory; figure: Figure };
/** With every word that says it. */
export type Upcoming = { dues: readonly Due[]; words: ReadonlySet<Word> };

const ANNOUNCED =
  /\b(?:a venir|(?:a|pour) prevoir|previsions? de tresorerie|prochaine?s? (?:echeances?|appels?|provisions?)|echeances? (?:suivantes?|futures?|prochaines?)|appels? (?:suivants?|futurs?)|echeanciers?|calendrier|(?:pas|non) encore exigibles?)\b/;
/** In rows: what is announced begins no lower. */
const FAR = 4;
/** « 01/01/2027 – 3e trimestre »: a period is what a budget is called for. */
const PERIOD = /\b(?:trim(?:estre)?|semestre|quadrimestre|echeance)\b/;
const TOTAL = /\b(?:total|ensemble|a (?:prevoir|payer|regler|verser)|soit)\b/;

type Kind = CallCategory | 'TOTAL' | null;

function kindOf(words: string): Kind {
  const label = words.replace(/^\W+/, '');
  const category = categoryOf(label);
  if (category !== null) return category;
  if (TOTAL.test(label)) return 'TOTAL';
  return PERIOD.test(label) ? 'courantes' : null;
}

type Day = { day: string; words: readonly Word[] };

function daysOn({ line }: Row): Day[] {
  const { text, starts, words } = writtenWords(line.words);
  return listedDays(fold(text)).map(({ day, from, to }) => ({
    day,
    words: words.filter((word, at) => {
      const start = starts[at] ?? 0;
      return start + word.text.length > from && start < to;
    }),
  }));
}

type Said = { due: { on: string; kind: Kind; figure: Figure }; words: readonly Word[] };

type Sum = { figure: Figure; label: readonly Word[] };
type DayRow = { row: number; day: Day; sums: readonly Sum[] };

/** « 01/01/2027 budget 958,40 € fonds de travaux 48,00 € »: a day, and after it sums, each called something or nothing. */
function inRow(row: Row, at: number): DayRow[] {
  const days = daysOn(row);
  return days.flatMap((day, index): DayRow[] => {
    let edge = day.words.at(-1)?.box[2] ?? Infinity;
    const limit = days[index + 1]?.words[0]?.box[0] ?? Infinity;
    const amounts = amountsIn(row).filter(({ box }) => box[0] > edge && box[2] < limit);
    const sums = amounts.map((figure) => {
      const label = row.line.words.filter(
        ({ box, text }) => box[0] >= edge && box[2] <= figure.box[0] && NAMES.test(text),
      );
      edge = figure.box[2];
      return { figure, label };
    });
    return sums.length > 0 ? [{ row: at, day, sums }] : [];
  });
}
const NAMES = /^(?!(?:€|eur|euros?)$).*\p{L}/iu;

const textOf = (words: readonly Word[]): string => fold(words.map(({ text }) => text).join(' '));

function rowByRow(rows: readonly Row[], from: number): Said[] {
  const found: DayRow[] = [];
  let silent = 0;
  for (let at = from; silent < FAR && rows[at]?.page === rows[from]?.page; at += 1) {
    const row = rows[at];
    if (!row) break;
    const own = inRow(row, at);
    found.push(...own);
    silent = own.length > 0 ? 0 : silent + 1;
  }
  const column = sameColumn(found, rows[from]?.height ?? 0);
  const [first] = column;
  if (!first) return [];
  const isLabelled = column.some(({ sums }) => (sums[0]?.label.length ?? 0) > 0);
  return isLabelled ? column.flatMap(labelled) : headed(rows, first.row, column);
}

/** Days set under one another: of several such columns the longest. */
function sameColumn(found: readonly DayRow[], height: number): readonly DayRow[] {
  const leftOf = ({ day }: DayRow) => day.words[0]?.box[0] ?? 0;
  const columns = found.map((one) =>
    found.filter((other) => Math.abs(leftOf(one) - leftOf(other)) < height),
  );
  return columns.toSorted((a, b) => b.length - a.length)[0] ?? [];
}

/** As far as the words before a sum say what it is. */
function labelled({ day, sums }: DayRow): Said[] {
  const kinds = sums.map(({ label }) => kindOf(textOf(label)));
  const end = kinds.includes(null) ? kinds.indexOf(null) : kinds.length;
  return sums.slice(0, end).map(({ figure, label }, at) => ({
    due: { on: day.day, kind: kinds[at] ?? null, figure },
    words: [...day.words, ...label, ...figure.words],
  }));
}

/** By the heads of their columns, which not every row fills. */
function headed(rows: readonly Row[], top: number, found: readonly DayRow[]): Said[] {
  const height = rows[top]?.height ?? 0;
  const columns: Figure[][] = [];
  const unnamed = found.map(({ day, sums }) => ({
    day,
    sums: sums.filter(({ label }) => label.length === 0),
  }));
  for (const { figure } of unnamed.flatMap(({ sums }) => sums)) {
    const own = columns.find((column) => column.some((one) => isUnder(one, figure, height)));
    if (own) own.push(figure);
    else columns.push([figure]);
  }
  const ordered = columns
    .filter(([first]) => first !== undefined)
    .toSorted((a, b) => centreOf(a[0]?.box ?? [0, 0, 0, 0]) - centreOf(b[0]?.box ?? [0, 0, 0, 0]));
  const boxes = ordered.flatMap(([first]) => (first ? [first.box] : []));
  const heads = cellHeads(rows[top - 1], boxes) ?? headsOver(rows, top, boxes);
  if (!heads) return [];
  return unnamed.flatMap(({ day, sums }) =>
    sums.map(({ figure }) => {
      const head = heads[ordered.findIndex((column) => column.includes(figure))] ?? '';
      return {
        due: { on: day.day, kind: kindOf(fold(head)), figure },
        words: [...day.words, ...figure.words],
      };
    }),
  );
}

/** The row right over them has a cell for each, and one for the days. */
function cellHeads(over: Row | undefined, boxes: readonly Box[]): string[] | null {
  const cells = over ? cellsOf(over.line, over.height) : [];
  const own = cells.slice(-boxes.length);
  const isOver = own.every(({ box }, at) => {
    const below = boxes[at];
    return below && box[0] < below[2] && below[0] < box[2];
  });
  return cells.length === boxes.length + 1 && isOver ? own.map(({ text }) => text) : null;
}

/** « Votre quote-part | 01/01/2027 | 01/04/2027 » over rows that say what is due on each. */
function columnByColumn(rows: readonly Row[], from: number): Said[] {
  const top = rows.findIndex((row, at) => at >= from && at < from + FAR && daysOn(row).length > 1);
  const head = rows[top];
  if (!head) return [];
  const days = daysOn(head).map((day) => ({
    ...day,
    at: centreOf([day.words[0]?.box[0] ?? 0, 0, day.words.at(-1)?.box[2] ?? 0, 0]),
  }));
  const gap = Math.min(...days.slice(1).map(({ at }, index) => at - (days[index]?.at ?? 0)));
  const said: Said[] = [];
  for (const row of rows.slice(top + 1)) {
    const sums = row.page === head.page ? amountsIn(row) : [];
    const [first] = sums;
    const label = row.line.words.filter(({ box }) => box[2] <= (first?.box[0] ?? 0));
    const kind = first ? kindOf(textOf(label)) : null;
    if (kind === null) break;
    for (const figure of sums) {
      const day = days.find(({ at }) => Math.abs(at - centreOf(figure.box)) < gap / 2);
      if (day)
        said.push({
          due: { on: day.day, kind, figure },
          words: [...day.words, ...label, ...figure.words],
        });
    }
  }
  return said;
}

/** Where a total is printed for a day, its parts make it. */
function addsUp(said: readonly Said[]): boolean {
  return [...Map.groupBy(said, ({ due }) => due.on).values()].every((own) => {
    const total = own.find(({ due }) => due.kind === 'TOTAL');
    const parts = own.filter(({ due }) => due.kind !== 'TOTAL').map(({ due }) => due.figure.value);
    return !total || parts.reduce((sum, one) => sum + one, 0) === total.due.figure.value;
  });
}

const NONE: Upcoming = { dues: [], words: new Set() };

export function upcomingOf(rows: readonly Row[]): Upcoming {
  for (const [at] of rows.entries()) {
    if (!ANNOUNCED.test(rowText(rows, at))) continue;
    const ways = [columnByColumn(rows, at), rowByRow(rows, at)];
    const said = ways.find((way) => way.length > 0 && way.every(({ due }) => due.kind !== null));
    if (!said || !addsUp(said)) continue;
    const dues = said.flatMap(({ due: { on, kind, figure } }): Due[] =>
      kind === null || kind === 'TOTAL' || figure.value === 0 ? [] : [{ on, part: kind, figure }],
    );
    const isOnce = new Set(dues.map(({ on, part }) => `${on} ${part}`)).size === dues.length;
    if (isOnce && dues.length > 0)
      return { dues, words: new Set(said.flatMap(({ words }) => words)) };
  }
  return NONE;
}
