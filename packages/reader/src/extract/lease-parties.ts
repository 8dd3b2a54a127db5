// Who lets and who rents: beside their label, in a card under it, before « ci-après le bailleur », or in a
// sentence. The first of these ways that tells it is kept.
import { fold, plain } from '../french/fold.ts';
import { cellUnder } from './blocks.ts';
import { textsAfter } from './labelled.ts';
import { namesAfter } from './names-after.ts';
import { namesIn, peopleIn } from './people.ts';
import { distinct, type Reading, readWords } from './reading.ts';
import type { Sheet } from './sheet.ts';
import { CLAUSE, type Story, told } from './story.ts';

const NAME_OF = String.raw`(?:noms?(?: et prenoms?)? (?:du |des |de la )?)?`;
const LANDLORD = new RegExp(
  `${NAME_OF}(?:le |la |les )?(?:bailleurs?|proprietaires?|loueurs?)(?:\\(s\\))?(?: \\(?bailleur\\)?)?`,
);
const TENANT = new RegExp(
  `${NAME_OF}(?:le |la |les )?(?:co-?)?(?:locataires?|preneurs?)(?:\\(s\\))?(?: entrants?| sortants?)?`,
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
    /(?<value>(?:consentie?|conclue?|donnee? (?:en location|a bail)|louee?) par|(?:mandataire|mandatee?|pour le compte|au nom) (?:du|de la) (?:bailleur|bailleresse|proprietaire),?)/,
};
const RENTS: Party = {
  label: TENANT,
  called: called('(?:locataire|preneur)'),
  named:
    /(?<value>(?:consentie?|donnee? (?:en location|a bail)|louee?)(?: par [^;:\d]{3,60}?)? (?:a|au profit de))(?= (?:m\.|mr|mme|mlle|monsieur|madame|mademoiselle) )/,
};

function labelledParty(sheets: readonly Sheet[], label: RegExp): Reading<string>[] {
  return sheets
    .flatMap((sheet) => textsAfter(sheet, label))
    .flatMap((one) => {
      const several = namesIn(one.value);
      if (several.length > 1) return [{ ...one, value: several.join(' et ') }];
      const value = one.value.split(/,\s|\s\(|;|\s[–—|]\s/)[0]?.trim() ?? '';
      return ROLE.test(fold(value)) || NAMED.test(plain(value)) ? [{ ...one, value }] : [];
    });
}

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
        const isName = under && (ROLE.test(fold(under.text)) || NAMED.test(plain(under.text)));
        return isName ? [readWords(under.text, under.text, under.words, sheet.page)] : [];
      }),
    ),
  );
}

/** Named before « ci-après le bailleur ». */
function calledParty(story: Story, pattern: RegExp): Reading<string>[] {
  const [mark] = told(story, pattern);
  const start = mark
    ? Math.max(
        story.folded.lastIndexOf('ci-apres', mark.at - 10),
        story.folded.search(/soussignes|entre\b/),
      )
    : -1;
  const people = mark ? peopleIn(story).filter(({ at }) => at > start && at < mark.at) : [];
  const [first] = people;
  return first ? [{ ...first, value: people.map(({ value }) => value).join(' et ') }] : [];
}

const ROLES = {
  LETS: /\b(?:bailleur|bailleresse|proprietaire|loueur)/,
  RENTS: /\b(?:locataire|preneur)/,
};

/**
 * « Entre : M. X, demeurant…, bailleur, d’une part, et : M. Y, locataire, d’autre part »: what stands
 * between the words is one of them, and must not be said to be the other.
 */
function betweenParty(story: Story, role: keyof typeof ROLES): Reading<string>[] {
  const { folded } = story;
  const parts =
    /(?:^|[\n\t.]\s?)entre\b(?<lets>[^]{5,700}?)(?:d'une part|(?<=[\n;,.]\s?)et\b(?=\s*:|\s+(?:m\.|mme|mlle|monsieur|madame|mademoiselle|l[ae] )))(?<rents>[^]{5,700}?)(?:d'autre part|il a ete|ont? convenu|est convenu|article 1|\n1[.)])/d.exec(
      folded,
    );
  const [from, to] = parts?.indices?.groups?.[role === 'LETS' ? 'lets' : 'rents'] ?? [0, 0];
  const segment = folded.slice(from, to);
  const other = ROLES[role === 'LETS' ? 'RENTS' : 'LETS'].exec(segment);
  const own = ROLES[role].exec(segment);
  if (to === 0 || (other && (!own || other.index < own.index))) return [];
  const people = peopleIn(story).filter(
    ({ at }) => at >= from && at < to - (own ? segment.length - own.index : 0),
  );
  const [first] = people;
  return first ? [{ ...first, value: people.map(({ value }) => value).join(' et ') }] : [];
}

/** Beside their label, before « ci-après », or right after their role inside a line. */
function party(sheets: readonly Sheet[], story: Story, role: keyof typeof ROLES) {
  const { label, called: mark, named } = role === 'LETS' ? LETS : RENTS;
  const inLine = new RegExp(String.raw`${CLAUSE}(?<value>${label.source}) :?`, 'u');
  const ways = [
    () => labelledParty(sheets, label),
    () => cardParty(sheets, label),
    () => headedParty(sheets, label),
    () => calledParty(story, mark),
    () => betweenParty(story, role),
    () => namesAfter(story, inLine),
    () => namesAfter(story, named),
  ];
  for (const way of ways) {
    const found = distinct(way());
    if (found.length > 0) return found;
  }
  return [];
}

export const landlordsOf = (sheets: readonly Sheet[], story: Story): Reading<string>[] =>
  party(sheets, story, 'LETS');
export const tenantsOf = (sheets: readonly Sheet[], story: Story): Reading<string>[] =>
  party(sheets, story, 'RENTS');
