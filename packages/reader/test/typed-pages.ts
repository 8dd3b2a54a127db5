// Pages typed by hand, for what can be extracted from words and their places alone.
import type { Page, Word } from '../src/page/page.ts';

const [WIDTH, HEIGHT] = [595, 842];
const [MARGIN, PITCH, LETTER, INK] = [45, 22, 5, 10];

/** Lines from the top of the page; two spaces or more part cells. */
export function typedPage(text: string, number = 1): Page {
  const words = text
    .trim()
    .split('\n')
    .flatMap((line, row) =>
      [...line.trim().matchAll(/\S+/g)].map(({ 0: word, index }): Word => {
        const [left, top] = [MARGIN + index * LETTER, MARGIN + row * PITCH];
        return { text: word, box: [left, top, left + word.length * LETTER, top + INK] };
      }),
    );
  const sheet = { width: WIDTH, height: HEIGHT, from_page: null };
  return { number, width: WIDTH, height: HEIGHT, source: 'TEXT', words, sheet };
}

/** Pages one after the other, as a file holds them. */
export const typedPages = (...texts: readonly string[]): Page[] =>
  texts.map((text, index) => typedPage(text, index + 1));
