// What each owner has of a lot, extracted beside their name: « Mme Anne DURAND (usufruitière) et M. Luc DURAND (NP) ». It is
// no part of the name, and must not hide the other owner.
import { anyCase } from '../../french/any-case.ts';

const RIGHT = anyCase(
  String.raw`(?:us(?:uf(?:r(?:uit(?:i[eè]re?s?)?)?)?)?|n\.?\s?p|nue?s?[- ]?prop(?:ri[eé]taires?|ri[eé]t[eé])?|p\.?p|pleine?s?[- ]propri[eé]t(?:[eé]|aires?)|co-?indivisaires?|indivis(?:aires?)?|ind)\.?(?:\s(?:(?:pour|à|de)\s)?(?:[\d/ ]+%?|[½⅓⅔¼¾]))?`,
);
/** In brackets, between commas, or before the next name. */
const STATED = new RegExp(
  String.raw`\s*\(\s?${RIGHT}\s?\)|,\s${RIGHT}(?![\p{L}\d'])(?:\s?,(?=\s*(?:et|ET|&)\s))?`,
  'gu',
);

/** « Usufruit : Mme Anne DURAND ». */
const BEFORE = new RegExp(String.raw`^\s*${RIGHT}\s?:\s+(?=\p{Lu})`, 'u');

export const withoutRights = (text: string): string =>
  text.replace(BEFORE, '').replaceAll(STATED, '');
