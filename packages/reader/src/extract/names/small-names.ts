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
