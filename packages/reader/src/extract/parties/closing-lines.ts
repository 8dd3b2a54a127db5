// Where a letter ends: under « Bien cordialement » stands whoever signs it, and nobody who is written to.
import type { Sheet } from '../sheet/sheet.ts';

const CLOSES =
  /\b(?:cordialement|amicalement|sincerement|amities|bien a (?:vous|toi|tous)|a (?:tres )?bientot|bonne (?:journee|soiree|reception)|(?:sinceres|meilleures|bonnes|respectueuses|distinguees) salutations|salutations (?:distinguees|sinceres|respectueuses|les meilleures)|(?:assurance|expression) de (?:nos|mes|ma|notre) [a-z' ]{4,60}|a votre (?:entiere )?disposition)(?: a (?:tous|vous|toi))?[\s,.!]*$/;

/** The line that closes the letter; infinite where none does. */
export function closingRow({ lines }: Pick<Sheet, 'lines'>): number {
  const row = lines.findIndex(({ folded }) => CLOSES.test(folded));
  return row === -1 ? Infinity : row;
}

/** The last of such lines, over whoever signs; infinite where there is none. */
export function lastWordsRow({ lines }: Pick<Sheet, 'lines'>): number {
  const row = lines.findLastIndex(({ folded }) => CLOSES.test(folded));
  return row === -1 ? Infinity : row;
}
