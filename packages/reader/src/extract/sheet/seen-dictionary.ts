import { startUpper } from '@quitus/domain/text/first-letter';

// Words of forms with one letter that OCR took for another: « luméro », « propriétaite ». Only where it was
// not sure of the word, and only words that are no name.
import { fold } from '../../french/fold.ts';
import { FORM_WORDS } from './form-words.data.ts';

const known = new Map(FORM_WORDS.map((word) => [fold(word), word]));
const byLength = Map.groupBy(known.keys(), (word) => word.length);

export const isFormWord = (text: string): boolean => known.has(fold(text));

/** One letter changed, lost or added. */
function isNear(seen: string, word: string): boolean {
  let start = 0;
  while (start < seen.length && seen[start] === word[start]) start += 1;
  const [rest, other] = [seen.slice(start), word.slice(start)];
  return rest.slice(1) === other.slice(1) || rest.slice(1) === other || rest === other.slice(1);
}

const isCapital = (text: string): boolean => /^\p{Lu}[\p{Lu}’'-]*$/u.test(text);

/** The one word of forms that it must be, with its capitals and whatever follows it. */
export function asInForms(text: string): string {
  const { letters = '', end = '' } =
    /^(?<letters>[\p{L}'’]{5,})(?<end>[.,:;)]*)$/u.exec(text)?.groups ?? {};
  const folded = fold(letters);
  if (folded === '' || known.has(folded)) return text;
  const near = [-1, 0, 1]
    .flatMap((more) => byLength.get(folded.length + more) ?? [])
    .filter((word) => isNear(folded, word));
  const [only, ...others] = near;
  const word = only === undefined || others.length > 0 ? undefined : known.get(only);
  if (word === undefined) return text;
  if (isCapital(letters)) return `${word.toUpperCase()}${end}`;
  return `${/^\p{Lu}/u.test(letters) ? startUpper(word) : word}${end}`;
}
