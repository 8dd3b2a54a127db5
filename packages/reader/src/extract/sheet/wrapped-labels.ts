// A label too long for its column goes on under itself, while its value stands beside its first line:
// read line by line, the value would stand in the middle of the label.
import { writtenLines } from '../../french/written.ts';
import { cellOf } from '../../layout/cells.ts';
import { middleOf } from '../../page/box.ts';
import type { Passage, Sheet, SheetLine } from './sheet.ts';

/** In heights of a line. */
const [BELOW, ALIGNED] = [2.4, 0.5];

const UNIT = /^(?:m²|m2|€|%|euros)$/i;

/** The page with each label whole before its value. */
export function unwrappedLabels({ lines, height, page }: Sheet): Passage {
  const goesOn = (line: SheetLine, below: SheetLine | undefined): boolean => {
    const [label, value] = line.cells;
    const [rest, ...others] = below?.cells ?? [];
    return (
      // A figure and its unit may seem two cells.
      (line.cells.length === 2 ||
        (line.cells.length === 3 && UNIT.test(line.cells[2]?.text ?? ''))) &&
      !!(label && value && rest) &&
      others.length === 0 &&
      (/^(?:[\p{Ll}(]|\d+ ?€$)/u.test(rest.text) ||
        [label, rest].every(({ text }) => /^[\p{Lu}\s'’.()-]+$/u.test(text))) &&
      Math.abs(rest.box[0] - label.box[0]) < ALIGNED * height &&
      rest.box[2] < value.box[0] &&
      middleOf(rest.box) - middleOf(label.box) < BELOW * height
    );
  };
  const whole = lines.flatMap((line, at) => {
    const [before, below] = [lines[at - 1], lines[at + 1]];
    if (before && goesOn(before, line)) return [];
    if (!below || !goesOn(line, below)) return [line.line];
    const [label, ...values] = line.cells;
    return [cellOf([label, below.cells[0], ...values].flatMap((cell) => cell?.words ?? []))];
  });
  return { page, written: writtenLines(whole, height) };
}
