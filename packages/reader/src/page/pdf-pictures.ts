// The pictures of a page of a PDF. Only a guarded child may import this file.
import type { Box } from '@quitus/domain/reading/box';

import { heapOf, type PdfDocument } from '../file/pdf-document.ts';

const IMAGE = 3;
const FORM = 5;
const MAX_LOOKED_AT = 10;

/** The object itself, or what it wraps: some scanners wrap the picture once. */
export function picturesIn({ pdfium }: PdfDocument, object: number): number[] {
  const type = pdfium.FPDFPageObj_GetType(object);
  if (type !== FORM) return type === IMAGE ? [object] : [];
  const inside = Math.min(MAX_LOOKED_AT, pdfium.FPDFFormObj_CountObjects(object));
  return Array.from({ length: inside }, (_, index) =>
    pdfium.FPDFFormObj_GetObject(object, index),
  ).filter((one) => pdfium.FPDFPageObj_GetType(one) === IMAGE);
}

/** In the space of the file, where y goes up: left, bottom, right, top. */
export function boundsOf({ pdfium }: PdfDocument, object: number): Box {
  const at = pdfium.pdfium.wasmExports.malloc(16);
  pdfium.FPDFPageObj_GetBounds(object, at, at + 4, at + 8, at + 12);
  const [left = 0, bottom = 0, right = 0, top = 0] = new Float32Array(heapOf(pdfium).buffer, at, 4);
  pdfium.pdfium.wasmExports.free(at);
  return [left, bottom, right, top];
}

/** Of its longest side. */
export function pixelsOf({ pdfium }: PdfDocument, picture: number): number {
  const at = pdfium.pdfium.wasmExports.malloc(8);
  const known = pdfium.FPDFImageObj_GetImagePixelSize(picture, at, at + 4);
  const [width = 0, height = 0] = new Uint32Array(heapOf(pdfium).buffer, at, 2);
  pdfium.pdfium.wasmExports.free(at);
  return known ? Math.max(width, height) : 0;
}
