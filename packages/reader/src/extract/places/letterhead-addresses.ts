// The office of whoever's letterhead a page has, though it stands in a building with a name.
import { fold } from '../../french/fold.ts';
import type { Cell } from '../../layout/cells.ts';
import type { Sheet } from '../sheet/sheet.ts';
import { findAddresses } from './addresses.ts';

/**
 * « Cabinet X, administrateurs de biens » over « Résidence Y, 4 cours Z »: a firm that opens the page has its
 * office in some building, and is at home there. Where it extracted its office before, or the page
 * tells no other place, this is the building's.
 */
export function isOfLetterhead(
  { lines, height, written }: Sheet,
  cell: Cell | undefined,
  before: readonly string[],
): boolean {
  const opens = lines[0]?.cells[0];
  const row = lines.findIndex(({ cells }) => cell !== undefined && cells.includes(cell));
  return (
    row > 0 &&
    row < LETTERHEAD_LINES &&
    opens !== undefined &&
    cell !== undefined &&
    isInLine(cell.box, opens.box, height) &&
    (FIRM.test(fold(opens.text)) || TRADE.test(fold(opens.text))) &&
    !lines.slice(0, row).some(({ cells }) => cells.some(({ text }) => ENDS_ADDRESS.test(text))) &&
    findAddresses(written).length > 1 &&
    !before.some((piece) => OF_COPROPRIETE.test(fold(piece)))
  );
}
/** Flush with it at the left, or centred under it. */
const isInLine = (a: Cell['box'], b: Cell['box'], height: number): boolean =>
  Math.abs(a[0] - b[0]) < height || Math.abs(a[0] + a[2] - b[0] - b[2]) < 2 * height;
/** In lines. */
const LETTERHEAD_LINES = 3;
export const FIRM =
  /^(?:cabinet|agence|regie|etude|sarl|sasu?|eurl)\b|\b(?:administrateurs? de biens|syndics? (?:d'immeubles|de coproprietes?))\b/;
/** « NORD GESTION », and nothing else on the line. */
const TRADE =
  /^(?!.*\b(?:copropriete|residence|immeuble|syndicat|votre|de la|du)\b)[a-z&' -]{3,40}\b(?:gestion|gerance|immobiliere?|immo|syndic|copro)$/;
const OF_COPROPRIETE = /\b(?:copropriete|coproprietaires|sdc|syndicat|imm(?:euble)?)\b(?!s)/;

export const ENDS_ADDRESS = /(?<!\d)\d{5}\s+\p{Lu}[\p{L}' -]+(?:\s\d{1,2})?$/u;
