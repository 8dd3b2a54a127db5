// One place of a paper may tell less of a name than another: « Exemplo » at its head and « Exemplo Syndic » at its foot and in
// its web address, « Étude ROUX – PETIT » cut at its dash, « A. Roux » under minutes that call her « Anne Roux ».
import { fold, plain } from '../../french/fold.ts';
import { isGivenName } from '../names/given-names.ts';
import { isNoName } from '../names/no-names.ts';
import type { Reading } from '../sheet/reading.ts';
import type { Sheet } from '../sheet/sheet.ts';
import { firmsStatedOn, fullestOf, opens, townsOf } from './agreed-firms.ts';
import { bareName, FORM, OF_TRADE, ONLY_TRADE, saysTitle } from './firm-names.ts';
import { isOtherTrade } from './other-trades.ts';
import { domainsOf, letters } from './web-names.ts';

export const inFull = (sheets: readonly Sheet[], one: Reading<string>): Reading<string> => {
  const value =
    ofGroup(sheets, one.value) ??
    withPartner(sheets, one.value) ??
    withGivenName(sheets, one.value) ??
    withMoreWords(sheets, one.value);
  return value ? { ...one, value } : one;
};

/** « GROUPE EXEMPLO » over « Exemplo Nantes »: whose it is, and who it is. */
function ofGroup(sheets: readonly Sheet[], value: string): string | null {
  const group = /^groupe (?<name>\S+)$/.exec(fold(value))?.groups?.['name'];
  if (!group) return null;
  const extracted = sheets
    .flatMap(firmsStatedOn)
    .filter(({ bare, place }) => place === 'HEAD' && bare.startsWith(`${group} `));
  return fullestOf(extracted)?.reading.value ?? null;
}

/** Further on, papers name other firms. */
const FIRST_PAGES = 1;

/** Told so in two places, or in one and in the web address. */
function withMoreWords(sheets: readonly Sheet[], value: string): string | null {
  const bare = bareName(value);
  const longer = sheets
    .slice(0, FIRST_PAGES)
    .flatMap(firmsStatedOn)
    .filter((extracted) => extracted.bare !== bare && opens(bare, extracted.bare));
  const fullest = fullestOf(longer);
  if (!fullest) return null;
  const places = new Set(
    longer.filter((extracted) => extracted.bare === fullest.bare).map(({ place }) => place),
  );
  const isWeb = sheets.some((sheet) => domainsOf(sheet).has(letters(fold(fullest.reading.value))));
  return places.size + Number(isWeb) >= 2 ? fullest.reading.value : null;
}

const OFFICE_OF_PARTNERS =
  /^(?:[EÉ]tude|[EÉ]TUDE|Cabinet|CABINET|SCP|R[eé]gie|R[EÉ]GIE) \p{Lu}[\p{L}'’-]+(?: (?:& |et )?\p{Lu}[\p{L}'’-]+)?$/u;
const PARTNER =
  /^\s[–—-]\s(?<next>\p{Lu}[\p{L}'’-]+(?: (?:& |et )?\p{Lu}[\p{L}'’-]+)?)(?=\s*(?:$|[,;|(])|\s[–—-]\s)/u;
/** « Cabinet ROUX – FNAIM »: what many belong to. */
const BODY = /^(?:fnaim|unis|snpi|orpi|plurience|anacofi|galian|socaf|lexgarantie|verspieren)\b/;
const isCapitals = (text: string): boolean => text === text.toUpperCase();
/** In lines: the office of a firm stands right under its name. */
const OFFICE = 4;

/** « Étude ROUX – PETIT », « ROUX – PETIT – MOREL »: partners, unless one is where the office is. Without a form, two are needed. */
function withPartner(sheets: readonly Sheet[], value: string): string | null {
  const isOffice =
    OFFICE_OF_PARTNERS.test(value) && !OF_TRADE.test(fold(value).replace(/^regie /, ''));
  if (!isOffice && !/^\p{Lu}[\p{Lu}'’-]{3,}$/u.test(value)) return null;
  for (const sheet of sheets)
    for (const [row, { cells }] of sheet.lines.entries())
      for (const { text } of cells) {
        const partners = text.startsWith(value) ? partnersAfter(text.slice(value.length)) : [];
        const areAll =
          partners.length >= (isOffice ? 1 : 2) &&
          partners.every((one) => isPartner(value, one) && isTownElse(sheet, row, one));
        const last = partners.at(-1) ?? '';
        if (areAll) return text.slice(0, text.indexOf(last, value.length) + last.length);
      }
  return null;
}
/** « – PETIT – MOREL – 3 rue Haute »: up to what is no name. */
function partnersAfter(text: string): string[] {
  const next = PARTNER.exec(text)?.groups?.['next'];
  return next ? [next, ...partnersAfter(text.slice(text.indexOf(next) + next.length))] : [];
}

const isPartner = (value: string, next: string): boolean =>
  isCapitals(next) === isCapitals(value.split(' ').at(-1) ?? '') &&
  !BODY.test(fold(next)) &&
  ![FORM, OF_TRADE, ONLY_TRADE].some((words) => words.test(fold(next))) &&
  !saysTitle(fold(next)) &&
  !isOtherTrade(fold(next)) &&
  !isNoName(next);

/** Its office is extracted, in a town of another name. */
function isTownElse(sheet: Sheet, row: number, next: string): boolean {
  const about = sheet.lines.slice(row, row + OFFICE);
  const towns = [...townsOf(about.map(({ folded }) => folded).join('\n'))];
  const name = letters(fold(next));
  return (
    towns.length > 0 &&
    [...townsOf(fold(sheet.written.text))].every(
      (town) => !town.startsWith(name) && !name.startsWith(town),
    )
  );
}

/** « A. Roux », « Mme ROUX »: the rest of her name, where the paper tells one given name with it. */
const SHORT =
  /^(?:(?:M\.|Mme|Mlle|Monsieur|Madame|Ma[iî]tre|Me) )?(?:(?<initial>\p{Lu})\. )?(?<family>(?:(?:de|du|Le|La|DE|DU|LE|LA) )?\p{Lu}[\p{L}'’-]+)$/u;

function withGivenName(sheets: readonly Sheet[], value: string): string | null {
  const { initial = '', family = '' } = SHORT.exec(value)?.groups ?? {};
  if (family === '' || family === value) return null;
  const whole = new RegExp(
    String.raw`(?<![\p{L}])(?<title>(?:M\.|Mme|Mlle|Monsieur|Madame|Ma[iî]tre|Me)\s)?(?<given>${initial}\p{Lu}?\p{L}+(?:-\p{Lu}\p{L}+)?)\s${family}(?![\p{L}'-])`,
    'giu',
  );
  const found = sheets
    .flatMap(({ written }) => [...plain(written.text).matchAll(whole)])
    .filter(
      ({ groups }) =>
        /^\p{Lu}/u.test(groups?.['given'] ?? '') && isGivenName(groups?.['given'] ?? ''),
    );
  const [first] = found;
  const given = new Set(found.map(({ groups }) => fold(groups?.['given'] ?? '')));
  return first && given.size === 1 ? first[0].replaceAll(/\s+/g, ' ') : null;
}
