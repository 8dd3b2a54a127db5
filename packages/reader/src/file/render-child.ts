// Run by guarded-child.ts: one page as a WebP. `path format page width`, or why not.
import { readFileSync } from 'node:fs';

import { type FileRefusal, MAX_IMAGE_PIXELS } from '@quitus/domain/documents/file-rules';
import sharp, { type Sharp } from 'sharp';

import { sayAnswer, sayReady } from './child-answer.ts';
import { heapOf, openPdf } from './pdf-document.ts';

const MAX_SIDE = 5000;
const BGRA = 4;
const WHITE = 0xffffffff;
const WITH_ANNOTATIONS = 0x01;
const AS_RGBA = 0x10;

const side = (length: number) => Math.min(MAX_SIDE, Math.max(1, Math.round(length)));

async function pdfPage(path: string, number: number, wanted: number): Promise<Sharp | FileRefusal> {
  const opened = await openPdf(readFileSync(path));
  if ('refusal' in opened) return opened.refusal;
  const { pdfium, document } = opened;
  const page = pdfium.FPDF_LoadPage(document, number - 1);
  if (page === 0) return 'CORRUPT_FILE';
  const [pageWidth, pageHeight] = [
    pdfium.FPDF_GetPageWidthF(page),
    pdfium.FPDF_GetPageHeightF(page),
  ];
  const scale = Math.min(wanted / pageWidth, MAX_SIDE / Math.max(pageWidth, pageHeight));
  const [width, height] = [side(pageWidth * scale), side(pageHeight * scale)];
  const bitmap = pdfium.FPDFBitmap_CreateEx(width, height, BGRA, 0, 0);
  pdfium.FPDFBitmap_FillRect(bitmap, 0, 0, width, height, WHITE);
  pdfium.FPDF_RenderPageBitmap(bitmap, page, 0, 0, width, height, 0, WITH_ANNOTATIONS | AS_RGBA);
  const at = pdfium.FPDFBitmap_GetBuffer(bitmap);
  const pixels = heapOf(pdfium).subarray(at, at + width * height * 4);
  return sharp(pixels, { raw: { width, height, channels: 4 } }).removeAlpha();
}

async function imagePage(path: string, number: number, wanted: number): Promise<Sharp> {
  const image = sharp(path, {
    page: number - 1,
    failOn: 'error',
    limitInputPixels: MAX_IMAGE_PIXELS,
  });
  const { autoOrient } = await image.metadata();
  const scale = Math.min(
    1,
    wanted / autoOrient.width,
    MAX_SIDE / Math.max(autoOrient.width, autoOrient.height),
  );
  const [width, height] = [side(autoOrient.width * scale), side(autoOrient.height * scale)];
  return image.autoOrient().flatten({ background: '#fff' }).resize(width, height, { fit: 'fill' });
}

sayReady();
const [path = '', format, page, width] = process.argv.slice(2);
const draw = format === 'PDF' ? pdfPage : imagePage;
const drawn = await draw(path, Number(page), Number(width));
sayAnswer(typeof drawn === 'string' ? drawn : await drawn.webp({ quality: 82 }).toBuffer());
process.exit(0);
