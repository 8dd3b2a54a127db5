// Where a letter ends: under « Bien cordialement » stands whoever signs it, and nobody who is written to.
import type { Sheet } from '../sheet/sheet.ts';

const CLOSES =
  /\b(?:cordialement|bien a vous|(?:sinceres|meilleures|respectueuses|distinguees) salutations|salutations (?:distinguees|sinceres|respectueuses|les meilleures)|(?:assurance|expression) de (?:nos|mes|ma|notre) [a-z' ]{4,60}|a votre (?:entiere )?disposition)[\s,.]*$/;

/** The line that closes the letter; infinite where none does. */
export function closingRow({ lines }: Pick<Sheet, 'lines'>): number {
  const row = lines.findIndex(({ folded }) => CLOSES.test(folded));
  return row === -1 ? Infinity : row;
}
