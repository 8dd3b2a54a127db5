// Letters from right to left, and what must not stand among them: typst ends its process where a run
// goes against the direction of its script.

/** Written from right to left, or a mark that makes its neighbours so. */
const FROM_THE_RIGHT =
  /[\u0590-\u08FF\u200F\uFB1D-\uFDFF\uFE70-\uFEFC\u{10800}-\u{10FFF}\u{1E800}-\u{1EFFF}]/u;
export const isFromTheRight = (text: string): boolean => FROM_THE_RIGHT.test(text);

const LETTER = /\p{L}/u;
/** They bring a direction of their own, or take any. */
const AT_EASE =
  /[\p{L}\p{Nd}\p{Script=Common}\p{Script=Inherited}\u05BE\u05C0\u05C3\u05C6\u05F3\u05F4\u061B\u061F\u066D\u06D4]/u;

/**
 * A sign or a mark of some script that could be set against the direction of its script, which
 * crashes typst: it must stand on a letter of its side.
 */
export function isAstray(letter: string, amongBoth: boolean): boolean {
  const [base = ''] = letter;
  return Array.from(letter).some((character) => {
    const fromTheRight = isFromTheRight(character);
    if (AT_EASE.test(character) || !(fromTheRight || amongBoth)) return false;
    return !LETTER.test(base) || isFromTheRight(base) !== fromTheRight;
  });
}

const PERSIAN_DIGIT = /[\u06F0-\u06F9]/g;
const OF_NO_SCRIPT = /[\p{L}&&\p{Script=Common}]/v;
/** Beside « ª » or « 𝔸 », Persian digits too are set against their direction: they become ours. */
export const withOurDigits = (text: string): string =>
  OF_NO_SCRIPT.test(text)
    ? text.replace(PERSIAN_DIGIT, (digit) => String(digit.charCodeAt(0) - 0x06f0))
    : text;
