import { openPdf, withPage } from '../src/file/pdf-document.ts';

/** What a PDF says when it is searched or copied, page after page, without its spaces. */
export async function pdfText(content: Uint8Array): Promise<string[]> {
  const opened = await openPdf(content);
  const { pdfium, document } = opened;
  const pages = Array.from({ length: pdfium.FPDF_GetPageCount(document) }, (_, index) =>
    withPage(opened, index, (page) => {
      const text = pdfium.FPDFText_LoadPage(page);
      const count = Math.max(0, pdfium.FPDFText_CountChars(text));
      const units = Array.from({ length: count }, (_unit, at) =>
        pdfium.FPDFText_GetUnicode(text, at),
      );
      pdfium.FPDFText_ClosePage(text);
      return units.map((unit) => String.fromCodePoint(unit)).join('');
    }),
  );
  opened.close();
  return pages.map((page) => page.replaceAll(/[\s\p{Default_Ignorable_Code_Point}]/gu, ''));
}
