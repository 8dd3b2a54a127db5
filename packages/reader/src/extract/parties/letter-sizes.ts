// How large a line is printed. Heights of boxes differ from font to font: the width of a letter tells.
import type { Cell } from '../../layout/cells.ts';
import { median } from '../../layout/line-height.ts';
import type { Sheet } from '../sheet/sheet.ts';

/** Capitals are wider by nature. */
export const letterOf = ({ box, text }: Cell): number => (box[2] - box[0]) / text.length;

export const usualLetter = ({ lines }: Sheet): number =>
  median(lines.flatMap(({ cells }) => cells.map(letterOf))) ?? Infinity;

const ALIKE = 0.3;
export const isAsLarge = (one: Cell, other: Cell): boolean =>
  Math.abs(letterOf(other) / letterOf(one) - 1) < ALIKE;
