// What heads a page may be a firm or a building: articles, numbers and trades tell them apart.
import type { Reading } from '../sheet/reading.ts';
import { FORM, OF_TRADE } from './firm-names.ts';

/** A name has no number, save the one of its département or in its letters, where its trade stands beside it: « HABITAT 25 », « 3G IMMO ». */
export const hasNumber = (name: string, about: string): boolean =>
  /\d/.test(
    OF_TRADE.test(about)
      ? name
          .replace(/(?<=^[a-z' -]*[a-z]{3}) \d{2}$/, '')
          .replace(/(?<=^|\s)(?:\d[a-z]{1,2}|[a-z]{1,2}\d[a-z]{0,2})(?=$|\s)/, '')
      : withoutDepartment(name, about),
  );
/** « S.G.I. 93 », in Seine-Saint-Denis: the postcode of its office begins so. */
const withoutDepartment = (name: string, about: string): string => {
  const department = /(?<=^(?:[a-z]\.){2,}) ?\d{2}$/.exec(name)?.[0].trim();
  return department && new RegExp(String.raw`\b${department}\d{3} [a-z]`).test(about)
    ? name.slice(0, -department.length)
    : name;
};

/** « LE CLOS DES VIGNES », over its address: minutes often open with the building. A firm says its form or its trade. */
export const isCalledAsBuildings = (text: string): boolean =>
  /^(?:(?:les?|la|a|u) |l'|(?:residence|domaine|clos|parc|villas?|hameau|square|tour|palais|jardins?|hotel|manoir|chateau|cite|cours?|terrasses|quai)\b)/.test(
    text,
  ) &&
  !FORM.test(text) &&
  !OF_TRADE.test(text) &&
  !/\shabitat\b/.test(text) &&
  !FAMILY_FIRM.test(text);
/** « Le Goff & Fils », « La Fonte et Associés », « LE GOFF & ROUX »: people, whose name opens with an article. */
const FAMILY_FIRM =
  /\s& [a-z]|\s(?:&|et) (?:fils|filles?|freres|s(?:œ|oe)urs|associes?|cie|compagnie|partenaires|conseils?)$/;

/** « La Régie du Lac », in a letterhead: there its article opens its name, and no sentence. */
export const asPrinted = (text: string, name: Reading<string>): Reading<string> => {
  const article = /^L[aAeE]\s(?=\S)/u.exec(text)?.[0] ?? '';
  return article !== '' && text.startsWith(`${article}${name.value}`)
    ? { ...name, value: `${article}${name.value}` }
    : name;
};
