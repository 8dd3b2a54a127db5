// After a label, a name needs no title: a family name in capitals and a given one, of one person or of two.
import { fold, plain } from '../../french/fold.ts';
import { isGivenName } from '../names/given-names.ts';
import { NO_PERSON } from '../names/person-names.ts';
import { BUILDING_NAME } from '../sheet/place-words.data.ts';

/** « Compte de : Solenn RIOU (lots 3 et 9) »: after a label, a family name in capitals needs no title. */
export function untitled(text: string): string | null {
  const [first = ''] = text.trim().split(/\s[–—|-]\s|,\s|\s\(|;/);
  const isName =
    (UNTITLED.test(plain(first)) || isInCapitals(plain(first).trim())) &&
    !NO_PERSON.test(fold(first));
  return isName ? first.trim() : null;
}
/** « TEST LUC », as listings write: one of its words is a given name that many have. */
const isInCapitals = (name: string): boolean =>
  /^\p{Lu}[\p{Lu}'-]+(?: \p{Lu}[\p{Lu}'-]+){1,3}$/u.test(name) &&
  [name.split(' ')[0] ?? '', name.split(' ').at(-1) ?? ''].some(isGivenName) &&
  !BUILDING_NAME.test(fold(name));
const [FAMILY, GIVEN] = [
  String.raw`\p{Lu}[\p{Lu}'-]+(?: \p{Lu}[\p{Lu}'-]+){0,2}`,
  String.raw`\p{Lu}\p{Ll}[\p{L}'-]*`,
];
/** « Guilhem de ROQUE »: particles in small letters. */
const PARTICLE = String.raw`(?:(?:de|du|des|la|le) |d'){0,2}`;
const UNTITLED = new RegExp(
  [
    String.raw`^(?:(?:${GIVEN}\.? ){1,3}${PARTICLE}${FAMILY}`,
    String.raw`${FAMILY}(?: ${GIVEN}){1,3}`,
    String.raw`(?:\p{Lu}\p{Ll}+ )?\p{Lu}[\p{Lu}'-]+ et (?:\p{Lu}\p{Ll}+ )\p{Lu}[\p{Lu}'-]+`,
    String.raw`${FAMILY}(?: ${GIVEN}){1,3} (?:et|&|/) ${FAMILY}(?: ${GIVEN}){1,3})$`,
  ].join('|'),
  'u',
);
