// Pictures as the pages of a PDF, beside pages that have their text.
import { PDFDocument } from '@cantoo/pdf-lib';
import sharp from 'sharp';

const LONG_SIDE = 841.89;

export type Sheets = { pictures: readonly Buffer[] } | { pdf: Uint8Array };

/** No date is written, so that the same sheets give the same bytes. */
export async function bound(parts: readonly Sheets[]): Promise<Uint8Array> {
  const whole = await PDFDocument.create({ updateMetadata: false });
  for (const part of parts)
    if ('pdf' in part) {
      const source = await PDFDocument.load(part.pdf);
      const pages = await whole.copyPages(source, source.getPageIndices());
      for (const page of pages) whole.addPage(page);
    } else for (const picture of part.pictures) await addPicture(whole, picture);
  return whole.save();
}

async function addPicture(whole: PDFDocument, picture: Buffer): Promise<void> {
  const { format, width, height } = await sharp(picture).metadata();
  const image = format === 'png' ? await whole.embedPng(picture) : await whole.embedJpg(picture);
  const scale = LONG_SIDE / Math.max(width, height);
  const page = whole.addPage([width * scale, height * scale]);
  page.drawImage(image, { x: 0, y: 0, width: width * scale, height: height * scale });
}
