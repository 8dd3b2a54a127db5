// A building that a text names: « la résidence LES ACACIAS », « le syndicat coopératif LES GRÈVES », « dénommé « LE MÔLE » ».
import { anyCase } from '../../french/any-case.ts';
import { fold, plain } from '../../french/fold.ts';
import { found, foundBox } from '../../french/written.ts';
import { restOfName } from '../names/name-over-lines.ts';
import type { Reading } from '../sheet/reading.ts';
import type { Sheet } from '../sheet/sheet.ts';
import { LABEL, LINKED, NAME, nameIn } from './building-name.ts';

/** « les copropriétaires de la résidence LES ACACIAS se sont réunis ». */
const NUMBERED = anyCase(String.raw`(?:\(?(?:n°[ ]?|code[ ])?\d{2,6}\)?[ ](?:[-:][ ])?)?`);
const RESIDENCE = anyCase('r[eé]sidence');
const CALLED = anyCase(
  String.raw`(?:r[eé]sidence|immeuble|copropri[eé]t[eé]|ensemble\simmobilier|syndicat(?:\s(?:des?\scopropri[eé]taires|b[eé]n[eé]vole|coop[eé]ratif|principal|secondaire))?|sdc)`,
);
const NAMED = anyCase('d[eé]nomm[eé]e?s?');
const IN_TEXT = new RegExp(
  String.raw`(?<!\p{L})(?:${LABEL.replaceAll(' ', String.raw`\s`)}${LINKED}[ ]?:?[ ]${NUMBERED}(?:${RESIDENCE}[ ](?="))?(?:"[ ]?)?(?<name>(?:${RESIDENCE}[ ])?${NAME})|(?<proud>${RESIDENCE}\s(?:${anyCase('(?:du|de la|des)')}\s)?${NAME})|(?<=de l'|la |cette )(?:immeuble|copropri[eé]t[eé]|r[eé]sidence)\n(?<under>\p{Lu}[\p{Lu}'-]*(?:[ ]\p{Lu}[\p{Lu}'-]*){0,6}(?=\s*,))|${CALLED}\s+"\s?(?<cited>[^"\n]{3,40}?)\s?"|${NAMED}\s+"\s?(?<quoted>[^"\n]{3,40}?)\s?"|(?<=\n)"\s?(?<alone>\p{Lu}[\p{Lu}\d' -]{3,40}?)\s?"(?=\n))`,
  'gu',
);

export function inText(sheet: Sheet): Reading<string>[] {
  const { written, page } = sheet;
  return [...plain(written.text).matchAll(IN_TEXT)].flatMap((match) => {
    const { name, proud, quoted, under, alone, cited } = match.groups ?? {};
    const said = name ?? proud ?? quoted ?? cited ?? under ?? alone ?? '';
    const end = match.index + match[0].length;
    const rest = restOfName(said, match[0], written.text, end);
    const whole = `${said}${rest}`.replaceAll(/\s+/g, ' ');
    // Whatever else its words say, in guillemets or after an article it is called so: « L’Hôtel du Port ».
    const isCalled = (cited ?? quoted) !== undefined || (name !== undefined && AFTER.test(whole));
    const value = nameIn(isCalled ? `Copropriété ${whole}` : whole)?.name;
    // « syndic de la copropriété LE MÔLE » says which, « syndic de copropriété » what it does.
    const isTrade =
      !/^la\s/i.test(match[0]) &&
      OF_TRADE.test(fold(written.text.slice(0, match.index).slice(-TRADE)));
    if (!value || isTrade) return [];
    const one = found(written, match.index, match[0].length, value);
    return [{ value, raw: one.raw.replaceAll(/\s+/g, ' '), box: foundBox(written, one), page }];
  });
}

const AFTER = /^(?:L'|L[ea]s? )\p{Lu}/u;

/** « Syndic de copropriété COPRO SUD », « Administrateur d’immeubles »: what an office does. In signs. */
const OF_TRADE =
  /\b(?:syndics?|gestion|gerance|administrat[a-z]+|specialistes?|professionnels?|metiers?)(?: (?:professionnels?|independants?|benevoles?))?\s(?:de\s|en\s|d')$/;
const TRADE = 60;

/** « Copropriété LE MÔLE », « SDC LE MÔLE »: no office and nobody's home is called so. */
export const ofSyndicate = (all: readonly Reading<string>[]): Reading<string>[] =>
  all.filter(({ raw }) =>
    /^(?:la |votre )?(?:copropriete|sdc|s\.d\.c\.|(?:le )?syndicat)\b/.test(fold(raw)),
  );
