// A file as pages that can be drawn. Only a guarded child may import this file.
import { ACCEPTED_FORMATS, type AcceptedFormat } from '@quitus/domain/documents/file-rules';

import type { PageSource } from './drawn-page.ts';
import { imageSource } from './image-source.ts';
import { openPdfFile } from './pdf-document.ts';
import { pdfSource } from './pdf-source.ts';
import { RefusedFile } from './refused-file.ts';

/** As a child is told on its command line. Throws RefusedFile. */
export async function openPages(path: string, format: string | undefined): Promise<PageSource> {
  const known = ACCEPTED_FORMATS.find((one) => one === format);
  return OPEN[known ?? 'ZIP'](path);
}

const noPages = () => Promise.reject(new RefusedFile('UNKNOWN_FORMAT'));

const OPEN: Record<AcceptedFormat, (path: string) => Promise<PageSource>> = {
  PDF: async (path) => pdfSource(await openPdfFile(path)),
  JPEG: imageSource,
  PNG: imageSource,
  TIFF: imageSource,
  // Loaded for those who need it: the others are drawn sooner.
  HEIC: async (path) => (await import('./heic-source.ts')).heicSource(path),
  DOCX: noPages,
  ZIP: noPages,
};
