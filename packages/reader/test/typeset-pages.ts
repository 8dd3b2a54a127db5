// Pages to read, set by typst as a program of a syndic would print them.
import { typeset } from '@quitus/papers/typeset';

import { openPdf } from '../src/file/pdf-document.ts';
import type { Page } from '../src/page/page.ts';
import { writtenPage } from '../src/page/read-pages.ts';
import { textOfPage } from '../src/page/text-layer.ts';

const HEAD = `#set document(date: datetime(year: 2026, month: 11, day: 15))
#set page(paper: "a4", margin: 18mm)
#set text(font: "Figtree", size: 9.5pt, lang: "fr")
`;

/** `content` is typst markup. */
export const typesetPdf = (content: string): Buffer =>
  Buffer.from(typeset(`${HEAD}${content}`, {}, new Date('2026-11-15T12:00:00Z')));

/** What its text layer says. Read here and not in a guarded child: nobody else wrote it, and starting one takes longer. */
export async function typesetPages(content: string): Promise<Page[]> {
  const opened = await openPdf(typesetPdf(content));
  const count = opened.pdfium.FPDF_GetPageCount(opened.document);
  const pages = Array.from({ length: count }, (_, index) => {
    const { words, ...layer } = textOfPage(opened, index + 1);
    return writtenPage({ ...layer, words: words.map(([text, ...box]) => ({ text, box })) });
  });
  opened.close();
  return pages;
}

type Table = { columns: string; rows: readonly (readonly string[])[]; rest?: string };

/** First column to the left, the others to the right unless the columns say otherwise. */
export const typstTable = ({ columns, rows, rest = '' }: Table): string => {
  const cells = rows.flat().map((cell) => `[${cell}]`);
  return `#table(columns: ${columns}, align: (x, _) => if x == 0 { left } else { right }, ${rest} ${cells.join(', ')})\n`;
};
