import { DOCUMENT_TYPES, type DocumentType } from '../documents/document-type.ts';
// Searching as people type: no accents, no case, words in any order.
import { DOCUMENT_FACTS } from '../documents/document-types.data.ts';

export const searchable = (text: string): string =>
  (BARE.test(text) ? text.toLowerCase() : withoutAccents(text))
    .replaceAll(/[^a-z0-9@.]+/g, ' ')
    .trim();

/** Half of all texts: nothing to take off. */
const BARE = /^[ -~]*$/;
const withoutAccents = (text: string): string =>
  text
    .normalize('NFD')
    .replaceAll(/\p{Diacritic}/gu, '')
    .toLowerCase()
    .replaceAll('œ', 'oe');

export const searchWords = (query: string): string[] =>
  searchable(query).split(' ').filter(Boolean);

const SHORTEST_DOCUMENT_SEARCH = 3;

/** « carrez » or « pv » names a kind of document: dossiers that hold one are found by it. */
export function documentTypesNamed(query: string): DocumentType[] {
  const words = searchWords(query);
  if (words.join('').length < SHORTEST_DOCUMENT_SEARCH) return [];
  return DOCUMENT_TYPES.filter((type) => {
    const label = ` ${searchable(DOCUMENT_FACTS[type].label)}`;
    return words.every((word) => label.includes(` ${word}`));
  });
}
