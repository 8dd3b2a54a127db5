// Letters that Figtree and Spectral lack: other fonts for other scripts, each opened only for a text
// that needs it. What no font has is shown as a replacement character.
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';

import { REPLACEMENT } from '@quitus/domain/text/printable';

import { type Coverage, fontCoverage } from './font-coverage.ts';

const require = createRequire(import.meta.url);
export const folderOf = (name: string): string => dirname(require.resolve(`${name}/package.json`));

/** As typst calls it, and where it is. */
type Font = { family: string; path: string };

/** Packages of Google's fonts are laid out alike. */
const google = (family: string): Font => ({
  family,
  path: join(
    folderOf(`@expo-google-fonts/${family.toLowerCase().replaceAll(' ', '-')}`),
    `400Regular/${family.replaceAll(' ', '')}_400Regular.ttf`,
  ),
});

const OWN = ['Figtree', 'Spectral'].map(google);

/** The first that has all of a letter is used for it. */
export const FALLBACKS: readonly Font[] = [
  google('Noto Emoji'),
  // Greek, Cyrillic, Arabic, Hebrew, Armenian, Georgian, Lao, signs of all kinds.
  { family: 'DejaVu Sans', path: join(folderOf('dejavu-fonts-ttf'), 'ttf/DejaVuSans.ttf') },
  // Chinese, simplified and traditional, and Japanese.
  google('Chocolate Classical Sans'),
  google('Nanum Gothic'),
  google('Noto Sans Devanagari'),
  google('Noto Sans Bengali'),
  google('Noto Sans Tamil'),
  google('Noto Sans Thai'),
  google('Noto Sans Khmer'),
];

const coverages = new Map<Font, Coverage>();
function coverageOf(font: Font): Coverage {
  const known = coverages.get(font) ?? fontCoverage(font.path);
  coverages.set(font, known);
  return known;
}

/** Drawn as nothing by any font; marks of direction are looked for, and the space of ogham is a line. */
const BLANK = /(?![\u200E\u200F\u061C\u1680])[\s\p{Default_Ignorable_Code_Point}]/u;
const MARK = /\p{M}/u;

const has = (font: Font, letter: string): boolean =>
  Array.from(letter).every(
    (character) =>
      BLANK.test(character) || coverageOf(font).has(character.codePointAt(0) ?? Number.NaN),
  );
const isOwn = (letter: string): boolean => OWN.every((font) => has(font, letter));

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
function isAstray(letter: string, amongBoth: boolean): boolean {
  const [base = ''] = letter;
  return Array.from(letter).some((character) => {
    const fromTheRight = isFromTheRight(character);
    if (AT_EASE.test(character) || !(fromTheRight || amongBoth)) return false;
    return !LETTER.test(base) || isFromTheRight(base) !== fromTheRight;
  });
}

const letters = new Intl.Segmenter('fr', { granularity: 'grapheme' });
const WORD = /\S+/g;

/** Words in other letters, each letter turned by `letterOf`. */
const turned = (text: string, letterOf: (letter: string) => string): string =>
  text.replace(WORD, (word) =>
    isOwn(word)
      ? word
      : Array.from(letters.segment(word), ({ segment }) =>
          isOwn(segment) ? segment : letterOf(segment),
        ).join(''),
  );

/** What fallback fonts can print of texts, and which letters each of them is used for. */
export class Fallback {
  readonly #letters = new Map<Font, Set<string>>();

  printed(text: string): string {
    const amongBoth = isFromTheRight(text);
    return turned(
      text,
      (letter) => this.#whole(letter, amongBoth) ?? this.#inPieces(letter, amongBoth),
    );
  }

  /**
   * Typst rules that give each letter its font. Left to itself it tries one font after the other, and
   * crashes where a line goes from right to left and holds letters of several.
   */
  rules(): string {
    const rule = ([{ family }, its]: [Font, ReadonlySet<string>]) =>
      `#show regex("(?:${Array.from(its, inTypst).join('|')})+"): set text(font: "${family}")\n`;
    return Array.from(this.#letters, rule).join('');
  }

  /** The letter itself, else what it is a shape of: « ﷼ », « ㍿ », « 𝓐 ». */
  #whole(letter: string, amongBoth: boolean): string | null {
    for (const form of [letter.normalize('NFC'), letter.normalize('NFKC')]) {
      if (isOwn(form)) return form;
      const font = isAstray(form, amongBoth) ? null : FALLBACKS.find((one) => has(one, form));
      if (!font) continue;
      this.#letters.set(font, (this.#letters.get(font) ?? new Set()).add(form));
      return form;
    }
    return null;
  }

  /** No font has all of it: marks that would find no letter under them are left out. */
  #inPieces(letter: string, amongBoth: boolean): string {
    const [first = '', ...rest] = letter.normalize('NFD');
    const others = rest.filter((piece) => !MARK.test(piece) && !BLANK.test(piece));
    return [first, ...others]
      .map((piece) => this.#whole(piece, amongBoth) ?? this.#whole(REPLACEMENT, false) ?? '')
      .join('');
  }
}

/** Any character, in a regular expression in a string of typst. */
const inTypst = (letter: string): string =>
  Array.from(letter, (one) => `\\\\u{${one.codePointAt(0)?.toString(16)}}`).join('');

/** Only what our own fonts have: the least that can always be printed. */
export const bare = (text: string): string => turned(text, () => REPLACEMENT);
