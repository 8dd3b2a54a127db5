// A pattern that takes small letters for capitals too, and capitals for what they are. The engine can do
// it inside one pattern, `(?-i:…)`, but then loses matches once it has compiled many others (V8 13.6).

/** What is no letter to be found: escapes, what opens a group, classes. */
const PART = /\\p\{\w+\}|\\.|\(\?(?:<?[=!:]|<\w+>)|\[(?:\\p\{\w+\}|\\.|[^\]\\])*\]|\p{Ll}/giu;

const capitalsOf = (letters: string): string =>
  letters
    .replaceAll(/\\p\{\w+\}|\\./g, '')
    .replaceAll(/[^\p{Ll}-]|(?<!\p{Ll})-|-(?!\p{Ll})/gu, '')
    .toUpperCase();

/** Of a source for the flag `u`, without `i`. */
export const anyCase = (source: string): string =>
  source.replaceAll(PART, (part) => {
    if (part.startsWith('[^')) return part;
    if (part.startsWith('[')) return `[${capitalsOf(part.slice(1, -1))}${part.slice(1)}`;
    const capital = part.toUpperCase();
    return /^\p{Ll}$/u.test(part) && capital.length === 1 ? `[${part}${capital}]` : part;
  });
