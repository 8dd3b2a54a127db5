// Names without a title, where something else says that they are of people: « Anne Durand », « DURAND Anne ».
import { fold, plain } from '../../french/fold.ts';
import { isGivenName } from './given-names.ts';
import { isHeading } from './no-names.ts';
import { NO_PERSON } from './person-names.ts';

export const isSmallName = (text: string): boolean =>
  SMALL_NAME.test(plain(text)) &&
  !NO_PERSON.test(fold(text)) &&
  !OF_HOUSE.test(fold(text)) &&
  !isHeading(text);
/** « TESTARD Anne »: a name in capitals, and a given one that many have. */
export const hasBothNames = (name: string): boolean =>
  name.split(' ').length > 1 &&
  name.split(' ').some((word) => /\p{Ll}/u.test(word) && isGivenName(word)) &&
  name.split(' ').some((word) => /^\p{Lu}[\p{Lu}'’-]+$/u.test(word));
/** « Villa Serena » over a street is where somebody lives. */
const OF_HOUSE =
  /^(?:villa|clos|parc|domaine|hameau|maison|chalet|mas|chateau|manoir|bastide|les?|la)\b/;
const SMALL_NAME =
  /^\p{Lu}\p{Ll}+(?:-\p{Lu}\p{Ll}+)? (?:(?:de|du|des|Le|La|De|Du|Van|Von) )?\p{Lu}(?:'\p{Lu})?\p{Ll}+(?:-\p{Lu}\p{Ll}+)?$/u;

/** « Nadège Tournier »: without capitals, a given name says that it is somebody. */
export const isCommonName = (text: string): boolean =>
  isSmallName(text.trim()) && isGivenName(text.trim().split(' ')[0] ?? '');

const PARTICLE = String.raw`(?:(?:de|du|des|da|do|dos|di|del|van|von|el|al|ben|le|la|De|Du|Des|Da|Do|Dos|Di|Del|Van|Von|El|Al|Ben|Le|La) ){0,2}`;
const SMALL_WORD = String.raw`\p{Lu}(?:'\p{Lu})?\p{Ll}+(?:-\p{Lu}\p{Ll}+)?`;
const SMALL_WORDS = new RegExp(String.raw`^${SMALL_WORD}(?: ${PARTICLE}${SMALL_WORD}){1,3}$`, 'u');

/** « Anne Durand (lot 3) », « Durand Anne – lot 3 », « Anne et Luc Durand »: what a label names, up to the next thing. */
export function commonNameIn(text: string): string | null {
  const [first = ''] = text.trim().split(/\s[–—|-]\s|,\s|\s\(|;/);
  const people = plain(first).split(/ (?:et|&) /);
  const isWhole = (name: string): boolean =>
    SMALL_WORDS.test(name) &&
    [name.split(' ')[0] ?? '', name.split(' ').at(-1) ?? ''].some(isGivenName) &&
    !NO_PERSON.test(fold(name)) &&
    !OF_HOUSE.test(fold(name)) &&
    !isHeading(name);
  const isName =
    people.length <= 2 &&
    isWhole(people.at(-1) ?? '') &&
    people.every((name) => isWhole(name) || isGivenName(name));
  return isName ? first.trim() : null;
}
