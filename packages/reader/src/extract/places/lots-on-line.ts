// Papers without a window tell in one line who owns, in which building and which lots: there the person before an
// address does not live there.
import { fold } from '../../french/fold.ts';

/** « M. X · Le Clos Vert, 3 rue Haute, 44000 Nantes · lots 8 et 31 », « M. X – lots 6, 19 – immeuble 3, rue Haute ». */
export function isOfLots(
  pieces: readonly string[],
  rest: string,
  next: string,
  isNamedBuilding: (text: string) => boolean,
): boolean {
  const [nearest = '', ...others] = pieces.filter((piece) => piece.trim() !== '');
  if (LOTS_OF.test(fold(nearest))) return true;
  const isCalled = isNamedBuilding(nearest) || CALLED_BUILDING.test(fold(nearest).trim());
  return isCalled && [...others, rest, next].some((piece) => LOTS.test(fold(piece)));
}
const CALLED_BUILDING = /^(?:la |l')?(?:immeuble|residence|copropriete|sdc)\b/;
/** « propriétaire des lots 7 et 22 de la copropriété LE MÔLE, 3 rue Haute ». */
const LOTS_OF =
  /\b(?:lots? [^.;:]{1,40}|(?:co)?proprietaires? )(?:de|dans|dependant de) (?:la |l')(?:copropriete|immeuble|residence)\b[^.;:]*$/;
const LOTS = /^[\s,|·•;(–—-]{0,4}(?:vos? |votre )?lots? (?:n\S{0,3} ?)?\d/;
