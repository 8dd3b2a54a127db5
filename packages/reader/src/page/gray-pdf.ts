// The pages of a PDF drawn straight in grey by pdfium. Only a guarded child may import this file.
import { drawnSize } from '../file/drawn-page.ts';
import { heapOf, type PdfDocument, withPage } from '../file/pdf-document.ts';
import type { GrayPage, GrayPages } from './gray-pages.ts';
import { lonePicture } from './lone-picture.ts';
import { boundsOf, picturesIn, pixelsOf } from './pdf-pictures.ts';
import { LONG_SIDE } from './prepare/prepare.ts';

const GRAY = 1;
const WHITE = 0xffffffff;
const WITH_ANNOTATIONS = 0x01;
/** However coarse the scan: what was stamped or written over it is finer. */
const MIN_SIDE = LONG_SIDE / 2;
/** Of the page: a smaller picture is an illustration. */
const SCAN_COVERAGE = 0.6;
/** A scan is one picture or two, the first things on the page. */
const MAX_LOOKED_AT = 10;

export const grayPdfPages = (opened: PdfDocument): GrayPages => ({
  pages: opened.pdfium.FPDF_GetPageCount(opened.document),
  draw: async (number) => withPage(opened, number - 1, (page) => drawGray(opened, page)),
});

function drawGray(opened: PdfDocument, loaded: number): GrayPage {
  const { pdfium } = opened;
  const page = {
    width: pdfium.FPDF_GetPageWidthF(loaded),
    height: pdfium.FPDF_GetPageHeightF(loaded),
  };
  const own = lonePicture(opened, loaded, LONG_SIDE);
  if (own) return { picture: own, page };
  const side = sideOf(opened, loaded, page.width * page.height);
  const { width, height } = drawnSize(page, side / Math.max(page.width, page.height));
  const bitmap = pdfium.FPDFBitmap_CreateEx(width, height, GRAY, 0, 0);
  pdfium.FPDFBitmap_FillRect(bitmap, 0, 0, width, height, WHITE);
  pdfium.FPDF_RenderPageBitmap(bitmap, loaded, 0, 0, width, height, 0, WITH_ANNOTATIONS);
  const data = rowsOf(opened, bitmap, width, height);
  pdfium.FPDFBitmap_Destroy(bitmap);
  return { picture: { width, height, data }, page };
}

/** A scan is drawn with the pixels it has: it is made larger once, when it is made straight. */
function sideOf(opened: PdfDocument, loaded: number, area: number): number {
  const { pdfium } = opened;
  const objects = Array.from(
    { length: Math.min(MAX_LOOKED_AT, pdfium.FPDFPage_CountObjects(loaded)) },
    (_, index) => pdfium.FPDFPage_GetObject(loaded, index),
  );
  const sides = objects.flatMap((object) => {
    const [left, bottom, right, top] = boundsOf(opened, object);
    const isScan = (right - left) * (top - bottom) > SCAN_COVERAGE * area;
    return isScan ? picturesIn(opened, object).map((one) => pixelsOf(opened, one)) : [];
  });
  return sides.length === 0 ? LONG_SIDE : Math.min(LONG_SIDE, Math.max(MIN_SIDE, ...sides));
}

/** Without what fills the rows up. */
function rowsOf(
  { pdfium }: PdfDocument,
  bitmap: number,
  width: number,
  height: number,
): Uint8Array {
  const [at, stride] = [pdfium.FPDFBitmap_GetBuffer(bitmap), pdfium.FPDFBitmap_GetStride(bitmap)];
  const heap = heapOf(pdfium);
  const data = new Uint8Array(width * height);
  for (let y = 0; y < height; y += 1)
    data.set(heap.subarray(at + y * stride, at + y * stride + width), y * width);
  return data;
}
