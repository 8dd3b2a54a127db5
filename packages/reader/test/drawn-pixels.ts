import sharp from 'sharp';

import { renderPage } from '../src/file/render.ts';

/** A page as a person sees it. */
export async function drawnPixels(path: string, page: number, width: number) {
  const drawn = await renderPage(path, { page, width });
  if ('refusal' in drawn) throw new Error(drawn.refusal);
  return pixelsOf(drawn.webp);
}

export async function pixelsOf(image: Buffer) {
  const { data, info } = await sharp(image)
    .removeAlpha()
    .toColourspace('srgb')
    .raw()
    .toBuffer({ resolveWithObject: true });
  const colour = (x: number, y: number) => {
    const [r = 0, g = 0, b = 0] = data.subarray((y * info.width + x) * info.channels);
    if (Math.min(r, g, b) > 235) return 'white';
    if (Math.max(r, g, b) < 30) return 'black';
    return r > 180 && g < 80 && b < 80 ? 'red' : 'other';
  };
  const greys = Array.from({ length: info.width * info.height }, (_, index) => {
    const [r = 0, g = 0, b = 0] = data.subarray(index * info.channels);
    return (r + g + b) / 3;
  });
  const darkest = greys.reduce((least, grey) => Math.min(least, grey), 255);
  const lightest = greys.reduce((most, grey) => Math.max(most, grey), 0);
  return { size: [info.width, info.height], colour, greys, darkest, lightest };
}
