// Who lets and who rents: beside their label, in a card under it, before « ci-après le bailleur », or in a
// sentence. The first of these ways that tells it is kept.
import { fold, plain } from '../../french/fold.ts';
import type { Cell } from '../../layout/cells.ts';
import { namesIn } from '../names/people.ts';
import { wholePeopleIn } from '../parties/married-parties.ts';
import { namesAfter } from '../parties/names-after.ts';
import { cellUnder } from '../sheet/blocks.ts';
import { CLAUSE, type FlowText, extracted, statedAt } from '../sheet/flow-text.ts';
import { stemmed } from '../sheet/label-stems.ts';
import { textsAfter } from '../sheet/labelled.ts';
import { distinct, type Reading, readWords } from '../sheet/reading.ts';
import type { Sheet } from '../sheet/sheet.ts';
import { landlordsOfTenants, saidLandlords } from './signed-parties.ts';

/** « Nom et adresse du bailleur », « nom, domicile et qualité du locataire »: the name comes first. */
const WITH_PLACE = 'adresses?|domicile|siege(?: social)?';
const LANDLORD = stemmed('bailleurs?|bailleresses?|proprietaires?|loueurs?|mandants?', WITH_PLACE);
const TENANT = stemmed(
  '(?:co-?)?(?:locataires?|preneu(?:r|se)s?)',
  `entrante?s?|sortante?s?|${WITH_PLACE}`,
);

const ROLE =
  /^(?:m\.|(?:mr|mme|mlle|monsieur|madame|mademoiselle|sci|societe|indivision|la societe)\b)/;
/** « DUBOIS Claire », after a label that asks for a name. */
const NAMED =
  /^(?:\p{Lu}[\p{Lu}'-]+(?:\s\p{Lu}[\p{L}'-]+){1,4}|(?:\p{Lu}[\p{L}'-]+\s){1,4}\p{Lu}[\p{Lu}'-]+)$/u;

type Party = { label: RegExp; called: RegExp; named: RegExp };
const called = (role: string): RegExp =>
  new RegExp(
    String.raw`(?<value>ci-apres[^.;]{0,60}?(?:le|la|les|un)\s+"?\s?${role}|(?:denomme|designe)e?s?[^.;]{0,30}?"?\s?${role})`,
    'u',
  );
const LETS: Party = {
  label: LANDLORD,
  called: called('(?:bailleur|proprietaire|loueur)'),
  named:
    /(?<value>(?:consentie?|conclue?|donnee? (?:en location|a bail)|louee?) par|(?:mandataire|mandatee?|pour le compte|au nom) (?:du|de la) (?:bailleur|bailleresse|proprietaire),?|(?:pour le compte|agissant au nom|mandataires?|(?:gestionnaires?|administrateurs?|gerante?s?)(?: (?:du bien|des biens|de biens|locatif))?) de(?= (?:m\.|mr|mme|mlle|monsieur|madame|mademoiselle|sci) )|mandatee?s? par(?= (?:m\.|mr|mme|mlle|monsieur|madame|mademoiselle|la sci|sci) ))/,
};
const RENTS: Party = {
  label: TENANT,
  called: called('(?:locataire|preneur)'),
  named:
    /(?<value>(?:consentie?|donnee? (?:en location|a bail)|louee?)(?: par [^;:\d]{3,60}?)? (?:a|au profit de))(?= (?:m\.|mr|mme|mlle|monsieur|madame|mademoiselle) )/,
};

/** « Le bailleur », « Le ou les locataires ». */
const withArticle = ({ source }: RegExp): RegExp =>
  new RegExp(String.raw`(?:l[ea]s?(?:\(s\))?(?: ou l[ae]s?)? )?(?:${source})`, 'u');

function labelledParty(sheets: readonly Sheet[], label: RegExp): Reading<string>[] {
  return sheets
    .flatMap((sheet) => textsAfter(sheet, withArticle(label)))
    .flatMap((one) => {
      const value = nameIn(one.value);
      return value ? [{ ...one, value }] : [];
    });
}

/** « SCI DU BAC (mandat 12) – locataires : Mme X »: another role names other people. */
const NEXT_ROLE =
  /[\s,;.|-]+(?:(?:le|la|les|et) )*(?:co-?)?(?:bailleur|bailleresse|proprietaire|loueur|locataire|preneur|preneuse|mandataire|gestionnaire|garante?|caution|occupant|gerant|representant)e?s?(?:\(e?s?\))?\s?:/;

/** Who a text names, without where they live. */
function nameIn(whole: string): string | null {
  const text = whole.slice(0, NEXT_ROLE.exec(fold(whole))?.index ?? whole.length);
  const several = namesIn(text);
  if (several.length > 1) return several.join(' et ');
  const listed = listedNames(text);
  if (listed.length > 1) return listed.join(' et ');
  const value = text.split(ENDS_NAME)[0]?.trim() ?? '';
  const isNamed = ROLE.test(fold(value)) || NAMED.test(plain(value));
  return isNamed && !IS_ROLE.test(fold(value)) ? value : null;
}

/** « DUBOIS Claire, PETIT Luc », « DUBOIS Claire / PETIT Luc »: each is a name, and all of them are the party. */
function listedNames(text: string): string[] {
  const parts = text.split(/\s*[,;/&]\s+|\s+et\s+/).map((part) => part.trim());
  const end = parts.findIndex((part) => !NAMED.test(plain(part)) || IS_ROLE.test(fold(part)));
  return end === -1 ? parts : parts.slice(0, end);
}

/** A mark, or what is said of somebody: where they live, when they were born. */
const ENDS_NAME =
  /,\s|\s\(|;|\s[–—|-]\s|\s(?:demeurant|domicili[eé]e?s?|r[eé]sidant|repr[eé]sent[eé]e?s?|dont le si[eè]ge|n[eé]e?s?\s(?:le|[aà]))\s/iu;

/** « LE LOCATAIRE », the head of the next card, is nobody’s name. */
const IS_ROLE =
  /^(?:(?:le|la|les|l'|du|de la|des|designation du|identite du) ?)?(?:(?:co-?)?(?:bailleur|bailleresse|proprietaire|loueur|locataire|preneur|mandant|mandataire|gestionnaire|garant|caution|occupant|signataire|partie|representant|soussigne)(?:e?s)?)(?:\(e?s?\))?(?: (?:et|ou|entrant|sortant|principal|solidaire|mandataire|bailleur|bailleresse)e?s?)*$/;

const HEADED =
  /^(?:[\divx]{1,3}\s?[.)°-]+\s*)?(?:(?:le|la|les|designation du|identite du) )?(?<role>bailleur|proprietaire|loueur|(?:co-?)?locataire|preneur)s?(?:\(s\))?\s*:?$/;

/** « Nom, prénom : … », under a head that says whose name it is. */
function headedParty(sheets: readonly Sheet[], label: RegExp): Reading<string>[] {
  const isRole = new RegExp(`^(?:${label.source})$`);
  return sheets.flatMap((sheet) =>
    textsAfter(sheet, /noms?(?:,| et| ?\/)? ?(?:prenoms?)?/).filter(({ box, value }) => {
      const above = sheet.lines.filter((line) => line.box[3] <= box[1] + 1);
      const head = above.findLast(({ folded }) => HEADED.test(folded))?.folded ?? '';
      const role = HEADED.exec(head)?.groups?.['role'] ?? '';
      return isRole.test(role) && (ROLE.test(fold(value)) || NAMED.test(plain(value)));
    }),
  );
}

/** « Bailleur » and « Locataire » as heads of two cards: each has its own under it. */
function cardParty(sheets: readonly Sheet[], label: RegExp): Reading<string>[] {
  const isHead = new RegExp(`^(?:${label.source})\\s*:?$`, 'u');
  return sheets.flatMap((sheet) =>
    sheet.lines.flatMap(({ cells }) =>
      cells.flatMap((cell) => {
        const under = isHead.test(fold(cell.text)) ? cellUnder(sheet, cell) : null;
        const names = under ? namesFrom(sheet, under) : [];
        const value = names.join(' et ');
        return under && value !== '' ? [readWords(value, under.text, under.words, sheet.page)] : [];
      }),
    ),
  );
}

/** « M. Luc ESSAI » over « Mme Anne ESSAI »: a card names all of them, one under the other. */
function namesFrom(sheet: Sheet, cell: Cell): string[] {
  const name = nameIn(cell.text);
  if (name === null) return [];
  const below = cellUnder(sheet, cell);
  const isNext = below && Math.abs(below.box[0] - cell.box[0]) < sheet.height;
  return [name, ...(isNext && ROLE.test(fold(below.text)) ? namesFrom(sheet, below) : [])];
}

/** Named before « ci-après le bailleur ». */
function calledParty(flowText: FlowText, pattern: RegExp, other: RegExp): Reading<string>[] {
  const [mark] = extracted(flowText, pattern);
  const others = mark ? extracted(flowText, other).filter(({ end }) => end <= mark.at) : [];
  const start = mark
    ? Math.max(
        flowText.folded.lastIndexOf('ci-apres', mark.at - 10),
        flowText.folded.search(/soussignes|entre\b/),
        // A line may break inside « ci-après »: who was called the other is before it.
        ...others.map(({ end }) => end),
      )
    : -1;
  const people = mark ? wholePeopleIn(flowText).filter(({ at }) => at > start && at < mark.at) : [];
  const [first] = people;
  if (!first) return mark ? untitled(flowText, Math.max(0, start), mark.at) : [];
  return [{ ...first, value: people.map(({ value }) => value).join(' et ') }];
}

/** « entre : DURAND Paul et PETIT Anne, 12 rue…, ci-après le bailleur »: forms that are filled in have no titles. */
function untitled(flowText: FlowText, start: number, stop: number): Reading<string>[] {
  const opening = /^(?:[^\p{L}]|\b(?:entre|les|soussign[eé]e?s|et|d'une|part)\b)*/iu;
  const text = plain(flowText.written.text).slice(start, stop);
  const at = start + (opening.exec(text)?.[0].length ?? 0);
  const [names = ''] = plain(flowText.written.text)
    .slice(at, stop)
    .split(/,|;|\s\(|\sn[eé]e?\s/u);
  const isNamed = names.split(/\s+et\s+/).every((name) => NAMED.test(name.replaceAll(/\s+/g, ' ')));
  return isNamed ? statedAt(flowText, at, at + names.length) : [];
}

const ROLES = {
  LETS: /\b(?:bailleur|bailleresse|proprietaire|loueur|loueuse)/,
  RENTS: /\b(?:co-?)?(?:locataire|preneu[rs])/,
};

/**
 * « Entre : M. X, demeurant…, bailleur, d’une part, et : M. Y, locataire, d’autre part »: what stands
 * between the words is one of them, and must not be said to be the other.
 */
function betweenParty(flowText: FlowText, role: keyof typeof ROLES): Reading<string>[] {
  const { folded } = flowText;
  const parts =
    /(?:^|[\n\t.]\s?)entre\b(?<lets>[^]{5,700}?)(?:d'une part|(?<=[\n;,.]\s?)et\b(?=\s*:|\s+(?:m\.|mme|mlle|monsieur|madame|mademoiselle|l[ae] )))(?<rents>[^]{5,700}?)(?:d'autre part|il a ete|ont? convenu|est convenu|article 1|\n1[.)])/d.exec(
      folded,
    );
  const [from, to] = parts?.indices?.groups?.[role === 'LETS' ? 'lets' : 'rents'] ?? [0, 0];
  const segment = folded.slice(from, to);
  const other = ROLES[role === 'LETS' ? 'RENTS' : 'LETS'].exec(segment);
  const own = ROLES[role].exec(segment);
  if (to === 0 || (other && (!own || other.index < own.index))) return [];
  const people = wholePeopleIn(flowText).filter(
    ({ at }) => at >= from && at < to - (own ? segment.length - own.index : 0),
  );
  const [first] = people;
  return first ? [{ ...first, value: people.map(({ value }) => value).join(' et ') }] : [];
}

/** Said of somebody else: « mandataire du bailleur », « remis au locataire ». */
const SAID_OF_ANOTHER =
  /(?:\bdu|\bau|\bde la|\bdes|\baux|\bpar (?:le|la)|\bchaque|\btout|\bpour le)\s$/;
/** « M. X (mandat 12) – locataire : Mme Y »: a role with a colon is that of whom it opens. */
const NAMES_THE_NEXT = /^e?s?(?:\(e?s?\))?\s?:/;
/** Another sentence, whoever signs, without a title perhaps, or a letter that begins under whom it is sent to. */
const SAYS_ANOTHER =
  /;|(?<!\b(?:m|mr|mme|mlle))\.\s|\n\n|\bsoussign|\bobjet\s?:|lettre recommandee|(?:^|\n)(?:chere?s? )?(?:madame|monsieur|mesdames|messieurs)(?:,? (?:et )?(?:madame|monsieur|messieurs|mesdames))?\s?,\s/;
/** In letters: what a lease says of somebody, and where it names both. */
const [ABOUT, OPENING] = [260, 3500];

/** The role that the words after a name give it, up to the next one. */
function roleAfter(text: string): keyof typeof ROLES | null {
  const first = (role: keyof typeof ROLES) =>
    [...text.matchAll(new RegExp(ROLES[role], 'g'))].find(
      ({ index, 0: { length } }) =>
        !SAID_OF_ANOTHER.test(text.slice(0, index).replaceAll(/\s/g, ' ')) &&
        !NAMES_THE_NEXT.test(text.slice(index + length)),
    )?.index ?? Infinity;
  const [lets, rents] = [first('LETS'), first('RENTS')];
  if (lets === rents) return null;
  return lets < rents ? 'LETS' : 'RENTS';
}

/** « Madame X, propriétaire bailleresse, demeurant… ; et Monsieur Y, né le…, preneur ». */
function statedParty(flowText: FlowText, role: keyof typeof ROLES): Reading<string>[] {
  const { folded } = flowText;
  const people = wholePeopleIn(flowText).filter(({ at }) => at < OPENING);
  const groups: { people: typeof people; role: keyof typeof ROLES | null }[] = [];
  for (const [index, one] of people.entries()) {
    const next = people[index + 1]?.at ?? Infinity;
    const about =
      folded.slice(one.end, Math.min(next, one.end + ABOUT)).split(SAYS_ANOTHER)[0] ?? '';
    const open = groups.at(-1);
    const joins =
      open && open.role === null && isJoined(folded, open.people.at(-1)?.end ?? 0, one.at);
    if (joins) open.people.push(one);
    else groups.push({ people: [one], role: null });
    const last = groups.at(-1);
    if (last) last.role = roleAfter(about);
  }
  const own = groups.filter((group) => group.role === role);
  const names = own.map((group) => ({
    first: group.people[0],
    value: group.people.map(({ value }) => value).join(' et '),
  }));
  const [only, ...others] = [...new Map(names.map((one) => [fold(one.value), one])).values()];
  return only?.first && others.length === 0 ? [{ ...only.first, value: only.value }] : [];
}

/** « M. X, né le…, et Mme Y »: nothing but a birth and « et » stand between two of one party. */
const isJoined = (folded: string, end: number, at: number): boolean =>
  /^[^;.]{0,140}(?:\bet|,)\s*$/.test(folded.slice(end, at)) &&
  !/d'une part/.test(folded.slice(end, at));

/** « Pour le compte de : SCI DU PORT »: whom a manager receives the rent for. */
const FOR_WHOM = /(?:agissant )?pour (?:le )?compte de/;

const wordsOf = (name: string): string[] =>
  fold(name)
    .split(/[^\p{L}]+/u)
    .filter(Boolean);

/** Named twice, it is extracted by the longer name; of two that differ nothing says which. */
function oneParty(found: readonly Reading<string>[]): Reading<string>[] {
  const [longest] = found.toSorted((a, b) => b.value.length - a.value.length);
  const all = wordsOf(longest?.value ?? '');
  const isOne = found.every(({ value }) =>
    wordsOf(value).every((word) => all.includes(word) || CIVIL.test(word)),
  );
  return longest && isOne ? [longest] : [];
}
const CIVIL = /^(?:m|mr|mme|mlle|monsieur|madame|mademoiselle|et|la|le|societe)$/;

/** « SCI DU BAC – Dossier loc. 0418 »: another field was read with the name. */
const HAS_FIELD = /\b(?:dossier|ref|reference|mandat|compte|contrat|bail|loc)\b[ .:]|n°|\d{4}|:/;

/** « loué à Monsieur ESSAI », whom the paper names whole elsewhere; where two could be meant, nobody. */
export function fuller(flowText: FlowText, one: Reading<string>): Reading<string>[] {
  if (!ONLY_FAMILY.test(plain(one.value))) return [one];
  const [civility = '', family = ''] = wordsOf(one.value);
  const whole = distinct(
    wholePeopleIn(flowText).filter(({ value }) => {
      const [title, ...words] = wordsOf(value);
      return title === civility && words.length > 1 && words.includes(family);
    }),
  );
  return whole.length === 0 ? [one] : whole.length === 1 ? whole : [];
}
const ONLY_FAMILY = /^(?:Monsieur|Madame|Mademoiselle|M\.|Mr|Mme|Mlle)\s\p{Lu}[\p{L}']+$/u;

/** Beside their label, before « ci-après », or right after their role inside a line. */
function party(sheets: readonly Sheet[], flowText: FlowText, role: keyof typeof ROLES) {
  const { label, called: mark, named } = role === 'LETS' ? LETS : RENTS;
  const inLine = new RegExp(String.raw`${CLAUSE}(?<value>${label.source}) :?`, 'u');
  const ways = [
    () => labelledParty(sheets, label),
    () => (role === 'LETS' ? labelledParty(sheets, FOR_WHOM) : []),
    () => cardParty(sheets, label),
    () => headedParty(sheets, label),
    () => calledParty(flowText, mark, role === 'LETS' ? RENTS.called : LETS.called),
    () => betweenParty(flowText, role),
    () => statedParty(flowText, role),
    () => namesAfter(flowText, inLine),
    () => namesAfter(flowText, named),
    () => (role === 'LETS' ? saidLandlords(flowText) : []),
  ];
  // « Locataire de M. X »: he lets.
  const others =
    role === 'RENTS' ? landlordsOfTenants(flowText).map(({ value }) => fold(value)) : [];
  for (const way of ways) {
    const found = distinct(way()).filter(
      ({ value }) => !HAS_FIELD.test(fold(value)) && !others.includes(fold(value)),
    );
    if (found.length > 0) return oneParty(found).flatMap((one) => fuller(flowText, one));
  }
  return [];
}

export const landlordsOf = (sheets: readonly Sheet[], flowText: FlowText): Reading<string>[] =>
  party(sheets, flowText, 'LETS');
export const tenantsOf = (sheets: readonly Sheet[], flowText: FlowText): Reading<string>[] =>
  party(sheets, flowText, 'RENTS');
