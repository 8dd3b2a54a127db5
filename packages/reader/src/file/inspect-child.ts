// Run by guarded-child.ts: opens one file for good and says what it found. `path format`.
import { readFileSync } from 'node:fs';

import {
  type FileRefusal,
  type FileWarning,
  MAX_IMAGE_PIXELS,
  MAX_PAGES,
} from '@quitus/domain/documents/file-rules';

import { refusalOf, sayAnswer, sayReady } from './child-answer.ts';
import { openPdf, withPage } from './pdf-document.ts';
import { pdfWarnings } from './pdf-warnings.ts';

type Verdict =
  | { pages: number; width?: number; height?: number; warnings: FileWarning[] }
  | { refusal: FileRefusal };

const END_MARKS = ['%%EOF', 'startxref'];
const END_BYTES = 66_000;

async function inspectPdf(path: string): Promise<Verdict> {
  const content = readFileSync(path);
  const opened = await openPdf(content);
  const { pdfium, document } = opened;
  const pages = pdfium.FPDF_GetPageCount(document);
  if (pages > MAX_PAGES) return { refusal: 'TOO_MANY_PAGES' };
  // pdfium mends a file that was cut; what it mends has lost pages.
  const end = content.subarray(-END_BYTES);
  if (pages < 1 || !END_MARKS.some((mark) => end.includes(mark)))
    return { refusal: 'CORRUPT_FILE' };
  for (let index = 0; index < pages; index += 1) withPage(opened, index, () => {});
  const warnings = new Set(pdfWarnings(content));
  if (pdfium.FPDFDoc_GetJavaScriptActionCount(document) > 0) warnings.add('JAVASCRIPT');
  if (pdfium.FPDFDoc_GetAttachmentCount(document) > 0) warnings.add('EMBEDDED_FILES');
  if (pdfium.EPDF_IsEncrypted(document)) warnings.add('OWNER_PASSWORD');
  return { pages, warnings: [...warnings] };
}

async function inspectImage(path: string): Promise<Verdict> {
  const { default: sharp } = await import('sharp');
  const seen = await sharp(path, { limitInputPixels: false }).metadata();
  const { width, height } = seen.autoOrient;
  const pages = seen.pages ?? 1;
  if (width * height > MAX_IMAGE_PIXELS) return { refusal: 'IMAGE_TOO_LARGE' };
  if (pages > MAX_PAGES) return { refusal: 'TOO_MANY_PAGES' };
  for (let page = 0; page < pages; page += 1) {
    // Made small as it is read: every byte is decoded, few are kept.
    await sharp(path, { page, failOn: 'error', limitInputPixels: MAX_IMAGE_PIXELS })
      .resize(64)
      .raw()
      .toBuffer();
  }
  return { pages, width, height, warnings: [] };
}

async function inspectHeic(path: string): Promise<Verdict> {
  const { heicSource } = await import('./heic-source.ts');
  const { pages, width, height, draw } = await heicSource(path);
  const { image } = await draw(1, () => 64 / width);
  await image.raw().toBuffer();
  return { pages, width, height, warnings: [] };
}

const INSPECT: Record<string, (path: string) => Promise<Verdict>> = {
  PDF: inspectPdf,
  HEIC: inspectHeic,
};

sayReady();
const [path = '', format = ''] = process.argv.slice(2);
const inspect = INSPECT[format] ?? inspectImage;
const verdict = await inspect(path).catch((error): Verdict => ({ refusal: refusalOf(error) }));
sayAnswer(JSON.stringify(verdict));
process.exit(0);
