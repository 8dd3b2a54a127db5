// A table of labels and values as OCR sees it: a figure that stands alone in the column of values is that of a
// label that was lost. The label of the row above must not have it.
import { fold } from '../../french/fold.ts';
import { middleOf } from '../../page/box.ts';
import { type Sheet, sheetOf } from '../sheet/sheet.ts';
import { isValueText } from './fiche-pairs.ts';

/** Fewer rows show no column of values. */
const MIN_ROWS = 3;
/** In heights of a line: a label that was wrapped has a line as near as this to its value, over it or under it. */
const WRAPPED = 1;

export function withoutLostLabels(sheet: Sheet): Sheet {
  const { lines, height, page } = sheet;
  if (page.source !== 'OCR') return sheet;
  const rows = lines.filter(({ cells }) => cells.length === 2);
  const alone = lines.flatMap(({ cells }) => {
    const [value, ...others] = cells;
    if (!value || others.length > 0 || !isValueText(value.text)) return [];
    const inColumn = rows.filter(
      ({ cells: [label, other] }) =>
        label &&
        other &&
        label.box[2] < value.box[0] &&
        other.box[0] < value.box[2] &&
        value.box[0] < other.box[2],
    );
    const hasLabel = lines.some(
      (line) =>
        line.cells[0] !== value &&
        line.box[0] < value.box[0] - height &&
        Math.abs(middleOf(line.box) - middleOf(value.box)) < WRAPPED * height,
    );
    return inColumn.length >= MIN_ROWS && !hasLabel ? value.words : [];
  });
  const lost = new Set(alone.map(({ box }) => box.join()));
  if (lost.size === 0) return sheet;
  return sheetOf({ ...page, words: page.words.filter(({ box }) => !lost.has(box.join())) });
}

/** « 1961 | 1974 » of which OCR lost the dash: the first year alone is another period. */
export const isHalfPeriod = (value: string, sheets: readonly Sheet[]): boolean =>
  YEAR.test(value) &&
  sheets.some(({ lines }) =>
    lines.some(({ cells }) =>
      cells.some(({ text }, at) => text === value && YEAR.test(cells[at + 1]?.text ?? '')),
    ),
  );
const YEAR = /^(?:18|19|20)\d{2}$/;

/** « dont habitation » under « Lots principaux », of which OCR may have lost the figure. */
export const isPartOnly = (label: string, sheets: readonly Sheet[]): boolean =>
  /^dont [^,/]*habitations?$/.test(label) &&
  sheets.some(
    ({ page, written }) => page.source === 'OCR' && /lots principaux/.test(fold(written.text)),
  );
