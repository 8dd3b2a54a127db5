// A birth certificate: whose it is, and the day it was delivered, from which its three months count.
import type { FactName } from '@quitus/domain/reading/facts.data';
import type { Fact } from '@quitus/domain/reading/read-document';

import { findDates } from '../french/dates.ts';
import { plain } from '../french/fold.ts';
import { textsAfter } from './labelled.ts';
import { agreed, distinct, factsOf, type Reading } from './reading.ts';
import type { Sheet } from './sheet.ts';
import { following, foundIn, preceding, type Story, storyOf, told } from './story.ts';

const RULE = 'acte-de-naissance';
const DELIVERED =
  /(?:delivree?|copie delivree?|extrait delivre)(?: (?:conforme|selon procede informatise|sur papier libre|par nous|gratuitement))*(?:,? a [^,.;\n]{2,40},?)?\s+le|(?:certifiee? )?conforme(?: a (?:l'acte|l'original|nos registres))?[\s,]+(?:(?:fait )?(?:a )?[\p{L}' -]{2,40},? )?le|fait a [^,.;\n]{2,40},?\s+le/u;
/** Between the day and the birth: the hour, the place. */
const IS_BORN =
  /[\s,]*(?:(?:a|vers) [^.;]{0,60}?)?,?\s*(?:\n\s*)?(?:,? a [^.;]{0,50}?)?\s*(?:est|naquit)\s*nee?\b/;
const BORN_LABEL = /(?:^|[\n\t]\s?)(?:nee?(?:\(e\))? le|date de naissance)/;
const GIVEN = String.raw`\p{Lu}\p{Ll}[\p{L}'-]*(?:,?\s+\p{Lu}\p{Ll}[\p{L}'-]*){0,5}`;
const FAMILY = String.raw`\p{Lu}[\p{Lu}'-]+(?:[ -]\p{Lu}[\p{Lu}'-]+){0,3}`;
const TOWN = String.raw`\p{Lu}[\p{L}'-]+(?:[\s-][\p{L}'-]+){0,4}?`;
const BIRTH = String.raw`(?:\best|EST)\s+n[eé]e?,?\s*:?\s+(?:(?:[àa]\s+${TOWN}|en\s+(?:notre|cette|la)\s+commune|à\s+la\s+maternit[eé]),?\s+)?`;
const STOP = String.raw`(?![\p{L}'-])`;
const FAMILY_LAST = {
  last: new RegExp(`${BIRTH}${GIVEN},?\\s+(?<value>${FAMILY})${STOP}`, 'u'),
  first: new RegExp(`${BIRTH}(?<value>${GIVEN}),?\\s+${FAMILY}${STOP}`, 'u'),
};
const FAMILY_FIRST = {
  last: new RegExp(`${BIRTH}(?<value>${FAMILY}),?\\s+${GIVEN}${STOP}`, 'u'),
  first: new RegExp(`${BIRTH}${FAMILY},?\\s+(?<value>${GIVEN})${STOP}`, 'u'),
};
/** « , du sexe féminin, à Angers », or before the birth: « à Angers, est née ». */
const PLACES = [
  /du\s+sexe\s+(?:feminin|masculin),?\s+a\s+(?<value>\p{L}[\p{L}'\s-]{1,40}?)(?=\s*[.,;(]|\s+\d)/u,
  /heures?(?:\s+[\p{L}\d-]+(?:\s+minutes?)?)?,?\s+est\s+nee?,?(?:\s+en cette commune)?\s+a\s+(?<value>\p{L}[\p{L}'\s-]{1,40}?)(?=\s*[.,;(])/u,
];
const OF_PARENTS = /^(?:pere|mere|parents?|filiation|du pere|de la mere|conjoint|epoux|epouse)\b/;

const capitals = ({ value }: Reading<string>): boolean => /^\p{Lu}/u.test(value);

/** Forms name the child first, and then father and mother with the same labels. */
function labelled(sheets: readonly Sheet[], label: RegExp): Reading<string>[] {
  const [first] = sheets;
  if (!first) return [];
  const parents = first.lines.find(({ folded }) => OF_PARENTS.test(folded))?.box[1] ?? Infinity;
  return textsAfter(first, label)
    .filter(({ box }) => box[1] < parents)
    .filter(capitals);
}

function nameFacts(sheets: readonly Sheet[], story: Story): Fact[] {
  const sentence = (side: 'last' | 'first') => {
    const last = told(story, FAMILY_LAST[side], plain);
    return last.length > 0 ? last : told(story, FAMILY_FIRST[side], plain);
  };
  const fact = (name: FactName, side: 'last' | 'first', label: RegExp) => {
    const read = sentence(side);
    return factsOf(name, RULE, distinct(read.length > 0 ? read : labelled(sheets, label)));
  };
  return [
    ...fact('last_name', 'last', /nom(?: de famille| de naissance)?/),
    ...fact('first_names', 'first', /prenoms?(?:\(s\))?/),
  ];
}

export function acteDeNaissance(sheets: readonly Sheet[]): Fact[] {
  const story = storyOf(sheets);
  const days = foundIn(story, findDates);
  const birth = preceding(story, days, IS_BORN);
  const places = PLACES.flatMap((pattern) => told(story, pattern));
  const place = places.length > 0 ? places : labelled(sheets, /lieu de naissance|nee?(?:\(e\))? a/);
  return [
    ...nameFacts(sheets, story),
    ...factsOf('born_on', RULE, [
      agreed(birth.length > 0 ? birth : following(story, days, BORN_LABEL)),
    ]),
    ...factsOf('born_at', RULE, [agreed(place)]),
    ...factsOf('delivered_on', RULE, distinct(following(story, days, DELIVERED))),
  ];
}
