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

/** Drawn as nothing by any font. */
const BLANK = /[\s\p{Z}\p{Default_Ignorable_Code_Point}]/u;
const MARK = /\p{M}/u;

const has = (font: Font, letter: string): boolean =>
  Array.from(letter).every(
    (character) =>
      BLANK.test(character) || coverageOf(font).has(character.codePointAt(0) ?? Number.NaN),
  );
const isOwn = (letter: string): boolean => OWN.every((font) => has(font, letter));

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

/** What fallback fonts can print of texts, and which of them that takes, in their order. */
export class Fallback {
  readonly #needed = new Set<Font>();

  get families(): string[] {
    return FALLBACKS.filter((font) => this.#needed.has(font)).map(({ family }) => family);
  }

  printed(text: string): string {
    return turned(text, (letter) => this.#whole(letter) ?? this.#inPieces(letter));
  }

  /** The letter itself, else what it is a shape of: « ﷼ », « ㍿ », « 𝓐 ». */
  #whole(letter: string): string | null {
    for (const form of [letter.normalize('NFC'), letter.normalize('NFKC')]) {
      if (isOwn(form)) return form;
      const font = FALLBACKS.find((one) => has(one, form));
      if (font) this.#needed.add(font);
      if (font) return form;
    }
    return null;
  }

  /** No font has all of it: marks that would find no letter under them are left out. */
  #inPieces(letter: string): string {
    const [first = '', ...rest] = letter.normalize('NFD');
    const others = rest.filter((piece) => !MARK.test(piece) && !BLANK.test(piece));
    return [first, ...others].map((piece) => this.#whole(piece) ?? REPLACEMENT).join('');
  }
}

/** Only what our own fonts have: the least that can always be printed. */
export const bare = (text: string): string => turned(text, () => REPLACEMENT);
