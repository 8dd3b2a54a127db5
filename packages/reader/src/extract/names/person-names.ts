// The names of owners as papers print them: « M. et Mme Jean-Luc TESSIER », « SCI LES GLYCINES ».
import { anyCase } from '../../french/any-case.ts';
import { fold } from '../../french/fold.ts';
import { STREET_KIND } from '../../french/street-kinds.ts';
import type { Reading } from '../sheet/reading.ts';
import { endsInMarriage, isMarriageWord, MARRIED, NOT_STATED } from './married-names.ts';
import { SHORTENED } from './shortened-words.ts';

export const CIVILITY = String.raw`(?:m\.|m\b|mr\b\.?|mrs\b|mm\.|mme\b\.?|mmes\b|mlles?\b|melles?\b|mle\b|monsieur|madame|mademoiselle|messieurs|mesdames|dr\b\.?|docteur(?=[ ]))`;
/** « Les héritiers de M. Jean DURAND », « HOIRS DURAND »: whoever they are, they are called after him. */
const HEIRS_OF = String.raw`(?:les )?(?:heritiers|hoirs|ayants[ -]droit)`;
const ESTATE = String.raw`(?:sci|scpi|sccv|sarl|sasu?|eurl|snc|scm|association|indivision|succession|hoirie|consorts|epoux|${HEIRS_OF}|societe civile immobiliere|societe)\b`;
const LINK = String.raw`\s*(?:et|ou|&|/)\s*`;
/** « J. » and « Ph. » are given names; « vve. » has its full stop too. */
const WORD = String.raw`(?:(?:\p{L}{1,2}|vve|epse|fam|soc|ste|immob|invest|patrim|gest|part|cons|ets)\.(?=[ ]?\p{L})|${SHORTENED}|[\p{L}'][\p{L}'-]*)`;
const nameOf = (word: string): string =>
  String.raw`${word}(?:(?:[ ]+|,[ ](?=${MARRIED}[ ]))(?!(?:et|ou)[ ](?:m\.|mr?\b|mme|mlle|monsieur|madame)|(?:demeurant|domicilie|proprietaire|lots?|ci-apres|personne|representee?|agissant|est|sont|a|ont|titulaire|compte|adresse|tel|pour|en|dont|qui|sur|dans)\b)${NOT_STATED}\(?${word}\)?){0,8}`;
const NAME = nameOf(WORD);
/** « SCI DU PORT 12 », « SCI LE 14 JUILLET »: a company may have a number, and what follows is no street, sum or share. */
export const NAME_NUMBER = String.raw`\d{1,4}(?![\d°%€/]|[.,:]\d|[ ]?(?:[BbTt](?:is|er|IS|ER)[ ,])?,?[ ]?(?:${anyCase(STREET_KIND)}|lots?\b|tant|mill|eur|[€%/°])|[ ]\d)`;
/** « SARL ROUX & FILS »: firms join their names with this sign; before a title it is between two owners. */
const JOINED = String.raw`&(?=[ ]+(?!${CIVILITY})\p{L})`;
const COMPANY_NAME = nameOf(`(?:${WORD}|${NAME_NUMBER}|${JOINED})`);
/** « INDIVISION DURAND – PETIT »: heirs have two names; anything else after a dash is no name. */
const HEIRS = String.raw`(?:indivision|succession|hoirie|consorts|epoux)[ ]+${WORD}(?:[ ]${WORD}){0,2}[ ]?/[ ]?${WORD}(?:[ ]${WORD}){0,2}(?=\s*(?:$|[-,;.(\n]))|(?:indivision|succession|hoirie|consorts)[ ]+${WORD}(?:[ ]${WORD}){0,2}[ ]-[ ](?!(?:lots?|appartements?|appt|compte|charges|cave|parking|garage|box|chez|copropriete|coproprietaires?|residence|immeuble|batiment|bat|appel|releve|decompte|convocation|pouvoir|syndic|indivisaires?|proprietaires?|bailleurs?|vendeurs?)\b)${WORD}(?:[ ]${WORD}){0,2}(?=\s*(?:$|[,;.(\n]))`;
/** « M. et Mme Jean-Luc TESSIER », « Mme A. DUPONT et M. B. MARTIN », « SCI LES GLYCINES ». */
export const PERSON = String.raw`(?:${CIVILITY}(?:${LINK}${CIVILITY})?[ ]+${NAME}|${HEIRS}|${ESTATE}[ ]+${COMPANY_NAME})(?:${LINK}${CIVILITY}[ ]+${NAME})?`;
/** Other companies are owners only where they are named as such. */
export const ALONE = new RegExp(
  `^${PERSON.replace(ESTATE, String.raw`(?:sci|indivision|succession|consorts|epoux|${HEIRS_OF})\b`)}$`,
  'u',
);
const STARTS = new RegExp(`^(?<name>${PERSON})`, 'u');
const LINKING =
  /^(?:et|ou|&|\/|de|du|des|la|le|les|m\.|mme|mr|mlle|monsieur|madame|dr\.?|docteur|epoux|heritiers|hoirs|sci|indivision|succession|hoirie|consorts|societe)$/;
/** « Mme Anne Van den Bossche », « M. Rui da Silva »: the small words of other tongues, before another word of the name. */
const ABROAD =
  /^(?:van|von|vom|den|der|ter|ten|zu|zum|dos|das|da|do|di|del|della|delle|dalla|y|e|el|al|ben|bin|ibn|af|het)$/;
export const SALUTATION =
  /^(?:cher(?:e|s|es)? )?(?:madame|monsieur|mademoiselle|messieurs|mesdames|m\.|mr|mme|dr|docteur)(?:[\s,]+(?:et |ou )?(?:madame|monsieur|messieurs|mesdames|m\.|mr|mme|docteur|dr))?\s*,?$/;

const isFamilyName = (word = ''): boolean => /^\p{Lu}[\p{Lu}'’-]+$/u.test(word);

/** Up to the next thing: a dash, a comma, an address, a lot. */
export function personIn(text: string): string | null {
  const clean = text.replace(/^[\s.…_:–—-]+/, '');
  const name = STARTS.exec(fold(clean))?.groups?.['name'];
  if (!name || SALUTATION.test(name)) return null;
  const words = clean.slice(0, name.length).split(/\s+/);
  // The sentence goes on where a word is neither a name nor a link between names.
  const end = words.findIndex((_, at) => !isOfName(words, at));
  const said = words
    .slice(0, end === -1 ? undefined : end)
    .join(' ')
    .replace(/(?:\s(?:et|des?|du|la|les?))?[\s.,(-]*$/u, '');
  // « SARL ROUX & » at the end of a line: the rest of it was not read.
  if (isEstate(said) && ENDS_JOINED.test(clean.slice(said.length))) return null;
  // « Consorts DURAND (Mme Anne DURAND, M. Luc DURAND) »: who they are, and all of them or none.
  if (isEstate(said) && said.includes('(') && !said.includes(')'))
    return said.slice(0, said.indexOf('(')).trim();
  // « Mme DURAND née le 12 mai » is extracted before it, « Mme DURAND née » at the end of a line not at all.
  return endsInMarriage(said) && end !== -1 ? said.replace(/,?\s+\(?\S+$/u, '') : said;
}

const ENDS_JOINED = /^\s*&\s*$/;

function isOfName(words: readonly string[], at: number): boolean {
  const word = words[at] ?? '';
  return (
    /^\(?['’]?\p{Lu}|^[dl]['’]|^\d{1,4}$/u.test(word) ||
    LINKING.test(fold(word)) ||
    (ABROAD.test(word) && /^(?:\p{Lu}|(?:den|der|la|los)$)/u.test(words[at + 1] ?? '')) ||
    isMarriageWord(word) ||
    (/^[–—-]$/.test(word) && [words[at - 1], words[at + 1]].every(isFamilyName))
  );
}

/** Who speaks for the owner, or opens the letter: « M. Peio LARRALDE, gérant », « C/O M. X ». */
export const SPEAKS_FOR_ANOTHER =
  /(?:\b(?:(?:co-?)?gerante?s?|representante?s?|representee?s?|mandataires?|presidente?|tuteur|tutrice|curateur|curatrice|associee?s?|directeur|directrice|liquidateur|administrateur|administratrice|attention)\b|\bc\/o\b|\bp\/o\b)/;
const COMPANY =
  /^(?:sci|scpi|sarl|sasu?|eurl|societe|sccv|snc|scm|association|indivision|succession|hoirie|consorts|(?:les )?(?:heritiers|hoirs|ayants[ -]droit))\b/;
/** A company, or all the heirs together: nobody beside it is a second owner. */
export const isEstate = (name: string): boolean => COMPANY.test(fold(name).trim());

export const CAPITALS = /(?<![\p{L}])\p{Lu}[\p{Lu}'’-]+(?![\p{L}])/u;

/** « M. LE GALL Yann et Mme ROUX »: the first has two names, so that the second has another on the next line. */
export function lacksName(text: string): boolean {
  const parts = text.split(new RegExp(String.raw`\s(?:et|ou|&)\s(?=${TITLES}\s)`, 'u'));
  const [one = '', other] = parts.map((part) => part.replace(new RegExp(`^${TITLES}\\s`, 'u'), ''));
  return (
    other !== undefined &&
    // « M. Jean DURAND et Mme DURAND » have one name.
    !one.split(' ').some((word) => other.split(' ').includes(word)) &&
    CAPITALS.test(one) &&
    GIVEN.test(one) &&
    CAPITALS.test(other) !== GIVEN.test(other)
  );
}
const TITLES = String.raw`(?:M\.|Mr|Mme|MME|Mlle|Monsieur|Madame|Mademoiselle)`;
const GIVEN = /(?<![\p{L}'’-])\p{Lu}\p{Ll}/u;

/** « Madame Pauline » at the end of a line has her family name on the next. */
export function wholePerson({
  value,
  more = '',
}: Reading<string> & { more?: string }): string | null {
  const name = personIn(value);
  const isWhole = name && value.trim().endsWith(name);
  const given = /^\p{Lu}\p{Ll}[\p{L}-]*(?=\s*(?:[|,;·–—-]|$))/u.exec(more)?.[0];
  // « M. ou Mme LEFEBVRE » has a given name alone at the head of the next line; a company has none.
  const isFamily =
    name &&
    !isEstate(name) &&
    (lacksName(name) || !/\p{Ll}/u.test(withoutTitles(name).replaceAll(/\b(?:et|ou)\b/g, '')));
  if (isWhole && given && isFamily) return `${name} ${given}`;
  const isCut = isWhole && !CAPITALS.test(withoutTitles(name));
  if (!isCut || more === '') return name;
  const longer = personIn(`${value} ${more}`) ?? name;
  const family = CAPITALS.exec(longer.slice(name.length));
  return family ? longer.slice(0, name.length + family.index + family[0].length) : name;
}

export const withoutTitles = (name: string): string => {
  const titles = [...fold(name).matchAll(new RegExp(String.raw`(?<![\p{L}])${CIVILITY}`, 'gu'))];
  return titles.reduce(
    (text, { index, 0: title }) =>
      `${text.slice(0, index)}${' '.repeat(title.length)}${text.slice(index + title.length)}`,
    name,
  );
};

export const bare = (name: string): string[] =>
  fold(withoutTitles(name))
    .split(/[^\p{L}\d]+/u)
    .filter((word) => (word.length > 1 || /\d/.test(word)) && word !== 'et');

export const NO_PERSON =
  /\b(?:residence|copropriete|immeuble|syndic|syndicat|sdc|cabinet|agence|lots?|rue|avenue|compte|charges|exercice|total|societe|sarl|sas|notaire|etude|diagnostics?|expertises?|appartement|appt|maison|studio|local|cave|parking|garage|proprietaires?|coproprietaires?|bailleurs?|vendeurs?|adresse|telephone|solde|france)\b/;
