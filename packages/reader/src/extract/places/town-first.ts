// « Localisation : HÉRAULT – SÈTE (34200) – 4 quai Haut », as the forms of some surveys ask for it: the department, the
// town with its code, then the street.
import { anyCase } from '../../french/any-case.ts';
import { plain } from '../../french/fold.ts';
import { STREET_KINDS } from '../../french/street-kinds.ts';
import { type FlowText, extracted } from '../sheet/flow-text.ts';
import type { Reading } from '../sheet/reading.ts';
import { only, plainAddress } from './agreed-address.ts';

const OF_HOME = String.raw`(?:du (?:bien|logement|local|b[aâ]timent|lot)|de la (?:maison|propri[eé]t[eé])|de l'(?:immeuble|appartement|installation|habitation)|des? (?:lieux|b[aâ]timents?|locaux))`;
const LABEL = anyCase(
  String.raw`(?:(?:localisation|situation|lieu)(?: ${OF_HOME})?|adresse ${OF_HOME}|commune|(?:bien|immeuble|logement|b[aâ]timent|local)(?: (?:contr[oô]l[eé]|visit[eé]|concern[eé]|mesur[eé]|examin[eé]|lou[eé]|vendu|exp[eé]rtis[eé]|diagnostiqu[eé]))?)`,
);
const TOWN = String.raw`\p{Lu}[\p{L}'-]*(?: \p{L}[\p{L}'-]*){0,4}`;
const NEXT = String.raw`\s?(?:[,;/|-]|\n)?\s?`;
const STREET = String.raw`\d{1,4}(?:[ ]?(?:bis|ter|quater|[A-D])\b)?(?:[ ]?(?:,|et|-|/)[ ]?\d{1,4}(?:[ ]?(?:bis|ter)\b)?){0,3},?[ ]${anyCase(`(?:${STREET_KINDS})`)}[ ](?:(?![ ]-[ ])[^,;:()\n\t|.]){2,50}`;
const WRITTEN = new RegExp(
  String.raw`(?<![\p{L}'][ ])${LABEL}\s?:\s?(?<value>(?:${TOWN}(?: \(\d[\dAB]\d?\))?\s-\s)?(?:${TOWN}\s?\(\s?\d{5}\s?\)|\d{5} ${TOWN}(?=\s?[,;/|-]))${NEXT}(?:${anyCase('adresse')}\s?:\s?)?${STREET})(?=\s?(?:[,;:()\n\t|.]|-\s|$))`,
  'u',
);
const PARTS = new RegExp(
  String.raw`(?:(?<city>${TOWN})\s?\(\s?(?<code>\d{5})\s?\)|(?<code>\d{5}) (?<city>${TOWN}))${NEXT}(?:${anyCase('adresse')}\s?:\s?)?(?<street>\d.*)$`,
  'su',
);

/** None where two differ, or where the street goes on under its line. */
export function townFirst(flowText: FlowText): Reading<string>[] {
  const all = extracted(flowText, WRITTEN, plain).flatMap((one) => {
    const text = flowText.written.text.slice(one.at, one.end);
    const { city, code, street } = PARTS.exec(plain(text))?.groups ?? {};
    if (city === undefined || code === undefined || street === undefined) return [];
    const goesOn = /^\n\p{Ll}/u.test(flowText.written.text.slice(one.end, one.end + 2));
    // As printed: the plain text has the same length.
    const printed = (part: string) =>
      text.slice(plain(text).lastIndexOf(part)).slice(0, part.length);
    return goesOn ? [] : [{ ...one, value: `${printed(street).trim()}, ${code} ${printed(city)}` }];
  });
  return only(all, plainAddress);
}
