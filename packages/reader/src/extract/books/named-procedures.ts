// The procedure that a sheet, a booklet or minutes name: in the cell beside its label, under its heading, or in a sentence.
import { startUpper } from '@quitus/domain/text/first-letter';

import { fold } from '../../french/fold.ts';
import { found, wordsOf } from '../../french/written.ts';
import type { Cell } from '../../layout/cells.ts';
import { type Reading, readWords } from '../sheet/reading.ts';
import type { Sheet } from '../sheet/sheet.ts';
import { type AnswerRow, answerRows, askedIn } from './answer-rows.ts';

const LABEL =
  /^(?:les )?(?:procedures?|proces|contentieux|litiges?)(?: (?:judiciaires?|en cours|et contentieux))*$/;
const PROCEEDING =
  /\b(?:recouvrement|assign|tribuna|tj\b|cour d'appel|refere|expertise|litige|saisie|injonction de payer|poursui|contestation|conciliation)/;
const ELSEWHERE = /^voir (?:ci-)?(?:dessous|apres|infra)/;

/** In heights of a line. */
const [NEXT, EVEN] = [1.9, 0.7];

type Told = { cells: readonly Cell[]; sheet: Sheet };

/** The cells that stand under this one and go on with it; `from`: where the cells that ask begin. */
function column({ lines, height }: Sheet, over: Cell, from: number, gap = NEXT): Cell[] {
  const cells: Cell[] = [];
  let above = over.box;
  for (const { cells: own, box } of lines) {
    if (box[1] <= above[1] + height / 2) continue;
    const cell = own.find((one) => Math.abs(one.box[0] - over.box[0]) < EVEN * height);
    if (!cell || cell.box[1] - above[3] > (cells.length > 0 ? NEXT : gap) * height) break;
    if (LABEL.test(askedIn(cell.text))) break;
    // The next row of a table, and no more of this cell.
    if (own.some(({ box: [left, , right] }) => right < over.box[0] && left > from - height)) break;
    cells.push(cell);
    above = cell.box;
    if (cell.text.endsWith('.')) break;
  }
  return cells;
}

const isProceeding = (cells: readonly Cell[]): boolean =>
  PROCEEDING.test(askedIn(cells.map(({ text }) => text).join(' ')));

function besideLabel({ asked, values, sheet }: AnswerRow): Told[] {
  const [value] = values;
  if (!value || !LABEL.test(askedIn(asked.text))) return [];
  const [left] = asked.box;
  const isElsewhere = ELSEWHERE.test(fold(value.text));
  const cells = isElsewhere
    ? column(sheet, asked, left)
    : [value, ...column(sheet, value, left, 1)];
  return isProceeding(cells) ? [{ cells, sheet }] : [];
}

const underHeading = (sheet: Sheet): Told[] =>
  sheet.lines
    .flatMap(({ cells }) => cells)
    .filter(({ text }) => LABEL.test(askedIn(text)))
    .flatMap((heading) => {
      const cells = column(sheet, heading, heading.box[0]);
      return isProceeding(cells) ? [{ cells, sheet }] : [];
    });

const textOf = (raw: string): string =>
  startUpper(raw.replaceAll(/\s+/g, ' ').replace(/[\s.]+$/, ''));

/** The last that minutes say of procedures: those that are named are all there are. */
const AND_NO_OTHER =
  /\bprocedures?\s+(?:en|de|d'|judiciaire|contre)(?:(?!\baucune\b)[\s\S]){10,400}?(?=\.\s+aucune\s+autre\s+procedure)/dg;
/** « Procédure en cours : recouvrement de charges contre le copropriétaire du lot 12. » */
const IN_A_SENTENCE =
  /\bprocedures?(?:\s+judiciaires?)?\s+(?:en\s+cours|engagees?|ouvertes?)(?:\s[^.:;\t]{0,80}?)?\s?:\s(?<said>[^\t]{10,400}?)(?=(?<![\s.]\p{L})\.(?:\s|$)|\n\n|\t|$)/dgu;

function inSentences({ written, page }: Sheet): Reading<string>[] {
  const folded = fold(written.text);
  const spans = [
    ...[...folded.matchAll(AND_NO_OTHER)].flatMap(({ indices }) => [indices?.[0] ?? []]),
    ...[...folded.matchAll(IN_A_SENTENCE)].flatMap(({ indices, groups }) =>
      PROCEEDING.test(groups?.['said'] ?? '') ? [indices?.groups?.['said'] ?? []] : [],
    ),
  ];
  return spans.flatMap(([start, end]) => {
    if (start === undefined || end === undefined) return [];
    const one = found(written, start, end - start, null);
    return [readWords(textOf(one.raw), one.raw, wordsOf(written, one), page)];
  });
}

export function namedProcedures(sheet: Sheet, isInProse: boolean): Reading<string>[] {
  const beside = isInProse ? [] : answerRows(sheet).flatMap(besideLabel);
  const told = isInProse || beside.length > 0 ? beside : underHeading(sheet);
  const inCells = told.map(({ cells }) => {
    const raw = cells.map(({ text }) => text).join(' ');
    return readWords(
      textOf(raw),
      raw,
      cells.flatMap(({ words }) => words),
      sheet.page,
    );
  });
  return inCells.length > 0 ? inCells : inSentences(sheet);
}
