// Of an owner who has the use of a lot and those who will have it: to whom the paper is sent.
import { fold } from '../../french/fold.ts';
import { cellUnder } from '../sheet/blocks.ts';
import type { Sheet } from '../sheet/sheet.ts';
import type { Extracted } from './addressees.ts';

/** « Mme Anne ROUX » over « usufruitière », and « Nus-propriétaires : MM. ROUX » further on: the paper is sent to her, who pays. */
export function besideBareOwners(sheet: Sheet, all: readonly Extracted[]): readonly Extracted[] {
  const isBare = ({ raw }: Extracted): boolean => /^nue?s?[- ]?propri[^:]{0,10}:/.test(fold(raw));
  const others = all.filter((one) => !isBare(one));
  const cells = sheet.lines.flatMap((line) => line.cells);
  const hasUse = others.some(({ raw, box }) => {
    const cell = cells.find((one) => one.box === box);
    const under = cell ? cellUnder(sheet, cell) : null;
    return USE.test(fold(raw)) || USE.test(fold(under?.text ?? ''));
  });
  return hasUse ? others : all;
}
const USE = /\busufruitiere?\)?$/;
