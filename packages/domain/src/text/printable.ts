// What may stand in a text that people type, so that it can be shown, searched and printed.

/**
 * Controls other than tab and line feed, halves of a letter, what Unicode says is no character, and
 * what shows a text in another order than it is written, which is how one name is passed off as
 * another. Joiners stay: Persian, Hindi and families of emoji need them.
 */
const UNPRINTABLE =
  /(?![\t\n])[\p{Cc}\p{Cs}\p{Noncharacter_Code_Point}\u202A-\u202E\u2066-\u206F\uFFF9-\uFFFB\u{E0000}-\u{E007F}]/u;
const EACH_UNPRINTABLE = new RegExp(UNPRINTABLE, 'gu');

/** Fillers and joiners alone are a blank, whatever Unicode calls them; so is an empty braille cell. */
const VISIBLE = /[^\s\p{Cc}\p{Cf}\p{M}\p{Default_Ignorable_Code_Point}\u2800]/u;

const LINE_END = /\r\n?|[\v\f\u0085\u2028\u2029]/g;

/** What a paper shows where it has no letter. */
export const REPLACEMENT = '\uFFFD';

export const isPrintable = (text: string): boolean => !UNPRINTABLE.test(text);

/** As it is kept: without blanks around it, and empty when there is nothing to see. */
export function severalLines(text: string): string {
  const kept = text.replace(LINE_END, '\n').trim();
  return VISIBLE.test(kept) || !isPrintable(kept) ? kept : '';
}

/** The same on one line: tabs and line ends, which a paste brings along, become spaces. */
export const oneLine = (text: string): string => severalLines(text).replace(/[\t\n]+/g, ' ');

/** Whatever was kept before there was this rule, as a paper can show it. */
export const printed = (text: string): string => text.replace(EACH_UNPRINTABLE, REPLACEMENT);
