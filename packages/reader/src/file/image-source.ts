// The pages of a JPEG, a PNG or a TIFF. Only a guarded child may import this file.
import { MAX_IMAGE_PIXELS } from '@quitus/domain/documents/file-rules';
import sharp from 'sharp';

import { drawnSize, type PageSource } from './drawn-page.ts';
import { RefusedFile } from './refused-file.ts';

/** sharp opens more than we accept, drawings with links among them. */
const OPENED: readonly string[] = ['jpeg', 'png', 'tiff'];

export async function imageSource(path: string): Promise<PageSource> {
  const { format, pages = 1 } = await sharp(path, { limitInputPixels: false }).metadata();
  if (!OPENED.includes(format)) throw new RefusedFile('CORRUPT_FILE');
  return {
    pages,
    draw: async (number, scale) => {
      const image = sharp(path, {
        page: number - 1,
        failOn: 'error',
        limitInputPixels: MAX_IMAGE_PIXELS,
      });
      const { autoOrient: page } = await image.metadata();
      const { width, height } = drawnSize(page, Math.min(1, scale(page)));
      const drawn = image
        .autoOrient()
        .flatten({ background: '#fff' })
        .resize(width, height, { fit: 'fill' });
      return { image: drawn, width, height, page };
    },
  };
}
