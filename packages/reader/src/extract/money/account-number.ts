// The number of an owner's account with the syndicat: of class 45, named as an account, or as the
// reference that the owner is asked to give.
import type { Box } from '@quitus/domain/reading/box';

import { fold } from '../../french/fold.ts';
import { findAll, foundBox } from '../../french/written.ts';
import { cellUnder } from '../sheet/blocks.ts';
import { under } from '../sheet/labelled.ts';
import { agreed, type Reading } from '../sheet/reading.ts';
import type { Sheet } from '../sheet/sheet.ts';
import { overName } from '../sheet/values-over-labels.ts';

const OF_OWNER = String.raw`(?: (?:de |du )?(?:coproprietaire|cop(?:ro)?\b\.?|individuel|client|proprietaire|personnel|adherent|charges(?= (?:n°|numero))))?`;
/** Old programs print « N 77/0031 ». */
const NUMBERED = String.raw`(?: ?(?:n°|numero|no\b|ref\.?|n(?= \d)))?`;
const GAP = String.raw`[ \t:.-]{0,4}`;
/** « 450-0012 », « 4500 0012 ». */
const FIGURES = String.raw`\d[\d.-]*(?: \d[\d.-]*)*(?<=\d)`;
/** « BW-012 », « 4417/00017 », « 0852-0214-A ». */
const MIXED = String.raw`(?:[a-z]{1,5}[-./ ]?|[a-z]{6,10})?\d[\da-z]*(?:[-./][\da-z]+|[-/]\n\d[\da-z]*)*(?: / [\da-z]{1,6})*`;
const CLOSE = String.raw`(?=\s*(?:$|[\n\t,;(|-]))`;
/** « 018 00027 V »: the codes after it go with it, as long as nothing else follows a short one. */
const MORE = String.raw`(?: \d{3,}[\da-z]*(?![\da-z]|[-/.,]\d)| \d{1,2}${CLOSE})*(?: [a-z]${CLOSE})?`;
/** « 27 LAM 031 »: the building, the street or the owner in letters between two numbers. « 12 MAI 2026 » is a day. */
const GROUPED = String.raw`\d{1,4} (?!(?:au|du|le|la|et|ou|de|des|sur|rue|av|bd|bis|ter|lots?|eur|mars|mai|juin|juil|aout|janv|fevr|avr|sept|oct|nov|dec)\b)[a-z]{1,4} \d{2,6}`;
const RUN = String.raw`(?:${GROUPED}|${MIXED}${MORE})`;
/** What goes on was not read whole. */
const END = String.raw`(?![\p{L}\d/%€]|,\d|[.-][\p{L}\d]|-[ ]\d|-[\n\t]| ?€| \d+(?![\d/.,]))`;
/** The label may end its line, where no column starts. */
const DOWN = String.raw`(?<=(?:^|\n)[^\n\t]*)\n(?=45[\d.-]{3})`;

const OWNERS = String.raw`\b(?:compte|cpte)${OF_OWNER}${NUMBERED}(?:${GAP}|${DOWN})(?<number>(?:(?=45)${FIGURES}|45\d*(?:[-./][\da-z]+)+)${END})`;
/** « Réf. : 450-TERR02 »: of class 45, a reference is an account. */
const REFERRED = String.raw`(?<=^|[\n\t]\s?|\s-\s)(?:vos |votre |n/)?(?:references?|ref\.?)${GAP}(?<number>450?[-./]?[\da-z]*(?:[-./][\da-z]+)+${END})`;
const NAMED = String.raw`(?<!bancaire |separe |\bdu (?!(?:compte|cpte)${OF_OWNER} (?:n°|numero) ?\d[\d-]*[a-z])|sur le |sur un |\((?=(?:compte|cpte) [1-7]\d{2,5}\)))\b(?:(?:n°|numero|references?|ref\.?|code)(?: d[eu]| de votre)? )?(?:votre )?(?:compte|cpte)(?!s)${OF_OWNER}${NUMBERED}${GAP}(?<number>${RUN}${END})`;
/** « RELEVÉ DE COMPTE » over « N° 054-311-C0027 ». */
const TITLED = String.raw`(?<=^|[\n\t])(?:releve|situation|extrait|etat)[^\n\t\d]{0,20}\bcompte${OF_OWNER}\n\s*(?:n°|numero|no\b)\s?(?<number>${MIXED}${END})`;
const REFERENCE = String.raw`\b(?:(?:code|n°|numero|matricule|identifiant)(?: (?:de |du )?)?(?:coproprietaire|client)|(?:vos|votre)[ \n](?:references?|ref\.?|code|identifiant|numero|n°)|(?:references?|ref\.?) (?:(?:du )?(?:coproprietaire|copro\b\.?|client|compte)|a (?:rappeler|indiquer|mentionner)|de paiement)|coproprietaire)${NUMBERED}${GAP}(?<number>${RUN}${END})`;
/** « Compte de M. Paul SAVARY (27 LAM 031) », « Copropriétaire : Mme SAVARY (00186) ». */
const AFTER_NAME = String.raw`\b(?:(?:compte|cpte)(?: individuel)? d(?:e|u|es|')|coproprietaire ?:)\s?(?:m|mm|mr|mme|mmes|mlle|monsieur|madame|mademoiselle|messieurs|indivision|succession|sci|consorts|epoux)\b[^()\n\t\d:;]{3,60}\((?:n° ?|(?:compte|code|ref\.?|reference) (?:n° ?)?:? ?)?(?<number>${RUN})(?=\))`;
/** « votre compte (réf. BRU-0046, lots 4 et 9) ». */
const IN_BRACKETS = String.raw`\b(?:votre|le|son|leur|ce) compte${OF_OWNER} \((?:n°|numero|references?|ref\.?)${GAP}(?<number>${MIXED}${END})`;
/** « Code SAVAR0412 », with nothing to say whose: letters of a name, then a number. */
const CODED = String.raw`(?<=^|[\n\t]\s?|\s-\s|[|·•]\s)code${GAP}(?<number>[a-z]{3,10}\d{3,}${END})`;

const MIN_FIGURES = 3;
/** « 11-RAG », « LHO-27 »: few figures, with the first letters of a name. */
const LETTERED = /^\d{2,}-[a-z]{3,5}$|^[a-z]{3,5}-\d{2,}$/;
/** Longer ones are of a bank, unless they are written in groups. */
const [MAX_FIGURES, MAX_GROUPED] = [10, 14];
/** A day, a year, a law, a sum. */
const OTHER =
  /^(?!0\d)\d{1,7}\.\d{2}$|^\d{1,2}[/.-]\d{1,2}[/.-]\d{2,4}$|^(?:19|20)\d\d$|^\d{1,2}[/-](?:19|20)\d\d$|^fr\d{2}|^(?:au|du|le|de|en|et|a|t|trim) ?\d|^(?:lots?|bat|esc|apt|appt|ape|naf|rcs|cpi|tel|art|bp|cs|tva|siren|siret|iban|bic|swift)\b|^(?:ape|naf|cpi)\d|^\d{1,2} (?:janv|fevr?|mars|avr|mai|juin|juil|aout|sept|oct|nov|dec)[a-z]* \d/;

function numbersIn({ written, page }: Sheet, pattern: string): Reading<string>[] {
  const extracted = findAll(written, fold, new RegExp(pattern, 'gu'), ({ groups }) => {
    const number = groups?.['number'] ?? '';
    const figures = number.replaceAll(/\D/g, '').length;
    const most = /[-./ ]/.test(number) ? MAX_GROUPED : MAX_FIGURES;
    const isLong = figures >= MIN_FIGURES || LETTERED.test(number);
    return isLong && figures <= most && !OTHER.test(number) ? number : null;
  });
  // As printed: the number ends what was found. « compte au 16/09 » has small letters.
  return extracted
    .map((one) => ({
      value: one.raw.slice(-one.value.length).replaceAll(/\s(?=\/\s)|(?<=[-/])\s(?=\d)/g, ''),
      raw: one.raw,
      box: foundBox(written, one),
      page,
    }))
    .filter(({ value }) => !/\p{Ll}/u.test(value));
}

const [ACCOUNT_HEAD, REFERENCE_HEAD] = [
  /^(?:(?:n°|numero|reference|ref\.?)(?: de)? )?(?:votre )?(?:compte|cpte|cpt)\b\.?(?: (?:coproprietaire|client|individuel|adherent))?/,
  /^(?:votre |vos )?(?:references?|ref\.?|code|n°|numero)(?: (?:du )?(?:coproprietaire|client)| a rappeler)|^(?:votre|vos) (?:references?|ref\.?|code|identifiant|n°|numero)/,
] as const;
const WHOLE =
  /^\d{1,4} (?!AU |DU |LE |ET |RUE |AV |BD |BIS |TER |LOTS? )\p{Lu}{1,4} \d{2,6}$|^(?:\p{Lu}{1,5}[-./ ]?|\p{Lu}{6,10})?\d[\d\p{Lu}]*(?:[-./][\d\p{Lu}]+)*(?: \d{2,}[\d\p{Lu}]*)*(?: \p{Lu})?$/u;

/** « 00186 – Mme SAVARY Paule », under « Copropriétaire ». */
const BEFORE_NAME =
  /^(?<number>\S{3,14})\s[-–—]\s(?:M|MM|Mr|Mme|Mmes|MME|MLLE|Mlle|Monsieur|MONSIEUR|Madame|MADAME|M\.|Mme\.|\p{Lu}[\p{Lu}'’-]+)(?=\s)/u;
const OWNER_HEAD = /^(?:le |votre )?(?:coproprietaire|titulaire|adherent)(?: concerne)?/;
const numberOver = (cell: string): string | null =>
  asNumber(BEFORE_NAME.exec(cell)?.groups?.['number'] ?? '');

/** In a cell of its own, under the head of a card: over another number, it is one of a column of the books. */
const numbersUnder = (sheet: Sheet, head: RegExp): Reading<string>[] =>
  under(sheet, head, asNumber).filter(({ box }) => {
    const own = sheet.lines.flatMap(({ cells }) => cells).find((cell) => isSame(cell.box, box));
    const below = own ? cellUnder(sheet, own) : null;
    return below === null || asNumber(below.text) === null;
  });
const isSame = (a: Box, b: Box): boolean => a[0] === b[0] && a[1] === b[1];

function asNumber(cell: string): string | null {
  const text = cell.replace(/^n°\s?/i, '');
  const figures = text.replaceAll(/\D/g, '').length;
  const most = /[-./ ]/.test(text) ? MAX_GROUPED : MAX_FIGURES;
  const isNumber = WHOLE.test(text) && figures >= MIN_FIGURES && figures <= most;
  return isNumber && !OTHER.test(fold(text)) ? text : null;
}

/** The surest name that a paper has for it and that it tells once. */
export function accountNumbers(sheets: readonly Sheet[]): Reading<string>[] {
  const ways = [
    (sheet: Sheet) => [...numbersIn(sheet, OWNERS), ...numbersIn(sheet, REFERRED)],
    (sheet: Sheet) => [...numbersIn(sheet, NAMED), ...numbersUnder(sheet, ACCOUNT_HEAD)],
    (sheet: Sheet) => numbersIn(sheet, AFTER_NAME),
    (sheet: Sheet) => [...numbersIn(sheet, TITLED), ...numbersIn(sheet, IN_BRACKETS)],
    (sheet: Sheet) => [...numbersIn(sheet, REFERENCE), ...numbersUnder(sheet, REFERENCE_HEAD)],
    (sheet: Sheet) => under(sheet, OWNER_HEAD, numberOver),
    (sheet: Sheet) => numbersIn(sheet, CODED),
    (sheet: Sheet) => [
      ...overName(sheet, ACCOUNT_HEAD, asNumber),
      ...overName(sheet, REFERENCE_HEAD, asNumber),
    ],
  ];
  // « 450-1 » for the current charges and « 450-2 » for the works: then the reference of the owner tells.
  for (const way of ways) {
    const one = agreed(sheets.flatMap(way));
    if (one) return [one];
  }
  return [];
}
