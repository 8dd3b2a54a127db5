import type { Box } from '@quitus/domain/reading/box';

import { fold } from '../../french/fold.ts';
// A page made ready for questions: its lines as cells, its text, its tables.
import { type Written, writtenLines } from '../../french/written.ts';
import { type Cell, cellsOf } from '../../layout/cells.ts';
import { lineHeight } from '../../layout/line-height.ts';
import { type Line, linesOf } from '../../layout/lines.ts';
import { type Table, tablesOf } from '../../layout/tables.ts';
import type { Page } from '../../page/page.ts';
import { withoutBars, withoutLeaders } from './leaders.ts';
import { corrected } from './seen-words.ts';
import { wholeRows } from './wrapped-rows.ts';

/** `folded` has one space between cells: titles are often set letter by letter. */
export type SheetLine = { cells: readonly Cell[]; folded: string; box: Box; line: Line };

/** Words in a row, and the page they are on. */
export type Passage = { written: Written; page: Page };

export type Sheet = Passage & {
  height: number;
  lines: readonly SheetLine[];
  tables: readonly Table[];
};

export function sheetOf(seen: Page): Sheet {
  const page = withoutLeaders(withoutBars(corrected(seen)));
  const height = lineHeight(page);
  const lines = wholeRows(linesOf(page), height);
  const cut = lines.map((line): SheetLine => {
    const cells = cellsOf(line, height);
    return { cells, folded: fold(cells.map(({ text }) => text).join(' ')), box: line.box, line };
  });
  return {
    page,
    height,
    lines: cut,
    written: writtenLines(lines, height),
    tables: tablesOf(page),
  };
}

/** Page numbers and reminders, of the height of a page: they stand in the middle of sentences and tables. */
const [HEAD, FOOT] = [0.045, 0.94];

export const bodyLines = ({ lines, page }: Sheet): SheetLine[] =>
  lines.filter(({ box }) => box[3] > page.height * HEAD && box[1] < page.height * FOOT);
