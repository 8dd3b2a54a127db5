import { heapOf, openPdf } from '@quitus/reader/file/pdf-document';

/** How many pages a PDF has, and its bookmarks from top to bottom. */
export async function pagesAndTitles(pdf: Buffer): Promise<{ pages: number; titles: string[] }> {
  const { pdfium, document, close } = await openPdf(pdf);
  const titleOf = (bookmark: number): string => {
    const length = pdfium.FPDFBookmark_GetTitle(bookmark, 0, 0);
    const at = pdfium.pdfium.wasmExports.malloc(length);
    pdfium.FPDFBookmark_GetTitle(bookmark, at, length);
    const title = Buffer.from(heapOf(pdfium).slice(at, at + length - 2)).toString('utf16le');
    pdfium.pdfium.wasmExports.free(at);
    return title;
  };
  const under = (parent: number): string[] => {
    const titles: string[] = [];
    for (
      let bookmark = pdfium.FPDFBookmark_GetFirstChild(document, parent);
      bookmark !== 0;
      bookmark = pdfium.FPDFBookmark_GetNextSibling(document, bookmark)
    )
      titles.push(titleOf(bookmark), ...under(bookmark));
    return titles;
  };
  const contents = { pages: pdfium.FPDF_GetPageCount(document), titles: under(0) };
  close();
  return contents;
}
