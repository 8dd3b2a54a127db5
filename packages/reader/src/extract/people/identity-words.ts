// What identity papers print to name their fields, in French and in English: none of it is anybody's name, nor a place.
import { fold } from '../../french/fold.ts';

/** In a row of heads, the next cell is another head. */
const LABEL =
  /^(?:nom|prenom|date|sexe|nationalite|lieu|taille|n°|numero|type|code|autorite|adresse|delivre|expire|valable|signature|ne\(e\)|epou(?:x|se) de|pays|titulaire|domicile)s?(?![\p{L}'-])/u;
/** Under a French label, its translation; or the rest of one that its column cut. */
const TRANSLATION =
  /^(?:(?:place|date|de|of|birth|issue|expiry|given|names?|surname|document|no|sex|nationality|naissance|delivrance|d'expiration|expiration)[\s/]*)+(?:\(\d+\))?$|^\(\d+\)$/;
const ENGLISH = [
  'place',
  'birth',
  'date',
  'issue',
  'expiry',
  'given',
  'names',
  'surname',
  'document',
  'nationality',
  'authority',
  'holder',
  'signature',
  'country',
  'height',
  'address',
];
/** So long that nobody is called so, even with one letter misread. */
const PRINTED = [
  ...ENGLISH.filter(({ length }) => length > 6),
  'passeport',
  'passport',
  'prenoms',
  'naissance',
  'nationalite',
  'delivrance',
  'delivree',
  'expiration',
  'republique',
  'francaise',
  'prefecture',
  'identite',
  'titulaire',
  'autorite',
  'validite',
  'nationale',
  'residence',
  'consulat',
];

const wordsOf = (text: string): string[] =>
  fold(text)
    .split(/[^a-z]+/)
    .filter(Boolean);

/** OCR misread one letter at most. */
const isOneOf = (known: readonly string[], word: string): boolean =>
  known.some(
    (one) =>
      one.length === word.length &&
      Array.from(one, (letter, at) => letter !== word[at]).filter(Boolean).length <= 1,
  );

/** « Place ot birth », « Piace of birth ». */
export function isTranslation(text: string): boolean {
  const words = wordsOf(text).filter((word) => word.length > 3);
  return (
    TRANSLATION.test(fold(text)) ||
    (words.length > 1 && words.every((word) => isOneOf(ENGLISH, word)))
  );
}

export const isLabel = (text: string): boolean => LABEL.test(fold(text));

/** « Passeport n° », « Prénorns » where OCR misread what stands beside or under a label: a label is never a name. */
export const isFieldName = (text: string): boolean =>
  isLabel(text) ||
  isTranslation(text) ||
  text.includes('°') ||
  wordsOf(text).some((word) => isOneOf(PRINTED, word));
