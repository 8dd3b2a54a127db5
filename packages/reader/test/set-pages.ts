// Pages set as letters are: lines near one another, and what stands at the right stays there. Two spaces part cells.
import type { Page, Word } from '../src/page/page.ts';

const [WIDTH, HEIGHT] = [595, 842];
const [MARGIN, PITCH, LETTER, INK] = [45, 13, 5, 10];

export function setPage(text: string): Page {
  const words = text
    .replace(/^\n+|\s+$/g, '')
    .split('\n')
    .flatMap((line, row) =>
      [...line.matchAll(/\S+/g)].map(({ 0: word, index }): Word => {
        const [left, top] = [MARGIN + index * LETTER, MARGIN + row * PITCH];
        return { text: word, box: [left, top, left + word.length * LETTER, top + INK] };
      }),
    );
  const sheet = { width: WIDTH, height: HEIGHT, from_page: null };
  return { number: 1, width: WIDTH, height: HEIGHT, source: 'TEXT', words, sheet };
}
