// « 2. Adresse : 3 rue Haute… », an item of a list under « 1. Dénomination : LE MÔLE »: the item over it says of what.
import { fold } from '../../french/fold.ts';
import type { Block } from '../sheet/blocks.ts';

const ITEM = String.raw`^\s*(?:[\da-z]{1,2}\s?[.)°-]+\s*)?`;
const BARE_LABEL = new RegExp(
  String.raw`${ITEM}adresses?(?:\(s\))?(?: (?:complete|postale|principale))?\s*:\s*$`,
);
const OF_BUILDING = new RegExp(
  String.raw`${ITEM}(?:denomination|nom d'usage|(?:nom |denomination |designation )?(?:de (?:la |l')?|du )?(?:copropriete|residence|immeuble|syndicat des? coproprietaires|ensemble immobilier))\b[^:]{0,40}:`,
);
const OF_SYNDIC = new RegExp(
  String.raw`${ITEM}(?:(?:nom|denomination|identite|coordonnees) )?(?:(?:du|le|votre) )?(?:syndic|representant legal|gestionnaire)\b[^:]{0,40}:`,
);

/** Null where the line before says nothing of it. */
export function itemOver(
  { lines }: Block,
  row: number,
  on_line: string,
): 'PLACE' | 'OFFICE' | null {
  if (!BARE_LABEL.test(fold(on_line))) return null;
  const above = fold(lines[row - 1]?.cell.text ?? '');
  if (OF_SYNDIC.test(above)) return 'OFFICE';
  return OF_BUILDING.test(above) ? 'PLACE' : null;
}
