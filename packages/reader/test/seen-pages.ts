// Pages typed by hand as OCR gives them: ink without the room above and below, and a doubt about each
// word, « Appet{40} » where it is a great one.
import type { DocumentType } from '@quitus/domain/documents/document-type';
import type { SubKind } from '@quitus/domain/reading/read-document';

import type { Page, Word } from '../src/page/page.ts';
import { readFacts } from '../src/proof/read-facts.ts';
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

/** Facts by name; the last of two that differ. */
export const seenFacts = (
  text: string,
  type: DocumentType,
  sub_kind: SubKind | null = null,
): Record<string, unknown> =>
  Object.fromEntries(
    readFacts(type, sub_kind, [seenPage(text)]).map(({ name, value }) => [name, value]),
  );
