// Whether two ways to write a firm are one: its legal form, its trade and its branch may be left out.
import { searchWords } from '../portfolios/search.ts';

/** Of what it is, and not of who it is. */
const COMMON = new Set(
  searchWords(
    `sa sas sasu sarl eurl snc scp selarl sci sc societe ste cie compagnie groupe cabinet ets etablissements agence bureau
    regie syndic syndics syndicat gestion gestionnaire administrateur administration administrateurs biens immobilier
    immobiliere immo copropriete coproprietes assurance assurances mutuelle mutuelles iard vie france
    de du des d la le les l et en a aux au`,
  ),
);

/** « Foncia Loire, agence de Nantes », « Foncia – 12 rue Haute »: where it sits. */
const BRANCH =
  /[\s,(–—-]+(?:agence|bureau|succursale|délégation|centre)\s+(?:de |d[’']|du )?\S.*$/iu;
const SEAT = /\s*[,(–—]\s*\d.*$/u;

function ownWords(name: string): string[] {
  const words = searchWords(name.replace(SEAT, '').replace(BRANCH, '').replaceAll('.', ' '));
  const own = words.filter((word) => !COMMON.has(word));
  return own.length > 0 ? own : words;
}

/** « Cabinet Foncia Loire » and « Foncia » are one; « Foncia Loire » and « Foncia Sud » are two. */
export function sameFirm(one: string, other: string): boolean {
  const [a, b] = [ownWords(one), ownWords(other)];
  const isWithin = (short: readonly string[], long: readonly string[]) =>
    short.length > 0 && short.every((word) => long.includes(word));
  return isWithin(a, b) || isWithin(b, a) || a.join('') === b.join('');
}

/** Both lists name some, and none in common. */
export const areOtherFirms = (ours: readonly string[], others: readonly string[]): boolean =>
  ours.length > 0 &&
  others.length > 0 &&
  !ours.some((one) => others.some((other) => sameFirm(one, other)));
