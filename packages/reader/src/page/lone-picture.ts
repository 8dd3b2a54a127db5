// A page that is one picture from edge to edge and nothing else, as scanners make them: its own pixels, which
// drawing it would only blur. Only a guarded child may import this file.
import { heapOf, type PdfDocument } from '../file/pdf-document.ts';
import { boundsOf } from './pdf-pictures.ts';
import { type Gray } from './prepare/gray.ts';

const IMAGE = 3;
/** In points, between the edge of the picture and that of the page. */
const MAX_MARGIN = 1;
/** What pdfium calls the spaces whose pixels it gives as they are seen: grey, colours, either by profile. */
const PLAIN_SPACES: ReadonlySet<number> = new Set([1, 2, 4, 5, 7]);
/** How pdfium lays out the pixels that it gives, and how many bytes each takes. */
const BYTES: ReadonlyMap<number, number> = new Map([
  [1, 1],
  [2, 3],
  [3, 4],
]);

/** Null where the page has to be drawn. */
export function lonePicture(opened: PdfDocument, page: number, longest: number): Gray | null {
  const { pdfium } = opened;
  if (pdfium.FPDFPage_CountObjects(page) !== 1 || pdfium.FPDFPage_GetAnnotCount(page) > 0)
    return null;
  const picture = pdfium.FPDFPage_GetObject(page, 0);
  if (pdfium.FPDFPageObj_GetType(picture) !== IMAGE) return null;
  const isSeen = fillsPage(opened, page, picture) && isPlain(opened, picture, page, longest);
  return isSeen ? pixelsGiven(opened, picture) : null;
}

/** Upright: a picture that is turned or mirrored fills the page as well. */
function fillsPage(opened: PdfDocument, page: number, picture: number): boolean {
  const { pdfium } = opened;
  const [width, height] = [pdfium.FPDF_GetPageWidthF(page), pdfium.FPDF_GetPageHeightF(page)];
  const [a = 0, b = 1, c = 1, d = 0] = floatsOf(opened, 6, (at) =>
    pdfium.FPDFPageObj_GetMatrix(picture, at),
  );
  const isUpright = a > 0 && d > 0 && b === 0 && c === 0 && pdfium.FPDFPage_GetRotation(page) === 0;
  const [left, bottom, right, top] = boundsOf(opened, picture);
  const margins = [left, bottom, right - width, top - height];
  return isUpright && margins.every((margin) => Math.abs(margin) < MAX_MARGIN);
}

/** A byte or three for each pixel, without a mask: others are given otherwise than they are seen. */
function isPlain(opened: PdfDocument, picture: number, page: number, longest: number): boolean {
  const { pdfium } = opened;
  if (pdfium.FPDFPageObj_HasTransparency(picture)) return false;
  const at = pdfium.pdfium.wasmExports.malloc(28);
  const known = pdfium.FPDFImageObj_GetImageMetadata(picture, page, at);
  const [width = 0, height = 0, , , bits = 0, space = 0] = new Uint32Array(
    heapOf(pdfium).buffer,
    at,
    7,
  );
  pdfium.pdfium.wasmExports.free(at);
  return known && bits >= 8 && PLAIN_SPACES.has(space) && Math.max(width, height) <= longest;
}

function pixelsGiven({ pdfium }: PdfDocument, picture: number): Gray | null {
  const bitmap = pdfium.FPDFImageObj_GetBitmap(picture);
  if (bitmap === 0) return null;
  const bytes = BYTES.get(pdfium.FPDFBitmap_GetFormat(bitmap));
  const [width, height] = [pdfium.FPDFBitmap_GetWidth(bitmap), pdfium.FPDFBitmap_GetHeight(bitmap)];
  const [at, stride] = [pdfium.FPDFBitmap_GetBuffer(bitmap), pdfium.FPDFBitmap_GetStride(bitmap)];
  const gray = { width, height, data: new Uint8Array(width * height) };
  if (bytes !== undefined) takeShades(heapOf(pdfium), at, stride, bytes, gray);
  pdfium.FPDFBitmap_Destroy(bitmap);
  return bytes === undefined ? null : gray;
}

/** Blue, green, red, as light as OCR finds them. */
function takeShades(heap: Uint8Array, at: number, stride: number, bytes: number, to: Gray): void {
  const { width, height, data } = to;
  for (let y = 0; y < height; y += 1) {
    const row = at + y * stride;
    if (bytes === 1) data.set(heap.subarray(row, row + width), y * width);
    else
      for (let x = 0, from = row; x < width; x += 1, from += bytes)
        data[y * width + x] =
          (Number(heap[from]) * 29 + Number(heap[from + 1]) * 150 + Number(heap[from + 2]) * 77) >>
          8;
  }
}

function floatsOf(
  { pdfium }: PdfDocument,
  count: number,
  tell: (at: number) => boolean,
): readonly number[] {
  const at = pdfium.pdfium.wasmExports.malloc(count * 4);
  const known = tell(at);
  const extracted = Array.from(new Float32Array(heapOf(pdfium).buffer, at, count));
  pdfium.pdfium.wasmExports.free(at);
  return known ? extracted : [];
}
