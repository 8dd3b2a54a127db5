// The name of a building that a line breaks: its other words stand on the next one.
import { plain } from '../../french/fold.ts';

const inCapitals = (name: string): boolean => /\p{Lu}{2}[\p{Lu}'-]*$/u.test(name);

/** « …de la résidence LE CLOS » over « FLEURI, 22 avenue »: a sentence that breaks inside a name in capitals. */
function goingOn(text: string, end: number): string {
  const line = text.slice(text.lastIndexOf('\n', end - 1) + 1, end);
  const isSentence =
    !line.includes('\t') && line.length > SENTENCE && /\p{Ll}{3}.*\s\p{Ll}{2}/u.test(line);
  const next =
    /^\n(?<rest>\p{Lu}[\p{Lu}'-]+(?: \p{Lu}[\p{Lu}'-]+){0,2})(?=\s?,(?! le )| \p{Ll})/u.exec(
      plain(text.slice(end, end + NEXT_LINE)),
    );
  return isSentence && next ? ` ${next.groups?.['rest'] ?? ''}` : '';
}
/** In signs. */
const [SENTENCE, NEXT_LINE] = [60, 80];

/** « LE CLOS » over « DES LILAS » in guillemets: all that they hold is the name. */
const heldIn = (opened: string, after: string): string | null =>
  opened.split('"').length % 2 === 0
    ? (/^[^"\n\t]{0,40}(?:\n[^"\n\t]{1,40})?(?=")/.exec(plain(after))?.[0] ?? null)
    : null;

/** What follows a name in the text and belongs to it. */
export const restOfName = (said: string, opened: string, text: string, end: number): string =>
  heldIn(opened, text.slice(end)) ?? (inCapitals(said) ? goingOn(text, end) : '');
