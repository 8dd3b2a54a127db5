// People and companies as deeds, leases and certificates name them.
import { anyCase } from '../../french/any-case.ts';
import { fold, plain } from '../../french/fold.ts';
import { type FlowText, type Extracted, extracted } from '../sheet/flow-text.ts';
import type { Reading } from '../sheet/reading.ts';
import { NAME_NUMBER } from './person-names.ts';

const CIVILITY = String.raw`(?:Monsieur|Madame|Mademoiselle|MONSIEUR|MADAME|M\.|Mr|Mme|Mlle)`;
const CIVILITIES = String.raw`${CIVILITY}(?:\s+(?:et|ou|ET)\s+${CIVILITY})?`;
const GIVEN = String.raw`\p{Lu}\p{Ll}[\p{L}'-]*`;
const PARTICLE = String.raw`(?:(?:de|du|des|la|le|DE|DU|DES|LA|LE)\s+|[dD]')`;
/**
 * On one line: the next one may start with a head in capitals. « Mme Ana DA » over « COSTA LIMA, styliste, née à »: what
 * goes on is followed by what is said of her.
 */
const NEXT_LINE = String.raw`\n(?!(?:SCI|SARL|SAS|SA|SNC|MONSIEUR|MADAME|MME|VENDEUR|ACQU|NOTAIRE|DEMEURANT|D'UNE|D'AUTRE|ET|N[EÉ]E?|CI|LE|LA|LES|PAR|POUR|DONT|LAQUELLE|LEQUEL|LESQUEL)\b)(?=\p{Lu}[\p{Lu}'-]+(?:[ ]\p{Lu}[\p{Lu}'-]+){0,2}(?:,\s(?!le\s|soussign|notaire)\p{Ll}|[ ](?:n[eé]e?|demeurant|[eé]poux|[eé]pouse)\s))`;
const FAMILY = String.raw`${PARTICLE}{0,2}\p{Lu}[\p{Lu}'-]+(?:(?:[ -]|${NEXT_LINE})${PARTICLE}{0,2}\p{Lu}[\p{Lu}'-]+){0,3}`;
/** « Monsieur Jean, Paul DUPONT », « Mme DUPONT Claire ». */
const PERSON = String.raw`${CIVILITIES}\s+(?:(?:${GIVEN},?\s+){1,6}${FAMILY}|${FAMILY}(?:(?:[ ]|\n(?!\p{Lu}[\p{L}' ]{0,30}:))${GIVEN}){1,4}|\p{Lu}[\p{Lu}'-]+(?:[ ]\p{Lu}[\p{Lu}'-]+){1,4})(?![\p{L}'-])`;
const FORM = String.raw`(?:SCI|SARL|SAS|SASU|EURL|SNC|SA|SCCV|SELARL|SCP|S\.[ ]?C\.[ ]?I\.?|S\.A\.R\.L\.?|S\.A\.S?\.?|S\.N\.C\.?|S\.C\.C\.V\.?)`;
/** « société dénommée « LES HALLES » », « SCI DU LARGE », « société HALLES ET PATRIMOINE ». */
const KINDS = String.raw`(?:civile|immobili[eè]re|anonyme|par actions simplifi[eé]e|[aà] responsabilit[eé] limit[eé]e|en nom collectif|de construction[^,;.]{0,30})`;
/** « Société Civile Immobilière », « SOCIETE ANONYME »: in capitals it says what kind, as « SOCIETE GENERALE » does not. */
const LEGAL = String.raw`(?:[Ll][aA]\s+)?(?:${anyCase(String.raw`soci[eé]t[eé](?:\s+${KINDS})+`)}|[Ss]oci[eé]t[eé])`;
const PROPER = String.raw`(?:\d{1,3}[ ])?\p{Lu}[\p{Lu}\d'&.-]*(?:\s(?:(?:et|de|du|des|la|le|les|à|a|d')\s)?[\p{Lu}&][\p{Lu}\d'&.-]*){0,6}(?<![.-])(?:[ ]${NAME_NUMBER})?`;
const QUOTED = String.raw`"\s?[^"\n]{2,40}(?:\n[^"\n]{1,40})?\s?"`;
const COMPANY = String.raw`(?:${LEGAL}\s+(?:d[eé]nomm[eé]e\s+|dite\s+)?(?:${QUOTED}|(?=\p{Lu}{2})${PROPER})|(?:[Ll]a\s+)?(?<![\p{L}])${FORM}\s+(?:${QUOTED}|(?=(?:\d{1,3}[ ])?\p{Lu}{2})${PROPER}))`;
const NAMED = new RegExp(`(?<value>${PERSON}|${COMPANY})`, 'u');
/** They are named for who they are to somebody else. */
const OF_ANOTHER =
  /(?:epoux|epouse|divorcee?|veuf|veuve|pacsee?|partenaire|conjointe?|fils|fille|heritiere?s?|legataires?|ayants?[ -]droit|deces|feue?|defunte?|pere|mere|neveux?|nieces?|nee?|avec|representee?s?|(?:recue?|etablie?|dressee?|redigee?|delivree?|signee?|mandatee?)s? par|assistee?|presence|succession|notaire)(?:\s+(?:de|d'avec|en|par|a|avec|(?:(?:premieres?|secondes?|deuxiemes?|troisiemes?|uniques?|seules?)\s+noces)|feu|de la|la personne de|sa|son|ses|leurs?|co-?gerante?s?|gerante?s?|associee?s?|presidente?|directeur|directrice|mandataires?|representante?s?|legale?s?|unique|statutaire|tuteur|tutrice|et\s+non\s+remariee?|non\s+remariee?))*\s*$/;

/** « M. X et son épouse, Mme Y »: she is named for herself too. */
const AND_SPOUSE =
  /\bet(?: de| a)? (?:son|sa) (?:epouse|epoux|conjointe?|femme|mari|partenaire|compagne|compagnon),?\s*$/;
export const isOfAnother = ({ folded }: FlowText, { at }: Extracted<unknown>): boolean => {
  const before = folded.slice(Math.max(0, at - 60), at);
  return OF_ANOTHER.test(before) && !AND_SPOUSE.test(before.replaceAll(/\s+/g, ' '));
};

const SAYS_COMPANY = new RegExp(String.raw`^${LEGAL}\s+(?:d[eé]nomm[eé]e\s+|dite\s+)?`, 'u');

/** « Société Civile Immobilière LES PINS » is « SCI LES PINS »: its name too. */
const CIVIL = /^(?:la\s+)?societe\s+civile\s+immobiliere\s+$/;

/** A company is its name: what kind it is and its quotation marks are not. */
const properName = (printed: string): string => {
  const kind = SAYS_COMPANY.exec(plain(printed))?.[0] ?? '';
  return printed
    .slice(CIVIL.test(fold(kind)) ? 0 : kind.length)
    .replace(/^la\s+/i, '')
    .replaceAll(/\s*[«»"“”]\s*/g, ' ')
    .trim();
};

/** In the order of the text. */
export const peopleIn = (flowText: FlowText): Extracted<string>[] =>
  extracted(flowText, NAMED, plain)
    .filter((one) => !isOfAnother(flowText, one))
    .map((one) => ({ ...one, value: properName(one.value) }));

/** Several people are one fact: who they are together. A person named twice is one. */
export function together(people: readonly Reading<string>[]): Reading<string[]> | null {
  const [first] = people;
  if (!first) return null;
  const names = new Map(people.toReversed().map(({ value }) => [fold(value), value]));
  const value = [...names.values()].toReversed();
  return { ...first, value, raw: value.join(' + ') };
}

/** « M. Jean DUPONT et Mme Claire MARTIN », after a label. */
export const namesIn = (text: string): string[] =>
  [...plain(text).matchAll(new RegExp(NAMED.source, 'gu'))].map(({ index, 0: found }) =>
    properName(text.slice(index, index + found.length).replaceAll(/\s+/g, ' ')),
  );
