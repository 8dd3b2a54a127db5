// Whose a place is, by the words that stand before it.
import { fold } from '../../french/fold.ts';
import { OF_OFFICE, OF_PERSON, OF_PLACE } from '../sheet/place-words.data.ts';

export type Owner = 'PLACE' | 'PERSON' | 'OFFICE';

/** The last word of a text that says whose place it is. */
export function saidBy(text: string): Owner | null {
  const folded = fold(text.replaceAll(CALLED, '$<label>'));
  const last = (words: RegExp) =>
    [...folded.matchAll(words)].reduce((end, one) => Math.max(end, one.index + one[0].length), -1);
  // Of equals the first: « syndic de copropriété » is an office, « logement de M. » a place.
  const ends: [Owner, number][] = [
    ['OFFICE', last(OF_OFFICE)],
    ['PLACE', last(OF_PLACE)],
    ['PERSON', last(OF_PERSON)],
  ];
  const [first] = ends.toSorted(([, a], [, b]) => b - a);
  return first && first[1] >= 0 ? first[0] : null;
}

/** « la copropriété L’Espace Vert »: after an article it is called so, whatever else the words say. */
const CALLED =
  /(?<label>(?:[Cc]opropri[eé]t[eé]|[Rr][eé]sidence|[Ii]mmeuble|SDC|[Ss]yndicat des copropri[eé]taires) )(?:«\s?)?(?:L['’]|L[ea]s? )\p{Lu}[\p{L}'’-]*(?: (?:(?:de|du|des|la|le|les|et|d['’]|l['’]) ?)*(?!(?:Cabinet|Agence|R[eé]gie|Syndic|SARL|SAS|Gestion|Immobili)(?![\p{L}]))\p{Lu}[\p{L}'’-]*)*/gu;
