// Whom the land registry answers about, and which ground, where it names them after a word on a line: it writes
// people in capitals, the family name first, and parcels by their section and number alone.
import { anyCase } from '../../french/any-case.ts';
import { fold, plain } from '../../french/fold.ts';
import { together } from '../names/people.ts';
import { type FlowText, type Extracted, extracted, statedAt } from '../sheet/flow-text.ts';
import { gridRows } from '../sheet/grid.ts';
import { readCells, type Reading } from '../sheet/reading.ts';
import type { Sheet } from '../sheet/sheet.ts';

/** « Personnes retenues », « propriétaires actuels », « immeubles requis »: what the registry searched for. Folded. */
export const SEARCHED =
  '(?:actuel|inscrit|concerne|requis|retenu|recherche|interroge|designe|vise|demande|identifie|releve)(?:le|e)?s?';

/** « NE LE 11/11/1980 » follows a name in the same capitals. */
const CAPITALS = String.raw`(?!(?:N[EÉ]E?(?:\(E\))?|[EÉ]POUX|[EÉ]POUSE|[EÉ]P|VEUVE|VEUF|VVE|ET|OU|SON(?= [EÉ]P)|SA(?= FEMME))(?![\p{L}'-]))\p{Lu}[\p{Lu}'-]+`;
const GIVEN = String.raw`\p{Lu}\p{Ll}[\p{L}'-]*`;
/** « DURAND NEE PETIT ANNE »: both names are hers. */
const MARRIED = String.raw`${CAPITALS}(?:[ ]${CAPITALS}){0,3}[ ](?:N[EÉ]E|n[eé]e|[EÉ]POUSE|[eé]pouse|VEUVE|veuve)[ ]${CAPITALS}(?:[ ]${CAPITALS}){0,4}(?:[ ]${GIVEN}){0,3}`;
/** « BOUTELDJA SAMIRA », « DE LA TOUR Anne », « Anne DE LA TOUR », alone before a bracket, a day of birth or the end. */
export const PERSON = String.raw`(?:${MARRIED}|${CAPITALS}(?:[ ]${CAPITALS}){0,4}(?:[ ]${GIVEN}){1,3}|(?:${GIVEN}[ ]){1,3}${CAPITALS}(?:[ ]${CAPITALS}){0,3}|${CAPITALS}(?:[ ]${CAPITALS}){1,4})(?![\p{L}'-])`;
const NEXT = String.raw`(?:\s*(?:;|/|,|\bET\b|\bet\b)\s*|\s+-\s+)`;
/** « DUFFAU MONIQUE SON EPOUSE, COMMUNAUTE »: what they are to one another, and how they own it. */
const SPOUSE = anyCase(String.raw`\s+s(?:on|a)\s+(?:[eé]pouse|[eé]poux|conjointe?|femme|mari)`);
const REGIME = anyCase(
  String.raw`,?\s+(?:\(?communaut[eé]|(?:en\s+)?indivision|biens?\s+communs?|(?:chacun\s+)?pour\s+(?:moiti[eé]|le\s+tout|la\s+totalit[eé])|en\s+pleine|pleine\s+propri|[eé]poux\s+communs)[^\n.;]{0,40}`,
);
const BORN = String.raw`(?:${SPOUSE}(?![\p{L}])|\s*\([^()\n]{2,40}\)|,?\s*(?:n[eé]e?(?:\(e\))?\s+le\s+|N[EÉ]E?(?:\(E\))?\s+LE\s+)?\d{2}[/.]\d{2}[/.]\d{4})?`;
const WHO = String.raw`(?:physiques?|actuel(?:le)?s?|inscrite?s?|requise?s?|retenue?s?|concern[eé]e?s?|recherch[eé]e?s?|interrog[eé]e?s?|d[eé]sign[eé]e?s?|vis[eé]e?s?|identifi[eé]e?s?|[aà] ce jour)`;
const LABEL = anyCase(
  String.raw`(?:(?:personnes?|propri[eé]taires?)(?:\(s\))?(?: ${WHO})*|titulaires?(?:\(s\))?(?: ${WHO}| du droit(?: de propri[eé]t[eé])?)+)(?: au (?:fichier|registre|livre foncier))?`,
);
const OWNERS = new RegExp(
  String.raw`(?:^|[\n\t]|[.;]\s)${LABEL}(?:\(S\)|\(s\))?\s*:\s*(?<value>${PERSON}${BORN}(?:${NEXT}${PERSON}${BORN}){0,5})(?:${REGIME})?(?=\s*(?:[.;\n\t]|-\s|$))`,
  'u',
);
/** Companies have no given name, and what is no name is written in capitals too. */
export const NO_PERSON =
  /\b(?:SCI|SARL|SAS|SA|SNC|EURL|SOCIETE|SOCIÉTÉ|SYNDICAT|COMMUNE|DEPARTEMENT|ETAT|NEANT|NÉANT|AUCUN|VOIR|IDEM|COMMUNAUTE|INDIVISION|INCONNU|LOTS?|NOM|PRENOMS?|Soci[eé]t[eé]|N[eé]ant|Aucun|Voir|Inconnu|Lots?|Nom|Pr[eé]noms?)\b/u;

/** Null where the paper names other people under another of these words. */
export function namedOwners(flowText: FlowText): Reading<string[]> | null {
  const all = extracted(flowText, OWNERS, plain)
    .filter(({ value }) => !NO_PERSON.test(value))
    .map(({ at, end }) =>
      [...plain(flowText.written.text.slice(at, end)).matchAll(new RegExp(PERSON, 'gu'))].flatMap(
        ({ index, 0: name }) => statedAt(flowText, at + index, at + index + name.length),
      ),
    );
  const sets = new Set(all.map((people) => people.map(({ value }) => value).join('|')));
  const [first = []] = all;
  return sets.size === 1 ? together(endsList(flowText, first)) : null;
}

const TABLE = {
  person:
    /^(?:personnes?(?: (?:physiques?|concernees?|requises?))?|(?:noms?(?: et|,)? prenoms?|identite) des? (?:personnes?|proprietaires?|titulaires?)|proprietaires?(?: actuels?)?|titulaires?(?: actuels?| du droit)?)(?:\(s\))?$/,
  born: /^(?:dates? (?:et lieux? )?de naissance|nee?(?:\(e\))? le|naissance)$/,
};
const BIRTH = /\d{2}[/.]\d{2}[/.]\d{4}/;

/** « PERSONNE | DATE ET LIEU DE NAISSANCE »: whom the registry was asked about; all of them or none. */
export function tabledOwners(sheets: readonly Sheet[]): Reading<string[]> | null {
  const rows = sheets.flatMap((sheet) =>
    gridRows(sheet, TABLE, { head: 'born', is: BIRTH }).map(({ cells: { person } }) => ({
      sheet,
      person,
    })),
  );
  const isName = new RegExp(`^${PERSON}$`, 'u');
  const people = rows.flatMap(({ sheet, person }) =>
    person && isName.test(plain(person.text)) && !NO_PERSON.test(person.text)
      ? [readCells(person.text, [person], sheet.page)]
      : [],
  );
  return people.length === rows.length ? together(people) : null;
}

/** « Titulaire actuel au fichier : X », « PERSONNES : X – Y »: where it is said, those whom the deeds name are others. */
const CURRENT = new RegExp(
  String.raw`(?:titulaires?|proprietaires?) actuels?[^\n]{0,30}$|^(?:personnes?|proprietaires?|titulaires?)(?: (?:physiques?|${SEARCHED}))*(?:\(s\))?\s*:`,
  'u',
);

/** « , né le 12/12/1976 à Tours – », « (03/04/1960) et »: nothing but a birth stands between two of a list. */
const BIRTH_OF = String.raw`[\s,(-]*(?:[nN][eéEÉ][eE]?(?:\([eE]\))?\s+)?(?:(?:le|LE)\s+)?(?:\d{2}[/.]\d{2}[/.]\d{4}|\d{1,2}(?:er)?\s\p{L}+\s\d{4})(?:,?\s+(?:[aàAÀ]|en|EN)\s+\p{L}[\p{L}' -]{1,30}?(?:\s\(\d{2,3}\))?)?\s*\)?`;
const NEXT_PERSON = new RegExp(String.raw`^${BIRTH_OF}\s*(?:[-;/,]|\bet)\s*$`, 'u');

/** After the last one, a mark and another name in capitals that was not read: the list is cut, and not extracted. */
const ONE_MORE = new RegExp(
  String.raw`^(?:${BIRTH_OF})?\s*(?:[;/]|\s-|,?\s(?:et|ET)\b)\s*${PERSON}`,
  'u',
);
export function endsList(
  flowText: FlowText,
  people: readonly Extracted<string>[],
): readonly Extracted<string>[] {
  const last = people.at(-1);
  const after = last ? plain(flowText.written.text.slice(last.end, last.end + REACH)) : '';
  const next = ONE_MORE.exec(after)?.[0] ?? '';
  return next !== '' && !NO_PERSON.test(next) ? [] : people;
}
/** In signs. */
const REACH = 120;

/**
 * « Acquéreurs : MARTIN Anne 03/04/1960 ; PETIT Jean 12/05/1958 »: where the list of deeds has one sale and nothing else
 * that would pass the property on, those who bought own it.
 */
export function onlyBuyers(
  flowText: FlowText,
  born: readonly Extracted<string>[],
): Extracted<string>[] {
  const [label, ...others] = extracted(flowText, BUYERS);
  if (!label || others.length > 0 || PASSED_ON.test(flowText.folded)) return [];
  const people: Extracted<string>[] = [];
  for (const one of born.filter(({ at }) => at >= label.end)) {
    const between = flowText.folded.slice(people.at(-1)?.end ?? label.end, one.at);
    if (!(people.length === 0 ? /^[\s:]*$/ : NEXT_PERSON).test(between)) break;
    people.push(one);
  }
  return people;
}
const BUYERS = /(?<value>\bacquereurs?(?:\(s\))?)(?=\s*:)/;
const PASSED_ON =
  /\bdonat|attestation|partage|licitation|adjudication|\bechange|\bapport|\bcession|\bsuccession|\bdeces|\b(?:ventes?\b[^]*\bvente|revente)\b/;

/** On the line of these words, or on the next ones, which each open with a name. */
function currentOf({ folded }: FlowText, all: readonly Extracted<string>[]): Extracted<string>[] {
  const current: Extracted<string>[] = [];
  for (const one of all) {
    const start = folded.lastIndexOf('\n', one.at) + 1;
    const last = current.at(-1);
    const goesOn =
      last !== undefined &&
      ((start === one.at &&
        !folded.slice(last.end, Math.max(last.end, start - 1)).includes('\n')) ||
        NEXT_PERSON.test(folded.slice(last.end, one.at)));
    if (goesOn || CURRENT.test(folded.slice(start, one.at))) current.push(one);
  }
  return current;
}

/** Somebody whom two deeds name with more or fewer given names is one person, by the longer name. */
export function currentPeople(
  flowText: FlowText,
  all: readonly Extracted<string>[],
): Extracted<string>[] {
  const current = currentOf(flowText, all);
  return (current.length > 0 ? current : all).filter(({ value }) =>
    all.every((other) => !fold(other.value).startsWith(`${fold(value)} `)),
  );
}

const PARCEL = String.raw`(?<![\p{L}\d])(?!(?<=\d )(?:ET|OU|A|AU) \d)(?:section )?(?:\d{3} )?[A-Z]{1,2} (?:n° ?)?\d{1,4}(?![\d/]|[.,]\d)`;
/** « AB 12 et 13 », « AB 12, 13 – lots 4 et 5 »: others of the same section. */
const OTHERS = String.raw`(?:(?:,\s?|\s(?:et|ET)\s)\d{1,4}(?![\d/]|[.,]\d)(?=\s*(?:[,;.)-]|$|\b(?:et|ET|[Ll]ots?|LOTS?)\b)))*`;
/** « Demande portant sur : VANNES AB 77, lots 7 et 21 – AB 311 », whole on its line. */
const GROUND = String.raw`(?:demande portant sur|(?:immeubles?|biens?|parcelles?)(?:\(s\))?(?: (?:concern[eé]e?|requise?|retenue?|recherch[eé]e?|d[eé]sign[eé]e?|vis[eé]e?|interrog[eé]e?)(?:\(s\)|s)?)?|d[eé]signation(?: cadastrale| des immeubles| des biens)?)`;
/** Or under it: « Bien » over « VANNES – AB 0077 – lots 7, 21 ». */
const BELOW = String.raw`\n(?<value>\p{Lu}[\p{L}' -]{2,40}\s[-/]\s(?:\d{3} )?[A-Z]{1,2} (?:n° ?)?\d{1,4}\s[-/]\s[Ll][Oo][Tt][^\n:]{2,100})(?=\n|$)`;
const ASKED = new RegExp(
  String.raw`(?:^|\n)${anyCase(GROUND)}(?:\s*:\s*(?<value>[^\n]{4,160})|${BELOW})`,
  'u',
);
/** Letters and figures that are no parcel: a staircase, a building. */
const NO_PARCEL = /\b(?:bat|batiment|esc|escalier|entree|porte|hall)\.?\s*$/i;

/** Several of one line, or nothing: one alone is read by the words around it. */
export function askedParcels(flowText: FlowText): Reading<string[]> | null {
  const lists = extracted(flowText, ASKED, plain).map(({ at, end }) => {
    const line = plain(flowText.written.text.slice(at, end));
    return [...line.matchAll(new RegExp(PARCEL + OTHERS, 'gu'))]
      .filter(({ index }) => !NO_PARCEL.test(line.slice(0, index)))
      .flatMap(({ index, 0: raw }) => statedAt(flowText, at + index, at + index + raw.length));
  });
  const [list, ...others] = lists.filter(({ length }) => length > 0);
  const [first] = list ?? [];
  if (!list || !first || others.length > 0) return null;
  const value = list.flatMap((one) => namesOf(one.value));
  return { ...first, value: [...new Set(value)], raw: list.map(({ raw }) => raw).join(' + ') };
}

/** « ANNECY / AZ 144 / LOT 31 / LOT 77 », on the line of the ground: all that are named there. */
const LOTS =
  /\blots?\s?(?:n°s?\s?)?(?<numbers>\d{1,5}(?:(?:\s?[,;/-]\s?|\set\s)(?:lots?\s?(?:n°s?\s?)?)?\d{1,5})*)(?![\d/]|[.,]\d)/gu;
export function askedLots(flowText: FlowText): Reading<string[]> | null {
  const [line, ...others] = extracted(flowText, ASKED, plain);
  if (!line || others.length > 0) return null;
  const found = [...flowText.folded.slice(line.at, line.end).matchAll(LOTS)];
  const value = found.flatMap(({ groups }) => groups?.['numbers']?.match(/\d+/g) ?? []);
  return value.length > 0
    ? { ...line, value: [...new Set(value.map((one) => String(Number(one))))] }
    : null;
}

/** « 000 AB n° 12 et 13 » is « AB 12 » and « AB 13 ». */
function namesOf(text: string): string[] {
  const { section = '', numbers = '' } =
    /(?<section>[A-Z]{1,2}) (?<numbers>(?:n° ?)?\d.*)$/su.exec(text)?.groups ?? {};
  return (numbers.match(/\d+/g) ?? []).map((number) => `${section} ${Number(number)}`);
}
