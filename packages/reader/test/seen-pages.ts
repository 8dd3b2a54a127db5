// Pages typed by hand as OCR gives them: ink without the room above and below, and a doubt about each
// word, « Appet{40} » where it is a great one.

import type { Page, Word } from '../src/page/page.ts';
import { ruledPage } from './ruled-pages.ts';

const SURE = 0.95;
/** Of the height of a line. */
const ROOM = 0.15;

function seen({ text, box: [left, top, right, bottom] }: Word): Word {
  const [word = '', doubt] = text.split(/[{}]/);
  const room = (bottom - top) * ROOM;
  return {
    text: word,
    box: [left, top + room, right, bottom - room],
    confidence: doubt === undefined ? SURE : Number(doubt) / 100,
  };
}

export function seenPage(text: string): Page {
  const page = ruledPage(text);
  return { ...page, source: 'OCR', words: page.words.map(seen) };
}
