// Letters that Figtree and Spectral lack: other fonts for other scripts, each opened only for a text
// that needs it. What no font has is shown as a replacement character.
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';

import { REPLACEMENT } from '@quitus/domain/text/printable';

import { type Coverage, fontCoverage } from './font-coverage.ts';
import { isAstray, isFromTheRight, withOurDigits } from './right-to-left.ts';

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
/** Seen by nobody, and too new or too rare for typst to know it. */
const UNSEEN =
  /(?![\u00AD\u061C\u200B-\u200F\u2060\uFEFF]|[\uFE00-\uFE0F]|[\u{E0100}-\u{E01EF}])\p{Default_Ignorable_Code_Point}/gu;

const has = (font: Font, letter: string): boolean =>
  Array.from(letter).every(
    (character) =>
      BLANK.test(character) || coverageOf(font).has(character.codePointAt(0) ?? Number.NaN),
  );
const isOwn = (letter: string): boolean => OWN.every((font) => has(font, letter));

const letters = new Intl.Segmenter('fr', { granularity: 'grapheme' });
const WORD = /[^ \t\n]+/g;

/** Words in other letters, each letter turned by `letterOf`. */
const turned = (text: string, letterOf: (letter: string) => string): string =>
  text
    .replace(UNSEEN, '')
    .replace(WORD, (word) =>
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
      withOurDigits(text),
      (letter) => this.#whole(letter, amongBoth) ?? this.#inPieces(letter, amongBoth),
    );
  }

  /**
   * The template with its fonts. From left to right typst tries them after those that it names. From
   * right to left it would crash on that where a line needs several: each letter is given its own.
   */
  template(template: string, isEitherWay: boolean): string {
    const fonts = FALLBACKS.filter((font) => this.#letters.has(font));
    if (isEitherWay)
      return fonts.map((font) => ruleOf(font, this.#letters.get(font) ?? [])).join('') + template;
    const others = fonts.map(({ family }) => `, "${family}"`).join('');
    return template.replaceAll(/\bfont: ("[^"]+")/g, `font: ($1${others},)`);
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

/** A run of these letters, with the spaces between them. */
function ruleOf({ family }: Font, its: Iterable<string>): string {
  const one = `(?:${Array.from(its, inTypst).join('|')})`;
  return `#show regex("${one}(?: *${one})*"): set text(font: "${family}")\n`;
}

/** Any character, in a regular expression in a string of typst. */
const inTypst = (letter: string): string =>
  Array.from(letter, (one) => `\\\\u{${one.codePointAt(0)?.toString(16)}}`).join('');

/** Only what our own fonts have: the least that can always be printed. */
export const bare = (text: string): string => turned(text, () => REPLACEMENT);
