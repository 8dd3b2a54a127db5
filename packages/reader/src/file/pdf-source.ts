// The pages of a PDF, drawn by pdfium on white. Only a guarded child may import this file.
import sharp from 'sharp';

import { type Drawn, drawnSize, type PageSource, type Scale } from './drawn-page.ts';
import { heapOf, type PdfDocument, withPage } from './pdf-document.ts';

const BGRA = 4;
const WHITE = 0xffffffff;
const WITH_ANNOTATIONS = 0x01;
const AS_RGBA = 0x10;

export const pdfSource = (opened: PdfDocument): PageSource => ({
  pages: opened.pdfium.FPDF_GetPageCount(opened.document),
  draw: async (number, scale) =>
    withPage(opened, number - 1, (page) => drawPage(opened, page, scale)),
});

function drawPage({ pdfium }: PdfDocument, loaded: number, scale: Scale): Drawn {
  const page = {
    width: pdfium.FPDF_GetPageWidthF(loaded),
    height: pdfium.FPDF_GetPageHeightF(loaded),
  };
  const { width, height } = drawnSize(page, scale(page));
  const bitmap = pdfium.FPDFBitmap_CreateEx(width, height, BGRA, 0, 0);
  pdfium.FPDFBitmap_FillRect(bitmap, 0, 0, width, height, WHITE);
  pdfium.FPDF_RenderPageBitmap(bitmap, loaded, 0, 0, width, height, 0, WITH_ANNOTATIONS | AS_RGBA);
  const at = pdfium.FPDFBitmap_GetBuffer(bitmap);
  const pixels = heapOf(pdfium).slice(at, at + width * height * 4);
  pdfium.FPDFBitmap_Destroy(bitmap);
  const image = sharp(pixels, { raw: { width, height, channels: 4 } }).removeAlpha();
  return { image, width, height, page };
}
