import sharp from 'sharp';
import { describe, expect, it } from 'vitest';

import { temporaryFiles } from '../../test/files.ts';
import { house, sizedHeic, turnedHeic } from '../../test/heic-bytes.ts';
import { inspectFile } from './inspect.ts';
import { renderPage } from './render.ts';

const written = temporaryFiles();

/** Where the red corner of the house is once drawn. */
async function corners(content: Buffer, width: number) {
  const drawn = await renderPage(written(content), { page: 1, width });
  if ('refusal' in drawn) throw new Error(drawn.refusal);
  const { data, info } = await sharp(drawn.webp).raw().toBuffer({ resolveWithObject: true });
  const isRed = (x: number, y: number) => {
    const [r = 0, g = 0, b = 0] = data.subarray((y * info.width + x) * 3);
    return r > 180 && g < 60 && b < 60;
  };
  const [right, bottom] = [info.width - 5, info.height - 5];
  const red = { top_left: isRed(5, 5), top_right: isRed(right, 5), bottom_left: isRed(5, bottom) };
  return { size: [info.width, info.height], red };
}

describe('a photograph of a telephone', () => {
  it('comes in with its size', async () => {
    const inspection = await inspectFile(written(house()), 'IMG_0001.HEIC');
    const size = { width: 200, height: 150 };
    expect(inspection).toEqual({ format: 'HEIC', pages: 1, warnings: [], ...size });
  });

  it('is drawn, made smaller, never larger', async () => {
    const red = { top_left: true, top_right: false, bottom_left: false };
    expect(await corners(house(), 100)).toEqual({ size: [100, 75], red });
    expect(await corners(house(), 900)).toEqual({ size: [200, 150], red });
  });

  it('is turned upright', async () => {
    expect(await inspectFile(written(turnedHeic(3)), 'a.heic')).toMatchObject({ width: 150 });
    expect(await corners(turnedHeic(3), 900)).toEqual({
      size: [150, 200],
      red: { top_left: false, top_right: true, bottom_left: false },
    });
    expect((await corners(turnedHeic(1), 900)).red.bottom_left).toBe(true);
  });

  it('has one page', async () => {
    expect(await renderPage(written(house()), { page: 2, width: 9 })).toEqual({
      refusal: 'CORRUPT_FILE',
    });
  });

  it('is refused before it is decoded when it is too large', async () => {
    const huge = written(sizedHeic(10_000, 8_001));
    expect(await inspectFile(huge, 'a.heic')).toEqual({ refusal: 'IMAGE_TOO_LARGE' });
    expect(await renderPage(huge, { page: 1, width: 9 })).toEqual({ refusal: 'IMAGE_TOO_LARGE' });
  });
});
