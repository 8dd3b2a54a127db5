import { flowTextOf } from '../sheet/flow-text.ts';
// Whose home it is, where whoever examined it writes to them: « la maison dont vous êtes propriétaire ».
import type { Reading } from '../sheet/reading.ts';
import type { Sheet } from '../sheet/sheet.ts';
import { addressee, alone, couples, titled } from './addressees.ts';

/** Only an owner is extracted so; a tenant too has « votre logement ». */
const YOURS =
  /\b(?:dont vous (?:etes|demeurez) (?:les? |la )?(?:seule?s? |co)?-?proprietaires?|(?:que|dont) vous (?:possedez|vendez|mettez en (?:vente|location)|souhaitez vendre|avez la propriete)|vous appartenant|qui vous appartient|en (?:votre|vos) qualites? de (?:proprietaires?|vendeurs?|bailleurs?|bailleresse)|de votre propriete|votre (?:projet de |future )?vente)\b/;

export function addressedOwners(sheet: Sheet): Reading<string>[] {
  if (!YOURS.test(flowTextOf([sheet]).folded.replaceAll(/\s+/g, ' '))) return [];
  const named = [...couples(sheet, alone(sheet)), ...titled(sheet)];
  return named.length > 0 ? named : addressee(sheet);
}
