// Postal addresses inside a text, however they are set: on one line, over two, with commas, dashes or nothing.
import { anyCase } from '../../french/any-case.ts';
import { fold, plain } from '../../french/fold.ts';
import { STREET_KIND, STREET_KINDS } from '../../french/street-kinds.ts';
import { found, type Found, type Written } from '../../french/written.ts';

const pattern = (source: string): RegExp => new RegExp(anyCase(source), 'gu');

/** « 31 A et B route Haute », « 12 bis et ter »: the doors of one number. */
const DOORS = String.raw`(?:\s?(?:bis|ter|quater|[a-f])(?![\p{L}\d])(?:\s?(?:,|et|-|/|[àa])\s?(?:bis|ter|quater|[a-h])(?![\p{L}\d'])){0,3})?`;
const NUMBER = String.raw`\d{1,4}${DOORS}(?:\s?(?:,|et|-|/|[àa]|au)\s?\d{1,4}(?:\s?(?:bis|ter|[a-f])(?![\p{L}\d]))?){0,3}`;
const SINGLE = String.raw`\d{1,4}(?:\s?(?:bis|ter|quater)(?![\p{L}\d]))?`;
/** « lots 5, 12, 7 rue du Port »: of such a list only the last number is the street's. */
const AFTER_LOTS = String.raw`\blots?\s(?:[\d ,;&]|(?<=[,;&])\n){1,20}(?:et\s)?`;
const WAYS = String.raw`grand(?:['-]|e[- ])rue|vieux[- ]chemin|vieille[- ]route|ancienne[- ]route|${STREET_KINDS}|r\.|bo?u?le?v?d\.?|pl\.?|pla|che?m?\.?|crs|villa|sente|lotissement|lot\.|hameau|clos|mail|parvis|rond-point|venelle|ruelle|mont[eé]e|traverse|cit[eé]|domaine|parc|voie|rampe|chauss[eé]e|cour|r[eé]sidence|digue|corniche|carrefour|galerie|lieu-?dit|quartier|littoral|remparts?|jet[eé]e|lev[eé]e|placette|vallon|coteau|tertre|degr[eé]s|escaliers?|promenoir|port(?=\s\p{L})|terrasse|dr[eè]ve|enclos|bastion|cale|plateau|coursive|berge|c[oô]te(?=\s\p{L}{3})|front\sde\smer|r(?=\s\p{L}{2})|fg|qu(?=\s\p{L})`;
/** « 12 Grande Rue »: the way is the whole name. */
const WHOLE = String.raw`(?:grande?|petite|haute|basse|vieille)[- '](?:rue|place)`;
/** « rue du 8 mai 1945 » has figures, never five of them. */
const NO_OTHER = String.raw`(?!\s\d{1,4}(?:\s?(?:bis|ter|quater))?(?:\s?[-/]\s?\d{1,4})?,?\s+(?:${STREET_KINDS})\s)`;
/** « 3.à 9 rue »: OCR lost the first of two numbers. « L’AN MIL… » opens a deed, « Chère Madame » a letter. */
const PARTED = String.raw`(?<!(?<![\d/])\d{1,3}(?:[ ]?[.,:;'][ ]?(?:[àa]|et)|[ ][äâáã@&])[ ]?)`;
const NO_DEED = String.raw`(?!\s(?:l'an\s|mil\s|deux\smille\s)|\n(?:ch[eè]re?s?|bonjour|madame|monsieur|mesdames|messieurs)(?![\p{L}]))`;
const STREET = String.raw`${PARTED}(?<![\p{L}\d/]|\d[ .,/]|\blots?\s|n°\s?)(?!\d{1,2}/\d{1,2}/|(?:19|20)\d{2}\s(?:au|à|a|et|,)\s)(?:(?<!${AFTER_LOTS})${NUMBER}|(?<=${AFTER_LOTS})(?<=[,;]\s?)${SINGLE}),?\s+(?:(?:${WAYS})(?![\p{L}\d])(?:(?!\d{5}|\n\d)${NO_OTHER}${NO_DEED}[^,;:()\t|"]){2,60}?|${WHOLE}(?![\p{L}\d]))`;
const ANY_STREET = pattern(STREET);
const SMALL = String.raw`(?:sur|sous|en|les?|la|l[eè]s|des?|du|aux?|l'|d'|saint|sainte|st|ste)`;
const TOWN_WORD = String.raw`(?:\p{Lu}[\p{L}']+(?:-\n?[\p{L}'][\p{L}']*)*|(?:St|Ste)\.)`;
/** Words in capitals that are no part of a town's name; nor is the first one of a sentence. */
const NO_TOWN = String.raw`(?!(?:lots?|immat|t[eé]l|iban|bic|gestionnaire|dossier|cpte|capital|siret|siren|rcs|rnc|b[aâ]t(?:iment)?|[eé]tage|appt?|code|n|immatriculation|copropri[eé]taires?|copropri[eé]t[eé]|syndic|propri[eé]taires?|r[eé]f[eé]rences?|exercice|page|le|fax|annexes?|[eé]tat|relev[eé]|appel|compte|d[eé]compte|assembl[eé]e|convocation|proc[eè]s|ordre|date|objet|p[eé]riode|type|ann[eé]e|surface|monsieur|madame|adresse|commune|insee|parcelles?|section|cadastre|d[eé]signation|nature|vendeur|bailleur|locataire|logement|appartement|immeuble)(?![\p{L}\d'])|(?:en|je|nous|vous|il|elle|on|veuillez|suite|comme|voici|merci|par|pour|afin)(?![\p{L}\d'-]))`;
const TOWN = String.raw`(?:L[ea]s?\s)?${NO_TOWN}${TOWN_WORD}(?:[ ](?:${SMALL}[ ]){0,2}${NO_TOWN}${TOWN_WORD}){0,4}(?:[ ]\d{1,2}(?:er|e|[eè]me)?(?![\p{L}\d/.,]|[ ]\d))?`;
/** « 74000 » over « Insee : 74010 »: what is under it is the next label, and the town is not there. */
const POSTCODE = String.raw`(?:F-)?(?<postcode>\d{5})(?!\d|\s*\n\s*\p{L}[\p{L}' ]{1,30}\s?:)`;
/** What may stand between street and town: the building, the stairs, a box. */
const MORE = String.raw`(?:\s*\([^()\n]{1,40}\))?(?:\s*[,\n-]\s*(?:b[aâ]t|esc|app|apt|porte|bp|cs|entr[eé]e|hall|cage|(?:(?:\d{1,2}\s?(?:er|[eè]me|e)|premier|second|deuxi[eè]me|troisi[eè]me|quatri[eè]me|dernier)\s)?[eé]tage|rez-de|rdc|r[eé]s|logement|lots?\s|(?:[àa]\s|c[oô]t[eé]\s|\d{1,2}\s?(?:er|[eè]me|e)\s)?(?:gauche|droite|face))(?:(?!\s-\s)[^,\n]){0,30})*`;
/** « rue des Lys, Bellevue, 97200 … »: a hamlet or a quarter, alone between two commas. */
const QUARTER = String.raw`(?:,\s(?!(?:b[aâ]t|esc|app|porte|bp|cs|entr|hall|cage|rez|rdc|r[eé]s|logement|lots?|[àa]\s|c[oô]t[eé]|les?\s|la\s|l'|villa|immeuble|copro|parc|clos|domaine|droite|gauche|face|premier|second|dernier|[eé]tage|tel|t[eé]l))\p{Lu}[\p{L}' -]{2,30}(?=,\s\d{5}\s))?`;
const STREET_FIRST = pattern(
  String.raw`(?<street>${STREET}${QUARTER})${MORE}\s*(?:[,.-]|(?<![\p{L}])à(?=\s))?\s*(?:${POSTCODE}\s*[-,]?\s*(?<town>${TOWN})|(?<=\sà\s|[,-]\s)(?<named>${TOWN})\s*\(\s*(?<bracketed>\d{5})\s*\)|\(\s*(?<inside>\d{5})\s(?<held>${TOWN})\s*\))`,
);
const TOWN_FIRST = pattern(
  String.raw`(?<![\p{L}])(?:[àa]|(?:commune|ville)\s(?:de|du|des)|(?:commune|ville)\sd'(?=\p{L}))\s*(?<=[\s'])(?<town>${TOWN})\s*(?:\([^()\d\n]{3,30}\)\s*,?\s*)?\(?\s*${POSTCODE}\s*\)?\s*(?:\([^()\d]{3,30}\)\s*)?,?\s*(?:[-,]?\s*(?:immeuble|ensemble\simmobilier|maison|b[aâ]timent|propri[eé]t[eé]|bien)\s(?:sise?|situ[eé]e?)\s(?:au\s)?)?(?<street>${STREET})(?=[,.;:()"]|(?<!-|\s(?:des?|du|la|les?|et|aux?|saint|sainte))\n[^\n]|\n?$|\s(?:cadastr|figurant|lieu|d[eé]nomm|un |une |les? ))`,
);
/** « route des Pistes, 05560 VARS »: without a number only a way at the head of a part, right before its town. */
const UNNUMBERED = pattern(
  String.raw`(?<=^|[\n\t,;:|(]\s?|\s-\s|\b(?:sise?s?|situ[eé]e?s?|au|à)\s)(?<street>(?:rue|avenue|boulevard|place|all[eé]e|chemin|route|impasse|quai|cours|square|lieu-?dit|hameau|faubourg|esplanade|promenade|corniche|mont[eé]e|rte|che|ave?|bd|imp|lotissement)\.?\s(?:(?!\n\n)[^,;:()\t|"\d]){2,50}?(?:,?\sn°\s?\d{1,4}(?:\s?(?:bis|ter))?)?${QUARTER})(?:,\s(?:lieu-?dit|quartier|hameau)\s[^,;:()\n\t|"\d]{2,40}?)?\s*[,\n-]?\s*${POSTCODE}\s*[-,]?\s*(?<town>${TOWN})`,
);
/** Without a postcode it is extracted only where something else says that this is the place. */
const BARE = pattern(
  String.raw`(?<street>${STREET})\s*(?:,\s*|\s+à\s+)(?<town>${TOWN})(?![\p{L}\d]|\s*\d)`,
);
const BARE_TOWN_FIRST = pattern(
  String.raw`(?<![\p{L}])à\s+(?<town>${TOWN})\s*(?:\([^()\d\n]{3,30}\)\s*)?,\s*(?<street>${STREET})(?=[,.;:()"]|(?<!-)\n|$|\s(?:cadastr|figurant|d[eé]nomm))`,
);

const BROKEN = new RegExp(
  anyCase(String.raw`${STREET}\s*[,.-]?\s*\d{5}(?!\d|\s*[-,]?\s*(?:L[ea]s?\s)?${NO_TOWN}\p{Lu})`),
  'gu',
);

/** Which door it is, on a line of its own or after a sign, is no part of the street. */
const INSIDE =
  /(?:\n|,|\s-)\s*(?:b[aâ]t(?:iment)?|esc(?:alier)?|appt?|apt|appartement|entr[eé]e|[eé]tage|porte|lots?|rez-de|hall|commune|ville|code\spostal|section|parcelle|cadastre|d[eé]partement)(?!\p{L}).*$/isu;

const CUT = /\s(?:de|du|des|de la|de l'|la|le|les|aux?|et|d'|l')$/iu;

const oneLine = (text: string): string =>
  text
    .replaceAll(/-\s*\n\s*/g, '-')
    .replaceAll(/\s+/g, ' ')
    .replace(/[\s,.·•-]+$/, '')
    .trim();

/** « MARSEILLE Solde »: a town in capitals ends where they do. */
function inOneHand(town: string): string {
  const words = town.split(' ');
  const isCapital = (word: string) => /^[\p{Lu}'’-]{3,}$/u.test(word);
  const end = words.findIndex(
    (word, at) =>
      /^\p{Lu}\p{Ll}/u.test(word) && !/^Cedex/i.test(word) && isCapital(words[at - 1] ?? ''),
  );
  return end === -1 ? town : words.slice(0, end).join(' ');
}

function matches(written: Written, way: RegExp): Found<string>[] {
  const text = plain(written.text);
  return [...text.matchAll(way)].flatMap((match) => {
    const {
      street: printed = '',
      town,
      named,
      postcode,
      bracketed,
      inside,
      held,
    } = match.groups ?? {};
    const ahead =
      way === TOWN_FIRST || way === BARE_TOWN_FIRST
        ? 0
        : numberAhead(printed) ||
          numberOfName(printed, text.slice(0, match.index)) ||
          numberOverStreet(printed, text.slice(0, match.index));
    const street = printed.slice(ahead);
    const city = inOneHand(oneLine(town ?? named ?? held ?? ''));
    // « 5 avenue de, 74000 ANNECY »: its name was lost. « 44600 SAINT- » at the end of a cell: half of its town.
    const isCut = /^-\s*(?:[\n\t]|$)/.test(text.slice(match.index + match[0].length));
    if (city === '' || isCut || CUT.test(oneLine(street.replace(INSIDE, '')))) return [];
    const place = [postcode ?? bracketed ?? inside, city].filter(Boolean).join(' ');
    const isRun = new RegExp(`^[ ]${postcode}`).test(match[0].slice(printed.trimEnd().length));
    const corner =
      way === STREET_FIRST && ahead === 0 ? cornerBefore(text, match.index, street) : '';
    const value = `${oneLine(corner)}${corner === '' ? '' : ' '}${oneLine(street.replace(INSIDE, ''))}${isRun ? ' ' : ', '}${place}`;
    const length = match[0].trimEnd().length - ahead + corner.length;
    return [found(written, match.index + ahead - corner.length, length, value)];
  });
}

/** « 3 et 5 rue Haute – » right before « 2 impasse du Puits, 44000 NANTES »: a building at a corner has two streets or more, and all are its address. */
function cornerBefore(text: string, at: number, street: string): string {
  const corner = CORNER.exec(text.slice(Math.max(0, at - CORNER_REACH), at))?.[0] ?? '';
  // « SDC 9 RUE HAUTE – 9 rue Haute »: the same one, as its name and as its street. « 2207 RÉSIDENCE DU LAC » is a name.
  const isOther =
    IN_STREET.test(corner) && !signsOf(street).startsWith(signsOf(corner).slice(0, -1));
  return isOther ? `${cornerBefore(text, at - corner.length, street)}${corner}` : '';
}
const CORNER = new RegExp(anyCase(String.raw`${STREET}(?:\s+(?:et|&|/|-)\s+|,\s+)$`), 'u');
const IN_STREET = new RegExp(anyCase(String.raw`^${NUMBER},?\s+${STREET_KIND}`), 'u');
/** In signs. */
const CORNER_REACH = 90;

/** « 1184 – 14/16 RUE HAUTE », « 0093 - 128 bis, 130 rue Haute »: the first of the doors, after another number. */
const AHEAD = new RegExp(
  String.raw`^(?<before>(?<first>\d{1,4})\s?[,/-]\s)(?<next>\d{1,4})(?=(?:\s?(?:bis|ter|quater|[a-f])(?![\p{L}\d]))?(?:\s?(?:,|et|-|/|[àa]|au)\s?\d{1,4}(?:\s?(?:bis|ter|[a-f])(?![\p{L}\d]))?)*,?\s\p{L})`,
  'iu',
);

/** « SCI DU BAC 17 – 3 quai Nord », « 0093 – 128 rue Haute »: doors are extracted upwards, and a larger number before the street is of a name. In signs. */
function numberAhead(street: string): number {
  const { before = '', first, next } = AHEAD.exec(street)?.groups ?? {};
  const isOther = first !== undefined && (Number(first) >= Number(next) || /^0\d/.test(first));
  return isOther ? before.length : 0;
}

/** « Les Tilleuls 2, 15 rue Haute », « Immobilière 3F, 8 rue Haute »: right after a name, and of the other side of the street or far. In signs. */
function numberOfName(street: string, text: string): number {
  const { before = '', next } = OF_NAME.exec(street)?.groups ?? {};
  const last = /\d+(?=\D*$)/.exec(before)?.[0];
  const isNamed = /\p{Lu}[\p{L}'’.-]+[ ]$/u.test(text) && !ENDS_IN_DOORS.test(fold(text));
  const apart = Number(next) - Number(last);
  // « Les Tilleuls 1 et 2 – 6 rue Haute »: a list of doors ends with its « et ».
  const isList = /\d\s(?:et|&)\s\d/.test(before);
  return isNamed && (isList || apart % 2 !== 0 || apart > FAR || /\d[a-f]/i.test(before))
    ? before.length
    : 0;
}
/** « Copropriété ALTITUDE 900 » over « Route du Signal »: at the end of a line and right after a name, it ends the name. In signs. */
const numberOverStreet = (street: string, text: string): number =>
  /\p{Lu}[\p{L}'’-]+[ ]$/u.test(text) && !ENDS_IN_DOORS.test(fold(text))
    ? (/^\d{1,4}\n(?=\p{Lu})/u.exec(street)?.[0].length ?? 0)
    : 0;
const OF_NAME =
  /^(?<before>(?:\d{1,2}\s(?:et|&|à)\s\d{1,2}\s?[,-]\s|\d{1,2}[a-f]?\s?,\s))(?<next>\d{1,4})(?=(?:\s?(?:bis|ter))?,?\s\p{L})/iu;
const ENDS_IN_DOORS = /(?:\bn°|\bnumeros?|\blots?|\brue|\bau|\baux|\bdu|\bdes) $/;
/** In doors. */
const FAR = 8;

const apart = (kept: readonly Found<string>[], others: readonly Found<string>[]) =>
  others.filter((one) => kept.every(({ from, to }) => one.to <= from || one.from >= to));

/** Street, postcode and town, as « 14 rue du Marché, 44000 NANTES ». */
export function findAddresses(written: Written): Found<string>[] {
  if (!/\d{5}/.test(written.text)) return [];
  const usual = matches(written, STREET_FIRST);
  const both = [...usual, ...apart(usual, matches(written, TOWN_FIRST))];
  // Of a street that OCR read, the number may be what it lost.
  if (written.words.some(({ confidence }) => confidence !== undefined)) return both;
  return [...both, ...apart(both, matches(written, UNNUMBERED))];
}

/** « 18 rue du Quinconce, 87000 (2e étage) »: OCR lost the town, or read none of it. */
export const hasBrokenAddress = (
  { text, words }: Written,
  /** The town of these was found under them, in their own cell. */
  whole: readonly string[] = [],
): boolean =>
  words.some(({ confidence }) => confidence !== undefined) &&
  (plain(text).match(BROKEN) ?? []).some(
    (broken) => !whole.some((address) => signsOf(address).startsWith(signsOf(broken))),
  );
const signsOf = (text: string): string => fold(text).replaceAll(/[^a-z\d]+/g, '');

/** Those of which the postcode is not given. */
export function findBareAddresses(written: Written): Found<string>[] {
  const whole = findAddresses(written);
  const bare = apart(whole, matches(written, BARE));
  return [...bare, ...apart([...whole, ...bare], matches(written, BARE_TOWN_FIRST))];
}

/** Every street, whether its town is known or not. */
export const findStreets = (written: Written): Found<string>[] =>
  [...plain(written.text).matchAll(ANY_STREET)].map(({ index, 0: printed }) => {
    const ahead = numberAhead(printed);
    return found(written, index + ahead, printed.length - ahead, printed.slice(ahead));
  });
