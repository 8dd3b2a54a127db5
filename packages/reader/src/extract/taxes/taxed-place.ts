// « NANCY — 9 RUE DES QUATRE-TILLEULS — propriétés bâties », « commune 224 MULHOUSE – propriété : 23 RUE DES GRAVEURS »:
// the row over the calculation names what is taxed, its town and its street apart.
import { fold, plain } from '../../french/fold.ts';
import { STREET_KINDS } from '../../french/street-kinds.ts';
import { type Reading, readWords } from '../sheet/reading.ts';
import type { Sheet } from '../sheet/sheet.ts';

const TAXED = /\bproprietes?\b(?: baties?)?/;
const STREET = new RegExp(
  String.raw`^\d{1,4}(?: ?(?:bis|ter|[a-d]))?,? (?:${STREET_KINDS})\b`,
  'iu',
);
const TOWN = /^(?:commune (?:de )?)?(?:\d{3} )?(?<town>\p{Lu}[\p{Lu}' -]+)$/iu;

export function taxedPlaces({ lines, page }: Sheet): Reading<string>[] {
  return lines.flatMap(({ cells, line, folded }) => {
    if (!TAXED.test(folded)) return [];
    const printed = cells.map(({ text }) => text).join(' ');
    const parts = printed.split(/\s[-–—]\s|\s?:\s/u).map((part) => part.trim());
    const [street, ...streets] = parts.filter((part) => STREET.test(plain(part)));
    const towns = parts.flatMap((part) =>
      TAXED.test(fold(part)) ? [] : (TOWN.exec(plain(part))?.groups?.['town'] ?? []),
    );
    const [town, ...others] = towns;
    return street && town && streets.length + others.length === 0
      ? [readWords(`${street}, ${town}`, printed, line.words, page)]
      : [];
  });
}
