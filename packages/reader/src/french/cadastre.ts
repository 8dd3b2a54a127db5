// Parcels and areas of ground, as deeds and the cadastre write them; and areas of rooms.
import { fold, plain } from './fold.ts';
import { findAll, found, type Found, withoutOverlaps, type Written } from './written.ts';

/** `prefix` is 000 where the town was never merged with another. */
export type Parcel = {
  section: string;
  number: number;
  insee: string | null;
  prefix: string | null;
  /** « 302/97 »: in Alsace and Moselle, the parcel that it was cut from. */
  parent?: number;
};

/** In small letters, in capitals, or with a first capital: sections are extracted from words by their capitals. */
const cased = (word: string): string =>
  Array.from(word, (letter) => {
    const upper = letter.toUpperCase();
    const both = letter === 'é' ? 'eéEÉ' : `${letter}${upper}`;
    return upper === letter ? letter : `[${both}]`;
  }).join('');

const [PARCEL, CADASTRAL, NUMERO] = [cased('parcelle'), cased('cadastr'), cased('numéro')];
const PLURAL = '[sS]?';
/** « n° 12 », « sous le numéro 12 ». */
const NTH = String.raw`(?:(?:sous\sles?\s)?(?:[nN][°o.]${PLURAL}|${NUMERO}${PLURAL}))`;
const SECTION = String.raw`(?<section>[A-Z]{1,2}|\d[A-Z])`;
/** In Alsace and Moselle sections are numbers: only where the word is said. */
const NAMED_SECTION = String.raw`(?<section>[A-Z]{1,2}|\d[A-Z]|\d{1,3})`;
const SIGN = String.raw`(?:${NTH}|${PARCEL}${PLURAL}(?:\s?\(s\))?(?:\s${CADASTRAL}\p{L}*)?(?:\s${NTH})?)`;
/** « numéro 1.142 », as a typewriter parts thousands. */
const NUMBER = String.raw`(?:\d\.\d{3}|\d{1,4})`;
const END = String.raw`(?![\d/]|[.,]\d)`;
const WAYS = [
  'rue',
  'avenue',
  'boulevard',
  'place',
  'allée',
  'chemin',
  'route',
  'impasse',
  'quai',
  'cours',
  'square',
  'passage',
  'lieu',
];
/** « section AB n° 12, 7 et 9 rue du Port »: the figures of the street are no parcels. */
const NO_STREET = String.raw`(?!(?:\s*(?:,|et|-|à)\s*\d{1,4})*(?:\s?(?:bis|ter))?,?\s*(?:${WAYS.map(cased).join('|')})(?!\p{L}))`;
/** « n° 12 et 13 », « AB 12, AB 13 »: what follows is extracted as a parcel by what ends it. */
const AND = String.raw`\s${cased('et')}\s`;
const MORE = String.raw`(?<more>(?:\s*(?:,|;|${AND}|&|-)\s*(?:(?:\d{3}\s?)?(?:[A-Z]{1,2}|\d[A-Z])\s?)?(?:${SIGN}\s*)?\d{1,4}${END}${NO_STREET}(?=\s*(?:[,;:.)\n&-]|${cased('et')}\s|$|${cased('pour')}|[dD]'[uU][nN][eE]|${cased('lieu')}|au lieu|${cased('lot')}${PLURAL}\s)))*)`;
/** « section AB n° 12 », « Section cadastrale : AB, parcelle n° 12 », « SECTION AB – N° 12 ». */
const NAMED = new RegExp(
  String.raw`\b${cased('section')}${PLURAL}(?:\s${CADASTRAL}\p{L}*)?[\s:]+(?:\d{3}\s)?${NAMED_SECTION}(?:\s-\s|[\s,;]*)${SIGN}\s*:?\s*(?<number>${NUMBER})${END}${MORE}`,
  'gu',
);
/** « Références cadastrales : AB 12 », « parcelle cadastrée AB n° 12 », « cadastré section 812 AB 12 ». */
const LABELLED = new RegExp(
  String.raw`(?<!\p{L})(?:${CADASTRAL}\p{L}*(?:\(s\))?|${cased('réf')}\.?\s?${cased('cad')}\.|${PARCEL}${PLURAL}(?:\(s\))?)(?:\s${CADASTRAL}\p{L}*)?(?:\s(?:${cased('section')}${PLURAL}|${NTH}|sous\sles?\s(?:${NTH}|r[eé]f[eé]rences?)))?[\s:]*(?:\d{3}\s?)?${SECTION}\s?[-/]?\s?(?:${SIGN}\s*)?(?<number>\d{1,4})${END}${MORE}`,
  'gu',
);
/** « sous le numéro 86 de la section BK », « n° 12 et 13 de la section AB », as typewriters put it; a lot has a number too. */
const NUMBER_FIRST = new RegExp(
  String.raw`(?<!\b${cased('lot')}${PLURAL}\s)\b${NTH}\s*(?<number>${NUMBER})(?<more>(?:(?:\s*[,;&]|\s${cased('et')})\s*(?:${NTH}\s*)?\d{1,4})*)(?=,?\s(?:${cased('de')}\s(?:${cased('la')}|${cased('ladite')})|${cased('en')}|${cased('dans')}\s${cased('la')})\s${cased('section')}\s(?:${CADASTRAL}\p{L}*\s)?"?${NAMED_SECTION}"?(?![\p{L}\d]))`,
  'gu',
);
/** « 75104000AM0008 »: town, prefix, section, number. */
const WHOLE =
  /(?<![A-Za-z\d])(?<insee>\d[\dAB]\d{3})(?<prefix>\d{3})(?<section>0[A-Z]|[A-Z]{2})(?<number>\d{4})(?![A-Za-z\d])/g;

/** « section 11 n° 302/97 », « section KC numéro 214/36 et 215/36 », as the land book numbers them. */
const CUT = new RegExp(
  String.raw`\b${cased('section')}${PLURAL}[\s:]+${NAMED_SECTION}(?:\s-\s|[\s,;]*)${SIGN}\s*:?\s*(?<number>\d{1,4})/(?<parent>\d{1,4})(?![\d/]|[.,]\d)(?<more>(?:\s*(?:,|;|${AND}|&|-)\s*(?:${SIGN}\s*)?\d{1,4}/\d{1,4}(?![\d/]|[.,]\d))*)`,
  'gu',
);

function parcelFrom({ groups = {} }: Pick<RegExpExecArray, 'groups'>): Parcel | null {
  const { section = '', number = '', insee = null, prefix = null, parent } = groups;
  const value = {
    section: section.replace(/^0/, ''),
    number: Number(number.replace('.', '')),
    insee,
    prefix,
  };
  if (value.number === 0) return null;
  return parent === undefined ? value : { ...value, parent: Number(parent) };
}

/** « N° 117 ET 342 », in capitals: no section, where only a space stands before it. */
const ITEM = new RegExp(
  String.raw`(?:(?:\d{3}\s?)?(?!(?<=(?:^|\d)\s)ET\s)(?<!\p{L})(?<section>[A-Z]{1,2}|\d[A-Z])\s?)?(?:${SIGN}\s*)?(?<number>\d{1,4})(?:/(?<parent>\d{1,4}))?`,
  'gu',
);

/** The first one, and those that are only numbered after it. */
function listed(written: Written, pattern: RegExp): Found<Parcel>[] {
  return [...plain(written.text).matchAll(pattern)].flatMap((match) => {
    const first = parcelFrom(match);
    if (!first) return [];
    const { more = '' } = match.groups ?? {};
    const start = match.index + match[0].length - more.length;
    let { section } = first;
    const others = [...more.matchAll(ITEM)].flatMap(({ index, 0: raw, groups = {} }) => {
      section = groups['section'] ?? section;
      const next = parcelFrom({ groups: { ...groups, section } });
      const { insee, prefix } = first;
      return next ? [found(written, start + index, raw.length, { ...next, insee, prefix })] : [];
    });
    return [found(written, match.index, match[0].length - more.length, first), ...others];
  });
}

export const findParcels = (written: Written): Found<Parcel>[] => {
  const named = [NAMED, LABELLED, CUT, NUMBER_FIRST].flatMap((pattern) => listed(written, pattern));
  return [...withoutOverlaps(named), ...findAll(written, plain, WHOLE, parcelFrom)].toSorted(
    (a, b) => a.from - b.from,
  );
};

const GROUND = /(?<![\d,.])(?:(?<ha>\d{1,4})\s*ha\s*)?(?<a>\d{1,2})\s*a\s*(?<ca>\d{1,2})\s*ca\b/g;

/** Contenance, in square metres. */
export const findGroundAreas = (written: Written): Found<number>[] =>
  findAll(written, fold, GROUND, ({ groups: { ha = '0', a = '0', ca = '0' } = {} }) => {
    const area = Number(ha) * 10_000 + Number(a) * 100 + Number(ca);
    return area > 0 ? area : null;
  });

const FLOOR =
  /(?<![\d.,]|\d[ ])(?<whole>\d{1,3}(?: \d{3})+|\d+)(?:[,.](?<rest>\d{1,2}))?[ ]?(?:m²|m2\b|metres? carres?)/g;

/** In hundredths of a square metre. */
export const findFloorAreas = (written: Written): Found<number>[] =>
  findAll(written, fold, FLOOR, ({ groups: { whole = '', rest = '' } = {} }) => {
    const area = Number(whole.replaceAll(' ', '')) * 100 + Number(rest.padEnd(2, '0'));
    return area > 0 ? area : null;
  });
