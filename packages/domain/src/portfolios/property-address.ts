// An address as people recognise it: the number on its plate, the street, then the town.
import { startLower } from '../text/first-letter.ts';

export type PropertyAddress = {
  /** « 14 », « 27 bis »; null when the address has none. */
  number: string | null;
  /** « rue du Marché »; the whole text when nothing else could be told apart. */
  street: string;
  /** « 44000 Nantes ». */
  town: string | null;
};

/** What the national address base adds: « . 44, Loire-Atlantique, Pays de la Loire ». */
const CONTEXT = /\.\s*(?:\d{2,3}|2[AB]),\s[^.]*$/;
const TOWN = /^(.*?)[\s,]*\b(\d{5}\s+\D.*)$/;
const NUMBER =
  /^(\d{1,4}(?:\s?[-/]\s?\d{1,4})?)(?:\s*(bis|ter|quater)\b|\s?([a-z])(?=[\s,]))?[\s,]+(.+)$/i;
/** Kinds of ways, written small on a plate; the name of a hamlet keeps its capital. */
const WAY =
  /^(?:allée|avenue|boulevard|chaussée|chemin|cité|clos|cour|cours|esplanade|faubourg|galerie|hameau|impasse|lotissement|mail|montée|parvis|passage|place|placette|promenade|quai|résidence|rond-point|route|rue|ruelle|sente|sentier|square|traverse|venelle|villa|voie)\b/i;
/** Without a number in it, the name of a house. */
const NAMED = /^(?:clos|résidence|villa)\b/i;

export function parsePropertyAddress(address: string): PropertyAddress {
  const whole = address.trim();
  const label = whole.replace(CONTEXT, '').trim();
  const [, before = '', code = ''] = TOWN.exec(label) ?? [];
  const [place, town] = before === '' ? [label, null] : [before, code];
  const [, digits, word, letter, way] = NUMBER.exec(place) ?? [];
  if (digits === undefined || way === undefined) {
    return { number: null, street: (NAMED.test(place) ? place : onPlate(place)) || whole, town };
  }
  const suffix = word?.toLowerCase() ?? letter?.toUpperCase();
  const number = digits.replaceAll(/\s/g, '');
  return {
    number: suffix === undefined ? number : `${number} ${suffix}`,
    street: onPlate(way),
    town,
  };
}

const onPlate = (street: string): string => (WAY.test(street) ? startLower(street) : street);

/** « 14 rue du Marché »: how a sentence names the property. */
export const streetLine = ({ number, street }: PropertyAddress): string =>
  number === null ? street : `${number} ${street}`;

/** « 14 rue du Marché ». */
export const streetOf = (address: string): string => streetLine(parsePropertyAddress(address));

/** « 14 rue du Marché, 44000 Nantes »: enough to tell it from any other. */
export function wholeLine(address: string): string {
  const parsed = parsePropertyAddress(address);
  return parsed.town === null ? streetLine(parsed) : `${streetLine(parsed)}, ${parsed.town}`;
}
