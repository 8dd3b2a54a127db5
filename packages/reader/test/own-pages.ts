// The pages of a PDF that we have just written ourselves.
import { openPdf } from '../src/file/pdf-document.ts';
import type { Page } from '../src/page/page.ts';
import { writtenPage } from '../src/page/read-pages.ts';
import { textOfPage } from '../src/page/text-layer.ts';

/** What its text layer says. Read here and not in a guarded child: nobody else wrote it, and starting one takes longer. */
export async function ownPages(pdf: Buffer): Promise<Page[]> {
  const opened = await openPdf(pdf);
  const count = opened.pdfium.FPDF_GetPageCount(opened.document);
  const pages = Array.from({ length: count }, (_, index) => {
    const { words, ...layer } = textOfPage(opened, index + 1);
    return writtenPage({ ...layer, words: words.map(([text, ...box]) => ({ text, box })) });
  });
  opened.close();
  return pages;
}
