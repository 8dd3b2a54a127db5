// The photograph of a telephone, decoded by libheif. Only a guarded child may import this file.
import { readFileSync } from 'node:fs';

import { MAX_IMAGE_PIXELS } from '@quitus/domain/documents/file-rules';
import heic from 'heic-decode';
import sharp from 'sharp';

import { drawnSize, type PageSource } from './drawn-page.ts';
import { RefusedFile } from './refused-file.ts';

export type HeicSource = PageSource & { width: number; height: number };

/** The first picture of the file; others are thumbnails, or the rest of a burst. */
export async function heicSource(path: string): Promise<HeicSource> {
  const [found] = await heic.all({ buffer: readFileSync(path) });
  if (!found) throw new RefusedFile('CORRUPT_FILE');
  // Already turned upright, as the file says; extracted before a single pixel is decoded.
  const page = { width: found.width, height: found.height };
  if (page.width * page.height > MAX_IMAGE_PIXELS) throw new RefusedFile('IMAGE_TOO_LARGE');
  return {
    pages: 1,
    ...page,
    draw: async (number, scale) => {
      if (number !== 1) throw new RefusedFile('CORRUPT_FILE');
      const { data } = await found.decode();
      const { width, height } = drawnSize(page, Math.min(1, scale(page)));
      const image = sharp(data, { raw: { ...page, channels: 4 }, limitInputPixels: false })
        .flatten({ background: '#fff' })
        .resize(width, height, { fit: 'fill' });
      return { image, width, height, page };
    },
  };
}
