// The pages of a case: words with their boxes, from plain text or typst markup.
import type { Page } from '../../src/page/page.ts';
import { ruledPage } from '../ruled-pages.ts';
import { seenPage } from '../seen-pages.ts';
import { setPage } from '../set-pages.ts';
import { typedPage } from '../typed-pages.ts';
import { typesetPages } from '../typeset-pages.ts';

const onEachPage =
  (pageOf: (text: string) => Page) =>
  (texts: readonly string[]): Page[] =>
    texts.map((text, index) => ({ ...pageOf(text), number: index + 1 }));

const LAYOUTS = {
  /** A typewriter's page: two spaces part cells, lines stand far apart. */
  typed: onEachPage(typedPage),
  /** A letter: lines stand close, spaces put words where they stand. */
  set: onEachPage(setPage),
  /** Bars part the cells of tables; columns of figures are set right. */
  ruled: onEachPage(ruledPage),
  /** As `ruled`, read by OCR: « Appet{40} » is a word of confidence 40 %. */
  seen: onEachPage(seenPage),
  /** Typst markup, printed and read from the PDF's text layer. */
  typst: (texts: readonly string[]): Promise<Page[]> => typesetPages(texts.join('\n')),
};
export type Layout = keyof typeof LAYOUTS;

export const isLayout = (word: string): word is Layout => Object.hasOwn(LAYOUTS, word);

export const pagesOf = async (layout: Layout, texts: readonly string[]): Promise<Page[]> =>
  LAYOUTS[layout](texts);
