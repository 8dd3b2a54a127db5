// Whether every page could be read: what nobody read may say anything.
import type { ReadPage } from '../reading/read-document.ts';
import { passed, type Rule, undecided } from './examined.ts';

/** Below, too many words of a page are guesses. */
const SURE = 0.8;
/** A page with fewer words is blank, a picture, or lost. */
const FEWEST_WORDS = 8;

const isLegible = ({ source, word_count, confidence }: ReadPage): boolean =>
  source !== 'NONE' && word_count >= FEWEST_WORDS && (confidence ?? 1) >= SURE;

export const legible: Rule = ({ files }) => {
  const poor = files.flatMap(({ file_id, name, pages }) =>
    pages
      .filter((page) => !isLegible(page))
      .map(({ number, width, height }) => ({
        words: `${name}, page ${number}`,
        seen: { file_id, page: number, box: [0, 0, width, height] as const },
      })),
  );
  if (files.some(({ pages }) => pages.length === 0))
    return undecided('Un fichier n’a aucune page lisible.');
  const [first] = poor;
  if (!first) return passed('Toutes les pages ont été lues.');
  return undecided(
    `${poor.length > 1 ? `${poor.length} pages sont` : 'Une page est'} difficile${poor.length > 1 ? 's' : ''} à lire\u00a0: ${first.words}.`,
    poor.map(({ seen }) => seen),
  );
};
