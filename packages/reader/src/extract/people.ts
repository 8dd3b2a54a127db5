// People and companies as deeds, leases and certificates name them.
import { fold, plain } from '../french/fold.ts';
import type { Reading } from './reading.ts';
import { type Story, type Told, told } from './story.ts';

const CIVILITY = String.raw`(?:Monsieur|Madame|Mademoiselle|MONSIEUR|MADAME|M\.|Mr|Mme|Mlle)`;
const CIVILITIES = String.raw`${CIVILITY}(?:\s+(?:et|ou|ET)\s+${CIVILITY})?`;
const GIVEN = String.raw`\p{Lu}\p{Ll}[\p{L}'-]*`;
const PARTICLE = String.raw`(?:(?:de|du|des|la|le|DE|DU|DES|LA|LE)\s+|[dD]')`;
/** On one line: the next one may start with a head in capitals. */
const FAMILY = String.raw`${PARTICLE}{0,2}\p{Lu}[\p{Lu}'-]+(?:[ -]${PARTICLE}{0,2}\p{Lu}[\p{Lu}'-]+){0,3}`;
/** « Monsieur Jean, Paul DUPONT », « Mme DUPONT Claire ». */
const PERSON = String.raw`${CIVILITIES}\s+(?:(?:${GIVEN},?\s+){1,6}${FAMILY}|${FAMILY}(?:\s+${GIVEN}){1,4}|\p{Lu}[\p{Lu}'-]+(?:[ ]\p{Lu}[\p{Lu}'-]+){1,4})(?![\p{L}'-])`;
const COMPANY = String.raw`(?:(?:[Ll]a\s+)?[Ss]oci[eé]t[eé]\s+(?:civile\s+(?:immobili[eè]re\s+)?)?(?:d[eé]nomm[eé]e\s+)|[Ss]oci[eé]t[eé]\s+(?=\p{Lu}{2})|SCI\s+)"?\s?(?:\p{Lu}[\p{Lu}\d'&.-]+)(?:\s\p{Lu}[\p{Lu}\d'&.-]+){0,5}`;
const NAMED = new RegExp(`(?<value>${PERSON}|${COMPANY})`, 'u');
/** They are named for who they are to somebody else. */
const OF_ANOTHER =
  /(?:epoux|epouse|divorcee?|veuf|veuve|pacsee?|partenaire|conjointe?|fils|fille|nee?|avec|representee?s?|par|assistee?|presence|succession|notaire)(?:\s+(?:de|d'avec|en|par|a|avec|premieres noces|secondes noces|feu|de la))*\s*$/;

/** In the order of the text. */
export const peopleIn = (story: Story): Told<string>[] =>
  told(story, NAMED, plain).filter(
    ({ at }) => !OF_ANOTHER.test(story.folded.slice(Math.max(0, at - 60), at)),
  );

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
    text.slice(index, index + found.length).replaceAll(/\s+/g, ' '),
  );
