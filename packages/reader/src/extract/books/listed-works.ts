// The works of a building as a list and no table: « 2018 : réfection de la toiture », one under the other or
// one after the other, under what says that they were done.
import type { Fact } from '@quitus/domain/reading/read-document';

import { fold } from '../../french/fold.ts';
import { type Cell, cellOf } from '../../layout/cells.ts';
import { factsOf, readCells } from '../sheet/reading.ts';
import type { Sheet } from '../sheet/sheet.ts';
import { CUT } from './works-decided.ts';

type Listed = { value: string; cell: Cell; sheet: Sheet };

const OPENS = /^[-–•;]?\s*(?:19|20)\d{2}\s*[:–-]\s*\p{L}/u;
const YEAR = /^[-–•;]?\s*(?<year>(?:19|20)\d{2})\s*[:–-]\s*(?<label>\p{L}.{3,})$/u;

/** Several in one line. */
const AND_THEN = /\s*;\s*(?=(?:19|20)\d{2}\s*[:–-])/u;

/** What stands over or before years says what they are of. */
const TITLE =
  /travaux|programme|echeancier|plan\b|contrats?|etudes?|diagnostics?|assurances?|assemblee/;
/** Decided and not done yet. */
const TO_COME = /vote|prevu|previs|venir|programm|echeancier|pluriannuel|realiser|envisag|decide/;

/** None where a name is cut: a list is whole or is not extracted. */
export function listedWorks(sheets: readonly Sheet[], rule: string): Fact[] {
  const rows = sheets.flatMap(listedIn);
  const [first] = rows;
  const isAboutWorks = sheets.some(({ written }) => /travaux/.test(fold(written.text)));
  if (!first || !isAboutWorks || rows.some(({ value }) => CUT.test(fold(value)))) return [];
  const own = rows.filter(({ sheet }) => sheet === first.sheet);
  return factsOf('works_done', rule, [
    readCells(
      rows.map(({ value }) => value),
      own.map(({ cell }) => cell),
      first.sheet.page,
    ),
  ]);
}

function listedIn(sheet: Sheet): Listed[] {
  let title = '';
  return sheet.lines.flatMap(({ cells, folded }): Listed[] => {
    const at = cells.findIndex(({ text }) => OPENS.test(text));
    const said = at === -1 ? folded : fold(cells[at - 1]?.text ?? '');
    if (TITLE.test(said)) title = said;
    if (at === -1 || TO_COME.test(title)) return [];
    const cell = cellOf(cells.slice(at).flatMap(({ words }) => words));
    return cell.text.split(AND_THEN).flatMap((text) => {
      const { year, label } = YEAR.exec(text)?.groups ?? {};
      return year && label ? [{ value: `${year} ${label}`, cell, sheet }] : [];
    });
  });
}
