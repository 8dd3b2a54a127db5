// Opens a file as pages in shades of grey, as large as OCR can use. Only a guarded child may import this
// file. What opens one kind of file is not loaded for the other: a page is ready that much sooner.
import type { AcceptedFormat } from '@quitus/domain/documents/file-rules';

import type { GrayPages } from './gray-pages.ts';
import { LONG_SIDE } from './prepare/prepare.ts';

/** A photo shows more than the sheet. */
const PHOTO_SIDE = LONG_SIDE * 1.2;

/** As a child is told on its command line. Throws RefusedFile. */
export const openGray = (path: string, format: string | undefined): Promise<GrayPages> =>
  format === ('PDF' satisfies AcceptedFormat) ? openPdfPages(path) : openImages(path, format);

async function openPdfPages(path: string): Promise<GrayPages> {
  const { openPdfFile } = await import('../file/pdf-document.ts');
  const { grayPdfPages } = await import('./gray-pdf.ts');
  return grayPdfPages(await openPdfFile(path));
}

async function openImages(path: string, format: string | undefined): Promise<GrayPages> {
  const { openPages } = await import('../file/page-source.ts');
  const { pages, draw } = await openPages(path, format);
  return {
    pages,
    draw: async (number) => {
      const { image, page } = await draw(
        number,
        ({ width, height }) => PHOTO_SIDE / Math.max(width, height),
      );
      const { data, info } = await image.greyscale().raw().toBuffer({ resolveWithObject: true });
      return { picture: { data, width: info.width, height: info.height }, page };
    },
  };
}
