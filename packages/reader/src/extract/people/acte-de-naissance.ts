// A birth certificate: whose it is, and the day it was delivered, from which its three months count.
import type { FactName } from '@quitus/domain/reading/facts.data';
import type { Fact } from '@quitus/domain/reading/read-document';

import { findDates } from '../../french/dates.ts';
import { fold, plain } from '../../french/fold.ts';
import { cellUnder } from '../sheet/blocks.ts';
import {
  following,
  foundIn,
  preceding,
  type FlowText,
  flowTextOf,
  extracted,
} from '../sheet/flow-text.ts';
import { datesAfter, textsAfter } from '../sheet/labelled.ts';
import { marginLast } from '../sheet/margin-notes.ts';
import { agreed, distinct, factsOf, type Reading } from '../sheet/reading.ts';
import type { Sheet } from '../sheet/sheet.ts';
import { withoutMargin } from '../sheet/side-by-side.ts';
import { unwrappedLabels } from '../sheet/wrapped-labels.ts';
import { plurilingualFields } from './plurilingual-births.ts';

const RULE = 'acte-de-naissance';
const DELIVERED =
  /(?:delivree?|certifiee?|conformes?)[^.;]{0,90}?,?\s(?:a [^,.;\n]{2,40},?\s+)?le|(?:delivree?|certifiee?|conforme)[^;]{0,110}?\n[\p{L}' -]{2,40}, le|(?:delivree?|copie delivree?|extrait delivre)(?: (?:conforme|selon procede informatise|sur papier libre|par nous|gratuitement))*(?:,? a [^,.;\n]{2,40},?)?\s+le|(?:certifiee? )?conforme(?: a (?:l'acte|l'original|nos registres))?[\s,]+(?:(?:fait )?(?:a )?[\p{L}' -]{2,40},? )?le|(?:delivree?|certifiee?|conforme)[^;]{0,160}?[.\n]\s*(?:(?:a )?\p{L}[\p{L}' -]{1,40},? )?le|fait a [^,.;\n]{2,40},?\s+le/u;
/** Of what happened later, in the margin: no day of these is that of the copy. */
const LATER =
  /\b(?:pacte|pacs|solidarite|mariee?|mariage|divorce|decedee?|deces|reconnue?|reconnaissance|adoption|adoptee?|legitim|nationalite|jugement|tribunal|separation)(?:(?!delivr|certifi|conforme|\bfait a\b)[^])*$/;
/** In letters. */
const REACH = 110;
/** Between the day and the birth: the hour, the place. */
const IS_BORN =
  /[\s,]*(?:(?:a|vers) [^.;]{0,60}?)?,?\s*(?:\n\s*)?(?:,? a [^.;]{0,50}?)?\s*(?:est|naquit)\s*nee?\b/;
const BORN_LABEL =
  /(?:^|[\n\t]\s?)(?:nee?(?:\(e\))? le|date (?:et heure |et lieu )?de (?:la )?naissance(?:[\s:]+le)?)/;
/** The same, too long for its column: it goes on under itself, beside its value. */
const BORN_WRAPPED = /date (?:et heure |et lieu )?de (?:la )?naissance(?:[\s:]+le)?/;
/** The next line may open with another word. */
const NO_GIVEN = String.raw`(?!(?:D[eé]livr|Copie|Extrait|Fait|Pour|Mention|P[eè]re|M[eè]re|Fils|Fille|L[ea]s?\s|Certifi|Sexe|Dont|En\s|[AÀ]\s))`;
const GIVEN = String.raw`\p{Lu}\p{Ll}[\p{L}'-]*(?:,?\s+${NO_GIVEN}\p{Lu}\p{Ll}[\p{L}'-]*){0,5}`;
const FAMILY = String.raw`\p{Lu}[\p{Lu}'-]+(?:[ -]\p{Lu}[\p{Lu}'-]+){0,3}`;
/** « Étienne de LA BROSSE »: not after a comma, where the father comes, nor before his given names. */
const NOBLE = String.raw`(?:de\s+la\s+|de\s+l'|d[eu]\s+|des\s+|d')${FAMILY}(?!\s+\p{Lu}\p{Ll})`;
const CAPITALS = String.raw`\p{Lu}[\p{Lu}'-]+(?:,?\s+\p{Lu}[\p{Lu}'-]+){0,4}`;
const TOWN = String.raw`\p{Lu}[\p{L}'-]+(?:[\s-][\p{L}'-]+){0,4}?`;
const BIRTH = String.raw`(?:\best|EST)\s+n[eé]e?,?\s*:?\s+(?:(?:[àa]\s+${TOWN}(?:\s*\([^()\n]{2,30}\))?\s*:?|en\s+(?:notre|cette|la)\s+commune|à\s+la\s+maternit[eé]),?\s+)?`;
const STOP = String.raw`(?![\p{L}'-])`;
const FAMILY_LAST = {
  last: new RegExp(
    `${BIRTH}${GIVEN}(?:,?\\s+(?<value>${FAMILY})${STOP}|\\s+(?<value>${NOBLE})${STOP})`,
    'u',
  ),
  first: new RegExp(
    `${BIRTH}(?<value>${GIVEN})(?:,?\\s+${FAMILY}${STOP}|\\s+${NOBLE}${STOP})`,
    'u',
  ),
};
const FAMILY_FIRST = {
  last: new RegExp(`${BIRTH}(?<value>${FAMILY}),?\\s+${GIVEN}${STOP}`, 'u'),
  first: new RegExp(`${BIRTH}${FAMILY},?\\s+(?<value>${GIVEN})${STOP}`, 'u'),
};
/** « est né à Quimper, 14 avenue Yves-Thépot, Yann LE BIHAN, du sexe masculin »: who stands right before the sex. */
const BEFORE_SEX = {
  last: new RegExp(
    String.raw`\best\s+n[eé]e?(?!\p{L})[^.;]{0,200}?(?<=[,:]\s|n[eé]e?\s)(?:${GIVEN},?\s+(?<value>${FAMILY})|(?<value>${FAMILY}),?\s+${GIVEN}),?\s+(?:de|du)\s+sexe\b`,
    'u',
  ),
  first: new RegExp(
    String.raw`\best\s+n[eé]e?(?!\p{L})[^.;]{0,200}?(?<=[,:]\s|n[eé]e?\s)(?:(?<value>${GIVEN}),?\s+${FAMILY}|${FAMILY},?\s+(?<value>${GIVEN})),?\s+(?:de|du)\s+sexe\b`,
    'u',
  ),
};
/** Before « du sexe »: « est née, rue de l’Hôpital, Sylvie Anne, du sexe féminin », « : Sylvie, Anne, du sexe »: from the first mark on, or the first of them is lost. */
const OF_FATHER = {
  first: new RegExp(
    String.raw`\best\s+n[eé]e?,?\s[^.;]{0,80}?(?<=[,:]\s|\s-\s|n[eé]e?,?\s|(?:cette|notre)\s(?:ville|commune|maison|maternit[eé]|mairie)\s)(?<value>${GIVEN}|${CAPITALS}),?\s+d[ue]\s+sexe\s+(?:f[eé]minin|masculin)|(?<![\p{L}])(?:pr[eé]nomm[eé]e?|(?:ayant|a)\s+(?:pour|re[cç]u\s+(?:pour|les?))\s+pr[eé]noms?|auquel?\s+[^.;]{0,40}pr[eé]noms?(?:\s+de)?)\s*:?\s+(?<value>${GIVEN}|${CAPITALS})(?=\s*[,.;]|\s+(?:de|du|fils|fille)\s)`,
    'u',
  ),
  last: new RegExp(
    String.raw`d[ue]\s+sexe\s+(?:f[eé]minin|masculin),?\s+(?:pr[eé]nomm[eé]e?\s+(?:${GIVEN}|${CAPITALS}),?\s+)?(?:fille\s+|fils\s+|enfant\s+)?de\s*:?\s+${GIVEN}\s+(?<value>${FAMILY})${STOP}(?=[^.]{0,400}\bson\s+[eé]pouse)`,
    'u',
  ),
};
/** Since then parents choose the name: before, that of a married father was the child’s. */
const CHOSEN_SINCE = '2005-01-01';
/** « Né le … à … », « Ville de … » at the head: births are registered where they happen. */
const REGISTRY =
  /(?:^|[\n\t]\s?)(?:ville|commune|mairie) (?:de |d')(?<value>\p{L}[\p{L}' -]{1,40}?)(?=\s*(?:[\n\t,;(]|-\s|$|(?:republique|departement|arrondissement|etat civil|service)\b))/u;
/** « , du sexe féminin, à Angers », or before the birth: « à Angers, est née ». */
const PLACES = [
  /du\s+sexe\s+(?:feminin|masculin),?\s+a\s+(?<value>\p{L}[\p{L}'\s-]{1,40}?)(?=\s*[.,;(]|\s+\d)/u,
  /heures?(?:\s+[\p{L}\d-]+(?:\s+minutes?)?)?,?\s+est\s+nee?,?(?:\s+en cette commune)?\s+a\s+(?<value>\p{L}[\p{L}'\s-]{1,40}?)(?=\s*[.,;(])/u,
];
/** « est née à ANGERS Rose Marie »: a town in capitals ends where they do. */
const inCapitals = <T extends Reading<string>>(one: T): T => ({
  ...one,
  value: one.value.replace(/(?<=^\p{Lu}[\p{Lu}'’-]+(?: \p{Lu}[\p{Lu}'’-]+)*) \p{Lu}\p{Ll}.*$/u, ''),
});
/** « est né à l’hôpital », « à son domicile »: a house is no town. */
const NO_TOWN =
  /^(?:l'|la |le |son |leur |notre |cette )?(?:hopital|clinique|maternite|domicile|maison|hospice|polyclinique|centre hospitalier|chu|ville|commune)\b/;
const OF_PARENTS = /^(?:pere|mere|parents?|filiation|du pere|de la mere|conjoint|epoux|epouse)\b/;

/** In letters: the head of the paper. */
const OPENING = 200;

/** « de LA BROSSE » opens with a small letter. */
const capitals = ({ value }: Reading<string>): boolean =>
  /^(?:(?:de|du|des|la|le|von|van)\s|[dl]['’])*\p{Lu}/u.test(value);

/** Forms name the child first, and then father and mother with the same labels. */
const parentsTop = ({ lines }: Sheet): number =>
  lines.find(({ folded }) => OF_PARENTS.test(folded))?.box[1] ?? Infinity;

function labelled(sheets: readonly Sheet[], label: RegExp): Reading<string>[] {
  const [first] = sheets;
  if (!first) return [];
  const parents = parentsTop(first);
  return textsAfter(first, label)
    .filter(({ box }) => box[1] < parents)
    .filter(capitals)
    .map((one) => ({ ...one, value: one.value.replace(PARTS, '') }))
    .filter(({ value }) => !/\([^)]*$/.test(value));
}
/** « LEROY--PETIT (1re partie : LEROY, 2nde partie : PETIT) »: how a double name is made, and no part of it. */
const PARTS = /\s*\(?\s*(?:1\s?(?:re|[eè]re)|premi[eè]re)\s+partie\b.*$/isu;

function nameFacts(sheets: readonly Sheet[], flowText: FlowText, isBefore: boolean): Fact[] {
  const sentence = (side: 'last' | 'first') => {
    const ways = [FAMILY_LAST, FAMILY_FIRST, BEFORE_SEX];
    return (
      ways.map((way) => extracted(flowText, way[side], plain)).find((all) => all.length > 0) ?? []
    );
  };
  const fact = (name: FactName, side: 'last' | 'first', label: RegExp) => {
    const read = sentence(side);
    const given = read.length > 0 ? read : labelled(sheets, label);
    const ofFather =
      side === 'first' || isBefore ? extracted(flowText, OF_FATHER[side], plain) : [];
    return factsOf(name, RULE, distinct(given.length > 0 ? given : ofFather));
  };
  const first = fact('first_names', 'first', /prenoms?(?:\(?s?\))?/);
  const last = fact('last_name', 'last', /nom(?: de famille| de naissance)?/);
  const given = first[0]?.value;
  const beside = typeof given === 'string' && last.length === 0 ? besideGiven(sheets, given) : [];
  return [...last, ...factsOf('last_name', RULE, distinct(beside)), ...first];
}

const ONLY_FAMILY = new RegExp(`^${FAMILY}$`, 'u');

/** « FAYOLLE » over « Julien Rémi », or before them, in the margin or the title: the names that the text gives. */
function besideGiven(sheets: readonly Sheet[], given: string): Reading<string>[] {
  const same = (text: string) =>
    fold(text)
      .replaceAll(/[\s,]+/g, ' ')
      .trim();
  return sheets.flatMap((sheet) =>
    sheet.lines.flatMap(({ cells }) =>
      cells.flatMap((cell) => {
        const text = plain(cell.text);
        const ends = same(text).endsWith(` ${same(given)}`);
        const before = ends ? text.slice(0, text.length - given.length).replace(/[\s,]+$/, '') : '';
        if (ends && ONLY_FAMILY.test(before))
          return [
            {
              value: cell.text.slice(0, before.length),
              raw: cell.text,
              box: cell.box,
              page: sheet.page,
            },
          ];
        const under = ONLY_FAMILY.test(text) ? cellUnder(sheet, cell) : null;
        return under && same(under.text) === same(given)
          ? [{ value: cell.text, raw: cell.text, box: cell.box, page: sheet.page }]
          : [];
      }),
    ),
  );
}

/** « est née à Vannes Morgane LE BIHAN »: the town ends where the child’s name starts. */
function withoutName(place: Reading<string>, names: readonly Fact[]): Reading<string> {
  const starts = names
    .map(({ value }) => place.value.indexOf(String(value)))
    .filter((start) => start > 0);
  return { ...place, value: place.value.slice(0, Math.min(...starts, place.value.length)).trim() };
}

/** Where the gap is too narrow for a gutter, most lines still begin at one edge. */
function besideMargin(sheet: Sheet): Sheet[] {
  const parts = withoutMargin(sheet);
  return parts.length > 1 ? parts : [marginLast(sheet)];
}

/** « À Vannes, le 13 octobre 2026 », alone on its line and after every other day of the paper: a copy is made last. */
function signedLast(flowText: FlowText): Reading<string>[] {
  const days = foundIn(flowText, findDates);
  const [last] = days.toSorted((a, b) => b.value.localeCompare(a.value));
  if (!last || days.filter(({ value }) => value === last.value).length > 1) return [];
  const start = flowText.folded.lastIndexOf('\n', last.at) + 1;
  const [after = ''] = flowText.folded.slice(last.end).split('\n');
  const isSigned = SIGNED.test(flowText.folded.slice(start, last.at)) && /^\W*$/.test(after);
  return isSigned && days.every((one) => one === last || one.at < last.at) ? [last] : [];
}
const SIGNED = /^(?:fait )?(?:a )?\p{L}[\p{L}' -]{1,40},?\sle\s$/u;

/** A copy is made after all that it tells, but for a day until which it is good. */
const yearOf = ({ value }: { value: string }): number => Number(value.slice(0, 4));

export function acteDeNaissance(sheets: readonly Sheet[]): Fact[] {
  // Notes in the margin stand beside the sentence that tells the birth: it is read without them.
  const parted = flowTextOf(sheets.flatMap(besideMargin));
  const isStated = preceding(parted, foundIn(parted, findDates), IS_BORN).length > 0;
  const flowText = isStated ? parted : flowTextOf(sheets);
  const days = foundIn(flowText, findDates);
  const birth = preceding(flowText, days, IS_BORN);
  const places = PLACES.flatMap((pattern) => extracted(flowText, pattern))
    .map(inCapitals)
    .filter(({ value }) => !NO_TOWN.test(fold(value)));
  const beside = labelled(sheets, /lieu de naissance|nee?(?:\(e\))? a|a/);
  const registry = extracted(flowTextOf(sheets), REGISTRY).filter(({ at }) => at < OPENING);
  const form = plurilingualFields(sheets);
  const place = [places, form.places, beside, registry].find((some) => some.length > 0) ?? [];
  const [first] = sheets;
  const wrapped = first
    ? datesAfter(unwrappedLabels(first), BORN_WRAPPED).filter(
        ({ box }) => box[1] < parentsTop(first),
      )
    : [];
  const named = following(flowText, days, BORN_LABEL);
  const ways: readonly Reading<string>[][] = [birth, named, wrapped, form.born];
  const born = agreed(ways.find((some) => some.length > 0) ?? []);
  const names = nameFacts(sheets, flowText, born !== null && born.value < CHOSEN_SINCE);
  const delivered: readonly Reading<string>[] = following(flowText, days, DELIVERED).filter(
    ({ at }) => !LATER.test(flowText.folded.slice(Math.max(0, at - REACH), at)),
  );
  const copied = [delivered, form.delivered, signedLast(flowTextOf(sheets))].map((some) =>
    some.filter(({ value }) => days.every((day) => yearOf(day) - yearOf({ value }) <= 1)),
  );
  return [
    ...names,
    ...factsOf('born_on', RULE, [born]),
    ...factsOf('born_at', RULE, [agreed(place.map((one) => withoutName(one, names)))]),
    ...factsOf('delivered_on', RULE, distinct(copied.find((some) => some.length > 0) ?? [])),
  ];
}
