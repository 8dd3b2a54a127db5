// What it is to draw a page, whatever the file it is in.
import type { Sharp } from 'sharp';

type Size = { width: number; height: number };

/** From the size of a page, as it is looked at, to how many times larger it is to be drawn. */
export type Scale = (page: Size) => number;

/** The size is that of `image`; `page` is what was drawn, in points or in pixels. */
export type Drawn = Size & { image: Sharp; page: Size };

export type PageSource = {
  pages: number;
  /** Pages count from 1. Images are never made larger than they are. Throws RefusedFile. */
  draw: (number: number, scale: Scale) => Promise<Drawn>;
};

/** Whatever is asked for: more would not be read better, only weigh more. */
const MAX_SIDE = 5000;

const side = (length: number) => Math.min(MAX_SIDE, Math.max(1, Math.round(length)));

/** Whole pixels. */
export function drawnSize(page: Size, scale: number): Size {
  const kept = Math.min(scale, MAX_SIDE / Math.max(page.width, page.height));
  return { width: side(page.width * kept), height: side(page.height * kept) };
}

/** So that the longest side has this many pixels. */
export const withLongestSide =
  (pixels: number): Scale =>
  ({ width, height }) =>
    pixels / Math.max(width, height);
